import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Metrics of a visible bar; those inside a button are tested in `TabBarButtonLayoutTests`, those
/// of the background in `BarBackgroundTests`.
@Suite("UITabBar: metrics of a visible bar", .releasesEverything) @MainActor
struct TabBarMetricsTests {
  private func icon(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  private func buttons(_ stage: Stage) -> [UITabBarButton] { stage.tabs.tabBar.row.buttons }

  // MARK: Heights

  struct HeightRow: CustomTestStringConvertible, Sendable {
    var name: String
    var device: Device
    var isTurned = false
    var content: CGFloat
    var whole: CGFloat
    var testDescription: String { name }
  }

  nonisolated static let heights = [
    HeightRow(name: "phone with a home button", device: .iPhoneSE, content: 49, whole: 49),
    HeightRow(name: "phone with a home indicator", device: .iPhone15, content: 49, whole: 83),
    HeightRow(
      name: "home button, on its side",
      device: .iPhoneSE,
      isTurned: true,
      content: 32,
      whole: 32
    ),
    HeightRow(
      name: "home indicator, on its side",
      device: .iPhone15,
      isTurned: true,
      content: 32,
      whole: 53
    ),
    HeightRow(
      name: "largest phone on its side",
      device: .iPhone15Plus,
      isTurned: true,
      content: 49,
      whole: 70
    ),
    HeightRow(name: "tablet", device: .iPadPro11, content: 50, whole: 70),
    HeightRow(
      name: "tablet on its side",
      device: .iPadPro11,
      isTurned: true,
      content: 50,
      whole: 70
    ),
  ]

  @Test(
    "the bar's height follows device and orientation",
    .rule("M-H-1", "M-H-2", "M-H-3", "M-H-4", "R-SAFE-1"),
    arguments: heights
  )
  func height(row: HeightRow) {
    let stage = Stage(tabs: 3, on: row.device)
    if row.isTurned { stage.phone.rotate(to: .landscapeRight) }
    stage.advance(by: 1)

    let bar = stage.tabs.tabBar
    #expect(bar.frame.height == row.whole)
    #expect(bar.frame.maxY == stage.tabs.view.bounds.maxY)
    #expect(bar.frame.width == stage.tabs.view.bounds.width)
    #expect(buttons(stage).allSatisfy { $0.frame.minY == 1 })
    #expect(buttons(stage).allSatisfy { $0.frame.height == row.content - 1 })
    #expect(stage.tabs.selectedViewController?.view.safeAreaInsets.bottom == row.whole)
  }

  @Test(
    "a bar's fitting size has the given width and includes the window's bottom inset",
    .rule("M-H-11", "R-LAY-10"),
    .member("UITabBar.sizeThatFits")
  )
  func fittingSize() {
    let size = CGSize(width: 300, height: 7)
    // A bar outside a window has the traits of the main screen.
    let phone = Simulator(.iPhone15)
    let bar = UITabBar()
    #expect(bar.sizeThatFits(size) == CGSize(width: 300, height: 49))

    phone.window.addSubview(bar)
    #expect(bar.sizeThatFits(size) == CGSize(width: 300, height: 83))

    phone.rotate(to: .landscapeLeft)
    #expect(bar.sizeThatFits(size) == CGSize(width: 300, height: 53))

    bar.removeFromSuperview()
    #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test(
    "a standalone bar of 49 points over a home indicator keeps its button height",
    .rule("M-BTN-4")
  )
  func pinnedToTheEdge() {
    let phone = Simulator(.iPhone15)
    let size = phone.window.bounds.size
    let bar = UITabBar(frame: CGRect(x: 0, y: size.height - 49, width: size.width, height: 49))
    bar.items = [UITabBarItem(title: "One", image: icon(25, 25), tag: 0)]
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)

    #expect(bar.frame.height == 49)
    #expect(bar.row.buttons.first?.frame.height == 48)
  }

  @Test("on a phone in landscape the buttons are inside of the safe area", .rule("M-BTN-5"))
  func safeArea() throws {
    let stage = Stage(tabs: 3, on: .iPhone15)
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    #expect(stage.tabs.tabBar.safeAreaInsets.left == 59)
    #expect(buttons(stage)[0].frame.minX == 61)
    #expect(abs(buttons(stage)[2].frame.maxX - (852 - 61)) < 0.01)
    #expect(stage.tabs.tabBar.backgroundView.frame.width == 852)
  }

