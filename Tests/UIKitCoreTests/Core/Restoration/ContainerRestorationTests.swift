import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("State restoration: containers", .releasesEverything, .serialized)
@MainActor
struct ContainerRestorationTests {
  private func names(_ stack: UINavigationController) -> [String] {
    stack.viewControllers.map { $0.restorationIdentifier ?? "." }
  }

  private func page(_ name: String?, _ text: String = "") -> UIViewController {
    RestorablePage(name, text: text).made(by: PageRestorationClass.self)
  }

  // MARK: Navigation stacks

  @Test(
    "a stack is restored with pages that are created by their restoration classes",
    .rule("R-RES-8", "R-RES-11")
  )
  func stackOfPages() {
    let first = stack([RestorablePage("root"), page("list"), page("detail", "42")])
    let second = stack([RestorablePage("root")])

    let phone = restore(from: first, to: second)

    #expect(names(second) == ["root", "list", "detail"])
    #expect((second.topViewController as? RestorablePage)?.text == "42")
    #expect(second.topViewController?.viewIfLoaded?.window === phone.window)
    #expect(second.viewControllers[1].restorationClass == PageRestorationClass.self)
  }

  @Test("pages of one stack may have the same identifier", .rule("R-RES-7", "R-RES-11"))
  func equalPages() {
    let first = stack([RestorablePage("root"), page("note", "1"), page("note", "2")])
    let second = stack([RestorablePage("root")])

    _ = restore(from: first, to: second)

    #expect(names(second) == ["root", "note", "note"])
    #expect(second.viewControllers.map { ($0 as? RestorablePage)?.text } == ["", "1", "2"])
  }

  @Test("a page without an identifier ends the restored stack", .rule("R-RES-11"))
  func pageWithout() {
    let first = stack([RestorablePage("root"), page("a"), page(nil), page("b")])
    let second = stack([RestorablePage("root")])

    _ = restore(from: first, to: second)

    #expect(names(second) == ["root", "a"])
  }

  @Test("a root page without an identifier is the one of the new launch", .rule("R-RES-11"))
  func rootWithout() {
    let first = stack([RestorablePage(nil), page("a")])
    let second = stack([RestorablePage(nil)])
    let root = second.viewControllers[0]

    _ = restore(from: first, to: second)

    #expect(names(second) == [".", "a"])
    #expect(second.viewControllers[0] === root)
  }

  @Test(
    "a page that its restoration class refuses ends the restored stack",
    .rule("R-RES-8", "R-RES-11")
  )
  func refused() {
    let first = stack([RestorablePage("root"), page("a"), page("refused"), page("b")])
    let second = stack([RestorablePage("root")])

    _ = restore(from: first, to: second)

    #expect(names(second) == ["root", "a"])
  }

  @Test("a stack in a tab is restored in that tab, also under More", .rule("R-RES-11"))
  func stackInMore() {
    func made(_ top: Bool) -> UITabBarController {
      let pages = [RestorablePage("root")] + (top ? [page("detail", "7")] : [])
      return tabs(["a", "b", "c", "d", "e"].map { RestorablePage($0) } + [stack(pages)])
    }
    let (first, second) = (made(true), made(false))

    let phone = restore(from: first, to: second) { _ in first.selectedIndex = 5 }

    let inMore = second.viewControllers?[5] as? UINavigationController
    #expect(second.selectedViewController === inMore)
    #expect(inMore.map(names) == ["root", "detail"])
    #expect(inMore?.topViewController?.viewIfLoaded?.window === phone.window)
  }

  // MARK: Parent chains

  @Test("children of a controller without an identifier are not saved", .rule("R-RES-6"))
  func brokenChain() {
    func made(_ text: String) -> UITabBarController {
      tabs([
        stack([RestorablePage("deep", text: text)], named: nil), RestorablePage("b", text: text),
      ])
    }
    let second = made("")

    _ = restore(from: made("kept"), to: second)

    let nameless = second.viewControllers?[0] as? UINavigationController
    #expect((nameless?.topViewController as? RestorablePage)?.text == "")
    #expect((second.viewControllers?[1] as? RestorablePage)?.text == "kept")
  }

