import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

/// A view on a phone, with the position that the screen shows.
@MainActor final class AnimatedCard {
  let phone = Simulator(.iPhone15)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    phone.window.addSubview(view)
    phone.advance(by: 0.1)
    ReleaseWitnesses.announce(phone, phone.window, view)
  }

  /// The x coordinate at which the screen shows the center of the view.
  var shown: CGFloat {
    phone.advance(by: 1e-6)
    return (view.layer.presentation() ?? view.layer).position.x
  }

  /// Returns an animator that moves the view 100 points to the right in one second.
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

  @Test(
    "an animator is inactive until started, then runs and calls its completion once",
    .rule("R-ANI-3")
  )
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

  @Test(
    "a paused animator keeps its position, then continues for the remaining time",
    .rule("R-ANI-4")
  )
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

  @Test(
    "setting fractionComplete activates the animator, paused at that fraction",
    .rule("R-ANI-5")
  )
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

  @Test("a reversed animator ends at its start and restores the original values", .rule("R-ANI-7"))
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

  @Test("stopping keeps the values on screen; finishing sets those of a position", .rule("R-ANI-8"))
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

  @Test(
    "stopping without finishing ends the animator without calling completions",
    .rule("R-ANI-8")
  )
  func stoppingForGood() {
    let animator = card.animator()
    animator.addCompletion { _ in Issue.record("the completion must not be called") }
    animator.fractionComplete = 0.25

    animator.stopAnimation(true)

    #expect(animator.state == .inactive)
    #expect(isNear(card.view.center.x, 75))
    card.phone.advance(by: 2)
    #expect(isNear(card.shown, 75))
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
  }

  @Test("continueAnimation uses another curve and a multiple of the duration", .rule("R-ANI-6"))
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

  @Test("animations that are added while running take the remaining time", .rule("R-ANI-9"))
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

  @Test("a delay factor delays animations by a share of the duration", .rule("R-ANI-9"))
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

  @Test("startAnimation(afterDelay:) waits before it animates", .rule("R-ANI-3"))
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
    "with pausesOnCompletion it pauses at its end and can be reversed there",
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

  @Test("an animator can be used again after it has finished", .rule("R-ANI-3"))
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
