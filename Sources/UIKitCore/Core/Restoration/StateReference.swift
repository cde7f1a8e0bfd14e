/// What stands in a coder for an object that is saved itself. (R-RES-15, R-RES-25)
struct StateReference: Hashable {
  /// Where the object, or the controller of a view, stands among those that are saved.
  var position: Int
  /// The identifier of a view.
  var view: String?

  /// The class under which views are written; no view is archived itself.
  private static let viewClass = "UIView"
  private static let controllerKey = "controller"
  private static let identifierKey = "identifier"

  var value: StateValue {
    guard let view else { return .reference(position) }
    return .object(
      className: StateReference.viewClass,
      values: [
        StateReference.controllerKey: .reference(position),
        StateReference.identifierKey: .text(view),
      ]
    )
  }

  init(position: Int, view: String? = nil) { (self.position, self.view) = (position, view) }

  /// nil for what is no reference.
  init?(_ value: StateValue) {
    switch value {
    case .reference(let position): self.init(position: position)
    case .object(StateReference.viewClass, let values):
      guard case .reference(let position) = values[StateReference.controllerKey],
        case .text(let identifier) = values[StateReference.identifierKey]
      else { return nil }
      self.init(position: position, view: identifier)
    default: return nil
    }
  }
}
