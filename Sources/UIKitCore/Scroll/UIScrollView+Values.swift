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
}
