/// The bar at the top of a television. (R-TV-1)
extension UITabBarController {
  /// How far the content has taken the bar along; while the bar has the focus it stays.
  var scrolledAway: CGFloat { tabBar.focusedButton == nil ? televisionScroll.distance : 0 }

  /// What bars of controllers around this one cover above its bar, beyond what the screen's edge takes. (R-TV-16)
  var topCoveredByOuterBars: CGFloat {
    guard let view = viewIfLoaded, let window = view.window else { return 0 }
    let inherited = view.safeAreaInsets.top - additionalSafeAreaInsets.top
    return max(inherited - window.safeAreaInsets.top, 0)
  }

  // MARK: Focus

  /// Where the focus goes that comes to the controller: on a television to the bar first. (R-TV-9, R-FOC-8)
  var focusPreferences: [UIFocusEnvironment] {
    let page = content.map { [$0 as UIFocusEnvironment] } ?? []
    return tabBar.environment.form == .television ? [tabBar] + page : page
  }

  /// The focus came to the bar or left it: the bar comes back with the top of the content, or goes along with that again. (R-TV-1)
  func barFocusChanged(with coordinator: UIFocusAnimationCoordinator) {
    if tabBar.focusedButton != nil, let scrollView = televisionScroll.scrollView,
      televisionScroll.distance > 0
    {
      let top = -scrollView.adjustedContentInset.top
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    }
    coordinator.addCoordinatedAnimations { [weak self] in
      if self?.isViewLoaded == true { self?.placeBar() }
    }
  }

  /// Moves the focus from the bar to what the selected page prefers; false where nothing there takes it. (R-TV-4)
  func enterContent() -> Bool {
    guard let page = content, let window = viewIfLoaded?.window else { return false }
    window.layoutIfNeeded()
    let system = window.screen.focusSystemInUse
    guard let item = system.preference(in: FocusScope(of: window)).item(for: page),
      system.move(to: item)
    else { return false }
    FocusReveal.bringIntoSight(item)
    return true
  }

  /// Brings the focus from the content back to the bar; false where it is there already, or the bar cannot have it. (R-TV-7)
  func focusBar() -> Bool {
    let bar = tabBar
    guard bar.environment.form == .television, bar.focusedButton == nil,
      let window = viewIfLoaded?.window
    else { return false }
    let system = window.screen.focusSystemInUse
    guard let item = system.preference(in: FocusScope(of: window)).item(for: bar) else {
      return false
    }
    return system.move(to: item)
  }
}

extension FocusDismissal {
  /// What the Menu button of a television does: outwards from the focus, back to the page before or to the bar above. (R-TV-7)
  func stepOut() -> Bool {
    for environment in FocusPath.path(from: window.screen.focusSystem?.focusedItem) {
      if let stack = environment as? UINavigationController, stack.canGoBack {
        stack.navigationBar.backTapped()
        return true
      }
      if let tabs = environment as? UITabBarController, tabs.focusBar() { return true }
    }
    return false
  }
}

extension UIScrollView {
  /// Brings a part of the content into sight that has got the focus, and rests where bars around want it to. (R-FOC-20, R-TV-1)
  func showByFocus(_ rect: CGRect) {
    scrollRectToVisible(rect, animated: true)
    let target = course?.motion.destination ?? bounds.origin
    let rest = settled(target)
    if rest != target { setContentOffset(rest, animated: true) }
  }
}
