import CoreGraphics

/// The contents of a list of actions: rows in sections, with an optional first row.
struct MenuList: Equatable {
  struct Item: Equatable {
    var title: String
    var subtitle: String?
    /// What assistive technologies read in addition.
    var hint: String?
    var image: UIImage?
    var isDestructive = false
    var isChecked = false
    /// Whether the item is partly selected.
    var isMixed = false
    var isEnabled = true
    /// Whether choosing the item opens another list.
    var opensList = false
    /// Whether the item stands for others that are being loaded.
    var isLoading = false
  }

  /// Items with the same arrangement.
  struct Section: Equatable {
    enum Arrangement: Equatable { case rows, medium, small, palette }

    var title: String?
    var items: [Item] = []
    var arrangement = Arrangement.rows
  }

  /// The row above the items.
  enum Header: Equatable {
    case none
    /// The row that returns to the previous list, which the list replaced.
    case back(String)
    /// The row that closes the list, which is above the list that it belongs to.
    case submenu(String)
    /// A title, which cannot be chosen.
    case title(String)
  }

  var header = Header.none
  var sections: [Section] = []

  var items: [Item] { sections.flatMap(\.items) }

  /// Whether submenus are marked at the leading edge.
  var marksSubmenus = false

  /// Whether titles are indented, because an item has a mark or there is a way back.
  var isIndented: Bool {
    switch header {
    case .back, .submenu: return true
    case .none, .title: break
    }
    return sections.contains { section in
      section.arrangement == .rows
        && section.items.contains { $0.isChecked || $0.isMixed || ($0.opensList && marksSubmenus) }
    }
  }

  /// Creates a list with one section.
  init(backTitle: String? = nil, items: [Item] = []) {
    header = backTitle.map { .back($0) } ?? .none
    sections = items.isEmpty ? [] : [Section(items: items)]
  }

  /// Creates a list with sections.
  init(header: Header, sections: [Section]) {
    self.header = header
    self.sections = sections
    marksSubmenus = true
  }
}
