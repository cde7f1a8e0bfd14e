import TestSupport
import Testing
import UIKitCore

@Suite("A property animator traps")
struct AnimatorTrapTests {
  @Test("when it is released while paused", .rule("X-48", "R-ANI-11"))
  func releasedWhilePaused() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
      }
    }
    try expect(
      result,
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released."
    )
  }

  @Test("when it is released while stopped", .rule("X-48"))
  func releasedWhileStopped() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
      }
    }
    try expect(result, "It is an error to release a paused or stopped property animator.")
  }

  @Test("when it is finished without having been stopped", .rule("X-49"))
  func finishedWhileActive() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    try expect(
      result,
      "finishAnimationAtPosition: should only be called on a stopped animator!"
    )
  }

  @Test("when it is started while stopped", .rule("X-49"))
  func startedWhileStopped() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    try expect(result, "startAnimation should not be called on a stopped animator!")
  }

  @Test("when it is scrubbed and not interruptible", .rule("X-49", "R-ANI-2"))
  func scrubbedWhileNotInterruptible() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.isInterruptible = false
        animator.fractionComplete = 0.5
      }
    }
    try expect(
      result,
      "setFractionComplete: should not be called on an animator that is not interruptible!"
    )
  }

  private func expect(_ result: ExitTest.Result?, _ reason: String) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSInternalInconsistencyException'"))
    #expect(text.contains(reason))
  }
}
