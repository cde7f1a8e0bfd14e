import Foundation

@testable import UIKitCore

/// A list as arrays of identifiers, changed in the most straightforward way.
struct ListModel: Equatable {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section]

  var shape: ListShape { ListShape(counts: sections.map(\.items.count)) }

  /// Returns a random list with unique names and items.
  static func random(using generator: inout some RandomNumberGenerator) -> ListModel {
    var nextItem = 0
    return ListModel(
      sections: (0..<Int.random(in: 0...5, using: &generator)).map { name in
        let count = Int.random(in: 0...6, using: &generator)
        defer { nextItem += count }
        return Section(name: name, items: Array(nextItem..<nextItem + count))
      }
    )
  }

  /// The index path of each item.
  var places: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (position, item) in section.items.enumerated() {
        places[item] = IndexPath(item: position, section: number)
      }
    }
    return places
  }
}

/// A random valid batch of updates, built together with the resulting list.
///
/// Each old section and item first gets a random fate; then the new list is built from what
/// remains, in order, with insertions at random positions.
struct RandomBatch {
  var actions: [ListUpdates.Action] = []
  var result: ListModel
  /// The reloaded items that keep their identity.
  var reloaded: Set<Int> = []

  private enum Fate { case stay, leave, reload, move }

  init(on old: ListModel, using generator: inout some RandomNumberGenerator) {
    result = ListModel(sections: [])
    var fates: [Fate] = old.sections.map { _ in Self.fate(using: &generator) }
    if old.sections.count < 2 { fates = fates.map { $0 == .move ? .stay : $0 } }

    // Moved items with their old index paths.
    var travellers: [(item: Int, from: IndexPath)] = []
    var next = 1000
    var kept: [(section: ListModel.Section, old: Int, fate: Fate)] = []
    for (number, section) in old.sections.enumerated() {
      switch fates[number] {
      case .leave:
        actions.append(.deleteSections([number]))
      case .reload:
        actions.append(.reloadSections([number]))
        let count = Int.random(in: 0...4, using: &generator)
        kept.append((.init(name: section.name, items: Array(next..<next + count)), number, .reload))
        next += count
      case .stay, .move:
        var staying: [Int] = []
        for (position, item) in section.items.enumerated() {
          let path = IndexPath(item: position, section: number)
          switch Self.fate(using: &generator) {
          case .stay: staying.append(item)
          case .leave: actions.append(.deleteItems([path]))
          case .reload:
            actions.append(.reloadItems([path]))
            reloaded.insert(item)
            staying.append(item)
          case .move: travellers.append((item, path))
          }
        }
        kept.append((.init(name: section.name, items: staying), number, fates[number]))
      }
    }
    arrange(kept, travellers, &next, using: &generator)
  }

  private static func fate(using generator: inout some RandomNumberGenerator) -> Fate {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .leave
    case 1: .reload
    case 2, 3: .move
    default: .stay
    }
  }

  private mutating func arrange(
    _ kept: [(section: ListModel.Section, old: Int, fate: Fate)],
    _ travellers: [(item: Int, from: IndexPath)],
    _ next: inout Int,
    using generator: inout some RandomNumberGenerator
  ) {
    // A `nil` source marks an inserted section.
    var order: [(section: ListModel.Section, source: Int?, fate: Fate)] =
      kept.filter { $0.fate != .move }.map { ($0.section, $0.old, $0.fate) }
    for pair in kept where pair.fate == .move {
      let place = Int.random(in: 0...order.count, using: &generator)
      order.insert((pair.section, pair.old, .move), at: place)
    }
    for name in 0..<Int.random(in: 0...2, using: &generator) {
      let place = Int.random(in: 0...order.count, using: &generator)
      let count = Int.random(in: 0...3, using: &generator)
      let section = ListModel.Section(name: 100 + name, items: Array(next..<next + count))
      next += count
      order.insert((section, nil, .leave), at: place)
    }
    for (number, entry) in order.enumerated() {
      if entry.source == nil { actions.append(.insertSections([number])) }
      if entry.fate == .move, let source = entry.source {
        actions.append(.moveSection(from: source, to: number))
      }
    }
    arrive(into: &order, travellers, &next, using: &generator)
    result.sections = order.map(\.section)
    actions.shuffle(using: &generator)
  }

  private mutating func arrive(
    into order: inout [(section: ListModel.Section, source: Int?, fate: Fate)],
    _ travellers: [(item: Int, from: IndexPath)],
    _ next: inout Int,
    using generator: inout some RandomNumberGenerator
  ) {
    let targets = order.indices.filter { order[$0].source != nil && order[$0].fate != .reload }
    var sources: [Int: IndexPath] = [:]
    for traveller in travellers {
      guard let number = targets.randomElement(using: &generator) else { continue }
      let place = Int.random(in: 0...order[number].section.items.count, using: &generator)
      order[number].section.items.insert(traveller.item, at: place)
      sources[traveller.item] = traveller.from
    }
    var fresh: Set<Int> = []
    for number in targets where Bool.random(using: &generator) {
      let place = Int.random(in: 0...order[number].section.items.count, using: &generator)
      order[number].section.items.insert(next, at: place)
      fresh.insert(next)
      next += 1
    }
    for number in targets {
      for (position, item) in order[number].section.items.enumerated() {
        let path = IndexPath(item: position, section: number)
        if let source = sources[item] { actions.append(.moveItem(from: source, to: path)) }
        if fresh.contains(item) { actions.append(.insertItems([path])) }
      }
    }
  }
}
