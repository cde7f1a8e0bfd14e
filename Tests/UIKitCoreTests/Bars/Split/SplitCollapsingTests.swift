import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Split views: collapsing and expanding", .releasesEverything)
struct SplitCollapsingTests {
  @Test("on a phone, the pages of all columns are on one stack", .rule("R-SPL-30", "R-SPL-31"))
  func onPhone() {
    let stage = SplitStage(.tripleColumn, on: .iPhone15, landscape: false)

    #expect(stage.split.isCollapsed)
    #expect(stage.split.viewControllers.count == 1)
    #expect(stage.stack == "PSD")
    #expect(stage.journal.lines == ["top secondary", "D.willAppear", "collapsed", "D.didAppear"])
    #expect(stage.frame(of: stage.secondary).width == 393)
    #expect(stage.secondary.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.split.displayModeButtonItem.isHidden)
    #expect(stage.secondary.splitViewController === stage.split)
  }

  @Test("the delegate chooses the top column", .rule("R-SPL-31"))
  func topColumn() {
    let stage = SplitStage(on: .iPhone15, landscape: false) { $0.delegate.topColumn = .primary }
    #expect(stage.stack == "P")
    #expect(stage.primary.view.window != nil)
    #expect(stage.secondary.viewIfLoaded?.window == nil)
    #expect(stage.split.viewController(for: .secondary) === stage.secondary)
  }

  @Test("a compact column replaces all others", .rule("R-SPL-31"))
  func compactColumn() {
    let compact = UITabBarController()
    let stage = SplitStage(on: .iPhone15Plus, landscape: false) {
      $0.split.setViewController(compact, for: .compact)
    }
    #expect(stage.split.viewControllers == [compact])
    #expect(compact.view.window != nil)

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(compact.view.window == nil)
    #expect(stage.secondary.view.window != nil)
  }

