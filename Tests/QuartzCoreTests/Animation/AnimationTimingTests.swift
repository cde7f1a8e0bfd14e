import Testing

@testable import QuartzCore

@Suite("AnimationTiming")
struct AnimationTimingTests {
  private func timing(_ set: (inout MediaTiming) -> Void = { _ in }) -> AnimationTiming {
    var timing = MediaTiming()
    set(&timing)
    return AnimationTiming(timing: timing, begin: 10, duration: 2)
  }

  @Test("a run goes from 0 to 1 between begin and end")
  func plain() {
    let timing = timing()

    #expect(timing.moment(at: 9) == .init(phase: .before, fraction: 0, iteration: 0))
    #expect(timing.moment(at: 10) == .init(phase: .active, fraction: 0, iteration: 0))
    #expect(timing.moment(at: 11) == .init(phase: .active, fraction: 0.5, iteration: 0))
    #expect(timing.moment(at: 12) == .init(phase: .after, fraction: 1, iteration: 0))
  }

  @Test("repeat counts can be fractional")
  func repeats() {
    let timing = timing { $0.repeatCount = 2.5 }

    #expect(timing.end == 15)
    #expect(timing.moment(at: 13) == .init(phase: .active, fraction: 0.5, iteration: 1))
    #expect(timing.moment(at: 15) == .init(phase: .after, fraction: 0.5, iteration: 2))
  }

  @Test("a repeat duration has priority over a repeat count")
  func repeatDuration() {
    let timing = timing {
      $0.repeatCount = 100
      $0.repeatDuration = 3
    }

    #expect(timing.end == 13)
  }

  @Test("an autoreversing animation ends where it began")
  func autoreverses() {
    let timing = timing { $0.autoreverses = true }

    #expect(timing.end == 14)
    #expect(timing.moment(at: 13).fraction == 0.5)
    #expect(timing.moment(at: 14) == .init(phase: .after, fraction: 0, iteration: 0))
  }

  @Test("speed shortens, a negative speed plays backwards")
  func speed() {
    #expect(timing { $0.speed = 2 }.end == 11)
    #expect(timing { $0.speed = -1 }.moment(at: 10.5).fraction == 0.75)
  }

  @Test("an animation with speed 0 shows its time offset and never ends")
  func stopped() {
    let timing = timing {
      $0.speed = 0
      $0.timeOffset = 0.5
    }

    #expect(timing.end == .infinity)
    #expect(timing.moment(at: 1000) == .init(phase: .active, fraction: 0.25, iteration: 0))
    #expect(!timing.isMoving)
  }

  @Test("a time offset starts inside the animation and wraps around")
  func offset() {
    let timing = timing { $0.timeOffset = 1 }

    #expect(timing.moment(at: 10).fraction == 0.5)
    #expect(timing.moment(at: 11.5).fraction == 0.25)
  }

  @Test("infinite repetition of a zero duration ends")
  func extremes() {
    #expect(timing { $0.repeatCount = .infinity }.moment(at: 1e9).phase == .active)
    let none = AnimationTiming(timing: MediaTiming(), begin: 10, duration: 0)
    #expect(none.moment(at: 10) == .init(phase: .after, fraction: 1, iteration: 0))
  }
}
