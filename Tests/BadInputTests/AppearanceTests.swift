import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: looks and items") @MainActor
struct AppearanceTests {
  private nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test("a shift that is no number is ignored", .rule("R-BAD-35"), arguments: odd)
  func offsets(number: CGFloat) {
    let good = UIOffset(horizontal: 1, vertical: 2)
    let state = UITabBarItemAppearance().normal
    let item = UITabBarItem()
    state.titlePositionAdjustment = good
    state.badgePositionAdjustment = good
    state.badgeTitlePositionAdjustment = good
    item.titlePositionAdjustment = good

    for bad in [
      UIOffset(horizontal: number, vertical: 0), UIOffset(horizontal: 0, vertical: number),
    ] {
      state.titlePositionAdjustment = bad
      state.badgePositionAdjustment = bad
      state.badgeTitlePositionAdjustment = bad
      item.titlePositionAdjustment = bad
    }

    #expect(state.titlePositionAdjustment == good)
    #expect(state.badgePositionAdjustment == good)
    #expect(state.badgeTitlePositionAdjustment == good)
    #expect(item.titlePositionAdjustment == good)
  }

  @Test("insets that are no numbers are ignored", .rule("R-BAD-35"), arguments: odd)
  func insets(number: CGFloat) {
    let good = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    let item = UITabBarItem()
    item.imageInsets = good

    item.imageInsets = UIEdgeInsets(top: 0, left: number, bottom: 0, right: 0)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: number, left: 0, bottom: 0, right: 0)
    item.largeContentSizeImageInsets = UIEdgeInsets(top: 0, left: 0, bottom: number, right: 0)

    #expect(item.imageInsets == good)
    #expect(item.landscapeImagePhoneInsets == .zero)
    #expect(item.largeContentSizeImageInsets == .zero)
  }

  @Test(
    "titles of any length and kind leave the buttons where they are",
    .rule("R-BAD-5", "R-BAD-6"),
    arguments: [
      String(repeating: "界", count: 10_000), String(repeating: "word ", count: 2_000),
      String(repeating: "\u{301}", count: 10_000), "\u{202E}abc\u{202C}", "a\tb\u{7}c\u{1B}[0m",
      "עברית and 中文 и русский 👩🏽‍🚀", "\u{FFFF}\u{FEFF}", "\r\n",
      String(repeating: "\u{200D}", count: 500),
    ]
  )
  func titles(title: String) {
    let stage = Stage(tabs: 3, on: .iPhoneSE)
    let before = buttonFrames(of: stage.tabs)

    stage.tabs.tabBar.items?[1].title = title
    stage.tabs.tabBar.items?[1].badgeValue = String(title.prefix(40))
    stage.advance(by: 0.1)

    #expect(buttonFrames(of: stage.tabs) == before)
    #expect(stage.tabs.tabBar.items?[1].title == title)
    stage.tap("Tab 3")
    #expect(stage.tabs.selectedIndex == 2)
  }

  @Test("images of no size and of 8,000 pixels are shown or left out", .rule("R-BAD-3"))
  func images() {
    let huge = UIGraphicsImageRenderer(size: CGSize(width: 8_000, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 8_000, height: 10))
    }
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let before = buttonFrames(of: stage.tabs)

    for image in [UIImage(), huge, huge.withRenderingMode(.alwaysOriginal)] {
      let item = stage.tabs.tabBar.items?[0]
      item?.image = image
      item?.selectedImage = image
      item?.landscapeImagePhone = image
      stage.tabs.tabBar.selectionIndicatorImage = image
      let appearance = UITabBarAppearance()
      appearance.backgroundImage = image
      appearance.shadowImage = image
      appearance.selectionIndicatorImage = image
      stage.tabs.tabBar.standardAppearance = appearance
      stage.advance(by: 0.05)
    }

    #expect(buttonFrames(of: stage.tabs) == before)
    #expect(stage.phone.color(at: CGPoint(x: 100, y: 100)).count == 3)
  }

  @Test("a picture of 8,000 by 8,000 pixels behind the bar and as an icon", .rule("R-BAD-3"))
  func vastImage() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 8_000, height: 8_000)
    let vast = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let appearance = UITabBarAppearance()
    appearance.backgroundImage = vast
    stage.tabs.tabBar.standardAppearance = appearance
    stage.tabs.tabBar.scrollEdgeAppearance = appearance
    stage.tabs.tabBar.items?[0].image = vast.withRenderingMode(.alwaysOriginal)
    stage.advance(by: 0.05)

    let corner = CGPoint(x: 370, y: 660)
    #expect(stage.phone.color(at: corner) == [0, 255, 0])
    stage.tap("Tab 2")
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("bytes that are no picture leave the item without an icon", .rule("R-BAD-2"))
  func undecodableImage() {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let before = buttonFrames(of: stage.tabs)
    let header = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    for bytes in [Data(), Data("no picture".utf8), header, header + Data(repeating: 7, count: 999)]
    {
      stage.tabs.tabBar.items?[0].image = UIImage(data: bytes)
      stage.tabs.tabBar.backgroundImage = UIImage(data: bytes)
      stage.advance(by: 0.05)
      #expect(stage.tabs.tabBar.items?[0].image == nil)
    }

    #expect(buttonFrames(of: stage.tabs) == before)
    stage.tap("Tab 2")
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("nil everywhere is a plain bar", .rule("R-BAD-4"))
  func nothing() {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let appearance = UITabBarAppearance()
    appearance.backgroundEffect = nil
    appearance.backgroundColor = nil
    appearance.backgroundImage = nil
    appearance.shadowColor = nil
    appearance.shadowImage = nil
    appearance.selectionIndicatorImage = nil
    appearance.selectionIndicatorTintColor = nil
    for item in stage.tabs.tabBar.items ?? [] {
      item.title = nil
      item.image = nil
      item.selectedImage = nil
      item.badgeValue = nil
      item.badgeColor = nil
      item.standardAppearance = nil
      item.scrollEdgeAppearance = nil
      item.setTitleTextAttributes(nil, for: .normal)
      item.setBadgeTextAttributes(nil, for: .selected)
    }

    stage.tabs.tabBar.standardAppearance = appearance
    stage.advance(by: 0.1)

    #expect(stage.tabs.tabBar.items?.count == 2)
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("any look and any items can be shown", .rule("R-BAD-32"), arguments: 0..<12)
  func randomBars(seed: Int) {
    let random = RandomAppearance(seed: UInt64(seed) &* 977)
    let phone = Simulator(seed % 2 == 0 ? .iPhone15 : .iPadPro11)
    let page = UIViewController()
    phone.window.rootViewController = page
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: phone.window.bounds.width, height: 49))
    page.view.addSubview(bar)
    for _ in 0..<6 {
      bar.items = (0..<Int(random.length() / 8)).map { _ in random.item() }
      bar.selectedItem = bar.items?.first
      bar.standardAppearance = random.appearance()
      phone.advance(by: 0.02)
    }
    #expect(bar.window != nil)
  }
}
