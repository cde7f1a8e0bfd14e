import Foundation

extension UIView {
  /// Options for how a view positions and scales content whose size differs from that of the view.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to fill the bounds, changing its aspect ratio.
    case scaleToFill
    /// Scales the content to fit completely in the bounds, keeping its aspect ratio.
    case scaleAspectFit
    /// Scales the content to cover the bounds, keeping its aspect ratio.
    case scaleAspectFill
    /// Redraws the content whenever the size changes.
    case redraw
    /// Centers the content without scaling it.
    case center
    /// Aligns the content with the center of the top edge.
    case top
    /// Aligns the content with the center of the bottom edge.
    case bottom
    /// Aligns the content with the center of the left edge.
    case left
    /// Aligns the content with the center of the right edge.
    case right
    /// Aligns the content with the top left corner.
    case topLeft
    /// Aligns the content with the top right corner.
    case topRight
    /// Aligns the content with the bottom left corner.
    case bottomLeft
    /// Aligns the content with the bottom right corner.
    case bottomRight
  }

  /// The dimensions and margins of a view that change with the size of its superview.
  ///
  /// The change is distributed among the flexible parts of each axis in proportion to their
  /// lengths. A part that is not in the set keeps its length.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The display of the tint color: unchanged, or gray as in a view behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// The unchanged tint color.
    case normal
    /// Gray with the brightness of the tint color.
    case dimmed
  }
}

/// Descriptions of a view's content that determine how it is laid out in right-to-left languages.
///
/// The attribute determines whether the content is mirrored in languages that are written from
/// right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that follows the direction of the interface.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Controls for physical directions, which are never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
