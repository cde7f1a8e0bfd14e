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
  private var ownerID: String?
  /// The objects by identifier, without the owner, which retains the objects of its scene.
  private var objects: [String: AnyObject] = [:]
  private var created: [(object: NSObject, element: InterfaceElement)] = []
  private var constraints: [(element: InterfaceElement, view: UIView)] = []
  /// The connections that are not made yet; `nil` stands for the owner.
  private var connections: [(source: AnyObject?, element: InterfaceElement)] = []

  init(_ document: InterfaceDocument, storyboard: UIStoryboard? = nil, owner: AnyObject? = nil) {
    self.document = document
    self.storyboard = storyboard
    self.owner = owner
  }

  /// Makes the controller of a scene the owner before its view is created.
  func setOwner(_ controller: UIViewController) {
    if storyboard != nil { owner = controller }
  }

  subscript(id: String?) -> AnyObject? {
    get { id.flatMap { $0 == ownerID ? owner : objects[$0] } }
    set {
      guard let id else { return }
      if let newValue, newValue === owner { ownerID = id } else { objects[id] = newValue }
    }
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
    let source = object === owner ? nil : object
    for connection in element.list("connections") { connections.append((source, connection)) }
  }

  /// Notes a constraint, which is activated when all views exist.
  func add(_ constraint: InterfaceElement, to view: UIView) {
    guard constraint["installed"] != "NO" else { return }
    constraints.append((constraint, view))
  }

  private func activateConstraints() {
    let waiting = constraints
    constraints = []
    let made = waiting.compactMap { element, view -> (InterfaceElement, NSLayoutConstraint)? in
      guard let constraint = InterfaceConstraint(element, in: view).make(self) else { return nil }
      adopt(constraint, element)
      return (element, constraint)
    }
    if let variations = InterfaceVariations(of: self, created) { return variations.apply() }
    for (element, constraint) in made {
      if LayoutInstallation.canInstall(constraint) {
        constraint.isActive = true
      } else {
        element.document?.skip(element, "the items of the constraint have no common view; skipped")
      }
    }
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

  private func connect(_ given: AnyObject?, _ element: InterfaceElement) {
    guard let source = given ?? owner else { return }
    if element.name == "segue" {
      let isConnected = InterfaceSegue(element, objects: self).connect(source)
      if !isConnected { connections.append((given, element)) }
      return
    }
    let destination = element["destination"]
    if element.name == "action", isFirstResponder(destination) {
      return InterfaceConnection(element).connect(source, to: nil)
    }
    guard let target = self[destination] ?? placeholder(destination) else {
      connections.append((given, element))
      return
    }
    InterfaceConnection(element).connect(source, to: target)
  }

  /// Returns the owner if an identifier stands for it: that of a placeholder, or of the controller
  /// whose prototype is created.
  private func placeholder(_ id: String?) -> AnyObject? {
    guard let element = id.flatMap({ document.elements[$0] }) else { return nil }
    if let controller = owner as? UIViewController, controller.interface?.element === element {
      return controller
    }
    guard element.name == "placeholder" else { return nil }
    return element["placeholderIdentifier"] == "IBFirstResponder" ? nil : owner
  }

  private func isFirstResponder(_ id: String?) -> Bool {
    id.flatMap { document.elements[$0] }?["placeholderIdentifier"] == "IBFirstResponder"
  }
}
