import Foundation

/// The visual effect that the system shows for a focused item.
///
/// An effect of this class shows nothing; use ``UIFocusHaloEffect`` for a ring.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }
}

// R-FOC-30
/// A ring around the focused item.
///
/// The ring is shown on phones and pads, and not on televisions.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the ring relative to its rectangle.
  public enum Position: Int, Sendable {
    /// Outside, unless that would be clipped.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The rectangle of the ring in the item's coordinates; `nil` for the item's bounds.
  let rect: CGRect?

  /// Creates a ring around the item.
  public override init() {
    rect = nil
    super.init()
  }

  /// Creates a ring around a rectangle of the item.
  ///
  /// A rectangle that is not finite means the bounds of the item.
  public init(rect: CGRect) {
    self.rect = rect.isFinite ? rect : nil
    super.init()
  }

  /// The position of the ring.
  ///
  /// The default value is `automatic`.
  open var position = Position.automatic
}
