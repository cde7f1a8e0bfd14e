import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("UIView: animation") struct AnimationTests {
  private let phone = Simulator(.iPhone15)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    phone.window.addSubview(view)
    phone.advance(by: 0.1)
  }

  /// The position of the view on the screen.
  private var shown: CGPoint { (view.layer.presentation() ?? view.layer).position }

  @Test("the view has the new value immediately, while the screen animates to it")
  func block() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: {
        view.center.x = 150
      }
    )
    #expect(view.center.x == 150)

    phone.advance(by: 1 / 60)
    #expect(shown.x == 50)
    phone.advance(by: 0.5)
    #expect(abs(shown.x - 100) < 2)
    phone.advance(by: 0.6)
    #expect(shown.x == 150)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("all animation methods animate and call their completion once")
  func forms() {
    var ends: [String] = []
    func end(_ name: String) -> (Bool) -> Void { { ends.append("\(name) \($0)") } }

    UIView.animate(withDuration: 0.1) { view.center.x += 1 }
    UIView.animate(withDuration: 0.1, animations: { view.center.x += 1 })
    UIView.animate(withDuration: 0.1, animations: { view.center.x += 1 }, completion: end("3"))
    UIView.animate(withDuration: 0.1, animations: { view.center.x += 1 }) { end("4")($0) }
    UIView.animate(withDuration: 0.1, delay: 0.1, options: [.curveEaseIn]) { view.center.x += 1 }
    UIView.animate(
      withDuration: 0.1,
      delay: 0.1,
      options: .curveEaseOut,
      animations: { view.center.x += 1 },
      completion: end("6")
    )
    UIView.animate(
      withDuration: 0.1,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      options: [],
      animations: { view.center.x += 1 },
      completion: end("7")
    )
    UIView.animate(
      withDuration: 0.1,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0
    ) { view.center.x += 1 }
    UIView.transition(
      with: view,
      duration: 0.1,
      options: .transitionCrossDissolve,
      animations: { view.backgroundColor = .red },
      completion: end("9")
    )
    #expect(view.center.x == 58)
    #expect(ends.isEmpty)

    phone.advance(by: 1)

    #expect(ends.sorted() == ["3 true", "4 true", "6 true", "7 true", "9 true"])
    #expect(shown.x == 58)
  }

  @Test("without changes the completion is called with the next frame")
  func nothingMoves() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: {}, completion: { ends.append($0) })
    UIView.animate(
      withDuration: 0,
      animations: { view.alpha = 0.5 },
      completion: { ends.append($0) }
    )
    #expect(ends.isEmpty)
    #expect(view.layer.animationKeys() == nil)

    phone.advance(by: 1 / 60)
    #expect(ends == [true, true])
  }

  @Test("a view outside of a window changes immediately")
  func offscreen() {
    let lone = UIView()
    var ended = false
    UIView.animate(
      withDuration: 1,
      animations: { lone.center.x = 5 },
      completion: { _ in ended = true }
    )
    phone.advance(by: 0.1)
    #expect(ended)
    #expect(lone.center.x == 5)
  }

  @Test("during a delay the screen shows the old value")
  func delay() {
    UIView.animate(withDuration: 0.2, delay: 0.5, options: []) { view.center.x = 150 }
    phone.advance(by: 0.4)
    #expect(shown.x == 50)
    phone.advance(by: 0.4)
    #expect(shown.x == 150)
  }

  @Test("a second animation continues from the first without a jump")
  func additive() {
    var ends: [String] = []
    UIView.animate(
      withDuration: 1,
      animations: { view.center.x = 150 },
      completion: { ends.append("one \($0)") }
    )
    phone.advance(by: 0.5)
    let before = shown.x

    UIView.animate(
      withDuration: 1,
      animations: { view.center.x = 50 },
      completion: { ends.append("two \($0)") }
    )
    phone.advance(by: 1 / 60)
    #expect(abs(shown.x - before) < 5)
    phone.advance(by: 2)

    #expect(ends == ["one true", "two true"])
    #expect(shown.x == 50)
  }

  @Test("beginFromCurrentState ends the running animation")
  func fromCurrentState() {
    var ends: [String] = []
    UIView.animate(
      withDuration: 1,
      animations: { view.center.x = 150 },
      completion: { ends.append("one \($0)") }
    )
    phone.advance(by: 0.5)
    let before = shown.x

    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      view.center.x = 50
    } completion: {
      ends.append("two \($0)")
    }
    #expect(ends == ["one false"])
    phone.advance(by: 1 / 60)
    #expect(abs(shown.x - before) < 2)
    phone.advance(by: 2)
    #expect(ends == ["one false", "two true"])
  }

  @Test("removing the view ends its animation unfinished")
  func removal() {
    var end: Bool?
    UIView.animate(
      withDuration: 1,
      animations: { view.center.x = 150 },
      completion: { end = $0 }
    )
    phone.advance(by: 0.1)
    view.removeFromSuperview()
    phone.advance(by: 0.1)
    #expect(end == false)
  }

  @Test("a nested animation inherits its duration, unless it overrides it")
  func nesting() {
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.1) {
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 0.1)
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("changes made without animation are not animated")
  func withoutAnimation() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 150
      }
      view.alpha = 0.5
    }
    #expect(view.layer.animationKeys() == ["opacity"])

    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 70 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test("changes outside of animation blocks are never animated")
  func outside() {
    view.center.x = 90
    view.alpha = 0.2
    phone.advance(by: 1 / 60)
    #expect(view.layer.animationKeys() == nil)
    #expect(shown.x == 90)
  }

  @Test("a repeating animation that autoreverses runs until it is stopped")
  func repeating() {
    var end: Bool?
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 150 },
      completion: { end = $0 }
    )
    phone.advance(by: 1 / 60 + 1)
    #expect(abs(shown.x - 50) < 4)
    phone.advance(by: 0.5)
    #expect(abs(shown.x - 150) < 4)
    #expect(end == nil)

    view.layer.removeAllAnimations()
    #expect(end == false)
  }

  @Test("an animated view receives no touches, unless the animation allows it")
  func touches() {
    let pad = Pad(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    phone.window.addSubview(pad)

    UIView.animate(withDuration: 1) { pad.alpha = 0.5 }
    phone.tap(at: CGPoint(x: 50, y: 250))
    #expect(pad.journal.lines.isEmpty)
    phone.advance(by: 1.1)
    phone.tap(at: CGPoint(x: 50, y: 250))
    #expect(pad.journal.lines.count == 2)

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { pad.alpha = 1 }
    phone.tap(at: CGPoint(x: 50, y: 250))
    #expect(pad.journal.lines.count == 4)
  }

  @Test("the layoutSubviews option animates the layout of subviews")
  func layout() {
    final class Frame: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
    let frame = Frame(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.addSubview(frame.inner)
    phone.window.addSubview(frame)
    phone.advance(by: 0.1)

    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      frame.frame.size.width = 200
    }
    #expect(frame.inner.frame.width == 200)
    #expect(frame.inner.layer.animationKeys() != nil)
  }

  @Test("keyframes follow one another at their relative times")
  func keyframes() {
    var ended = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
    } completion: { _ in
      ended = true
    }
    phone.advance(by: 1 / 60)
    #expect(shown.x < 60)
    phone.advance(by: 0.5)
    #expect(abs(shown.x - 150) < 5)
    phone.advance(by: 0.6)
    #expect(shown.x == 50)
    #expect(ended)
  }

  @Test("a spring overshoots and settles within its duration")
  func spring() {
    var farthest: CGFloat = 0
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0
    ) { view.center.x = 150 }
    for _ in 0..<70 {
      phone.advance(by: 1 / 60)
      farthest = max(farthest, shown.x)
    }
    #expect(farthest > 155)
    #expect(shown.x == 150)

    let critical = SpringTiming(dampingRatio: 1, initialVelocity: 0, duration: 1)
    #expect(abs(critical.damping - 2 * critical.stiffness.squareRoot()) < 0.001)
  }

  @Test("a transition replaces one view with another")
  func replacement() {
    let (old, new) = (UIView(), UIView())
    view.addSubview(old)
    var ended = false
    UIView.transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve) {
      ended = $0
    }
    #expect(old.superview == nil)
    #expect(new.superview === view)
    phone.advance(by: 0.3)
    #expect(ended)
  }

  @Test("transparent content keeps its opacity in a cross-fade", .rule("R-VIEW-22"))
  func evenCrossFade() {
    phone.window.backgroundColor = .white
    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    phone.advance(by: 0.1)
    UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    var (reds, greens): ([Int], [Int]) = ([], [])
    for _ in 0..<15 {
      phone.advance(by: 1 / 60)
      let color = phone.color(at: CGPoint(x: 50, y: 50))
      reds.append(color[0])
      greens.append(color[1])
    }
    #expect(greens.filter { !(125...130).contains($0) } == [])
    #expect(reds == reds.sorted() && reds.last == 255)
    #expect(reds.contains { (150...230).contains($0) })
  }

  @Test("invalid durations count as 0")
  func badDurations() {
    UIView.animate(withDuration: .nan) { view.alpha = 0.5 }
    UIView.animate(withDuration: -3, delay: .infinity, options: []) { view.alpha = 0.75 }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.alpha == 0.75)
  }

  @Test("an animation releases its views and completion")
  func release() {
    expectReleased {
      let token = NSObject()
      let lone = UIView()
      phone.window.addSubview(lone)
      UIView.animate(
        withDuration: 0.1,
        animations: { lone.alpha = 0 },
        completion: { _ in _ = token }
      )
      phone.advance(by: 0.5)
      lone.removeFromSuperview()
      phone.advance(by: 0.1)
      return [token, lone]
    }
  }
}
