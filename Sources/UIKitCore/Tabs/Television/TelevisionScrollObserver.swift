/// Lets the bar of a television go along with the scroll view that the selected child names for its upper edge, and come back.
///
/// Unlike at the lower edge of a phone nobody looks for a scroll view: without a name the bar stays. Neither holds the
/// other. (R-TV-1)
@MainActor
final class TelevisionScrollObserver: ScrollMovementObserver {
  private unowned let controller: UITabBarController
  private(set) weak var scrollView: UIScrollView?
  /// How far the content has taken the bar along.
  private(set) var distance: CGFloat = 0

  init(controller: UITabBarController) { self.controller = controller }

  /// Looks again which scroll view it is, and where its content stands.
  func refresh() {
    guard !controller.transition.isSwitching else { return }
    let found = named
    if found !== scrollView {
      scrollView?.movementObservers.remove(self)
      scrollView = found
    }
    found?.movementObservers.add(self)
    look()
  }

  /// What the child names, or the page of it that is in view.
  private var named: UIScrollView? {
    let shown = controller.transition.shown
    let named =
      shown?.contentScrollView(for: .top)
      ?? shown?.controllerBehindBars.contentScrollView(for: .top)
    guard let container = controller.viewIfLoaded, named?.isDescendant(of: container) == true else {
      return nil
    }
    return named
  }

  func scrollViewMoved(_ scrollView: UIScrollView) {
    guard scrollView === self.scrollView else { return }
    if scrollView.window == nil { refresh() } else { look() }
  }

  /// Content rests where the bar is either in its place or away. (R-TV-1)
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint {
    guard scrollView === self.scrollView else { return offset }
    let inset = scrollView.adjustedContentInset.top
    let scroll = TelevisionBarScroll(contentOffset: offset.y, topInset: inset)
    return scroll.isHalfway ? CGPoint(x: offset.x, y: -inset) : offset
  }

  private func look() {
    let scroll = scrollView.map {
      TelevisionBarScroll(contentOffset: $0.contentOffset.y, topInset: $0.adjustedContentInset.top)
    }
    let distance = scroll?.distance ?? 0
    guard distance != self.distance else { return }
    self.distance = distance
    controller.placeBar()
  }
}
