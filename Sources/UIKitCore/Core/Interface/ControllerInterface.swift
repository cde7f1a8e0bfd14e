import Foundation

/// What a controller has from its storyboard: its element, its view and its segues.
@MainActor final class ControllerInterface {
  let storyboard: UIStoryboard?
  let element: InterfaceElement
  fileprivate(set) var segues: [SegueTemplate] = []
  /// The objects of the scene until the view is loaded, when they are connected.
  private var objects: InterfaceObjects?
  private var hasRelated = false
  /// Recognizers and views that are in the scene beside the controller's view.
  private var topLevelObjects: [NSObject] = []

  init(_ coder: InterfaceCoder) {
    storyboard = coder.objects.storyboard
    element = coder.element
    objects = coder.objects
  }

  /// Creates the segues and the children when the controller's initializer has returned.
  func finish(_ controller: UIViewController) {
    for segue in element.list("connections") where segue.name == "segue" {
      guard segue["kind"] != "relationship" else { continue }
      segues.append(SegueTemplate(segue, source: controller))
    }
    addRelated(to: controller)
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

  func add(_ template: SegueTemplate) { segues.append(template) }

  // R-IB-31
  /// Creates the view of the scene and connects the objects.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: Whether the scene has a view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let objects else { return false }
    self.objects = nil
    let view =
      element.value("view") ?? element.value("tableView") ?? element.value("collectionView")
    guard let view, let loaded = objects.view(view) else { return false }
    loaded.frame.size = UIViewController.unplacedViewSize
    if let parent = controller.parent?.viewIfLoaded { loaded.frame.size = parent.bounds.size }
    for sibling in element.parent?.children ?? []
    where sibling !== element && sibling.name != "placeholder" && sibling.name != "exit" {
      if let object = objects.make(sibling) { topLevelObjects.append(object) }
    }
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
  /// The files by class; `nil` for classes without one.
  private static var known: [ObjectIdentifier: InterfaceDocument?] = [:]

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
    if let nib = known[ObjectIdentifier(type)] { return nib }
    let name = "\(type)"
    let isOwn = !String(reflecting: type).hasPrefix("UIKitCore.")
    let names = [name.hasSuffix("Controller") ? String(name.dropLast(10)) : nil, name]
    let nib =
      isOwn
      ? names.compactMap { $0 }.lazy.compactMap { UINib.document(named: $0, in: nil) }.first : nil
    known[ObjectIdentifier(type)] = nib
    return nib
  }
}

/// A controller whose children are relationships of a storyboard.
@MainActor protocol InterfaceContainer: UIViewController {
  /// Adds the controllers of a storyboard, by the names of the relationships.
  func setRelated(_ controllers: [(relationship: String, controller: UIViewController)])
}
