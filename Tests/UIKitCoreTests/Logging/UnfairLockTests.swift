import Foundation
import TestSupport
import Testing
import os

@Suite("Unfair locks")
struct UnfairLockTests {
  @Test("a lock is exclusive", .rule("R-LOG-10"))
  func exclusion() {
    let counts = OSAllocatedUnfairLock(initialState: 0)
    let copy = counts
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { copy.withLock { $0 += 1 } }
    }
    #expect(counts.withLock { $0 } == 8_000)
  }

  @Test("a locked lock is not available", .rule("R-LOG-10"))
  func availability() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { 1 } == 1)
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { "done" } == "done")
  }

  @Test("a lock may be a stored property or be allocated", .rule("R-LOG-10"))
  func structure() {
    final class Cache {
      private var lock = os_unfair_lock()
      private(set) var value = 0
      func increase() {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        os_unfair_lock_assert_owner(&lock)
        value += 1
      }
    }
    let cache = Cache()
    cache.increase()
    cache.increase()
    #expect(cache.value == 2)

    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock_s())
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
  }

  @Test("an error thrown in a lock unlocks it", .rule("R-LOG-10"))
  func throwing() {
    let lock = OSAllocatedUnfairLock(initialState: [1])
    #expect(throws: CocoaError.self) {
      try lock.withLock { _ in throw CocoaError(.featureUnsupported) }
    }
    #expect(lock.withLock { $0.count } == 1)
  }
}
