import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: hit testing", .releasesEverything) @MainActor
struct TabBarTouchTests {
  /// The devices and orientations of the layouts.
  enum Shape: String, CaseIterable, Sendable {
    case upright, onItsSide, largePhoneOnItsSide, tablet, centeredPhone
  }

  private func stage(_ shape: Shape) -> Stage {
    let device: Device =
      switch shape {
      case .upright, .onItsSide, .centeredPhone: .iPhone15
      case .largePhoneOnItsSide: .iPhone15Plus
      case .tablet: .iPadPro11
      }
    let stage = Stage(tabs: 3, on: device)
    if shape == .onItsSide || shape == .largePhoneOnItsSide {
      stage.phone.rotate(to: .landscapeLeft)
    }
    if shape == .centeredPhone {
      let appearance = UITabBarAppearance()
      appearance.stackedItemPositioning = .centered
      stage.tabs.tabBar.standardAppearance = appearance
    }
    stage.advance(by: 1)
    return stage
  }

  @Test(
    "the whole slot of an item receives touches, as high as the bar, in all layouts",
    .rule("R-IN-1"),
    arguments: Shape.allCases,
    [false, true]
  )
  func slots(shape: Shape, isRightToLeft: Bool) {
    let stage = stage(shape)
    if isRightToLeft { stage.phone.layoutDirection = .rightToLeft }
    stage.advance(by: 0.1)
    let bar = stage.tabs.tabBar
    let slots = (0..<3).map(bar.layout.touchFrame(at:))

    for (index, slot) in slots.enumerated() {
      #expect(slot.minY == 0 && slot.height == bar.bounds.height)
      for point in [
        CGPoint(x: slot.minX + 0.5, y: 0.25), CGPoint(x: slot.maxX - 0.5, y: slot.maxY - 0.25),
      ] {
        #expect(bar.hitTest(point, with: nil) === bar.row.buttons[index], "\(point)")
      }
    }
    let ordered = slots.sorted { $0.minX < $1.minX }
    for (left, right) in zip(ordered, ordered.dropFirst()) { #expect(left.maxX == right.minX) }
  }

  @Test("touches next to a centered block hit no item", .rule("R-IN-1"))
  func besideTheBlock() {
    let bar = stage(.tablet).tabs.tabBar

    #expect(bar.hitTest(CGPoint(x: 5, y: 20), with: nil)?.isDescendant(of: bar) == true)
    #expect(!(bar.hitTest(CGPoint(x: 5, y: 20), with: nil) is UITabBarButton))
  }

  @Test(
    "points outside the bar do not hit it, including badges and large icons",
    .rule("R-IN-3", "R-IMG-4")
  )
  func outside() throws {
    let stage = stage(.upright)
    let size = CGSize(width: 90, height: 120)
    let item = try #require(stage.tabs.tabBar.items?[1])
    item.image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    item.badgeValue = "9"
    stage.advance(by: 0.1)
    let bar = stage.tabs.tabBar
    let button = bar.row.buttons[1]
    #expect(button.imageView.frame.minY < -1)

    for point in [
      CGPoint(x: bar.bounds.midX, y: -0.5), CGPoint(x: -1, y: 10),
      CGPoint(x: bar.bounds.maxX, y: 10), CGPoint(x: 10, y: bar.bounds.maxY),
    ] {
      #expect(bar.hitTest(point, with: nil) == nil, "\(point)")
    }
    stage.phone.tap(at: CGPoint(x: bar.bounds.midX, y: bar.frame.minY - 10))
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("a subclass can extend the touch area for a raised button", .rule("R-IN-3"))
  func raised() {
    final class RaisedBar: UITabBar {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -30).contains(point)
      }
    }
    let bar = RaisedBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let raised = UIButton(frame: CGRect(x: 130, y: -30, width: 40, height: 60))
    bar.addSubview(raised)
    bar.layoutIfNeeded()

    #expect(bar.hitTest(CGPoint(x: 150, y: -20), with: nil) === raised)
  }

  @Test("badges let touches through to their item", .rule("R-BDG-5", "M-BDG-5"))
  func badges() throws {
    let stage = stage(.upright)
    let item = try #require(stage.tabs.tabBar.items?[2])
    item.badgeValue = "a long badge"
    stage.advance(by: 0.1)
    let button = stage.tabs.tabBar.row.buttons[2]
    let badge = try #require(button.badgeView)

    let middle = badge.convert(CGPoint(x: badge.bounds.midX, y: 9), to: stage.phone.window)
    stage.phone.tap(at: middle)

    #expect(stage.tabs.selectedIndex == 2)
  }
}
