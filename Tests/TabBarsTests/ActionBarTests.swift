import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: the bar", .releasesEverything)
struct ActionBarTests {
  @Test(
    "the system's bar is hidden, and the custom bar at its position insets the pages' safe area",
    .rule("CYL-30"),
    .rule("CYL-130")
  )
  func place() {
    let stage = ActionStage(tabs: 2, on: .iPhone15)
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(stage.controller.tabBar.isHidden)
    #expect(!stage.controller.isTabBarHidden)
    #expect(stage.page(0).view.frame == stage.controller.view.bounds)
    #expect(stage.page(0).view.safeAreaInsets.bottom == 83)
    #expect(stage.page(0).additionalSafeAreaInsets.bottom == 49)

    stage.controller.selectedIndex = 1
    #expect(stage.page(0).additionalSafeAreaInsets.bottom == 0)
    #expect(stage.page(1).view.safeAreaInsets.bottom == 83)
  }

  @Test(
    "each bar has its own content height, to which the home indicator's inset is added",
    .rule("CYL-30"),
    .rule("CYL-31")
  )
  func height() {
    let stage = ActionStage(tabs: 2, on: .iPhone15)
    stage.bar.style.contentHeight = 63
    stage.phone.advance(by: 0.1)
    let other = ActionStage(tabs: 2, on: .iPhone15)
    other.phone.advance(by: 0.1)

    #expect(stage.bar.frame == CGRect(x: 0, y: 755, width: 393, height: 97))
    #expect(stage.page(0).view.safeAreaInsets.bottom == 97)
    #expect(other.bar.frame.height == 83)
  }

  @Test(
    "the bar has the same layout after a rotation as when created in landscape",
    .rule("TBS-21"),
    arguments: [Device.iPhoneSE, .iPhone15, .iPadPro11]
  )
  func turned(device: Device) {
    let stage = ActionStage(tabs: 4, on: device, action: .perform {})
    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)
    let started = ActionTabBarController()
    let phone = Simulator(device)
    phone.rotate(to: .landscapeLeft)
    started.action = ActionStage.action(.perform {})
    started.barTabs = ActionStage.tabs(4)
    phone.window.rootViewController = started
    phone.advance(by: 0.1)

    #expect(stage.bar.frame == started.tabBarView.frame)
    #expect(stage.bar.itemViews.map(\.frame) == started.tabBarView.itemViews.map(\.frame))
    #expect(stage.bar.frame.maxY == stage.controller.view.bounds.maxY)
    #expect(stage.bar.frame.width == stage.controller.view.bounds.width)
  }

  @Test("the image of an item without a title is centered", .rule("CYL-32"))
  func imageOnly() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    let stage = ActionStage(tabs: 0, on: .iPhone15)
    stage.controller.barTabs = [
      Tab(TabItem("a", image: image), UIViewController()),
      Tab(TabItem("b", title: "B", image: image), UIViewController()),
    ]
    stage.phone.advance(by: 0.1)

    let (only, both) = (stage.bar.itemViews[0], stage.bar.itemViews[1])
    #expect(only.imageView.center.y == 24.5 || abs(only.imageView.center.y - 24.5) < 0.5)
    #expect(only.titleLabel.frame.isEmpty)
    #expect(both.imageView.center.y < only.imageView.center.y)
  }

  @Test("the delegate is notified once of each change of the item width", .rule("CYL-33"))
  func widths() {
    let stage = ActionStage(tabs: 4, on: .iPhone15)
    stage.phone.advance(by: 0.1)
    func widths() -> [String] {
      stage.journal.take().filter { $0.hasPrefix("width") }
    }
    _ = widths()

    stage.controller.action = ActionStage.action(.perform {}, size: CGSize(width: 53, height: 60))
    stage.phone.advance(by: 0.1)
    #expect(widths() == ["width 85.0"])
    stage.controller.selectedIndex = 1
    stage.phone.advance(by: 0.1)
    #expect(widths() == [])
    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)
    #expect(widths().count == 1)
  }

  @Test("the separator and the background can be hidden or customized", .rule("CYL-34"))
  func bare() {
    let stage = ActionStage(tabs: 2)
    #expect(stage.bar.separator.frame == CGRect(x: 0, y: -0.5, width: 375, height: 0.5))

    stage.bar.style.separatorColor = nil
    stage.bar.style.backgroundColor = .clear
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.separator.frame.height == 0)
    #expect(
      stage.phone.color(at: CGPoint(x: 5, y: 660)) == stage.phone.color(at: CGPoint(x: 5, y: 600))
    )

    let decoration = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 49))
    decoration.backgroundColor = .red
    stage.bar.backgroundView.addSubview(decoration)
    stage.phone.advance(by: 0.1)
    #expect(stage.phone.color(at: CGPoint(x: 5, y: 660)) == [255, 0, 0])

    stage.bar.style.shadowImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 4))
      .image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
      }
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.separator.frame == CGRect(x: 0, y: -4, width: 375, height: 4))
    #expect(stage.phone.color(at: CGPoint(x: 100, y: 616)) == [0, 0, 255])
  }

  @Test(
    "a background image replaces the blur; the shadow is above the bar's upper edge",
    .rule("CYL-131")
  )
  func background() throws {
    let stage = ActionStage(tabs: 2)
    stage.bar.style.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    stage.bar.style.backgroundColor = .clear
    let fill = stage.bar.fillView
    let effect = try #require(fill.subviews.first as? UIVisualEffectView)
    #expect(effect.effect != nil)
    #expect(effect.frame.height == 49)

    stage.bar.style.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
      .image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    #expect(effect.effect == nil)
    #expect(stage.phone.color(at: CGPoint(x: 100, y: 660)) == [0, 255, 0])
    #expect(stage.bar.separator.frame.maxY == 0)
  }

  @Test(
    "items have equal widths and fill the bar between the safe area's left and right insets",
    .rule("CYL-131")
  )
  func sides() {
    let stage = ActionStage(tabs: 4, on: .iPhone15)
    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)

    let edges = stage.bar.itemViews.map(\.frame)
    #expect(edges.first.map { abs($0.minX - 59) < 0.01 } == true)
    #expect(edges.last.map { abs($0.maxX - (852 - 59)) < 0.01 } == true)
    #expect(Set(stage.bar.itemViews.map { ($0.frame.width * 3).rounded() }).count <= 2)
  }

  @Test(
    "titles use a 10-point font and the tint color; items can be disabled or have a background",
    .rule("CYL-132")
  )
  func items() {
    let stage = ActionStage(tabs: 2)
    stage.bar.tintColor = .red
    stage.controller.updateItem("Two") {
      $0.isEnabled = false
      $0.style.normal.backgroundColor = .blue
    }

    let (one, two) = (stage.bar.itemViews[0], stage.bar.itemViews[1])
    #expect(one.titleLabel.font == .systemFont(ofSize: 10, weight: .medium))
    #expect(one.titleLabel.textColor == .red)
    #expect(two.titleLabel.textColor == .secondaryLabel)
    #expect(two.backgroundColor == .blue)
    #expect(!two.isEnabled)
  }
}
