import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarItem: changes on a bar") @MainActor
struct TabBarItemPropertyTests {
  /// Changes of an item that are visible.
  private static let changes: [(name: String, change: @MainActor (UITabBarItem) -> Void)] = [
    ("title", { $0.title = "Other" }),
    ("image", { $0.image = UIImage(systemName: "heart") }),
    ("badgeValue", { $0.badgeValue = "12" }),
    ("badgeValue \"\"", { $0.badgeValue = "" }),
    ("isEnabled", { $0.isEnabled = false }),
    ("imageInsets", { $0.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0) }),
    (
      "titlePositionAdjustment",
      { $0.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -3) }
    ),
    (
      "title attributes",
      { $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
    ),
  ]

  private func makeStage() -> (Stage, UITabBarItem, UITabBarButton)? {
    let stage = Stage(tabs: 4)
    stage.advance(by: 0.1)
    guard let item = stage.tabs.tabBar.items?[2], let button = item.button else { return nil }
    item.image = UIImage(systemName: "star")
    stage.advance(by: 0.1)
    stage.phone.window.screen.performFrame()
    return (stage, item, button)
  }

  /// Returns the area redrawn in the next frame in window coordinates.
  private func damage(_ stage: Stage) -> CGRect {
    let screen = stage.phone.window.screen
    return screen.performFrame().reduce(CGRect.null) { result, rect in
      result.union(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
    }
    .applying(CGAffineTransform(scaleX: 1 / screen.scale, y: 1 / screen.scale))
  }

  @Test(
    "a change is shown in the next frame without animation, and redraws only its control",
    .rule("R-ITEM-5", "R-BDG-4")
  )
  func damage() throws {
    for (name, change) in Self.changes {
      let (stage, item, button) = try #require(makeStage())
      #expect(damage(stage).isNull, "before \(name)")
      let place = button.convert(button.bounds, to: stage.phone.window).insetBy(dx: -1, dy: -1)

      change(item)
      let painted = damage(stage)

      #expect(!painted.isNull, "\(name) shows")
      #expect(place.contains(painted), "\(name) paints \(painted), the control is at \(place)")
      #expect(!stage.phone.window.screen.isAnimating, "\(name) moves")
    }
  }

  @Test("changes that are not visible redraw nothing", .rule("R-ITEM-5"))
  func nothingToPaint() throws {
    let (stage, item, _) = try #require(makeStage())
    #expect(damage(stage).isNull)

    item.tag = 4
    item.title = item.title
    item.landscapeImagePhone = UIImage(systemName: "heart")
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .focused)

    #expect(damage(stage).isNull)
  }

  @Test(
    "inside an animation block a badge is added without animation",
    .rule("R-BDG-4", "R-ITEM-5")
  )
  func badgeInAnimationBlock() throws {
    let (stage, item, button) = try #require(makeStage())

    UIView.animate(withDuration: 1) {
      item.badgeValue = "3"
      stage.tabs.view.layoutIfNeeded()
    }
    stage.advance(by: 0.1)

    let badge = try #require(button.badgeView)
    #expect(badge.layer.presentation().map { $0.position == badge.center } ?? true)
  }

  @Test("many changes before a frame are shown once")
  func manyChanges() throws {
    let (stage, item, button) = try #require(makeStage())

    for number in 0..<100 { item.badgeValue = "\(number)" }
    stage.advance(by: 0.1)

    #expect(button.badgeView?.subviews.compactMap { ($0 as? UILabel)?.text } == ["99"])
  }

  @Test("the items of a managed bar can be changed", .rule("R-ITEM-5"))
  func managedItems() throws {
    let stage = Stage(tabs: 2)

    stage.tabs.tabBar.items?[1].title = "Renamed"
    stage.tap("Renamed")

    #expect(stage.tabs.selectedIndex == 1)
  }
}
