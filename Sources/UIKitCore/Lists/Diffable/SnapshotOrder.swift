/// The sections in order, the items of each section in order, and the position of each identifier.
///
/// For each identifier, the position at which it was inserted is stored as a hint. Later changes
/// before it shift its position, so it is searched for outwards from the hint. Editing single items
/// of a large list therefore requires neither a pass over all items nor a new index.
struct SnapshotOrder<Section: Hashable, Item: Hashable> {
  // R-DIF-1, R-DIF-10
  private(set) var sections: [Section] = []
  private var rows: [Section: Row] = [:]
  private var homes: [Item: Home] = [:]

  private struct Row {
    var items: [Item] = []
    var hint: Int
  }

  private struct Home {
    var section: Section
    var hint: Int
  }

  /// The position of an item: its section, and its offset in the section.
  struct Place {
    var section: Section
    var offset: Int
  }

  var itemCount: Int { homes.count }

  func contains(_ item: Item) -> Bool { homes[item] != nil }

  func contains(section: Section) -> Bool { rows[section] != nil }

  func items(in section: Section) -> [Item]? { rows[section]?.items }

  func section(of item: Item) -> Section? { homes[item]?.section }

  func index(of section: Section) -> Int? {
    rows[section].flatMap { sections.firstIndex(of: section, near: $0.hint) }
  }

  func place(of item: Item) -> Place? {
    guard let home = homes[item],
      let offset = rows[home.section]?.items.firstIndex(of: item, near: home.hint)
    else { return nil }
    return Place(section: home.section, offset: offset)
  }

  // MARK: Sections

  mutating func insert(_ new: [Section], at index: Int) {
    sections.insert(contentsOf: new, at: index)
    for (offset, section) in new.enumerated() {
      rows[section] = Row(hint: index + offset)
    }
  }

  mutating func remove(_ leaving: Set<Section>) {
    for section in leaving {
      for item in rows.removeValue(forKey: section)?.items ?? [] { homes[item] = nil }
    }
    sections.removeAll { leaving.contains($0) }
  }

  mutating func move(_ section: Section, to destination: Section, after: Bool) {
    guard let source = index(of: section) else { return }
    sections.remove(at: source)
    guard let target = index(of: destination) else { return }
    sections.insert(section, at: after ? target + 1 : target)
    rows[section]?.hint = target
  }

  // MARK: Items

  mutating func insert(_ new: [Item], at offset: Int, in section: Section) {
    rows[section]?.items.insert(contentsOf: new, at: offset)
    for (position, item) in new.enumerated() {
      homes[item] = Home(section: section, hint: offset + position)
    }
  }

  /// Removes items.
  ///
  /// One or two items are removed by position; more are removed in one pass over their sections.
  mutating func remove(_ leaving: Set<Item>) {
    if leaving.count > 2 { return removeMany(leaving) }
    for item in leaving {
      guard let place = place(of: item) else { continue }
      rows[place.section]?.items.remove(at: place.offset)
      homes[item] = nil
    }
  }

  private mutating func removeMany(_ leaving: Set<Item>) {
    var touched: Set<Section> = []
    for item in leaving {
      if let home = homes.removeValue(forKey: item) { touched.insert(home.section) }
    }
    for section in touched {
      rows[section]?.items.removeAll { leaving.contains($0) }
    }
  }

  /// Sets the hints of a section's items to their current positions.
  mutating func refreshHints(in section: Section) {
    for (offset, item) in (rows[section]?.items ?? []).enumerated() {
      homes[item]?.hint = offset
    }
  }

  /// Returns the distance of an item from its hint.
  func drift(of item: Item, at place: Place) -> Int {
    abs((homes[item]?.hint ?? place.offset) - place.offset)
  }
}

extension Array where Element: Equatable {
  /// Returns the index of an element, searching outwards from a position that it is probably near.
  func firstIndex(of element: Element, near hint: Int) -> Int? {
    guard !isEmpty else { return nil }
    let start = Swift.min(Swift.max(hint, 0), count - 1)
    if self[start] == element { return start }
    var distance = 1
    while start - distance >= 0 || start + distance < count {
      if start - distance >= 0, self[start - distance] == element { return start - distance }
      if start + distance < count, self[start + distance] == element { return start + distance }
      distance += 1
    }
    return nil
  }
}
