/// A bar that comes and goes with the pages of the child in view. (R-HID-1, R-HID-4, R-HID-5)
///
/// Whether it does is asked of the child and never stored by it. While pages slide, the bar lies on the one that shows
/// it, so that it goes with that page and the other one covers it.
extension UITabBarController {
  /// Whether the child in view is shown without the bar just now.
  private var pagesHideBar: Bool { transition.shown?.hidesBottomBar ?? false }

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
    let end = bar.frame
    guard bar.superview === viewIfLoaded, start != end else { return nil }
    return {
      UIView.performWithoutAnimation { bar.frame = start }
      bar.frame = end
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
    guard hiding.loan == nil, !transition.isRunning, hiding.isAway != hiding.wasAway else { return }
    guard hiding.isAway else { return revealBar() }
    hiding.wasAway = true
    hiding.wasHiddenByApp = tabBar.isHidden
    tabBar.isHidden = true
  }

  /// Puts the bar onto a page's side of the tree for as long as pages move; nil for a bar that nobody sees.
  func lendBar(to host: UIView) -> UIView? {
    guard let view = viewIfLoaded, tabBar.superview === view, !tabBar.isHidden, view.window != nil
    else { return nil }
    let frame = tabBar.frame
    hiding.loan = frame
    host.addSubview(tabBar)
    tabBar.frame = view.convert(frame, to: host)
    return tabBar
  }

  /// Takes the bar back to where it was.
  func takeBackBar() {
    guard hiding.loan != nil, let view = viewIfLoaded else { return }
    hiding.loan = nil
    hiding.frameBeforeLayout = nil
    tabBar.layer.removeAllAnimations()
    tabBar.transform = .identity
    view.addSubview(tabBar)
    placeBar()
  }
}
