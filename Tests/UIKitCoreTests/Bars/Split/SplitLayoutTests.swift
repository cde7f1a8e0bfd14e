import TestSupport
import Testing

@testable import UIKitCore

@Suite("Split views: display modes and frames")
struct SplitLayoutTests {
  private func modes(
    _ size: CGSize,
    _ change: (inout SplitPreferences) -> Void = { _ in }
  ) -> SplitDisplayModes {
    var preferences = SplitPreferences()
    preferences.isClassic = false
    change(&preferences)
    var modes = SplitDisplayModes()
    preferences.update(&modes, for: size)
    return modes
  }

  private func layout(
    _ mode: UISplitViewController.DisplayMode,
    _ change: (inout SplitLayout) -> Void = { _ in }
  ) -> SplitLayout {
    var layout = SplitLayout(size: CGSize(width: 1000, height: 700), mode: mode)
    layout.pixel = 0.5
    layout.primaryWidth = 300
    change(&layout)
    return layout
  }

  private let landscape = CGSize(width: 1194, height: 834)
  private let portrait = CGSize(width: 834, height: 1194)
  private let large = CGSize(width: 1366, height: 1024)

  // MARK: Modes

  @Test(
    "two columns are side by side in landscape, and the second is alone in portrait",
    .rule("R-SPL-12")
  )
  func twoColumns() {
    #expect(modes(landscape).behavior == .tile)
    #expect(modes(landscape).mode == .oneBesideSecondary)
    #expect(modes(portrait).behavior == .overlay)
    #expect(modes(portrait).mode == .secondaryOnly)
  }

  @Test("three columns depend on the width of the secondary one", .rule("R-SPL-13"))
  func threeColumns() {
    let wide = modes(large) { $0.hasSupplementary = true }
    #expect(wide.behavior == .tile && wide.mode == .twoBesideSecondary)
    let narrow = modes(landscape) { $0.hasSupplementary = true }
    #expect(narrow.behavior == .displace && narrow.mode == .oneBesideSecondary)
    let high = modes(portrait) { $0.hasSupplementary = true }
    #expect(high.behavior == .overlay && high.mode == .secondaryOnly)
  }

  @Test("a preferred mode is shown in the form of the behavior", .rule("R-SPL-14"))
  func preferredMode() {
    func mode(
      _ preferred: UISplitViewController.DisplayMode,
      _ behavior: UISplitViewController.SplitBehavior,
      three: Bool = true
    ) -> UISplitViewController.DisplayMode {
      modes(landscape) {
        $0.displayMode = preferred
        $0.behavior = behavior
        $0.hasSupplementary = three
      }.mode
    }
    #expect(mode(.twoBesideSecondary, .overlay) == .twoOverSecondary)
    #expect(mode(.twoBesideSecondary, .displace) == .twoDisplaceSecondary)
    #expect(mode(.twoOverSecondary, .tile) == .twoBesideSecondary)
    #expect(mode(.oneOverSecondary, .displace) == .oneBesideSecondary)
    #expect(mode(.secondaryOnly, .tile) == .secondaryOnly)
    #expect(mode(.twoBesideSecondary, .tile, three: false) == .oneBesideSecondary)
    #expect(mode(.twoBesideSecondary, .displace, three: false) == .oneBesideSecondary)
  }

  @Test("without a preferred behavior, the preferred mode determines it", .rule("R-SPL-11"))
  func behaviorOfMode() {
    func behavior(
      _ preferred: UISplitViewController.DisplayMode,
      in size: CGSize,
      three: Bool
    ) -> UISplitViewController.SplitBehavior {
      modes(size) {
        $0.displayMode = preferred
        $0.hasSupplementary = three
      }.behavior
    }
    #expect(behavior(.oneBesideSecondary, in: portrait, three: false) == .tile)
    #expect(behavior(.oneBesideSecondary, in: portrait, three: true) == .displace)
    #expect(behavior(.oneOverSecondary, in: landscape, three: false) == .overlay)
    #expect(behavior(.twoBesideSecondary, in: large, three: true) == .tile)
    #expect(behavior(.twoBesideSecondary, in: landscape, three: true) == .displace)
    #expect(behavior(.twoBesideSecondary, in: portrait, three: true) == .overlay)
    #expect(behavior(.twoDisplaceSecondary, in: landscape, three: false) == .tile)
    #expect(behavior(.secondaryOnly, in: landscape, three: false) == .tile)
  }

