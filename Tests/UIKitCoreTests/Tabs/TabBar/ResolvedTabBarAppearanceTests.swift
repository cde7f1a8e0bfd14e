import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: metrics and colors", .releasesEverything) @MainActor
struct ResolvedTabBarAppearanceTests {
  private func icon(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func buttons(_ stage: Stage) -> [UITabBarButton] { stage.tabs.tabBar.row.buttons }

  // MARK: Heights

  @Test("the bar is 49 points high, and 83 over a home indicator", .rule("M-H-1"))
  func heights() {
    #expect(Stage(tabs: 2, on: .iPhoneSE).tabs.tabBar.frame.height == 49)
    #expect(Stage(tabs: 2, on: .iPhone15).tabs.tabBar.frame.height == 83)
  }

  @Test(
    "on a phone in landscape the bar is 32 points high plus the home indicator",
    .rule("M-H-2", "R-LAY-2")
  )
  func landscapeHeight() {
    let stage = Stage(tabs: 2, on: .iPhone15)

    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    let bottom = stage.phone.window.safeAreaInsets.bottom
    #expect(stage.tabs.tabBar.frame.height == 32 + bottom)
    #expect(buttons(stage)[0].frame.height == 31)
    let button = buttons(stage)[0]
    #expect(abs(button.label.frame.midY - 15.5) <= 0.5)
  }

  @Test("a tablet's bar is 50 points high", .rule("M-H-4", "R-LAY-5"))
  func padHeight() {
    let stage = Stage(tabs: 4, on: .iPadPro11)
    let bottom = stage.phone.window.safeAreaInsets.bottom

    #expect(stage.tabs.tabBar.frame.height == 50 + bottom)
    let frames = buttons(stage).map(\.frame)
    let middle = (frames[0].minX + frames[3].maxX) / 2
    #expect(abs(middle - stage.tabs.view.bounds.midX) <= 1)
    #expect(frames[0].minX > 100)
  }

  @Test(
    "a standalone bar's fitting height is 49 points plus the window's bottom inset",
    .rule("R-LAY-10")
  )
  func fittingSize() {
    let phone = Simulator(.iPhone15)
    let bar = UITabBar()
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 49))

