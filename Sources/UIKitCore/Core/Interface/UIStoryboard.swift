import Foundation

/// A storyboard: view controllers, and the segues between them.
///
/// The source of a storyboard is read as it was written by Interface Builder. Each controller is created
/// when it is asked for, and its view when it is loaded.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: nil)
/// window.rootViewController = storyboard.instantiateInitialViewController()
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  private let document: InterfaceDocument
  private let bundle: Bundle?
  /// The controllers that are being created, each of which is a child of the one before.
  private static var creating: [InterfaceElement] = []

  /// Creates a storyboard from a file of a bundle.
  ///
  /// It raises an exception if the bundle contains no such file, or an invalid one.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - storyboardBundleOrNil: The bundle, or `nil` for that of the application.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil
    let found = UINib.unwrapped {
      try InterfaceFile.document(named: name, kind: .storyboard, in: bundle ?? .main)
    }
    guard let found else {
      Misuse.raise(
        name: "NSInvalidArgumentException",
        reason: "Could not find a storyboard named '\(name)' in bundle \(UINib.text(bundle))"
      )
    }
    self.name = name
    self.bundle = bundle
    document = found
    super.init()
  }

  init(_ document: InterfaceDocument, name: String) {
    self.name = name
    self.document = document
    bundle = nil
    super.init()
  }

  // MARK: Creating controllers

  /// Returns a new initial controller, or `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return controller(id, creator: nil)
  }

  /// Returns a new initial controller that a closure creates, or `nil` if the storyboard has none.
  ///
  /// - Parameter creator: A closure that calls an initializer with the decoder, or returns `nil` for
  ///   `init(coder:)`.
  /// - Returns: The controller. It raises an exception if the controller is of another class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return cast(controller(id, creator: creator.map { create in { create($0) } }))
  }

  /// Returns a new controller.
  ///
  /// It raises an exception if the storyboard has no controller with the identifier.
  ///
  /// - Parameter identifier: The Storyboard ID of the controller.
  /// - Returns: The controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identified: identifier, creator: nil)
  }

  /// Returns a new controller that a closure creates.
  ///
  /// It raises an exception if the storyboard has no controller with the identifier, or one of another
  /// class.
  ///
  /// - Parameters:
  ///   - identifier: The Storyboard ID of the controller.
  ///   - creator: A closure that calls an initializer with the decoder, or returns `nil` for
  ///     `init(coder:)`.
  /// - Returns: The controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    cast(controller(identified: identifier, creator: creator.map { create in { create($0) } }))
  }

  private func cast<ViewController>(_ controller: UIViewController?) -> ViewController {
    guard let controller = controller as? ViewController else {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "Custom instantiated \(controller.map { describe($0) } ?? "nil") must be kind of "
          + "\(ViewController.self)"
      )
    }
    return controller
  }

  private func controller(
    identified identifier: String,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let scene = controllers.first { $0["storyboardIdentifier"] == identifier }
    guard let id = scene?.id, let controller = controller(id, creator: creator) else {
      Misuse.raise(
        name: "NSInvalidArgumentException",
        reason: "Storyboard (\(self)) doesn't contain a view controller with identifier "
          + "'\(identifier)'"
      )
    }
    return controller
  }

  /// The elements of the controllers of all scenes.
  private var controllers: [InterfaceElement] {
    document.root.list("scenes").compactMap { scene in
      scene.list("objects").first { $0["sceneMemberID"] == "viewController" }
    }
  }

  // R-IB-5
  /// Creates the controller with an identifier of Interface Builder, without its view.
  func controller(
    _ id: String,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = document.elements[id] else { return nil }
    // R-IB-38
    guard !Self.creating.contains(where: { $0 === element }) else {
      document.skip(element, "the controller is its own child; skipped")
      return nil
    }
    Self.creating.append(element)
    defer { Self.creating.removeLast() }
    if element.name == "viewControllerPlaceholder" { return referenced(by: element) }
    guard let type = InterfaceClasses.type(of: element) as? UIViewController.Type else {
      return nil
    }
    let objects = InterfaceObjects(document, storyboard: self)
    let coder = InterfaceCoder(element, objects)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      document.skip(element, "\(type) cannot be created from a storyboard; skipped")
      return nil
    }
    objects.setOwner(controller)
    objects.adopt(controller, element)
    controller.interface?.finish(controller)
    objects.connect()
    return controller
  }

  /// Returns the controller of another storyboard to which an element refers.
  private func referenced(by element: InterfaceElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController()
    }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }
}