  @Test("a choice of the user lasts until the behavior changes", .rule("R-SPL-15"))
  func choice() {
    var preferences = SplitPreferences()
    var modes = SplitDisplayModes()
    preferences.update(&modes, for: landscape)
    modes.choose(0)
    #expect(modes.mode == .secondaryOnly)
    preferences.update(&modes, for: portrait)
    #expect(modes.mode == .secondaryOnly)
    modes.choose(1)
    #expect(modes.mode == .oneOverSecondary)
    preferences.update(&modes, for: landscape)
    #expect(modes.mode == .oneBesideSecondary)
    preferences.displayMode = .secondaryOnly
    modes.forgetChoice()
    preferences.update(&modes, for: landscape)
    #expect(modes.mode == .secondaryOnly)
  }

  @Test("the button shows one more column, or one less if all are visible", .rule("R-SPL-24"))
  func nextMode() {
    var two = modes(landscape)
    #expect(two.nextCount == 0)
    two.choose(0)
    #expect(two.nextCount == 1)
    #expect(two.outermostColumn == .secondary)
    var three = modes(landscape) { $0.hasSupplementary = true }
    #expect(three.count == 1 && three.nextCount == 2)
    #expect(three.outermostColumn == .supplementary)
    three.choose(2)
    #expect(three.nextCount == 1)
    #expect(three.outermostColumn == .primary)
  }

  @Test("showing and hiding a column changes the number of columns", .rule("R-SPL-25"))
  func showingColumns() {
    var three = modes(portrait) { $0.hasSupplementary = true }
    #expect(three.count(showing: .supplementary) == 1)
    #expect(three.count(showing: .primary) == 2)
    three.choose(2)
    #expect(three.count(showing: .secondary) == 0)
    #expect(three.count(hiding: .primary) == 1)
    #expect(three.count(hiding: .supplementary) == 0)
    let two = modes(portrait)
    #expect(two.count(showing: .supplementary) == 0)
    #expect(two.count(hiding: .secondary) == 0)
  }

  // MARK: Widths

  @Test(
    "a column has its standard width unless the application prefers another",
    .rule("R-SPL-10")
  )
  func widths() {
    var width = SplitColumnWidth()
    #expect(width.width(in: 1000, standard: 320) == 320)
    width.fraction = 0.25
    #expect(width.width(in: 1000, standard: 320) == 250)
    width.fraction = 0.5
    #expect(width.width(in: 1000, standard: 320) == 320)
    width.maximum = 400
    #expect(width.width(in: 1000, standard: 320) == 400)
    width.maximum = SplitColumnWidth.automatic
    width.preferred = 450
    #expect(width.width(in: 1000, standard: 320) == 450)
    #expect(width.width(in: 200, standard: 320) == 200)
    width.minimum = 500
    #expect(width.width(in: 1000, standard: 320) == 500)
  }

  @Test(
    "the supplementary column is wider over the secondary one, the classic one is limited",
    .rule("R-SPL-10")
  )
  func standardWidths() {
    var preferences = SplitPreferences()
    #expect(preferences.primaryWidth(in: 1194) == 320)
    #expect(preferences.primaryWidth(in: 700) == 280)
    #expect(preferences.supplementaryWidth(in: 1194, isOverlaid: false) == 0)
    preferences.isClassic = false
    preferences.hasSupplementary = true
    #expect(preferences.primaryWidth(in: 700) == 320)
    #expect(preferences.supplementaryWidth(in: 1194, isOverlaid: false) == 320)
    #expect(preferences.supplementaryWidth(in: 834, isOverlaid: true) == 375)
  }

  @Test("values that are no widths are refused", .rule("R-SPL-10"))
  func invalidWidths() {
    #expect(SplitColumnWidth.checked(.nan) == nil)
    #expect(SplitColumnWidth.checked(-1) == nil)
    #expect(SplitColumnWidth.checked(.infinity) == nil)
    #expect(SplitColumnWidth.checked(0.4) == 0.4)
    #expect(SplitColumnWidth.checked(SplitColumnWidth.automatic) == SplitColumnWidth.automatic)
  }

