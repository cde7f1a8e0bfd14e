import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: item positions", .releasesEverything) @MainActor
struct TabBarPlacementTests {
  private nonisolated static let upright = TabBarTraits()
  private nonisolated static let onItsSide = TabBarTraits(verticalSizeClass: .compact)
  private nonisolated static let wide = TabBarTraits(horizontalSizeClass: .regular)

  private func arrangement(
    _ positioning: UITabBar.ItemPositioning,
    width: CGFloat = 0,
    spacing: CGFloat = 0,
    isForStackedItems: Bool = false,
    in environment: TabBarTraits = upright
  ) -> DockedTabBarLayout.Arrangement {
    TabBarPlacement(
      positioning: positioning,
      width: width,
      spacing: spacing,
      isForStackedItems: isForStackedItems
    ).arrangement(in: environment) { 99 }
  }

  private func bar(_ count: Int, width: CGFloat = 768) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    return bar
  }

  private func frames(_ bar: UITabBar) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.row.buttons.map(\.frame)
  }

  // MARK: Arrangement

  @Test(
    "automatic fills a compact width and centers in a regular one",
    .rule("R-LAY-11"),
    .member("UITabBar.ItemPositioning")
  )
  func positioning() {
    let centered = DockedTabBarLayout.Arrangement.centered(width: 99, spacing: 34)

    for environment in [Self.upright, Self.onItsSide] {
      #expect(arrangement(.automatic, in: environment) == .fill)
    }
    #expect(arrangement(.automatic, in: Self.wide) == centered)
    for environment in [Self.upright, Self.onItsSide, Self.wide] {
      #expect(arrangement(.fill, in: environment) == .fill)
      #expect(arrangement(.centered, in: environment) == centered)
    }
    #expect(UITabBar.ItemPositioning.allRawValues == [0, 1, 2])
  }

  @Test(
    "width and spacing apply only when centered, and 0 means the system's value",
    .rule("R-LAY-11")
  )
  func widths() {
    #expect(arrangement(.fill, width: 50, spacing: 10) == .fill)
    #expect(arrangement(.centered, width: 50) == .centered(width: 50, spacing: 34))
    #expect(arrangement(.centered, spacing: 10) == .centered(width: 99, spacing: 10))
  }

  @Test("values for stacked items do not apply to other layouts", .rule("R-LAY-11"))
  func stackedOnly() {
    let environment = Self.onItsSide

    #expect(arrangement(.centered, isForStackedItems: true, in: environment) == .fill)
    #expect(arrangement(.centered, isForStackedItems: false, in: environment) != .fill)
    #expect(
      arrangement(.fill, isForStackedItems: true, in: Self.wide)
        == .centered(width: 99, spacing: 34)
    )
    #expect(
      arrangement(.centered, width: 40, isForStackedItems: true)
        == .centered(width: 40, spacing: 34)
    )
  }

  // MARK: Legacy properties

  @Test(
    "by default positioning is automatic, and width and spacing are the system's",
    .defaults("UITabBar.itemPositioning", "UITabBar.itemWidth", "UITabBar.itemSpacing")
  )
  func defaults() {
    let bar = UITabBar()

    #expect(bar.itemPositioning == .automatic)
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
  }

  @Test(
    "a bar centers its items with width and spacing, or fills",
    .rule("R-LAY-11", "M-IPAD-1"),
    .member("UITabBar.itemPositioning", "UITabBar.itemWidth", "UITabBar.itemSpacing")
  )
  func olderProperties() {
    let bar = bar(4)
    let filled = frames(bar)
    #expect(filled[0] == CGRect(x: 2, y: 1, width: 188, height: 48))

    bar.itemWidth = 50
    bar.itemSpacing = 20
    #expect(frames(bar) == filled)

    bar.itemPositioning = .centered
    #expect(frames(bar).map(\.minX) == [254, 324, 394, 464])
    #expect(frames(bar).allSatisfy { $0.width == 50 })

    bar.itemWidth = 0
    bar.itemSpacing = 0
    #expect(frames(bar).map(\.minX) == [181, 291, 401, 511])

    bar.itemPositioning = .fill
    #expect(frames(bar) == filled)
  }

  @Test(
    "negative and invalid widths and spacings become 0",
    .rule("R-BAD-8"),
    .member("UITabBar.itemWidth", "UITabBar.itemSpacing"),
    arguments: [-1, -CGFloat.infinity, .infinity, .nan]
  )
  func brokenWidths(value: CGFloat) {
    let bar = bar(3)
    bar.itemWidth = 60
    bar.itemSpacing = 60

    bar.itemWidth = value
    bar.itemSpacing = value

    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
  }

  // MARK: Appearance properties

  @Test(
    "an appearance positions stacked items",
    .rule("R-LAY-11", "M-IPAD-1"),
    .member(
      "UITabBarAppearance.stackedItemPositioning",
      "UITabBarAppearance.stackedItemWidth",
      "UITabBarAppearance.stackedItemSpacing"
    )
  )
  func appearance() {
    // A bar outside a window uses the traits of the main screen, which another test may have set to
    // those of a tablet.
    let phone = Simulator(.iPhoneSE)
    defer { withExtendedLifetime(phone) {} }
    let bar = bar(4)
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    bar.standardAppearance = appearance
    #expect(frames(bar).map(\.minX) == [181, 291, 401, 511])

    appearance.stackedItemWidth = 50
    appearance.stackedItemSpacing = 20
    bar.standardAppearance = appearance
    #expect(frames(bar).map(\.minX) == [254, 324, 394, 464])

    appearance.stackedItemPositioning = .fill
    bar.standardAppearance = appearance
    #expect(frames(bar)[0].width == 188)
  }

  @Test("it does not apply to a tablet's inline items", .rule("R-LAY-5", "R-LAY-11"))
  func appearanceOnTablet() {
    let stage = Stage(tabs: 4, on: .iPadPro11)
    let before = frames(stage.tabs.tabBar)

    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .fill
    stage.tabs.tabBar.standardAppearance = appearance
    stage.advance(by: 0.1)

    #expect(frames(stage.tabs.tabBar) == before)
  }

  @Test(
    "by default an appearance has automatic positioning, and the system's width and spacing",
    .defaults(
      "UITabBarAppearance.stackedItemPositioning",
      "UITabBarAppearance.stackedItemWidth",
      "UITabBarAppearance.stackedItemSpacing"
    )
  )
  func appearanceDefaults() {
    let appearance = UITabBarAppearance()

    #expect(appearance.stackedItemPositioning == .automatic)
    #expect(appearance.stackedItemWidth == 0)
    #expect(appearance.stackedItemSpacing == 0)
  }

  @Test("the three styles have fixed raw values", .member("UITabBarItemAppearance.Style"))
  func styles() {
    #expect(UITabBarItemAppearance.Style.stacked.rawValue == 0)
    #expect(UITabBarItemAppearance.Style.inline.rawValue == 1)
    #expect(UITabBarItemAppearance.Style.compactInline.rawValue == 2)
  }

  // MARK: Number of items

  @Test(
    "zero, one, five, eight and fifty items are laid out inside the bar",
    .rule("M-BTN-1"),
    arguments: [0, 1, 5, 8, 50]
  )
  func counts(count: Int) {
    for width in [320, 375, 1_024] as [CGFloat] {
      let bar = bar(count, width: width)
      let frames = frames(bar)

      #expect(frames.count == DockedTabBarLayout.visibleCount(of: count, width: width))
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width && $0.width > 0 })
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX < right.minX) }
    }
  }

  // MARK: Tablets

  @Test(
    "centered inline buttons are as wide as the widest title, also after it changes",
    .rule("M-IPAD-3")
  )
  func contentWidth() throws {
    let stage = Stage(tabs: 3, on: .iPadPro11)
    let short = frames(stage.tabs.tabBar)
    #expect(short.allSatisfy { $0.width == 76 })
    #expect(short[1].minX - short[0].maxX == 34)

    stage.tabs.tabBar.items?[2].title = "A title that needs more room"
    stage.advance(by: 0.1)
    let long = frames(stage.tabs.tabBar)
    let label = stage.tabs.tabBar.row.buttons[2].label
    #expect(long.allSatisfy { $0.width == long[0].width && $0.width > 150 })
    #expect(label.frame.width >= label.intrinsicContentSize.width)
    #expect(abs(long[0].minX + long[2].maxX - stage.tabs.view.bounds.width) <= 1)

    stage.tabs.tabBar.items?[2].title = "Short"
    stage.advance(by: 0.1)
    #expect(frames(stage.tabs.tabBar) == short)
  }

  @Test("the largest phone in landscape centers its inline items", .rule("R-LAY-3", "R-LAY-11"))
  func largePhone() {
    let stage = Stage(tabs: 4, on: .iPhone15Plus)
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    let frames = frames(stage.tabs.tabBar)
    #expect(stage.tabs.tabBar.environment.itemStyle == .inline)
    #expect(frames[0].minX > 200)
    #expect(abs(frames[0].minX + frames[3].maxX - 932) <= 1)
  }

  @Test("a standalone bar uses its own traits", .rule("R-LAY-10"))
  func ownTraits() {
    let phone = Simulator(.iPhone15)
    let parent = UIViewController()
    let child = UIViewController()
    phone.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    child.didMove(toParent: parent)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    child.view.addSubview(bar)
    phone.advance(by: 0.1)
    #expect(bar.environment.itemStyle == .stacked)

    parent.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact),
      forChild: child
    )
    phone.advance(by: 0.1)

    #expect(bar.environment.itemStyle == .compactInline)
    #expect(bar.row.buttons[0].frame.height == 31)
    #expect(bar.row.buttons[0].label.font.pointSize == 12)
  }
}

extension UITabBar.ItemPositioning {
  fileprivate static var allRawValues: [Int] {
    [Self.automatic, .fill, .centered].map(\.rawValue)
  }
}
