/// The controller that manages a tab bar, which also owns the selection that the bar displays.
@MainActor
protocol TabBarHost: BarHost, UITabBarDelegate {
  /// The item of the selected tab, or `nil` if no item on the bar represents it.
  var selectedBarItem: UITabBarItem? { get }

  /// Whether the controller is replacing the bar's items itself.
  var isChangingBar: Bool { get }

  var isTabBarAtScrollEdge: Bool { get }

  /// The height of the home indicator below the bar, or `nil` if it is not known.
  var bottomInsetOfBar: CGFloat? { get }

  /// Called after the bar was moved, hidden, shown, or became opaque or translucent.
  func barCoverageChanged()

  // MARK: Television

  /// Completes the transition in progress, because moving the focus selects another tab.
  func finishTransition()

  /// Called after the focus moved to the bar, on it, or away from it.
  func barFocusChanged(with coordinator: UIFocusAnimationCoordinator)

  /// Moves the focus into the content and returns whether that was possible.
  func enterContent() -> Bool
}

extension UITabBarController: TabBarHost {
  var pageUnderBar: UIViewController? { transition.shown?.controllerBehindBars }

  var isTabBarAtScrollEdge: Bool { scrollEdge.isAtEdge }

  func finishTransition() { transition.hurry() }

  func bar(_ bar: UIView, didActivate item: NSObject?) {
    if let item = item as? UITabBarItem { barTapped(item) }
  }

  func barHeightChanged(_ bar: UIView) {
    if let view = viewIfLoaded, bar.superview === view { view.setNeedsLayout() }
  }
}
