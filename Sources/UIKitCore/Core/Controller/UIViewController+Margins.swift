import Foundation

// R-AL-18
extension UIViewController {
  /// The least margins of the controller's view, without the safe area, in points.
  ///
  /// They are 16 points at the sides, or 20 in views that are at least as wide as a large phone, and 0
  /// at the top and at the bottom.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    Self.minimumMargins(forWidth: viewIfLoaded?.bounds.width ?? 0)
  }

  /// A Boolean value that indicates whether the margins of the controller's view are at least
  /// ``systemMinimumLayoutMargins``.
  ///
  /// The default value is `true`.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { context.respectsMinimumMargins }
    set {
      guard newValue != context.respectsMinimumMargins else { return }
      context.respectsMinimumMargins = newValue
      viewIfLoaded?.layoutMarginsChanged()
    }
  }

  package func minimumMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets? {
    context.respectsMinimumMargins ? Self.minimumMargins(forWidth: width) : nil
  }

  private static func minimumMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let side = ScreenMetrics.sideMargin(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
