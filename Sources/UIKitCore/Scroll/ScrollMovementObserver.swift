/// Somebody inside the library who follows a scroll view, such as the bar above its edge.
@MainActor protocol ScrollMovementObserver: AnyObject {
  /// Called after the offset, the content's size, an inset or the view's own size changed.
  func scrollViewMoved(_ scrollView: UIScrollView)
}
