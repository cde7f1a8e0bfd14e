/// The scroll views that were set for the edges of a controller's view, referenced weakly.
final class ContentScrollViews {
  private struct Entry {
    weak var scrollView: UIScrollView?
  }

  private var entries: [NSDirectionalRectEdge: Entry] = [:]

  func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in NSDirectionalRectEdge.each where edges.contains(edge) {
      entries[edge] = scrollView.map(Entry.init)
    }
  }

  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { entries[edge]?.scrollView }
}

extension UIViewController {
  // R-APP-5
  /// Notifies this controller and those around it that scroll views may have been added or removed.
  ///
  /// It is called after each layout, so controllers that don't observe scroll views are skipped.
  func scrollViewsChanged() {
    if observesContentScrollViews { contentScrollViewsChanged() }
    containment.scrollViewObserver?.scrollViewsChanged()
  }

  /// Determines which ancestor of this controller and of its descendants observes their scroll views, after the
  /// controller was added to a parent or removed from it.
  func updateScrollViewObserver() {
    let parent = containment.parent
    let observer =
      parent?.observesContentScrollViews == true
      ? parent : parent?.containment.scrollViewObserver
    guard containment.scrollViewObserver !== observer else { return }
    containment.scrollViewObserver = observer
    if observesContentScrollViews { return }
    for child in containment.children { child.updateScrollViewObserver() }
  }

  func nameContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    guard !edges.isDisjoint(with: .all) else {
      return Log.warning("setContentScrollView(_:for:) ignored: the edges are empty.")
    }
    let named = contentScrollViews ?? ContentScrollViews()
    named.set(scrollView, for: edges)
    contentScrollViews = named
    scrollViewsChanged()
  }

  func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard NSDirectionalRectEdge.each.contains(edge) else {
      Misuse.raise(
        reason:
          "-[UIViewController contentScrollViewForEdge:] only a single edge can be asked for; "
          + "\(edge.rawValue) is not one."
      )
    }
    return contentScrollViews?.scrollView(for: edge)
  }
}
