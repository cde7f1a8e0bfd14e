import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar: light and dark mode and contrast", .rule("R-AX-23"), .releasesEverything)
@MainActor
struct TabBarColorTests {
  @Test(
    "all colors of the bar follow light and dark mode while it is shown",
    .rule("M-COL-1", "M-COL-2", "M-COL-3", "M-COL-4", "M-BDG-4", "M-HAIR-2", "M-BG-1"),
    arguments: [false, true]
  )
  func darkness(startsDark: Bool) {
    let stage = AdaptiveStage()
    if startsDark { stage.phone.userInterfaceStyle = .dark }

    for isDark in [startsDark, !startsDark, startsDark] {
      stage.phone.userInterfaceStyle = isDark ? .dark : .light
      if isDark {
        #expect(isNear(stage.icon(0), 10, 132, 255))
        #expect(isNear(stage.icon(1), 127, 127, 127))
        #expect(isNear(stage.icon(2), 74, 74, 74, by: 4))
        #expect(isNear(stage.badge, 255, 69, 58))
        #expect(isNear(stage.background, 21, 21, 21, by: 3))
        #expect(isNear(stage.hairline, 38, 38, 38, by: 3))
      } else {
        #expect(isNear(stage.icon(0), 0, 122, 255))
        #expect(isNear(stage.icon(1), 146, 146, 146))
        #expect(isNear(stage.icon(2), 198, 198, 198, by: 4))
        #expect(isNear(stage.badge, 255, 59, 48))
        #expect(isNear(stage.background, 249, 249, 249, by: 3))
        #expect(isNear(stage.hairline, 178, 178, 178, by: 3))
      }
    }
  }

  @Test("with increased contrast colors and hairline are stronger", .rule("R-AX-20"))
  func contrast() {
    let stage = AdaptiveStage()

    stage.phone.increasesContrast = true
    #expect(isNear(stage.icon(0), 0, 64, 221))
    #expect(isNear(stage.icon(1), 108, 108, 112))
    #expect(isNear(stage.badge, 215, 0, 21))
    #expect(isNear(stage.hairline, 102, 102, 102, by: 3))

    stage.phone.userInterfaceStyle = .dark
    #expect(isNear(stage.icon(0), 64, 156, 255))
    #expect(isNear(stage.icon(1), 174, 174, 178))
    #expect(isNear(stage.badge, 255, 105, 97))
    #expect(isNear(stage.hairline, 128, 128, 128, by: 3))

    stage.phone.increasesContrast = false
    #expect(isNear(stage.icon(0), 10, 132, 255))
    #expect(isNear(stage.icon(1), 127, 127, 127))
  }

  @Test("with reduced transparency nothing is visible through the bar", .rule("R-AX-21"))
  func transparency() {
    let stage = AdaptiveStage()
    stage.page.view.backgroundColor = .red
    stage.phone.advance(by: 0.1)
    let through = stage.background
    #expect(through[0] > through[1])

    stage.phone.reducesTransparency = true
    #expect(isNear(stage.background, 249, 249, 249, by: 0))
    stage.phone.userInterfaceStyle = .dark
    #expect(isNear(stage.background, 22, 22, 22, by: 0))

    stage.phone.userInterfaceStyle = .light
    stage.phone.reducesTransparency = false
    #expect(stage.background == through)
  }

  @Test("with increased contrast the content is half as visible through the bar", .rule("R-AX-20"))
  func contrastAndBlur() {
    let stage = AdaptiveStage()
    stage.page.view.backgroundColor = .black
    stage.phone.advance(by: 0.1)
    let before = 249 - stage.background[0]

    stage.phone.increasesContrast = true

    #expect(before > 10)
    #expect(abs(2 * (249 - stage.background[0]) - before) <= 2)
  }

