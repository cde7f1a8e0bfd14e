import Foundation

// R-RES-20
/// An object that is neither a controller nor a view and whose state is saved and restored.
///
/// Register it with ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
  /// The parent of the object, which has to be saved itself.
  ///
  /// Its identifiers precede those of the object.
  var restorationParent: UIStateRestoring? { get }
  /// The class that creates the object at the next launch; `nil` if the application registers it
  /// again.
  var objectRestorationClass: UIObjectRestoration.Type? { get }
  /// Encodes the state of the object.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state of the object.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after the state of all objects was decoded.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The default implementation returns `nil`.
  public var restorationParent: UIStateRestoring? { nil }
  /// The default implementation returns `nil`.
  public var objectRestorationClass: UIObjectRestoration.Type? { nil }
  /// The default implementation does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// The default implementation does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// The default implementation does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that creates objects other than controllers during restoration.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// Returns the object for a path of identifiers, the outermost first; `nil` if it is not
  /// restored.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIStateRestoring?
}

/// A class that creates view controllers during restoration, which controllers name as their
/// ``UIViewController/restorationClass``.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  // R-RES-8
  /// Returns a new or an existing controller for a path of identifiers, the outermost first; `nil`
  /// if it is not restored.
  ///
  /// `coder` contains what the controller encoded.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}
