import Foundation

/// The elements of a menu as a list with sections, and the elements by the index of their item.
@MainActor struct MenuContents {
  // R-MENU-11…R-MENU-13
  /// The elements, in the order of the items of ``list``.
  private(set) var elements: [UIMenuElement] = []
  private var sections: [MenuList.Section] = []
  private let loaded: [ObjectIdentifier: [UIMenuElement]]
  private let canPerform: (UICommand) -> Bool

  /// Creates the contents of a menu.
  ///
  /// Hidden elements, empty submenus and commands that cannot be performed are left out.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - loaded: The elements of deferred elements that are known.
  ///   - isReversed: Whether the sections and their elements are in reverse order.
  ///   - canPerform: Returns whether a command can be performed.
  init(
    _ menu: UIMenu,
    loaded: [ObjectIdentifier: [UIMenuElement]] = [:],
    isReversed: Bool = false,
    canPerform: @escaping (UICommand) -> Bool
  ) {
    self.loaded = loaded
    self.canPerform = canPerform
    addSections(of: menu, title: nil)
    if isReversed { reverse() }
  }

  /// Returns the list with a header.
  func list(_ header: MenuList.Header) -> MenuList { MenuList(header: header, sections: sections) }

  private mutating func reverse() {
    var groups: [[UIMenuElement]] = []
    var rest = elements[...]
    for section in sections {
      groups.append(Array(rest.prefix(section.items.count)))
      rest = rest.dropFirst(section.items.count)
    }
    elements = groups.reversed().flatMap { $0.reversed() }
    sections = sections.reversed().map { section in
      var section = section
      section.items.reverse()
      return section
    }
  }

  private mutating func addSections(of menu: UIMenu, title: String?) {
    var section = MenuList.Section(title: title, arrangement: Self.arrangement(of: menu))
    var own: [UIMenuElement] = []
    func close(_ contents: inout MenuContents) {
      guard !section.items.isEmpty else { return }
      contents.sections.append(section)
      contents.elements += own
      section.items = []
      section.title = nil
      own = []
    }
    for element in expanded(menu.children) {
      if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
        close(&self)
        addSections(of: inline, title: inline.title.isEmpty ? nil : inline.title)
      } else if let item = item(element) {
        section.items.append(item)
        own.append(element)
      }
    }
    close(&self)
  }

  /// Returns elements with those of deferred elements that are known in their place.
  private func expanded(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let known = loaded[ObjectIdentifier(element)] else { return [element] }
      return expanded(known)
    }
  }

  private static func arrangement(of menu: UIMenu) -> MenuList.Section.Arrangement {
    if menu.options.contains(.displayAsPalette) { return .palette }
    switch menu.preferredElementSize {
    case .small: return .small
    case .medium: return .medium
    case .large, .automatic: return .rows
    }
  }

  private func item(_ element: UIMenuElement) -> MenuList.Item? {
    var item = MenuList.Item(title: element.title)
    item.subtitle = element.subtitle
    item.image = element.image
    switch element {
    case let action as UIAction:
      guard !action.attributes.contains(.hidden) else { return nil }
      apply(action.attributes, action.state, to: &item)
      item.hint = action.discoverabilityTitle
      if action.state == .on, let image = action.selectedImage { item.image = image }
    case let command as UICommand:
      guard !command.attributes.contains(.hidden), canPerform(command) else { return nil }
      apply(command.attributes, command.state, to: &item)
      item.hint = command.discoverabilityTitle
    case let menu as UIMenu:
      guard !menu.children.isEmpty else { return nil }
      item.opensList = true
      item.isDestructive = menu.options.contains(.destructive)
    case is UIDeferredMenuElement:
      item.title = SystemText.loading()
      item.isLoading = true
    default: return nil
    }
    return item
  }

  private func apply(
    _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State,
    to item: inout MenuList.Item
  ) {
    item.isEnabled = !attributes.contains(.disabled)
    item.isDestructive = attributes.contains(.destructive)
    item.isChecked = state == .on
    item.isMixed = state == .mixed
  }
}