    phone.window.addSubview(bar)
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 83)
  }

  // MARK: Buttons

  @Test("buttons of a visible bar have the measured frames", .rule("M-BTN-1"))
  func buttonFrames() {
    let stage = Stage(tabs: 5, on: .iPhoneSE)

    let width = stage.tabs.view.bounds.width
    let expected = (0..<5).map {
      DockedTabBarLayout(size: CGSize(width: width, height: 49), count: 5).buttonFrame(at: $0)
    }
    #expect(buttons(stage).map(\.frame) == expected)
  }

  @Test("in right-to-left layouts the first item is rightmost", .rule("R-RTL-1"))
  func rightToLeft() {
    let stage = Stage(tabs: 3)
    let before = buttons(stage).map(\.frame)

    stage.phone.layoutDirection = .rightToLeft
    stage.advance(by: 0.1)

    #expect(buttons(stage).map(\.frame) == before.reversed())
    stage.tap("Tab 2")
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("a tap anywhere in a button's touch area selects its tab", .rule("R-IN-1"))
  func touchArea() {
    let stage = Stage(tabs: 3, on: .iPhoneSE)
    let bar = stage.tabs.tabBar.frame

    stage.phone.tap(at: CGPoint(x: bar.width - 1, y: bar.minY + 0.5))
    #expect(stage.tabs.selectedIndex == 2)

    stage.phone.tap(at: CGPoint(x: bar.width / 3 + 1, y: bar.maxY - 0.5))
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("icon and title are at the measured positions", .rule("M-ICO-4", "M-TTL-1", "M-TTL-4"))
  func content() throws {
    let stage = Stage(tabs: 4, on: .iPhoneSE)
    stage.tabs.tabBar.items?[0].image = icon(25)
    stage.advance(by: 0.1)
    let button = buttons(stage)[0]

    #expect(button.imageView.frame.size == CGSize(width: 25, height: 25))
    #expect(button.imageView.frame.minY == 5.5)
    #expect(abs(button.imageView.frame.midX - button.bounds.midX) <= 0.5)
    #expect(button.label.frame.minY == 35)
    #expect(button.label.frame.height == 12)
    #expect(abs(button.label.frame.midX - button.bounds.midX) <= 0.25)
    #expect(button.label.font.pointSize == 10)
  }

  // MARK: Badges

  @Test(
    "a badge is a red capsule at the icon's corner",
    .rule("M-BDG-1", "M-BDG-2", "M-BDG-3", "M-BDG-4", "M-BDG-5")
  )
  func badge() throws {
    let stage = Stage(tabs: 2)
    let item = try #require(stage.tabs.tabBar.items?[1])
    item.image = icon(24)
    item.badgeValue = "1"
    stage.advance(by: 0.1)
    let button = buttons(stage)[1]
    let badge = try #require(button.badgeView)

    #expect(badge.superview === button)
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
    #expect(badge.frame.minY == 2)
    #expect(badge.frame.minX == button.imageView.frame.maxX - 5)
    #expect(badge.layer.cornerRadius == 9)
    #expect(badge.backgroundColor == .systemRed)
    #expect(!badge.isUserInteractionEnabled)
    let label = try #require(badge.subviews.first as? UILabel)
    #expect(label.textColor == .white)
    #expect(label.font.pointSize == 13)

    item.badgeValue = "New"
    item.badgeColor = .blue
    stage.advance(by: 0.1)
    #expect(badge.frame.width == (label.intrinsicContentSize.width + 10).rounded())
    #expect(badge.backgroundColor == .blue)

    item.badgeValue = ""
    stage.advance(by: 0.1)
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
  }

  // MARK: Colors and background

  @Test(
    "selected items use the tint color, others gray, disabled ones gray with half opacity",
    .rule("M-COL-1", "M-COL-2", "M-COL-4")
  )
  func colors() throws {
    let stage = Stage(tabs: 3)
    stage.tabs.tabBar.items?[2].isEnabled = false
    stage.advance(by: 0.1)
    let buttons = buttons(stage)
    let grey = UIColor(red: 146 / 255, green: 146 / 255, blue: 146 / 255, alpha: 1)

    #expect(buttons[0].label.textColor == .systemBlue)
    #expect(buttons[0].imageView.tintColor == .systemBlue)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(buttons[1].label.textColor.resolvedColor(with: light) == grey)
    #expect(buttons[1].imageView.tintColor.resolvedColor(with: light) == grey)
    #expect(buttons[2].label.textColor.resolvedColor(with: light).cgColor.alpha == 0.5)

    stage.tabs.tabBar.tintColor = .orange
    stage.advance(by: 0.1)
    #expect(buttons[0].label.textColor == .orange)

    stage.tap("Tab 2")
    #expect(buttons[1].label.textColor == .orange)
    #expect(buttons[0].label.textColor.resolvedColor(with: light) == grey)
  }

  @Test(
    "icons are templates unless their rendering mode is alwaysOriginal",
    .rule("R-IMG-1", "R-IMG-2")
  )
  func renderingModes() throws {
    let stage = Stage(tabs: 2)
    let automatic = icon(24)
    let original = icon(24).withRenderingMode(.alwaysOriginal)
    stage.tabs.tabBar.items?[0].image = automatic
    stage.tabs.tabBar.items?[1].image = original
    stage.advance(by: 0.1)
    let buttons = buttons(stage)

    #expect(buttons[0].imageView.image?.renderingMode == .alwaysTemplate)
    #expect(buttons[1].imageView.image === original)

    let template = buttons[0].imageView.image
    stage.tap("Tab 2")
    #expect(buttons[0].imageView.image === template)
  }

  @Test("the selected image is shown while selected, else the image", .rule("R-IMG-3"))
  func selectedImage() {
    let stage = Stage(tabs: 2)
    let images = [icon(20), icon(22)].map { $0.withRenderingMode(.alwaysOriginal) }
    stage.tabs.tabBar.items?[0].image = images[0]
    stage.tabs.tabBar.items?[0].selectedImage = images[1]
    stage.advance(by: 0.1)
    #expect(buttons(stage)[0].imageView.image === images[1])

    stage.tap("Tab 2")
    #expect(buttons(stage)[0].imageView.image === images[0])
  }

  @Test("a hairline of one pixel is directly above the bar", .rule("M-HAIR-1"))
  func hairline() throws {
    for (device, scale) in [(Device.iPhoneSE, 2.0), (.iPhone15, 3)] {
      let stage = Stage(tabs: 2, on: device)
      stage.tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
      stage.advance(by: 0.1)
      let shadow = try #require(stage.tabs.tabBar.backgroundView.shadowView)

      #expect(abs(shadow.frame.height - 1 / scale) < 0.001)
      #expect(abs(shadow.frame.minY + 1 / scale) < 0.001)
      #expect(shadow.frame.width == stage.tabs.tabBar.bounds.width)
    }
  }

  @Test("the background is the chrome material and as large as the bar", .rule("M-BG-1"))
  func background() throws {
    let stage = Stage(tabs: 2)
    stage.tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    stage.advance(by: 0.1)
    let background = stage.tabs.tabBar.backgroundView

    #expect(background.frame == stage.tabs.tabBar.bounds)
    #expect(background.effectView?.frame == background.bounds)
    #expect(background.imageView == nil)
  }

  @Test("a background image is tiled and replaces the blur", .rule("R-LEG-2"))
  func tiledBackground() throws {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let stripes = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    stage.tabs.tabBar.backgroundImage = stripes
    stage.advance(by: 0.1)

    #expect(stage.tabs.tabBar.backgroundView.effectView == nil)
    let pixels = try #require(stage.phone.screenshot().pixels)
    let reds = stride(from: 5, to: 100, by: 10).map { x in
      let row = (Int(stage.tabs.tabBar.frame.minY) + 2) * 2
      let color = pixels.color(x * 2, row)
      return color[0] > 200 && color[2] < 50
    }
    #expect(reds == [true, false, true, false, true, false, true, false, true, false])
  }

  // MARK: Unusual titles and images

  @Test(
    "any title stays inside its button",
    .rule("R-BAD-4", "R-BAD-5", "R-BAD-6"),
    arguments: [
      "", String(repeating: "Long ", count: 200), "👩‍👩‍👧‍👦🏳️‍🌈", "المفضلة", "频道一", "a\nb\nc", "\u{0}\u{7}",
    ]
  )
  func oddTitles(title: String) {
    let stage = Stage(titles: [title, "Other"])
    let button = buttons(stage)[0]

    #expect(button.label.frame.minX >= 0)
    #expect(button.label.frame.maxX <= button.bounds.width)
    stage.tap("Other")
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("a huge icon stays centered and does not change the layout", .rule("R-BAD-3"))
  func hugeIcon() {
    let stage = Stage(tabs: 3)
    let frames = buttons(stage).map(\.frame)
    stage.tabs.tabBar.items?[0].image = icon(2_000)
    stage.advance(by: 0.1)

    #expect(buttons(stage).map(\.frame) == frames)
    #expect(buttons(stage)[0].imageView.frame.midY == 18)
  }
}
