/// Keeps for the toolbar of a navigation controller whether content lies under it.
///
/// It follows the scroll view of the page that is shown, found anew with each layout of the bar. (R-TOOL-11)
@MainActor
final class ToolbarScrollObserver: ScrollMovementObserver {
  private weak var bar: UIToolbar?
  private weak var scrollView: UIScrollView?

  init(bar: UIToolbar) { self.bar = bar }

  func refresh() {
    let page = (bar?.manager as? UINavigationController)?.transition.shown
    let found = page.flatMap { ScrollEdgeObserver.scrollView(of: $0) }
    if found !== scrollView {
      scrollView?.movementObservers.remove(self)
      scrollView = found
    }
    found?.movementObservers.add(self)
    look()
  }

  func scrollViewMoved(_ scrollView: UIScrollView) {
    guard scrollView === self.scrollView else { return }
    look()
  }

  private func look() {
    guard let bar else { return }
    bar.isAtScrollEdge = bar.manager != nil && (edge?.isReached ?? true)
  }

  /// nil without a scroll view behind the bar.
  private var edge: ScrollEdge? {
    guard let bar, let container = bar.superview, let scrollView else { return nil }
    return ScrollEdge(of: scrollView, barTop: bar.frame.minY, in: container)
  }
}
