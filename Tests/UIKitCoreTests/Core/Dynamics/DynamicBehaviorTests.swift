import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Dynamic behaviors") struct DynamicBehaviorTests {
  final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private let stage = DynamicsStage()
  private var animator: UIDynamicAnimator { stage.animator }

  // MARK: Gravity

  @Test("gravity accelerates by 1000 points per second squared in its direction", .rule("R-DYN-10"))
  func gravity() {
    let box = stage.box(0, 0)
    let gravity = UIGravityBehavior(items: [box])
    #expect(gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 0.001)
    gravity.setAngle(0, magnitude: 0.5)
    animator.addBehavior(gravity)
    stage.run(1)
    #expect(abs(box.center.x - 250) < 2)
    #expect(abs(box.center.y) < 0.001)
  }

  // MARK: Collisions

  @Test("items rest on the bounds of the reference view, and on each other", .rule("R-DYN-11"))
  func stack() {
    let boxes = [stage.box(200, 500), stage.box(205, 350), stage.box(195, 200)]
    stage.fall(boxes)
    _ = stage.walls(boxes)
    stage.run(4)
    #expect(boxes.map { ($0.center.y / 10).rounded() } == [55, 45, 35])
    #expect(boxes.allSatisfy { abs($0.angle) < 0.02 })
    #expect(!animator.isRunning)
  }

  @Test("a fast item does not pass through a line", .rule("R-DYN-11"))
  func fast() {
    let box = stage.box(200, 100, side: 20)
    let walls = stage.walls([box])
    walls.addBoundary(
      withIdentifier: "floor" as NSString,
      from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 400, y: 400)
    )
    let material = stage.material([box]) { $0.elasticity = 0 }
    material.addLinearVelocity(CGPoint(x: 0, y: 20_000), for: box)
    stage.run(1)
    #expect(abs(box.center.y - 390) < 1)
  }

  @Test("an item bounces by its elasticity", .rule("R-DYN-12"))
  func elasticity() {
    func height(_ elasticity: CGFloat) -> CGFloat {
      let stage = DynamicsStage()
      let box = stage.box(200, 250)
      stage.fall([box])
      _ = stage.walls([box])
      _ = stage.material([box]) { $0.elasticity = elasticity }
      // The fall of 300 points takes 0.775 seconds, and so does an elastic rise.
      stage.run(1.55)
      return box.center.y
    }
    #expect(abs(height(1) - 250) < 15)
    #expect(height(0.5) > 450)
    #expect(abs(height(0) - 550) < 0.5)
  }

  @Test("the delegate is notified of contacts with items and boundaries", .rule("R-DYN-13"))
  func delegate() {
    let boxes = [stage.box(100, 100), stage.box(300, 100)]
    let collision = stage.walls(boxes)
    collision.translatesReferenceBoundsIntoBoundary = false
    collision.addBoundary(
      withIdentifier: "left" as NSString,
      from: CGPoint(x: 20, y: 0),
      to: CGPoint(x: 20, y: 200)
    )
    let material = stage.material(boxes) { $0.elasticity = 1 }
    material.addLinearVelocity(CGPoint(x: -200, y: 0), for: boxes[1])
    stage.run(0.75)
    let contacts = stage.journal.lines.filter { $0 != "resumes" }
    #expect(contacts == ["items touch", "items part", "touches left", "leaves left"])
    #expect(abs(material.linearVelocity(for: boxes[0]).x - 200) < 1)
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "left" as NSString) != nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("the mode selects what items collide with, and insets move the bounds", .rule("R-DYN-14"))
  func mode() {
    let boxes = [stage.box(200, 400), stage.box(200, 200)]
    stage.fall(boxes)
    let collision = stage.walls(boxes)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0)
    )
    collision.collisionMode = .boundaries
    stage.run(3)
    #expect(boxes.allSatisfy { abs($0.center.y - 510) < 0.5 })
  }

  @Test(
    "a ball rolls down a slope, and an item on a path's convex hull collides with it",
    .rule("R-DYN-15")
  )
  func shapes() {
    let ball = stage.add(Ball(frame: CGRect(x: 0, y: 0, width: 60, height: 60)), 60, 100)
    stage.fall([ball])
    let collision = stage.walls([ball])
    let slope = UIBezierPath()
    slope.move(to: CGPoint(x: 0, y: 300))
    slope.addLine(to: CGPoint(x: 400, y: 500))
    collision.addBoundary(withIdentifier: "slope" as NSString, for: slope)
    stage.run(1.2)
    #expect(ball.center.x > 100)
    #expect(abs(ball.angle) > 0.2)
    stage.run(5)
    #expect(ball.center.x > 300)
  }

  // MARK: Snaps, pushes and attachments

  @Test("a snap moves the item to its point and turns it upright", .rule("R-DYN-20"))
  func snap() {
    let box = stage.box(100, 100)
    box.transform = CGAffineTransform(rotationAngle: 0.8)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400))
    #expect(snap.damping == 0.5)
    animator.addBehavior(snap)
    stage.run(2)
    #expect(box.center.distance(from: CGPoint(x: 300, y: 400)) < 0.5)
    #expect(abs(box.angle) < 0.01)
    #expect(!animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    stage.run(2)
    #expect(box.center.distance(from: CGPoint(x: 100, y: 100)) < 0.5)
  }

  @Test("a push changes the velocity once, or accelerates while it is active", .rule("R-DYN-21"))
  func push() {
    let boxes = [stage.box(0, 100), stage.box(0, 300), stage.box(0, 500)]
    let once = UIPushBehavior(items: [boxes[0]], mode: .instantaneous)
    once.pushDirection = CGVector(dx: 1, dy: 0)
    let long = UIPushBehavior(items: [boxes[1]], mode: .continuous)
    long.setAngle(0, magnitude: 1)
    let beside = UIPushBehavior(items: [boxes[2]], mode: .instantaneous)
    beside.pushDirection = CGVector(dx: 1, dy: 0)
    beside.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -30), for: boxes[2])
    for push in [once, long, beside] { animator.addBehavior(push) }
    stage.run(1)
    #expect(!once.active)
    #expect(long.active)
    #expect(abs(boxes[0].center.x - 100) < 1)
    #expect(abs(boxes[1].center.x - 50) < 1)
    #expect(boxes[2].angle > 0.5)
  }

  @Test("an attachment keeps its length, and a spring returns to it", .rule("R-DYN-22"))
  func attachment() {
    let box = stage.box(300, 100, side: 40)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(rod.length == 100)
    #expect(rod.attachedBehaviorType == .anchor)
    stage.fall([box])
    animator.addBehavior(rod)
    var longest: CGFloat = 0
    var shortest = CGFloat.infinity
    rod.action = {
      let length = box.center.distance(from: CGPoint(x: 200, y: 100))
      longest = max(longest, length)
      shortest = min(shortest, length)
    }
    stage.run(2)
    #expect(shortest > 98)
    #expect(longest < 102)
    #expect(box.center.y > 100)

    animator.removeAllBehaviors()
    let other = stage.box(100, 400)
    let spring = UIAttachmentBehavior(item: other, attachedToAnchor: CGPoint(x: 200, y: 400))
    spring.frequency = 2
    spring.damping = 0.8
    spring.length = 50
    animator.addBehavior(spring)
    stage.run(2)
    #expect(abs(other.center.x - 150) < 0.5)
  }

  @Test("two items are held together by rods, ropes, pins, and as one", .rule("R-DYN-22"))
  func pairs() {
    func pair(_ make: (UIView, UIView) -> UIAttachmentBehavior) -> (UIView, UIView) {
      let stage = DynamicsStage()
      let (first, second) = (stage.box(200, 100, side: 40), stage.box(300, 100, side: 40))
      let joint = make(first, second)
      #expect(joint.attachedBehaviorType == .items)
      stage.animator.addBehavior(joint)
      stage.fall([second])
      _ = stage.material([first]) { $0.isAnchored = true }
      stage.run(0.6)
      return (first, second)
    }
    let rod = pair { UIAttachmentBehavior(item: $0, attachedTo: $1) }
    #expect(abs(rod.0.center.distance(from: rod.1.center) - 100) < 2)
    let rope = pair {
      let rope = UIAttachmentBehavior.limitAttachment(
        with: $0,
        offsetFromCenter: .zero,
        attachedTo: $1,
        offsetFromCenter: .zero
      )
      rope.length = 150
      return rope
    }
    #expect(rope.0.center.distance(from: rope.1.center) < 153)
    let pin = pair {
      .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 250, y: 100))
    }
    #expect(abs(pin.1.center.distance(from: CGPoint(x: 250, y: 100)) - 50) < 2)
    #expect(abs(pin.1.angle) > 0.3)
    let fixed = pair {
      .fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 250, y: 100))
    }
    #expect(fixed.1.center.distance(from: CGPoint(x: 300, y: 100)) < 3)
    let slide = pair {
      .slidingAttachment(
        with: $0,
        attachedTo: $1,
        attachmentAnchor: CGPoint(x: 250, y: 100),
        axisOfTranslation: CGVector(dx: 0, dy: 1)
      )
    }
    #expect(abs(slide.1.center.x - 300) < 2)
    #expect(slide.1.center.y > 200)
  }

  // MARK: Items

  @Test("velocities can be added, and resistance reduces them", .rule("R-DYN-23"))
  func velocities() {
    let box = stage.box(100, 100)
    let material = UIDynamicItemBehavior(items: [box])
    material.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    material.addAngularVelocity(1, for: box)
    #expect(material.linearVelocity(for: box) == CGPoint(x: 100, y: 0))
    animator.addBehavior(material)
    stage.run(1)
    #expect(abs(box.center.x - 200) < 0.5)
    #expect(abs(box.angle - 1) < 0.01)
    material.resistance = 2
    material.allowsRotation = false
    stage.run(1)
    #expect(abs(material.linearVelocity(for: box).x - 100 * exp(-2)) < 2)
    #expect(material.angularVelocity(for: box) == 0)
  }

  @Test(
    "an anchored item does not move, and a dense item pushes a light one away",
    .rule("R-DYN-24")
  )
  func mass() {
    let boxes = [stage.box(100, 100), stage.box(210, 100)]
    _ = stage.walls(boxes)
    _ = stage.material([boxes[0]]) {
      $0.density = 10
      $0.addLinearVelocity(CGPoint(x: 100, y: 0), for: boxes[0])
    }
    let light = stage.material([boxes[1]]) { $0.elasticity = 1 }
    stage.run(0.5)
    #expect(light.linearVelocity(for: boxes[1]).x > 150)
    light.isAnchored = true
    let center = boxes[1].center
    stage.run(0.5)
    #expect(boxes[1].center == center)
  }
}
