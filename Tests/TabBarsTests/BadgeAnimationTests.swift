import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Badge animations", .releasesEverything)
struct BadgeAnimationTests {
  private struct Expected {
    var key: String
    var values: [CGFloat]
    var duration: TimeInterval
    var comesBack = false
  }

  private func expected(_ animation: TabBadgeAnimation) -> Expected {
    switch animation {
    case .breathe: Expected(key: "opacity", values: [1, 0.1], duration: 1.4, comesBack: true)
    case .scale: Expected(key: "transform.scale", values: [1.4, 0.6], duration: 1, comesBack: true)
    case .shake:
      Expected(key: "transform.translation.x", values: [0, -10, 0, 10, 0], duration: 1)
    case .bounce:
      Expected(key: "transform.translation.y", values: [0, -5, 0, 5, 0], duration: 1)
    case .leftRightOnce:
      Expected(key: "transform.translation.x", values: [-60, 0], duration: 0.5)
    case .rightLeftOnce: Expected(key: "transform.translation.x", values: [60, 0], duration: 0.5)
    case .fadeInOnce: Expected(key: "opacity", values: [0, 1], duration: 1.5)
    case .rollingOnce: Expected(key: "transform.rotation.z", values: [.pi, 0], duration: 0.5)
    case .scaleOnce: Expected(key: "transform.scale", values: [2.7, 1], duration: 0.5)
    }
  }

  @Test(
    "each animation has its documented key path, values and duration",
    .rule("CYL-108"),
    arguments: TabBadgeAnimation.allCases
  )
  func values(_ kind: TabBadgeAnimation) throws {
    let expected = expected(kind)
    let made = kind.animation(for: CGSize(width: 40, height: 20))
    let animation = try #require(made as? CAPropertyAnimation)
    let basic = (made as? CABasicAnimation).map { [$0.fromValue, $0.toValue] }
    let frames = (made as? CAKeyframeAnimation)?.values

    #expect(animation.keyPath == expected.key)
    #expect((frames ?? basic?.compactMap { $0 })?.compactMap { $0 as? CGFloat } == expected.values)
    #expect(animation.duration == expected.duration)
    #expect(animation.autoreverses == expected.comesBack)
    #expect(animation.repeatCount == (kind.isEndless ? .infinity : 0))
    #expect(animation.isRemovedOnCompletion != kind.isEndless)
  }

  private func stage(_ animation: TabBadgeAnimation?) -> CustomStage {
    var style = TabBarStyle()
    style.items.badge = TabBadgeStyle()
    style.items.badge?.animation = animation
    let stage = CustomStage(tabs: 2, style: style)
    stage.controller.updateItem("One") { $0.badge = .count(3) }
    stage.phone.advance(by: 0.05)
    return stage
  }

  private func layer(_ stage: CustomStage) -> CALayer { stage.bar.itemViews[0].badgeView.layer }

  private func isMoving(_ stage: CustomStage) -> Bool { layer(stage).animationKeys() != nil }

  @Test("without an animation no animation is added to the layer", .rule("CYL-108"))
  func none() {
    let stage = stage(nil)

    #expect(!isMoving(stage))
  }

  @Test(
    "an endless animation continues after the bar was removed and added again",
    .rule("CYL-108")
  )
  func away() {
    let stage = stage(.breathe)
    #expect(isMoving(stage))

    stage.phone.window.rootViewController = UIViewController()
    stage.phone.advance(by: 0.1)
    #expect(!isMoving(stage))

    stage.phone.window.rootViewController = stage.controller
    stage.phone.advance(by: 1.4)
    #expect(isMoving(stage))
    #expect((layer(stage).presentation()?.opacity ?? 1) < 0.3)
  }

  @Test(
    "a one-time animation runs for a new value, not when the bar is added again",
    .rule("CYL-108")
  )
  func once() {
    let stage = stage(.scaleOnce)
    #expect(isMoving(stage))
    stage.phone.advance(by: 0.6)
    #expect(!isMoving(stage))

    stage.phone.window.rootViewController = UIViewController()
    stage.phone.window.rootViewController = stage.controller
    stage.phone.advance(by: 0.1)
    #expect(!isMoving(stage))

    stage.controller.updateItem("One") { $0.badge = .count(4) }
    stage.phone.advance(by: 0.1)
    #expect(isMoving(stage))
  }

  @Test("no animation runs while Reduce Motion is on", .rule("CYL-108"))
  func reduced() {
    let stage = stage(.shake)

    stage.phone.reducesMotion = true
    stage.phone.advance(by: 0.1)
    #expect(!isMoving(stage))

    stage.phone.reducesMotion = false
    stage.phone.advance(by: 0.1)
    #expect(isMoving(stage))
  }

  @Test(
    "the amplitude of a shake follows the badge's width; hiding the badge ends the animation",
    .rule("CYL-108")
  )
  func growing() throws {
    let stage = stage(.shake)
    func reach() -> CGFloat? {
      let animation = layer(stage).animation(forKey: "TabBars.badge") as? CAKeyframeAnimation
      return animation?.values?.last { ($0 as? CGFloat) ?? 0 > 0 } as? CGFloat
    }
    let small = try #require(reach())

    stage.controller.updateItem("One") { $0.badge = .text("hello") }
    stage.phone.advance(by: 0.1)
    #expect(try #require(reach()) > small)

    stage.controller.updateItem("One") { $0.badge = nil }
    stage.phone.advance(by: 0.1)
    #expect(!isMoving(stage))
  }
}
