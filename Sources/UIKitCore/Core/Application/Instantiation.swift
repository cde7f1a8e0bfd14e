import Foundation

/// Creates objects of classes that are known only at run time.
///
/// Swift calls an initializer through a metatype only if it is `required`, whereas iOS apps call
/// `pageClass.init()` for any class of UIKit. The functions of this type call the initializer of the
/// object's class without this requirement:
///
/// ```swift
/// func makePage(_ pageClass: UIViewController.Type) -> UIViewController {
///   Instantiation.object(of: pageClass)
/// }
/// ```
///
/// Initializers of other classes, such as `init(rootViewController:)`, are in
/// extensions of this type.
public enum Instantiation {
  // R-CON-50
  /// Returns a new object of a class, created with `init()`.
  public static func object<Object: NSObject>(of type: Object.Type) -> Object {
    let made = unsafeBitCast(type, to: Placeholder.Type.self).init(instantiating: ())
    return unsafeDowncast(made as NSObject, to: Object.self)
  }

  /// Returns a new object of `type`, or `nil` if the class is not a subclass of `NSObject`.
  package static func make(_ type: AnyClass) -> NSObject? {
    // Swift calls `init()` through a metatype only if `init()` is `required`, and a `required init()`
    // on `UIResponder` would force every view and controller with its own initializer to repeat it.
    // Every class has `init()` in its vtable nonetheless; an unoptimized convenience initializer
    // calls it there.
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: Placeholder.Type.self).init(instantiating: ())
  }

  /// A final class, for which the compiler accepts the call through a metatype.
  private final class Placeholder: NSObject {}
}

extension NSObject {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating: Void) { self.init() }
}
