import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("UIViewPropertyAnimator: settings", .releasesEverything)
struct AnimatorSettingsTests {
  private let card = AnimatedCard()

  @Test("a new animator has the documented defaults", .rule("R-ANI-1"))
  func defaults() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)

    #expect(animator.duration == 2)
    #expect(animator.delay == 0)
    #expect(animator.isUserInteractionEnabled)
    #expect(animator.isInterruptible)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(!animator.isReversed)
    #expect(animator.fractionComplete == 0)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
  }

  @Test("a physical spring determines the duration; a damping ratio does not", .rule("R-ANI-12"))
  func springs() {
    let physical = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 20,
      initialVelocity: CGVector(dx: 0, dy: 0)
    )
    let own = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
    let ratio = UIViewPropertyAnimator(duration: 9, dampingRatio: 0.5)

    #expect(own.duration == physical.settlingDuration)
    #expect(own.duration > 0.3 && own.duration < 2)
    #expect(ratio.duration == 9)
    #expect(physical.timingCurveType == .spring)
    #expect(physical.cubicTimingParameters == nil)
    #expect(UISpringTimingParameters().settlingDuration > 0)
  }

  @Test("an underdamped spring overshoots and ends at the final value", .rule("R-ANI-12"))
  func swinging() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) {
      card.view.center.x = 150
    }
    animator.startAnimation()
    var furthest: CGFloat = 0

    for _ in 0..<60 {
      card.phone.advance(by: 1 / 60)
      furthest = max(furthest, card.shown)
    }
    card.phone.advance(by: 0.1)

    #expect(furthest > 160)
    #expect(card.shown == 150)
    #expect(animator.state == .inactive)
  }

  @Test("control points define the timing curve", .rule("R-ANI-3"))
  func controlPoints() {
    let animator = UIViewPropertyAnimator(
      duration: 1,
      controlPoint1: CGPoint(x: 0, y: 1),
      controlPoint2: CGPoint(x: 0, y: 1)
    ) { card.view.center.x = 150 }
    #expect(animator.timingParameters?.timingCurveType == .cubic)

    animator.startAnimation()
    card.phone.advance(by: 0.3)

    #expect(card.shown > 130)
    animator.stopAnimation(true)
  }

  @Test("timing parameters can be archived", .rule("R-ANI-12"))
  func archives() throws {
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.4)
    )
    let spring = UISpringTimingParameters(
      dampingRatio: 0.4,
      initialVelocity: CGVector(dx: 3, dy: 1)
    )

    let cubicData = try NSKeyedArchiver.archivedData(
      withRootObject: cubic,
      requiringSecureCoding: true
    )
    let springData = try NSKeyedArchiver.archivedData(
      withRootObject: spring,
      requiringSecureCoding: true
    )
    let oldCubic = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: UICubicTimingParameters.self,
      from: cubicData
    )
    let oldSpring = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: UISpringTimingParameters.self,
      from: springData
    )

    #expect(oldCubic?.controlPoint1 == cubic.controlPoint1)
    #expect(oldCubic?.controlPoint2 == cubic.controlPoint2)
    #expect(oldCubic?.timingCurveType == .cubic)
    #expect(oldSpring?.initialVelocity == spring.initialVelocity)
    #expect(oldSpring?.movement(in: 1).0 == spring.movement(in: 1).0)
  }

  @Test("animated views receive touches unless user interaction is disabled", .rule("R-ANI-14"))
  func touches() {
    let animator = card.animator()
    animator.startAnimation()
    #expect(card.view.takesTouches)
    animator.stopAnimation(true)

    let strict = card.animator()
    strict.isUserInteractionEnabled = false
    strict.startAnimation()
    #expect(!card.view.takesTouches)
    card.phone.advance(by: 1.1)
    #expect(card.view.takesTouches)
  }

  @Test("runningPropertyAnimator starts immediately and calls its completion", .rule("R-ANI-3"))
  func runningFromTheBeginning() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5,
      delay: 0.5,
      options: .curveLinear,
      animations: { card.view.center.x = 150 },
      completion: { ends.append($0) }
    )

    #expect(animator.isRunning)
    card.phone.advance(by: 0.75)
    #expect(abs(card.shown - 100) < 0.1)
    card.phone.advance(by: 0.3)
    #expect(ends == [.end])
  }

  @Test(
    "a dynamic color is restored when the animation finishes at its start",
    .rule("R-ANI-7", "R-ANI-8")
  )
  func dynamicColor() {
    card.view.backgroundColor = .systemBackground
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      card.view.backgroundColor = .systemRed
    }
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(card.view.backgroundColor != .systemRed)
    animator.finishAnimation(at: .start)

    #expect(card.view.backgroundColor == .systemBackground)
  }

  @Test("transforms, which cannot be added up, can be scrubbed and reversed", .rule("R-ANI-5"))
  func transforms() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      card.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      card.view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }

    animator.fractionComplete = 0.5

    card.phone.advance(by: 0.01)
    let shown = card.view.layer.presentation()?.affineTransform().a ?? 0
    #expect(abs(shown - 2) < 0.01)
    animator.isReversed = true
    animator.startAnimation()
    card.phone.advance(by: 1)
    #expect(card.view.transform == .identity)
  }

  @Test("keyframes inside an animator are scrubbed with it", .rule("R-ANI-9"))
  func keyframes() {
    var finished = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(
        withDuration: 0,
        delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            card.view.center.x = 150
          }
        },
        completion: { finished = $0 }
      )
    }

    animator.fractionComplete = 0.5
    #expect(abs(card.shown - 50) < 0.1)
    animator.fractionComplete = 0.75
    #expect(abs(card.shown - 100) < 0.1)

    animator.startAnimation()
    card.phone.advance(by: 1)
    #expect(finished)
    #expect(card.shown == 150)
  }

  @Test("a copy has the settings but no animation blocks", .rule("R-ANI-1"))
  func copying() {
    let animator = card.animator()
    animator.pausesOnCompletion = true

    let copy = animator.copy() as? UIViewPropertyAnimator

    #expect(copy?.duration == 1)
    #expect(copy?.pausesOnCompletion == true)
    copy?.pausesOnCompletion = false
    copy?.startAnimation()
    card.phone.advance(by: 0.2)
    #expect(card.view.center.x == 50)
    #expect(copy?.state == .inactive)
  }
}
