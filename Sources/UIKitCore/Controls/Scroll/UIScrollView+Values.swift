import Foundation

extension UIScrollView {
  /// The behaviors for adding the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, and additionally along the vertical axis if the view is the content
    /// of a bar controller.
    case automatic = 0
    /// The safe area is added along the axes in which the content can scroll.
    case scrollableAxes = 1
    /// The safe area is not added.
    case never = 2
    /// The safe area is added on all edges.
    case always = 3
  }

  /// The styles of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A dark indicator in the light interface style, and a light one in the dark style.
    case `default` = 0
    /// A dark indicator, for light content.
    case black = 1
    /// A light indicator, for dark content.
    case white = 2
  }

  /// The factor by which the velocity of decelerating content changes per millisecond.
  ///
  /// Values outside the range 0.5 to 0.9999 are clamped when they are used.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public var rawValue: CGFloat

    /// Creates a rate with a factor per millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for short decelerations, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
