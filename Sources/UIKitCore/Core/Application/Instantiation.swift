import Foundation

/// Creates objects of classes that are known only at run time, such as application delegates, scene
/// delegates and bar classes.
///
/// Swift calls `init()` through a metatype only if `init()` is `required`, and a `required init()`
/// on `UIResponder` would force every view and controller with its own initializer to repeat it.
/// Every class has `init()` in its vtable nonetheless; an unoptimized convenience initializer calls
/// it there.
package enum Instantiation {
  /// Returns a new object of `type`, or `nil` if the class is not a subclass of `NSObject`.
  package static func make(_ type: AnyClass) -> NSObject? {
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
