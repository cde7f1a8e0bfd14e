import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

/// A view on a phone, and what the screen shows of it.
@MainActor final class AnimatedCard {
  let phone = Simulator(.iPhone15)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    phone.window.addSubview(view)
    phone.advance(by: 0.1)
    ReleaseWitnesses.announce(phone, phone.window, view)
  }

  /// Where the screen shows the middle of the view.
  var shown: CGFloat {
    phone.advance(by: 1e-6)
    return (view.layer.presentation() ?? view.layer).position.x
  }

  /// Moves the view a hundred points to the right within a second.
  func animator(curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
      view.center.x += 100
    }
    ReleaseWitnesses.announce(animator)
    return animator
  }
}

@MainActor @Suite("UIViewPropertyAnimator", .releasesEverything) struct PropertyAnimatorTests {
  private let card = AnimatedCard()

  private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.1 }

  @Test("it does nothing until it starts, then runs and tells its end once", .rule("R-ANI-3"))
  func running() {
    let animator = card.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    #expect(card.view.center.x == 50)

    animator.startAnimation()

    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(card.view.center.x == 150)
    card.phone.advance(by: 0.5)
    #expect(isNear(card.shown, 100))
    #expect(isNear(animator.fractionComplete, 0.5))
    card.phone.advance(by: 0.6)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(card.view.layer.animationKeys() == nil)
  }

  @Test("paused, it stands; started again, it takes the time that is left", .rule("R-ANI-4"))
  func pausing() {
    let animator = card.animator(curve: .easeIn)
    animator.startAnimation()
    card.phone.advance(by: 0.5)
    let place = card.shown

    animator.pauseAnimation()

    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    card.phone.advance(by: 3)
    #expect(isNear(card.shown, place))
    animator.startAnimation()
    card.phone.advance(by: 0.45)
    #expect(animator.isRunning)
    card.phone.advance(by: 0.1)
    #expect(animator.state == .inactive)
    #expect(card.shown == 150)
  }

  @Test("setting a fraction begins it, paused, and shows that share", .rule("R-ANI-5"))
  func scrubbing() {
    let animator = card.animator(curve: .easeIn)

    animator.fractionComplete = 0.3

    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isNear(card.shown, 80))
    animator.fractionComplete = 1
    #expect(isNear(card.shown, 150))
    #expect(animator.state == .active)
    animator.fractionComplete = -3
    #expect(isNear(card.shown, 50))
    #expect(animator.fractionComplete == 0)
    animator.stopAnimation(true)
  }

  @Test("turned around, it ends at its start, with the values from before", .rule("R-ANI-7"))
  func reversing() {
    let animator = card.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    card.phone.advance(by: 0.4)

    animator.isReversed = true

    #expect(isNear(card.shown, 90))
    #expect(isNear(animator.fractionComplete, 0.6))
    card.phone.advance(by: 0.2)
    #expect(isNear(card.shown, 70))
    card.phone.advance(by: 0.3)
    #expect(ends == [.start])
    #expect(card.view.center.x == 50)
    #expect(card.shown == 50)
    #expect(!animator.isReversed)
  }

  @Test("stopped, views have what is on the screen; finished, what was asked for", .rule("R-ANI-8"))
  func stopping() {
    for (position, place) in [
      (UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150),
    ] {
      card.view.center.x = 50
      let animator = card.animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      card.phone.advance(by: 0.25)

      animator.stopAnimation(false)

      #expect(animator.state == .stopped)
      #expect(isNear(card.view.center.x, 75))
      #expect(ends == [])
      animator.finishAnimation(at: position)
      #expect(ends == [position])
      #expect(animator.state == .inactive)
      #expect(isNear(card.view.center.x, CGFloat(place)))
    }
  }

  @Test("stopped without finishing, it is over and calls no delegate", .rule("R-ANI-8"))
  func stoppingForGood() {
    let animator = card.animator()
    animator.addCompletion { _ in Issue.record("nobody is told") }
    animator.fractionComplete = 0.25

    animator.stopAnimation(true)

    #expect(animator.state == .inactive)
    #expect(isNear(card.view.center.x, 75))
    card.phone.advance(by: 2)
    #expect(isNear(card.shown, 75))
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
  }

  @Test("it goes on with another curve in a multiple of its duration", .rule("R-ANI-6"))
  func continuing() {
    let animator = card.animator(curve: .easeIn)
    animator.fractionComplete = 0.5

    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 2
    )

    #expect(animator.isRunning)
    card.phone.advance(by: 1)
    #expect(isNear(card.shown, 125))
    card.phone.advance(by: 1.1)
    #expect(card.shown == 150)
    #expect(animator.state == .inactive)
  }

  @Test("changes added on the way take the time that is left", .rule("R-ANI-9"))
  func adding() {
    let animator = card.animator()
    animator.startAnimation()
    card.phone.advance(by: 0.5)

    animator.addAnimations { card.view.alpha = 0 }

    #expect(card.view.alpha == 0)
    card.phone.advance(by: 0.25)
    #expect(isNear(card.shown, 125))
    let alpha = card.view.layer.presentation()?.opacity ?? 0
    #expect(abs(alpha - 0.5) < 0.01)
    card.phone.advance(by: 0.3)
    #expect(animator.state == .inactive)
  }

  @Test("a share of the time passes before changes with a delay", .rule("R-ANI-9"))
  func delayFactor() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ card.view.center.x = 150 }, delayFactor: 0.5)

    animator.startAnimation()

    card.phone.advance(by: 0.5)
    #expect(isNear(card.shown, 50))
    card.phone.advance(by: 0.25)
    #expect(isNear(card.shown, 100))
    card.phone.advance(by: 0.3)
    #expect(card.shown == 150)
  }

  @Test("it waits before it moves, and can be paused meanwhile", .rule("R-ANI-3"))
  func delay() {
    let animator = card.animator()

    animator.startAnimation(afterDelay: 1)

    #expect(animator.delay == 1)
    #expect(animator.isRunning)
    card.phone.advance(by: 1)
    #expect(isNear(card.shown, 50))
    card.phone.advance(by: 0.5)
    #expect(isNear(card.shown, 100))
    animator.pauseAnimation()
    #expect(isNear(animator.fractionComplete, 0.5))
    animator.stopAnimation(true)
  }

  @Test(
    "it rests at its end where it is asked to, and can be turned around there",
    .rule("R-ANI-10")
  )
  func resting() {
    let animator = card.animator()
    animator.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()

    card.phone.advance(by: 1.2)

    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(ends == [])
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    card.phone.advance(by: 0.5)
    #expect(isNear(card.shown, 100))
    card.phone.advance(by: 0.6)
    #expect(ends == [.start])
    #expect(card.view.center.x == 50)
  }

  @Test("it can be used again once it is over", .rule("R-ANI-3"))
  func again() {
    let animator = card.animator()
    animator.startAnimation()
    card.phone.advance(by: 1.1)

    animator.addAnimations { card.view.center.x = 50 }
    animator.startAnimation()

    card.phone.advance(by: 0.5)
    #expect(isNear(card.shown, 100))
    card.phone.advance(by: 0.6)
    #expect(card.shown == 50)
  }
}