  // MARK: Frames

  @Test("columns are side by side, with a pixel between them", .rule("R-SPL-16"))
  func tiles() {
    let one = layout(.oneBesideSecondary)
    #expect(one.frame(of: .primary) == CGRect(x: 0, y: 0, width: 300, height: 700))
    #expect(one.separator(of: .primary) == CGRect(x: 300, y: 0, width: 0.5, height: 700))
    #expect(one.frame(of: .secondary) == CGRect(x: 300.5, y: 0, width: 699.5, height: 700))
    let two = layout(.twoBesideSecondary) {
      $0.hasSupplementary = true
      $0.supplementaryWidth = 200
    }
    #expect(two.frame(of: .supplementary) == CGRect(x: 300.5, y: 0, width: 200, height: 700))
    #expect(two.frame(of: .secondary) == CGRect(x: 501, y: 0, width: 499, height: 700))
    #expect(!two.isSecondaryCovered)
  }

  @Test("hidden columns are beyond the primary edge", .rule("R-SPL-16"))
  func hidden() {
    let none = layout(.secondaryOnly) {
      $0.hasSupplementary = true
      $0.supplementaryWidth = 200
    }
    #expect(none.frame(of: .supplementary).maxX == -0.5)
    #expect(none.frame(of: .primary).maxX == -201)
    #expect(none.frame(of: .secondary).width == 1000)
    #expect(!none.isVisible(.primary) && !none.isVisible(.supplementary))
  }

  @Test("columns cover the secondary one, or move it aside", .rule("R-SPL-16"))
  func covered() {
    let over = layout(.oneOverSecondary)
    #expect(over.frame(of: .secondary) == CGRect(x: 0, y: 0, width: 1000, height: 700))
    #expect(over.frame(of: .primary).maxX == 300)
    #expect(over.isSecondaryCovered)
    let displaced = layout(.twoDisplaceSecondary) {
      $0.hasSupplementary = true
      $0.supplementaryWidth = 200
    }
    #expect(displaced.frame(of: .secondary) == CGRect(x: 501, y: 0, width: 799.5, height: 700))
    #expect(displaced.isSecondaryCovered)
  }

  @Test(
    "the outermost column extends into the safe area, and the others have none of it",
    .rule("R-SPL-17")
  )
  func safeArea() {
    let insets = UIEdgeInsets(top: 10, left: 50, bottom: 20, right: 40)
    let one = layout(.oneBesideSecondary) { $0.safeArea = insets }
    #expect(one.frame(of: .primary).width == 350)
    #expect(
      one.insets(of: .primary) == UIEdgeInsets(top: 10, left: 50, bottom: 20, right: 0)
    )
    #expect(
      one.insets(of: .secondary) == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 40)
    )
    let none = layout(.secondaryOnly) { $0.safeArea = insets }
    #expect(none.insets(of: .secondary) == insets)
    #expect(none.insets(of: .primary) == one.insets(of: .primary))
  }

  @Test("the columns are mirrored for the other edge", .rule("R-SPL-18"))
  func mirrored() {
    let layout = layout(.oneBesideSecondary) { $0.isMirrored = true }
    #expect(layout.frame(of: .primary).minX == 700)
    #expect(layout.separator(of: .primary).minX == 699.5)
    #expect(layout.frame(of: .secondary) == CGRect(x: 0, y: 0, width: 699.5, height: 700))
    var hidden = layout
    hidden.mode = .secondaryOnly
    #expect(hidden.frame(of: .primary).minX == 1000.5)
  }

  // MARK: Collapsed pages

  @Test("pages belong to the column whose anchor is below them", .rule("R-SPL-32"))
  func collapsedPages() {
    final class Page {}
    let pages = (0..<5).map { _ in Page() }
    let other = Page()

    let divided = CollapsedPages(of: pages, anchors: [pages[2], other, pages[4]])

    #expect(divided.own.map(ObjectIdentifier.init) == pages[..<2].map(ObjectIdentifier.init))
    #expect(divided.parts.map(\.count) == [2, 0, 1])
    #expect(divided.parts[0][1] === pages[3])
  }
}
