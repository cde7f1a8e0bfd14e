import Foundation

/// The attachments of objects.
///
/// Those of an `_ObjectiveCRoot` are stored in the object. Those of others are in a table with weak
/// keys.
package enum ObjectStore {
  /// Protects the attachments and the associated objects of all objects.
  ///
  /// Nothing is released and no code of the app is called while it is locked.
  static let lock = NSLock()

  private struct Entry {
    weak var object: AnyObject?
    let attachments: ObjectAttachments
  }

  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the table is swept the next time.
  private nonisolated(unsafe) static var limit = 64

  /// Returns the attachments of an object, or `nil` if there are none.
  ///
  /// Call it while `lock` is locked.
  static func attachments(of object: AnyObject) -> ObjectAttachments? {
    if let object = object as? _ObjectiveCRoot { return object.attachments }
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(object)] else { return nil }
    // Another object can have the address of one that was released.
    return entry.object === object ? entry.attachments : nil
  }

  /// Returns the attachments of an object, after creating them if there are none.
  ///
  /// Call it while `lock` is locked.
  static func makeAttachments(of object: AnyObject) -> ObjectAttachments {
    if let attachments = attachments(of: object) { return attachments }
    let attachments = ObjectAttachments()
    if let object = object as? _ObjectiveCRoot {
      object.attachments = attachments
    } else {
      if let stale = entries[ObjectIdentifier(object)] { released.append(stale.attachments) }
      entries[ObjectIdentifier(object)] = Entry(object: object, attachments: attachments)
    }
    return attachments
  }

  /// Attachments of released objects, which are released by the next sweep.
  private nonisolated(unsafe) static var released: [ObjectAttachments] = []

  /// Results of messages, which are released by the next sweep.
  private nonisolated(unsafe) static var results: [AnyObject] = []

  /// Keeps the result of a message until the next sweep.
  static func keepUntilSweep(_ object: AnyObject) {
    let isFull = lock.withLock {
      results.append(object)
      return results.count > 4096
    }
    if isFull { sweep() }
  }

  /// Releases the results of messages, and the attachments of objects that no longer exist.
  ///
  /// Called at the end of each frame, and as the table grows.
  package static func sweep() {
    var ended: [ObjectAttachments] = []
    var oldResults: [AnyObject] = []
    lock.withLock {
      swap(&oldResults, &results)
      swap(&ended, &released)
      for (key, entry) in entries where entry.object == nil {
        ended.append(entry.attachments)
        entries[key] = nil
      }
      limit = max(64, entries.count * 2)
    }
    withExtendedLifetime((ended, oldResults)) {}
  }

  /// Sweeps the table if it has grown since the last sweep.
  static func sweepIfGrown() {
    if lock.withLock({ entries.count >= limit }) { sweep() }
  }
}
