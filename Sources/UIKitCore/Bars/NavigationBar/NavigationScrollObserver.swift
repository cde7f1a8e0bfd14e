/// Observes the scroll view of a navigation bar's page: for the scroll edge, and for the large
/// title that shrinks and stretches with the content.
///
/// The new page of a push or pop is observed from the beginning of the bar's transition. The bar is
/// not changed during the transition.
@MainActor
final class NavigationScrollObserver: BarScrollObserver {
  // R-NBAR-40…45

  private weak var bar: UINavigationBar?
  private weak var page: UIViewController?
  /// Whether the bar does not display the page's item yet.
  private var isEarly = false

  init(bar: UINavigationBar) {
    self.bar = bar
    super.init()
    bar.scrollObserver = self
  }

  // MARK: The page

  /// Starts observing the scroll view of a page.
  ///
  /// If there is none, the bar is at the scroll edge.
  ///
  /// This method may be called again for the same page after its views changed.
  func follow(_ page: UIViewController?) {
    isEarly = isEarly || page !== self.page
    self.page = page
    search()
    contentChanged()
  }

  /// Called after the bar displayed the items of the page.
  func itemsChanged() {
    isEarly = false
    refresh()
  }

  // MARK: The scroll view

  override var canRefresh: Bool { !isEarly }

  override func findScrollView() -> UIScrollView? {
    page.flatMap { BarScrollObserver.scrollView(of: $0, for: .top) }
  }

  override func willStopObserving(_ scrollView: UIScrollView) {
    scrollView.content.safeAreaTopAtMost = nil
    scrollView.content.barRowEnd = nil
  }

  override func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard let bar, let row = rowEnd else { return offset }
    let edge = NavigationScrollEdge(scrollView, rowEnd: row)
    guard edge.isUnderBar else { return offset }
    let rests = bar.largeTitle.rests(for: edge.contentTop(at: offset.y))
      .map { CGPoint(x: offset.x, y: edge.offset(forContentTop: $0)) }
    let possible = rests.first { scrollView.limits.contains(scrollView.aligned($0)) }
    return possible ?? rests.last ?? offset
  }

  /// Passes the position of the content to the bar, unless the bar is in a transition.
  override func contentChanged() {
    guard let bar, !isEarly, bar.transition == nil, bar.manager != nil else { return }
    guard let scrollView else { return bar.followContent(NavigationItemPlace(isStatic: true)) }
    guard let row = rowEnd else { return }
    let edge = NavigationScrollEdge(scrollView, rowEnd: row)
    scrollView.content.safeAreaTopAtMost =
      edge.isUnderBar ? edge.barEnd(withLargeTitle: bar.largeTitle.expandedHeight) : nil
    scrollView.content.barRowEnd = edge.isUnderBar ? edge.barEnd(withLargeTitle: 0) : nil
    bar.followContent(edge.place)
  }

  /// The lower edge of the bar's row, in the coordinate system of the scroll view's superview.
  private var rowEnd: CGFloat? {
    guard let bar, let space = scrollView?.superview, bar.window != nil,
      bar.window === space.window
    else { return nil }
    return space.convert(CGPoint(x: 0, y: bar.rowEnd), from: bar).y
  }
}

/// The position of content that scrolls under the row of a navigation bar.
struct NavigationScrollEdge: Equatable {
  /// The lower edge of the row and the upper edge of the scroll view, in one coordinate system.
  var rowEnd: CGFloat
  var viewTop: CGFloat
  /// The content offset, and the content inset that the app assigned.
  var offset: CGFloat
  var inset: CGFloat
  /// Whether the scroll view insets its content by the safe area.
  var keepsClear = true

  /// Whether the scroll view extends under the bar, so that its content moves the large title.
  var isUnderBar: Bool { viewTop < rowEnd && keepsClear }

  /// The distance of the content's upper edge from the row, in points; positive below the row.
  var contentTop: CGFloat { contentTop(at: offset) }

  func contentTop(at offset: CGFloat) -> CGFloat { viewTop - offset - inset - rowEnd }

  func offset(forContentTop top: CGFloat) -> CGFloat { viewTop - inset - rowEnd - top }

  /// Returns the height of the scroll view that the bar covers.
  func barEnd(withLargeTitle height: CGFloat) -> CGFloat { rowEnd + height - viewTop }

  var place: NavigationItemPlace {
    NavigationItemPlace(
      contentTop: isUnderBar ? contentTop : nil,
      isAtScrollEdge: viewTop >= rowEnd || contentTop >= -ScrollEdge.tolerance,
      isStatic: !isUnderBar
    )
  }
}

extension NavigationScrollEdge {
  @MainActor init(_ scrollView: UIScrollView, rowEnd: CGFloat) {
    self.rowEnd = rowEnd
    viewTop = scrollView.frame.minY
    offset = scrollView.bounds.minY
    inset = scrollView.content.inset.top
    keepsClear = scrollView.content.safeAreaInset.top > 0
  }
}

/// The position of a page's content, which an item stores until its page appears again.
struct NavigationItemPlace: Equatable {
  /// The distance of the content from the row, or `nil` if nothing scrolls under the bar.
  var contentTop: CGFloat?
  /// Whether no content lies under the bar.
  var isAtScrollEdge = true
  /// Whether it is known that nothing scrolls under the bar.
  var isStatic = false
}