  // MARK: Icons

  @Test(
    "recommended icon sizes are drawn unscaled, without overlapping the title",
    .rule("M-ICO-6")
  )
  func recommendedIcons() {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    for size in [CGSize(width: 25, height: 25), CGSize(width: 31, height: 28)] {
      stage.tabs.tabBar.items?[0].image = icon(size.width, size.height)
      stage.advance(by: 0.1)
      let button = buttons(stage)[0]

      #expect(button.imageView.frame.size == size)
      #expect(button.imageView.frame.minY >= 0)
      #expect(button.imageView.frame.maxY < button.label.frame.minY)
    }

    stage.phone.rotate(to: .landscapeLeft)
    stage.tabs.tabBar.items?[0].image = icon(18, 18)
    stage.advance(by: 1)
    #expect(buttons(stage)[0].imageView.frame.size == CGSize(width: 18, height: 18))
  }

  // MARK: Titles

  @Test(
    "titles use fonts of 10, 13 and 12 points in the three layouts",
    .rule("M-TTL-1", "M-INL-1", "M-INL-2")
  )
  func titleFonts() {
    let upright = Stage(tabs: 2, on: .iPhone15)
    #expect(buttons(upright)[0].label.font == .systemFont(ofSize: 10, weight: .medium))

    upright.phone.rotate(to: .landscapeLeft)
    upright.advance(by: 1)
    #expect(buttons(upright)[0].label.font == .systemFont(ofSize: 12))

    let tablet = Stage(tabs: 2, on: .iPadPro11)
    #expect(buttons(tablet)[0].label.font == .systemFont(ofSize: 13))
  }

  // MARK: Background and colors

  @Test("the background is as large as the bar, including the home indicator", .rule("M-BG-2"))
  func backgroundFrame() {
    let stage = Stage(tabs: 2, on: .iPhone15)

    #expect(stage.tabs.tabBar.backgroundView.frame == CGRect(x: 0, y: 0, width: 393, height: 83))
  }

  @Test("the tint color is the system's blue, which is lighter in dark mode", .rule("M-COL-1"))
  func tint() {
    func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
      let parts = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
      return (parts.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
    }
    let bar = UITabBar()

    #expect(bytes(bar.tintColor, .light) == [0, 122, 255])
    #expect(bytes(bar.tintColor, .dark) == [10, 132, 255])
  }

  @Test("over white content the bar is nearly white", .rule("M-BG-1"))
  func whiteBar() {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    stage.tabs.selectedViewController?.view.backgroundColor = .white
    stage.tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    stage.advance(by: 1)

    #expect(stage.phone.color(at: CGPoint(x: 5, y: 660)).allSatisfy { (244...252).contains($0) })
  }

  // MARK: Badges

  @Test("badges are the system's red in light and dark mode", .rule("M-BDG-4"))
  func badgeColor() throws {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let item = try #require(stage.tabs.tabBar.items?[1])
    item.image = icon(24, 24)
    item.badgeValue = ""
    stage.advance(by: 0.1)
    let badge = try #require(buttons(stage)[1].badgeView)
    let middle = badge.convert(CGPoint(x: 9, y: 9), to: stage.phone.window)

    #expect(stage.phone.color(at: middle) == [255, 59, 48])
    stage.phone.userInterfaceStyle = .dark
    stage.advance(by: 1)
    #expect(stage.phone.color(at: middle) == [255, 69, 58])
  }

  @Test(
    "next to an inline icon the badge is positioned relative to the icon's center",
    .rule("M-BDG-6", "M-INL-6")
  )
  func inlineBadge() throws {
    for device in [Device.iPhone15, .iPhone15Plus] {
      let stage = Stage(tabs: 3, on: device)
      let item = try #require(stage.tabs.tabBar.items?[1])
      item.image = icon(25, 25)
      item.badgeValue = "12"
      stage.phone.rotate(to: .landscapeLeft)
      stage.advance(by: 1)

      let button = buttons(stage)[1]
      let badge = try #require(button.badgeView)
      #expect(abs(badge.frame.minX - (button.imageView.frame.midX + 3)) <= 0.34)
      let top = max(button.imageView.frame.midY - 19, 0)
      #expect(abs(badge.frame.minY - top) <= 0.34)
      #expect(badge.frame.height == 18)
    }
  }
}
