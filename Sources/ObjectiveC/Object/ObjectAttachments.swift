import Foundation

/// What an object stores in addition to its own properties: its associated objects and observers.
package final class ObjectAttachments {
  /// The associated objects by key.
  var associated: [UnsafeRawPointer: AssociatedObject] = [:]
}
