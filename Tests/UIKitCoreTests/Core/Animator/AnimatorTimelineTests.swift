import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("AnimatorTimeline") struct AnimatorTimelineTests {
  private static let linear = AnimatorTiming(.cubic(.linear), duration: 2)
  private static let eased = AnimatorTiming(.cubic(.easeIn), duration: 2)
  private static let spring = AnimatorTiming(
    .spring(SpringCurve(dampingRatio: 0.5, duration: 2)),
    duration: 2
  )

  @Test("a pace is exact at its ends, and its moments lead back to its shares")
  func paces() {
    for pace in [Self.linear, Self.eased, Self.spring] {
      #expect(pace.share(at: 0) == 0)
      #expect(pace.share(at: 1) == 1)
      #expect(pace.moment(of: 0) == 0)
      #expect(pace.moment(of: 1) == 1)
      for step in 1..<50 {
        let share = Double(step) / 50
        #expect(abs(pace.share(at: pace.moment(of: share)) - share) < 1e-6)
      }
    }
  }

  @Test("a fraction runs with time and ends at 1", .rule("R-ANI-3"))
  func running() {
    var course = AnimatorTimeline(pace: Self.linear)
    #expect(course.fraction(at: 10) == 0)

    let leg = course.go(at: 10)

    #expect(leg.duration == 2)
    #expect(course.fraction(at: 10.5) == 0.25)
    #expect(course.fraction(at: 12) == 1)
    #expect(course.fraction(at: 99) == 1)
    #expect(course.fraction(at: 9) == 0)
  }

  @Test(
    "turned around, it goes back the way it came, and fractions count that way",
    .rule("R-ANI-7")
  )
  func reversing() {
    var course = AnimatorTimeline(pace: Self.eased)
    _ = course.go(at: 0)
    let made = course.share(of: 0, at: 1)
    course.hold(at: 1)
    course.reverse()

    let leg = course.go(at: 1)

    #expect(leg.target == 0)
    #expect(abs(leg.duration - 1) < 1e-9)
    #expect(abs(course.share(of: 0, at: 1) - made) < 1e-9)
    #expect(abs(course.fraction(at: 1) - (1 - made)) < 1e-9)
    #expect(abs(course.share(of: 0, at: 1.5) - Self.eased.share(at: 0.25)) < 1e-9)
    #expect(course.fraction(at: 2) == 1)
    #expect(course.share(of: 0, at: 2) == 0)
  }

  @Test("nothing jumps when it is paused, and fractions are shares of the change", .rule("R-ANI-5"))
  func linearScrubbing() {
    var course = AnimatorTimeline(pace: Self.eased)
    let late = course.addTrack(AnimatorSpan(start: 0.5, length: 0.5))
    _ = course.go(at: 0)
    let before = [0, late].map { course.share(of: $0, at: 1.4) }

    course.hold(at: 1.4)

    #expect([0, late].map { course.share(of: $0, at: 7) } == before)
    #expect(abs(course.fraction(at: 7) - Self.eased.share(at: 0.7)) < 1e-9)
    course.scrub(to: 0.25)
    #expect(course.share(of: 0, at: 7) == 0.25)
    #expect(course.share(of: late, at: 7) == 0)
    course.scrub(to: 1)
    #expect([0, late].map { course.share(of: $0, at: 7) } == [1, 1])
  }

  @Test("fractions are shares of the time where that is asked for", .rule("R-ANI-5"))
  func curvedScrubbing() {
    var course = AnimatorTimeline(pace: Self.eased)
    course.scrubsLinearly = false

    course.scrub(to: 0.5)

    #expect(course.fraction(at: 0) == 0.5)
    #expect(course.share(of: 0, at: 0) == Self.eased.share(at: 0.5))
    let leg = course.go(at: 0)
    #expect(leg.duration == 1)
  }

  @Test("it goes on where its curve has come as far as the scrubbed fraction", .rule("R-ANI-6"))
  func continuing() {
    var course = AnimatorTimeline(pace: Self.eased)
    course.scrub(to: 0.5)

    let leg = course.go(at: 0)

    let moment = Self.eased.moment(of: 0.5)
    #expect(abs(leg.duration - (1 - moment) * 2) < 1e-9)
    #expect(abs(course.share(of: 0, at: 0) - 0.5) < 1e-6)
    #expect(course.share(of: 0, at: leg.duration) == 1)
  }

  @Test("with another pace, it makes what is left of the way with that", .rule("R-ANI-6"))
  func continuingAnew() {
    var course = AnimatorTimeline(pace: Self.eased)
    course.scrub(to: 0.5)

    let leg = course.go(at: 0, anew: AnimatorTiming(.cubic(.linear), duration: 8))

    #expect(leg.duration == 8)
    #expect(abs(course.share(of: 0, at: 4) - 0.75) < 1e-9)
    #expect(abs(course.fraction(at: 4) - 0.75) < 1e-9)
  }

  @Test("whatever is done to it, nothing jumps and the ends are reached", .rule("R-ANI-20"))
  func randomWalks() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let pace = [Self.linear, Self.eased, Self.spring].randomElement(using: &random)!
      var course = AnimatorTimeline(pace: pace)
      let tracks = [0, course.addTrack(AnimatorSpan(start: 0.3, length: 0.7))]
      var time = 0.0
      var isRunning = false
      for _ in 0..<40 {
        let before = tracks.map { course.share(of: $0, at: time) }
        var jumps = false
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          course.hold(at: time)
          isRunning = false
        case 1:
          course.hold(at: time)
          _ = course.go(at: time)
          isRunning = true
        case 2:
          course.hold(at: time)
          course.reverse()
          isRunning = false
        case 3 where !isRunning:
          course.scrub(to: Double.random(in: 0...1, using: &random))
          jumps = true
        case 4 where !isRunning:
          _ = course.go(at: time, anew: AnimatorTiming(.cubic(.easeOut), duration: 1))
          isRunning = true
        default:
          time += Double.random(in: 0...1, using: &random)
          jumps = true
        }
        let now = tracks.map { course.share(of: $0, at: time) }
        if !jumps {
          #expect(zip(before, now).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
        }
        #expect(now.allSatisfy { $0.isFinite && $0 > -0.5 && $0 < 2 }, "seed \(seed): \(now)")
        #expect((0...1).contains(course.fraction(at: time)), "seed \(seed)")
      }
      course.hold(at: time)
      let leg = course.go(at: time)
      #expect(course.fraction(at: time + leg.duration) == 1, "seed \(seed)")
      #expect(tracks.allSatisfy { course.share(of: $0, at: time + 9) == leg.target })
    }
  }
}
