import Foundation
import TestSupport
import Testing
import UIKitCore
import os

@Suite("The runtime traps")
struct RuntimeTrapTests {
  @Test("when an exception is raised", .rule("R-FND-16"))
  func exception() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .rangeException, reason: "index 5 beyond bounds").raise()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSRangeException'"))
    #expect(text.contains("reason: 'index 5 beyond bounds'"))
  }

  @Test("when an exception with a format is raised", .rule("R-FND-16"))
  func format() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withVaList([5]) {
        NSException.raise(.invalidArgumentException, format: "wrong index %d", arguments: $0)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("'NSInvalidArgumentException', reason: 'wrong index 5'"))
  }

  @Test("when a thread locks an unfair lock twice", .rule("R-LOG-11"))
  func recursion() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Trying to recursively lock an os_unfair_lock"))
  }

  @Test("when a lock is unlocked that is not locked", .rule("R-LOG-11"))
  func unlocking() async {
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().unlock() }
  }
}
