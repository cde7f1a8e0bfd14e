/// Moves the tab bar of a television along with the scroll view that the selected child provides
/// for its top edge.
///
/// Unlike for docked bars, scroll views are not searched for. The bar doesn't move if the child
/// provides none.
@MainActor
final class TelevisionScrollObserver: BarScrollObserver {
  // R-TV-1

  private unowned let controller: UITabBarController
  /// The distance by which the content has moved the bar, in points.
  private(set) var distance: CGFloat = 0

  init(controller: UITabBarController) { self.controller = controller }

  override var canRefresh: Bool { !controller.transition.isChanging }

  /// Returns the scroll view that the child, or the page that it displays, provides.
  override func findScrollView() -> UIScrollView? {
    let shown = controller.transition.shown
    let named =
      shown?.contentScrollView(for: .top)
      ?? shown?.controllerBehindBars.contentScrollView(for: .top)
    guard let container = controller.viewIfLoaded, named?.isDescendant(of: container) == true else {
      return nil
    }
    return named
  }

  /// Adjusts the offset so that the bar comes to rest either at its regular position or out of
  /// view.
  override func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let inset = scrollView.adjustedContentInset.top
    let scroll = TelevisionBarScroll(contentOffset: offset.y, topInset: inset)
    return scroll.isHalfway ? CGPoint(x: offset.x, y: -inset) : offset
  }

  override func contentChanged() {
    let scroll = scrollView.map {
      TelevisionBarScroll(contentOffset: $0.contentOffset.y, topInset: $0.adjustedContentInset.top)
    }
    let distance = scroll?.distance ?? 0
    guard distance != self.distance else { return }
    self.distance = distance
    controller.placeBar()
  }
}
