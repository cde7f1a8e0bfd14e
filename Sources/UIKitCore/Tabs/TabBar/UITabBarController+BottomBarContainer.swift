extension UITabBarController: BottomBarContainer {
  var shownChild: UIViewController? { transition.shown }

  var bottomBarCoverage: CGFloat { tabBar.environment.tabBarIdiom == .docked ? barCoverage : 0 }

  var isBottomBarTranslucent: Bool { tabBar.isTranslucent }

  var isBottomBarHiddenByPages: Bool { hiding.isHiddenByPages }

  /// Performs a change that was deferred until the end of a transition between pages.
  func childPagesSettled() {
    if !transition.isUpToDate { transition.follow() }
  }

  func childItemChanged() { itemsChanged() }
}
