import Foundation

/// The common superclass of responders, layers, bar items and gesture recognizers, which declares
/// what the Objective-C runtime and Foundation give every object on iOS.
///
/// A class of an app derives from ``ObjectiveCObject`` instead.
open class _ObjectiveCRoot: NSObject {
  /// The observers and associated objects, or `nil` if there were never any.
  package final var attachments: ObjectAttachments?

  // Classes that are bound to the main actor declare `init()` themselves: they cannot override one
  // that is not bound to an actor.
  package init(_root: Void) { super.init() }
}

/// A class with the members that the Objective-C runtime and Foundation give every object on iOS:
/// key-value coding, key-value observing, and messages by selector.
///
/// Derive from this class instead of `NSObject` to override one of these members. Objects of other
/// classes have the same members, but cannot override them.
///
/// ```swift
/// final class Clock: ObjectiveCObject {
///   override func observeValue(
///     forKeyPath keyPath: String?,
///     of object: Any?,
///     change: [NSKeyValueChangeKey: Any]?,
///     context: UnsafeMutableRawPointer?
///   ) {
///     print(keyPath ?? "")
///   }
/// }
/// ```
open class ObjectiveCObject: _ObjectiveCRoot {
  /// Creates an object without observers and associated objects.
  public init() { super.init(_root: ()) }
}
