/// A set of identifiers that are reloaded or reconfigured, in the order of insertion.
struct SnapshotReloads<Identifier: Hashable> {
  private(set) var identifiers: [Identifier] = []
  private var known: Set<Identifier> = []

  var isEmpty: Bool { identifiers.isEmpty }

  func contains(_ identifier: Identifier) -> Bool { known.contains(identifier) }

  mutating func insert(_ new: [Identifier]) {
    for identifier in new where known.insert(identifier).inserted { identifiers.append(identifier) }
  }

  mutating func remove(_ leaving: Set<Identifier>) {
    guard !known.isDisjoint(with: leaving) else { return }
    known.subtract(leaving)
    identifiers.removeAll { leaving.contains($0) }
  }
}
