import Foundation

/// The result of a function that locks or unlocks an object successfully.
public let OBJC_SYNC_SUCCESS: Int32 = 0

/// The result of ``objc_sync_exit(_:)`` if the thread has not locked the object.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Locks an object for the current thread, which may lock it several times.
///
/// - Parameter object: The object.
/// - Returns: ``OBJC_SYNC_SUCCESS``.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(object as AnyObject))
  return OBJC_SYNC_SUCCESS
}

/// Unlocks an object that the current thread has locked.
///
/// - Parameter object: The object.
/// - Returns: ``OBJC_SYNC_SUCCESS``, or ``OBJC_SYNC_NOT_OWNING_THREAD_ERROR`` if the current thread has
///   not locked the object.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.exit(ObjectIdentifier(object as AnyObject))
    ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// Calls a closure and returns its result.
///
/// On Linux, objects are released without a pool.
///
/// - Parameter body: The closure to call.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
@discardableResult public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

/// The recursive locks of the objects that are locked at present.
private enum ObjectLocks {
  private final class ObjectLock {
    let lock = NSRecursiveLock()
    /// The number of calls of `enter` that wait or have not been balanced.
    var uses = 0
    /// The thread that holds the lock, and how often.
    var owner: Thread?
    var depth = 0
  }

  private static let guardian = NSLock()
  private nonisolated(unsafe) static var locks: [ObjectIdentifier: ObjectLock] = [:]

  static func enter(_ object: ObjectIdentifier) {
    let entry = guardian.withLock {
      let entry = locks[object] ?? ObjectLock()
      locks[object] = entry
      entry.uses += 1
      return entry
    }
    entry.lock.lock()
    guardian.withLock {
      entry.owner = Thread.current
      entry.depth += 1
    }
  }

  /// Returns whether the current thread had locked the object.
  static func exit(_ object: ObjectIdentifier) -> Bool {
    let entry: ObjectLock? = guardian.withLock {
      guard let entry = locks[object], entry.owner === Thread.current, entry.depth > 0 else {
        return nil
      }
      entry.depth -= 1
      entry.uses -= 1
      if entry.depth == 0 { entry.owner = nil }
      if entry.uses == 0 { locks[object] = nil }
      return entry
    }
    entry?.lock.unlock()
    return entry != nil
  }
}
