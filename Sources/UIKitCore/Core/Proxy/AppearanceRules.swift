/// What all proxies remember, and which of it holds for an object.
struct AppearanceRules {
  /// One value to set.
  struct Entry {
    let key: AppearanceKey
    let set: (NSObject) -> Void
  }

  private struct RuleSet {
    let scope: AppearanceScope
    var entries: [Entry] = []
  }

  /// By the class they are for; in the order in which proxies were first used.
  private var sets: [ObjectIdentifier: [RuleSet]] = [:]
  /// Whether any rule asks for traits, so that changes of traits matter.
  private(set) var asksForTraits = false

  // MARK: Recording

  /// Remembers a value.
  ///
  /// It takes the place of the proxy's older one for the same key, and goes to the end. (R-PROXY-3)
  mutating func record(_ entry: Entry, for scope: AppearanceScope) {
    var known = sets[scope.target] ?? []
    let index = known.firstIndex { $0.scope == scope } ?? known.count
    if index == known.count { known.append(RuleSet(scope: scope)) }
    known[index].entries.removeAll { $0.key == entry.key }
    known[index].entries.append(entry)
    sets[scope.target] = known
    asksForTraits = asksForTraits || scope.traits != nil
  }

  // MARK: Asking

  /// The classes of a lineage that there are rules for, the most general first.
  func targets(in lineage: ClassLineage) -> [ObjectIdentifier] {
    lineage.classes.filter { sets[$0] != nil }
  }

  /// The values to set on an object, in order, one for each key. (R-PROXY-4)
  func entries(
    for targets: [ObjectIdentifier],
    in surroundings: AppearanceContainers
  ) -> [Entry] {
    var entries: [Entry] = []
    for target in targets {
      let fitting = (sets[target] ?? []).compactMap { set in
        set.scope.fit(in: surroundings).map { (fit: $0, entries: set.entries) }
      }
      for entry in sorted(fitting).flatMap(\.entries) {
        entries.removeAll { $0.key == entry.key }
        entries.append(entry)
      }
    }
    return entries
  }

  /// Weaker fits first; those that fit equally well stay in order.
  private func sorted(
    _ sets: [(fit: AppearanceSpecificity, entries: [Entry])]
  ) -> [(fit: AppearanceSpecificity, entries: [Entry])] {
    guard sets.count > 1 else { return sets }
    return sets.enumerated()
      .sorted { ($0.element.fit, $0.offset) < ($1.element.fit, $1.offset) }
      .map(\.element)
  }
}
