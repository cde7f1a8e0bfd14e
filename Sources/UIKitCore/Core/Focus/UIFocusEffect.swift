import Foundation

/// The visual effect that the system shows for a focused item.
///
/// Instances of this class have no visible effect; use ``UIFocusHaloEffect`` for a ring.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Creates an effect that is not visible.
  public override init() { super.init() }
}

// R-FOC-30
/// A ring around the focused item.
///
/// The ring is shown on phones and tablets, but not on televisions.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The positions of the ring relative to its rectangle.
  public enum Position: Int, Sendable {
    /// The ring is outside, unless it would be clipped there.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The rectangle of the ring in the item's coordinates, or `nil` for the item's bounds.
  let rect: CGRect?

  /// Creates a ring around the item.
  public override init() {
    rect = nil
    super.init()
  }

  /// Creates a ring around a rectangle in the item's coordinates.
  ///
  /// A rectangle that is not finite is replaced with the bounds of the item.
  public init(rect: CGRect) {
    self.rect = rect.isFinite ? rect : nil
    super.init()
  }

  /// The position of the ring.
  ///
  /// The default value is `automatic`.
  open var position = Position.automatic
}
