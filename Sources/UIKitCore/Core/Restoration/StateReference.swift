// R-RES-15, R-RES-25
/// A reference in a coder to an object that is saved itself.
struct StateReference: Hashable {
  /// The position of the object, or of the view's controller, among the saved ones.
  var position: Int
  /// The identifier of a view.
  var view: String?

  /// The class name under which references to views are written; views themselves are not archived.
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

  /// Returns `nil` for a value that is not a reference.
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
