import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Call order and model of a custom tab bar controller", .releasesEverything)
struct CustomOrderTests {
  @Test(
    "changing a page's title or tab bar item does not change the bar",
    .rule("RDV-12"),
    .rule("CYL-7")
  )
  func titles() {
    let stage = CustomStage(tabs: 2)

    stage.page(1).title = "Other"
    stage.page(1).tabBarItem.title = "Other"

    #expect(stage.bar.itemViews.map(\.titleLabel.text) == ["One", "Two"])
  }

  @Test("the new page is added before the old one is removed", .rule("RDV-17"))
  func order() {
    let stage = CustomStage(tabs: 2)
    _ = stage.told()

    stage.controller.selectedIndex = 1

    #expect(
      stage.told() == [
        "will Two by program", "Two.didLoad", "Two.willAppear", "One.willDisappear",
        "One.didDisappear", "Two.didAppear", "did Two by program",
      ]
    )
  }

  @Test(
    "the status bar is updated from the newly selected page",
    .rule("RDV-20"),
    .rule("RDV-70")
  )
  func statusBar() {
    final class Asked: UIViewController {
      var count = 0
      override var prefersStatusBarHidden: Bool {
        count += 1
        return true
      }
    }
    let stage = CustomStage(tabs: 2) { $0 == "One" ? UIViewController() : Asked() }

    stage.controller.selectedIndex = 1
    stage.phone.advance(by: 0.1)

    #expect((stage.page(1) as? Asked)?.count ?? 0 > 0)
  }

  @Test(
    "items are selected on touch up, or on touch down if selectsOnTouchDown is set",
    .rule("RDV-50")
  )
  func touchDown() {
    let stage = CustomStage(tabs: 2)
    let place = stage.bar.itemViews[1].convert(CGPoint(x: 20, y: 20), to: nil)

    stage.phone.press(at: place)
    #expect(stage.controller.selectedIndex == 0)
    stage.phone.lift()
    #expect(stage.controller.selectedIndex == 1)

    stage.bar.selectsOnTouchDown = true
    stage.phone.press(at: stage.bar.itemViews[0].convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(stage.controller.selectedIndex == 0)
    stage.phone.lift()
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test(
    "dragging off an item before touch up selects nothing and ends its highlight",
    .rule("RDV-50"),
    .rule("ES-3")
  )
  func draggedAway() {
    let stage = CustomStage(tabs: 2)

    stage.phone.press(at: stage.bar.itemViews[1].convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(stage.bar.itemViews[1].isHighlighted)
    stage.phone.slide(to: CGPoint(x: 200, y: 200))
    stage.phone.lift()

    #expect(stage.controller.selectedIndex == 0)
    #expect(!stage.bar.itemViews[1].isHighlighted)
  }

  @Test("the bar's accessibility elements are the items and the button, in order", .rule("RDV-90"))
  func elements() {
    let stage = CustomStage(tabs: 2)
    let plus = UIButton(type: .system)
    plus.frame.size = CGSize(width: 60, height: 60)
    stage.bar.action = TabBarAction(role: .perform {}, makeControl: { plus })

    let elements = stage.bar.accessibilityElements as? [UIView]

    #expect(!stage.bar.isAccessibilityElement)
    #expect(elements?.map { $0 === plus } == [false, true, false])
  }

  @Test("two taps in one frame are handled separately")
  func twoTaps() {
    let stage = CustomStage(tabs: 3)
    stage.bar.itemViews[1].sendActions(for: .touchUpInside)
    stage.bar.itemViews[2].sendActions(for: .touchUpInside)

    #expect(stage.controller.selectedIndex == 2)
    #expect(
      stage.told().filter { $0.hasPrefix("did") && $0.hasSuffix("user") } == [
        "did Two by user", "did Three by user",
      ]
    )
  }

  @Test("the bar and its items update when traits change", .rule("TBS-6"))
  func traits() {
    let stage = CustomStage(tabs: 2)
    func background() -> CGColor? {
      let color = stage.bar.fillView.colorView.backgroundColor
      return color?.resolvedColor(with: stage.bar.traitCollection).cgColor
    }
    let light = stage.phone.screenshot().pngData()
    #expect(background() == UIColor.white.cgColor)

    stage.phone.window.overrideUserInterfaceStyle = .dark
    stage.phone.advance(by: 0.1)
    #expect(background() == UIColor.black.cgColor)
    #expect(stage.phone.screenshot().pngData() != light)

    stage.controller.view.tintColor = .systemPink
    #expect(stage.bar.itemViews[0].titleLabel.textColor == .systemPink)
    #expect(stage.bar.itemViews[1].titleLabel.textColor == .secondaryLabel)
  }

  @Test(
    "every way of selecting updates the bar and the page, and item updates keep the selection",
    .rule("RDV-18"),
    .rule("RDV-19"),
    .rule("RDV-83"),
    .rule("RAM-7"),
    .rule("ES-6")
  )
  func oneSelection() {
    let stage = CustomStage(tabs: 3)
    let changes: [(Int, () -> Void)] = [
      (1, { stage.tapItem(1) }), (2, { stage.controller.selectedIndex = 2 }),
      (0, { stage.bar.select("One") }), (1, { stage.controller.selectedTabID = "Two" }),
    ]
    for (index, change) in changes {
      change()
      stage.controller.updateItem(stage.controller.tabs[index].id) { $0.title = "Changed" }
      stage.phone.advance(by: 1)

      #expect(stage.bar.itemViews.map(\.isSelected) == (0..<3).map { $0 == index })
      let page = stage.page(index)
      #expect(page.parent === stage.controller)
      #expect(page.view.superview === stage.controller.contentView)
      #expect(page.view.frame == stage.controller.contentView.bounds)
      #expect(page.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
  }

  @Test(
    "items removed directly from the bar come back when tabs are set again",
    .rule("RDV-23")
  )
  func oneModel() {
    let stage = CustomStage(tabs: 2)

    stage.bar.items = []
    stage.phone.advance(by: 0.1)
    stage.controller.selectedIndex = 1
    #expect(stage.bar.itemViews.isEmpty)

    let tabs = stage.controller.tabs
    stage.controller.tabs = tabs
    stage.controller.selectedIndex = 1
    #expect(stage.bar.itemViews.map(\.id.name) == ["One", "Two"])
    #expect(stage.controller.selectedViewController === stage.page(1))
  }

  @Test("a layout pass does not update the state of items", .rule("RDV-35"))
  func layoutAlone() {
    final class CountingItemView: TabItemView {
      var count = 0
      override func showState() {
        count += 1
        super.showState()
      }
    }
    let bar = TabBarView(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.makesItemView = { CountingItemView(item: $0) }
    bar.items = [TabItem("a"), TabItem("b")]
    bar.layoutIfNeeded()
    let counts = bar.itemViews.map { ($0 as? CountingItemView)?.count }

    bar.frame.size.width = 400
    bar.layoutIfNeeded()

    #expect(bar.itemViews.map { ($0 as? CountingItemView)?.count } == counts)
    #expect(bar.itemViews[1].frame.minX == 200)
  }
}
