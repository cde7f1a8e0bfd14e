import Foundation

/// What shows that an item has the focus; an effect of this class itself shows nothing.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }
}

/// A ring around what has the focus. (R-FOC-30)
///
/// It is shown on phones and pads; on a television it is not.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Whether the ring stands inside or outside of its rectangle.
  public enum Position: Int, Sendable {
    /// Outside, unless what is there is cut off.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The rectangle that the ring goes round, in the item's coordinates; nil for the item as it is.
  let rect: CGRect?

  /// Creates a ring around the item.
  public override init() {
    rect = nil
    super.init()
  }

  /// Creates a ring around a rectangle of the item; a rectangle that is not finite means the item as a whole.
  public init(rect: CGRect) {
    self.rect = rect.isFinite ? rect : nil
    super.init()
  }

  /// Where the ring stands; automatic by default.
  open var position = Position.automatic
}
