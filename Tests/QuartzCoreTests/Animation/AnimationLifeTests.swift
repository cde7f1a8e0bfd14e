import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Animations: begin and end")
@MainActor
struct AnimationLifeTests {
  private func fade(_ duration: CFTimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 0.5
    animation.duration = duration
    return animation
  }

  @Test("the delegate is called with the first frame and at the end of the duration")
  func delegate() {
    let scene = Scene()
    let layer = scene.layer()
    let listener = Listener()
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: "fade")

    #expect(listener.events.isEmpty)
    scene.compositor.frame()
    #expect(listener.events == ["start"])
    scene.advance(by: 0.99)
    #expect(listener.events == ["start"])
    scene.advance(by: 0.01)
    #expect(listener.events == ["start", "finished"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("time counts from the first frame, not from when the animation was added")
  func beginsWithFrame() {
    let scene = Scene()
    let layer = scene.layer()
    layer.add(fade(), forKey: nil)
    scene.clock.advance(to: scene.clock.now + 10)

    scene.compositor.frame()

    #expect(layer.presentation()?.opacity == 0)
  }

  @Test("additive opacities are clamped after all are added")
  func sumOfOpacities() {
    let scene = Scene()
    let layer = scene.layer()
    for change in [-1.0, 1.0] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = change
      animation.toValue = change
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.setDisableActions(false)

    scene.compositor.frame()

    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test("a delayed animation waits without ticking, then begins")
  func delay() {
    let scene = Scene()
    let layer = scene.layer()
    let listener = Listener()
    let animation = fade()
    animation.beginTime = scene.clock.now + 5
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    scene.compositor.frame()

    #expect(!scene.compositor.isAnimating)
    #expect(listener.events.isEmpty)
    #expect(layer.presentation()?.opacity == 1)
    #expect(scene.clock.nextFireTime == 105)

    let requests = scene.requests
    scene.clock.advance(to: 105)
    #expect(scene.requests == requests + 1)
    scene.compositor.frame()
    #expect(listener.events == ["start"])
    #expect(layer.presentation()?.opacity == 0)
  }

  @Test(
    "fill modes show the first and last values outside the active time",
    arguments: [
      (CAMediaTimingFillMode.removed, Float(1), Float(1)), (.forwards, 1, 0.5), (.backwards, 0, 1),
      (.both, 0, 0.5),
    ]
  )
  func fillModes(mode: CAMediaTimingFillMode, before: Float, after: Float) {
    let scene = Scene()
    let layer = scene.layer()
    let animation = fade()
    animation.beginTime = scene.clock.now + 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")

    scene.compositor.frame()
    #expect(layer.presentation()?.opacity == before)
    scene.advance(by: 3)
    #expect(layer.presentation()?.opacity == after)
    #expect(layer.animationKeys() == ["fade"])
    #expect(!scene.compositor.isAnimating)
  }

  @Test("an animation that is not removed needs no frames and follows other properties")
  func keptAnimation() {
    let scene = Scene()
    let layer = scene.layer()
    let animation = fade()
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    scene.compositor.frame()
    scene.advance(by: 2)
    CATransaction.setDisableActions(true)

    layer.position = CGPoint(x: 77, y: 5)
    scene.compositor.frame()

    #expect(layer.presentation()?.position.x == 77)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test("removing an animation stops it, and adding one for the same key replaces it")
  func removing() {
    let scene = Scene()
    let layer = scene.layer()
    let listener = Listener()
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    scene.compositor.frame()

    layer.add(fade(), forKey: "fade")
    #expect(listener.events == ["start", "stopped"])
    #expect(layer.animationKeys() == ["fade"])

    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    scene.compositor.frame()
    #expect(layer.presentation()?.opacity == 1)
    #expect(!scene.compositor.isAnimating)
  }

  @Test("removing a layer from the tree stops its animations")
  func leaving() {
    let scene = Scene()
    let layer = scene.layer()
    let listener = Listener()
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    scene.compositor.frame()

    layer.removeFromSuperlayer()
    scene.advance(by: 0.1)

    #expect(listener.events == ["start", "stopped"])
    #expect(!scene.compositor.isAnimating)
  }

  @Test("an animation of a layer outside a tree ends with the next frame")
  func detached() {
    let scene = Scene()
    let layer = CALayer()
    let listener = Listener()
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: nil)

    scene.compositor.frame()

    #expect(listener.events == ["finished"])
  }

  @Test("the added animation is a copy")
  func copying() throws {
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 7
    spring.setValue("who", forKey: "name")
    layer.add(spring, forKey: "spring")
    spring.damping = 1

    let copy = try #require(layer.animation(forKey: "spring") as? CASpringAnimation)
    #expect(copy !== spring)
    #expect(copy.damping == 7)
    #expect(copy.value(forKey: "name") as? String == "who")
  }

  @Test("a hidden layer's animation ends too")
  func hidden() {
    let scene = Scene()
    let layer = scene.layer()
    let listener = Listener()
    layer.isHidden = true
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: nil)

    scene.compositor.frame()
    scene.advance(by: 1)

    #expect(listener.events == ["start", "finished"])
  }

