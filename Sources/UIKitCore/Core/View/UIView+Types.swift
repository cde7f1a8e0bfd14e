import Foundation

extension UIView {
  /// How content is put when the view's size is not the content's.
  public enum ContentMode: Int, Sendable {
    /// Fills the bounds, whatever the aspect.
    case scaleToFill
    /// As large as fits, whole.
    case scaleAspectFit
    /// As small as covers the bounds.
    case scaleAspectFill
    /// Draws anew at each change of size.
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// Which distances to the superview's edges, and which sides, take part when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a mask from the sum of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether the tint colour is shown as it is or greyed, as behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    case normal
    case dimmed
  }
}

/// What a view shows, as far as the direction of reading matters for it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the interface.
  case unspecified
  /// Playback controls: never mirrored.
  case playback
  /// Controls that mean a place: never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
