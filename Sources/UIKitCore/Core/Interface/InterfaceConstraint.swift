import Foundation

/// A constraint of an interface file.
@MainActor struct InterfaceConstraint {
  private let element: InterfaceElement
  /// The view that contains the constraint, to which an omitted item refers.
  private let view: UIView

  init(_ element: InterfaceElement, in view: UIView) {
    self.element = element
    self.view = view
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "equal": .equal,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  // R-IB-8
  /// Returns the constraint, or `nil` after a message if one of its items does not exist or its
  /// attributes cannot be compared.
  func make(_ objects: InterfaceObjects) -> NSLayoutConstraint? {
    guard element["placeholder"] != "YES", element.name == "constraint" else { return nil }
    guard let attribute = element.member("firstAttribute", of: Self.attributes),
      let first = item("firstItem", objects)
    else { return skipped() }
    let second = element["secondAttribute"] == nil ? nil : item("secondItem", objects)
    let secondAttribute = element.member("secondAttribute", of: Self.attributes)
    if element["secondAttribute"] != nil, second == nil || secondAttribute == nil {
      return skipped()
    }
    if let problem = LayoutPairing.problem(attribute, secondAttribute ?? .notAnAttribute) {
      element.document?.skip(element, "\(problem); skipped")
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: element.member("relation", of: Self.relations) ?? .equal,
      toItem: second,
      attribute: secondAttribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: element.value(of: "constant") ?? (element["symbolic"] == "YES" ? 8 : 0)
    )
    if let priority: Float = element.value(of: "priority") {
      constraint.priority = UILayoutPriority(priority)
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private func skipped() -> NSLayoutConstraint? {
    element.document?.skip(
      element,
      "the constraint refers to an object that does not exist; skipped"
    )
    return nil
  }

  private func item(_ attribute: String, _ objects: InterfaceObjects) -> AnyObject? {
    element[attribute] == nil ? view : objects[element[attribute]]
  }

  /// A number, or a ratio such as `3:4`.
  private var multiplier: CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first.map { CGFloat($0) } ?? 1
  }
}
