/// The pages of a navigation controller, from the root up: the only place that stores them.
///
///     no pages ──push──▶ root ──push──▶ root, page ──push──▶ …
///                          ▲────pop────────┘   ◀────pop────┘
///
/// Top and root are read from here. What does not fit is thrown and changes nothing. (R-NAV-1…5)
struct NavigationStack<Page: AnyObject> {
  /// Why a change is refused.
  enum Fault: Error, Equatable {
    /// The page is on the stack already.
    case pushedTwice
    /// The page is not on the stack.
    case isNotOnStack
    /// A list names a page more than once.
    case namedTwice
  }

  /// What a change takes and adds.
  struct Change {
    var removed: [Page] = []
    var added: [Page] = []
  }

  private(set) var pages: [Page] = []

  init(pages: [Page] = []) { self.pages = pages }

  var root: Page? { pages.first }

  var top: Page? { pages.last }

  func contains(_ page: Page) -> Bool { pages.contains { $0 === page } }

  /// The position of a page, counted from the root.
  func index(of page: Page) -> Int? { pages.firstIndex { $0 === page } }

  // MARK: Changing

  mutating func push(_ page: Page) throws -> Change {
    guard !contains(page) else { throw Fault.pushedTwice }
    pages.append(page)
    return Change(added: [page])
  }

  /// Takes the top away unless it is the root.
  mutating func pop() -> Change {
    guard pages.count > 1 else { return Change() }
    return Change(removed: [pages.removeLast()])
  }

  /// Takes all above a page away, from the lowest to the top.
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

// MARK: - The movement a change is shown by

/// How one page takes the place of another.
enum NavigationMove: Equatable {
  /// The new page comes over the old one.
  case push
  /// The old page goes and uncovers the new one.
  case pop

  /// Back to a page that was below the one in view when that came into view, else forward. (R-NAV-6)
  static func from<Page: AnyObject>(_ before: [Page], to new: Page) -> NavigationMove {
    before.contains { $0 === new } ? .pop : .push
  }

  /// What the delegate is told it is.
  var operation: UINavigationController.Operation { self == .push ? .push : .pop }
}
