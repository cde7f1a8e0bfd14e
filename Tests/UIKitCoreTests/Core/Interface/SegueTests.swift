import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Segues", .releasesEverything) struct SegueTests {
  private let phone = Simulator(.iPhone15)
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

  /// Shows a stack with a page that leads to another one.
  private func start(_ segue: String, detail: String = "", more: String = "") throws
    -> UINavigationController
  {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "nav",
        "navigationController",
        more: """
          <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r"/></connections>
          """
      ),
      InterfaceFiles.scene(
        "home",
        attributes: page,
        view: InterfaceFiles.view(button("Open", segue)),
        more: more
      ),
      InterfaceFiles.scene(
        "detail",
        attributes: page,
        view: InterfaceFiles.view(button("Back Home", detail)),
        more: """
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="name" value="detail"/>
          </userDefinedRuntimeAttributes>
          """
      ),
      initial: "nav"
    )
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController
    )
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)
    (stack.viewControllers[0] as? StoryboardPage)?.journal.clear()
    return stack
  }

  private func home(_ stack: UINavigationController) throws -> StoryboardPage {
    try #require(stack.viewControllers.first as? StoryboardPage)
  }

  @Test(
    "a button asks, prepares before the view is loaded, and pushes",
    .rule("R-IB-41", "R-IB-42")
  )
  func show() throws {
    let stack = try start(
      "<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s\"/>"
    )
    let home = try home(stack)

    try phone.tap("Open")
    phone.advance(by: 1)

    #expect(home.journal.take() == ["should open", "prepare open loaded false"])
    #expect(stack.viewControllers.count == 2)
    #expect((stack.topViewController as? StoryboardPage)?.name == "detail")
  }

  @Test("a source can refuse", .rule("R-IB-41"))
  func refusing() throws {
    let stack = try start(
      "<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s\"/>"
    )
    let home = try home(stack)
    home.allows = false

    try phone.tap("Open")
    phone.advance(by: 1)

    #expect(home.journal.take() == ["should open"])
    #expect(stack.viewControllers.count == 1)
  }

  @Test("code performs a segue without asking", .rule("R-IB-40"))
  func byCode() throws {
    let stack = try start(
      "",
      more: """
        <connections><segue destination="detail" kind="presentation" identifier="present" modalPresentationStyle="fullScreen" id="s"/></connections>
        """
    )
    let home = try home(stack)

    home.performSegue(withIdentifier: "present", sender: nil)
    phone.advance(by: 1)

    #expect(home.journal.take() == ["prepare present loaded false"])
    let detail = try #require(stack.presentedViewController as? StoryboardPage)
    #expect(detail.modalPresentationStyle == .fullScreen)
    detail.dismiss(animated: false)
  }

  @Test("an unwind segue pops to the page with the action", .rule("R-IB-45"))
  func unwinding() throws {
    let stack = try start(
      "<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s\"/>",
      detail:
        "<segue destination=\"exit-detail\" kind=\"unwind\" identifier=\"back\" unwindAction=\"unwindHere:\" id=\"u\"/>"
    )
    let home = try home(stack)
    try phone.tap("Open")
    phone.advance(by: 1)
    let detail = try #require(stack.topViewController as? StoryboardPage)
    detail.journal.clear()

    try phone.tap("Back Home")
    phone.advance(by: 1)

    #expect(detail.journal.take() == ["should back", "prepare back loaded true"])
    #expect(home.unwound == ["detail"])
    #expect(stack.viewControllers.count == 1)
  }

  @Test("an unwind segue dismisses what is presented", .rule("R-IB-45"))
  func unwindingPresented() throws {
    let stack = try start(
      "<segue destination=\"detail\" kind=\"presentation\" identifier=\"open\" id=\"s\"/>",
      detail:
        "<segue destination=\"exit-detail\" kind=\"unwind\" unwindAction=\"unwindHere:\" id=\"u\"/>"
    )
    let home = try home(stack)
    try phone.tap("Open")
    phone.advance(by: 1)
    #expect(stack.presentedViewController != nil)

    try phone.tap("Back Home")
    phone.advance(by: 1)

    #expect(home.unwound == ["detail"])
    #expect(stack.presentedViewController == nil)
  }

  @Test("a custom segue shows the destination itself", .rule("R-IB-41"))
  func custom() throws {
    let stack = try start(
      """
      <segue destination="detail" kind="custom" customClass="ReplacingSegue" customModule="CoreTests" id="s"/>
      """
    )

    try phone.tap("Open")
    phone.advance(by: 1)

    #expect(stack.viewControllers.map { ($0 as? StoryboardPage)?.name } == ["detail"])
  }

  @Test("a container view embeds its controller", .rule("R-IB-43"))
  func embedding() throws {
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" id="container">
          <rect key="frame" x="10" y="300" width="300" height="200"/>
          <connections><segue destination="detail" kind="embed" identifier="inside" id="e"/></connections>
      </containerView>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", attributes: page, view: InterfaceFiles.view(container)),
      InterfaceFiles.scene("detail", attributes: page, view: InterfaceFiles.view())
    )
    let home: StoryboardPage = storyboard.instantiateViewController(identifier: "home")
    phone.window.rootViewController = home
    phone.advance(by: 0.1)

    #expect(home.children.count == 1)
    #expect(home.children.first?.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(home.journal.take().contains("prepare inside loaded false"))
  }

  @Test("a cell starts its segue before the delegate knows of the selection", .rule("R-IB-44"))
  func cells() throws {
    let storyboard = try InterfaceFiles.songs()
    let list: PreparingList = storyboard.instantiateViewController(identifier: "list")
    let stack = UINavigationController(rootViewController: list)
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)

    try phone.tap("Row 1")
    phone.advance(by: 1)

    #expect(list.calls == ["prepare 1 true", "didSelect 1"])
    #expect(stack.viewControllers.count == 2)
  }
}

/// A segue that replaces the pages of a stack.
final class ReplacingSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.setViewControllers([destination], animated: false)
  }
}

/// A list that notes what it is called for.
final class PreparingList: UITableViewController {
  var calls: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row ?? -1
    calls.append("prepare \(row) \(sender is UITableViewCell)")
  }
}
