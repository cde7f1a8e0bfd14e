import Foundation

/// The exceptions that snapshots raise.
enum SnapshotMisuse {
  //
  static func raise(_ reason: String) -> Never {
    Misuse.raise(name: "NSInternalInconsistencyException", reason: reason)
  }

  /// Raises an exception if an identifier is given twice.
  static func expectUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ noun: String) {
    guard identifiers.count > 1 else { return }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var duplicates: [Identifier] = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      if !duplicates.contains(identifier) { duplicates.append(identifier) }
    }
    guard !duplicates.isEmpty else { return }
    raise(
      "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: "
        + "{(\n\(list(duplicates))\n)}"
    )
  }

  /// Raises an exception if sections to be inserted are already in the snapshot.
  static func expectNew<Section>(_ existing: [Section]) {
    guard !existing.isEmpty else { return }
    let noun = existing.count == 1 ? "identifier" : "identifiers"
    let verb = existing.count == 1 ? "exists" : "exist"
    raise(
      "Diffable data source detected an attempt to insert or append \(existing.count) section "
        + "\(noun) that already \(verb) in the snapshot. Identifiers in a snapshot must be unique. "
        + "Section \(noun) that already \(verb): "
        + existing.map { "\($0)" }.joined(separator: ", ")
    )
  }

  static func expect(_ holds: Bool, _ parameter: String) {
    if !holds { raise("Invalid parameter not satisfying: \(parameter)") }
  }

  /// Raises an exception if the identifier next to which others are inserted is one of them.
  static func expectOutside<Identifier: Hashable>(
    _ destination: Identifier,
    _ identifiers: [Identifier]
  ) {
    guard identifiers.contains(destination) else { return }
    raise(
      "Invalid update: destination for insertion operation [\(destination)] is in the insertion "
        + "identifier list for update"
    )
  }

  static func missing<Identifier>(_ identifier: Identifier, verb: String, noun: String) -> Never {
    raise(
      "Attempted to \(verb) \(noun) identifier that does not exist in the snapshot: \(identifier)"
    )
  }

  private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.map { "    \($0)" }.joined(separator: ",\n")
  }
}
