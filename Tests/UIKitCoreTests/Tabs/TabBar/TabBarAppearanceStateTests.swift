import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("TabBarAppearanceState") @MainActor
struct TabBarAppearanceStateTests {
  private func appearance(_ color: UIColor) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func look(
    atEdge: Bool = false,
    _ change: (inout TabBarAppearanceState) -> Void = { _ in }
  ) -> ResolvedTabBarAppearance {
    var state = TabBarAppearanceState()
    change(&state)
    return state.resolved(in: .init(isAtScrollEdge: atEdge))
  }

  // MARK: Scroll edge

  @Test("by default the bar has a chrome background, and none at the scroll edge", .rule("R-APP-4"))
  func nothingSet() {
    #expect(look().background == .standard)
    #expect(look(atEdge: true).background == .transparent)
    #expect(look(atEdge: true).items == look().items)
  }

  @Test(
    "an assigned appearance has no background and hairline at the scroll edge",
    .rule("R-APP-2")
  )
  func standardAtEdge() {
    let red = appearance(.red)
    red.stackedItemSpacing = 12

    let atEdge = look(atEdge: true) { $0.appearances.assign(red, to: .standard) }

    #expect(atEdge.background == .transparent)
    #expect(atEdge.placement.spacing == 12)
    #expect(look { $0.appearances.assign(red, to: .standard) }.background.color == .red)
  }

  @Test("a scroll edge appearance is used at the edge only", .rule("R-APP-2"))
  func ownScrollEdge() {
    let change: (inout TabBarAppearanceState) -> Void = {
      $0.legacy.barTintColor = .green
      $0.appearances.assign(UITabBarAppearance(), to: .scrollEdge)
    }

    #expect(look(atEdge: true, change).background == .standard)
    #expect(look(change).background.color != nil)
  }

  @Test(
    "a background set by legacy properties is kept at the scroll edge",
    .rule("R-APP-4")
  )
  func legacyAtEdge() {
    let changes: [(name: String, isKept: Bool, change: (inout LegacyBarAppearance) -> Void)] = [
      ("nothing", false, { _ in }),
      ("barTintColor", true, { $0.barTintColor = .red }),
      ("backgroundImage", true, { $0.backgroundImage = UIImage() }),
      ("isTranslucent false", true, { $0.explicitTranslucency = false }),
      ("isTranslucent true", false, { $0.explicitTranslucency = true }),
      ("barStyle black", true, { $0.barStyle = .black }),
      ("barStyle blackTranslucent", true, { $0.barStyle = .blackTranslucent }),
      ("shadowImage alone", false, { $0.shadowImage = UIImage() }),
    ]
    for (name, isKept, change) in changes {
      let standard = look { change(&$0.legacy) }
      let atEdge = look(atEdge: true) { change(&$0.legacy) }

      #expect(atEdge.background == (isKept ? standard.background : .transparent), "\(name)")
    }
  }

  // MARK: Legacy properties

  @Test("an assigned appearance overrides all legacy properties", .rule("R-LEG-4"))
  func appearanceEndsLegacy() {
    let plain = look { $0.appearances.assign(UITabBarAppearance(), to: .standard) }
    let both = look {
      $0.legacy = LegacyBarAppearance(
        barStyle: .black,
        barTintColor: .red,
        backgroundImage: .filled(.green, width: 4, height: 4),
        shadowImage: .filled(.green, width: 4, height: 4),
        explicitTranslucency: false
      )
      $0.legacyItems.unselectedTintColor = .red
      $0.legacyItems.selectedImageTintColor = .red
      $0.legacyItems.placement = TabBarPlacement(positioning: .centered, width: 90, spacing: 9)
      $0.appearances.assign(UITabBarAppearance(), to: .standard)
    }

    #expect(both.background == plain.background)
    #expect(both.placement == plain.placement)
    #expect(both.items.unselectedColor == nil)
    #expect(both.items.selectedIconColor == nil)
    #expect(!both.items.isDark)
  }

  @Test(
    "an item's appearance precedes the bar's and the legacy properties",
    .rule("R-APP-1")
  )
  func itemAppearance() {
    var state = TabBarAppearanceState()
    state.legacy.barTintColor = .green
    let item = BarAppearances<UITabBarAppearance>(standard: appearance(.red))

    #expect(state.resolved(for: item, in: .init(isAtScrollEdge: false)).background.color == .red)
    #expect(state.resolved(for: item, in: .init(isAtScrollEdge: true)).background == .transparent)
    state.appearances.assign(appearance(.blue), to: .standard)
    #expect(state.resolved(for: item, in: .init(isAtScrollEdge: false)).background.color == .red)
    #expect(state.resolved(in: .init(isAtScrollEdge: false)).background.color == .blue)
  }

  @Test("a black bar has a dark material and light content", .rule("R-LEG-8", "M-COL-5"))
  func blackBar() {
    for style in [UIBarStyle.black, .blackOpaque, .blackTranslucent] {
      let look = look { $0.legacy.barStyle = style }

      #expect(look.background.effect == UIBlurEffect(style: .systemChromeMaterialDark))
      #expect(look.items.isDark)
      #expect(look.items.unselectedColor == UIColor(white: 146 / 255, alpha: 1))
    }
    #expect(
      look {
        $0.legacy.barStyle = .black
        $0.legacyItems.unselectedTintColor = .red
      }.items.unselectedColor == .red
    )
  }

  // MARK: Copies

  @Test("assigned appearances are copied, and reading returns another copy", .rule("R-APP-7"))
  func copies() {
    var state = TabBarAppearanceState()
    let red = appearance(.red)
    state.appearances.assign(red, to: .standard)
    state.appearances.assign(red, to: .scrollEdge)

    red.backgroundColor = .green
    state.appearances.exposedStandard().backgroundColor = .blue
    state.appearances.exposed(.scrollEdge)?.backgroundColor = .blue

    #expect(state.resolved(in: .init(isAtScrollEdge: false)).background.color == .red)
    #expect(state.resolved(in: .init(isAtScrollEdge: true)).background.color == .red)
    #expect(state.appearances.exposedStandard().backgroundColor == .blue)
    #expect(state.appearances.exposed(.scrollEdge)?.backgroundColor == .blue)
  }
}
