import Foundation

/// An outlet, an outlet collection or an action of an interface file.
@MainActor struct InterfaceConnection {
  private let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Connects two objects.
  ///
  /// - Parameters:
  ///   - source: The object that has the outlet or sends the action.
  ///   - target: The destination, or `nil` for the first responder.
  func connect(_ source: AnyObject, to target: AnyObject?) {
    switch element.name {
    case "outlet": target.map { setOutlet(of: source, $0) }
    case "outletCollection": target.map { appendToCollection(of: source, $0) }
    case "action": addAction(source, target)
    default:
      element.document?.skip(element, "the connection <\(element.name)> is not known; skipped")
    }
  }

  // R-IB-10
  private func setOutlet(of source: AnyObject, _ target: AnyObject) {
    guard let property = element["property"] else { return }
    // Key-value coding would read the view, which is being loaded.
    if property == "view", let controller = source as? UIViewController {
      controller.view = target as? UIView
      return
    }
    (source as? NSObject)?.setValue(target, forKey: property)
  }

  private func appendToCollection(of source: AnyObject, _ target: AnyObject) {
    guard let property = element["property"] else { return }
    if property == "gestureRecognizers", let view = source as? UIView,
      let recognizer = target as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(recognizer)
    }
    guard let source = source as? NSObject else { return }
    let present = source.value(forKey: property) as? [AnyObject] ?? []
    source.setValue(present + [target], forKey: property)
  }

  // R-IB-11
  private func addAction(_ source: AnyObject, _ target: AnyObject?) {
    guard let name = element["selector"] else { return }
    let action = Selector(name)
    if let target, !action.canBeCalled(on: target) {
      element.document?.skip(
        element,
        "\(type(of: target)) has no action \(name); the control sends it all the same"
      )
    }
    guard let sender = source as? InterfaceActionSender else {
      element.document?.skip(element, "\(type(of: source)) sends no actions; skipped")
      return
    }
    sender.connectAction(action, to: target, event: element["eventType"])
  }
}

/// An object that sends actions.
@MainActor protocol InterfaceActionSender: AnyObject {
  /// Adds a target and an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: The target, or `nil` for the first responder.
  ///   - event: The name of the control's event, or `nil`.
  func connectAction(_ action: Selector, to target: AnyObject?, event: String?)
}

/// A user-defined runtime attribute of an interface file.
@MainActor struct InterfaceRuntimeAttribute {
  private let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  // R-IB-12
  /// Sets the property with the attribute's key path.
  func apply(to object: NSObject) {
    guard let path = element["keyPath"] else { return }
    let value = value
    guard value != nil || element["type"] == "nil" else {
      element.document?.skip(element, "the runtime attribute \(path) has no valid value; skipped")
      return
    }
    for reason in UnknownKeys.reasons(in: { object.setValue(value, forKeyPath: path) }) {
      element.document?.skip(element, "the runtime attribute \(path) was not set: \(reason)")
    }
  }

  private var value: Any? {
    switch element["type"] {
    case "boolean": return element.value(of: "value") as Bool?
    case "number":
      let number = element.value("value") ?? element
      if number.name == "integer" { return number.value(of: "value") as Int? }
      return number.value(of: "value") as Double?
    case "string": return element.text("value")
    case "localizedString": return element.text("value").map { NSLocalizedString($0, comment: "") }
    case "color": return element.color("value")
    case "image": return element.image("value")
    case "size": return element.size("value")
    case "point": return element.point("value")
    case "rect": return element.rect("value")
    case "nil": return nil
    default:
      element.document?.skip(
        element,
        "a runtime attribute of type \(element["type"] ?? "?") is not known; skipped"
      )
      return nil
    }
  }
}
