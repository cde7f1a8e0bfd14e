import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Segues: kinds", .releasesEverything) struct SegueKindTests {
  private let page = "customClass=\"StoryboardPage\" customModule=\"CoreTests\""

  private func button(_ title: String, _ segue: String) -> String {
    """
    <button opaque="NO" buttonType="system" id="b-\(title)">
        <rect key="frame" x="20" y="200" width="200" height="40"/>
        <state key="normal" title="\(title)"/>
        <connections>\(segue)</connections>
    </button>
    """
  }

  private func container(_ destination: String) -> String {
    """
    <containerView opaque="NO" contentMode="scaleToFill" id="container">
        <rect key="frame" x="10" y="300" width="300" height="200"/>
        <connections><segue destination="\(destination)" kind="embed" identifier="inside" id="e"/></connections>
    </containerView>
    """
  }

  @Test("a popover segue of an old file points to its anchor", .rule("R-IB-42"))
  func legacyPopover() throws {
    let pad = Simulator(.iPadPro11)
    let segue = """
      <segue destination="detail" kind="popover" identifier="more" popoverAnchorView="label" id="s">
          <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
      </segue>
      """
    let label = """
      <label text="Here" id="label"><rect key="frame" x="300" y="500" width="80" height="20"/></label>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        attributes: page,
        view: InterfaceFiles.view(button("Open", segue) + label)
      ),
      InterfaceFiles.scene("detail", attributes: page, view: InterfaceFiles.view())
    )
    let home: StoryboardPage = storyboard.instantiateViewController(identifier: "home")
    pad.window.rootViewController = home
    pad.advance(by: 0.1)

    try pad.tap("Open")
    pad.advance(by: 1)
    let popover = try #require(home.presentedViewController?.popoverPresentationController)
    #expect(home.presentedViewController?.modalPresentationStyle == .popover)
    #expect((popover.sourceView as? UILabel)?.text == "Here")
    #expect(popover.permittedArrowDirections == [.up, .left])
    home.dismiss(animated: false)
    pad.advance(by: 0.1)
  }

  @Test(
    "a popover that code presents loads the view that contains its anchor",
    .rule("R-IB-46")
  )
  func anchorBeforeLoading() throws {
    let pad = Simulator(.iPadPro11)
    let label = """
      <label text="Here" id="label"><rect key="frame" x="300" y="500" width="80" height="20"/></label>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        attributes: page,
        view: InterfaceFiles.view(label),
        more: """
          <connections><segue destination="detail" kind="popoverPresentation" identifier="more" popoverAnchorView="label" id="s"/></connections>
          """
      ),
      InterfaceFiles.scene("detail", attributes: page, view: InterfaceFiles.view())
    )
    let home: StoryboardPage = storyboard.instantiateViewController(identifier: "home")
    pad.window.rootViewController = UIViewController()
    pad.window.rootViewController?.addChild(home)
    home.performSegue(withIdentifier: "more", sender: nil)

    #expect(home.isViewLoaded)
    let presented = try #require(
      home.presentedViewController ?? pad.window.rootViewController?.presentedViewController
    )
    let view = presented.popoverPresentationController?.sourceView as? UILabel
    #expect(view?.text == "Here")
    presented.dismiss(animated: false)
    pad.advance(by: 0.1)
  }

  @Test("an unwind segue with a class of its own is performed by it", .rule("R-IB-47"))
  func customUnwind() throws {
    let phone = Simulator(.iPhone15)
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", attributes: page, view: InterfaceFiles.view()),
      InterfaceFiles.scene(
        "detail",
        attributes: page,
        view: InterfaceFiles.view(
          button(
            "Leave",
            """
            <segue destination="exit-detail" kind="unwind" identifier="back" unwindAction="unwindHere:" customClass="NotingUnwindSegue" customModule="CoreTests" id="u"/>
            """
          )
        )
      )
    )
    let home: StoryboardPage = storyboard.instantiateViewController(identifier: "home")
    let detail: StoryboardPage = storyboard.instantiateViewController(identifier: "detail")
    let stack = UINavigationController(rootViewController: home)
    stack.pushViewController(detail, animated: false)
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)
    NotingUnwindSegue.performed = []

    try phone.tap("Leave")
    phone.advance(by: 1)
    #expect(home.unwound == ["page"])
    #expect(NotingUnwindSegue.performed == ["back"])
    #expect(stack.viewControllers.count == 2)
  }

  @Test("an unknown class of an unwind segue is reported, and the segue unwinds", .rule("R-IB-47"))
  func unknownUnwind() throws {
    let phone = Simulator(.iPhone15)
    let unwind = """
      <segue destination="exit-detail" kind="unwind" identifier="back" unwindAction="unwindHere:" customClass="MissingSegue" id="u"/>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", attributes: page, view: InterfaceFiles.view()),
      InterfaceFiles.scene(
        "detail",
        attributes: page,
        view: InterfaceFiles.view(),
        more: "<connections>\(unwind)</connections>"
      )
    )
    let home: StoryboardPage = storyboard.instantiateViewController(identifier: "home")
    let detail: StoryboardPage = storyboard.instantiateViewController(identifier: "detail")
    let stack = UINavigationController(rootViewController: home)
    stack.pushViewController(detail, animated: false)
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)

    let messages = warnings { detail.performSegue(withIdentifier: "back", sender: nil) }
    phone.advance(by: 1)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("MissingSegue") == true)
    #expect(stack.viewControllers.count == 1)
  }

  @Test(
    "scenes that embed each other end after some levels with one message",
    .rule("R-IB-48"),
    arguments: ["home", "other"]
  )
  func embeddingCycle(destination: String) throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", view: InterfaceFiles.view(container(destination))),
      InterfaceFiles.scene("other", view: InterfaceFiles.view(container("home")))
    )
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    ReleaseWitnesses.announce(home)
    let messages = warnings { home.loadViewIfNeeded() }

    #expect(messages.count == 1)
    #expect(messages.first?.contains("embeds the scene that contains it") == true)
    #expect(messages.first?.hasPrefix("Test.storyboard:") == true)
    var depth = 0
    var child = home.children.first
    while let current = child {
      depth += 1
      child = current.children.first
    }
    #expect(depth == (destination == "home" ? 7 : 15))
  }

  @Test("a page ends its own nesting without a message", .rule("R-IB-48"))
  func endingNesting() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        attributes: "customClass=\"NestedPage\" customModule=\"CoreTests\"",
        view: InterfaceFiles.view(container("home"))
      )
    )
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    let messages = warnings { home.loadViewIfNeeded() }

    #expect(messages.isEmpty)
    #expect(home.children.count == 1)
    #expect(home.children.first?.children.count == 1)
    #expect(home.children.first?.children.first?.children.isEmpty == true)
  }

  @Test("the cells of a prototype share one segue", .rule("R-IB-46"))
  func sharedTemplates() throws {
    let phone = Simulator(.iPhone15)
    let storyboard = try InterfaceFiles.songs()
    let list: PreparingList = storyboard.instantiateViewController(identifier: "list")
    let stack = UINavigationController(rootViewController: list)
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)

    #expect(list.tableView.visibleCells.count == 3)
    #expect(list.interface?.segues.count == 1)
    try phone.tap("Row 2")
    phone.advance(by: 1)
    #expect(list.calls == ["prepare 2 true", "didSelect 2"])
    list.performSegue(withIdentifier: "song", sender: nil)
    #expect(list.calls.last == "prepare 2 false")
    phone.advance(by: 1)
  }
}

/// A segue that notes that it was performed.
final class NotingUnwindSegue: UIStoryboardSegue {
  static var performed: [String] = []

  override func perform() { Self.performed.append(identifier ?? "-") }
}

/// A page inside itself, which embeds two more levels.
final class NestedPage: UIViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    parent?.parent == nil
  }
}
