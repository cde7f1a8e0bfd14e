/// Observes the scroll view whose content lies under a bar.
///
/// Subclasses determine which scroll view is observed, and respond to changes of its position. The
/// observer searches again when the scroll view leaves its window. Both references between the
/// observer and the scroll view are weak.
@MainActor
class BarScrollObserver: ScrollMovementObserver {
  // R-APP-5, R-APP-25

  private(set) weak var scrollView: UIScrollView?

  // MARK: For subclasses

  /// Whether the observed scroll view may be replaced now.
  var canRefresh: Bool { true }

  /// Returns the scroll view to observe.
  func findScrollView() -> UIScrollView? { nil }

  /// Called after the observed scroll view or the position of its content may have changed.
  func contentChanged() {}

  /// Called before another scroll view is observed.
  func willStopObserving(_ scrollView: UIScrollView) {}

  /// Returns the offset at which the content comes to rest, given a proposed one.
  ///
  /// The default implementation returns the proposed offset.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { offset }

  // MARK: Observing

  /// Searches for the scroll view again and reads the position of its content.
  final func refresh() {
    guard canRefresh else { return }
    search()
    contentChanged()
  }

  /// Searches for the scroll view again without reading its position.
  final func search() {
    let found = findScrollView()
    if found !== scrollView, let scrollView {
      scrollView.movementObservers.remove(self)
      willStopObserving(scrollView)
    }
    scrollView = found
    found?.movementObservers.add(self)
  }

  final func scrollViewMoved(_ scrollView: UIScrollView) {
    guard scrollView === self.scrollView else { return }
    if scrollView.window == nil { refresh() } else { contentChanged() }
  }

  final func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint {
    scrollView === self.scrollView ? restingOffset(for: offset, in: scrollView) : offset
  }

  // MARK: Finding scroll views

  /// Returns the scroll view of a controller for an edge.
  ///
  /// The search follows the first subview of each view, beginning with the controller's view. It
  /// ends at a controller that provides a scroll view for the edge, or at a scroll view. In a page
  /// view controller it continues with the current page.
  ///
  /// For the top edge, it also ends at a navigation controller, whose bar observes the scroll views
  /// inside.
  static func scrollView(
    of controller: UIViewController,
    for edge: NSDirectionalRectEdge = .bottom
  ) -> UIScrollView? {
    // R-NBAR-46, R-PAGE-70
    var view = controller.viewIfLoaded
    while let current = view {
      let owner = current.viewController as? UIViewController
      if edge == .top, owner is UINavigationController { return nil }
      if let named = owner?.contentScrollView(for: edge) { return named }
      if let pages = current as? _UIQueuingScrollView {
        view = pages.pages?.visibleView
        continue
      }
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }
}

extension ScrollEdge {
  /// Creates the edge of a scroll view's content in the view that contains the bar; `nil` if the
  /// scroll view is not inside that view.
  @MainActor init?(of scrollView: UIScrollView, barTop: CGFloat, in container: UIView) {
    guard scrollView.isDescendant(of: container) else { return nil }
    let end = CGPoint(x: 0, y: scrollView.contentSize.height)
    self.init(contentEnd: scrollView.convert(end, to: container).y, barTop: barTop)
  }
}
