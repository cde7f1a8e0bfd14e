import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Split views: columns", .releasesEverything)
struct SplitColumnsTests {
  @Test("a new split view controller has the default values", .rule("R-SPL-1"))
  func defaults() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.style == .doubleColumn)
    #expect(UISplitViewController().style == .unspecified)
    #expect(split.viewControllers.isEmpty && split.delegate == nil)
    #expect(split.preferredDisplayMode == .automatic && split.preferredSplitBehavior == .automatic)
    #expect(split.presentsWithGesture && !split.showsSecondaryOnlyButton && !split.isCollapsed)
    #expect(split.displayModeButtonVisibility == .automatic)
    #expect(split.primaryEdge == .leading && split.primaryBackgroundStyle == .none)
    let automatic = UISplitViewController.automaticDimension
    #expect(split.preferredPrimaryColumnWidth == automatic)
    #expect(split.preferredPrimaryColumnWidthFraction == automatic)
    #expect(split.minimumPrimaryColumnWidth == automatic)
    #expect(split.maximumPrimaryColumnWidth == automatic)
    #expect(split.preferredSupplementaryColumnWidth == automatic)
    #expect(split.preferredSupplementaryColumnWidthFraction == automatic)
    #expect(split.minimumSupplementaryColumnWidth == automatic)
    #expect(split.maximumSupplementaryColumnWidth == automatic)
    #expect(split.primaryColumnWidth == 0 && split.supplementaryColumnWidth == 0)
  }

  @Test(
    "controllers are shown in navigation controllers, unless they are containers",
    .rule("R-SPL-3")
  )
  func wrapping() throws {
    let stage = SplitStage()

    let shown = stage.split.viewControllers
    #expect(shown.count == 2)
    #expect(shown[0] === stage.primary.navigationController)
    #expect(stage.split.viewController(for: .primary) === stage.primary)
    #expect(stage.split.viewController(for: .supplementary) == nil)
    #expect(stage.primary.splitViewController === stage.split)

    let tabs = UITabBarController()
    stage.split.setViewController(tabs, for: .secondary)
    #expect(stage.split.viewControllers[1] === tabs)
    #expect(stage.secondary.navigationController == nil && stage.secondary.parent == nil)
  }

  @Test("the columns have their frames, traits and safe areas", .rule("R-SPL-16", "R-SPL-39"))
  func frames() {
    let stage = SplitStage()

    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.split.splitBehavior == .tile)
    #expect(stage.split.primaryColumnWidth == 320)
    #expect(stage.frame(of: stage.primary) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(stage.frame(of: stage.secondary) == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
    #expect(stage.primary.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.primary.view.safeAreaInsets.bottom == 20)
    #expect(stage.journal.lines.filter { $0.contains("Appear") }.count == 4)
  }

  @Test(
    "a phone in landscape has two columns, the first in its safe area",
    .rule("R-SPL-16", "R-SPL-17")
  )
  func phoneInLandscape() {
    let stage = SplitStage(on: .iPhone15Plus)

    let inset = stage.split.view.safeAreaInsets.left
    #expect(inset > 0)
    #expect(stage.frame(of: stage.primary).width == 320 + inset)
    #expect(stage.primary.view.safeAreaInsets.left == inset)
    #expect(stage.primary.view.safeAreaInsets.right == 0)
    #expect(stage.secondary.view.safeAreaInsets.left == 0)
  }

  @Test("a column is replaced immediately", .rule("R-SPL-3"))
  func replacing() {
    let stage = SplitStage()
    stage.journal.clear()

    stage.split.setViewController(stage.page("N"), for: .secondary)

    #expect(
      stage.journal.lines == [
        "N.willAppear", "D.willDisappear", "D.didDisappear", "N.didAppear",
      ]
    )
    #expect(stage.split.children.count == 2)
    #expect(stage.secondary.parent == nil)
  }

  @Test("the classic style shows its two controllers as they are", .rule("R-SPL-2"))
  func classic() {
    let stage = SplitStage(.unspecified)

    #expect(stage.split.viewControllers.count == 2)
    #expect(stage.split.viewControllers[1] === stage.secondary)
    #expect(stage.frame(of: stage.secondary).minX == 320.5)
    stage.split.setViewController(UIViewController(), for: .primary)
    #expect(stage.split.viewController(for: .primary) === stage.primary.navigationController)

    let other = stage.page("N")
    stage.split.viewControllers = [stage.split.viewControllers[0], other]
    #expect(other.view.window != nil && stage.secondary.parent == nil)
  }

  // MARK: Display modes

  @Test(
    "a change of the mode moves the columns, with calls of the delegate",
    .rule("R-SPL-20", "R-SPL-21")
  )
  func changingMode() {
    let stage = SplitStage()
    stage.journal.clear()

    stage.split.hide(.primary)

    #expect(
      stage.journal.take() == ["mode secondaryOnly", "hide primary", "P.willDisappear"]
    )
    #expect(stage.split.displayMode == .secondaryOnly)
    stage.advance(by: 0.1)
    #expect(stage.primary.view.window != nil)
    #expect(stage.split.transitionCoordinator != nil)
    stage.rest()
    #expect(stage.journal.take() == ["P.didDisappear"])
    #expect(stage.primary.view.window == nil)
    #expect(stage.frame(of: stage.secondary).minX == 0)
    #expect(stage.split.transitionCoordinator == nil)

    stage.split.show(.primary)
    #expect(
      stage.journal.take() == ["mode oneBesideSecondary", "show primary", "P.willAppear"]
    )
    stage.advance(by: 0.15)
    let moving = stage.split.viewControllers[0].view.layer.presentation()?.frame.minX ?? 0
    #expect(moving < 0 && moving > -320)
    stage.rest()
    #expect(stage.journal.take() == ["P.didAppear"])
    #expect(stage.frame(of: stage.primary).minX == 0)
  }

  @Test(
    "a mode that changes again before the end keeps the callbacks balanced",
    .rule("R-SPL-20")
  )
  func interrupting() {
    let stage = SplitStage()
    stage.journal.clear()

    stage.split.hide(.primary)
    stage.advance(by: 0.1)
    stage.split.show(.primary)
    stage.advance(by: 0.1)
    stage.split.hide(.primary)
    stage.rest()

    #expect(
      stage.journal.lines.filter { $0.hasPrefix("P.") } == [
        "P.willDisappear", "P.didDisappear", "P.willAppear", "P.didAppear", "P.willDisappear",
        "P.didDisappear",
      ]
    )
    #expect(stage.primary.view.window == nil)
  }

  @Test(
    "in portrait, the first column covers the second one, until a tap beside it",
    .rule("R-SPL-22")
  )
  func overlay() {
    let stage = SplitStage(landscape: false)
    #expect(stage.split.displayMode == .secondaryOnly)

    stage.split.show(.primary)
    stage.rest()
    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.frame(of: stage.primary).width == 320)
    #expect(stage.frame(of: stage.secondary).width == 834)

    stage.phone.tap(at: CGPoint(x: 600, y: 600))
    stage.rest()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(!stage.split.accessibilityPerformEscape())
    stage.split.show(.primary)
    #expect(stage.split.accessibilityPerformEscape())
  }

  @Test("a tap on the display mode button shows and hides a column", .rule("R-SPL-24"))
  func button() {
    let stage = SplitStage()
    #expect(stage.primary.navigationItem.containerItems == [stage.split.displayModeButtonItem])

    stage.tap("Sidebar")
    stage.rest()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.primary.navigationItem.containerItems.isEmpty)
    #expect(stage.secondary.navigationItem.containerItems == [stage.split.displayModeButtonItem])

    stage.delegate.target = .secondaryOnly
    stage.tap("Sidebar")
    #expect(stage.split.displayMode == .secondaryOnly)

    stage.split.displayModeButtonVisibility = .never
    #expect(stage.secondary.navigationItem.containerItems.isEmpty)
    stage.split.presentsWithGesture = false
    stage.split.displayModeButtonVisibility = .automatic
    #expect(stage.secondary.navigationItem.containerItems.isEmpty)
    stage.split.displayModeButtonVisibility = .always
    #expect(!stage.secondary.navigationItem.containerItems.isEmpty)
  }

  @Test("three columns can have a button that hides the other two", .rule("R-SPL-26"))
  func secondaryOnlyButton() {
    let stage = SplitStage(.tripleColumn) { $0.split.showsSecondaryOnlyButton = true }
    #expect(stage.split.displayMode == .oneBesideSecondary)

    stage.tap("Full Screen")
    stage.rest()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.secondary.navigationItem.containerItems.count == 2)
    stage.tap("Full Screen")
    stage.rest()
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("the primary column moves the secondary one aside", .rule("R-SPL-13", "R-SPL-22"))
  func displacing() {
    let stage = SplitStage(.tripleColumn)
    #expect(stage.primary.viewIfLoaded?.window == nil)

    stage.split.show(.primary)
    stage.rest()
    #expect(stage.split.displayMode == .twoDisplaceSecondary)
    #expect(stage.frame(of: stage.supplementary).minX == 320.5)
    #expect(stage.frame(of: stage.secondary).minX == 641)
    #expect(stage.frame(of: stage.secondary).width == 873.5)

    stage.phone.tap(at: CGPoint(x: 900, y: 600))
    stage.rest()
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("preferences are followed at once, and animated in an animation", .rule("R-SPL-14"))
  func preferring() {
    let stage = SplitStage(landscape: false)
    stage.split.preferredDisplayMode = .oneBesideSecondary
    #expect(stage.frame(of: stage.primary).minX == 0)
    #expect(stage.split.splitBehavior == .tile)

    UIView.animate(withDuration: 0.3) { stage.split.preferredDisplayMode = .secondaryOnly }
    stage.advance(by: 0.1)
    #expect(stage.primary.view.window != nil)
    stage.rest()
    #expect(stage.primary.view.window == nil)

    stage.split.preferredSplitBehavior = .overlay
    #expect(stage.split.splitBehavior == .overlay)
    stage.split.preferredDisplayMode = .oneBesideSecondary
    #expect(stage.split.displayMode == .oneOverSecondary)
  }

  @Test("widths are followed, and invalid ones ignored", .rule("R-SPL-10"))
  func widths() {
    let stage = SplitStage()
    stage.split.preferredPrimaryColumnWidth = 400
    stage.rest()
    #expect(stage.frame(of: stage.primary).width == 400)
    stage.split.maximumPrimaryColumnWidth = 380
    #expect(stage.split.primaryColumnWidth == 380)
    stage.split.minimumPrimaryColumnWidth = -5
    #expect(stage.split.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
  }

  @Test("the primary edge and the layout direction mirror the columns", .rule("R-SPL-18"))
  func mirroring() {
    let stage = SplitStage()
    stage.split.primaryEdge = .trailing
    stage.rest()
    #expect(stage.frame(of: stage.primary).maxX == 1194)
    stage.split.view.semanticContentAttribute = .forceRightToLeft
    stage.split.view.setNeedsLayout()
    stage.rest()
    #expect(stage.frame(of: stage.primary).minX == 0)
  }

  @Test("a sidebar has a background", .rule("R-SPL-19"))
  func background() {
    let stage = SplitStage()
    let count = stage.split.view.subviews.count
    stage.split.primaryBackgroundStyle = .sidebar
    stage.rest()
    #expect(stage.split.view.subviews.count == count + 1)
    stage.split.primaryBackgroundStyle = .none
    #expect(stage.split.view.subviews.count == count)
  }

  // MARK: Rotation

  @Test("a rotation chooses the mode again", .rule("R-SPL-12", "R-SPL-15"))
  func rotating() {
    let stage = SplitStage()
    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.primary.view.window == nil)
    #expect(stage.frame(of: stage.secondary).width == 834)
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.frame(of: stage.primary).width == 320)
    #expect(stage.primary.appearance.state == .appeared)
  }
}
