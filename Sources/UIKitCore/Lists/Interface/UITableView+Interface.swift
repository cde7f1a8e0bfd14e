import Foundation

extension InterfaceCoder {
  private static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  /// The style of a table view, or of the table view of a controller.
  var tableStyle: UITableView.Style {
    let table = element.name == "tableView" ? element : element.value("view")
    return table?.member("style", of: Self.tableStyles) ?? .plain
  }

  /// The style of a cell.
  var cellStyle: UITableViewCell.CellStyle {
    element["style"] == nil ? .default : element.member("style", of: Self.cellStyles) ?? .default
  }
}

/// The words of interface files for properties of tables and cells.
@MainActor private enum TableWords {
  static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "singleLine": .singleLine, "default": .singleLine,
    "singleLineEtched": .singleLine,
  ]
  static let selections: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]
}

extension UITableView: InterfaceScrollVariationTarget {
  func decodeScrollVariation(from coder: InterfaceCoder) { decodeTable(from: coder) }

  func decodeTable(from coder: InterfaceCoder) {
    decodeScrollView(from: coder)
    // The refresh control of a table view controller is in the element of the controller.
    if coder.element.parent?.name == "tableViewController", let controller = coder.element.parent {
      decodeRefreshControl(of: controller, coder.objects)
    }
    let (element, objects) = (coder.element, coder.objects)
    element.set("separatorStyle", \.separatorStyle, of: self, from: TableWords.separators)
    element.set("allowsSelection", \.allowsSelection, of: self)
    element.set("allowsMultipleSelection", \.allowsMultipleSelection, of: self)
    element.set(
      "allowsSelectionDuringEditing",
      \.allowsSelectionDuringEditing,
      of: self
    )
    // -1 stands for automatic heights.
    let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
      ("sectionHeaderHeight", \.sectionHeaderHeight),
      ("sectionFooterHeight", \.sectionFooterHeight),
    ]
    for (name, path) in heights {
      guard let height: CGFloat = element.value(of: name), height != -1 else { continue }
      // R-IB-36
      if style != .plain, name.hasPrefix("section"), height == 18 { continue }
      self[keyPath: path] = height
    }
    if let color = element.color("separatorColor") { separatorColor = color }
    element.set(
      "sectionIndexMinimumDisplayRowCount",
      \.sectionIndexMinimumDisplayRowCount,
      of: self
    )
    let colors: [(String, ReferenceWritableKeyPath<UITableView, UIColor?>)] = [
      ("sectionIndexColor", \.sectionIndexColor),
      ("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
      ("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
    ]
    for (name, path) in colors {
      if let color = element.color(name) { self[keyPath: path] = color }
    }
    if let insets = element.insets("separatorInset") { separatorInset = insets }
    if let header = element.value("tableHeaderView").flatMap(objects.view) {
      tableHeaderView = header
    }
    if let footer = element.value("tableFooterView").flatMap(objects.view) {
      tableFooterView = footer
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let nib = UINib(.element(prototype, storyboard: objects.storyboard))
      nib.controller = objects.owner as? UIViewController
      register(nib, forCellReuseIdentifier: identifier)
    }
    guard element["dataMode"] == "static" else { return }
    staticContents = StaticTableContents(element.list("sections"), objects)
  }
}

/// The rows of a table view with static contents.
@MainActor final class StaticTableContents {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// The heights that the file gives to cells.
    var heights: [ObjectIdentifier: CGFloat]
  }

  private let sections: [Section]

  // R-IB-35
  init(_ elements: [InterfaceElement], _ objects: InterfaceObjects) {
    sections = elements.map { element in
      var section = Section(
        header: element.text("headerTitle"),
        footer: element.text("footerTitle"),
        cells: [],
        heights: [:]
      )
      for row in element.list("cells") {
        guard let cell = objects.make(row) as? UITableViewCell else { continue }
        section.cells.append(cell)
        // R-IB-39
        guard let height: CGFloat = row.value(of: "rowHeight"), height >= 0 else { continue }
        section.heights[ObjectIdentifier(cell)] = height
      }
      return section
    }
  }

  var count: Int { sections.count }

  func rows(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section) else { return nil }
    let cells = sections[path.section].cells
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }

  /// Returns the height that the file gives to a row, or `nil`.
  func height(at path: IndexPath) -> CGFloat? {
    guard let cell = cell(at: path) else { return nil }
    return sections[path.section].heights[ObjectIdentifier(cell)]
  }

  func header(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func footer(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
}

/// The segues that start at a cell.
struct CellSegues {
  /// Performed when the user selects the cell.
  var selection: (@MainActor () -> Void)?
  /// Performed when the user taps the accessory button.
  var accessory: (@MainActor () -> Void)?
}

extension UITableViewCell: SegueTrigger {
  func decodeCell(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let (element, objects) = (coder.element, coder.objects)
    reuseIdentifier = element["reuseIdentifier"]
    element.set("selectionStyle", \.selectionStyle, of: self, from: TableWords.selections)
    element.set("accessoryType", \.accessoryType, of: self, from: TableWords.accessories)
    element.set(
      "editingAccessoryType",
      \.editingAccessoryType,
      of: self,
      from: TableWords.accessories
    )
    element.set("indentationLevel", \.indentationLevel, of: self)
    element.set("indentationWidth", \.indentationWidth, of: self)
    element.set("shouldIndentWhileEditing", \.shouldIndentWhileEditing, of: self)
    element.set("showsReorderControl", \.showsReorderControl, of: self)
    // R-IB-39
    if let insets = element.insets("separatorInset") { separatorInset = insets }
    if let view = element.value("accessoryView").flatMap(objects.view) { accessoryView = view }
    if let view = element.value("backgroundView").flatMap(objects.view) { backgroundView = view }
    guard let content = element.value("contentView") else { return }
    objects.adopt(contentView, content)
    contentView.decodeContentView(content, objects)
    for child in content.list("subviews") {
      if let part = part(child.id, of: element) {
        configure(part, child, objects)
      } else if let view = objects.view(child) {
        contentView.addSubview(view)
      }
    }
    for constraint in content.list("constraints") { objects.add(constraint, to: contentView) }
  }

  /// Returns the label or the image view of the cell's style that an element stands for, or `nil`.
  private func part(_ id: String?, of cell: InterfaceElement) -> UIView? {
    guard let id else { return nil }
    if id == cell["textLabel"] { return textLabel }
    if id == cell["detailTextLabel"] { return detailTextLabel }
    return id == cell["imageView"] ? imageView : nil
  }

  /// Configures a label or the image view of the cell's style.
  private func configure(
    _ part: UIView,
    _ element: InterfaceElement,
    _ objects: InterfaceObjects
  ) {
    objects.adopt(part, element)
    (part as? UILabel)?.decodeText(of: element)
    (part as? UIImageView)?.image = element.image("image")
  }

  func connectSegue(_ kind: String?, _ perform: @escaping @MainActor () -> Void) {
    if kind == "accessoryAction" { segues.accessory = perform } else { segues.selection = perform }
  }
}

extension UITableViewController {
  /// Loads the table view of the controller's scene or nib.
  ///
  /// - Returns: Whether there is one.
  func loadInterfaceTable() -> Bool {
    guard loadInterfaceView() else { return false }
    guard let table = loading.view as? UITableView else { return true }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    return true
  }
}
