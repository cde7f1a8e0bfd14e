import Foundation

/// An object whose state is kept from one run to the next, beside controllers and views.
///
/// Register it with `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. (R-RES-20)
@preconcurrency @MainActor public protocol UIStateRestoring: AnyObject {
  /// What the object belongs to; its identifier comes after those of the parent, which has to be saved itself.
  var restorationParent: UIStateRestoring? { get }
  /// What makes the object at the next launch; nil where the application registers it again in time.
  var objectRestorationClass: UIObjectRestoration.Type? { get }
  /// Writes what is to come back.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes back what `encodeRestorableState(with:)` wrote.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all objects have their state again.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var restorationParent: UIStateRestoring? { nil }
  /// None.
  public var objectRestorationClass: UIObjectRestoration.Type? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// Makes objects that are no controllers when an application comes back.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// The object for a path of identifiers, the outermost first; nil where it is not to come back.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIStateRestoring?
}

/// Makes controllers when an application comes back: what a controller names as its `restorationClass`.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// A new controller, or one that is there already, for a path of identifiers, the outermost first; nil where it is not
  /// to come back. (R-RES-8)
  ///
  /// `coder` has what the controller wrote, so that the new one can be made to suit.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}
