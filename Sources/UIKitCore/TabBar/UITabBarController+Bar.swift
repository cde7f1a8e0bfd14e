/// Whether the bar of a controller is away, and what is known about its place.
struct TabBarHiding {
  var isHidden = false
  /// The bar slides; it is shown until it has arrived.
  var isSliding = false
  /// The bar's frame before the layout pass under way, to see whether the app moves it in that pass.
  var frameBeforeLayout: CGRect?
  /// What the bar covered when the child's safe area was found last.
  var coverage: CGFloat = 0
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
    let y = hiding.isHidden ? view.bounds.height : view.bounds.height - size.height
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
  private var coverage: CGFloat {
    guard let view = viewIfLoaded, tabBar.superview === view, !tabBar.isHidden, !hiding.isHidden,
      tabBar.frame.midY > view.bounds.midY
    else { return 0 }
    return max(view.bounds.maxY - tabBar.frame.minY, 0)
  }

  /// What the child has to keep clear of beyond the safe area that reaches it anyway.
  func insetsCovered(for child: UIViewController) -> UIEdgeInsets {
    let inherited = containerView?.transitionView.wrapperView.safeAreaInsets.bottom ?? 0
    return UIEdgeInsets(top: 0, left: 0, bottom: max(coverage - inherited, 0), right: 0)
  }

  /// The bar moved, came or went: the shown child's safe area follows.
  func barCoverageChanged() {
    let coverage = coverage
    guard coverage != hiding.coverage else { return }
    hiding.coverage = coverage
    transition.shown?.viewIfLoaded?.refreshSafeArea()
  }

  // MARK: Hiding

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != hiding.isHidden else { return }
    hiding.isHidden = hidden
    guard animated, let view = viewIfLoaded, view.window != nil else {
      tabBar.isHidden = hidden
      viewIfLoaded?.setNeedsLayout()
      return barCoverageChanged()
    }
    tabBar.isHidden = false
    UIView.animate(withDuration: TabBarMetrics.hidingDuration) { [self] in
      placeBar()
      barCoverageChanged()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, hiding.isHidden == hidden else { return }
      tabBar.isHidden = hidden
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
