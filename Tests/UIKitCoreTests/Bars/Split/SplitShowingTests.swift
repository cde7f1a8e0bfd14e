import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Split views: showing controllers", .releasesEverything)
struct SplitShowingTests {
  @Test(
    "a detail becomes the secondary controller, and covered columns are shown",
    .rule("R-SPL-40")
  )
  func showingDetail() {
    let stage = SplitStage(landscape: false)
    stage.split.show(.primary)
    stage.rest()

    let detail = stage.page("N")
    stage.primary.showDetailViewController(detail, sender: nil)
    stage.rest()

    #expect(stage.split.viewController(for: .secondary) === detail)
    #expect(detail.view.window != nil)
    #expect(stage.split.displayMode == .secondaryOnly)

    stage.delegate.shows = true
    stage.primary.showDetailViewController(UIViewController(), sender: nil)
    #expect(stage.split.viewController(for: .secondary) === detail)
  }

  @Test(
    "show(_:sender:) pushes in a column, and replaces the primary controller",
    .rule("R-SPL-41")
  )
  func showing() {
    let stage = SplitStage()
    let page = stage.page("N")
    stage.primary.show(page, sender: nil)
    #expect(page.navigationController === stage.primary.navigationController)
    stage.rest()

    let other = stage.page("O")
    stage.split.show(other, sender: nil)
    #expect(stage.split.viewController(for: .primary) === other)
    stage.delegate.shows = true
    stage.split.show(stage.page("X"), sender: nil)
    #expect(stage.split.viewController(for: .primary) === other)
  }

  @Test("requests find the container that performs them", .rule("R-SPL-42", "R-SPL-43"))
  func targets() {
    let stage = SplitStage()
    let page = stage.primary
    let detail = Selector("showDetailViewController:sender:")
    #expect(page.targetViewController(forAction: detail, sender: nil) === stage.split)
    #expect(
      page.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil)
        === page.navigationController
    )
    #expect(UIViewController().targetViewController(forAction: detail, sender: nil) == nil)
    #expect(page.splitViewController === stage.split)
    #expect(UIViewController().splitViewController == nil)
  }

  @Test("the delegate chooses the orientations", .rule("R-SPL-50"))
  func orientations() {
    let stage = SplitStage()
    #expect(stage.split.supportedInterfaceOrientations == .all)
    #expect(stage.split.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test("the style and the columns are archived", .rule("R-SPL-51"))
  func archive() throws {
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredDisplayMode = .twoOverSecondary
    let page = UIViewController()
    page.title = "Page"
    split.setViewController(page, for: .supplementary)

    let copy = try #require(try Archives.copy(of: split))

    #expect(copy.style == .tripleColumn)
    #expect(copy.preferredDisplayMode == .twoOverSecondary)
    #expect(copy.viewController(for: .supplementary)?.title == "Page")
    #expect(copy.viewController(for: .primary) == nil)
  }
}
