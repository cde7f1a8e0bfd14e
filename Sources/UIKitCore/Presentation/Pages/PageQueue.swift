/// A side of the current page.
enum PageSide: CaseIterable {
  case before, after

  var opposite: PageSide { self == .before ? .after : .before }
}

/// The visible pages of a page view controller, the pages next to them, and the transition between
/// them.
///
/// A *spread* contains the pages that are visible at the same time: one, or two with the spine in
/// the middle. The spreads on both sides are looked up when they are needed, and are kept until the
/// current spread changes otherwise than by turning one page.
///
///     before ◀── current ──▶ after          [3]  [4]  [5]
///                   turn to `after`:             [4]  [5]  unknown
struct PageQueue<Page: AnyObject> {
  struct Transition {
    let side: PageSide
    /// The spread that becomes current if the transition completes.
    let pages: [Page]
    /// Whether the user started the transition.
    let isInteractive: Bool
  }

  private enum Neighbor {
    case unknown
    /// There are no pages on this side.
    case edge
    case pages([Page])
  }

  private(set) var current: [Page] = []
  private(set) var transition: Transition?
  private var before = Neighbor.unknown
  private var after = Neighbor.unknown

  init() {}

  // MARK: Neighbors

  private subscript(side: PageSide) -> Neighbor {
    get { side == .before ? before : after }
    set { if side == .before { before = newValue } else { after = newValue } }
  }

  func isUnknown(_ side: PageSide) -> Bool {
    if case .unknown = self[side] { return true }
    return false
  }

  /// Returns the spread on a side, or `nil` if there is none or it is unknown.
  func neighbor(_ side: PageSide) -> [Page]? {
    if case .pages(let pages) = self[side] { return pages }
    return nil
  }

  /// Returns whether the user can move to a side.
  func canMove(to side: PageSide) -> Bool { transition?.side == side || neighbor(side) != nil }

  /// Stores the result of looking for pages on a side.
  mutating func learn(_ pages: [Page]?, at side: PageSide) {
    self[side] = pages.map(Neighbor.pages) ?? .edge
  }

  /// Forgets that there were no pages on a side, since there may be some by now.
  mutating func forgetEdges() {
    for side in PageSide.allCases where neighbor(side) == nil { self[side] = .unknown }
  }

  mutating func forgetNeighbors() { (before, after) = (.unknown, .unknown) }

  /// The pages of all spreads.
  var pages: [Page] {
    (neighbor(.before) ?? []) + current + (neighbor(.after) ?? []) + (transition?.pages ?? [])
  }

  func contains(_ page: Page) -> Bool { pages.contains { $0 === page } }

  // MARK: Changes

  /// Replaces the current spread.
  mutating func replaceCurrent(with pages: [Page]) {
    current = pages
    transition = nil
    forgetNeighbors()
  }

  /// Begins an interactive transition to the spread on a side, and returns whether there is one.
  mutating func begin(to side: PageSide) -> Bool {
    guard transition == nil, let pages = neighbor(side) else { return false }
    transition = Transition(side: side, pages: pages, isInteractive: true)
    return true
  }

  /// Begins a transition to pages that the app has set.
  mutating func begin(to side: PageSide, pages: [Page]) {
    transition = Transition(side: side, pages: pages, isInteractive: false)
  }

  /// Makes the pages of the transition current.
  ///
  /// After a transition of the user, the previous pages are on the opposite side.
  mutating func complete() {
    guard let transition else { return }
    let previous = current
    replaceCurrent(with: transition.pages)
    if transition.isInteractive { self[transition.side.opposite] = .pages(previous) }
  }

  mutating func cancel() { transition = nil }
}

/// Determines the spreads next to the current one from single pages.
struct SpreadLookup {
  /// The number of visible pages.
  var count: Int
  /// Whether every second page is the back of the one before, which is not visible.
  var skipsBacks: Bool

  /// Returns the spread on a side of the current one, or `nil` if there are not enough pages.
  ///
  /// `next` returns the page that follows another one on this side.
  func spread<Page: AnyObject>(
    beside current: [Page],
    on side: PageSide,
    next: (Page) -> Page?
  ) -> [Page]? {
    guard let anchor = side == .after ? current.last : current.first else { return nil }
    var found: [Page] = []
    var page = anchor
    for _ in 0..<(skipsBacks ? 2 : count) {
      guard let following = next(page), !current.contains(where: { $0 === following }) else {
        return nil
      }
      found.append(following)
      page = following
    }
    if skipsBacks { return [page] }
    return side == .after ? found : found.reversed()
  }
}
