import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: layouts") @MainActor
struct LayoutTests {
  private func items(_ count: Int) -> [UITabBarItem] {
    (0..<count).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
  }

  private func buttons(of bar: UITabBar) -> [UIView] { bar.subviews.filter { $0 is UIControl } }

  // MARK: Bars

  @Test(
    "bars of any size are laid out and drawn",
    .rule("R-BAD-9"),
    arguments: [0, 1, 10, 300, 1_000_000] as [CGFloat],
    [0, 1, 320, 1_000_000, .nan, .infinity, -20] as [CGFloat]
  )
  func barSizes(height: CGFloat, width: CGFloat) {
    let phone = Simulator(.iPhoneSE)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
    bar.items = items(5)
    bar.items?[0].badgeValue = "9"
    phone.window.addSubview(bar)

    for positioning in [UITabBar.ItemPositioning.fill, .centered, .automatic] {
      bar.itemPositioning = positioning
      phone.advance(by: 0.1)
      #expect(buttons(of: bar).count == 5)
      #expect(buttons(of: bar).allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
      #expect(buttons(of: bar).allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
    }
    _ = phone.screenshot()
  }

  @Test("fifty items fit on a narrow bar and on a wide one", .rule("R-BAD-9"))
  func manyItems() {
    let phone = Simulator(.iPhoneSE)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = items(50)
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)
    #expect(bar.items?.count == 50)
    #expect(buttons(of: bar).allSatisfy { $0.frame.maxX <= 320 && $0.frame.width >= 40 })

    bar.frame.size.width = .greatestFiniteMagnitude
    phone.advance(by: 0.1)
    #expect(buttons(of: bar).count == 50)
  }

  @Test(
    "invalid item widths and spacings are replaced by the default or limited to the bar",
    .rule("R-BAD-8"),
    arguments: [-5, .nan, .infinity, .greatestFiniteMagnitude, 1e-30] as [CGFloat]
  )
  func placement(value: CGFloat) {
    let phone = Simulator(.iPhoneSE)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = items(4)
    phone.window.addSubview(bar)
    bar.itemPositioning = .centered
    bar.itemWidth = value
    bar.itemSpacing = value
    phone.advance(by: 0.1)
    #expect(buttons(of: bar).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 320 })

    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = value
    appearance.stackedItemSpacing = value
    bar.standardAppearance = appearance
    phone.advance(by: 0.1)
    #expect(buttons(of: bar).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 320 })
    #expect(appearance.stackedItemWidth >= 0)
    #expect(appearance.stackedItemSpacing >= 0)
  }

  // MARK: Items

  @Test("titles and badges may have ten thousand characters", .rule("R-BAD-5"))
  func longTexts() {
    let tabs = tabBarController(titles: ["One", "Two", "Three"])
    let phone = Simulator(.iPhoneSE)
    phone.window.rootViewController = tabs
    let before = buttonFrames(of: tabs)

    tabs.tabBar.items?[1].title = String(repeating: "long ", count: 2_000)
    tabs.tabBar.items?[1].badgeValue = String(repeating: "9", count: 10_000)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      phone.rotate(to: orientation)
      phone.advance(by: 1)
    }

    #expect(buttonFrames(of: tabs) == before)
    #expect(tabs.tabBar.items?[1].title?.count == 10_000)
  }

  @Test("images without an area and very large images do not change the layout", .rule("R-BAD-3"))
  func images() {
    let tabs = tabBarController(titles: ["One", "Two", "Three"])
    let phone = Simulator(.iPhoneSE)
    phone.window.rootViewController = tabs
    let before = buttonFrames(of: tabs)
    let sizes = [
      CGSize(width: 8_000, height: 10), CGSize(width: 10, height: 8_000),
      CGSize(width: 0, height: 0),
    ]

    for size in sizes {
      let image =
        size == .zero
        ? UIImage()
        : UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
      tabs.tabBar.items?[1].image = image
      tabs.tabBar.items?[1].badgeValue = "1"
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
        phone.rotate(to: orientation)
        phone.advance(by: 1)
      }
      #expect(buttonFrames(of: tabs) == before)
    }
  }

  @Test(
    "insets and offsets that are not finite are ignored",
    .rule("R-BAD-8"),
    arguments: [.nan, .infinity, -.infinity] as [CGFloat]
  )
  func insets(value: CGFloat) {
    let tabs = tabBarController(titles: ["One", "Two"])
    let phone = Simulator(.iPhoneSE)
    phone.window.rootViewController = tabs
    let item = tabs.tabBar.items?[0]
    item?.badgeValue = "1"
    phone.advance(by: 0.1)
    let before = frames(in: tabs.tabBar)

    item?.imageInsets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    item?.titlePositionAdjustment = UIOffset(horizontal: value, vertical: value)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.badgePositionAdjustment =
      UIOffset(horizontal: value, vertical: value)
    appearance.stackedLayoutAppearance.selected.badgeTitlePositionAdjustment =
      UIOffset(horizontal: value, vertical: value)
    tabs.tabBar.standardAppearance = appearance
    phone.advance(by: 0.1)

    #expect(frames(in: tabs.tabBar) == before)
  }

  private func frames(in view: UIView) -> [CGRect] {
    view.subviews.flatMap { [$0.frame] + frames(in: $0) }
  }
}
