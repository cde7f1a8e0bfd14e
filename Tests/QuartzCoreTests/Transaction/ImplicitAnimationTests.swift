import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Implicit animations")
@MainActor
struct ImplicitAnimationTests {
  @Test("a change of a layer on the screen animates for a quarter of a second")
  func standard() throws {
    let scene = Scene()
    let layer = scene.layer()

    layer.opacity = 0
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    scene.compositor.frame()
    #expect(layer.presentation()?.opacity == 1)
    scene.advance(by: 0.25)
    #expect(layer.presentation()?.opacity == 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test("a layer that was not drawn yet does not animate")
  func unseen() {
    let scene = Scene()
    let layer = CALayer()
    scene.root.addSublayer(layer)

    layer.opacity = 0

    #expect(layer.animationKeys() == nil)
  }

  @Test("hiding is not animated")
  func hidden() {
    let scene = Scene()
    let layer = scene.layer()

    layer.isHidden = true
    layer.masksToBounds = true

    #expect(layer.animationKeys() == nil)
  }

  @Test("a frame animates position and bounds")
  func frame() {
    let scene = Scene()
    let layer = scene.layer()

    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    #expect(layer.animationKeys() == ["bounds", "position"])
  }

  @Test("a second change starts from the presentation value")
  func interrupted() {
    let scene = Scene()
    let layer = scene.layer(frame: .zero)
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    scene.compositor.frame()
    scene.advance(by: 0.5)

    layer.position.x = 0
    scene.compositor.frame()

    #expect(layer.presentation()?.position.x == 50)
  }

  @Test("changes with disabled actions are immediate")
  func disabled() {
    let scene = Scene()
    let layer = scene.layer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()

    #expect(layer.animationKeys() == nil)
  }

  @Test("null in the actions disables one key")
  func actions() {
    let scene = Scene()
    let layer = scene.layer()
    layer.actions = ["opacity": NSNull()]

    layer.opacity = 0
    layer.cornerRadius = 4

    #expect(layer.animationKeys() == ["cornerRadius"])
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var asked: [String] = []
    var answer: (String) -> CAAction? = { _ in NSNull() }

    func action(for layer: CALayer, forKey event: String) -> CAAction? {
      asked.append(event)
      return answer(event)
    }
  }

  @Test("the delegate is called first, and null ends the search")
  func delegate() {
    let scene = Scene()
    let layer = scene.layer()
    let delegate = Delegate()
    layer.delegate = delegate

    layer.opacity = 0
    layer.bounds.size.width = 5

    #expect(delegate.asked == ["opacity", "bounds"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("an animation without values from the delegate starts at the old value")
  func delegateAnimation() {
    let scene = Scene()
    let layer = scene.layer(frame: .zero)
    let delegate = Delegate()
    delegate.answer = { key in
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = 1
      return animation
    }
    layer.delegate = delegate

    layer.position.x = 100
    scene.compositor.frame()
    scene.advance(by: 0.5)

    #expect(layer.presentation()?.position.x == 50)
  }

  @Test("additive animations from the delegate are added")
  func additive() {
    let scene = Scene()
    let layer = scene.layer(frame: .zero)
    let delegate = Delegate()
    delegate.answer = { key in
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = 1
      animation.isAdditive = true
      return animation
    }
    layer.delegate = delegate
    layer.position.x = 100
    scene.compositor.frame()
    scene.advance(by: 0.5)

    let first = layer.animation(forKey: "position")
    layer.add(first ?? CAAnimation(), forKey: "kept")
    layer.position.x = 200
    scene.compositor.frame()

    #expect(first != nil)
    #expect(layer.position.x == 200)
  }

  @Test("changes of a presentation layer have no effect")
  func presentation() {
    let scene = Scene()
    let layer = scene.layer()
    layer.opacity = 0
    scene.compositor.frame()

    layer.presentation()?.opacity = 0.3

    #expect(layer.opacity == 0)
    #expect(layer.presentation()?.model() === layer)
  }
}
