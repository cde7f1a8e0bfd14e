import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: the button", .releasesEverything)
struct ActionButtonTests {
  private let size = CGSize(width: 59, height: 80)

  @Test(
    "items leave a gap for the button, which is in front of them and aligned to the bar's bottom",
    .rule("CYL-20"),
    .rule("CYL-21"),
    .rule("CYL-22"),
    .rule("CYL-24"),
    .rule("CYL-26")
  )
  func geometry() throws {
    let stage = ActionStage(tabs: 4, action: .perform {}, size: size)
    stage.phone.advance(by: 0.1)
    let button = try #require(stage.bar.actionControl)

    #expect(stage.bar.itemViews.map(\.frame.minX) == [0, 79, 217, 296])
    #expect(stage.bar.itemViews.allSatisfy { $0.frame.width == 79 })
    #expect(button.frame == CGRect(x: 158, y: -31, width: 59, height: 80))
    #expect(stage.bar.subviews.last === button)
  }

  @Test(
    "the button's vertical position does not include the home indicator's inset",
    .rule("CYL-25")
  )
  func homeIndicator() throws {
    let stage = ActionStage(tabs: 4, on: .iPhone15, action: .perform {}, size: size)
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.bounds.height == 83)
    #expect(try #require(stage.bar.actionControl).frame.maxY == 49)
  }

  @Test(
    "the app can set the index, width and vertical position of the button",
    .rule("CYL-21"),
    .rule("CYL-24"),
    .rule("CYL-27")
  )
  func placed() throws {
    let stage = ActionStage(tabs: 4)
    var action = ActionStage.action(.perform {}, size: CGSize(width: 40, height: 40))
    action.placement = .index(1)
    action.width = .equalToItems
    action.verticalPosition = .fraction(0.5)
    stage.controller.action = action
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.itemViews.map(\.frame.minX) == [0, 150, 225, 300])
    #expect(try #require(stage.bar.actionControl).center == CGPoint(x: 112.5, y: 24.5))

    action.verticalPosition = .fraction(0.5, offset: -10)
    stage.controller.action = action
    stage.phone.advance(by: 0.1)
    #expect(try #require(stage.bar.actionControl).center.y == 14.5)
  }

  @Test(
    "the button can be set, replaced and removed at any time, and the items are laid out again",
    .rule("CYL-9"),
    .rule("CYL-10"),
    .rule("CYL-13")
  )
  func comesAndGoes() {
    let stage = ActionStage(tabs: 4)
    weak var first: UIControl?
    stage.controller.action = ActionStage.action(.perform {}, size: size)
    stage.phone.advance(by: 0.1)
    first = stage.bar.actionControl
    #expect(stage.bar.itemViews[0].frame.width == 79)

    stage.controller.action = ActionStage.action(.perform {}, size: CGSize(width: 75, height: 49))
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.itemViews[0].frame.width == 75)
    #expect(first == nil)

    stage.controller.action = nil
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.itemViews[0].frame.width == 94)
    #expect(stage.bar.itemViews[3].frame.maxX == 375)
    #expect(stage.bar.actionControl == nil)
  }

  @Test("each controller has its own button or none", .rule("CYL-11"), .rule("CYL-12"))
  func several() {
    var taps: [String] = []
    let one = ActionStage(tabs: 2, action: .perform { taps.append("one") })
    let other = ActionStage(tabs: 2, action: .perform { taps.append("other") })
    let none = ActionStage(tabs: 2)

    one.tap("Plus")
    other.tap("Plus")

    #expect(taps == ["one", "other"])
    #expect(one.bar.actionControl !== other.bar.actionControl)
    #expect(none.bar.actionControl == nil)
  }

  @Test(
    "the button is in the middle by default; with an odd number of tabs it is after the middle tab",
    .rule("CYL-14"),
    .rule("CYL-15"),
    arguments: [(0, CGFloat(158)), (1, 316), (2, 158), (3, 211), (4, 158)]
  )
  func centred(count: Int, x: CGFloat) throws {
    let stage = ActionStage(tabs: count, action: .perform {}, size: size)
    stage.phone.advance(by: 0.1)

    #expect(abs(try #require(stage.bar.actionControl).frame.minX - x) < 1)
  }

  @Test("five tabs and the button make six controls", .rule("CYL-16"))
  func six() {
    let stage = ActionStage(tabs: 5, action: .perform {})
    stage.phone.advance(by: 0.1)

    #expect(stage.phone.elements.map(\.label).filter { $0 == "Plus" }.count == 1)
    stage.tap("Five")
    #expect(stage.controller.selectedIndex == 4)
    stage.expectAgreement()
  }

  @Test("a button with the perform role calls its closure and keeps the selection", .rule("CYL-51"))
  func performs() {
    var count = 0
    let stage = ActionStage(tabs: 4, action: .perform { count += 1 })

    stage.tap("Plus")

    #expect(count == 1)
    #expect(stage.told() == [])
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test(
    "a button without a size uses its intrinsic size, also after it changes",
    .rule("CYL-10")
  )
  func contents() throws {
    let stage = ActionStage(tabs: 2)
    stage.controller.action = TabBarAction(role: .perform {}) {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      return button
    }
    stage.phone.advance(by: 0.1)
    let button = try #require(stage.bar.actionControl as? UIButton)
    #expect(button.frame.size == button.intrinsicContentSize)
    let width = button.frame.width

    button.setTitle("Go on", for: .normal)
    stage.bar.setNeedsLayout()
    stage.phone.advance(by: 0.1)
    #expect(button.frame.width > width)
  }

  // MARK: Tabs

  @Test(
    "the button's tab has a view controller but no item of its own",
    .rule("CYL-6"),
    .rule("CYL-23")
  )
  func tabOfItsOwn() throws {
    let stage = ActionStage(tabs: 5, action: .tab("Three"), size: size)
    stage.phone.advance(by: 0.1)

    #expect(stage.controller.viewControllers?.count == 5)
    #expect(stage.bar.shownItemViews.map(\.item.id) == ["One", "Two", "Four", "Five"])
    #expect(stage.bar.shownItemViews.map(\.frame.minX) == [0, 79, 217, 296])
    #expect(stage.bar.itemViews[2].isHidden)
    #expect(stage.controller.control(for: "Three") === stage.bar.actionControl)
    #expect(!stage.phone.elements.contains { $0.label == "Three" })

    stage.controller.action = nil
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.itemViews[2].frame.minX == 150)
    #expect(!stage.bar.itemViews[2].isHidden)
  }

  @Test(
    "tapping the button selects its tab; the button is selected while its tab is",
    .rule("CYL-50"),
    .rule("CYL-52"),
    .rule("CYL-71")
  )
  func selects() throws {
    let stage = ActionStage(tabs: 3, action: .tab("Two")) { _ in UIViewController() }
    let button = try #require(stage.bar.actionControl)

    stage.delegate.allows = false
    stage.tap("Plus")
    #expect(!button.isSelected)
    stage.delegate.allows = true
    _ = stage.told()

    stage.tap("Plus")
    #expect(
      stage.told() == [
        "ask Two", "should ", "will Two by user", "did Two by user", "UIKit did ",
      ]
    )
    #expect(button.isSelected)
    stage.tap("Plus")
    #expect(stage.told() == ["ask Two", "should ", "again Two", "UIKit did "])
    stage.tap("One")
    #expect(!button.isSelected)
    stage.controller.selectedIndex = 1
    #expect(button.isSelected)
    stage.controller.selectedViewController = stage.page(2)
    #expect(!button.isSelected)
    stage.expectAgreement()
  }

  @Test("a button for a tab that does not exist does nothing")
  func unknownTab() {
    let stage = ActionStage(tabs: 2, action: .tab("nobody"))

    stage.tap("Plus")

    #expect(stage.told() == [])
    #expect(stage.controller.control(for: "nobody") == nil)
    #expect(stage.bar.actionControl?.isSelected == false)
  }

  // MARK: Touches

  @Test(
    "the whole frame of the button receives touches, also above the bar, and nothing outside it",
    .rule("CYL-40"),
    .rule("CYL-41")
  )
  func raised() {
    var count = 0
    let stage = ActionStage(tabs: 4, action: .perform { count += 1 }, size: size)
    stage.phone.advance(by: 0.1)

    for (x, y) in [(159.0, -30.0), (216, -30), (187, -1), (187, 48), (159, 48)] {
      stage.tap(x: x, y: y)
    }
    #expect(count == 5)
    for (x, y) in [(157.0, -30.0), (218, -30), (187, -32)] { stage.tap(x: x, y: y) }
    #expect(count == 5)
    #expect(stage.controller.selectedIndex == 0)
    stage.tap(x: 156, y: 20)
    #expect(stage.controller.selectedIndex == 1)
  }

  @Test("touchOutsets enlarge the touch area of the button", .rule("CYL-43"))
  func enlarged() {
    var count = 0
    let stage = ActionStage(tabs: 4)
    var action = ActionStage.action(.perform { count += 1 }, size: size)
    action.touchOutsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 5)
    stage.controller.action = action
    stage.phone.advance(by: 0.1)

    stage.tap(x: 154, y: -38)
    stage.tap(x: 221, y: 40)
    #expect(count == 2)
    stage.tap(x: 152, y: -38)
    #expect(count == 2)
  }

  @Test(
    "a button that cannot receive touches lets them through",
    .rule("CYL-42"),
    arguments: ["disabled", "hidden", "transparent", "deaf"]
  )
  func cannotRespond(how: String) throws {
    var count = 0
    let stage = ActionStage(tabs: 3, action: .perform { count += 1 }, size: size)
    stage.phone.advance(by: 0.1)
    let button = try #require(stage.bar.actionControl)
    switch how {
    case "disabled": button.isEnabled = false
    case "hidden": button.isHidden = true
    case "transparent": button.alpha = 0
    default: button.isUserInteractionEnabled = false
    }

    let above = CGPoint(x: button.frame.midX, y: -10)
    #expect(stage.bar.hitTest(above, with: nil) == nil)
    #expect(stage.bar.hitTest(CGPoint(x: above.x, y: 20), with: nil) === stage.bar)
    stage.tap(x: above.x, y: -10)
    #expect(count == 0)
  }

  @Test("touches on empty areas of the bar do not reach the page below", .rule("CYL-44"))
  func swallowed() {
    var count = 0
    let stage = ActionStage(tabs: 4) { _ in
      let page = UIViewController()
      page.view = UIButton(primaryAction: UIAction { _ in count += 1 })
      return page
    }
    var action = ActionStage.action(.perform {}, size: CGSize(width: 59, height: 40))
    action.verticalPosition = .fraction(0, offset: -10)
    stage.controller.action = action
    stage.phone.advance(by: 0.1)

    stage.tap(x: 187, y: 40)
    #expect(count == 0)
    stage.tap(x: 187, y: -60)
    #expect(count == 1)
  }

  @Test("a hidden bar lets all touches through", .rule("CYL-45"))
  func hidden() {
    var (taps, plus) = (0, 0)
    let stage = ActionStage(tabs: 4, action: .perform { plus += 1 }, size: size) { _ in
      let page = UIViewController()
      page.view = UIButton(primaryAction: UIAction { _ in taps += 1 })
      return page
    }
    stage.controller.isTabBarHidden = true
    stage.phone.advance(by: 0.1)

    for y in stride(from: 580.0, to: 667, by: 20) { stage.phone.tap(at: CGPoint(x: 187, y: y)) }

    #expect(taps == 5)
    #expect(plus == 0)
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test("accessibilityElements contains the button at its position among the items")
  func readAloud() {
    let stage = ActionStage(tabs: 4, action: .tab("Three"))

    let names = stage.bar.accessibilityElements?.compactMap { ($0 as? UIView)?.accessibilityLabel }

    #expect(names == ["One", "Two", "Plus", "Four"])
  }
}
