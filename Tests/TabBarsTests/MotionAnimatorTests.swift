import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Item animators", .releasesEverything)
struct MotionAnimatorTests {
  private func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  private func animation(_ stage: CustomStage, _ index: Int) -> CAAnimation? {
    stage.item(index).pictureView.layer.animation(forKey: "TabBars.item")
  }

  @Test("a bounce animates the documented scales in half a second", .rule("RAM-2"))
  func bounce() throws {
    let stage = CustomStage.moving(BounceAnimator())

    stage.tap("Two")

    let animation = try #require(animation(stage, 1) as? CAKeyframeAnimation)
    #expect(animation.keyPath == "transform.scale")
    #expect(animation.values as? [CGFloat] == [1, 1.4, 0.9, 1.15, 0.95, 1.02, 1])
    #expect(animation.duration == 0.5)
    stage.phone.advance(by: 0.08)
    #expect(seen(stage.item(1).imageView).affineTransform().a > 1.2)
    #expect(!stage.isMoving(0))

    stage.phone.advance(by: 0.6)
    #expect(!stage.isMoving(1))
    #expect(stage.item(1).imageView.transform == .identity)
  }

  @Test("a bounce can have other scales and another duration", .rule("CYL-120"))
  func otherBounce() throws {
    let scales: [CGFloat] = [1, 1.3, 0.9, 1.15, 0.95, 1.02, 1]
    let stage = CustomStage.moving(BounceAnimator(scales: scales, duration: 1))

    stage.tap("One")

    let animation = try #require(animation(stage, 0) as? CAKeyframeAnimation)
    #expect(animation.values as? [CGFloat] == scales)
    #expect(animation.duration == 1)
  }

  @Test(
    "a rotation is one full turn to the left or right",
    .rule("RAM-2"),
    arguments: [(RotationAnimator.Direction.left, -2 * CGFloat.pi), (.right, 2 * .pi)]
  )
  func rotation(_ direction: RotationAnimator.Direction, _ angle: CGFloat) throws {
    let stage = CustomStage.moving(RotationAnimator(direction))

    stage.tap("Two")

    let animation = try #require(animation(stage, 1) as? CABasicAnimation)
    #expect(animation.keyPath == "transform.rotation.z")
    #expect(animation.toValue as? CGFloat == angle)
    stage.phone.advance(by: 0.6)
    #expect(!stage.isMoving(1))
  }

  @Test(
    "a flip rotates from an edge and ends at identity",
    .rule("RAM-2", "CYL-120"),
    arguments: [
      (FlipAnimator.Edge.left, "y", -CGFloat.pi), (.right, "y", .pi), (.top, "x", .pi),
      (.bottom, "x", -.pi),
    ]
  )
  func flip(_ edge: FlipAnimator.Edge, _ axis: String, _ angle: CGFloat) throws {
    let stage = CustomStage.moving(FlipAnimator(from: edge))

    stage.tap("Two")

    let animation = try #require(animation(stage, 1) as? CABasicAnimation)
    #expect(animation.keyPath == "transform.rotation.\(axis)")
    #expect(animation.fromValue as? CGFloat == angle)
    #expect(animation.toValue as? CGFloat == 0)
  }

  @Test("a frame sequence plays once, and in reverse on deselection if requested", .rule("RAM-2"))
  func frames() {
    let images = [UIColor.red, .green, .blue].map { CustomStage.image($0) }
    let stage = CustomStage.moving(FrameSequenceAnimator(images, reversesOnDeselect: true))

    stage.tap("Two")
    #expect(stage.item(1).imageView.animationImages == images)
    #expect(stage.item(1).imageView.isAnimating)
    #expect(stage.item(0).imageView.animationImages == images.reversed())

    stage.phone.advance(by: 0.6)
    #expect(!stage.isMoving(0))
    #expect(!stage.isMoving(1))

    let oneWay = CustomStage.moving(FrameSequenceAnimator(images))
    oneWay.tap("Two")
    oneWay.tap("Three")
    #expect(!oneWay.isMoving(1))
    #expect(oneWay.isMoving(2))
  }

