import Foundation

/// What an object stores in addition to its own properties: its associated objects and observers.
package final class ObjectAttachments {
  /// The associated objects by key.
  var associated: [UnsafeRawPointer: AssociatedObject] = [:]
  /// The observers, or `nil` if there were never any.
  var observers: ObserverList?

  // R-KV-30
  /// Begins a change of a property in its setter.
  ///
  /// A setter compares the object's attachments with `nil`, which is all that it costs when no object
  /// observes:
  ///
  ///     let change = attachments?.begin("alpha")
  ///     layer.opacity = Float(newValue)
  ///     change?.end()
  ///
  /// - Parameters:
  ///   - key: The registered name of the property.
  ///   - dependents: Properties whose observers are notified only if the value is different at the
  ///     end.
  ///   - isExplicit: Whether `key` itself is set.
  /// - Returns: The change, or `nil` if it is not observed or part of another change.
  package func begin(_ key: String, dependents: [String] = [], isExplicit: Bool = true)
    -> ObservedChange?
  {
    observers?.begin(key, dependents: dependents, isExplicit: isExplicit)
  }

  /// Begins a change before a stored property is set.
  ///
  /// The change of `key`, or of its dependents only if it is empty, is ended by `didChange(_:)`.
  ///
  /// - Parameters:
  ///   - key: The registered name of the property.
  ///   - dependents: Properties whose observers are notified only if the value is different at the
  ///     end.
  package func willChange(_ key: String, dependents: [String] = []) {
    observers?.push(key, dependents: dependents)
  }

  /// Ends a change after a stored property was set.
  package func didChange(_ key: String) { observers?.end(key) }
}

extension _ObjectiveCRoot {
  /// Returns the value at a key path that begins with a registered property, or `nil` if there is
  /// no such property.
  package func registeredValue(forKeyPath path: String) -> Any? {
    let (head, rest) = KeyValueCoding.split(path)
    guard let value = MemberTable.table(of: self).property(head)?.property?.get(self) else {
      return nil
    }
    guard let rest else { return KeyValueConversion.boxed(value) }
    guard type(of: value) is AnyObject.Type, let object = value as? NSObject else { return nil }
    return object.value(forKeyPath: rest)
  }

  /// Sets the property at a key path that begins with a registered property, and returns whether
  /// there is one.
  package func setRegisteredValue(_ value: Any?, forKeyPath path: String) -> Bool {
    let (head, rest) = KeyValueCoding.split(path)
    guard let property = MemberTable.table(of: self).property(head)?.property else { return false }
    guard let rest else {
      if case .done = property.set(self, value) { return true }
      return false
    }
    guard let inner = property.get(self), type(of: inner) is AnyObject.Type,
      let object = inner as? NSObject
    else { return false }
    object.setValue(value, forKeyPath: rest)
    return true
  }
}
