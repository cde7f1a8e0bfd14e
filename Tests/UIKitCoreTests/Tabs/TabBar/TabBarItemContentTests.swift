import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: icons, titles and badges of its items") @MainActor
struct TabBarItemContentTests {
  private func icon(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func button(_ stage: Stage, _ index: Int = 1) -> UITabBarButton {
    stage.tabs.tabBar.row.buttons[index]
  }

  private func stage(_ change: (UITabBarItem) -> Void) -> Stage {
    let stage = Stage(tabs: 3, on: .iPhoneSE)
    if let item = stage.tabs.tabBar.items?[1] { change(item) }
    stage.advance(by: 0.1)
    return stage
  }

  // MARK: Icons

  @Test("an icon higher than the bar extends over its edge without being clipped", .rule("R-IMG-4"))
  func oversize() {
    let stage = stage { $0.image = icon(60, 120).withRenderingMode(.alwaysOriginal) }
    let bar = stage.tabs.tabBar

    #expect(button(stage).imageView.frame.height == 120)
    let middle = bar.convert(button(stage).center, to: stage.phone.window).x
    #expect(stage.phone.color(at: CGPoint(x: middle, y: bar.frame.minY - 20)) == [255, 0, 0])
    #expect(stage.phone.color(at: CGPoint(x: middle, y: bar.frame.minY - 60)) != [255, 0, 0])
  }

  @Test(
    "on a compact bar large icons shrink, small ones do not, and landscape images are unscaled",
    .rule("R-IMG-4", "M-INL-2")
  )
  func shortBar() {
    let stage = stage { $0.image = icon(25, 25) }
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(button(stage).imageView.frame.size == CGSize(width: 20, height: 20))

    let item = stage.tabs.tabBar.items?[1]
    item?.image = icon(40, 20)
    stage.advance(by: 0.1)
    #expect(button(stage).imageView.frame.size == CGSize(width: 20, height: 10))

    item?.image = icon(16, 16)
    stage.advance(by: 0.1)
    #expect(button(stage).imageView.frame.size == CGSize(width: 16, height: 16))

    item?.landscapeImagePhone = icon(24, 22)
    item?.landscapeImagePhoneInsets = UIEdgeInsets(top: 2, left: 0, bottom: -2, right: 0)
    stage.advance(by: 0.1)
    #expect(button(stage).imageView.frame.size == CGSize(width: 24, height: 22))
    #expect(abs(button(stage).imageView.frame.midY - 17.5) <= 0.5)

    stage.phone.rotate(to: .portrait)
    stage.advance(by: 1)
    #expect(button(stage).imageView.frame.size == CGSize(width: 16, height: 16))
    #expect(button(stage).imageView.frame.midY == 18)
  }

  @Test("taps do not change the size of an icon with insets", .rule("R-IMG-5"))
  func insetsStay() {
    let stage = stage {
      $0.image = icon(25, 25)
      $0.imageInsets = UIEdgeInsets(top: 6, left: 1, bottom: -6, right: 1)
    }
    let frame = button(stage).imageView.frame
    #expect(frame.size == CGSize(width: 23, height: 25))
    #expect(frame.midY == 24)

    for _ in 0..<5 {
      stage.tap("Tab 2")
      stage.tap("Tab 1")
    }

    #expect(button(stage).imageView.frame == frame)
  }

  @Test(
    "an icon without a title and a title without an icon keep their positions",
    .rule("R-IMG-6", "R-IMG-7")
  )
  func halves() {
    let iconOnly = stage {
      $0.title = nil
      $0.image = icon(25, 25)
    }
    #expect(button(iconOnly).imageView.frame.midY == 18)

    let titleOnly = stage { _ in }
    #expect(button(titleOnly).label.frame.minY == 35)
  }

  @Test(
    "a symbol without a configuration uses the bar's size, and keeps its own otherwise",
    .rule("R-IMG-8")
  )
  func symbols() throws {
    // Symbols are drawn for the current screen.
    let stage = stage { _ in }
    let plain = try #require(UIImage(systemName: "star"))
    let stated = try #require(
      UIImage(
        systemName: "star",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .thin, scale: .small)
      )
    )
    let expected = try #require(
      UIImage(
        systemName: "star",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: 18,
          weight: .medium,
          scale: .large
        )
      )
    )

    stage.tabs.tabBar.items?[1].image = plain
    stage.advance(by: 0.1)
    #expect(button(stage).imageView.frame.size == expected.size)
    stage.tap("Tab 2")
    #expect(button(stage).imageView.frame.size == expected.size)

    stage.tabs.tabBar.items?[1].image = stated
    stage.advance(by: 0.1)
    #expect(button(stage).imageView.frame.size == stated.size)
  }

  @Test("a symbol is smaller on a compact bar", .rule("R-IMG-8"))
  func compactSymbols() throws {
    let stage = stage { $0.image = UIImage(systemName: "star") }
    let regular = button(stage).imageView.frame.size
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    let expected = UIImage(
      systemName: "star",
      withConfiguration: TabBarMetrics.compactSymbolConfiguration
    )

    #expect(button(stage).imageView.frame.size == expected?.size)
    #expect((16...20).contains(button(stage).imageView.frame.height))
    stage.phone.rotate(to: .portrait)
    stage.advance(by: 1)
    #expect(button(stage).imageView.frame.size == regular)
  }

  // MARK: Titles

  @Test(
    "a title has one line, is centered, and is truncated at its end",
    .rule("R-TTL-1", "M-TTL-6")
  )
  func titles() {
    let stage = stage {
      $0.title = "A title of more words than a tab has room for\nand a second line"
    }
    let label = button(stage).label

    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.text == "A title of more words than a tab has room for")
    #expect(label.frame.width == button(stage).bounds.width)
  }

  // MARK: Badges

  @Test("a badge grows with its text, even over neighboring items", .rule("R-BDG-2"))
  func longBadge() throws {
    let stage = stage { $0.badgeValue = "a badge that is longer than its item" }
    let badge = try #require(button(stage).badgeView)
    let text = try #require(badge.subviews.first as? UILabel)

    #expect(badge.frame.width > button(stage).bounds.width)
    #expect(badge.frame.width >= text.intrinsicContentSize.width + 9)
    #expect(!button(stage).clipsToBounds && !stage.tabs.tabBar.clipsToBounds)
  }

  @Test(
    "without an icon the badge is at the item's leading edge",
    .rule("R-BDG-3")
  )
  func badgeWithoutIcon() throws {
    let stage = stage { $0.badgeValue = "1" }
    let badge = try #require(button(stage).badgeView)
    #expect(badge.frame.minX == 0)

    stage.phone.layoutDirection = .rightToLeft
    stage.advance(by: 0.1)
    #expect(badge.frame.maxX == button(stage).bounds.width)
  }

  @Test(
    "a badge is added and removed without animation, also inside animation blocks",
    .rule("R-BDG-4")
  )
  func badgeWithoutAnimation() {
    let stage = stage { $0.image = icon(25, 25) }
    let item = stage.tabs.tabBar.items?[1]

    item?.badgeValue = "1"
    stage.advance(by: 1.0 / 60)
    #expect(button(stage).badgeView?.layer.animationKeys()?.isEmpty != false)
    #expect(button(stage).badgeView?.alpha == 1)

    item?.badgeValue = nil
    stage.advance(by: 1.0 / 60)
    #expect(button(stage).badgeView == nil)
  }

  // MARK: Right-to-left layout

  @Test(
    "in right-to-left layouts the content of a button is mirrored",
    .rule("R-RTL-2"),
    arguments: [UIInterfaceOrientation.portrait, .landscapeLeft]
  )
  func mirrored(orientation: UIInterfaceOrientation) throws {
    let stage = stage {
      $0.image = icon(24, 24)
      $0.badgeValue = "1"
    }
    stage.phone.rotate(to: orientation)
    stage.advance(by: 1)
    let button = button(stage)
    let badge = try #require(button.badgeView)
    let before = [button.imageView, button.label, badge].map { $0.frame }

    stage.phone.layoutDirection = .rightToLeft
    stage.advance(by: 1)

    let after = [button.imageView, button.label, badge].map { $0.frame }
    for (left, right) in zip(before, after) {
      #expect(left.size == right.size)
      #expect(abs(left.minX + right.maxX - button.bounds.width) <= 1)
      #expect(left.minY == right.minY)
    }
  }
}
