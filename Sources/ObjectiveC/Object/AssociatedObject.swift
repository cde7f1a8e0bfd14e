import Foundation

/// How an associated object is stored.
///
/// There is one thread-safe store, so that atomic and nonatomic policies have the same effect.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not retained. The value becomes `nil` when the object is released.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied if it conforms to `NSCopying`, and retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// The value is copied if it conforms to `NSCopying`, and retained.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// A value that is associated with an object.
struct AssociatedObject {
  private enum Storage {
    case strong(Any)
    case weak(WeakReference)
  }

  private let storage: Storage

  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // The copies of structures cannot be referenced weakly.
      storage =
        type(of: value) is AnyClass ? .weak(WeakReference(value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      storage = .strong((value as? NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      storage = .strong(value)
    }
  }

  var value: Any? {
    switch storage {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A weak reference to an object.
final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// Associates a value with an object.
///
/// The value is released with the object. Unlike iOS, the values of objects that are not an
/// ``ObjectiveCObject`` are released at a later time, and values of any type can be associated.
///
/// ```swift
/// private var badgeKey: UInt8 = 0
///
/// extension UIView {
///   var badge: UILabel? {
///     get { objc_getAssociatedObject(self, &badgeKey) as? UILabel }
///     set {
///       objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///     }
///   }
/// }
/// ```
///
/// - Parameters:
///   - object: The object. Values that are not objects are ignored.
///   - key: The key, which is the address of a global variable or of a static property.
///   - value: The value, or `nil` to remove the value of the key.
///   - policy: How the value is stored.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  guard let target = associable(object) else {
    return Log.warning("A value was not associated with \(type(of: object)), which is no class")
  }
  let new = value.flatMap(unwrapped).map { AssociatedObject($0, policy: policy) }
  // The old value is released after the lock, since its deinitializer may call this function.
  var old: AssociatedObject?
  ObjectStore.lock.withLock {
    guard new != nil || ObjectStore.attachments(of: target) != nil else { return }
    let attachments = ObjectStore.makeAttachments(of: target)
    old = attachments.associated[key]
    attachments.associated[key] = new
  }
  withExtendedLifetime(old) {}
  ObjectStore.sweepIfGrown()
}

/// Returns the value that is associated with an object for a key, or `nil` if there is none.
///
/// - Parameters:
///   - object: The object.
///   - key: The key of the value.
/// - Returns: The value, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let target = associable(object) else { return nil }
  let found = ObjectStore.lock.withLock { ObjectStore.attachments(of: target)?.associated[key] }
  return found?.value
}

/// Removes all values that are associated with an object.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let target = associable(object) else { return }
  var old: [UnsafeRawPointer: AssociatedObject] = [:]
  ObjectStore.lock.withLock {
    guard let attachments = ObjectStore.attachments(of: target) else { return }
    swap(&old, &attachments.associated)
  }
  withExtendedLifetime(old) {}
}

/// Returns the object in a value, which may be an optional, or `nil` if it is none of a class.
private func associable(_ value: Any) -> AnyObject? {
  unwrapped(value).flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
}
