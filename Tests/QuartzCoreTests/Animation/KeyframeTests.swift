import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Key frames")
struct KeyframeTests {
  private func value(
    _ values: [CGFloat],
    at share: Double,
    _ set: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CGFloat? {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = values
    set(animation)
    let moment = AnimationTiming.Moment(phase: .active, fraction: share, iteration: 0)
    guard case .number(let value)? = animation.value(at: moment, duration: 1, current: .number(0))
    else { return nil }
    return value
  }

  @Test(
    "linear values are spread evenly",
    arguments: [(0, 0), (0.25, 5), (0.5, 10), (0.75, 5), (1, 0)]
  )
  func linear(share: Double, expected: CGFloat) {
    #expect(value([0, 10, 0], at: share) == expected)
  }

  @Test("key times define when each value is reached")
  func keyTimes() {
    #expect(value([0, 10, 0], at: 0.4) { $0.keyTimes = [0, 0.8, 1] } == 5)
    #expect(
      value([0, 10, 0], at: 0.9) { $0.keyTimes = [0, 0.8, 1] }.map { isClose($0, 5) } == true
    )
  }

  @Test("key times that decrease or are too few are ignored")
  func brokenKeyTimes() {
    #expect(value([0, 10, 0], at: 0.5) { $0.keyTimes = [0, 0.8] } == 10)
    #expect(value([0, 10, 0], at: 0.5) { $0.keyTimes = [0, 0.8, 0.2] } == 10)
  }

  @Test("tension, continuity and bias shape the curve of cubic key frames", .rule("R-LYR-8"))
  func knots() throws {
    func cubic(_ set: (CAKeyframeAnimation) -> Void) throws -> CGFloat {
      try #require(
        value([0, 10, 0], at: 0.25) {
          $0.calculationMode = .cubic
          set($0)
        }
      )
    }
    let plain = try cubic { _ in }
    let zeros = try cubic { $0.tensionValues = [0, 0, 0] }
    let tight = try cubic { $0.tensionValues = [1, 1, 1] }
    let sharp = try cubic { $0.continuityValues = [0, -1, 0] }
    let early = try cubic { $0.biasValues = [0, 1] }
    #expect(isClose(plain, zeros))
    // With a tension of 1 the curve leaves and reaches values with a slope of 0.
    #expect(isClose(tight, 5))
    #expect(tight < plain)
    #expect(sharp != plain)
    #expect(early != plain)
  }

  @Test(
    "discrete values have equal durations",
    arguments: [(0, 1), (0.3, 1), (0.34, 2), (0.7, 3), (1, 3)]
  )
  func discrete(share: Double, expected: CGFloat) {
    #expect(value([1, 2, 3], at: share) { $0.calculationMode = .discrete } == expected)
  }

  @Test("paced values change at a constant speed")
  func paced() {
    #expect(value([0, 90, 100], at: 0.5) { $0.calculationMode = .paced } == 50)
  }

  @Test("cubic values pass through the key frames with smooth curves")
  func cubic() throws {
    #expect(value([0, 10, 0, 10], at: 1.0 / 3) { $0.calculationMode = .cubic } == 10)
    let between = try #require(value([0, 10, 10, 0], at: 0.5) { $0.calculationMode = .cubic })
    #expect(between > 10)
  }

  @Test("each interval has its timing function")
  func timingFunctions() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    let share = value([0, 1, 2], at: 0.25) {
      $0.timingFunctions = [ease, CAMediaTimingFunction(name: .linear)]
    }

    #expect(share.map { isClose($0, CGFloat(ease.curve.value(at: 0.5))) } == true)
  }

  @Test("without values nothing is animated, and one value is constant")
  func few() {
    #expect(value([], at: 0.5) == nil)
    #expect(value([4], at: 0.5) == 4)
  }

  @Test("a path is followed point by point, or at a constant speed")
  func path() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 10)])
    func place(_ mode: CAAnimationCalculationMode) -> LayerValue? {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.calculationMode = mode
      let moment = AnimationTiming.Moment(phase: .active, fraction: 0.5, iteration: 0)
      return animation.value(at: moment, duration: 1, current: .point(.zero))
    }

    #expect(place(.linear)?.any as? CGPoint == CGPoint(x: 90, y: 0))
    #expect(place(.paced)?.any as? CGPoint == CGPoint(x: 50, y: 0))
  }
}
