import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Large content viewer: tab bars", .releasesEverything, .rule("R-AX-5")) @MainActor
struct LargeContentViewerTests {
  @Test("a long press shows the item in the center of the window", .rule("R-TTL-2"))
  func press() throws {
    let stage = LargeTextStage()

    stage.phone.press(at: stage.middle(ofTab: 2))
    stage.phone.advance(by: 0.4)
    #expect(stage.panel == nil)

    stage.phone.advance(by: 0.6)
    #expect(stage.shownTitle == "Tab 2")
    let panel = try #require(stage.panel)
    #expect(abs(panel.effectView.frame.midX - 393 / 2) <= 0.5)
    #expect(abs(panel.effectView.frame.midY - 852 / 2) <= 0.5)
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("sliding shows other items, and lifting the finger selects the one shown")
  func slide() {
    let stage = LargeTextStage()
    let delegate = RecordingTabBarControllerDelegate()
    stage.tabs.delegate = delegate

    stage.press(tab: 2)
    stage.slide(toTab: 3)
    #expect(stage.shownTitle == "Tab 3")
    stage.phone.lift()

    #expect(stage.tabs.selectedIndex == 2)
    #expect(delegate.journal.lines == ["should Tab 3 from Tab 1", "did Tab 3 at Tab 3"])
    stage.phone.advance(by: 1)
    #expect(stage.panel == nil)
  }

  @Test("a delegate can refuse the selection")
  func refusal() {
    let stage = LargeTextStage()
    let delegate = RecordingTabBarControllerDelegate()
    delegate.shouldSelect = { _ in false }
    stage.tabs.delegate = delegate

    stage.press(tab: 3)
    stage.phone.lift()

    #expect(stage.tabs.selectedIndex == 0)
    #expect(delegate.journal.lines == ["should Tab 3 from Tab 1"])
  }

  @Test("lifting the finger outside of the bar selects nothing", .rule("R-AX-9"))
  func leaving() {
    let stage = LargeTextStage()

    stage.press(tab: 2)
    stage.phone.slide(to: CGPoint(x: 200, y: 400))
    stage.phone.advance(by: 1)
    #expect(stage.panel == nil)

    stage.slide(toTab: 3)
    stage.phone.advance(by: 1)
    #expect(stage.shownTitle == "Tab 3")
    stage.phone.slide(to: CGPoint(x: 200, y: 400))
    stage.phone.lift()
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test(
    "at ordinary text sizes a long press selects the item without a panel",
    .rule("R-AX-7"),
    arguments: [0.8, 1, 1.3]
  )
  func ordinarySizes(scale: CGFloat) {
    let stage = LargeTextStage(textScale: scale)

    stage.press(tab: 2)
    #expect(stage.panel == nil)
    stage.phone.lift()
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("tab bars have the interaction at large text sizes only", .rule("R-AX-7"))
  func watching() {
    let stage = LargeTextStage(textScale: 1)
    #expect(stage.tabs.tabBar.interactions.isEmpty)

    stage.phone.textScale = 2
    #expect(stage.tabs.tabBar.interactions.count == 1)

    stage.phone.textScale = 1
    stage.phone.textScale = 3
    #expect(stage.tabs.tabBar.interactions.count == 1)
  }

  @Test("a quick tap selects an item without a panel")
  func tap() {
    let stage = LargeTextStage()

    stage.tap("Tab 2")

    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.panel == nil)
  }

  @Test("disabled items are shown but not selected", .rule("R-AX-8"))
  func disabled() {
    let stage = LargeTextStage()
    stage.tabs.tabBar.items?[1].isEnabled = false
    stage.phone.advance(by: 0.1)

    stage.press(tab: 2)
    #expect(stage.shownTitle == "Tab 2")
    stage.phone.lift()
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("the panel fades in and out without movement", .rule("R-AX-11"), arguments: [false, true])
  func fading(reducesMotion: Bool) throws {
    let stage = LargeTextStage()
    stage.phone.reducesMotion = reducesMotion
    stage.phone.press(at: stage.middle(ofTab: 2))
    stage.phone.advance(by: 0.51)

    let panel = try #require(stage.panel)
    stage.phone.advance(by: LargeContentMetrics.fadeInDuration / 2)
    let half = try #require(panel.layer.presentation()).opacity
    #expect(half > 0.1 && half < 0.9)
    #expect(panel.effectView.layer.animationKeys()?.isEmpty ?? true)

    stage.phone.advance(by: 0.5)
    stage.phone.lift()
    stage.phone.advance(by: LargeContentMetrics.fadeOutDuration / 2)
    let leaving = try #require(panel.layer.presentation()).opacity
    #expect(leaving > 0.1 && leaving < 0.9)
  }

  @Test("a press during the fade shows the panel again")
  func pressWhileFading() {
    let stage = LargeTextStage()
    stage.press(tab: 1)
    stage.phone.lift()

    stage.phone.press(at: stage.middle(ofTab: 2))
    stage.phone.advance(by: 0.52)
    stage.phone.advance(by: 1)

    #expect(stage.shownTitle == "Tab 2")
  }

  @Test("the panel is light in the light style and dark in the dark style", .rule("R-AX-12"))
  func darkness() throws {
    let stage = LargeTextStage()
    stage.tabs.selectedViewController?.view.backgroundColor = .systemBackground
    stage.press(tab: 2)
    let corner = try #require(stage.panel).effectView.frame.insetBy(dx: 20, dy: 20).origin
    let place = (x: Int(corner.x * 3), y: Int(corner.y * 3))

    let light = try #require(stage.phone.screenshot().pixel(place.x, place.y))
    stage.phone.userInterfaceStyle = .dark
    let dark = try #require(stage.phone.screenshot().pixel(place.x, place.y))

    #expect(light[0] > 220)
    #expect(dark[0] < 60)
  }

  @Test("in right-to-left layout the finger selects the mirrored items", .rule("R-RTL-1"))
  func rightToLeft() {
    let stage = LargeTextStage()
    stage.phone.layoutDirection = .rightToLeft
    #expect(stage.middle(ofTab: 1).x > stage.middle(ofTab: 3).x)

    stage.press(tab: 1)
    #expect(stage.shownTitle == "Tab 1")
    stage.slide(toTab: 3)
    stage.phone.lift()

    #expect(stage.tabs.selectedIndex == 2)
  }

  @Test("a long title takes several lines", .rule("R-AX-12"))
  func longTitle() throws {
    let stage = LargeTextStage()
    stage.tabs.tabBar.items?[1].title = "Recently added recordings of concerts"
    stage.phone.advance(by: 0.1)

    stage.press(tab: 2)

    let panel = try #require(stage.panel)
    #expect(panel.label.frame.height > 2 * panel.label.font.lineHeight)
    #expect(panel.effectView.bounds.contains(panel.label.frame))
  }

  @Test(
    "the icon is enlarged, in the color of text unless it is an original image",
    .rule("R-AX-12")
  )
  func icon() throws {
    let stage = LargeTextStage()
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    stage.tabs.tabBar.items?[1].image = dot
    stage.tabs.tabBar.items?[2].image = dot.withRenderingMode(.alwaysOriginal)
    stage.phone.advance(by: 0.1)

    stage.press(tab: 2)
    let panel = try #require(stage.panel)
    #expect(panel.imageView.frame.size == CGSize(width: 110, height: 110))
    let center = panel.imageView.convert(CGPoint(x: 55, y: 55), to: stage.phone.window)
    let place = (x: Int(center.x * 3), y: Int(center.y * 3))
    let black = try #require(stage.phone.screenshot().pixel(place.x, place.y))
    #expect(black[0] < 40 && black[1] < 40)

    stage.slide(toTab: 3)
    let red = try #require(stage.phone.screenshot().pixel(place.x, place.y))
    #expect(red[0] > 200 && red[1] < 80)
  }

  @Test(
    "a picture made for the purpose is shown at its own size",
    .rule("R-AX-14"),
    .member("UIBarItem.largeContentSizeImage", "UIBarItem.largeContentSizeImageInsets")
  )
  func largeImage() throws {
    let stage = LargeTextStage()
    let item = try #require(stage.tabs.tabBar.items?[1])
    item.image = .filled(.black, width: 20, height: 20)
    item.largeContentSizeImage = .filled(.black, width: 60, height: 60)
    stage.phone.advance(by: 0.1)

    stage.press(tab: 2)
    let middle = try #require(stage.panel).imageView.frame
    #expect(middle.size == CGSize(width: 60, height: 60))
    #expect(stage.panel?.imageView.image?.renderingMode == .alwaysTemplate)
    stage.phone.lift()
    stage.phone.advance(by: 1)

    item.largeContentSizeImageInsets = UIEdgeInsets(top: 5, left: -3, bottom: -5, right: 3)
    stage.press(tab: 2)
    #expect(stage.panel?.imageView.frame == middle.offsetBy(dx: -3, dy: 5))
    stage.phone.lift()
    stage.phone.advance(by: 1)

    item.largeContentSizeImage = UIImage(systemName: "star")
    item.largeContentSizeImageInsets = .zero
    stage.press(tab: 2)
    let star = try #require(stage.panel).imageView.frame.size
    #expect(abs(max(star.width, star.height) - 110) < 1e-6)
  }

  @Test("assistive technologies do not find the panel", .rule("R-AX-11"))
  func elements() {
    let stage = LargeTextStage()
    let before = stage.phone.elements.map(\.label)

    stage.press(tab: 2)

    #expect(stage.phone.elements.map(\.label) == before)
  }

  @Test("the viewer is released with its bar")
  func release() {
    expectReleased {
      let stage = LargeTextStage()
      stage.press(tab: 2)
      stage.slide(toTab: 3)
      stage.phone.lift()
      stage.press(tab: 1)
      let bar = stage.tabs.tabBar
      let objects: [AnyObject?] = [stage.tabs, bar, bar.interactions[0], stage.panel]
      return objects.compactMap { $0 }
    }
  }
}
