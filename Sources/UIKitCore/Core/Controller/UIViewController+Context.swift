/// Values that a controller adds to the environment of its view, and values that the parent sets
/// for it.
struct ViewControllerContext {
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var respectsMinimumMargins = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits that the controller overrides, and the observers of its traits.
  var traitState: TraitState?
  /// The traits that the parent overrides.
  var overrideTraits: UITraitCollection?
  /// Whether scroll views that adjust their insets automatically treat this controller as their
  /// container.
  var adjustsScrollViewInsets = true
  /// The top and bottom layout guides, which are created on first use.
  var edgeGuides = EdgeLayoutGuides()
  /// Whether the content that covers the view is updated before the next layout.
  var needsCoveringContentUpdate = true
  /// Whether `viewDidAppear` or `viewDidDisappear` follows the current move to or from a window.
  var endsAppearanceAfterMove = false
}

extension UIViewController: ViewControllerHook {
  package func viewWillLayout() {
    updateCoveringContentIfNeeded()
    viewWillLayoutSubviews()
  }

  private func updateCoveringContentIfNeeded() {
    guard context.needsCoveringContentUpdate else { return }
    context.needsCoveringContentUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  // R-UNA-11
  /// Updates the content that covers the view before the next frame, without a layout of the view.
  private func setNeedsCoveringContentUpdate() {
    guard !context.needsCoveringContentUpdate else { return }
    context.needsCoveringContentUpdate = true
    NextFrame.run { [weak self] in
      if self?.viewIfLoaded?.window != nil { self?.updateCoveringContentIfNeeded() }
    }
  }

  package func viewDidLayout() {
    viewDidLayoutSubviews()
    coveringContent?.layOut()
    scrollViewsChanged()
  }

  package var extraSafeAreaInsets: UIEdgeInsets {
    context.additionalSafeAreaInsets
      + (parent?.safeAreaInsets(coveredByBarsFor: self) ?? .zero)
      + (presentation.running?.systemInsets ?? .zero)
  }

  package func viewUpdatesConstraints() { updateViewConstraints() }

  package func viewSafeAreaChanged() { viewSafeAreaInsetsDidChange() }

  package func traits(inheriting inherited: TraitValues) -> TraitValues {
    var traits = inherited
    if let presenting = presentation.running { traits.merge(presenting.traitsForPresented) }
    if let overrides = context.overrideTraits { traits.merge(overrides.values) }
    if context.overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = context.overrideUserInterfaceStyle
    }
    context.traitState?.overrides.apply(to: &traits)
    return traits
  }

  package func viewTraitsChanged(from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
    context.traitState?.notify(self, from: previous ?? .initial, to: traitCollection)
    presentation.running?.presentedTraitsChanged(from: previous)
    setNeedsCoveringContentUpdate()
    if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle {
      viewIfLoaded?.window?.screen.systemBars.setNeedsUpdate()
    }
  }

  package func viewWillMove(toWindow window: UIWindow?) { windowWillChange(to: window) }

  package func viewDidMove(fromWindow window: UIWindow?) { windowDidChange() }
}

extension UIViewController {
  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets.isFinite else {
      return Log.warning("additionalSafeAreaInsets ignored: they are not finite.")
    }
    guard insets != context.additionalSafeAreaInsets else { return }
    context.additionalSafeAreaInsets = insets
    viewIfLoaded?.refreshSafeArea()
  }

  func setAdjustsScrollViewInsets(_ adjusts: Bool) {
    guard adjusts != context.adjustsScrollViewInsets else { return }
    context.adjustsScrollViewInsets = adjusts
    guard let view = viewIfLoaded else { return }
    for case let scrollView as UIScrollView in [view] + view.subviews {
      scrollView.contentChanged()
    }
  }

  func edgeGuide(top isTop: Bool) -> UILayoutSupport {
    guard let view else { return EdgeLayoutGuide(top: isTop, of: UIView()) }
    if let known = context.edgeGuides.guide(top: isTop, of: view) { return known }
    let made = EdgeLayoutGuide(top: isTop, of: view)
    context.edgeGuides.keep(made)
    return made
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != context.overrideUserInterfaceStyle else { return }
    context.overrideUserInterfaceStyle = style
    viewIfLoaded?.refreshTraits()
  }

  func setOverrideTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    guard child.parent === self else {
      return Log.warning(
        "setOverrideTraitCollection(_:forChild:) ignored: \(describe(child)) is not a child."
      )
    }
    child.context.overrideTraits = collection
    child.viewIfLoaded?.refreshTraits()
  }

  /// Called after the parent, or the insets that it sets for its children, have changed.
  func surroundingsChanged() {
    viewIfLoaded?.refreshTraits()
    viewIfLoaded?.refreshSafeArea()
  }

  var traitsInForce: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let inherited = parent?.traitCollection ?? UITraitCollection.current
    return UITraitCollection(values: traits(inheriting: inherited.values))
  }

  var nextInChain: UIResponder? {
    if let presenting = presentation.presenting { return presenting }
    return viewIfLoaded?.superview ?? parent
  }
}
