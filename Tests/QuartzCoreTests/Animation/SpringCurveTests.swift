import QuartzCore
import Testing

@Suite("SpringCurve")
struct SpringCurveTests {
  @Test(
    "every spring starts at 0 and comes to rest at 1",
    arguments: [1.0, 5, 10, 20, 40, 80]
  )
  func rest(damping: Double) {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping)

    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.value(at: spring.settlingDuration) - 1) < 0.002)
    #expect(abs(spring.value(at: 60) - 1) < 1e-6)
  }

  @Test("a weakly damped spring overshoots, a critically damped one does not")
  func overshoot() {
    func highest(_ damping: Double) -> Double {
      let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping)
      return (0...300).map { spring.value(at: Double($0) / 100) }.max() ?? 0
    }

    #expect(highest(5) > 1.1)
    #expect(highest(20) <= 1 + 1e-9)
    #expect(highest(40) <= 1 + 1e-9)
  }

  @Test("an undamped spring has the exact value at a quarter of its period")
  func undamped() {
    let spring = SpringCurve(mass: 1, stiffness: 4, damping: 0)

    #expect(abs(spring.value(at: .pi / 4) - 1) < 1e-9)
    #expect(abs(spring.value(at: .pi / 2) - 2) < 1e-9)
  }

  @Test("an initial velocity makes the first step longer")
  func velocity() {
    let still = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    let moving = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 10)

    #expect(moving.value(at: 0.01) > still.value(at: 0.01))
    #expect(abs(moving.value(at: 0.001) - 0.01) < 0.001)
  }

  @Test(
    "a spring with a damping ratio has settled at the end of its duration",
    arguments: [0.3, 0.5, 0.8, 1]
  )
  func ratio(ratio: Double) {
    let spring = SpringCurve(dampingRatio: ratio, duration: 0.5)

    #expect(abs(spring.value(at: 0.5) - 1) < 0.003)
  }

  @Test("invalid spring parameters are replaced")
  func nonsense() {
    let spring = SpringCurve(
      mass: 0,
      stiffness: -.infinity,
      damping: .nan,
      initialVelocity: .infinity
    )

    #expect(spring.value(at: 1).isFinite)
    #expect(spring.settlingDuration == 60)
  }
}