  @Test(
    "a fume animation moves the title up and out and centers the image, and reverses",
    .rule("RAM-2")
  )
  func fume() {
    let stage = CustomStage.moving(FumeAnimator())
    let item = stage.item(1)
    let rest = item.imageView.center

    stage.tap("Two")
    stage.phone.advance(by: 0.25)
    let half = seen(item.imageView).position.y
    #expect(half > rest.y && half < item.bounds.midY)
    #expect(seen(item.titleLabel).affineTransform().ty < 0)
    #expect(seen(item.titleLabel).opacity < 1)

    stage.phone.advance(by: 0.5)
    #expect(item.imageView.center.y == item.bounds.midY)
    #expect(item.titleLabel.alpha == 0)
    #expect(!stage.isMoving(1))

    stage.tap("One")
    stage.phone.advance(by: 0.25)
    #expect(seen(item.titleLabel).opacity > 0 && seen(item.titleLabel).opacity < 1)
    stage.phone.advance(by: 0.5)
    #expect(item.imageView.center == rest)
    #expect(item.titleLabel.alpha == 1)
  }

  @Test(
    "the end state applies initially and after tabs are replaced, without animation",
    .rule("RAM-1", "TBS-42")
  )
  func fumeAtRest() {
    let stage = CustomStage.moving(FumeAnimator())

    #expect(stage.item(0).titleLabel.alpha == 0)
    #expect(stage.item(1).titleLabel.alpha == 1)

    stage.controller.tabs.removeFirst()
    stage.phone.advance(by: 0.02)

    #expect(stage.item(0).titleLabel.alpha == 0)
    #expect(!stage.isMoving(0))
  }

  @Test("a reversed animation begins at the current presentation values", .rule("TBS-42"))
  func interrupted() {
    let stage = CustomStage.moving(FumeAnimator())
    let item = stage.item(1)

    stage.tap("Two")
    stage.phone.advance(by: 0.3)
    let (before, opacity) = (seen(item.imageView).position, seen(item.titleLabel).opacity)
    stage.controller.selectedIndex = 0
    stage.phone.advance(by: 0.001)

    #expect(abs(seen(item.imageView).position.y - before.y) < 1)
    #expect(abs(seen(item.titleLabel).opacity - opacity) < 0.1)
  }

  @Test(
    "after quick taps every item has the state of its selection",
    .rule("TBS-42"),
    arguments: ["bounce", "rotation", "flip", "frames", "fume"]
  )
  func quickTaps(_ name: String) {
    let animators: [String: any TabItemAnimator] = [
      "bounce": BounceAnimator(), "rotation": RotationAnimator(.left),
      "flip": FlipAnimator(from: .top), "fume": FumeAnimator(),
      "frames": FrameSequenceAnimator([CustomStage.image(.red)], reversesOnDeselect: true),
    ]
    guard let animator = animators[name] else { return }
    let stage = CustomStage.moving(animator)
    let quiet = CustomStage.moving(animator)
    for index in [1, 2, 1, 0, 2, 0, 1] {
      stage.tap(CustomStage.names[index])
      stage.phone.advance(by: 0.07)
    }
    quiet.controller.selectedIndex = 1
    for stage in [stage, quiet] { stage.phone.advance(by: 2) }

    for index in 0..<3 {
      let (item, other) = (stage.item(index), quiet.item(index))
      #expect(!stage.isMoving(index))
      #expect(item.imageView.frame == other.imageView.frame)
      #expect(item.titleLabel.frame == other.titleLabel.frame)
      #expect(item.titleLabel.alpha == other.titleLabel.alpha)
      #expect(item.imageView.alpha == 1)
      #expect(item.imageView.transform == .identity)
    }
  }

  @Test("with Reduce Motion nothing moves, and a title only fades", .rule("TBS-42"))
  func reduced() {
    for animator in [BounceAnimator(), RotationAnimator(.right), FlipAnimator(from: .left)]
      as [any TabItemAnimator]
    {
      let stage = CustomStage.moving(animator)
      stage.phone.reducesMotion = true
      stage.tap("Two")
      #expect(!stage.isMoving(1))
    }
    let stage = CustomStage.moving(FumeAnimator())
    stage.phone.reducesMotion = true
    stage.tap("Two")
    #expect(stage.item(1).imageView.layer.animationKeys() == nil)
    #expect(stage.item(1).titleLabel.layer.animationKeys() == ["TabBars.item.fade"])
  }
}
