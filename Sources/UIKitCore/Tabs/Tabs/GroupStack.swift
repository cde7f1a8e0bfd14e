/// The pages that a group put on its navigation stack, level by level.
///
///     tabs     group ── group in it ── leaf
///     pages    [list]   []             [album]      [what the app pushed …]
///
/// A level may have no page. Pages that the app pushed lie above all levels and belong to none. (R-TAB-13, R-TAB-31)
struct GroupStack {
  typealias Key = ObjectIdentifier

  /// A tab on the way to the selected one, and what it shows.
  struct Level: Equatable {
    var tab: Key
    var pages: [Key]
  }

  private(set) var levels: [Level] = []

  /// Whether the same tabs are on the way.
  func leads(along tabs: [Key]) -> Bool { levels.map(\.tab) == tabs }

  /// Takes new levels, and says which stack they ask for; nil where the present one will do.
  ///
  /// Pages above stay while the way is the same one. No page is named twice.
  mutating func rebuild(_ newLevels: [Level], on stack: [Key]) -> [Key]? {
    let old = Set(levels.flatMap(\.pages))
    let isSameWay = leads(along: newLevels.map(\.tab))
    levels = newLevels
    let above = isSameWay ? stack.reversed().prefix { !old.contains($0) }.reversed() : []
    var seen: Set<Key> = []
    let wanted = (newLevels.flatMap(\.pages) + above).filter { seen.insert($0).inserted }
    return wanted == stack ? nil : wanted
  }

  /// How many levels are left on a stack from which pages were taken; nil while all are there.
  ///
  /// Levels without a page go together with the one above. The outermost cannot go: a stack without its pages was made by
  /// the app.
  func levelsLeft(on stack: [Key]) -> Int? {
    let present = Set(stack)
    let lost = levels.firstIndex { level in
      !level.pages.isEmpty && present.isDisjoint(with: level.pages)
    }
    guard let lost, lost > 0 else { return nil }
    let shown = levels[..<lost].lastIndex { !$0.pages.isEmpty } ?? 0
    return shown + 1
  }

  /// Forgets the levels that were taken.
  mutating func keep(_ count: Int) { levels.removeLast(levels.count - count) }
}
