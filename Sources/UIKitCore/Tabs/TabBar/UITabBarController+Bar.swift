/// The state of a controller's bar: whether it is hidden, and the data from which its frame is
/// determined.
struct TabBarHiding {
  var isHidden = false
  // R-HID-10
  /// The alpha of the bar before it began to fade; `nil` while it doesn't fade.
  var alphaBeforeFade: CGFloat?
  /// Identifies the latest fade.
  var fadeCount = 0
  /// The frame of the bar at the beginning of the current layout pass, to detect that the app moves
  /// the bar during the pass.
  var frameBeforeLayout: CGRect?
  /// The covered height for which the child's safe area was last updated, and the part of it that
  /// the child ends at.
  var coverage: CGFloat = 0
  var opaqueCoverage: CGFloat = 0
  // R-HID-1
  /// Whether the pages of the child hide the bar.
  var isHiddenByPages = false
  /// The frame of the bar in the controller's view, while the bar is a subview of the sliding
  /// pages' container.
  var reparentedFrame: CGRect?
  /// The size of the controller's view to which `reparentedFrame` applies.
  var sizeWhenReparented = CGSize.zero
  /// Whether the bar's view was hidden because the bar slid out, and whether the app had hidden it
  /// before.
  var wasAway = false
  var wasHiddenByApp = false
  /// The announced traits that aren't in effect yet.
  var comingTraits: UITraitCollection?

  var isAway: Bool { isHidden || isHiddenByPages }
}

extension UITabBarController {
  /// The view if it is loaded and a subclass didn't provide another.
  var containerView: UILayoutContainerView? { viewIfLoaded as? UILayoutContainerView }

  var loadingBounds: CGRect {
    CGRect(
      origin: .zero,
      size: parent?.viewIfLoaded?.bounds.size ?? UIViewController.unplacedViewSize
    )
  }

  // MARK: Layout

  /// Prepares the layout, and shows the first child if no appearance callback has done so.
  func containerLayoutBegins() {
    capacityMayHaveChanged()
    placeBar()
    hiding.frameBeforeLayout = tabBar.frame
    containerView?.transitionView.wrapperView.setNeedsLayout()
    transition.stage()
  }

  func containerLayoutEnded() {
    hiding.frameBeforeLayout = nil
    barCoverageChanged()
    followScrolling()
  }

  /// Returns the geometry for the idiom of a bar.
  private func geometry(of bar: UITabBar, barHeight: CGFloat = 0) -> TabBarGeometry {
    let tabBarIdiom = bar.environment.tabBarIdiom
    return TabBarGeometry(
      tabBarIdiom: tabBarIdiom,
      viewSize: view.bounds.size,
      barHeight: barHeight,
      coveredTop: tabBarIdiom == .docked ? 0 : topCoveredByOuterBars,
      scrolledAway: tabBarIdiom == .docked ? 0 : scrolledAway
    )
  }

  private var geometry: TabBarGeometry { geometry(of: tabBar) }

  /// Updates the scroll view on which the appearance or the position of the bar depends.
  func followScrolling() {
    switch tabBar.environment.tabBarIdiom {
    case .docked: scrollEdge.refresh()
    case .television: televisionScroll.refresh()
    }
  }

  /// Positions the bar at its edge, with its preferred height.
  ///
  /// The bar is positioned before `viewWillLayoutSubviews()`. If the app moves the bar in this
  /// method, its frame is kept in this pass.
  func placeBar() {
    // M-H-12
    let bar = tabBar
    guard hiding.reparentedFrame == nil else { return placeReparentedBar() }
    guard bar.superview === view, bar.frame == hiding.frameBeforeLayout ?? bar.frame else { return }
    let size = bar.sizeThatFits(view.bounds.size)
    guard size.height.isFinite, size.height >= 0 else { return }
    let isOut = hiding.isAway && hiding.alphaBeforeFade == nil
    let frame = geometry(of: bar, barHeight: size.height).frame(isOut: isOut)
    if bar.frame != frame { bar.customizing?.barWasLaidOut() }
    bar.frame = frame
    if hiding.frameBeforeLayout != nil { hiding.frameBeforeLayout = bar.frame }
  }

  /// The height of the home indicator below the bar.
  ///
  /// The controller's `additionalSafeAreaInsets` don't affect the bar.
  var bottomInsetOfBar: CGFloat? {
    guard let view = viewIfLoaded, view.window != nil else { return nil }
    return max(view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom, 0)
  }

  // MARK: Safe area

  /// The height of the content that the bar covers.
  var barCoverage: CGFloat {
    // R-SAFE-1, R-SAFE-7, R-TV-11
    guard let view = viewIfLoaded, !tabBar.isHidden, !hiding.isAway else { return 0 }
    guard let frame = hiding.reparentedFrame ?? (tabBar.superview === view ? tabBar.frame : nil)
    else {
      return 0
    }
    return geometry.coverage(of: frame)
  }

  // R-SAFE-4
  /// The height by which an opaque bar reduces the child's area.
  var opaqueCoverage: CGFloat { cutsContent ? barCoverage : 0 }

  // R-SAFE-4, R-TV-11
  /// Whether content ends at the bar, which is the case for an opaque docked bar.
  var cutsContent: Bool { tabBar.environment.tabBarIdiom == .docked && !tabBar.isTranslucent }

  /// Returns whether a child extends under the bar.
  func runsUnderBar(_ child: UIViewController) -> Bool {
    child.extendsUnderBars(at: geometry.edge, areOpaque: cutsContent)
  }

  /// Returns the frame of a child's view, which ends at the bar if the child doesn't extend under
  /// it.
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
    // R-SAFE-4
    runsUnderBar(child) ? bounds : geometry.area(of: bounds, without: barCoverage)
  }

  /// Returns the insets that a child needs in addition to the safe area that it inherits.
  ///
  /// The insets are zero for children that the app placed outside the content area.
  func insetsCovered(for child: UIViewController) -> UIEdgeInsets {
    // R-STR-9
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

  /// Updates the frame and the safe area of the shown child after the bar has moved, appeared,
  /// disappeared or become opaque.
  ///
  /// The views of other children are laid out when they are shown. Their own frames may be the same, but
  /// those of the pages in them depend on the bar.
  func barCoverageChanged() {
    let (coverage, opaque) = (barCoverage, opaqueCoverage)
    guard coverage != hiding.coverage || opaque != hiding.opaqueCoverage else { return }
    hiding.coverage = coverage
    hiding.opaqueCoverage = opaque
    containerView?.transitionView.wrapperView.setNeedsLayout()
    for child in children { child.viewIfLoaded?.setNeedsLayout() }
    transition.shown?.viewIfLoaded?.refreshSafeArea()
  }
}

extension UITabBar {
  /// Creates the initial bar of a controller.
  static func make(managedBy controller: UITabBarController) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: TabBarMetrics.regularHeight))
    bar.manager = controller
    return bar
  }
}
