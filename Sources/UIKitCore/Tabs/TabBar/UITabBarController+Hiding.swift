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

  /// The bar fades where it stands, and the content takes its new place at once. (R-HID-10)
  private func fadeBar(in view: UIView) {
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

  /// Gives the bar back the alpha that the app sees.
  func endFade(of bar: UITabBar? = nil) {
    guard let alpha = hiding.alphaBeforeFade else { return }
    hiding.alphaBeforeFade = nil
    (bar ?? tabBar).alpha = alpha
  }

  // MARK: Another bar

  /// Lets a bar take the place of another one, with its items. (X-1, X-2 hold for it from now on.)
  ///
  /// It stands where the old one stood, also beside a page that moves; whether it is hidden is its own affair, unless the
  /// controller is shown without a bar. (R-STR-10)
  func takeOver(_ bar: UITabBar, from old: UITabBar) {
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

  // MARK: Sizes to come

  /// The size that a child in the content area will have in a view of another size: less by what will be left of an opaque
  /// bar under the coming traits. (R-ROT-5)
  func expectedContentSize(of child: UIViewController, in size: CGSize) -> CGSize? {
    guard let wrapper = containerView?.transitionView.wrapperView,
      child.viewIfLoaded?.isDescendant(of: wrapper) == true
    else { return nil }
    guard !runsUnderBar(child) else { return size }
    return CGSize(width: size.width, height: max(size.height - comingCoverage, 0))
  }

  /// What the bar will cover once announced traits and safe area are in force.
  private var comingCoverage: CGFloat {
    guard barCoverage > 0, let window = viewIfLoaded?.window else { return barCoverage }
    let now = tabBar.environment.contentHeight
    let then = hiding.comingTraits.map { TabBarTraits($0).contentHeight } ?? now
    let inset = window.screen.safeAreaInsets.bottom - window.safeAreaInsets.bottom
    return barCoverage + then - now + inset
  }

  /// Remembers traits that are on their way.
  func expect(
    _ traits: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    hiding.comingTraits = traits
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.hiding.comingTraits = nil })
  }
}
