/// A bar that comes and goes with the pages of the child in view. (R-HID-1, R-HID-4, R-HID-5)
///
/// Whether it does is asked of the child and never stored by it. While pages slide, the bar lies on the one that shows
/// it, so that it goes with that page and the other one covers it.
extension UITabBarController {
  /// Whether the child in view is shown without the bar just now.
  ///
  /// Pages of a television's have no say in it. (R-TV-17)
  private var pagesHideBar: Bool {
    tabBar.environment.form == .docked && transition.shown?.hidesBottomBar == true
  }

  /// Takes over what the pages want.
  ///
  /// Inside an animation the bar slides; `settleBar` ends that.
  func followPages() {
    guard pagesHideBar != hiding.isHiddenByPages else { return }
    hiding.isHiddenByPages.toggle()
    if !hiding.isAway { revealBar() }
    if viewIfLoaded != nil { placeBar() }
    barCoverageChanged()
  }

  /// The same at the start of a movement: all facts are those of its end, and what is returned shows the bar's way there.
  func followPagesByMoving() -> (() -> Void)? {
    let bar = tabBar
    let start = bar.frame
    followPages()
    guard bar.superview === viewIfLoaded, start != bar.frame else { return nil }
    return { [weak self] in
      UIView.performWithoutAnimation { bar.frame = start }
      // A stack that appears for the first time may have found out only now that it does without the bar.
      self?.placeBar()
    }
  }

  /// Shows a bar that was away before it slides in.
  func revealBar() {
    guard hiding.wasAway else { return }
    hiding.wasAway = false
    tabBar.isHidden = hiding.wasHiddenByApp
  }

  /// Hides a bar that has slid out, and shows one that is back; what the app did to the bar's view stays.
  func settleBar() {
    guard hiding.reparentedFrame == nil, !transition.isRunning, hiding.isAway != hiding.wasAway
    else { return }
    guard hiding.isAway else { return revealBar() }
    hiding.wasAway = true
    hiding.wasHiddenByApp = tabBar.isHidden
    tabBar.isHidden = true
  }

  /// Puts the bar onto a page's side of the tree for as long as pages move; nil for a bar that nobody sees.
  func reparentBar(to host: UIView) -> UIView? {
    guard tabBar.environment.form == .docked, let view = viewIfLoaded, tabBar.superview === view,
      !tabBar.isHidden, view.window != nil
    else { return nil }
    let frame = tabBar.frame
    hiding.reparentedFrame = frame
    hiding.sizeWhenReparented = view.bounds.size
    host.addSubview(tabBar)
    tabBar.frame = view.convert(frame, to: host)
    return tabBar
  }

  /// Moves the lent bar with its page to the edge of a view that took another size meanwhile. (R-ROT-8)
  func placeReparentedBar() {
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

  /// What the content above the lower edge keeps clear of with the bar, or without it, apart from what the app adds.
  func edgeInset(withBar hasBar: Bool) -> CGFloat {
    guard let view = viewIfLoaded else { return 0 }
    let inherited = max(view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom, 0)
    guard hasBar, !hiding.isHidden, tabBar.environment.form == .docked else { return inherited }
    let isHiddenByApp = hiding.wasAway ? hiding.wasHiddenByApp : tabBar.isHidden
    guard !isHiddenByApp else { return inherited }
    return max(inherited, tabBar.sizeThatFits(view.bounds.size).height)
  }

  /// Takes the bar back to where it was.
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
