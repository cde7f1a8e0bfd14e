/// Keeps for a tab bar controller whether content lies under its bar.
///
/// It finds the scroll view that counts, follows that one, and touches the bar when the answer turns over and at no other
/// time. Neither holds the other. (R-APP-3, R-APP-5)
@MainActor
final class ScrollEdgeObserver: ScrollMovementObserver {
  private unowned let controller: UITabBarController
  private(set) weak var scrollView: UIScrollView?
  /// Whether nothing lies under the bar; without a scroll view, nothing does.
  private(set) var isAtEdge = true

  init(controller: UITabBarController) { self.controller = controller }

  // MARK: Finding the scroll view

  /// Looks for the scroll view of the child that is shown, and at where its content ends.
  ///
  /// Called whenever either may have changed: after a switch, after layout, and when scroll views come.
  func refresh() {
    guard !controller.transition.isSwitching else { return }
    let page = controller.transition.shown?.controllerBehindBars
    let found = page.flatMap { ScrollEdgeObserver.scrollView(of: $0) }
    if found !== scrollView {
      scrollView?.movementObservers.remove(self)
      scrollView = found
    }
    found?.movementObservers.add(self)
    look()
  }

  /// What a controller names for an edge, else the first scroll view on the way from its view through first subviews.
  ///
  /// At the upper edge a stack inside has a bar of its own, which its scroll views keep clear of. (R-NBAR-46)
  static func scrollView(
    of controller: UIViewController,
    for edge: NSDirectionalRectEdge = .bottom
  ) -> UIScrollView? {
    var view = controller.viewIfLoaded
    while let current = view {
      let owner = current.viewController as? UIViewController
      if edge == .top, owner is UINavigationController { return nil }
      if let named = owner?.contentScrollView(for: edge) { return named }
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }

  // MARK: Following it

  func scrollViewMoved(_ scrollView: UIScrollView) {
    guard scrollView === self.scrollView else { return }
    if scrollView.window == nil { refresh() } else { look() }
  }

  private func look() {
    let isAtEdge = edge?.isReached ?? true
    guard isAtEdge != self.isAtEdge else { return }
    self.isAtEdge = isAtEdge
    controller.tabBar.appearanceChanged(fading: true)
  }

  /// nil without a scroll view behind the bar.
  private var edge: ScrollEdge? {
    guard let scrollView, let container = controller.viewIfLoaded,
      let bar = controller.hiding.reparentedFrame ?? frame(in: container)
    else { return nil }
    return ScrollEdge(of: scrollView, barTop: bar.minY, in: container)
  }

  private func frame(in container: UIView) -> CGRect? {
    let bar = controller.tabBar
    return bar.superview === container ? bar.frame : nil
  }
}

extension ScrollEdge {
  /// Where the content of a scroll view ends, in the view that holds the bar; nil while the scroll view is not inside.
  @MainActor init?(of scrollView: UIScrollView, barTop: CGFloat, in container: UIView) {
    guard scrollView.isDescendant(of: container) else { return nil }
    let end = CGPoint(x: 0, y: scrollView.contentSize.height)
    self.init(contentEnd: scrollView.convert(end, to: container).y, barTop: barTop)
  }
}

extension UIViewController {
  /// The bars around this controller look again for their scroll views. (R-APP-5)
  func scrollViewsChanged() {
    var controller: UIViewController? = self
    while let current = controller {
      (current as? UITabBarController)?.followScrolling()
      (current as? UINavigationController)?.navigationBar.watch?.refresh()
      (current as? UINavigationController)?.toolbarIfMade?.scrollWatch?.refresh()
      controller = current.parent
    }
  }
}

extension UIScrollView {
  /// Tells the tab bar controllers around that a scroll view has come. (R-APP-5)
  func tellTabBarControllers() {
    guard window != nil else { return }
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller.scrollViewsChanged() }
      responder = current.next
    }
  }
}
