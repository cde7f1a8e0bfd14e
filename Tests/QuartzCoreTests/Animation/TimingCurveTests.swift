import QuartzCore
import Testing

@Suite("TimingCurve")
struct TimingCurveTests {
  @Test(
    "the standard curves begin at 0, end at 1 and pass known points",
    arguments: [
      (TimingCurve.linear, 0.25, 0.25), (.easeIn, 0.5, 0.3153568), (.easeOut, 0.5, 0.6846432),
      (.easeInEaseOut, 0.5, 0.5), (.easeInEaseOut, 0.25, 0.1291619), (.standard, 0.5, 0.8024034),
    ]
  )
  func knownPoints(curve: TimingCurve, share: Double, value: Double) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(abs(curve.value(at: share) - value) < 1e-6)
  }

  @Test("a curve is monotonic if its control points are")
  func monotonic() {
    let curve = TimingCurve(0.9, 0, 0.1, 1)
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }

    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
  }

  @Test("values can overshoot, but time is clamped to 0 to 1")
  func overshoot() {
    let curve = TimingCurve(-3, 2, 7, 2)

    #expect(curve.x1 == 0)
    #expect(curve.x2 == 1)
    #expect((1..<10).contains { curve.value(at: Double($0) / 10) > 1 })
  }

  @Test("times and control points that are NaN are replaced")
  func notANumber() {
    #expect(TimingCurve.easeIn.value(at: .nan) == 0)
    #expect(TimingCurve(.nan, .infinity, 1, 1).value(at: 0.5).isFinite)
  }

  @Test("a timing function returns its control points")
  func controlPoints() {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 2, values: &values)

    #expect(values == [0.58, 1])
  }
}
