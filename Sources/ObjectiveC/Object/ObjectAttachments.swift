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
  /// A setter compares the object's attachments with `nil`, which is all that it costs when nobody
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
}
