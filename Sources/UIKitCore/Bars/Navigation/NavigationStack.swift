/// The pages of a navigation controller, from the root to the top.
///
///     no pages ──push──▶ root ──push──▶ root, page ──push──▶ …
///                          ▲────pop────────┘   ◀────pop────┘
///
/// This is the only place that stores the pages. An invalid change throws an error and leaves the
/// stack unchanged.
struct NavigationStack<Page: AnyObject> {
  // R-NAV-1…5

  /// The reasons for rejecting a change.
  enum Fault: Error, Equatable {
    /// The page is on the stack already.
    case pushedTwice
    /// The page isn't on the stack.
    case isNotOnStack
    /// A list contains a page more than once.
    case namedTwice
  }

  /// The pages that a change removes and adds.
  struct Change {
    var removed: [Page] = []
    var added: [Page] = []
  }

  private(set) var pages: [Page] = []

  init(pages: [Page] = []) { self.pages = pages }

  var root: Page? { pages.first }

  var top: Page? { pages.last }

  func contains(_ page: Page) -> Bool { pages.contains { $0 === page } }

  /// Returns the position of a page, counted from the root.
  func index(of page: Page) -> Int? { pages.firstIndex { $0 === page } }

  // MARK: Changes

  mutating func push(_ page: Page) throws -> Change {
    guard !contains(page) else { throw Fault.pushedTwice }
    pages.append(page)
    return Change(added: [page])
  }

  /// Removes the top page unless it is the root.
  mutating func pop() -> Change {
    guard pages.count > 1 else { return Change() }
    return Change(removed: [pages.removeLast()])
  }

  /// Removes all pages above a page, and returns them from the lowest to the top.
  mutating func pop(to page: Page) throws -> Change {
    guard let index = index(of: page) else { throw Fault.isNotOnStack }
    let removed = Array(pages[(index + 1)...])
    pages.removeLast(removed.count)
    return Change(removed: removed)
  }

  mutating func popToRoot() -> Change {
    let removed = Array(pages.dropFirst())
    pages.removeLast(removed.count)
    return Change(removed: removed)
  }

  mutating func replace(with newPages: [Page]) throws -> Change {
    let old = Set(pages.map(ObjectIdentifier.init))
    let new = Set(newPages.map(ObjectIdentifier.init))
    guard new.count == newPages.count else { throw Fault.namedTwice }
    let change = Change(
      removed: pages.filter { !new.contains(ObjectIdentifier($0)) },
      added: newPages.filter { !old.contains(ObjectIdentifier($0)) }
    )
    pages = newPages
    return change
  }
}

// MARK: - Kind of transition

/// The way in which one page replaces another.
enum NavigationMove: Equatable {
  /// The new page slides over the old one.
  case push
  /// The old page slides away and uncovers the new one.
  case pop

  /// Returns `pop` if the new page was on the stack before the change, otherwise `push`.
  static func from<Page: AnyObject>(_ before: [Page], to new: Page) -> NavigationMove {
    // R-NAV-6
    before.contains { $0 === new } ? .pop : .push
  }

  /// The operation that is reported to the delegate.
  var operation: UINavigationController.Operation { self == .push ? .push : .pop }
}
