/// The bar at the top of a television's screen.
extension UITabBarController {
  // R-TV-1

  /// The distance that the bar has scrolled along with the content; 0 while the bar has the focus.
  var scrolledAway: CGFloat { tabBar.focusedButton == nil ? televisionScroll.distance : 0 }

  /// The height that bars of surrounding controllers cover at the top, without the safe area of the
  /// window.
  var topCoveredByOuterBars: CGFloat {
    // R-TV-16
    guard let view = viewIfLoaded, let window = view.window else { return 0 }
    let inherited = view.safeAreaInsets.top - additionalSafeAreaInsets.top
    return max(inherited - window.safeAreaInsets.top, 0)
  }

  // MARK: Focus

  /// The environments to be focused first: the selected child, and on a television the bar before
  /// it.
  var _preferredFocusEnvironments: [UIFocusEnvironment] {
    // R-TV-9, R-FOC-8
    let page = content.map { [$0 as UIFocusEnvironment] } ?? []
    return tabBar.environment.tabBarIdiom == .television ? [tabBar] + page : page
  }

  /// Scrolls the content to its top if the bar was focused, and updates the position of the bar.
  func barFocusChanged(with coordinator: UIFocusAnimationCoordinator) {
    // R-TV-1
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

  /// Moves the focus from the bar into the selected page; returns `false` if nothing there can be
  /// focused.
  func enterContent() -> Bool {
    // R-TV-4
    guard let page = content, let window = viewIfLoaded?.window else { return false }
    window.layoutIfNeeded()
    let system = window.screen.focusSystemInUse
    guard let item = system.preference(in: FocusScope(of: window)).item(for: page),
      system.move(to: item)
    else { return false }
    FocusReveal.scrollIntoView(item)
    return true
  }

  /// Moves the focus from the content to the bar; returns `false` if the bar is already focused or
  /// can't be focused.
  func focusBar() -> Bool {
    // R-TV-7
    let bar = tabBar
    guard bar.environment.tabBarIdiom == .television, bar.focusedButton == nil,
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
  /// Goes back one page, or moves the focus to the bar, for the Menu button of a television's
  /// remote.
  ///
  /// The innermost controller around the focused item that can do either is used.
  func moveOut() -> Bool {
    // R-TV-7
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
  /// Scrolls the focused part of the content into view, to a position at which the bar isn't cut
  /// off.
  func showByFocus(_ rect: CGRect) {
    // R-FOC-20, R-TV-1
    scrollRectToVisible(rect, animated: true)
    let target = scrollAnimation?.motion.destination ?? bounds.origin
    let rest = focusRest(for: rect, target: target)
    if rest != target { setContentOffset(rest, animated: true) }
  }

  /// Returns the offset at which the content comes to rest, without hiding the focused part again.
  ///
  /// If the focused part isn't visible with the whole bar, the bar is scrolled out of view.
  private func focusRest(for rect: CGRect, target: CGPoint) -> CGPoint {
    let rest = settled(target)
    guard rest != target, !shows(rect, at: rest, asMuchAsAt: target) else { return rest }
    let inset = adjustedContentInset.top
    let end = aligned(CGPoint(x: target.x, y: TelevisionTabBarMetrics.farthest - inset))
    let isPossible = settled(end) == end && limits.contains(end)
    return isPossible && shows(rect, at: end, asMuchAsAt: target) ? end : target
  }

  private func shows(_ rect: CGRect, at offset: CGPoint, asMuchAsAt other: CGPoint) -> Bool {
    func height(_ offset: CGPoint) -> CGFloat {
      CGRect(origin: offset, size: bounds.size).inset(by: adjustedContentInset)
        .intersection(rect).height
    }
    return height(offset) >= height(other) - 0.5
  }
}
