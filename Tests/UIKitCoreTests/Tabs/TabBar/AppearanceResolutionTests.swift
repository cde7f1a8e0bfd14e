import TestSupport
import Testing

@testable import UIKitCore

@Suite("Appearance resolution") @MainActor
struct AppearanceResolutionTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func resolution(_ change: (UITabBarItemAppearance) -> Void = { _ in })
    -> AppearanceResolution
  {
    let appearance = UITabBarItemAppearance()
    change(appearance)
    return AppearanceResolution(appearance: appearance, tintColor: .systemBlue)
  }

  @Test(
    "the defaults are the tint color, gray, and gray with half opacity",
    .rule("M-COL-1", "M-COL-2", "M-COL-4")
  )
  func defaults() {
    let resolution = resolution()
    let grey = UIColor(white: 146 / 255, alpha: 1)

    #expect(resolution.appearance(in: .selected, item: .init()).iconColor == .systemBlue)
    #expect(resolution.appearance(in: .selected, item: .init()).titleColor == .systemBlue)
    #expect(
      resolution.appearance(in: .normal, item: .init()).iconColor.resolvedColor(with: light) == grey
    )
    let disabled = resolution.appearance(in: .disabled, item: .init()).titleColor.resolvedColor(
      with: light
    )
    #expect(disabled == grey.withAlphaComponent(0.5))
    #expect(resolution.appearance(in: .normal, item: .init()).titleFont.pointSize == 10)
    #expect(resolution.appearance(in: .normal, item: .init()).badgeColor == .systemRed)
    #expect(resolution.appearance(in: .normal, item: .init()).badgeTextColor == .white)
  }

  @Test("the layout determines the font size of titles")
  func titleSizes() {
    for (style, size) in [
      (UITabBarItemAppearance.Style.stacked, 10.0), (.inline, 13), (.compactInline, 12),
    ] {
      let resolution = AppearanceResolution(
        appearance: UITabBarItemAppearance(style: style),
        tintColor: .systemBlue
      )

      #expect(
        resolution.appearance(in: .normal, item: .init()).titleFont.pointSize == CGFloat(size)
      )
    }
  }

  @Test(
    "the state's attributes precede the item's, and the item's precede the default",
    .rule("R-APP-10")
  )
  func titleOrder() {
    var item = AppearanceResolution.ItemAttributes()
    item.titleAttributes = [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 14)]
    let plain = resolution()
    let own = resolution { $0.selected.titleTextAttributes = [.foregroundColor: UIColor.purple] }

    #expect(plain.appearance(in: .selected, item: item).titleColor == .green)
    #expect(own.appearance(in: .selected, item: item).titleColor == .purple)
    #expect(own.appearance(in: .selected, item: item).titleFont.pointSize == 14)
    #expect(own.appearance(in: .normal, item: item).titleColor == .green)
  }

  @Test("an icon color precedes the tint color, in its state only")
  func iconColor() {
    let resolution = resolution { $0.selected.iconColor = .brown }

    #expect(resolution.appearance(in: .selected, item: .init()).iconColor == .brown)
    #expect(resolution.appearance(in: .selected, item: .init()).titleColor == .systemBlue)
    #expect(resolution.appearance(in: .normal, item: .init()).iconColor != .brown)
  }

  @Test("the font of the normal state applies to all states, its color does not")
  func carriedFont() {
    let resolution = resolution {
      $0.normal.titleTextAttributes = [
        .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.green,
      ]
    }

    let selected = resolution.appearance(in: .selected, item: .init())
    #expect(selected.titleFont.pointSize == 15)
    #expect(selected.titleColor == .systemBlue)
  }

  @Test("a badge uses the state's color, else the item's")
  func badgeColor() {
    var item = AppearanceResolution.ItemAttributes()
    item.badgeColor = .green
    let plain = resolution()
    let own = resolution { $0.normal.badgeBackgroundColor = .cyan }

    #expect(plain.appearance(in: .normal, item: item).badgeColor == .green)
    #expect(own.appearance(in: .normal, item: item).badgeColor == .cyan)
  }

  @Test("unselectedItemTintColor replaces the default gray", .rule("R-LEG-5"))
  func unselectedColor() {
    var resolution = resolution()
    resolution.unselectedColor = .brown

    #expect(resolution.appearance(in: .normal, item: .init()).titleColor == .brown)
    #expect(resolution.appearance(in: .normal, item: .init()).iconColor == .brown)
    #expect(resolution.appearance(in: .selected, item: .init()).iconColor == .systemBlue)
  }

  @Test("titles are moved by the state's offset, else by the item's")
  func offsets() {
    var item = AppearanceResolution.ItemAttributes()
    item.titleOffset = UIOffset(horizontal: 1, vertical: 2)
    let own = resolution {
      $0.normal.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    }

    #expect(
      own.appearance(in: .normal, item: item).titleOffset == UIOffset(horizontal: 5, vertical: 0)
    )
    #expect(
      own.appearance(in: .selected, item: item).titleOffset == UIOffset(horizontal: 1, vertical: 2)
    )
  }

  // MARK: States

  @Test("the disabled state precedes focused, and focused precedes selected", .rule("R-APP-9"))
  func order() {
    typealias State = AppearanceResolution.State
    for (enabled, selected, focused, state) in [
      (true, false, false, State.normal), (true, true, false, .selected),
      (true, false, true, .focused), (true, true, true, .focused),
      (false, false, false, .disabled), (false, true, true, .disabled),
    ] {
      #expect(State(isEnabled: enabled, isSelected: selected, isFocused: focused) == state)
    }
  }

  @Test(
    "values of the normal state are not used by other states",
    .rule("R-APP-9"),
    arguments: [AppearanceResolution.State.selected, .disabled, .focused]
  )
  func noFallback(state: AppearanceResolution.State) {
    let resolution = resolution {
      $0.normal.titleTextAttributes = [.foregroundColor: UIColor.green, .kern: 2]
      $0.normal.iconColor = .green
      $0.normal.titlePositionAdjustment.vertical = 3
      $0.normal.badgeBackgroundColor = .green
      $0.normal.badgePositionAdjustment.horizontal = 3
      $0.normal.badgeTitlePositionAdjustment.horizontal = 3
      $0.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }

    let look = resolution.appearance(in: state, item: .init())
    let untouched = AppearanceResolution(
      appearance: UITabBarItemAppearance(),
      tintColor: .systemBlue
    ).appearance(in: state, item: .init())

    #expect(
      look.iconColor.resolvedColor(with: light) == untouched.iconColor.resolvedColor(with: light)
    )
    #expect(
      look.titleColor.resolvedColor(with: light) == untouched.titleColor.resolvedColor(with: light)
    )
    #expect(look.titleAttributes.isEmpty)
    #expect(look.titleOffset == .zero)
    #expect(look.badgeColor == .systemRed)
    #expect(look.badgeOffset == .zero)
    #expect(look.badgeTitleOffset == .zero)
    #expect(look.badgeTextColor == .white)
  }

  @Test(
    "each state uses its own values",
    .rule("R-APP-9"),
    arguments: AppearanceResolution.State.allCases
  )
  func blocks(state: AppearanceResolution.State) {
    let resolution = resolution {
      for (block, color) in [
        ($0.normal, UIColor.red), ($0.selected, .green), ($0.disabled, .blue), ($0.focused, .brown),
      ] {
        block.iconColor = color
        block.badgeBackgroundColor = color
        block.titleTextAttributes = [.foregroundColor: color]
        block.badgeTextAttributes = [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 9)]
        block.badgePositionAdjustment.vertical = 2
        block.badgeTitlePositionAdjustment.vertical = 1
      }
    }
    let color: UIColor =
      switch state {
      case .normal: .red
      case .selected: .green
      case .disabled: .blue
      case .focused: .brown
      }

    let look = resolution.appearance(in: state, item: .init())

    #expect(look.iconColor == color)
    #expect(look.titleColor == color)
    #expect(look.badgeColor == color)
    #expect(look.badgeTextColor == color)
    #expect(look.badgeFont.pointSize == 9)
    #expect(look.badgeOffset.vertical == 2)
    #expect(look.badgeTitleOffset.vertical == 1)
  }

  @Test("a focused item uses the tint color", .rule("R-APP-9"))
  func focusedDefault() {
    #expect(resolution().appearance(in: .focused, item: .init()).iconColor == .systemBlue)
    #expect(resolution().appearance(in: .focused, item: .init()).titleColor == .systemBlue)
  }

  @Test(
    "the badge font of the normal state applies to all states, from item or appearance",
    .rule("R-APP-9")
  )
  func carriedBadgeFont() {
    var item = AppearanceResolution.ItemAttributes()
    item.normalBadgeAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    let own = resolution { $0.normal.badgeTextAttributes = [.font: UIFont.systemFont(ofSize: 8)] }

    #expect(resolution().appearance(in: .selected, item: item).badgeFont.pointSize == 9)
    #expect(own.appearance(in: .selected, item: item).badgeFont.pointSize == 8)
  }

  // MARK: Legacy properties of the item

  @Test(
    "an item's own attributes are used for values that the state does not set",
    .rule("R-LEG-6")
  )
  func ownAttributes() {
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    item.setTitleTextAttributes([.foregroundColor: UIColor.green, .kern: 2], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
    let own = resolution { $0.normal.titleTextAttributes = [.foregroundColor: UIColor.purple] }

    #expect(
      resolution().appearance(in: .normal, item: item.itemAttributes(for: .normal)).titleColor
        == .green
    )
    #expect(
      resolution().appearance(in: .selected, item: item.itemAttributes(for: .selected)).titleColor
        == .brown
    )
    let look = own.appearance(in: .normal, item: item.itemAttributes(for: .normal))
    #expect(look.titleColor == .purple)
    #expect(look.titleAttributes[.kern] as? Int == 2)
  }

  @Test(
    "an item's badge attributes are used for values that the state does not set",
    .rule("R-LEG-9"),
    .member("UITabBarItem.badgeColor", "UITabBarItem.setBadgeTextAttributes")
  )
  func ownBadge() {
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    item.badgeColor = .green
    item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
    let own = resolution {
      $0.selected.badgeBackgroundColor = .cyan
      $0.selected.badgeTextAttributes = [.foregroundColor: UIColor.blue]
    }

    let normal = resolution().appearance(in: .normal, item: item.itemAttributes(for: .normal))
    #expect(normal.badgeColor == .green)
    #expect(normal.badgeTextColor == .black)
    let selected = resolution().appearance(in: .selected, item: item.itemAttributes(for: .selected))
    #expect(selected.badgeTextColor == .brown)
    let ruled = own.appearance(in: .selected, item: item.itemAttributes(for: .selected))
    #expect(ruled.badgeColor == .cyan)
    #expect(ruled.badgeTextColor == .blue)
  }
}
