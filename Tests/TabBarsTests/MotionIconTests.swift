import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Animated icons", .releasesEverything)
struct MotionIconTests {
  private let icons = [RecordingIcon(), RecordingIcon()]

  /// Returns a stage whose third item has no icon.
  private func stage() -> CustomStage {
    let stage = CustomStage(tabs: 3)
    stage.controller.updateItem("One") { $0.icon = icons[0] }
    stage.controller.updateItem("Two") { $0.icon = icons[1] }
    stage.phone.advance(by: 0.1)
    return stage
  }

  private func forget() { for icon in icons { _ = icon.told() } }

  @Test("initially icons rest without playing; the selected one in its end state", .rule("CYL-121"))
  func initial() {
    let controller = CustomTabBarController()
    let phone = Simulator(.iPhoneSE)
    controller.tabs = zip(CustomStage.names, icons).map { name, icon in
      var item = TabItem(TabItem.ID(name), title: name)
      item.icon = icon
      return Tab(item, UIViewController())
    }
    phone.window.rootViewController = controller
    ReleaseWitnesses.announce(phone, controller)

    #expect(icons[0].told().last == "rest selected")
    #expect(Set(icons[1].told()) == ["rest"])
  }

  @Test("the selected icon plays, the previous one stops and rests", .rule("CYL-121", "CYL-122"))
  func playing() {
    let stage = stage()
    forget()

    stage.tap("Two")
    #expect(icons[0].told() == ["stop", "rest"])
    #expect(icons[1].told() == ["stop", "play"])

    stage.tap("Three")
    #expect(icons[1].told() == ["stop", "rest"])
    #expect(icons[0].told().isEmpty)
  }

  @Test("icons do not play with Reduce Motion or when other tabs are removed", .rule("CYL-121"))
  func resting() {
    let stage = stage()
    forget()
    stage.phone.reducesMotion = true

    stage.tap("Two")
    #expect(icons[1].told() == ["stop", "rest selected"])

    stage.controller.tabs.remove(at: 1)
    #expect(!icons[0].told().contains("play"))
  }

  @Test("icons stop when the bar leaves the window", .rule("CYL-121"))
  func leaving() {
    let stage = stage()
    stage.tap("Two")
    forget()

    stage.phone.window.rootViewController = UIViewController()
    stage.phone.advance(by: 0.1)

    #expect(icons[1].told() == ["stop", "rest selected"])
  }

  @Test(
    "an icon replaces the image, at its own size, the image's size or 22 points",
    .rule("CYL-121")
  )
  func place() {
    let stage = stage()
    let item = stage.item(0)
    #expect(icons[0].view.superview === item)
    #expect(icons[0].view.bounds.size == CGSize(width: 22, height: 22))
    #expect(item.imageView.isHidden)

    stage.controller.updateItem("One") { $0.image = CustomStage.image(side: 28) }
    stage.phone.advance(by: 0.02)
    #expect(icons[0].view.bounds.size == CGSize(width: 28, height: 28))
    #expect(icons[0].view.tintColor == item.titleLabel.textColor)

    icons[0].size = CGSize(width: 30, height: 20)
    item.setNeedsLayout()
    stage.phone.advance(by: 0.02)
    #expect(icons[0].view.bounds.size == CGSize(width: 30, height: 20))
    #expect(icons[0].view.center == item.imageView.center)

    stage.controller.updateItem("One") { $0.icon = nil }
    #expect(icons[0].view.superview == nil)
    #expect(!item.imageView.isHidden)
  }

  @Test(
    "a frame sequence icon rests at its first or last image and plays between",
    .rule("CYL-121")
  )
  func frames() throws {
    let images = [UIColor.red, .green, .blue].map { CustomStage.image($0) }
    let icon = FrameSequenceIcon(images)
    let stage = CustomStage(tabs: 2)
    stage.controller.updateItem("Two") { $0.icon = icon }
    let view = try #require(icon.view as? UIImageView)
    #expect(view.image === images[0])
    #expect(icon.size == CGSize(width: 24, height: 24))

    stage.tap("Two")
    #expect(view.isAnimating)
    stage.phone.advance(by: 0.6)
    #expect(!view.isAnimating)
    #expect(view.image === images[2])

    stage.tap("One")
    #expect(view.image === images[0])
  }
}
