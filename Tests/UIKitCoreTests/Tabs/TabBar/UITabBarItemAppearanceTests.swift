import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@Suite("UITabBarItemAppearance") @MainActor
struct UITabBarItemAppearanceTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  private func states(_ appearance: UITabBarItemAppearance) -> [UITabBarItemStateAppearance] {
    [appearance.normal, appearance.selected, appearance.disabled, appearance.focused]
  }

  // MARK: Defaults

  @Test(
    "new states have no values",
    .rule("R-APP-9"),
    .defaults(
      "UITabBarItemAppearance.normal",
      "UITabBarItemAppearance.selected",
      "UITabBarItemAppearance.disabled",
      "UITabBarItemAppearance.focused",
      "UITabBarItemStateAppearance.titleTextAttributes",
      "UITabBarItemStateAppearance.titlePositionAdjustment",
      "UITabBarItemStateAppearance.iconColor",
      "UITabBarItemStateAppearance.badgePositionAdjustment",
      "UITabBarItemStateAppearance.badgeBackgroundColor",
      "UITabBarItemStateAppearance.badgeTextAttributes",
      "UITabBarItemStateAppearance.badgeTitlePositionAdjustment"
    )
  )
  func defaults() {
    for state in states(UITabBarItemAppearance()) {
      #expect(state.titleTextAttributes.isEmpty)
      #expect(state.titlePositionAdjustment == .zero)
      #expect(state.iconColor == nil)
      #expect(state.badgePositionAdjustment == .zero)
      #expect(state.badgeBackgroundColor == nil)
      #expect(state.badgeTextAttributes.isEmpty)
      #expect(state.badgeTitlePositionAdjustment == .zero)
    }
  }

  @Test(
    "the default style is stacked, and different styles are unequal",
    .rule("R-APP-20"),
    .member(
      "UITabBarItemAppearance.init",
      "UITabBarItemAppearance.Style.stacked",
      "UITabBarItemAppearance.Style.inline",
      "UITabBarItemAppearance.Style.compactInline"
    )
  )
  func styles() {
    #expect(UITabBarItemAppearance() == UITabBarItemAppearance(style: .stacked))
    #expect(UITabBarItemAppearance() != UITabBarItemAppearance(style: .inline))
    #expect(
      UITabBarItemAppearance(style: .inline) != UITabBarItemAppearance(style: .compactInline)
    )
    #expect(UITabBarItemAppearance.Style.stacked.rawValue == 0)
    #expect(UITabBarItemAppearance.Style.inline.rawValue == 1)
    #expect(UITabBarItemAppearance.Style.compactInline.rawValue == 2)
  }

  // MARK: States

  @Test(
    "states are the same objects each time and independent",
    .rule("R-APP-22"),
    .member(
      "UITabBarItemAppearance.normal",
      "UITabBarItemAppearance.selected",
      "UITabBarItemAppearance.disabled",
      "UITabBarItemAppearance.focused"
    )
  )
  func liveStates() {
    let appearance = UITabBarItemAppearance()
    let colors: [UIColor] = [.red, .green, .blue, .brown]

    for (state, color) in zip(states(appearance), colors) { state.iconColor = color }

    #expect(states(appearance).map(\.iconColor) == colors)
    #expect(appearance.normal === appearance.normal)
  }

  @Test(
    "a state stores its properties",
    .rule("R-APP-9"),
    .member(
      "UITabBarItemStateAppearance.titleTextAttributes",
      "UITabBarItemStateAppearance.titlePositionAdjustment",
      "UITabBarItemStateAppearance.iconColor",
      "UITabBarItemStateAppearance.badgePositionAdjustment",
      "UITabBarItemStateAppearance.badgeBackgroundColor",
      "UITabBarItemStateAppearance.badgeTextAttributes",
      "UITabBarItemStateAppearance.badgeTitlePositionAdjustment"
    )
  )
  func stateValues() {
    let state = UITabBarItemAppearance().normal
    fill(state)

    #expect(state.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 11))
    #expect(state.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
    #expect(state.iconColor == .systemTeal)
    #expect(state.badgePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
    #expect(state.badgeBackgroundColor == .systemGreen)
    #expect(state.badgeTextAttributes[.foregroundColor] as? UIColor == .black)
    #expect(state.badgeTitlePositionAdjustment == UIOffset(horizontal: 0.5, vertical: -0.5))
  }

  @Test(
    "configureWithDefault resets all states and sets the style",
    .rule("R-APP-24"),
    .member("UITabBarItemAppearance.configureWithDefault")
  )
  func configuring() {
    let appearance = UITabBarItemAppearance()
    for state in states(appearance) { fill(state) }
    let normal = appearance.normal

    appearance.configureWithDefault(for: .inline)

    #expect(appearance == UITabBarItemAppearance(style: .inline))
    #expect(appearance.normal === normal)
  }

  // MARK: Copies, equality and archives

  @Test(
    "a copy has equal, independent states",
    .rule("R-APP-20"),
    .member("UITabBarItemAppearance.copy")
  )
  func copies() {
    let appearance = UITabBarItemAppearance(style: .inline)
    for state in states(appearance) { fill(state) }

    let copy = appearance.copy()
    #expect(copy == appearance)
    #expect(copy.hash == appearance.hash)

    copy.focused.iconColor = nil
    #expect(copy != appearance)
    #expect(appearance.focused.iconColor == .systemTeal)
  }

  @Test("states are equal if all their values are", .rule("R-APP-20"))
  func equality() {
    let one = UITabBarItemAppearance().normal
    let other = UITabBarItemAppearance().selected
    #expect(one == other)

    fill(one)
    #expect(one != other)
    fill(other)
    #expect(one == other)
    #expect(one.hash == other.hash)

    other.titleTextAttributes[.kern] = 2
    #expect(one != other)
  }

  @Test(
    "all states are stored in a secure archive",
    .rule("R-BAD-32"),
    .member("UITabBarItemAppearance.init")
  )
  func archive() throws {
    let appearance = UITabBarItemAppearance(style: .compactInline)
    fill(appearance.normal)
    fill(appearance.focused)
    appearance.disabled.iconColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    let copy = try #require(try Archives.secureCopy(of: appearance))

    #expect(copy.normal == appearance.normal)
    #expect(copy.focused == appearance.focused)
    #expect(copy.selected == appearance.selected)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(copy.disabled.iconColor?.resolvedColor(with: dark) == .white)
    #expect(copy.disabled.iconColor?.resolvedColor(with: light) == .black)
    copy.disabled.iconColor = appearance.disabled.iconColor
    #expect(copy == appearance)
  }

  private func fill(_ state: UITabBarItemStateAppearance) {
    state.titleTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 11), .foregroundColor: UIColor.systemBrown,
    ]
    state.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -2)
    state.iconColor = .systemTeal
    state.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    state.badgeBackgroundColor = .systemGreen
    state.badgeTextAttributes = [.foregroundColor: UIColor.black]
    state.badgeTitlePositionAdjustment = UIOffset(horizontal: 0.5, vertical: -0.5)
  }
}
