import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar: redrawn area of appearance changes") @MainActor
struct TabBarDamageTests {
  private let stage: Stage
  private let page = ScrollingPage()

  init() {
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    tabs.viewControllers?.forEach { $0.tabBarItem.title = "Title" }
    stage = Stage(tabs)
    stage.advance(by: 0.5)
  }

  private var bar: UITabBar { stage.tabs.tabBar }

  /// Returns the area redrawn in the next frame in window coordinates, or null if nothing is
  /// redrawn.
  private func damage(of change: () -> Void) -> CGRect {
    _ = stage.phone.window.screen.performFrame()
    change()
    let scale = stage.phone.device.scale
    return stage.phone.window.screen.performFrame().reduce(CGRect.null) { sum, rect in
      sum.union(
        CGRect(
          x: CGFloat(rect.x) / scale,
          y: CGFloat(rect.y) / scale,
          width: CGFloat(rect.width) / scale,
          height: CGFloat(rect.height) / scale
        )
      )
    }
  }

  private func full() -> UITabBarAppearance {
    let appearance = UITabBarAppearance.colored(.red)
    appearance.shadowColor = .green
    appearance.stackedLayoutAppearance.normal.iconColor = .white
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 11),
    ]
    appearance.stackedItemPositioning = .centered
    return appearance
  }

  @Test(
    "a complete change of the appearance redraws only the bar and its hairline",
    .rule("R-APP-7")
  )
  func fullChange() {
    let rect = damage { bar.standardAppearance = full() }

    #expect(!rect.isNull)
    #expect(rect.minY >= bar.frame.minY - 1)
    #expect(rect.maxY <= bar.frame.maxY)
  }

  @Test("assigning an equal appearance redraws nothing and needs no layout")
  func equalAppearance() {
    bar.standardAppearance = full()
    stage.advance(by: 0.5)

    #expect(damage { bar.standardAppearance = full() }.isNull)
    bar.standardAppearance = full()
    #expect(!bar.layer.needsLayout())
    #expect(bar.row.buttons.allSatisfy { !$0.layer.needsLayout() })
  }

  @Test("assigning an equal value to a legacy property redraws nothing")
  func equalLegacy() {
    let changes: [() -> Void] = [
      { bar.barTintColor = .red }, { bar.isTranslucent = false }, { bar.barStyle = .black },
      { bar.unselectedItemTintColor = .white }, { bar.itemSpacing = 8 },
    ]
    for change in changes {
      change()
      stage.advance(by: 0.5)
      #expect(damage(of: change).isNull)
    }
  }

  @Test("without changes no frames are requested")
  func rest() {
    stage.advance(by: 1)
    let screen = stage.phone.window.screen
    let frames = screen.framesDrawn

    stage.advance(by: 2)

    #expect(screen.framesDrawn == frames)
    #expect(!screen.isAnimating)
  }

  @Test(
    "a change of a badge lays out its button once, and draws neither the icon nor the title",
    .rule("R-BDG-7")
  )
  func badge() throws {
    let trace = FrameTrace()
    FrameTrace.current = trace
    defer { FrameTrace.current = nil }
    let item = try #require(bar.items?.first)
    item.image = UIImage(systemName: "folder")
    item.badgeValue = "3"
    stage.advance(by: 0.5)
    stage.phone.window.screen.performFrame()
    #expect(trace.parts.contains { $0.name == "paint of UITabBarSwappableImageView" })
    let count = trace.parts.count

    let rect = damage { item.badgeValue = "4" }

    let badge = try #require(bar.row.buttons.first?.badgeView)
    #expect(badge.convert(badge.bounds, to: nil).contains(rect))
    let names = trace.parts.dropFirst(count).map(\.name)
    #expect(names.contains("paint of _UIBadgeView"))
    #expect(names.count { $0 == "layout of UITabBarButton" } == 1)
    #expect(names.filter { $0.hasPrefix("display of ") } == ["display of UILabel"])
    for view in ["UITabBarSwappableImageView", "UITabBarButtonLabel"] {
      #expect(!names.contains("layout of \(view)"))
      #expect(!names.contains("paint of \(view)"))
    }
  }

  @Test("several changes of a badge need one frame", .rule("R-BDG-7"))
  func framesOfBadges() throws {
    let item = try #require(bar.items?.first)
    item.badgeValue = "3"
    stage.advance(by: 0.5)
    let screen = stage.phone.window.screen
    let frames = screen.framesDrawn

    for text in ["4", "5", "6"] { item.badgeValue = text }
    stage.advance(by: 0.5)

    #expect(screen.framesDrawn == frames + 1)
  }

  @Test("a change of a badge that follows another change of the item shows both", .rule("R-BDG-7"))
  func badgeAndTitle() throws {
    let item = try #require(bar.items?.first)
    item.title = "Other"
    item.badgeValue = "New"
    stage.advance(by: 0.5)
    let button = try #require(bar.row.buttons.first)
    #expect(button.label.text == "Other")
    #expect(button.badgeView != nil)

    item.badgeValue = "1"
    item.title = "Title"
    stage.advance(by: 0.5)
    #expect(button.label.text == "Title")
    #expect(button.badgeView?.bounds.width == 18)

    item.badgeValue = nil
    stage.advance(by: 0.5)
    #expect(button.badgeView == nil)
  }

  @Test("each frame of the fade redraws only the bar", .rule("R-APP-13"))
  func fade() {
    page.scrollView.contentOffset.y = 4_500
    stage.advance(by: 1.0 / 60)

    for _ in 0..<10 {
      let rect = damage { stage.advance(by: 1.0 / 60) }
      #expect(rect.isNull || rect.minY >= bar.frame.minY - 1)
    }
  }
}
