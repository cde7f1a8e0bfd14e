import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Dynamic animators") struct DynamicAnimatorTests {
  private let stage = DynamicsStage()
  private var animator: UIDynamicAnimator { stage.animator }

  @Test("the same steps have the same result", .rule("R-DYN-1"))
  func deterministic() {
    func run() -> [CGAffineTransform] {
      let stage = DynamicsStage()
      let boxes = (0..<6).map { stage.box(100 + CGFloat($0) * 37, CGFloat($0) * 60, side: 50) }
      stage.fall(boxes)
      _ = stage.walls(boxes)
      _ = stage.material(boxes) { $0.elasticity = 0.4 }
      stage.run(1.5)
      return boxes.map { $0.transform.translatedBy(x: $0.center.x, y: $0.center.y) }
    }
    #expect(run() == run())
  }

  @Test(
    "the animator pauses when all items are at rest and resumes with a change",
    .rule("R-DYN-2")
  )
  func pausing() {
    #expect(!animator.isRunning)
    let box = stage.box(200, 540)
    stage.fall([box])
    #expect(animator.isRunning)
    let walls = stage.walls([box])
    stage.run(3)
    #expect(!animator.isRunning)
    #expect(abs(box.center.y - 550) < 0.3)
    #expect(stage.journal.lines == ["resumes", "touches bounds", "paused"])
    let elapsed = animator.elapsedTime
    stage.run(1)
    #expect(animator.elapsedTime == elapsed)
    animator.removeBehavior(walls)
    stage.run(0.5)
    #expect(animator.isRunning)
    #expect(box.center.y > 600)
  }

  @Test(
    "children of a behavior act with it, and its action is called in each frame",
    .rule("R-DYN-3")
  )
  func composition() {
    let box = stage.box(200, 100)
    let parent = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    var calls = 0
    parent.action = { calls += 1 }
    parent.addChildBehavior(gravity)
    animator.addBehavior(parent)
    #expect(gravity.dynamicAnimator === animator)
    stage.run(0.5)
    #expect(calls == 30)
    #expect(box.center.y > 200)
    animator.removeAllBehaviors()
    #expect(gravity.dynamicAnimator == nil)
    let center = box.center
    stage.run(0.5)
    #expect(box.center == center)
    #expect(animator.behaviors.isEmpty)
  }

  @Test("items in a rectangle are those whose frames intersect it", .rule("R-DYN-4"))
  func itemsInRectangle() {
    let boxes = [stage.box(100, 100), stage.box(300, 100)]
    animator.addBehavior(UIGravityBehavior(items: boxes))
    _ = stage.walls(boxes)
    let found = animator.items(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(found.count == 1)
    #expect(found.first === boxes[0])
  }

  @Test("updateItem reads the changed center of an item", .rule("R-DYN-5"))
  func update() {
    let box = stage.box(200, 100)
    stage.fall([box])
    stage.run(0.1)
    box.center = CGPoint(x: 50, y: 50)
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    animator.updateItem(usingCurrentState: box)
    stage.run(1.0 / 60)
    #expect(box.center.x == 50)
    #expect(abs(box.center.y - 50) < 5)
    #expect(abs(box.angle - 0.5) < 0.001)
  }

  @Test("an animator and its behaviors are released", .rule("R-DYN-6"))
  func released() {
    weak var released: UIDynamicAnimator?
    do {
      let view = stage.box(100, 100)
      let animator = UIDynamicAnimator(referenceView: stage.room)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      stage.run(0.2)
      released = animator
      #expect(animator.isRunning)
    }
    #expect(released == nil)
  }

  @Test("an item without a size is ignored", .rule("R-DYN-7"))
  func emptyItem() {
    let empty = stage.add(UIView(), 100, 100)
    stage.fall([empty, stage.box(200, 100)])
    stage.run(0.2)
    #expect(empty.center == CGPoint(x: 100, y: 100))
  }
}
