/// Whether the bar of a controller is away, and what is known about its place.
struct TabBarHiding {
  var isHidden = false
  /// What the bar's alpha was before it began to fade, until it has; nil while it does not. (R-HID-10)
  var alphaBeforeFade: CGFloat?
  /// Tells the last fade from those before.
  var fadeCount = 0
  /// The bar's frame before the layout pass under way, to see whether the app moves it in that pass.
  var frameBeforeLayout: CGRect?
  /// What the bar covered when the child's safe area was found last, and what of that ended at it.
  var coverage: CGFloat = 0
  var opaqueCoverage: CGFloat = 0
  /// The child's pages do without the bar. (R-HID-1)
  var isHiddenByPages = false
  /// Where the bar belongs while it lies on a page that moves.
  var reparentedFrame: CGRect?
  /// How large the controller's view was when that was found out.
  var sizeWhenReparented = CGSize.zero
  /// Whether the bar's view was hidden because the bar is away, and whether the app had hidden it before.
  var wasAway = false
  var wasHiddenByApp = false
  /// The traits that were announced and are not in force yet.
  var comingTraits: UITraitCollection?

  var isAway: Bool { isHidden || isHiddenByPages }
}

extension UITabBarController {
  /// The view once it is loaded, unless a subclass made one of its own.
  var containerView: UILayoutContainerView? { viewIfLoaded as? UILayoutContainerView }

  var loadingBounds: CGRect {
    CGRect(
      origin: .zero,
      size: parent?.viewIfLoaded?.bounds.size ?? ControllerMetrics.unplacedViewSize
    )
  }

  // MARK: Layout

  /// Shows the first child, should nothing have told that the tabs appear.
  func containerLayoutBegins() {
    hiding.frameBeforeLayout = tabBar.frame
    capacityMayHaveChanged()
    containerView?.transitionView.wrapperView.setNeedsLayout()
    transition.stage()
  }

  func containerLayoutEnded() {
    hiding.frameBeforeLayout = nil
    barCoverageChanged()
    followScrolling()
  }

  /// Where the bar stands, by the form that the device gives it.
  private func geometry(of bar: UITabBar, barHeight: CGFloat = 0) -> TabBarGeometry {
    let form = bar.environment.form
    return TabBarGeometry(
      form: form,
      viewSize: view.bounds.size,
      barHeight: barHeight,
      coveredTop: form == .docked ? 0 : topCoveredByOuterBars,
      scrolledAway: form == .docked ? 0 : scrolledAway
    )
  }

  private var geometry: TabBarGeometry { geometry(of: tabBar) }

  /// Looks again at the scroll view that the bar goes by.
  func followScrolling() {
    switch tabBar.environment.form {
    case .docked: scrollEdge.refresh()
    case .television: televisionScroll.refresh()
    }
  }

  /// Puts the bar at its edge, as high as it wants to be.
  ///
  /// An app that moved it in this very pass, from `viewWillLayoutSubviews()`, has its way. (M-H-12)
  func placeBar() {
    let bar = tabBar
    guard hiding.reparentedFrame == nil else { return placeReparentedBar() }
    guard bar.superview === view, bar.frame == hiding.frameBeforeLayout ?? bar.frame else { return }
    let size = bar.sizeThatFits(view.bounds.size)
    guard size.height.isFinite, size.height >= 0 else { return }
    let isOut = hiding.isAway && hiding.alphaBeforeFade == nil
    bar.frame = geometry(of: bar, barHeight: size.height).frame(isOut: isOut)
    if hiding.frameBeforeLayout != nil { hiding.frameBeforeLayout = bar.frame }
  }

  /// What the home indicator takes of the bar.
  ///
  /// Insets that the app adds to this controller are for the content and do not reach the bar.
  var bottomInsetOfBar: CGFloat? {
    guard let view = viewIfLoaded, view.window != nil else { return nil }
    return max(view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom, 0)
  }

  // MARK: Safe area

  /// How much of the content the bar covers, from its edge. (R-SAFE-1, R-SAFE-7, R-TV-11)
  var barCoverage: CGFloat {
    guard let view = viewIfLoaded, !tabBar.isHidden, !hiding.isAway else { return 0 }
    guard let frame = hiding.reparentedFrame ?? (tabBar.superview === view ? tabBar.frame : nil)
    else {
      return 0
    }
    return geometry.coverage(of: frame)
  }

  /// The same from below, where bars of stacks may be; nothing on a television.
  var coverageFromBelow: CGFloat { tabBar.environment.form == .docked ? barCoverage : 0 }

  /// How much of the child's area ends at a bar that lets no light through. (R-SAFE-4)
  var opaqueCoverage: CGFloat { cutsContent ? barCoverage : 0 }

  /// Whether content ends at the bar: one that is docked and lets no light through. (R-SAFE-4, R-TV-11)
  var cutsContent: Bool { tabBar.environment.form == .docked && !tabBar.isTranslucent }

  /// Whether a child runs under the bar.
  func runsUnderBar(_ child: UIViewController) -> Bool {
    child.extendsUnderBars(at: geometry.edge, areOpaque: cutsContent)
  }

  /// Where the view of a child stands: beside a bar that it does not run under. (R-SAFE-4)
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
    runsUnderBar(child) ? bounds : geometry.area(of: bounds, without: barCoverage)
  }

  /// What the child has to keep clear of beyond the safe area that reaches it anyway; nothing for children that the app
  /// put elsewhere than into the content area. (R-STR-9)
  func insetsCovered(for child: UIViewController) -> UIEdgeInsets {
    guard let wrapper = containerView?.transitionView.wrapperView,
      child.viewIfLoaded?.isDescendant(of: wrapper) ?? true
    else { return .zero }
    let geometry = geometry
    let additional = geometry.inset(of: additionalSafeAreaInsets)
    let edge = TabContentEdge(
      inherited: geometry.inset(of: wrapper.safeAreaInsets) - additional,
      additional: additional,
      coverage: barCoverage,
      runsUnderBar: runsUnderBar(child)
    )
    return geometry.insets(edge.missingInset)
  }

  /// The bar moved, came, went or became opaque: place and safe area of the shown child follow.
  func barCoverageChanged() {
    let (coverage, opaque) = (barCoverage, opaqueCoverage)
    guard coverage != hiding.coverage || opaque != hiding.opaqueCoverage else { return }
    hiding.coverage = coverage
    hiding.opaqueCoverage = opaque
    containerView?.transitionView.wrapperView.setNeedsLayout()
    transition.shown?.viewIfLoaded?.setNeedsLayout()
    transition.shown?.viewIfLoaded?.refreshSafeArea()
  }
}

extension UITabBar {
  /// Makes the bar that a controller starts with.
  static func make(managedBy controller: UITabBarController) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: TabBarMetrics.regularHeight))
    bar.manager = controller
    return bar
  }
}
