import Foundation

/// The objects that are created from a part of an interface file, and their connections.
///
/// ```
/// create   init(coder:) of each object, children first
/// connect  outlets and outlet collections, then actions
/// awake    awakeFromNib() of each object
/// ```
@MainActor final class InterfaceObjects {
  let document: InterfaceDocument
  /// The storyboard, or `nil` for a nib.
  let storyboard: UIStoryboard?
  /// The object that a nib is loaded for, or the controller of a scene.
  private(set) weak var owner: AnyObject?
  private var objects: [String: AnyObject] = [:]
  private var created: [(object: NSObject, element: InterfaceElement)] = []
  private var constraints: [(element: InterfaceElement, view: UIView)] = []
  private var connections: [(source: AnyObject, element: InterfaceElement)] = []

  init(_ document: InterfaceDocument, storyboard: UIStoryboard? = nil, owner: AnyObject? = nil) {
    self.document = document
    self.storyboard = storyboard
    self.owner = owner
  }

  /// Makes a controller the owner before its view is created.
  func setOwner(_ controller: UIViewController) { owner = controller }

  subscript(id: String?) -> AnyObject? {
    get { id.flatMap { objects[$0] } }
    set { if let id { objects[id] = newValue } }
  }

  // MARK: Creating objects

  /// Creates the object of an element, or returns `nil` after a message.
  func make(_ element: InterfaceElement) -> NSObject? {
    guard let type = InterfaceClasses.type(of: element) else { return nil }
    let coder = InterfaceCoder(element, self)
    guard let object = InterfaceClasses.make(type, from: coder) else {
      document.skip(element, "\(type) cannot be created from an interface file; skipped")
      return nil
    }
    adopt(object, element)
    return object
  }

  /// Creates the view of an element, or returns `nil` after a message.
  func view(_ element: InterfaceElement) -> UIView? {
    guard let object = make(element) else { return nil }
    if object as? UIView == nil {
      document.skip(element, "<\(element.name)> is not a view; skipped")
    }
    return object as? UIView
  }

  /// Notes that an element stands for an object that exists.
  func adopt(_ object: NSObject, _ element: InterfaceElement) {
    self[element.id] = object
    created.append((object, element))
    addConnections(of: element, to: object)
    for attribute in element.list("userDefinedRuntimeAttributes") {
      InterfaceRuntimeAttribute(attribute).apply(to: object)
    }
  }

  /// Notes the connections that begin at an object.
  func addConnections(of element: InterfaceElement, to object: AnyObject) {
    for connection in element.list("connections") { connections.append((object, connection)) }
  }

  /// Notes a constraint, which is activated when all views exist.
  func add(_ constraint: InterfaceElement, to view: UIView) {
    guard constraint["installed"] != "NO" else { return }
    constraints.append((constraint, view))
  }

  private func activateConstraints() {
    let waiting = constraints
    constraints = []
    let made = waiting.compactMap { element, view -> NSLayoutConstraint? in
      let constraint = InterfaceConstraint(element, in: view).make(self)
      if let constraint { adopt(constraint, element) }
      return constraint
    }
    if let variations = InterfaceVariations(of: self, created) { return variations.apply() }
    NSLayoutConstraint.activate(made)
  }

  // MARK: Connecting

  /// Activates the constraints, connects the objects and calls `awakeFromNib()`.
  ///
  /// Connections to objects that do not exist yet wait for the next call.
  func connect() {
    activateConstraints()
    let (now, actions) = (connections, connections.filter { $0.element.name == "action" })
    connections = []
    for (source, element) in now where element.name != "action" { connect(source, element) }
    for (source, element) in actions { connect(source, element) }
    let awake = created
    created = []
    for (object, _) in awake { (object as? _ObjectiveCRoot)?.awakeFromNib() }
  }

  private func connect(_ source: AnyObject, _ element: InterfaceElement) {
    if element.name == "segue" {
      return InterfaceSegue(element, objects: self).connect(source)
    }
    let destination = element["destination"]
    if element.name == "action", isFirstResponder(destination) {
      return InterfaceConnection(element).connect(source, to: nil)
    }
    guard let target = self[destination] ?? placeholder(destination) else {
      connections.append((source, element))
      return
    }
    InterfaceConnection(element).connect(source, to: target)
  }

  private func placeholder(_ id: String?) -> AnyObject? {
    guard let element = id.flatMap({ document.elements[$0] }), element.name == "placeholder" else {
      return nil
    }
    return element["placeholderIdentifier"] == "IBFirstResponder" ? nil : owner
  }

  private func isFirstResponder(_ id: String?) -> Bool {
    id.flatMap { document.elements[$0] }?["placeholderIdentifier"] == "IBFirstResponder"
  }
}
