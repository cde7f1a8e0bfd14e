/// Determines whether content lies under the bar of a tab bar controller.
///
/// The bar is updated only when the value changes.
@MainActor
final class ScrollEdgeObserver: BarScrollObserver {
  // R-APP-3, R-APP-5

  private unowned let controller: UITabBarController
  /// Whether no content lies under the bar; `true` without a scroll view.
  private(set) var isAtEdge = true

  init(controller: UITabBarController) { self.controller = controller }

  override var canRefresh: Bool { !controller.transition.isChanging }

  override func findScrollView() -> UIScrollView? {
    controller.pageUnderBar.flatMap { BarScrollObserver.scrollView(of: $0) }
  }

  override func contentChanged() {
    let isAtEdge = edge?.isReached ?? true
    guard isAtEdge != self.isAtEdge else { return }
    self.isAtEdge = isAtEdge
    controller.tabBar.appearanceChanged(fading: true)
  }

  /// The scroll edge at the bar, or `nil` if there is no scroll view behind the bar.
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
