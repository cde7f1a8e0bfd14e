import CGtk4
import TestSupport
import Testing

@testable import GtkHost

@Suite("GtkHost: deadlines of the main loop", .serialized) @MainActor
struct MainLoopDeadlineTests {
  private final class Counter {
    var count = 0
  }

  @Test("a deadline that is not canceled runs its closure once", .rule("R-WIN-27"))
  func once() throws {
    let counter = Counter()
    let deadline = MainLoopDeadline { counter.count += 1 }
    defer { deadline.end() }
    #expect(MainLoopDeadline.next == nil)

    deadline.set(after: 0.25)
    let time = try #require(MainLoopDeadline.next)
    MainLoopDeadline.run(at: time - 1)
    #expect(counter.count == 0)

    MainLoopDeadline.run(at: time)
    MainLoopDeadline.run(at: time + 1_000_000)
    #expect(counter.count == 1)
    #expect(MainLoopDeadline.next == nil)
  }

  @Test("canceled and ended deadlines do not run", .rule("R-WIN-27"))
  func cancel() throws {
    let counter = Counter()
    let (first, second) = (
      MainLoopDeadline { counter.count += 1 }, MainLoopDeadline { counter.count += 1 }
    )
    first.set(after: 1)
    second.set(after: 2)
    let time = try #require(MainLoopDeadline.next)

    first.cancel()
    #expect(try #require(MainLoopDeadline.next) > time)
    second.end()
    #expect(MainLoopDeadline.next == nil)
    MainLoopDeadline.run(at: time + 10_000_000)
    #expect(counter.count == 0)
    first.end()
  }

  @Test("a closure can set its deadline again", .rule("R-WIN-27"))
  func again() throws {
    let counter = Counter()
    var deadline: MainLoopDeadline?
    deadline = MainLoopDeadline {
      counter.count += 1
      deadline?.set(after: 1)
    }
    deadline?.set(after: 1)
    let first = try #require(MainLoopDeadline.next)

    MainLoopDeadline.run(at: first)

    #expect(counter.count == 1)
    #expect(MainLoopDeadline.next != nil)
    deadline?.end()
    deadline = nil
  }
}
