/// The rules of all proxies, from which those that apply to an object are selected.
struct AppearanceRules {
  /// A recorded value.
  struct Entry {
    let key: AppearanceKey
    let set: (NSObject) -> Void
  }

  private struct RuleSet {
    let scope: AppearanceScope
    var entries: [Entry] = []
  }

  /// The rules by class, in the order in which the proxies were first used.
  private var sets: [ObjectIdentifier: [RuleSet]] = [:]
  /// Whether any rule depends on traits, so that changes of traits must be observed.
  private(set) var asksForTraits = false

  // MARK: Recording

  // R-PROXY-3
  /// Records a value.
  ///
  /// The value replaces the previous value of the proxy for the key and becomes the last rule.
  mutating func record(_ entry: Entry, for scope: AppearanceScope) {
    var known = sets[scope.target] ?? []
    let index = known.firstIndex { $0.scope == scope } ?? known.count
    if index == known.count { known.append(RuleSet(scope: scope)) }
    known[index].entries.removeAll { $0.key == entry.key }
    known[index].entries.append(entry)
    sets[scope.target] = known
    asksForTraits = asksForTraits || scope.traits != nil
  }

  // MARK: Selection

  /// Returns the classes of a lineage that have rules, the most general first.
  func targets(in lineage: ClassLineage) -> [ObjectIdentifier] {
    lineage.classes.filter { sets[$0] != nil }
  }

  // R-PROXY-4
  /// Returns the values to set on an object, in order, with one value for each key.
  func entries(
    for targets: [ObjectIdentifier],
    in containers: AppearanceContainers
  ) -> [Entry] {
    var entries: [Entry] = []
    for target in targets {
      let fitting = (sets[target] ?? []).compactMap { set in
        set.scope.fit(in: containers).map { (fit: $0, entries: set.entries) }
      }
      for entry in sorted(fitting).flatMap(\.entries) {
        entries.removeAll { $0.key == entry.key }
        entries.append(entry)
      }
    }
    return entries
  }

  /// Sorts entries by specificity, with the least specific first.
  ///
  /// Entries with the same specificity keep their order.
  private func sorted(
    _ sets: [(fit: AppearanceSpecificity, entries: [Entry])]
  ) -> [(fit: AppearanceSpecificity, entries: [Entry])] {
    guard sets.count > 1 else { return sets }
    return sets.enumerated()
      .sorted { ($0.element.fit, $0.offset) < ($1.element.fit, $1.offset) }
      .map(\.element)
  }
}
