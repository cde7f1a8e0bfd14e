import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Scrolling: calculations") struct ScrollEngineTests {
  // MARK: Limits

  @Test(
    "content rests between its limits; content smaller than the view at the lower one",
    .rule("R-SCR-4"),
    arguments: [
      (3000, 0, 0, 0, 2200),
      (3000, 59, 83, -59, 2283),
      (800, 0, 0, 0, 0),
      (100, 0, 0, 0, 0),
      (0, 20, 30, -20, -20),
      (790, 20, 30, -20, 20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func limits(content: CGFloat, leading: CGFloat, trailing: CGFloat, lower: CGFloat, upper: CGFloat)
  {
    let range = ScrollRange(length: 800, content: content, leading: leading, trailing: trailing)

    #expect(range.lower == lower)
    #expect(range.upper == upper)
    #expect(range.clamp(-1e9) == lower && range.clamp(1e9) == upper)
    #expect(range.excess(of: upper + 5) == 5 && range.excess(of: lower - 5) == -5)
  }

  // MARK: Rubber band

  @Test(
    "content beyond the edge follows the published rubber band formula",
    .rule("R-SCR-20"),
    arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)]
      as [(CGFloat, CGFloat)]
  )
  func rubberBand(pull: CGFloat, stretch: CGFloat) {
    #expect(abs(RubberBand.stretch(pull, length: 960) - stretch) < 0.01)
    #expect(RubberBand.stretch(-pull, length: 960) == -RubberBand.stretch(pull, length: 960))
  }

  @Test("pull is the inverse of stretch, and no stretch reaches the length of the view")
  func rubberBandInverse() {
    for pull in stride(from: -2000.0, through: 2000, by: 125) {
      let stretch = RubberBand.stretch(pull, length: 700)
      #expect(abs(stretch) < 700)
      #expect(abs(RubberBand.pull(stretch, length: 700) - pull) < 1e-6)
    }
    #expect(RubberBand.stretch(100, length: 0) == 0)
    #expect(RubberBand.pull(5000, length: 700).isFinite)
  }

  // MARK: Deceleration

  @Test(
    "decelerating content keeps the given share of its velocity each millisecond",
    .rule("R-SCR-22", "R-SCR-23")
  )
  func deceleration() {
    let normal = AxisCurve.decay(start: 0, velocity: 1000, rate: Deceleration.perSecond(0.998))
    let fast = AxisCurve.decay(start: 0, velocity: 1000, rate: Deceleration.perSecond(0.99))

    #expect(abs(normal.velocity(at: 0.001) - 998) < 1e-6)
    #expect(abs(normal.velocity(at: 1) - 1000 * pow(0.998, 1000)) < 1e-6)
    #expect(abs(normal.destination - 499.5) < 0.01)
    #expect(abs(fast.destination - 99.5) < 0.01)
    let end = normal.duration
    #expect(abs(normal.destination - normal.position(at: end) - ScrollMetrics.restDistance) < 1e-6)
    #expect(abs(end - 3.45) < 0.01)
  }

  @Test("a decay returns the time at which it reaches a position")
  func passing() {
    let curve = AxisCurve.decay(start: 100, velocity: -2000, rate: 2)

    #expect(abs(curve.position(at: curve.time(reaching: -300)) + 300) < 1e-9)
    #expect(curve.time(reaching: -5000) == .infinity)
    #expect(curve.time(reaching: 200) == 0)
  }

  @Test(
    "invalid deceleration rates are replaced by valid ones",
    arguments: [(CGFloat.nan, 0.998), (2, 0.9999), (-1, 0.5), (1, 0.9999), (0, 0.5)]
      as [(CGFloat, CGFloat)]
  )
  func oddRates(rate: CGFloat, same: CGFloat) {
    #expect(Deceleration.perSecond(rate) == Deceleration.perSecond(same))
  }

  private let range = ScrollRange(length: 800, content: 2800, leading: 0, trailing: 0)

  private func coast(from offset: CGFloat, velocity: CGFloat, bounces: Bool = true) -> AxisMotion {
    .coasting(
      from: offset,
      velocity: velocity,
      in: range,
      bounces: bounces,
      deceleration: 0.998
    )
  }

  @Test("a velocity below 25 points per second counts as 0", .rule("R-SCR-22"))
  func slow() {
    #expect(coast(from: 500, velocity: 24).duration == 0)
    #expect(coast(from: 500, velocity: 24).destination == 500)
    #expect(coast(from: 500, velocity: 26).duration > 0)
  }

  @Test(
    "at an edge content continues into a spring with its velocity and returns",
    .rule("R-SCR-24")
  )
  func bounce() {
    let motion = coast(from: 1500, velocity: 3000)
    let arrival = AxisCurve.decay(start: 1500, velocity: 3000, rate: Deceleration.perSecond(0.998))
      .time(reaching: 2000)
    let (before, after) = (motion.velocity(at: arrival - 1e-6), motion.velocity(at: arrival + 1e-6))
    let samples = stride(from: arrival, through: motion.duration, by: 1.0 / 60)
      .map { motion.position(at: $0) }

    #expect(motion.destination == 2000)
    #expect(abs(before - after) < 1)
    #expect((samples.max() ?? 0) > 2050)
    #expect(samples.allSatisfy { $0 >= 2000 - 1e-6 })
    #expect(abs(motion.position(at: motion.duration) - 2000) <= ScrollMetrics.restDistance)
  }

  @Test("without bouncing content stops at the edge", .rule("R-SCR-25"))
  func noBounce() {
    let motion = coast(from: 1500, velocity: 3000, bounces: false)

    #expect(motion.destination == 2000)
    for time in stride(from: 0, through: 5, by: 0.05) { #expect(motion.position(at: time) <= 2000) }
    #expect(motion.velocity(at: motion.duration + 1) == 0)
  }

  @Test(
    "content that is released beyond the edge springs back without oscillation",
    .rule("R-SCR-24")
  )
  func springBack() {
    let motion = coast(from: -100, velocity: 0)
    let samples = stride(from: 0.0, through: motion.duration, by: 1.0 / 60).map(motion.position)

    #expect(motion.destination == 0)
    #expect(samples.allSatisfy { $0 <= 1e-9 })
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(motion.position(at: 0.1) + 100 * 2 * exp(-1.0)) < 1e-9)
  }

  @Test(
    "content that is thrown back from beyond the edge continues into its range",
    .rule("R-SCR-24")
  )
  func throwBack() {
    #expect(coast(from: -50, velocity: 1500).destination > 600)
    #expect(coast(from: -50, velocity: 300).destination == 0)
  }

  @Test(
    "content with another target starts with its own velocity and ends at the target",
    .rule("R-SCR-26")
  )
  func aiming() {
    let motion = AxisMotion.aiming(at: 1000, from: 500, velocity: 1500)
    #expect(motion.destination == 1000)
    #expect(motion.velocity(at: 0) == 1500)

    let back = AxisMotion.aiming(at: 400, from: 500, velocity: 1500)
    #expect(back.destination == 400)
    let samples = stride(from: 0.0, through: back.duration, by: 1.0 / 60).map(back.position)
    #expect(samples.allSatisfy { $0 >= 400 - 1e-9 && $0 <= 500 })
  }

  @Test("springs to pages and targets are fast and do not overshoot", .rule("R-SCR-27"))
  func springs() {
    for velocity in [-3000, 0, 500, 20000] as [CGFloat] {
      let motion = ScrollMotion.springing(
        to: CGPoint(x: 400, y: 0),
        from: CGPoint(x: 100, y: 0),
        velocity: CGPoint(x: velocity, y: 0),
        frequency: ScrollMetrics.targetFrequency
      )
      let samples = stride(from: 0.0, through: motion.duration, by: 1.0 / 60)
        .map { motion.offset(at: $0).x }

      #expect(motion.duration < 1)
      #expect(samples.allSatisfy { $0 >= 100 && $0 <= 400 })
    }
  }

  // MARK: Pages

  @Test(
    "one page is turned at most, in the direction of the velocity",
    .rule("R-SCR-28"),
    arguments: [
      (40, 0, 0, 0),
      (210, 0, 0, 400), (190, 0, 0, 0),
      (40, 300, 0, 400), (40, -300, 0, 0),
      (430, 5000, 400, 800), (370, -300, 400, 0),
      (1180, 900, 400, 800),
      (-50, 0, 0, 0), (1900, 500, 1600, 1600),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func pages(offset: CGFloat, velocity: CGFloat, start: CGFloat, page: CGFloat) {
    let range = ScrollRange(length: 400, content: 2000, leading: 0, trailing: 0)
    let target = PageTarget(length: 400, range: range)

    #expect(target.offset(from: offset, velocity: velocity, start: start) == page)
  }

  // MARK: Start of a drag

  @Test("a drag begins after 10 points along an axis that can scroll", .rule("R-SCR-10"))
  func decision() {
    let vertical = DragDecision(axes: .init(x: false, y: true), rivals: .init(x: false, y: false))
    let rivalled = DragDecision(axes: .init(x: false, y: true), rivals: .init(x: true, y: false))
    let none = DragDecision(axes: .init(x: false, y: false), rivals: .init(x: false, y: false))
    let both = DragDecision(axes: .init(x: true, y: true), rivals: .init(x: false, y: false))

    #expect(vertical.verdict(on: CGPoint(x: 0, y: 9)) == .waits)
    #expect(vertical.verdict(on: CGPoint(x: 30, y: -15)) == .begins(slop: CGPoint(x: 0, y: -10)))
    #expect(rivalled.verdict(on: CGPoint(x: 30, y: -15)) == .waits)
    #expect(rivalled.verdict(on: CGPoint(x: 10, y: -15)) == .begins(slop: CGPoint(x: 0, y: -10)))
    #expect(none.verdict(on: CGPoint(x: 30, y: 30)) == .fails)
    #expect(both.verdict(on: CGPoint(x: 30, y: 40)) == .begins(slop: CGPoint(x: 6, y: 8)))
  }

  // MARK: Indicators

  @Test(
    "an indicator has the length of the visible share, at least 36 points in the limits",
    .rule("R-SCR-60", "R-SCR-61"),
    arguments: [
      (0, 1600, 3, 397),
      (800, 1600, 400, 397),
      (400, 1600, 201.5, 397),
      (0, 80000, 3, 36),
      (-100, 1600, 3, 297),
      (900, 1600, 500, 297),
      (-1000, 1600, 3, 7),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func indicator(offset: CGFloat, content: CGFloat, position: CGFloat, length: CGFloat) throws {
    let bar = try #require(
      IndicatorLayout(
        offset: offset,
        range: ScrollRange(length: 800, content: content, leading: 0, trailing: 0),
        view: 800,
        leading: 3,
        trailing: 3
      )
    )

    #expect(abs(bar.position - position) < 1e-9)
    #expect(abs(bar.length - length) < 1e-9)
  }

  @Test("there is no indicator without scrollable content or without space", .rule("R-SCR-60"))
  func noIndicator() {
    let still = ScrollRange(length: 800, content: 500, leading: 0, trailing: 0)
    let moving = ScrollRange(length: 10, content: 500, leading: 0, trailing: 0)
    #expect(
      IndicatorLayout(offset: 0, range: still, view: 800, leading: 3, trailing: 3) == nil
    )
    #expect(IndicatorLayout(offset: 0, range: moving, view: 10, leading: 3, trailing: 3) == nil)
  }

  // MARK: Visible spans

  @Test(
    "a span moves the shortest distance to show another one",
    .rule("R-SCR-32"),
    arguments: [
      (100, 200, 0), (0, 50, -100), (450, 600, 100), (50, 150, -50), (0, 900, 0),
      (300, 900, 200),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func shift(lower: CGFloat, upper: CGFloat, way: CGFloat) {
    #expect(VisibleSpan.shift(100...500, to: lower...upper) == way)
  }
}
