import Foundation

extension InterfaceElement {
  // R-IB-24
  /// Returns the menu of a button or a bar button item, or `nil` if there is none.
  @MainActor func menu(_ objects: InterfaceObjects) -> UIMenu? {
    guard let element = value("menu"), element.name == "menu" else { return nil }
    return UIMenu.decoded(from: element, objects)
  }
}

extension UIMenu {
  private static let optionNames: [(String, Options)] = [
    ("displayInline", .displayInline), ("destructive", .destructive),
    ("singleSelection", .singleSelection), ("displayAsPalette", .displayAsPalette),
  ]

  private static let sizes: [String: ElementSize] = [
    "small": .small, "medium": .medium, "large": .large, "automatic": .automatic,
  ]

  /// Creates the menu of an interface file, with its commands and submenus.
  fileprivate static func decoded(
    from element: InterfaceElement,
    _ objects: InterfaceObjects
  ) -> UIMenu {
    let menu = UIMenu(
      title: element.text("title") ?? "",
      subtitle: element.text("subtitle"),
      image: element.image("image"),
      identifier: element["identifier"].map { Identifier($0) },
      options: element.value("options")?.options(from: optionNames) ?? [],
      preferredElementSize: element.member("preferredElementSize", of: sizes) ?? .automatic,
      children: element.list("children").compactMap { decodedChild($0, objects) }
    )
    objects.adopt(menu, element)
    return menu
  }

  private static func decodedChild(
    _ element: InterfaceElement,
    _ objects: InterfaceObjects
  ) -> UIMenuElement? {
    switch element.name {
    case "menu": return decoded(from: element, objects)
    case "command", "keyCommand": return UICommand.decoded(from: element, objects)
    default:
      objects.document.skip(element, "the menu element <\(element.name)> is not known; skipped")
      return nil
    }
  }
}

extension UICommand: InterfaceActionSender {
  private static let attributeNames: [(String, Attributes)] = [
    ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
    ("keepsMenuPresented", .keepsMenuPresented),
  ]

  private static let states: [String: State] = ["off": .off, "on": .on, "mixed": .mixed]

  /// Creates the command of an interface file, or an action that does nothing if the file connects it
  /// to no method.
  fileprivate static func decoded(
    from element: InterfaceElement,
    _ objects: InterfaceObjects
  ) -> UIMenuElement {
    let selector = element.list("connections").first { $0.name == "action" }?["selector"]
    let title = element.text("title") ?? ""
    let subtitle = element.text("subtitle")
    let image = element.image("image")
    let attributes = element.value("attributes")?.options(from: attributeNames) ?? []
    let state = element.member("state", of: states) ?? .off
    let hint = element.text("discoverabilityTitle")
    guard let selector else {
      return UIAction(
        title: title,
        subtitle: subtitle,
        image: image,
        discoverabilityTitle: hint,
        attributes: attributes,
        state: state
      ) { _ in }
    }
    let command = UICommand(
      title: title,
      subtitle: subtitle,
      image: image,
      action: Selector(selector),
      discoverabilityTitle: hint,
      attributes: attributes,
      state: state
    )
    objects.adopt(command, element)
    return command
  }

  func connectAction(_ action: Selector, to target: AnyObject?, event: String?) {
    self.target = target
  }
}
