import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: animators", .releasesEverything) @MainActor
struct AnimatorTests {
  @Test(
    "invalid durations, curves and fractions do not keep an animator from finishing",
    .rule("R-ANI-20")
  )
  func oddNumbers() {
    let phone = Simulator(.iPhoneSE)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    ReleaseWitnesses.announce(phone, view)
    for duration in [0, -1, .nan, .infinity, 0.1] as [TimeInterval] {
      for timing in timings {
        view.center = CGPoint(x: 5, y: 5)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        var ends: [UIViewAnimatingPosition] = []
        animator.addAnimations({ view.center.x = 105 }, delayFactor: .nan)
        animator.addAnimations({ view.alpha = 0.5 }, delayFactor: 7)
        animator.addCompletion { ends.append($0) }
        for fraction in [.nan, .infinity, -.infinity, 0.5] as [CGFloat] {
          animator.fractionComplete = fraction
          #expect((0...1).contains(animator.fractionComplete))
        }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: .nan)
        animator.startAnimation(afterDelay: .nan)
        phone.advance(by: 61)

        #expect(ends == [.end], "\(duration) seconds")
        #expect(view.center.x == 105)
        #expect(view.alpha == 0.5)
      }
    }
  }

  private var timings: [UITimingCurveProvider] {
    [
      UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeOut),
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: CGFloat.nan, y: 9),
        controlPoint2: CGPoint(x: -4, y: CGFloat.infinity)
      ),
      UISpringTimingParameters(dampingRatio: .nan),
      UISpringTimingParameters(dampingRatio: -2, initialVelocity: CGVector(dx: CGFloat.nan, dy: 3)),
      UISpringTimingParameters(
        mass: 0,
        stiffness: -1,
        damping: .nan,
        initialVelocity: CGVector(dx: CGFloat.infinity, dy: 0)
      ),
      UISpringTimingParameters(duration: .nan, bounce: 9),
    ]
  }

  @Test(
    "an animator that is called from its own blocks and completions finishes",
    .rule("R-ANI-20")
  )
  func reentrance() {
    let phone = Simulator(.iPhoneSE)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    ReleaseWitnesses.announce(phone, view, animator)
    var ends = 0
    animator.addAnimations { [weak animator] in
      view.center.x = 105
      animator?.startAnimation()
      animator?.addAnimations { view.alpha = 0.5 }
    }
    animator.addCompletion { [weak animator] _ in
      ends += 1
      guard ends == 1 else { return }
      animator?.stopAnimation(true)
      animator?.addAnimations { view.center.x = 5 }
      animator?.addCompletion { _ in ends += 1 }
      animator?.startAnimation()
    }

    animator.startAnimation()
    phone.advance(by: 1)

    #expect(ends == 2)
    #expect(view.center.x == 5)
    #expect(animator.state == .inactive)
  }

  @Test("an animator finishes when its views leave the window or are released", .rule("R-ANI-13"))
  func leavingViews() {
    let phone = Simulator(.iPhoneSE)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    ReleaseWitnesses.announce(phone, view)
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    phone.advance(by: 0.2)

    view.removeFromSuperview()
    phone.advance(by: 0.1)

    #expect(ends == [.end])
    #expect(view.center.x == 105)
    let lonely = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 5 }
    lonely.addCompletion { ends.append($0) }
    lonely.startAnimation()
    phone.advance(by: 0.1)
    #expect(ends == [.end, .end])
    #expect(view.center.x == 5)
  }

  @Test("random calls leave the state and the values consistent", .rule("R-ANI-20"))
  func storm() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let phone = Simulator(.iPhoneSE)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      phone.window.addSubview(view)
      let animator = UIViewPropertyAnimator(
        duration: 0.5,
        dampingRatio: [0.5, 1].randomElement(using: &random)!
      ) { view.center.x = 150 }
      ReleaseWitnesses.announce(phone, view, animator)
      animator.pausesOnCompletion = .random(using: &random)
      animator.scrubsLinearly = .random(using: &random)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      for _ in 0..<30 where animator.state != .inactive {
        switch Int.random(in: 0..<7, using: &random) {
        case 0 where animator.state == .active: animator.pauseAnimation()
        case 1 where animator.state == .active: animator.startAnimation()
        case 2: animator.isReversed.toggle()
        case 3 where animator.state == .active:
          animator.fractionComplete = .random(in: 0...1, using: &random)
        case 4 where animator.state == .active:
          animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
            durationFactor: [0, 0.5, 2].randomElement(using: &random)!
          )
        case 5 where animator.state == .active: animator.addAnimations { view.alpha = 0.5 }
        default: phone.advance(by: .random(in: 0.001...0.2, using: &random))
        }
        let shown = view.layer.presentation()?.position.x ?? view.center.x
        #expect((20...190).contains(shown), "seed \(seed): \(shown)")
        #expect((0...1).contains(animator.fractionComplete), "seed \(seed)")
        #expect(!animator.isRunning || animator.state == .active, "seed \(seed)")
      }
      if animator.state == .active {
        let end = [UIViewAnimatingPosition.start, .current, .end].randomElement(using: &random)!
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: end)
        #expect(ends.last == end)
        if end == .start { #expect(view.center.x == 50) }
        if end == .end { #expect(view.center.x == 150) }
      } else if let end = ends.last {
        #expect(view.center.x == (end == .end ? 150 : 50), "seed \(seed)")
      }
      phone.advance(by: 0.1)
      #expect(ends.count == 1, "seed \(seed)")
      #expect(view.layer.animationKeys() == nil, "seed \(seed)")
    }
  }
}
