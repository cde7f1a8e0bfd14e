/// Whether the bar of a controller is away, and what is known about its place.
struct TabBarHiding {
  var isHidden = false
  /// The bar slides; it is shown until it has arrived.
  var isSliding = false
  /// The bar's frame before the layout pass under way, to see whether the app moves it in that pass.
  var frameBeforeLayout: CGRect?
  /// What the bar covered when the child's safe area was found last, and what of that ended at it.
  var coverage: CGFloat = 0
  var opaqueCoverage: CGFloat = 0
  /// The child's pages do without the bar. (R-HID-1)
  var isHiddenByPages = false
  /// Where the bar belongs while it lies on a page that moves.
  var loan: CGRect?
  /// Whether the bar's view was hidden because the bar is away, and whether the app had hidden it before.
  var wasAway = false
  var wasHiddenByApp = false

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
    scrollEdge.refresh()
  }

  /// Puts the bar at the bottom, as high as it wants to be.
  ///
  /// An app that moved it in this very pass, from `viewWillLayoutSubviews()`, has its way. (M-H-12)
  func placeBar() {
    let bar = tabBar
    guard bar.superview === view, bar.frame == hiding.frameBeforeLayout ?? bar.frame else { return }
    let size = bar.sizeThatFits(view.bounds.size)
    guard size.height.isFinite, size.height >= 0 else { return }
    let y = hiding.isAway ? view.bounds.height : view.bounds.height - size.height
    bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: size.height)
  }

  /// What the home indicator takes of the bar.
  ///
  /// Insets that the app adds to this controller are for the content and do not reach the bar.
  var bottomInsetOfBar: CGFloat? {
    guard let view = viewIfLoaded, view.window != nil else { return nil }
    return max(view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom, 0)
  }

  // MARK: Safe area

  /// How much of the content the bar covers, from below. (R-SAFE-1, R-SAFE-7)
  var barCoverage: CGFloat {
    guard let view = viewIfLoaded, !tabBar.isHidden, !hiding.isAway else { return 0 }
    guard let frame = hiding.loan ?? (tabBar.superview === view ? tabBar.frame : nil),
      frame.midY > view.bounds.midY
    else { return 0 }
    return max(view.bounds.maxY - frame.minY, 0)
  }

  /// How much of the child's area ends at a bar that lets no light through. (R-SAFE-4)
  var opaqueCoverage: CGFloat { tabBar.isTranslucent ? 0 : barCoverage }

  /// Where the view of a child stands: above a bar that it does not run under. (R-SAFE-4)
  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
    let isOpaque = !tabBar.isTranslucent
    guard !child.extendsUnderBars(at: .bottom, areOpaque: isOpaque) else { return bounds }
    var frame = bounds
    frame.size.height = max(bounds.height - barCoverage, 0)
    return frame
  }

  /// What the child has to keep clear of beyond the safe area that reaches it anyway.
  func insetsCovered(for child: UIViewController) -> UIEdgeInsets {
    guard child.extendsUnderBars(at: .bottom, areOpaque: !tabBar.isTranslucent) else {
      return .zero
    }
    let inherited = containerView?.transitionView.wrapperView.safeAreaInsets.bottom ?? 0
    return UIEdgeInsets(top: 0, left: 0, bottom: max(barCoverage - inherited, 0), right: 0)
  }

  /// The bar moved, came or went: the shown child's safe area follows.
  func barCoverageChanged() {
    let (coverage, opaque) = (barCoverage, opaqueCoverage)
    if opaque != hiding.opaqueCoverage {
      hiding.opaqueCoverage = opaque
      containerView?.transitionView.wrapperView.setNeedsLayout()
      transition.shown?.viewIfLoaded?.setNeedsLayout()
    }
    guard coverage != hiding.coverage else { return }
    hiding.coverage = coverage
    transition.shown?.viewIfLoaded?.refreshSafeArea()
  }

  // MARK: Hiding

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != hiding.isHidden else { return }
    if hidden { endCustomizing() }
    hiding.isHidden = hidden
    guard animated, let view = viewIfLoaded, view.window != nil else {
      settleBar()
      viewIfLoaded?.setNeedsLayout()
      return barCoverageChanged()
    }
    if !hiding.isAway { revealBar() }
    UIView.animate(withDuration: TabBarMetrics.hidingDuration) { [self] in
      placeBar()
      barCoverageChanged()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.settleBar()
    }
  }

  // MARK: Another bar

  /// Lets a bar take the place of another one, with its items. (X-1, X-2 hold for it from now on.)
  func takeOver(_ bar: UITabBar, from old: UITabBar) {
    old.manager = nil
    bar.manager = self
    itemsChanged()
    bar.isHidden = old.isHidden
    guard let superview = old.superview else { return }
    superview.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    bar.frame = old.frame
    hiding.frameBeforeLayout = nil
    superview.setNeedsLayout()
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
