import Dispatch
import Foundation
import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@Suite("Simulator: tasks and the main queue") @MainActor
struct PendingWorkTests {
  @Test("a task of the main actor runs while time advances", .rule("R-SIM-1"))
  func task() {
    let phone = Simulator(.iPhoneSE)
    var isDone = false
    Task { isDone = true }
    #expect(!isDone)

    phone.advance(by: 0.1)

    #expect(isDone)
  }

  @Test(
    "work belongs to the simulator that the test used last, whatever other tests use",
    .rule("R-SIM-6")
  )
  func owners() async {
    let phone = Simulator(.iPhoneSE)
    let other = await Task.detached { @MainActor in Simulator(.iPhone15) }.value
    var steps: [String] = []
    Task {
      steps.append("task")
      await Task.yield()
      DispatchQueue.main.async { steps.append("nested block") }
    }
    DispatchQueue.main.async { steps.append("block") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { steps.append("delayed block") }

    await Task.detached { @MainActor in other.advance(by: 2) }.value
    #expect(!steps.contains("delayed block"))
    phone.advance(by: 2)

    #expect(steps == ["task", "block", "nested block", "delayed block"])
  }

  @Test("a test continues with the simulator that it used last", .rule("R-SIM-8"))
  func resumes() async {
    let phone = Simulator(.iPhoneSE)
    let other = await Task.detached { @MainActor in Simulator(.iPadPro11) }.value

    #expect(UIScreen.main.bounds == phone.window.bounds)
    #expect(UIWindow(frame: .zero).screen === phone.window.screen)
    withExtendedLifetime(other) {}
  }

  @Test("tasks and blocks run in the order in which they were added", .rule("R-SIM-1", "R-SIM-5"))
  func order() {
    let phone = Simulator(.iPhoneSE)
    var steps: [Int] = []
    DispatchQueue.main.async { steps.append(1) }
    Task {
      steps.append(2)
      await Task.yield()
      steps.append(4)
    }
    DispatchQueue.main.async { steps.append(3) }

    phone.runPendingTasks()

    #expect(steps == [1, 2, 3, 4])
  }

  @Test("a task that yields belongs to its simulator, whichever yielded before", .rule("R-SIM-6"))
  func yields() {
    let phones = [Simulator(.iPhoneSE), Simulator(.iPhone15)]
    for phone in phones {
      phone.advance(by: 0.1)
      var isDone = false
      Task {
        await Task.yield()
        isDone = true
      }

      phone.runPendingTasks()

      #expect(isDone)
    }
  }

  @Test("a task that another simulator's task resumes belongs to no other", .rule("R-SIM-8"))
  func resumedByOther() async {
    let other = Simulator(.iPadPro11)
    await Task.detached { @MainActor in
      await withCheckedContinuation { continuation in
        // The work of the other simulator resumes this task, which has used none yet.
        Task {
          other.runPendingTasks()
          continuation.resume()
        }
      }
      let phone = Simulator(.iPhoneSE)
      await Task.detached { @MainActor in other.advance(by: 0.1) }.value
      #expect(UIScreen.main.bounds == phone.window.bounds)
    }
    .value
  }

  @Test("a task that sleeps continues at the simulated time", .rule("R-SIM-2"))
  func sleep() {
    let phone = Simulator(.iPhoneSE)
    let start = CACurrentMediaTime()
    var end: CFTimeInterval?
    Task {
      try await Task.sleep(for: .seconds(3600))
      end = CACurrentMediaTime()
    }

    phone.advance(by: 3599)
    #expect(end == nil)
    phone.advance(by: 2)

    // The time between the two readings of the clock in Task.sleep(for:) is subtracted.
    #expect(end.map { abs($0 - start - 3600) < 0.5 } == true)
  }

  @Test("a block with a deadline runs at the simulated time", .rule("R-SIM-2"))
  func deadline() {
    let phone = Simulator(.iPhoneSE)
    var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isDone = true }

    phone.advance(by: 1.9)
    #expect(!isDone)
    phone.advance(by: 0.1)

    #expect(isDone)
  }

  @Test("pending tasks run without advancing the time", .rule("R-SIM-5"))
  func runWithoutTime() {
    let phone = Simulator(.iPhoneSE)
    let start = CACurrentMediaTime()
    var steps: [String] = []
    Task { steps.append("now") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { steps.append("later") }

    phone.runPendingTasks()

    #expect(steps == ["now"])
    #expect(CACurrentMediaTime() == start)
  }

  @Test("a task that awaits code outside the main actor continues in the same call")
  func hops() {
    let phone = Simulator(.iPhoneSE)
    var answer = 0
    Task { answer = await Worker().answer() }

    phone.runPendingTasks()

    #expect(answer == 42)
  }

  @Test("a task that the test resumes continues in the next call", .rule("R-SIM-11"))
  func resumedByTest() {
    let phone = Simulator(.iPhoneSE)
    let gate = Gate()
    var isDone = false
    Task {
      await gate.wait()
      isDone = true
    }
    phone.runPendingTasks()

    gate.open()
    phone.runPendingTasks()

    #expect(isDone)
  }

  @Test("a task that changes a view is drawn in the frame that follows")
  func frame() {
    let phone = Simulator(.iPhoneSE)
    Task { phone.window.backgroundColor = .red }

    phone.advance(by: 0.1)

    #expect(phone.screenshot().pixel(10, 10) == [255, 0, 0, 255])
  }

  @Test("an asynchronous test gets the results of tasks without advancing time")
  func asynchronous() async {
    let phone = Simulator(.iPhoneSE)
    var steps: [Int] = []
    let task = Task { steps.append(1) }
    await task.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        steps.append(2)
        continuation.resume()
      }
    }

    #expect(steps == [1, 2])
    withExtendedLifetime(phone) {}
    MainActor.assertIsolated()
  }

  @Test("each simulator runs the work of its own code")
  func simulators() {
    let phone = Simulator(.iPhoneSE)
    var steps: [String] = []
    phone.advance(by: 0.1)
    Task { steps.append("first") }
    let other = Simulator(.iPhone15)
    Task { steps.append("second") }

    other.advance(by: 0.1)
    #expect(steps == ["second"])
    phone.advance(by: 0.1)

    #expect(steps == ["second", "first"])
  }

  @Test("a group of blocks is left after its blocks")
  func group() {
    let phone = Simulator(.iPhoneSE)
    let group = DispatchGroup()
    DispatchQueue.main.async(group: group) {}
    #expect(group.wait(timeout: .now()) == .timedOut)

    phone.runPendingTasks()

    #expect(group.wait(timeout: .now()) == .success)
  }

  @Test("a simulator with pending work is released")
  func release() {
    expectReleased {
      let phone = Simulator(.iPhoneSE)
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {}
      phone.advance(by: 0.1)
      return [phone, phone.window]
    }
  }

  private actor Worker {
    func answer() -> Int { 42 }
  }
}

/// Lets a task wait outside of the main actor.
private final class Gate: @unchecked Sendable {
  private var continuation: CheckedContinuation<Void, Never>?

  func wait() async { await withCheckedContinuation { continuation = $0 } }

  func open() { continuation?.resume() }
}
