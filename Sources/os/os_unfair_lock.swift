// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A lock without fairness, for short critical sections.
///
/// A thread that locks it twice ends the program, as does a thread that unlocks a lock that it
/// doesn't own. The lock must have a stable address while it is in use; ``OSAllocatedUnfairLock``
/// takes care of that.
///
/// Unlike iOS, it is a mutex of the system's thread library and takes 40 bytes or more.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  /// Creates an unlocked lock.
  public init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(&mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }
}

/// A lock without fairness; see ``os_unfair_lock_s``.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks a lock, and waits until other threads have unlocked it.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  if pthread_mutex_lock(&lock.pointee.mutex) == EDEADLK {
    fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
  }
}

/// Locks a lock unless it is locked, and returns whether it was locked by this call.
///
/// - Parameter lock: The lock.
/// - Returns: Whether the lock was locked.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Unlocks a lock of the current thread.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  if pthread_mutex_unlock(&lock.pointee.mutex) != 0 {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread"
    )
  }
}

/// Ends the program unless the current thread has locked a lock.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  guard !isOwned(lock) else { return }
  fatalError("BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned")
}

/// Ends the program if the current thread has locked a lock.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  guard isOwned(lock) else { return }
  fatalError("BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned")
}

/// Returns whether the current thread has locked a lock.
///
/// Locking with a time in the past never waits, and reports a lock of the own thread by its own
/// error.
private func isOwned(_ lock: os_unfair_lock_t) -> Bool {
  var past = timespec()
  let result = pthread_mutex_timedlock(&lock.pointee.mutex, &past)
  if result == 0 { pthread_mutex_unlock(&lock.pointee.mutex) }
  return result == EDEADLK
}