  @Test("children of custom containers are saved", .rule("R-RES-6"))
  func ownContainer() {
    func made(_ text: String) -> UIViewController {
      let container = RestorablePage("container")
      let child = RestorablePage("child", text: text)
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      return container
    }
    let second = made("")

    _ = restore(from: made("kept"), to: second)

    #expect((second.children[0] as? RestorablePage)?.text == "kept")
  }

  @Test("an empty identifier counts as none", .rule("R-RES-6"))
  func emptyIdentifier() {
    let second = RestorablePage("")

    _ = restore(from: RestorablePage("", text: "kept"), to: second)

    #expect(second.text == "")
  }

  // MARK: Presented controllers

  @Test("a presented controller is presented again", .rule("R-RES-12"))
  func presented() throws {
    let (first, second) = (tabs([RestorablePage("a")]), tabs([RestorablePage("a")]))
    let sheet = stack([page("sheet", "9")], named: "sheets")
    sheet.modalPresentationStyle = .fullScreen

    let phone = restore(from: first, to: second) { _ in
      sheet.restorationClass = StackRestorationClass.self
      first.present(sheet, animated: false)
    }

    let again = try #require(second.presentedViewController as? UINavigationController)
    #expect(names(again) == ["sheet"])
    #expect((again.topViewController as? RestorablePage)?.text == "9")
    #expect(again.view.window === phone.window)
  }

  @Test(
    "a presented controller without an identifier is not restored",
    .rule("R-RES-6", "R-RES-12")
  )
  func presentedWithout() {
    let (first, second) = (RestorablePage("a"), RestorablePage("a"))

    _ = restore(from: first, to: second) { _ in first.present(page(nil), animated: false) }

    #expect(second.presentedViewController == nil)
  }

  // MARK: References

  @Test("a controller can encode references to other saved controllers", .rule("R-RES-15"))
  func references() {
    let (first, second) = (
      tabs([ReferringPage("a"), RestorablePage("b")]),
      tabs([RestorablePage("b"), ReferringPage("a")])
    )
    (first.viewControllers?[0] as? ReferringPage)?.other = first.viewControllers?[1]

    _ = restore(from: first, to: second)

    let page = second.viewControllers?[1] as? ReferringPage
    #expect(page?.other === second.viewControllers?[0])
  }

  @Test("a controller can encode references to saved views", .rule("R-RES-25"))
  func viewReferences() {
    final class Chooser: UIViewController {
      let buttons = ["one", "two", nil].map { identifier in
        let view = UIView()
        view.restorationIdentifier = identifier
        return view
      }
      var chosen: [UIView] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { view.addSubview(button) }
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(chosen, forKey: "chosen")
        coder.encode(chosen.first, forKey: "first")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let found = coder.decodeObject(forKey: "chosen") as? [Any] ?? []
        chosen = found.compactMap { $0 as? UIView }
        #expect(coder.decodeObject(of: UIView.self, forKey: "first") === chosen.first)
      }
    }
    let (first, second) = (Chooser(), Chooser())
    for page in [first, second] { page.restorationIdentifier = "page" }
    ReleaseWitnesses.announce(first, second)
    first.chosen = [first.buttons[1], first.buttons[2]]

    let messages = warnings { _ = restore(from: first, to: second) }

    #expect(second.chosen == [second.buttons[1]])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("it is not saved itself") == true)
  }
}

/// Creates the stacks of the tests, without pages.
final class StackRestorationClass: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let stack = UINavigationController()
    stack.modalPresentationStyle = .fullScreen
    return stack
  }
}

/// A page with a reference to another controller.
private final class ReferringPage: RestorablePage {
  weak var other: UIViewController?

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(other, forKey: "other")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    other = coder.decodeObject(forKey: "other") as? UIViewController
  }
}