  @Test("missing from, to and by values come from the property")
  func ends() {
    func shown(_ set: (CABasicAnimation) -> Void) -> [CGFloat] {
      let scene = Scene()
      let layer = scene.layer()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.zPosition = 100
      CATransaction.commit()
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.duration = 1
      set(animation)
      layer.add(animation, forKey: nil)
      scene.compositor.frame()
      let start = layer.presentation()?.zPosition ?? .nan
      scene.advance(by: 0.5)
      return [start, layer.presentation()?.zPosition ?? .nan]
    }

    #expect(shown { $0.fromValue = 0 } == [0, 50])
    #expect(shown { $0.toValue = 0 } == [100, 50])
    #expect(shown { $0.byValue = 10 } == [100, 105])
    #expect(shown { ($0.fromValue, $0.byValue) = (0, 10) } == [0, 5])
    #expect(shown { ($0.toValue, $0.byValue) = (0, 10) } == [-10, -5])
    #expect(shown { ($0.fromValue, $0.toValue, $0.isAdditive) = (-100, 0, true) } == [0, 50])
  }

  @Test("cumulative repetitions begin where the previous one ended")
  func cumulative() {
    let scene = Scene()
    let layer = scene.layer()
    let animation = CABasicAnimation(keyPath: "transform.translation.x")
    animation.byValue = 10
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.duration = 1
    layer.add(animation, forKey: nil)

    scene.compositor.frame()
    scene.advance(by: 2.5)

    #expect(layer.presentation()?.transform.m41 == 25)
  }

  @Test("a group runs its animations in its own time and ends longer ones")
  func group() {
    let scene = Scene()
    let layer = scene.layer()
    let listener = Listener()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 10)
    let late = CABasicAnimation(keyPath: "position.y")
    (late.fromValue, late.toValue, late.beginTime, late.duration) = (0, 100, 0.5, 0.5)
    let group = CAAnimationGroup()
    group.animations = [move, late]
    group.duration = 1
    group.delegate = listener
    layer.add(group, forKey: nil)

    scene.compositor.frame()
    scene.advance(by: 0.25)
    #expect(layer.presentation()?.position == CGPoint(x: 2.5, y: 50))
    scene.advance(by: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 7.5, y: 50))
    scene.advance(by: 0.25)
    #expect(listener.events == ["start", "finished"])
  }

  @Test("a spring overshoots and is at rest after its settling duration")
  func spring() {
    let scene = Scene()
    let layer = scene.layer()
    let animation = CASpringAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.damping) = (0, 100, 5)
    animation.duration = animation.settlingDuration
    layer.add(animation, forKey: nil)
    scene.compositor.frame()
    var highest: CGFloat = 0
    for _ in 0..<60 {
      scene.advance(by: 1.0 / 60)
      highest = max(highest, layer.presentation()?.zPosition ?? 0)
    }

    #expect(highest > 110)
  }

  @Test("a layer with speed 0 is paused, and continues from its state")
  func pausing() {
    let scene = Scene()
    let layer = scene.layer()
    layer.add(fade(10), forKey: nil)
    scene.compositor.frame()
    scene.advance(by: 2)

    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    scene.advance(by: 5)
    #expect(isClose(CGFloat(layer.presentation()?.opacity ?? 0), 0.1, 1e-6))
    #expect(!scene.compositor.isAnimating)

    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    scene.advance(by: 1)
    #expect(isClose(CGFloat(layer.presentation()?.opacity ?? 0), 0.15, 1e-6))
  }

  @Test("an animation that began in a stopped time has no effect if the time goes back before it")
  func beforeBeginning() {
    let scene = Scene()
    let container = scene.layer()
    let layer = CALayer(Paint.red, frame: container.bounds)
    container.addSublayer(layer)
    container.speed = 0
    container.timeOffset = 5
    layer.add(fade(10), forKey: nil)
    scene.compositor.frame()
    container.timeOffset = 7
    #expect(scene.compositor.frame().marks.count == 1)
    #expect(isClose(CGFloat(layer.presentation()?.opacity ?? 0), 0.1, 1e-6))

    container.timeOffset = 3
    let shown = scene.compositor.frame()

    #expect(layer.presentation()?.opacity == 1)
    layer.mark(redraws: true)
    let drawnAgain = scene.compositor.frame()
    #expect(DirtyRegion(from: shown, to: drawnAgain).isEmpty)
  }

  @Test("a fade blends the old and the new contents")
  func transition() {
    let scene = Scene()
    let layer = scene.layer(CALayer(Paint.red, frame: .zero), frame: scene.root.bounds)
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: "any")
    CATransaction.setDisableActions(true)
    layer.backgroundColor = Paint.blue
    layer.cornerRadius = 20

    #expect(layer.animationKeys() == ["transition"])
    let first = scene.compositor.frame().marks
    let middle = scene.advance(by: 0.5).marks
    let last = scene.advance(by: 0.5).marks

    func colors(_ marks: [DrawingOperation]) -> [CGColor] {
      marks.compactMap { if case .fillRect(_, _, let color) = $0 { color } else { nil } }
    }
    #expect(colors(first) == [Paint.red])
    #expect(colors(middle) == [Paint.red, Paint.blue])
    #expect(colors(last) == [Paint.blue])
  }

  @Test("unknown key paths and durations of zero are ignored")
  func oddAnimations() {
    let scene = Scene()
    let layer = scene.layer()
    let listener = Listener()
    let odd = CABasicAnimation(keyPath: "no.such.thing")
    (odd.toValue, odd.duration, odd.delegate) = (1, 1, listener)
    layer.add(odd, forKey: nil)
    let none = CABasicAnimation()
    none.duration = .nan
    layer.add(none, forKey: nil)

    scene.compositor.frame()
    scene.advance(by: 2)

    #expect(listener.events == ["start", "finished"])
  }
}