  @Test("show(_:) pushes the pages of a column, hide(_:) pops them", .rule("R-SPL-37"))
  func showing() {
    let stage = SplitStage(.tripleColumn, on: .iPhone15, landscape: false) {
      $0.delegate.topColumn = .primary
    }
    stage.journal.clear()

    stage.split.show(.supplementary)
    stage.rest()
    #expect(stage.stack == "PS")
    #expect(
      stage.journal.take() == [
        "P.willDisappear", "S.willAppear", "P.didDisappear", "S.didAppear",
      ]
    )
    stage.split.show(.secondary)
    stage.rest()
    #expect(stage.stack == "PSD")
    stage.split.hide(.supplementary)
    stage.rest()
    #expect(stage.stack == "P")
    #expect(stage.split.viewController(for: .secondary) === stage.secondary)
    #expect(stage.secondary.navigationController?.viewControllers == [stage.secondary])
    stage.split.show(.secondary)
    stage.rest()
    stage.split.show(.primary)
    stage.rest()
    #expect(stage.stack == "P")
  }

  @Test(
    "a column that the user pops keeps its lowest page, and can be shown again",
    .rule("R-SPL-38")
  )
  func popping() {
    let stage = SplitStage(on: .iPhone15, landscape: false)
    let host = stage.primary.navigationController

    stage.tap("P")
    stage.rest()
    #expect(stage.stack == "P")
    #expect(stage.secondary.navigationController !== host)
    stage.split.show(.secondary)
    stage.rest()
    #expect(stage.stack == "PD")
  }

  @Test("a swipe back that is cancelled leaves the column on the stack", .rule("R-SPL-38"))
  func cancelledSwipe() {
    let stage = SplitStage(on: .iPhone15, landscape: false)

    stage.phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), rest: 0.2)
    stage.rest()
    #expect(stage.stack == "PD")
    stage.phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 360, y: 400))
    stage.rest()
    #expect(stage.stack == "P")
  }

  @Test(
    "pages return to their columns when the width becomes regular",
    .rule("R-SPL-32", "R-SPL-33", "R-SPL-34")
  )
  func rotating() {
    let stage = SplitStage(on: .iPhone15Plus, landscape: false)
    let more = stage.page("N")
    stage.secondary.navigationController?.pushViewController(more, animated: false)
    #expect(stage.stack == "PDN")
    stage.journal.clear()

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()

    #expect(!stage.split.isCollapsed)
    #expect(stage.primary.navigationController?.viewControllers == [stage.primary])
    #expect(stage.secondary.navigationController?.viewControllers == [stage.secondary, more])
    #expect(stage.primary.view.window != nil && more.view.window != nil)
    #expect(stage.journal.lines.contains("expanded"))
    #expect(stage.primary.appearance.state == .appeared && more.appearance.state == .appeared)
    #expect(stage.secondary.appearance.state == .disappeared)
    #expect(stage.primary.traitCollection.horizontalSizeClass == .compact)

    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.stack == "PDN")
    #expect(more.appearance.state == .appeared)
    #expect(stage.primary.appearance.state == .disappeared)
  }

  @Test("the delegate chooses the mode of the expanded split view", .rule("R-SPL-34"))
  func expandedMode() {
    let stage = SplitStage(on: .iPhone15Plus, landscape: false)
    stage.delegate.expandedMode = .secondaryOnly
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.primary.view.window == nil)
  }

  @Test("a window that is resized collapses and expands", .rule("R-SPL-30"))
  func resizing() {
    let stage = SplitStage()
    stage.phone.resize(to: CGSize(width: 400, height: 800))
    stage.rest()
    #expect(stage.stack == "PD")
    stage.phone.resize(to: CGSize(width: 1200, height: 800))
    stage.rest()
    #expect(stage.frame(of: stage.primary).width == 320)
  }

  @Test("a column is replaced on the stack", .rule("R-SPL-38"))
  func replacing() {
    let stage = SplitStage(.tripleColumn, on: .iPhone15, landscape: false)
    let page = stage.page("N")

    stage.split.setViewController(page, for: .supplementary)
    #expect(stage.stack == "PND")
    stage.split.setViewController(nil, for: .supplementary)
    #expect(stage.stack == "PD")
    #expect(page.parent == nil)
    stage.split.setViewController(page, for: .primary)
    #expect(stage.stack == "ND")
    #expect(stage.split.viewController(for: .primary) === page)
  }

  @Test("a detail is pushed", .rule("R-SPL-40", "R-SPL-41"))
  func detail() {
    let stage = SplitStage(on: .iPhone15, landscape: false) { $0.delegate.topColumn = .primary }
    stage.primary.showDetailViewController(stage.page("N"), sender: nil)
    stage.rest()
    #expect(stage.stack == "PN")
    stage.split.show(stage.page("O"), sender: nil)
    stage.rest()
    #expect(stage.stack == "PNO")
  }

  // MARK: Classic style

  @Test(
    "a navigation controller of the classic style collects the pages",
    .rule("R-SPL-35", "R-SPL-36")
  )
  func classic() {
    let stage = SplitStage(.unspecified, on: .iPhone15Plus, landscape: false)
    #expect(stage.stack == "PD")

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.split.viewControllers.count == 2)
    #expect(stage.secondary.parent === stage.split)
    #expect(stage.secondary.appearance.state == .appeared)
    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.stack == "PD")
  }

  @Test(
    "a delegate of the classic style can leave the secondary controller out",
    .rule("R-SPL-35", "R-SPL-36")
  )
  func leavingOut() {
    let stage = SplitStage(.unspecified, on: .iPhone15Plus, landscape: false) {
      $0.delegate.handlesCollapsing = true
    }
    #expect(stage.stack == "P")

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.secondary.view.window != nil)

    stage.phone.rotate(to: .portrait)
    stage.rest()
    let other = stage.page("N")
    stage.delegate.separated = other
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.split.viewControllers.last === other)
  }

  @Test(
    "a navigation controller as a detail of the classic style is pushed page by page",
    .rule("R-SPL-40")
  )
  func classicDetail() {
    let stage = SplitStage(.unspecified, on: .iPhone15Plus, landscape: false) {
      $0.delegate.handlesCollapsing = true
    }
    let detail = UINavigationController(rootViewController: stage.page("N"))
    stage.primary.showDetailViewController(detail, sender: nil)
    stage.rest()
    #expect(stage.stack == "PN")

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.split.viewControllers.last === detail)
    #expect(detail.viewControllers.count == 1)
  }

  @Test(
    "the delegate of the classic style chooses the primary controller",
    .rule("R-SPL-35", "R-SPL-36")
  )
  func otherPrimary() {
    let stage = SplitStage(.unspecified, on: .iPhone15Plus)
    let other = UINavigationController(rootViewController: stage.page("N"))
    stage.delegate.primary = other
    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.split.viewControllers == [other])
    #expect(stage.stack == "ND")
  }

  // MARK: Tab bars

  @Test("a split view in a tab keeps above the bar, and pages hide the bar", .rule("R-SPL-44"))
  func inTabs() {
    let stage = SplitStage(on: .iPhone15, landscape: false) { $0.delegate.topColumn = .primary }
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.split, UIViewController()]
    stage.show(tabs)
    #expect(stage.primary.view.safeAreaInsets.bottom == tabs.tabBar.frame.height)

    let page = stage.page("N")
    page.hidesBottomBarWhenPushed = true
    stage.primary.show(page, sender: nil)
    stage.rest()
    #expect(page.view.safeAreaInsets.bottom == 34)
    #expect(tabs.tabBar.isHidden)
    stage.primary.navigationController?.popViewController(animated: true)
    stage.rest()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test(
    "a tab bar controller in a column has a compact bar and its own pages",
    .rule("R-SPL-44")
  )
  func tabsInColumn() {
    let tabs = Stage.tabs(titles: ["One", "Two"])
    let stage = SplitStage { $0.split.setViewController(tabs, for: .primary) }
    #expect(tabs.view.bounds.width == 320)
    stage.tap("Two")
    #expect(tabs.selectedIndex == 1)
  }
}