  @Test("dynamic colors in appearance objects are updated")
  func appearanceObjects() {
    let stage = AdaptiveStage()
    let adapting = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .purple }
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .green }
    appearance.shadowColor = adapting
    appearance.stackedLayoutAppearance.normal.iconColor = adapting
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = adapting
    stage.bar.standardAppearance = appearance

    for (style, colour, ground) in [
      (UIUserInterfaceStyle.dark, [255, 255, 0], [0, 0, 255]),
      (.light, [128, 0, 128], [0, 255, 0]),
    ] {
      stage.phone.userInterfaceStyle = style
      #expect(isNear(stage.icon(1), colour[0], colour[1], colour[2]))
      #expect(isNear(stage.badge, colour[0], colour[1], colour[2]))
      #expect(isNear(stage.hairline, colour[0], colour[1], colour[2]))
      #expect(isNear(stage.background, ground[0], ground[1], ground[2]))
    }
  }

  @Test("dynamic colors in legacy properties are updated")
  func olderProperties() {
    let stage = AdaptiveStage()
    stage.bar.isTranslucent = false
    stage.bar.barTintColor = .systemBackground
    stage.bar.unselectedItemTintColor = .label
    stage.bar.tintColor = .systemRed

    stage.phone.userInterfaceStyle = .dark
    #expect(isNear(stage.background, 0, 0, 0))
    #expect(isNear(stage.icon(1), 255, 255, 255))
    #expect(isNear(stage.icon(0), 255, 69, 58))

    stage.phone.userInterfaceStyle = .light
    #expect(isNear(stage.background, 255, 255, 255))
    #expect(isNear(stage.icon(1), 0, 0, 0))
    #expect(isNear(stage.icon(0), 255, 59, 48))
  }

  @Test("a bar can be dark by its style or by its overrideUserInterfaceStyle", .rule("M-COL-5"))
  func darkBar() {
    let stage = AdaptiveStage()

    stage.bar.barStyle = .black
    stage.phone.advance(by: 0.1)
    #expect(stage.background.allSatisfy { $0 < 50 })

    stage.bar.barStyle = .default
    stage.bar.overrideUserInterfaceStyle = .dark
    stage.phone.advance(by: 0.1)
    #expect(stage.background.allSatisfy { $0 < 50 })
    #expect(isNear(stage.icon(0), 10, 132, 255))
    #expect(isNear(stage.icon(1), 127, 127, 127))

    stage.bar.overrideUserInterfaceStyle = .unspecified
    stage.phone.advance(by: 0.1)
    #expect(isNear(stage.background, 249, 249, 249, by: 3))
  }

  @Test("a change of the bar redraws only the bar")
  func damage() throws {
    let stage = AdaptiveStage()
    _ = stage.damage()
    #expect(stage.damage() == nil)

    stage.bar.overrideUserInterfaceStyle = .dark
    let dark = try #require(stage.damage())
    #expect(dark.minY >= stage.bar.frame.minY - 1)

    stage.bar.tintColor = .systemPink
    let tint = try #require(stage.damage())
    #expect(tint.minY >= stage.bar.frame.minY - 1)
    #expect(tint.maxX <= stage.bar.bounds.width / 4)

    stage.bar.semanticContentAttribute = .forceRightToLeft
    let mirrored = try #require(stage.damage())
    #expect(mirrored.minY >= stage.bar.frame.minY - 1)
    #expect(stage.damage() == nil)
  }

  @Test("everything is released after changes of traits")
  func release() {
    expectReleased {
      let stage = AdaptiveStage()
      for _ in 0..<3 {
        stage.phone.userInterfaceStyle = .dark
        stage.phone.increasesContrast = true
        stage.phone.reducesTransparency = true
        stage.phone.layoutDirection = .rightToLeft
        stage.phone.userInterfaceStyle = .light
        stage.phone.increasesContrast = false
        stage.phone.reducesTransparency = false
        stage.phone.layoutDirection = .leftToRight
      }
      #expect(isNear(stage.background, 249, 249, 249, by: 3))
      return [stage.tabs, stage.bar, stage.page]
    }
  }
}

@Suite("Tab bar: tint color below a sheet", .rule("R-TINT-1")) @MainActor
struct TabBarTintTests {
  @Test("the selected item is gray while a sheet is shown, and tinted again afterwards")
  func card() {
    let stage = AdaptiveStage()
    let card = UIViewController()

    stage.tabs.present(card, animated: false)
    stage.phone.advance(by: 0.1)
    let color = stage.bar.row.buttons[0].imageView.tintColor.cgColor
    #expect(color.red == color.green && color.green == color.blue)
    #expect(stage.bar.tintAdjustmentMode == .dimmed)
    #expect(card.view.tintAdjustmentMode == .normal)

    card.dismiss(animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.bar.tintAdjustmentMode == .normal)
    #expect(isNear(stage.icon(0), 0, 122, 255))
  }

  @Test("the selected item fades to gray with the shade of an alert", .rule("R-TINT-2"))
  func fade() {
    let stage = AdaptiveStage()
    stage.phone.advance(by: 0.1)
    UIView.animate(withDuration: 1) { stage.bar.tintAdjustmentMode = .dimmed }
    stage.phone.advance(by: 0.1)
    #expect(difference(stage.icon(0)) > 200)
    stage.phone.advance(by: 0.4)
    #expect((40..<220).contains(difference(stage.icon(0))))
    stage.phone.advance(by: 1)
    #expect(difference(stage.icon(0)) == 0)

    /// Returns how much more blue than red a color contains.
    func difference(_ color: [Int]) -> Int { color[2] - color[0] }
  }

  @Test("the dimmed tint color follows light and dark mode")
  func darkness() {
    let stage = AdaptiveStage()
    stage.bar.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    stage.bar.tintAdjustmentMode = .dimmed
    stage.phone.advance(by: 0.1)
    #expect(isNear(stage.icon(0), 0, 0, 0))

    stage.phone.userInterfaceStyle = .dark
    #expect(isNear(stage.icon(0), 255, 255, 255))
  }

  @Test("the dimmed tint color has the luminance of the tint color", .rule("R-VIEW-50"))
  func dimmedLuminance() {
    let view = UIView()
    view.tintAdjustmentMode = .dimmed
    func gray(_ color: UIColor) -> CGFloat {
      view.tintColor = color
      return view.tintColor.cgColor.red * 255
    }

    #expect(abs(gray(UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)) - 134) < 1.5)
    #expect(abs(gray(UIColor(red: 0, green: 1, blue: 0, alpha: 1)) - 220) < 1.5)
    #expect(abs(gray(UIColor(white: 0.4, alpha: 1)) - 102) < 0.5)
  }

  @Test("a tint adjustment mode set by the app is kept")
  func ownMode() {
    let stage = AdaptiveStage()
    stage.tabs.view.tintAdjustmentMode = .normal
    stage.tabs.present(UIViewController(), animated: false)
    #expect(stage.bar.tintAdjustmentMode == .normal)

    stage.tabs.dismiss(animated: false)
    stage.tabs.view.tintAdjustmentMode = .dimmed
    stage.tabs.present(UIViewController(), animated: false)
    stage.tabs.dismiss(animated: false)
    #expect(stage.bar.tintAdjustmentMode == .dimmed)
  }

  @Test("dismissing two sheets together restores the tint color")
  func twoCards() {
    let stage = AdaptiveStage()
    let card = UIViewController()
    stage.tabs.present(card, animated: false)
    card.present(UIViewController(), animated: false)
    #expect(card.view.tintAdjustmentMode == .dimmed)

    stage.tabs.dismiss(animated: false)
    #expect(stage.bar.tintAdjustmentMode == .normal)
  }
}
