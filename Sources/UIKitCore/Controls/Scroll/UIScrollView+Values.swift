import Foundation

extension UIScrollView {
  /// When the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below also when the view is the content of a controller with bars.
    case automatic = 0
    /// Along the directions in which the content can be moved.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all edges.
    case always = 3
  }

  /// What the bars look like that show which part of the content is seen.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light interface, light on a dark one.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// The share of its speed that coasting content has left after a millisecond.
  ///
  /// Shares outside of 0.5 to 0.9999 act like the nearest of these two.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// Creates a rate from the share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Content goes on for long: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Content stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
