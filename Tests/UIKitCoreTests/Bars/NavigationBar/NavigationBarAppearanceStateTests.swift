import TestSupport
import Testing

@testable import UIKitCore

@Suite("Navigation bars: which look counts") @MainActor
struct NavigationBarAppearanceStateTests {
  private typealias Situation = NavigationBarAppearanceState.Situation

  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    return look
  }

  private func color(
    _ styling: NavigationBarAppearanceState,
    item: NavigationBarAppearanceState.Appearances = .init(),
    compact: Bool = false,
    atEdge: Bool = false
  ) -> UIColor? {
    let situation = Situation(isCompact: compact, isAtScrollEdge: atEdge)
    return styling.look(for: item, in: situation).background.color
  }

  @Test("the item's before the bar's", .rule("R-NBAR-32"))
  func items() {
    var styling = NavigationBarAppearanceState()
    styling.standard.assign(look(.red))
    styling.scrollEdge.assign(look(.green))

    #expect(color(styling) == .red)
    #expect(color(styling, item: .init(standard: look(.blue))) == .blue)
    #expect(color(styling, item: .init(standard: look(.blue)), atEdge: true) == .green)
    #expect(color(styling, item: .init(scrollEdge: look(.blue)), atEdge: true) == .blue)
  }

  @Test("in a short bar the compact ones first", .rule("R-NBAR-34"))
  func compact() {
    var styling = NavigationBarAppearanceState()
    styling.standard.assign(look(.red))
    #expect(color(styling, compact: true) == .red)

    styling.compact.assign(look(.green))
    #expect(color(styling, compact: true) == .green)
    #expect(color(styling) == .red)
    #expect(color(styling, item: .init(compact: look(.blue)), compact: true) == .blue)

    styling.compactScrollEdge.assign(look(.yellow))
    #expect(color(styling, compact: true, atEdge: true) == .yellow)
    #expect(color(styling, atEdge: true) == nil)
  }

  @Test("nothing at the scroll edge, unless something was said about it", .rule("R-NBAR-36"))
  func edge() {
    var styling = NavigationBarAppearanceState()
    styling.standard.assign(look(.red))
    let background = styling.look(for: .init(), in: Situation(isAtScrollEdge: true)).background
    #expect(background == .transparent)
  }

  @Test("titles stay as the standard look says at the edge", .rule("R-NBAR-36"))
  func titlesAtEdge() {
    var styling = NavigationBarAppearanceState()
    let look = look(.red)
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    styling.standard.assign(look)
    #expect(styling.look(for: .init(), in: Situation(isAtScrollEdge: true)).title.color == .white)
  }

  @Test(
    "appearances replace the older properties, which have no say at the edge",
    .rule("R-NBAR-35")
  )
  func older() {
    var styling = NavigationBarAppearanceState()
    styling.legacy.barTintColor = .purple
    styling.legacy.explicitTranslucency = false
    #expect(color(styling) == .purple)
    #expect(color(styling, atEdge: true) == nil)

    styling.standard.assign(look(.red))
    #expect(color(styling) == .red)
  }

  @Test("a black bar has light titles", .rule("R-NBAR-33"))
  func black() {
    var styling = NavigationBarAppearanceState()
    styling.legacy.barStyle = .black
    let look = styling.look(for: .init(), in: Situation())
    #expect(look.title.color == UIColor.label.resolvedColor(with: .dark))
  }

  @Test("what is left out of a title's look is the system's", .rule("R-NBAR-30", "R-NBAR-10"))
  func attributes() {
    var styling = NavigationBarAppearanceState()
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    styling.standard.assign(look)
    let title = styling.look(for: .init(), in: Situation()).title
    #expect(title.color == .red)
    #expect(title.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("large titles grow with the text size", .rule("R-NBAR-11"))
  func largeText() {
    let look = NavigationBarAppearanceState().look(for: .init(), in: Situation())
    let normal = UITraitCollection(preferredContentSizeCategory: .large)
    let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(look.largeTitle(in: normal).font == UIFont.systemFont(ofSize: 34, weight: .bold))
    #expect(look.largeTitle(in: larger).font.pointSize == 40)
  }

  @Test("pictures go by height first, then by place", .rule("R-NBAR-37"))
  func pictures() {
    let (one, two, three) = (UIImage(), UIImage(), UIImage())
    var pictures = BarPictures()
    pictures[.any, .default] = one
    #expect(pictures.picture(at: .topAttached, .compactPrompt) === one)

    pictures[.top, .default] = two
    #expect(pictures.picture(at: .topAttached, .default) === two)
    #expect(pictures.picture(at: .bottom, .default) === one)

    pictures[.any, .compact] = three
    #expect(pictures.picture(at: .top, .compactPrompt) === three)
  }

  @Test("both pictures of the way back, or none", .rule("R-NBAR-31"))
  func indicator() {
    let image = UIImage(systemName: "star")
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(look.backIndicatorImage == nil)
    look.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(look.backIndicatorImage === image)
    #expect(look.backIndicatorTransitionMaskImage === image)

    var styling = NavigationBarAppearanceState()
    styling.legacyTitles.indicator = image
    #expect(styling.look(for: .init(), in: Situation()).titles.indicator == nil)
    styling.legacyTitles.indicatorMask = image
    #expect(styling.look(for: .init(), in: Situation()).titles.indicator === image)
  }

  @Test("a copy says the same and changes apart", .rule("R-NBAR-30"))
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
