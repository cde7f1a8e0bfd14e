/// Follows the scroll view of the visible page for a navigation bar: its look at the scroll edge, and the large title that
/// shrinks and stretches.
///
/// A page that is to come is followed from the moment the bar shows its item; while items move the bar stays as it is.
/// Neither holds the other. (R-NBAR-40…45)
@MainActor
final class NavigationScrollObserver: ScrollMovementObserver {
  private weak var bar: UINavigationBar?
  private weak var page: UIViewController?
  private weak var scrollView: UIScrollView?
  /// Whether the bar does not show the page's item yet.
  private var isEarly = false

  init(bar: UINavigationBar) {
    self.bar = bar
    bar.watch = self
  }

  // MARK: Finding the scroll view

  /// Follows a page's scroll view from now on; nil, or a page without one, leaves the bar at the scroll edge.
  ///
  /// Call it again for the same page when its views may have changed.
  func follow(_ page: UIViewController?) {
    isEarly = isEarly || page !== self.page
    self.page = page
    find()
    look()
  }

  /// The bar shows other items: those of the page.
  func itemsChanged() {
    isEarly = false
    find()
    look()
  }

  /// The page's views may have changed.
  func refresh() {
    guard !isEarly else { return }
    find()
    look()
  }

  private func find() {
    let found = page.flatMap { ScrollEdgeObserver.scrollView(of: $0, for: .top) }
    guard found !== scrollView else { return }
    if let scrollView {
      scrollView.movementObservers.remove(self)
      scrollView.content.safeAreaTopAtMost = nil
    }
    scrollView = found
    found?.movementObservers.add(self)
  }

  // MARK: Following it

  func scrollViewMoved(_ scrollView: UIScrollView) {
    guard scrollView === self.scrollView else { return }
    look()
  }

  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint {
    guard scrollView === self.scrollView, let bar, let row = rowEnd else { return offset }
    let edge = NavigationScrollEdge(scrollView, rowEnd: row)
    guard edge.isUnderBar, let rest = bar.largeTitle.rest(for: edge.contentTop(at: offset.y))
    else { return offset }
    let preferred = CGPoint(x: offset.x, y: edge.offset(forContentTop: rest))
    if scrollView.limits.contains(scrollView.aligned(preferred)) { return preferred }
    let other = rest == 0 ? bar.largeTitle.fullHeight : 0
    return CGPoint(x: offset.x, y: edge.offset(forContentTop: other))
  }

  /// Tells the bar where the content begins, unless the bar is busy with other items.
  private func look() {
    guard let bar, !isEarly, bar.course == nil, bar.manager != nil else { return }
    guard let scrollView else { return bar.followContent(NavigationItemPlace()) }
    guard let row = rowEnd else { return }
    let edge = NavigationScrollEdge(scrollView, rowEnd: row)
    scrollView.content.safeAreaTopAtMost =
      edge.isUnderBar ? edge.barEnd(withLargeTitle: bar.largeTitle.fullHeight) : nil
    bar.followContent(edge.place)
  }

  /// Where the bar's row ends, in the coordinates that the scroll view's frame is in.
  private var rowEnd: CGFloat? {
    guard let bar, let space = scrollView?.superview, bar.window != nil,
      bar.window === space.window
    else { return nil }
    return space.convert(CGPoint(x: 0, y: bar.rowEnd), from: bar).y
  }
}

/// Where content stands that scrolls under the row of a navigation bar.
struct NavigationScrollEdge: Equatable {
  /// Where the row ends, and where the scroll view begins, in the same coordinates.
  var rowEnd: CGFloat
  var viewTop: CGFloat
  /// The content's offset and the inset that the app asked for.
  var offset: CGFloat
  var inset: CGFloat
  /// Whether the scroll view keeps content clear of the bar.
  var keepsClear = true

  /// Whether the scroll view reaches under the bar, so that its content can move the large title.
  var isUnderBar: Bool { viewTop < rowEnd && keepsClear }

  /// How far below the row the content begins.
  var contentTop: CGFloat { contentTop(at: offset) }

  func contentTop(at offset: CGFloat) -> CGFloat { viewTop - offset - inset - rowEnd }

  func offset(forContentTop top: CGFloat) -> CGFloat { viewTop - inset - rowEnd - top }

  /// How far the bar covers the scroll view.
  func barEnd(withLargeTitle height: CGFloat) -> CGFloat { rowEnd + height - viewTop }

  var place: NavigationItemPlace {
    NavigationItemPlace(
      contentTop: isUnderBar ? contentTop : nil,
      isAtScrollEdge: viewTop >= rowEnd || contentTop >= -ScrollEdge.tolerance
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

/// What a bar remembers of a page's content, for the time when the page comes back.
struct NavigationItemPlace: Equatable {
  /// How far below the row the content begins; nil where nothing scrolls under the bar.
  var contentTop: CGFloat?
  /// Whether nothing lies under the bar.
  var isAtScrollEdge = true
}
