/// Determines whether content lies under the toolbar of a navigation controller.
///
/// The scroll view of the displayed page is searched for again at each layout of the bar.
@MainActor
final class ToolbarScrollObserver: BarScrollObserver {
  // R-TOOL-11

  private weak var bar: UIToolbar?

  init(bar: UIToolbar) { self.bar = bar }

  override func findScrollView() -> UIScrollView? {
    bar?.manager?.pageUnderBar.flatMap { BarScrollObserver.scrollView(of: $0) }
  }

  override func contentChanged() {
    guard let bar else { return }
    bar.isAtScrollEdge = bar.manager != nil && (edge?.isReached ?? true)
  }

  /// The scroll edge at the bar, or `nil` if there is no scroll view behind the bar.
  private var edge: ScrollEdge? {
    guard let bar, let container = bar.superview, let scrollView else { return nil }
    return ScrollEdge(of: scrollView, barTop: bar.frame.minY, in: container)
  }
}
