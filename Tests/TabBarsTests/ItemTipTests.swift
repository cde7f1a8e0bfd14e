import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Tips on custom bars", .releasesEverything)
struct ItemTipTests {
  private func stage(_ tip: TabTipView, over id: TabItem.ID = "Two", tabs: Int = 3) -> CustomStage {
    let stage = CustomStage(tabs: tabs)
    stage.bar.showTip(tip, over: id)
    stage.phone.advance(by: 0.3)
    ReleaseWitnesses.announce(tip)
    return stage
  }

  private func isShown(_ tip: TabTipView, _ stage: CustomStage) -> Bool {
    stage.phone.advance(by: 0.3)
    return tip.superview != nil
  }

  @Test(
    "a tip is above its item, inside the bar's edges, and its arrow points to the item",
    .rule("ES-10"),
    arguments: [
      // The middle, left and right item of a bar that is 320 points wide.
      (CGRect(x: 110, y: 0, width: 100, height: 49), CGFloat(60), CGFloat(100)),
      (CGRect(x: 0, y: 0, width: 60, height: 49), 8, 22),
      (CGRect(x: 260, y: 0, width: 60, height: 49), 112, 178),
    ]
  )
  func layout(_ item: CGRect, _ x: CGFloat, _ arrow: CGFloat) {
    let room = CGRect(x: 0, y: 0, width: 320, height: 49)
    let layout = TabTipLayout(size: CGSize(width: 200, height: 30), item: item, room: room)

    #expect(layout.frame == CGRect(x: x, y: -41, width: 200, height: 37))
    #expect(layout.arrow == arrow)
  }

  @Test(
    "a tip is above an item that rises over the bar; wide tips are narrowed to the bar",
    .rule("ES-10")
  )
  func tallItem() {
    let layout = TabTipLayout(
      size: CGSize(width: 900, height: 30),
      item: CGRect(x: 110, y: -20, width: 100, height: 69),
      room: CGRect(x: 0, y: 0, width: 320, height: 49)
    )

    #expect(layout.frame == CGRect(x: 8, y: -61, width: 304, height: 37))
  }

  @Test(
    "tapping the tip dismisses it and selects nothing",
    .rule("TBS-43", "TBS-44")
  )
  func tap() {
    let tip = TabTipView("Look here")
    let stage = stage(tip)
    #expect(stage.bar.tips == [tip])
    #expect(tip.frame.maxY < 0)

    stage.phone.tap(at: tip.convert(CGPoint(x: tip.bounds.midX, y: 10), to: nil))

    #expect(!isShown(tip, stage))
    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.bar.tips.isEmpty)
  }

  @Test("tapping the tip's item dismisses it; tapping another item does not", .rule("TBS-43"))
  func itemTap() {
    let tip = TabTipView("Look here")
    let stage = stage(tip)

    stage.tap("Three")
    #expect(isShown(tip, stage))
    stage.tap("Two")
    #expect(!isShown(tip, stage))
    #expect(stage.controller.selectedIndex == 1)
  }

  @Test("a tip with a duration is dismissed automatically", .rule("TBS-43"))
  func time() {
    let tip = TabTipView("Look here", duration: 3)
    let stage = stage(tip)

    stage.phone.advance(by: 2)
    #expect(isShown(tip, stage))
    stage.phone.advance(by: 1)
    #expect(!isShown(tip, stage))
  }

  @Test("the duration is paused while the bar is not in a window", .rule("TBS-43"))
  func away() {
    let tip = TabTipView("Look here", duration: 3)
    let stage = stage(tip)

    stage.phone.window.rootViewController = UIViewController()
    stage.phone.advance(by: 10)
    stage.phone.window.rootViewController = stage.controller
    stage.phone.advance(by: 2)
    #expect(isShown(tip, stage))
    stage.phone.advance(by: 2)
    #expect(!isShown(tip, stage))
  }

  @Test(
    "a dismissed tip is removed even if the bar leaves the window, and can be shown again",
    .rule("TBS-43")
  )
  func dismissedAway() {
    let tip = TabTipView("Look here", duration: 3)
    let stage = stage(tip)

    tip.dismiss()
    stage.phone.advance(by: 0.1)
    stage.phone.window.rootViewController = UIViewController()
    #expect(!isShown(tip, stage))

    stage.phone.window.rootViewController = stage.controller
    stage.bar.showTip(tip, over: "One")
    #expect(isShown(tip, stage))
    #expect(stage.bar.tips == [tip])

    stage.phone.window.rootViewController = UIViewController()
    tip.dismiss()
    #expect(tip.superview == nil)
  }

  @Test("showing a tip over another item moves it and restarts its duration", .rule("TBS-43"))
  func moving() {
    let tip = TabTipView("Look here", duration: 3)
    let stage = stage(tip)

    stage.phone.advance(by: 2)
    stage.bar.showTip(tip, over: "Three")
    stage.phone.advance(by: 2)
    #expect(isShown(tip, stage))
    #expect(tip.itemID == "Three")
    stage.phone.advance(by: 1)
    #expect(!isShown(tip, stage))
  }

  @Test("a tip is removed with its item, or when another tip is shown", .rule("TBS-43"))
  func replaced() {
    let (first, second) = (TabTipView("First"), TabTipView("Second"))
    let stage = stage(first)

    stage.bar.showTip(second, over: "Two")
    #expect(!isShown(first, stage))
    #expect(isShown(second, stage))

    stage.controller.tabs.remove(at: 1)
    #expect(!isShown(second, stage))
  }

  @Test("a tip for an item that does not exist is not shown", .rule("TBS-43"))
  func unknown() {
    var remarks: [String] = []
    let report = TabBarDiagnostics.report
    TabBarDiagnostics.report = { remarks.append($0) }
    defer { TabBarDiagnostics.report = report }
    let tip = TabTipView("Look here")
    let stage = stage(tip, over: "Nine")

    #expect(tip.superview == nil)
    #expect(stage.bar.tips.isEmpty)
    #expect(remarks == ["there is no tab called Nine to show a tip over"])
  }

  @Test("a tip follows rotations and changes of the layout direction", .rule("TBS-44"))
  func turning() {
    let tip = TabTipView("A tip that is about as wide as some items are")
    let stage = stage(tip, over: "One")
    let edge = tip.frame.minX
    #expect(edge == TabTipLayout.margin)

    stage.phone.layoutDirection = .rightToLeft
    stage.phone.advance(by: 0.1)
    #expect(tip.frame.maxX == stage.bar.bounds.width - TabTipLayout.margin)

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)
    #expect(tip.frame.maxX <= stage.bar.bounds.width - TabTipLayout.margin)
    #expect(tip.frame.maxY < stage.item(0).frame.minY)
  }

  @Test("a tip is the last accessibility element, and activating it dismisses it", .rule("TBS-44"))
  func accessibility() {
    let tip = TabTipView("Look here")
    let stage = stage(tip)

    #expect(stage.phone.elements.map(\.label) == ["One", "Two", "Three", "Look here"])
    #expect(tip.accessibilityActivate())
    #expect(stage.phone.elements.map(\.label) == ["One", "Two", "Three"])
    #expect(!isShown(tip, stage))
  }

  @Test("the tip of a hidden bar receives no touches", .rule("TBS-44"))
  func hiddenBar() {
    let tip = TabTipView("Look here")
    let stage = stage(tip)
    let point = tip.convert(CGPoint(x: 20, y: 10), to: nil)

    stage.controller.isTabBarHidden = true
    stage.phone.tap(at: point)

    #expect(isShown(tip, stage))
  }
}
