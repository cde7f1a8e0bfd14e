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

  @Test("timing curves are exact at their ends, and moment(of:) is the inverse of share(at:)")
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

  @Test("the fraction grows with time and ends at 1", .rule("R-ANI-3"))
  func running() {
    var timeline = AnimatorTimeline(pace: Self.linear)
    #expect(timeline.fraction(at: 10) == 0)

    let segment = timeline.go(at: 10)

    #expect(segment.duration == 2)
    #expect(timeline.fraction(at: 10.5) == 0.25)
    #expect(timeline.fraction(at: 12) == 1)
    #expect(timeline.fraction(at: 99) == 1)
    #expect(timeline.fraction(at: 9) == 0)
  }

  @Test(
    "a reversed timeline runs back along its curve, and fractions count in that direction",
    .rule("R-ANI-7")
  )
  func reversing() {
    var timeline = AnimatorTimeline(pace: Self.eased)
    _ = timeline.go(at: 0)
    let made = timeline.share(of: 0, at: 1)
    timeline.hold(at: 1)
    timeline.reverse()

    let segment = timeline.go(at: 1)

    #expect(segment.target == 0)
    #expect(abs(segment.duration - 1) < 1e-9)
    #expect(abs(timeline.share(of: 0, at: 1) - made) < 1e-9)
    #expect(abs(timeline.fraction(at: 1) - (1 - made)) < 1e-9)
    #expect(abs(timeline.share(of: 0, at: 1.5) - Self.eased.share(at: 0.25)) < 1e-9)
    #expect(timeline.fraction(at: 2) == 1)
    #expect(timeline.share(of: 0, at: 2) == 0)
  }

  @Test("pausing causes no jump, and scrubbed fractions are shares of the change", .rule("R-ANI-5"))
  func linearScrubbing() {
    var timeline = AnimatorTimeline(pace: Self.eased)
    let late = timeline.addTrack(AnimatorSpan(start: 0.5, length: 0.5))
    _ = timeline.go(at: 0)
    let before = [0, late].map { timeline.share(of: $0, at: 1.4) }

    timeline.hold(at: 1.4)

    #expect([0, late].map { timeline.share(of: $0, at: 7) } == before)
    #expect(abs(timeline.fraction(at: 7) - Self.eased.share(at: 0.7)) < 1e-9)
    timeline.scrub(to: 0.25)
    #expect(timeline.share(of: 0, at: 7) == 0.25)
    #expect(timeline.share(of: late, at: 7) == 0)
    timeline.scrub(to: 1)
    #expect([0, late].map { timeline.share(of: $0, at: 7) } == [1, 1])
  }

  @Test("without linear scrubbing, fractions are shares of the time", .rule("R-ANI-5"))
  func curvedScrubbing() {
    var timeline = AnimatorTimeline(pace: Self.eased)
    timeline.scrubsLinearly = false

    timeline.scrub(to: 0.5)

    #expect(timeline.fraction(at: 0) == 0.5)
    #expect(timeline.share(of: 0, at: 0) == Self.eased.share(at: 0.5))
    let segment = timeline.go(at: 0)
    #expect(segment.duration == 1)
  }

  @Test("a timeline continues where its curve reaches the scrubbed fraction", .rule("R-ANI-6"))
  func continuing() {
    var timeline = AnimatorTimeline(pace: Self.eased)
    timeline.scrub(to: 0.5)

    let segment = timeline.go(at: 0)

    let moment = Self.eased.moment(of: 0.5)
    #expect(abs(segment.duration - (1 - moment) * 2) < 1e-9)
    #expect(abs(timeline.share(of: 0, at: 0) - 0.5) < 1e-6)
    #expect(timeline.share(of: 0, at: segment.duration) == 1)
  }

  @Test("with other timing, the rest of the change takes the whole new duration", .rule("R-ANI-6"))
  func continuingWithOtherTiming() {
    var timeline = AnimatorTimeline(pace: Self.eased)
    timeline.scrub(to: 0.5)

    let segment = timeline.go(at: 0, replacing: AnimatorTiming(.cubic(.linear), duration: 8))

    #expect(segment.duration == 8)
    #expect(abs(timeline.share(of: 0, at: 4) - 0.75) < 1e-9)
    #expect(abs(timeline.fraction(at: 4) - 0.75) < 1e-9)
  }

  @Test(
    "values never jump and the end is reached, whatever the sequence of commands",
    .rule("R-ANI-20")
  )
  func randomWalks() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let pace = [Self.linear, Self.eased, Self.spring].randomElement(using: &random)!
      var timeline = AnimatorTimeline(pace: pace)
      let tracks = [0, timeline.addTrack(AnimatorSpan(start: 0.3, length: 0.7))]
      var time = 0.0
      var isRunning = false
      for _ in 0..<40 {
        let before = tracks.map { timeline.share(of: $0, at: time) }
        var jumps = false
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          timeline.hold(at: time)
          isRunning = false
        case 1:
          timeline.hold(at: time)
          _ = timeline.go(at: time)
          isRunning = true
        case 2:
          timeline.hold(at: time)
          timeline.reverse()
          isRunning = false
        case 3 where !isRunning:
          timeline.scrub(to: Double.random(in: 0...1, using: &random))
          jumps = true
        case 4 where !isRunning:
          _ = timeline.go(at: time, replacing: AnimatorTiming(.cubic(.easeOut), duration: 1))
          isRunning = true
        default:
          time += Double.random(in: 0...1, using: &random)
          jumps = true
        }
        let now = tracks.map { timeline.share(of: $0, at: time) }
        if !jumps {
          #expect(zip(before, now).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
        }
        #expect(now.allSatisfy { $0.isFinite && $0 > -0.5 && $0 < 2 }, "seed \(seed): \(now)")
        #expect((0...1).contains(timeline.fraction(at: time)), "seed \(seed)")
      }
      timeline.hold(at: time)
      let segment = timeline.go(at: time)
      #expect(timeline.fraction(at: time + segment.duration) == 1, "seed \(seed)")
      #expect(tracks.allSatisfy { timeline.share(of: $0, at: time + 9) == segment.target })
    }
  }
}
