/// The hiding of the bar by the pages of the shown child.
///
/// The child is the only source of that state; this controller doesn't store it. While pages slide,
/// the bar is a subview of their container, so that it moves with the page that shows it and is
/// covered by the other page.
extension UITabBarController {
  // R-HID-1, R-HID-4, R-HID-5

  /// Whether the shown child currently hides the bar, which it can't do on a television.
  private var pagesHideBar: Bool {
    // R-TV-17
    tabBar.environment.tabBarIdiom == .docked && transition.shown?.hidesBottomBar == true
  }

  /// Hides or shows the bar depending on the pages of the shown child.
  ///
  /// Inside an animation, the bar slides; `settleBar` completes the change.
  func followPages() {
    guard pagesHideBar != hiding.isHiddenByPages else { return }
    hiding.isHiddenByPages.toggle()
    if !hiding.isAway { revealBar() }
    // The bar slides even if the app moved it in the current layout pass.
    hiding.frameBeforeLayout = nil
    if viewIfLoaded != nil { placeBar() }
    barCoverageChanged()
  }

  /// Updates the state of the bar for the end of a transition, and returns a closure that animates
  /// the bar to it.
  func followPagesByMoving() -> (() -> Void)? {
    let bar = tabBar
    let start = bar.frame
    followPages()
    guard bar.superview === viewIfLoaded, start != bar.frame else { return nil }
    return { [weak self] in
      UIView.performWithoutAnimation { bar.frame = start }
      // A navigation controller that appears for the first time may have hidden the bar in the
      // meantime.
      self?.placeBar()
    }
  }

  /// Shows the view of a hidden bar before it slides in.
  func revealBar() {
    guard hiding.wasAway else { return }
    hiding.wasAway = false
    tabBar.isHidden = hiding.wasHiddenByApp
  }

  /// Hides the view of a bar that has slid out, or shows it again; the app's `isHidden` of the bar
  /// is kept.
  func settleBar() {
    guard hiding.reparentedFrame == nil, !transition.isRunning, hiding.isAway != hiding.wasAway
    else { return }
    guard hiding.isAway else { return revealBar() }
    hiding.wasAway = true
    hiding.wasHiddenByApp = tabBar.isHidden
    tabBar.isHidden = true
  }

  /// Moves the bar to the container of sliding pages; returns `nil` for a bar that isn't visible.
  ///
  /// The bar also stays if a callback has selected another child than that of the pages.
  func reparentBar(to host: UIView) -> UIView? {
    guard tabBar.environment.tabBarIdiom == .docked, let view = viewIfLoaded,
      tabBar.superview === view, !tabBar.isHidden, let window = view.window,
      host.window === window, let shown = transition.shown?.viewIfLoaded,
      host.isDescendant(of: shown)
    else { return nil }
    let frame = tabBar.frame
    hiding.reparentedFrame = frame
    hiding.sizeWhenReparented = view.bounds.size
    host.addSubview(tabBar)
    tabBar.frame = view.convert(frame, to: host)
    return tabBar
  }

  /// Moves a reparented bar with its page to the edge of a view whose size has changed.
  func placeReparentedBar() {
    // R-ROT-8
    guard let view = viewIfLoaded, let host = tabBar.superview, host !== view,
      view.bounds.size != hiding.sizeWhenReparented
    else { return }
    let size = tabBar.sizeThatFits(view.bounds.size)
    let frame = CGRect(
      x: 0,
      y: view.bounds.height - size.height,
      width: view.bounds.width,
      height: size.height
    )
    hiding.reparentedFrame = frame
    hiding.sizeWhenReparented = view.bounds.size
    tabBar.untransformedFrame = view.convert(frame, to: host)
  }

  /// Returns the bottom inset with or without the bar, excluding `additionalSafeAreaInsets`.
  func bottomInset(withBar hasBar: Bool) -> CGFloat {
    guard let view = viewIfLoaded else { return 0 }
    let inherited = max(view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom, 0)
    guard hasBar, !hiding.isHidden, tabBar.environment.tabBarIdiom == .docked else {
      return inherited
    }
    let isHiddenByApp = hiding.wasAway ? hiding.wasHiddenByApp : tabBar.isHidden
    guard !isHiddenByApp else { return inherited }
    return max(inherited, tabBar.sizeThatFits(view.bounds.size).height)
  }

  /// Moves the bar back to the controller's view.
  func restoreBar() {
    guard hiding.reparentedFrame != nil, let view = viewIfLoaded else { return }
    hiding.reparentedFrame = nil
    hiding.frameBeforeLayout = nil
    tabBar.layer.removeAllAnimations()
    tabBar.transform = .identity
    view.addSubview(tabBar)
    placeBar()
  }
}
