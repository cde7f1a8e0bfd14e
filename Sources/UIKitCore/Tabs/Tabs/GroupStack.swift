/// The pages that a tab group put on its navigation stack, level by level.
///
///     tabs     group ── group in it ── leaf
///     pages    [list]   []             [album]      [what the app pushed …]
///
/// A level may have no page. Pages that the app pushed are above all levels and belong to none of
/// them.
struct GroupStack {
  // R-TAB-13, R-TAB-31
  typealias Key = ObjectIdentifier

  /// A tab on the path to the selected tab, and its pages.
  struct Level: Equatable {
    var tab: Key
    var pages: [Key]
  }

  private(set) var levels: [Level] = []

  /// Returns whether the path consists of these tabs.
  func leads(along tabs: [Key]) -> Bool { levels.map(\.tab) == tabs }

  /// Replaces the levels, and returns the stack that they require; `nil` if the stack is correct
  /// already.
  ///
  /// Pages above the levels are kept if the path doesn't change. Duplicate pages are removed.
  mutating func rebuild(_ newLevels: [Level], on stack: [Key]) -> [Key]? {
    let old = Set(levels.flatMap(\.pages))
    let isSameWay = leads(along: newLevels.map(\.tab))
    levels = newLevels
    let above = isSameWay ? stack.reversed().prefix { !old.contains($0) }.reversed() : []
    var seen: Set<Key> = []
    let wanted = (newLevels.flatMap(\.pages) + above).filter { seen.insert($0).inserted }
    return wanted == stack ? nil : wanted
  }

  /// Returns the number of levels that remain on a stack after pages were popped; `nil` if all
  /// remain.
  ///
  /// Levels without a page are removed together with the level above them. The outermost level is
  /// never removed, because only the app can have removed its pages.
  func levelsLeft(on stack: [Key]) -> Int? {
    let present = Set(stack)
    let lost = levels.firstIndex { level in
      !level.pages.isEmpty && present.isDisjoint(with: level.pages)
    }
    guard let lost, lost > 0 else { return nil }
    let shown = levels[..<lost].lastIndex { !$0.pages.isEmpty } ?? 0
    return shown + 1
  }

  /// Removes all levels but the first ones.
  mutating func keep(_ count: Int) { levels.removeLast(levels.count - count) }
}
