import TestSupport
import Testing

@testable import UIKitCore

@Suite("AnimatorState") struct AnimatorStateTests {
  private typealias Phase = AnimatorState.Phase
  private typealias Step = AnimatorState.Step
  private typealias Command = AnimatorState.Command

  private static let commands: [Command] = [
    .start, .pause, .scrub, .resume, .finish, .stop(forGood: true), .stop(forGood: false),
    .runOut(rests: true), .runOut(rests: false),
  ]

  /// Returns a state in the given phase.
  private static func state(in phase: Phase) -> AnimatorState {
    var state = AnimatorState()
    switch phase {
    case .inactive: break
    case .running: _ = state.take(.start)
    case .paused: _ = state.take(.pause)
    case .stopped:
      _ = state.take(.start)
      _ = state.take(.stop(forGood: false))
    }
    return state
  }

  /// The expected step and next phase of each command in each phase.
  private static let table: [(Phase, [(Step, Phase)])] = [
    (
      .inactive,
      [
        (.begin, .running), (.begin, .paused), (.begin, .paused), (.nothing, .inactive),
        (.refuse(.isNotStopped), .inactive), (.nothing, .inactive), (.nothing, .inactive),
        (.nothing, .inactive), (.nothing, .inactive),
      ]
    ),
    (
      .running,
      [
        (.nothing, .running), (.hold, .paused), (.jump, .running), (.go, .running),
        (.refuse(.isNotStopped), .running), (.freeze, .inactive), (.freeze, .stopped),
        (.hold, .paused), (.end, .inactive),
      ]
    ),
    (
      .paused,
      [
        (.go, .running), (.nothing, .paused), (.jump, .paused), (.go, .running),
        (.refuse(.isNotStopped), .paused), (.freeze, .inactive), (.freeze, .stopped),
        (.nothing, .paused), (.nothing, .paused),
      ]
    ),
    (
      .stopped,
      [
        (.refuse(.isStopped), .stopped), (.refuse(.isStopped), .stopped),
        (.refuse(.isStopped), .stopped), (.refuse(.isStopped), .stopped), (.end, .inactive),
        (.nothing, .stopped), (.nothing, .stopped), (.nothing, .stopped), (.nothing, .stopped),
      ]
    ),
  ]

  @Test("each command in each phase has the listed step and next phase", .rule("R-ANI-1"))
  func table() {
    for (phase, results) in Self.table {
      for (command, (step, next)) in zip(Self.commands, results) {
        var state = Self.state(in: phase)
        #expect(state.phase == phase)

        #expect(state.take(command) == step, "\(command) while \(phase)")
        #expect(state.phase == next, "\(command) while \(phase)")
      }
    }
  }

  @Test("an animator that is not interruptible can only start and end", .rule("R-ANI-2"))
  func notInterruptible() {
    for command in [Command.pause, .scrub] {
      var state = AnimatorState()
      state.isInterruptible = false
      #expect(state.take(command) == .refuse(.isNotInterruptible))
      #expect(state.phase == .inactive)
    }
    var state = AnimatorState()
    state.isInterruptible = false
    #expect(state.take(.start) == .begin)
    for command in [Command.pause, .scrub, .stop(forGood: true), .stop(forGood: false)] {
      #expect(state.take(command) == .refuse(.isNotInterruptible))
      #expect(state.phase == .running)
    }
    #expect(state.take(.runOut(rests: false)) == .end)
    #expect(state.phase == .inactive)
  }
}
