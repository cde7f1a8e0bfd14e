import TestSupport
import Testing

@testable import UIKitCore

@Suite("Navigation bars: appearance resolution") @MainActor
struct NavigationBarAppearanceStateTests {
  private typealias Situation = BarSituation

  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    return look
  }

  private func color(
    _ state: NavigationBarAppearanceState,
    item: BarAppearances<UINavigationBarAppearance> = .init(),
    compact: Bool = false,
    atEdge: Bool = false
  ) -> UIColor? {
    let situation = Situation(isCompact: compact, isAtScrollEdge: atEdge)
    return state.resolved(for: item, in: situation).background.color
  }

  @Test("the item's appearance precedes the bar's", .rule("R-NBAR-32"))
  func items() {
    var state = NavigationBarAppearanceState()
    state.appearances.assign(look(.red), to: .standard)
    state.appearances.assign(look(.green), to: .scrollEdge)

    #expect(color(state) == .red)
    #expect(color(state, item: .init(standard: look(.blue))) == .blue)
    #expect(color(state, item: .init(standard: look(.blue)), atEdge: true) == .green)
    #expect(color(state, item: .init(scrollEdge: look(.blue)), atEdge: true) == .blue)
  }

  @Test("in a compact bar compact appearances come first", .rule("R-NBAR-34"))
  func compact() {
    var state = NavigationBarAppearanceState()
    state.appearances.assign(look(.red), to: .standard)
    #expect(color(state, compact: true) == .red)

    state.appearances.assign(look(.green), to: .compact)
    #expect(color(state, compact: true) == .green)
    #expect(color(state) == .red)
    #expect(color(state, item: .init(compact: look(.blue)), compact: true) == .blue)

    state.appearances.assign(look(.yellow), to: .compactScrollEdge)
    #expect(color(state, compact: true, atEdge: true) == .yellow)
    #expect(color(state, atEdge: true) == nil)
  }

  @Test(
    "at the scroll edge the background is transparent unless an appearance is set for it",
    .rule("R-NBAR-36")
  )
  func edge() {
    var state = NavigationBarAppearanceState()
    state.appearances.assign(look(.red), to: .standard)
    let background = state.resolved(in: Situation(isAtScrollEdge: true)).background
    #expect(background == .transparent)
  }

  @Test("at the scroll edge titles keep the standard appearance", .rule("R-NBAR-36"))
  func titlesAtEdge() {
    var state = NavigationBarAppearanceState()
    let look = look(.red)
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    state.appearances.assign(look, to: .standard)
    #expect(state.resolved(in: Situation(isAtScrollEdge: true)).title.color == .white)
  }

  @Test(
    "appearances replace the legacy properties, which are not used at the scroll edge",
    .rule("R-NBAR-35")
  )
  func older() {
    var state = NavigationBarAppearanceState()
    state.legacy.barTintColor = .purple
    state.legacy.explicitTranslucency = false
    #expect(color(state) == .purple)
    #expect(color(state, atEdge: true) == nil)

    state.appearances.assign(look(.red), to: .standard)
    #expect(color(state) == .red)
  }

  @Test("a black bar has light titles", .rule("R-NBAR-33"))
  func black() {
    var state = NavigationBarAppearanceState()
    state.legacy.barStyle = .black
    let look = state.resolved(in: Situation())
    #expect(look.title.color == UIColor.label.resolvedColor(with: .dark))
  }

  @Test(
    "title attributes that are not set have the system's values",
    .rule("R-NBAR-30", "R-NBAR-10")
  )
  func attributes() {
    var state = NavigationBarAppearanceState()
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    state.appearances.assign(look, to: .standard)
    let title = state.resolved(in: Situation()).title
    #expect(title.color == .red)
    #expect(title.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("large titles follow the text size", .rule("R-NBAR-11"))
  func largeText() {
    let look = NavigationBarAppearanceState().resolved(in: Situation())
    let normal = UITraitCollection(preferredContentSizeCategory: .large)
    let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(look.largeTitle(in: normal).font == UIFont.systemFont(ofSize: 34, weight: .bold))
    #expect(look.largeTitle(in: larger).font.pointSize == 40)
  }

  @Test("images are looked up by metrics first, then by position", .rule("R-NBAR-37"))
  func pictures() {
    let (one, two, three) = (UIImage(), UIImage(), UIImage())
    var pictures = BarImages()
    pictures[.any, .default] = one
    #expect(
      pictures.image(at: UIBarPosition.topAttached.navigationBarFallbacks, .compactPrompt) === one
    )

    pictures[.top, .default] = two
    #expect(pictures.image(at: UIBarPosition.topAttached.navigationBarFallbacks) === two)
    #expect(pictures.image(at: UIBarPosition.bottom.navigationBarFallbacks) === one)

    pictures[.any, .compact] = three
    #expect(pictures.image(at: UIBarPosition.top.navigationBarFallbacks, .compactPrompt) === three)
  }

  @Test("a back indicator requires both images", .rule("R-NBAR-31"))
  func indicator() {
    let image = UIImage(systemName: "star")
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(look.backIndicatorImage == nil)
    look.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(look.backIndicatorImage === image)
    #expect(look.backIndicatorTransitionMaskImage === image)

    var state = NavigationBarAppearanceState()
    state.legacyTitles.indicator = image
    #expect(state.resolved(in: Situation()).titles.indicator == nil)
    state.legacyTitles.indicatorMask = image
    #expect(state.resolved(in: Situation()).titles.indicator === image)
  }

  @Test("a copy has the same values and is independent", .rule("R-NBAR-30"))
  func copies() {
    let look = look(.red)
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)

    let copy = look.copy()
    #expect(copy == look)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(copy != look)
    #expect(!look.buttonAppearance.normal.titleTextAttributes.isEmpty)
  }
}
