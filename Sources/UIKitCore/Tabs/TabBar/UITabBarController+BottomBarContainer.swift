extension UITabBarController: BottomBarContainer {
  var shownChild: UIViewController? { transition.shown }

  var bottomBarCoverage: CGFloat { tabBar.environment.form == .docked ? barCoverage : 0 }

  var isBottomBarTranslucent: Bool { tabBar.isTranslucent }

  var isBottomBarHiddenByPages: Bool { hiding.isHiddenByPages }

  /// Continues a change that waited for the end of a transition between pages.
  func childPagesSettled() {
    if !transition.isUpToDate { transition.follow() }
  }

  func childItemChanged() { itemsChanged() }
}
