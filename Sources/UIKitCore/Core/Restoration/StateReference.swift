// R-RES-15, R-RES-25
/// A reference in a coder to an object that is saved separately.
struct StateReference: Hashable {
  /// The index of the object, or of the view's controller, among the saved objects.
  var position: Int
  /// The identifier of a view.
  var view: String?

  /// The class name with which references to views are encoded.
  ///
  /// Views themselves are not archived.
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

  /// Creates a reference, or returns `nil` for a value that is not a reference.
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
