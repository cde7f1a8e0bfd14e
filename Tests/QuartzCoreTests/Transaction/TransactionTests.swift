import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("CATransaction")
@MainActor
struct TransactionTests {
  private func fade(_ duration: CFTimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = duration
    return animation
  }

  @Test("without animations the completion block is called by the commit")
  func nothing() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()

    #expect(calls == 1)
  }

  @Test("the completion block is called once, when the last animation has ended")
  func lastEnds() {
    let scene = Scene()
    let layer = scene.layer()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.add(fade(1), forKey: "a")
    layer.add(fade(2), forKey: "b")
    CATransaction.commit()

    scene.compositor.frame()
    scene.advance(by: 1)
    #expect(calls == 0)
    scene.advance(by: 1)
    #expect(calls == 1)
    scene.advance(by: 1)
    #expect(calls == 1)
  }

  @Test("a removed animation counts as ended")
  func removed() {
    let scene = Scene()
    let layer = scene.layer()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.add(fade(1), forKey: "a")
    CATransaction.commit()
    layer.removeAllAnimations()

    #expect(calls == 1)
  }

  @Test("an outer transaction waits for the animations of inner ones")
  func nested() {
    let scene = Scene()
    let layer = scene.layer()
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    layer.add(fade(1), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()

    scene.compositor.frame()
    #expect(calls.isEmpty)
    scene.advance(by: 1)
    #expect(calls.sorted() == ["inner", "outer"])
  }

  @Test("settings apply inside a transaction and end with its commit")
  func settings() {
    CATransaction.flush()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()

    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
  }

  @Test("settings outside any transaction end with the frame")
  func implicitTransaction() {
    let scene = Scene()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())

    scene.compositor.frame()

    #expect(!CATransaction.disableActions())
  }

  @Test("a completion block may start the next transaction")
  func chain() {
    let scene = Scene()
    let layer = scene.layer()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      layer.add(fade(1), forKey: "second")
      CATransaction.commit()
    }
    layer.add(fade(1), forKey: "first")
    CATransaction.commit()

    scene.compositor.frame()
    scene.advance(by: 1)
    #expect(layer.animationKeys() == ["second"])
    scene.advance(by: 1)
    #expect(isDone)
  }

  @Test("a commit without a transaction is ignored")
  func tooMany() {
    CATransaction.commit()

    #expect(CATransaction.animationDuration() == 0.25)
  }
}
