import TestSupport
import Testing

@testable import UIKitCore

@Suite("Appearance resolution: who decides how an item looks") @MainActor
struct AppearanceResolutionTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func resolution(_ change: (UITabBarItemAppearance) -> Void = { _ in })
    -> AppearanceResolution
  {
    let appearance = UITabBarItemAppearance()
    change(appearance)
    return AppearanceResolution(appearance: appearance, tintColor: .systemBlue)
  }

  @Test("nothing set gives tint, grey and half of it", .rule("M-COL-1", "M-COL-2", "M-COL-4"))
  func defaults() {
    let resolution = resolution()
    let grey = UIColor(white: 146 / 255, alpha: 1)

    #expect(resolution.look(in: .selected, item: .init()).iconColor == .systemBlue)
    #expect(resolution.look(in: .selected, item: .init()).titleColor == .systemBlue)
    #expect(
      resolution.look(in: .normal, item: .init()).iconColor.resolvedColor(with: light) == grey
    )
    let disabled = resolution.look(in: .disabled, item: .init()).titleColor.resolvedColor(
      with: light
    )
    #expect(disabled == grey.withAlphaComponent(0.5))
    #expect(resolution.look(in: .normal, item: .init()).titleFont.pointSize == 10)
    #expect(resolution.look(in: .normal, item: .init()).badgeColor == .systemRed)
    #expect(resolution.look(in: .normal, item: .init()).badgeTextColor == .white)
  }

  @Test("the layout decides the size of titles")
  func titleSizes() {
    for (style, size) in [
      (UITabBarItemAppearance.Style.stacked, 10.0), (.inline, 13), (.compactInline, 12),
    ] {
      let resolution = AppearanceResolution(
        appearance: UITabBarItemAppearance(style: style),
        tintColor: .systemBlue
      )

      #expect(resolution.look(in: .normal, item: .init()).titleFont.pointSize == CGFloat(size))
    }
  }

  @Test(
    "the state's attributes win over the item's, the item's over the default",
    .rule("R-APP-10")
  )
  func order() {
    var item = AppearanceResolution.ItemWishes()
    item.titleAttributes = [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 14)]
    let plain = resolution()
    let own = resolution { $0.selected.titleTextAttributes = [.foregroundColor: UIColor.purple] }

    #expect(plain.look(in: .selected, item: item).titleColor == .green)
    #expect(own.look(in: .selected, item: item).titleColor == .purple)
    #expect(own.look(in: .selected, item: item).titleFont.pointSize == 14)
    #expect(own.look(in: .normal, item: item).titleColor == .green)
  }

  @Test("an icon colour beats the tint, in its state alone")
  func iconColor() {
    let resolution = resolution { $0.selected.iconColor = .brown }

    #expect(resolution.look(in: .selected, item: .init()).iconColor == .brown)
    #expect(resolution.look(in: .selected, item: .init()).titleColor == .systemBlue)
    #expect(resolution.look(in: .normal, item: .init()).iconColor != .brown)
  }

  @Test("a font for the normal state serves all states, a colour does not")
  func carriedFont() {
    let resolution = resolution {
      $0.normal.titleTextAttributes = [
        .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.green,
      ]
    }

    let selected = resolution.look(in: .selected, item: .init())
    #expect(selected.titleFont.pointSize == 15)
    #expect(selected.titleColor == .systemBlue)
  }

  @Test("a badge takes the state's colour, else the item's")
  func badgeColor() {
    var item = AppearanceResolution.ItemWishes()
    item.badgeColor = .green
    let plain = resolution()
    let own = resolution { $0.normal.badgeBackgroundColor = .cyan }

    #expect(plain.look(in: .normal, item: item).badgeColor == .green)
    #expect(own.look(in: .normal, item: item).badgeColor == .cyan)
  }

  @Test("grey gives way to the colour for unselected items", .rule("R-LEG-5"))
  func unselectedColor() {
    var resolution = resolution()
    resolution.unselectedColor = .brown

    #expect(resolution.look(in: .normal, item: .init()).titleColor == .brown)
    #expect(resolution.look(in: .normal, item: .init()).iconColor == .brown)
    #expect(resolution.look(in: .selected, item: .init()).iconColor == .systemBlue)
  }

  @Test("titles move by the state's offset, else by the item's")
  func offsets() {
    var item = AppearanceResolution.ItemWishes()
    item.titleOffset = UIOffset(horizontal: 1, vertical: 2)
    let own = resolution {
      $0.normal.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    }

    #expect(own.look(in: .normal, item: item).titleOffset == UIOffset(horizontal: 5, vertical: 0))
    #expect(own.look(in: .selected, item: item).titleOffset == UIOffset(horizontal: 1, vertical: 2))
  }
}
