/// A lock without fairness that owns the state that it protects.
///
/// Copies refer to the same lock and state.
///
/// ```swift
/// let counts = OSAllocatedUnfairLock(initialState: [String: Int]())
/// counts.withLock { $0["opened", default: 0] += 1 }
/// ```
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Whether the current thread is expected to own the lock.
  public enum Ownership: Hashable, Sendable {
    /// The current thread owns the lock.
    case owner
    /// The current thread doesn't own the lock.
    case notOwner
  }

  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock_s())
    }

    deinit {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock with a state that may be not sendable.
  ///
  /// - Parameter initialState: The state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock with a state.
  ///
  /// - Parameter initialState: The state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Creates a lock without a state.
  public init() where State == Void { storage = Storage(()) }

  /// Calls a closure with the state while the lock is locked.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The value that the closure returned.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Calls a closure with the state while the lock is locked, without checks for sendability.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The value that the closure returned.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with the state if the lock can be locked without waiting.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The value that the closure returned; `nil` if the lock is locked.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }

  /// Calls a closure with the state if the lock can be locked without waiting, without checks for
  /// sendability.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The value that the closure returned; `nil` if the lock is locked.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Ends the program if the ownership of the lock isn't the expected one.
  ///
  /// - Parameter condition: The expected ownership.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Locks the lock.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Unlocks the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Locks the lock unless it is locked, and returns whether it was locked by this call.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Calls a closure while the lock is locked.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The value that the closure returned.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }

  /// Calls a closure while the lock is locked, without checks for sendability.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The value that the closure returned.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a closure if the lock can be locked without waiting.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The value that the closure returned; `nil` if the lock is locked.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked { _ in try body() } }
}
