import Foundation

// R-RES-20
/// An object that is neither a controller nor a view and whose state is saved and restored.
///
/// Register it with ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent of the object, which must also be saved.
  ///
  /// The identifiers of the parent precede those of the object. The default implementation returns
  /// `nil`.
  var restorationParent: UIStateRestoring? { get }
  /// The class that creates the object at the next launch, or `nil` if the application registers
  /// the object again.
  ///
  /// The default implementation returns `nil`.
  var objectRestorationClass: UIObjectRestoration.Type? { get }
  /// Encodes the state of the object.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state of the object.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after the state of all objects has been decoded.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Returns `nil`.
  public var restorationParent: UIStateRestoring? { nil }
  /// Returns `nil`.
  public var objectRestorationClass: UIObjectRestoration.Type? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A type that creates objects other than controllers during restoration.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// Returns the object for a path of identifiers, or `nil` if the object is not restored.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers of the object and its parents, beginning
  ///     with the outermost.
  ///   - coder: An unarchiver with the object's saved state.
  /// - Returns: The object, or `nil`.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIStateRestoring?
}

/// A class that creates view controllers during restoration.
///
/// Set the ``UIViewController/restorationClass`` of a controller to a class that conforms to this
/// protocol.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  // R-RES-8
  /// Returns a new or an existing controller for a path of identifiers, or `nil` if the controller
  /// is not restored.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers of the controller and its ancestors,
  ///     beginning with the outermost.
  ///   - coder: An unarchiver with the controller's saved state.
  /// - Returns: The controller, or `nil`.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}
