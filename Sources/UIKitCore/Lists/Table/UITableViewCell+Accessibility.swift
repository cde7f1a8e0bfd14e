extension UITableViewCell {
  /// The views in the cell that are separate accessibility elements.
  var pressableParts: [UIView] {
    var found: [UIView] = []
    if let button = parts.accessory?.button { found.append(button) }
    collect(from: contentView, into: &found)
    if let view = shownAccessory, view !== parts.accessory {
      if view is UIControl || view.isAccessibilityElement { found.append(view) }
    }
    return found + editingElements
  }

  private func collect(from view: UIView, into found: inout [UIView]) {
    for subview in view.subviews where !subview.isHidden {
      if subview is UIControl {
        found.append(subview)
      } else {
        collect(from: subview, into: &found)
      }
    }
  }

  private var hasValue: Bool { style == .value1 || style == .value2 }

  var spokenTexts: String? {
    SpokenTexts.text(in: contentView, without: hasValue ? parts.detail : nil)
  }

  var spokenValue: String? { hasValue ? parts.detail?.text : nil }

  var spokenTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if let table, table.allowsSelection || table.allowsMultipleSelection, selectionStyle != .none {
      traits.insert(.button)
    }
    if isSelected || accessoryType == .checkmark { traits.insert(.selected) }
    return traits
  }

  /// An element for the row, followed by the controls in it.
  var elementsWithParts: [Any] {
    let row = CellElement(accessibilityContainer: self)
    return [row] + pressableParts
  }
}

/// An accessibility element for a row that contains other elements.
final class CellElement: UIAccessibilityElement {
  private var cell: UITableViewCell? { accessibilityContainer as? UITableViewCell }

  override var accessibilityIdentity: AnyObject { cell ?? self }

  override var accessibilityLabel: String? {
    get { cell?.accessibilityLabel }
    set { cell?.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { cell?.accessibilityValue }
    set { cell?.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { cell?.accessibilityTraits ?? .none }
    set { cell?.accessibilityTraits = newValue }
  }

  override var accessibilityFrame: CGRect {
    get { cell.map { $0.contentView.screenRect($0.contentView.bounds) } ?? .zero }
    set { cell?.accessibilityFrame = newValue }
  }
}
