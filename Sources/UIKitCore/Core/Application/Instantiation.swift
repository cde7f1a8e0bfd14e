import Foundation

/// Makes objects of classes known only at run time: application delegates, scene delegates, bar classes.
///
/// Swift calls `init()` through a class value only where `init()` is `required`, and a `required init()` on
/// `UIResponder` would force every view and controller with an initializer of its own to spell it out. All
/// classes keep `init()` in their method table nonetheless; a convenience initializer that no optimizer
/// sees through reaches it there.
package enum Instantiation {
  /// A new object of `type`, or nil when the class does not descend from `NSObject`.
  package static func make(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: Placeholder.Type.self).init(instantiating: ())
  }

  /// Final, so that the compiler accepts the call on a class value.
  private final class Placeholder: NSObject {}
}

extension NSObject {
  @inline(never) @_optimize(none)
  fileprivate convenience init(instantiating: Void) { self.init() }
}
