extension UITabBarController {
  // MARK: Hiding

  func _setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hiding.isHidden else { return }
    if hidden { endCustomizing() }
    hiding.isHidden = hidden
    guard animated, let view = viewIfLoaded, let window = view.window else {
      tabBar.layer.removeAllAnimations()
      endFade()
      settleBar()
      if isViewLoaded { placeBar() }
      viewIfLoaded?.setNeedsLayout()
      return barCoverageChanged()
    }
    guard !window.screen.settings.reducesMotion else { return fadeBar(in: view) }
    if !hiding.isAway { revealBar() }
    UIView.animate(withDuration: TabBarMetrics.hidingDuration) { [self] in
      placeBar()
      barCoverageChanged()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.settleBar()
    }
  }

  /// Fades the bar in place; the content gets its new area immediately.
  private func fadeBar(in view: UIView) {
    // R-HID-10
    let bar = tabBar
    let alpha = hiding.alphaBeforeFade ?? bar.alpha
    let comes = !hiding.isAway && hiding.wasAway
    hiding.alphaBeforeFade = alpha
    hiding.fadeCount += 1
    let number = hiding.fadeCount
    if !hiding.isAway { revealBar() }
    UIView.performWithoutAnimation {
      if comes { bar.alpha = 0 }
      placeBar()
      barCoverageChanged()
      view.layoutIfNeeded()
    }
    let target = hiding.isAway ? 0 : alpha
    UIView.animate(withDuration: TabBarMetrics.hidingDuration) {
      bar.alpha = target
    } completion: { [weak self] _ in
      guard let self, hiding.fadeCount == number else { return }
      endFade()
      settleBar()
      placeBar()
    }
  }

  /// Restores the alpha that the app assigned to the bar.
  func endFade(of bar: UITabBar? = nil) {
    guard let alpha = hiding.alphaBeforeFade else { return }
    hiding.alphaBeforeFade = nil
    (bar ?? tabBar).alpha = alpha
  }

  // MARK: Replacing the bar

  //
  /// Replaces the bar with another one, which takes over the items.
  ///
  /// From then on, changing the items of the new bar raises an exception.
  ///
  /// The new bar gets the frame of the old one, even while the bar slides with a page. It keeps its
  /// `isHidden`, unless the bar is hidden by the controller.
  func takeOver(_ bar: UITabBar, from old: UITabBar) {
    // R-STR-10
    endFade(of: old)
    old.manager = nil
    if hiding.wasAway {
      old.isHidden = hiding.wasHiddenByApp
      hiding.wasHiddenByApp = bar.isHidden
      bar.isHidden = true
    }
    old.items = nil
    bar.manager = self
    itemsChanged()
    guard let superview = old.superview else { return }
    superview.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    bar.untransformedFrame = old.untransformedFrame
    bar.transform = old.transform
    hiding.frameBeforeLayout = nil
    superview.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
    barCoverageChanged()
  }

  // MARK: Size transitions

  /// Returns the size of a child in a view of another size.
  ///
  /// It excludes the part that an opaque bar will cover under the announced traits.
  func expectedContentSize(of child: UIViewController, in size: CGSize) -> CGSize? {
    // R-ROT-5
    guard let wrapper = containerView?.transitionView.wrapperView,
      child.viewIfLoaded?.isDescendant(of: wrapper) == true
    else { return nil }
    guard !runsUnderBar(child) else { return size }
    return CGSize(width: size.width, height: max(size.height - comingCoverage, 0))
  }

  /// The height that the bar will cover when the announced traits and safe area are in effect.
  private var comingCoverage: CGFloat {
    guard barCoverage > 0, let window = viewIfLoaded?.window else { return barCoverage }
    let now = tabBar.environment.contentHeight
    let then = hiding.comingTraits.map { TabBarTraits($0).contentHeight } ?? now
    let inset = window.screen.safeAreaInsets.bottom - window.safeAreaInsets.bottom
    return barCoverage + then - now + inset
  }

  /// Stores announced traits until they are in effect.
  func expect(
    _ traits: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    hiding.comingTraits = traits
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.hiding.comingTraits = nil })
  }
}
