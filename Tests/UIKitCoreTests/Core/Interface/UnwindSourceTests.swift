import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Sources of unwind segues", .serialized, .releasesEverything)
struct UnwindSourceTests {
  private final class Container: UIViewController {
    var sources: [UIStoryboardUnwindSegueSource] = []
    var allows = true

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
      -> [UIViewController]
    {
      sources.append(source)
      return allows ? super.allowedChildrenForUnwinding(from: source) : []
    }
  }

  private final class Page: UIViewController, ObjectiveCMembers {
    var asked: [String] = []

    func unwindHere(_ segue: UIStoryboardSegue) {}

    override func canPerformUnwindSegueAction(
      _ action: Selector,
      from fromViewController: UIViewController,
      sender: Any?
    ) -> Bool {
      asked.append("\(fromViewController.title ?? "") \(sender as? String ?? "none")")
      return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    class var objectiveCMembers: [ObjectiveCMember] {
      [.method(Page.unwindHere, "unwindHere:")]
    }
  }

  private let container = Container()
  private let target = Page()
  private let source = UIViewController()

  init() {
    source.title = "Source"
    for child in [target, source] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    ReleaseWitnesses.announce(container, target, source)
  }

  private func destination() -> UIViewController? {
    UnwindSearch(
      UIStoryboardUnwindSegueSource(
        source: source,
        unwindAction: Selector("unwindHere:"),
        sender: "button"
      )
    ).destination
  }

  @Test("containers are asked with the source, the action and the sender", .rule("R-IB-45"))
  func asking() {
    #expect(destination() === target)

    #expect(container.sources.count == 1)
    #expect(container.sources.first?.source === source)
    #expect(container.sources.first?.unwindAction == Selector("unwindHere:"))
    #expect(container.sources.first?.sender as? String == "button")
    #expect(target.asked == ["Source button"])
    container.sources = []
  }

  @Test("children that a container does not allow are not asked", .rule("R-IB-45"))
  func refusing() {
    container.allows = false

    #expect(destination() == nil)
    #expect(target.asked.isEmpty)
    container.sources = []
  }
}
