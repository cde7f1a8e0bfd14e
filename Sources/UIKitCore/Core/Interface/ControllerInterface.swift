import Foundation

/// What a controller has from its storyboard: its element, its view and its segues.
@MainActor final class ControllerInterface {
  let storyboard: UIStoryboard?
  let element: InterfaceElement
  private(set) var segues: [SegueTemplate] = []
  /// The objects of the scene until the view is loaded, when they are connected.
  private var objects: InterfaceObjects?
  private var hasRelated = false
  private var hasTopLevelObjects = false
  /// Recognizers and views that are in the scene beside the controller's view.
  private var topLevelObjects: [NSObject] = []

  init(_ coder: InterfaceCoder, of controller: UIViewController) {
    storyboard = coder.objects.storyboard
    element = coder.element
    objects = coder.objects
    // R-IB-46
    for part in [element] + siblings { addSegues(of: part, controller) }
  }

  /// The elements of the scene beside the controller.
  private var siblings: [InterfaceElement] {
    guard storyboard != nil else { return [] }
    return element.parent?.children.filter {
      $0 !== element && $0.name != "placeholder" && $0.name != "exit"
    } ?? []
  }

  /// Creates the templates of the segues that begin at an element or inside it.
  private func addSegues(of part: InterfaceElement, _ controller: UIViewController) {
    for segue in part.list("connections") where segue.name == "segue" {
      guard segue["kind"] != "relationship" else { continue }
      segues.append(SegueTemplate(segue, source: controller))
    }
    for child in part.children where child.name != "connections" {
      addSegues(of: child, controller)
    }
  }

  /// Creates the other objects of the scene and the children when the controller's initializer has
  /// returned.
  func finish(_ controller: UIViewController) {
    makeTopLevelObjects()
    addRelated(to: controller)
  }

  // R-IB-13
  /// Creates the recognizers, views and other objects beside the controller once.
  private func makeTopLevelObjects() {
    guard !hasTopLevelObjects, let objects else { return }
    hasTopLevelObjects = true
    topLevelObjects = siblings.compactMap { objects.make($0) }
  }

  /// Adds the children once.
  func addRelated(to controller: UIViewController) {
    guard !hasRelated else { return }
    hasRelated = true
    let related = related
    if !related.isEmpty { (controller as? InterfaceContainer)?.setRelated(related) }
  }

  /// The controllers of the relationships, by the names of the relationships.
  private var related: [(relationship: String, controller: UIViewController)] {
    element.list("connections").compactMap { segue in
      guard segue.name == "segue", segue["kind"] == "relationship",
        let child = segue["destination"].flatMap({ storyboard?.controller($0) })
      else { return nil }
      return (segue["relationship"] ?? "", child)
    }
  }

  /// Returns the first segue with an identifier, or `nil`.
  func segue(identified identifier: String) -> SegueTemplate? {
    segues.first { $0.identifier == identifier }
  }

  // R-IB-46
  /// Returns the template of a segue element, which all cells of a prototype share.
  func template(of segue: InterfaceElement, source: UIViewController) -> SegueTemplate {
    if let template = segues.first(where: { $0.element === segue }) { return template }
    let template = SegueTemplate(segue, source: source)
    segues.append(template)
    return template
  }

  // R-IB-31
  /// Creates the view of the scene and connects the objects.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: Whether the scene has a view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let objects else { return false }
    makeTopLevelObjects()
    self.objects = nil
    let view =
      element.value("view") ?? element.value("tableView") ?? element.value("collectionView")
    guard let view, let loaded = objects.view(view) else { return false }
    loaded.frame.size = UIViewController.unplacedViewSize
    if let parent = controller.parent?.viewIfLoaded { loaded.frame.size = parent.bounds.size }
    controller.view = loaded
    for guide in element.list("layoutGuides") {
      let isTop = guide["type"] == "top"
      objects[guide.id] = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
    }
    objects.connect()
    return true
  }
}

extension UIViewController {
  /// Loads the view of the controller's scene or nib.
  ///
  /// - Returns: Whether there is one.
  func loadInterfaceView() -> Bool {
    if let interface { return interface.loadView(of: self) }
    guard let nib = NibNames.nib(for: self) else { return false }
    _ = UINib(.document(nib)).instantiate(withOwner: self)
    if loading.view == nil {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.name)\" nib "
          + "but the view outlet was not set."
      )
    }
    return true
  }
}

/// The nib files of controllers that code creates.
@MainActor private enum NibNames {
  /// A class on a kind of device, because files can be for iPhones or iPads only.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let isPad: Bool
  }

  /// The files by class; `nil` for classes without one.
  private static var known: [Key: InterfaceDocument?] = [:]

  // R-IB-32
  /// Returns the file with the controller's `nibName`, or else that of its class.
  static func nib(for controller: UIViewController) -> InterfaceDocument? {
    if let name = controller.nibName {
      let nib = UINib.document(named: name, in: controller.nibBundle)
      guard let nib else {
        Misuse.raise(
          name: "NSInternalInconsistencyException",
          reason: "Could not load NIB in bundle: '\(UINib.text(controller.nibBundle))' with name "
            + "'\(name)'"
        )
      }
      return nib
    }
    let type = Swift.type(of: controller)
    let isPad = UITraitCollection.ofMainScreen.userInterfaceIdiom == .pad
    let key = Key(type: ObjectIdentifier(type), isPad: isPad)
    if let nib = known[key] { return nib }
    let name = "\(type)"
    let isOwn = !_typeName(type).hasPrefix("UIKitCore.")
    let names = [name.hasSuffix("Controller") ? String(name.dropLast(10)) : nil, name]
    let nib =
      isOwn
      ? names.compactMap { $0 }.lazy.compactMap { UINib.document(named: $0, in: nil) }.first : nil
    known[key] = nib
    return nib
  }
}

/// A controller whose children are relationships of a storyboard.
@MainActor protocol InterfaceContainer: UIViewController {
  /// Adds the controllers of a storyboard, by the names of the relationships.
  func setRelated(_ controllers: [(relationship: String, controller: UIViewController)])
}
