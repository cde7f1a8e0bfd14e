import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "Saving and restoring the order of tabs",
  .serialized,
  .releasesEverything,
  .member("UITabBarController.tabOrder", "TabOrder.init", "TabOrder.name")
)
@MainActor
struct TabOrderTests {
  private let order = TabOrder(named: "main")
  private let phone = Simulator()

  /// Makes the phone's application the current one, with the given data store.
  private func use(_ store: any DataStore) {
    phone.advance(by: 0.02)
    UIApplication.dataStore = store
  }

  /// Returns tabs whose titles are their identifiers; a dot is a tab without an identifier.
  private func tabs(_ titles: String, isShown: Bool = true) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: String(title), image: nil, tag: 0)
      if title != "." { page.tabBarItem.accessibilityIdentifier = String(title) }
      return page
    }
    if isShown { phone.window.rootViewController = tabs }
    ReleaseWitnesses.announce(phone, tabs)
    return tabs
  }

  private func titles(_ tabs: UITabBarController) -> String {
    (tabs.viewControllers ?? []).map { $0.tabBarItem.title ?? "" }.joined()
  }

  private func save(_ letters: String) {
    use(MemoryStore())
    #expect(order.save(tabs(letters, isShown: false)))
  }

  /// Returns the warnings of `TabOrder` that are logged by a closure.
  private func warnings(during work: () -> Void) -> [String] {
    TestSupport.warnings(during: work).filter { $0.hasPrefix("TabOrder") }
  }

  @Test(
    "there is no tab order by default",
    .defaults("UITabBarController.tabOrder", "TabOrder.name")
  )
  func defaults() {
    #expect(UITabBarController().tabOrder == nil)
    #expect(TabOrder(named: "main").name == "main")
  }

  @Test("without a saved order tabs are in the declared order", .rule("R-ORD-1"))
  func nothingSaved() {
    use(MemoryStore())
    let tabs = tabs("ABC")

    tabs.tabOrder = order

    #expect(titles(tabs) == "ABC")
    #expect(tabs.tabOrder == order)
  }

  @Test(
    "a saved order is restored in the next run",
    .rule("R-ORD-1", "R-ORD-4"),
    .member("TabOrder.save")
  )
  func restoring() {
    save("CAB")

    let tabs = tabs("ABC", isShown: false)
    tabs.tabOrder = order

    #expect(titles(tabs) == "CAB")
    #expect(tabs.tabBar.items?.map(\.title) == ["C", "A", "B"])
    #expect(tabs.selectedIndex == 0)
    phone.window.rootViewController = tabs
    #expect(tabs.selectedViewController?.view.window === phone.window)
  }

  @Test("the selected child stays selected", .rule("R-ORD-1"))
  func selection() {
    save("CAB")
    let early = tabs("ABC", isShown: false)
    early.selectedIndex = 1
    early.tabOrder = order
    #expect(early.selectedViewController?.tabBarItem.title == "B")
    #expect(early.selectedIndex == 2)

    let shown = tabs("ABC")
    shown.tabOrder = order
    #expect(shown.selectedViewController?.tabBarItem.title == "A")
    #expect(shown.selectedIndex == 1)
  }

  @Test("restoring the order calls no delegate and sends no appearance calls", .rule("R-ORD-1"))
  func noCallbacks() {
    save("CAB")
    let journal = Journal()
    let tabs = RecordingTabBarController(["A", "B", "C"], journal)
    for page in tabs.pages { page.tabBarItem.accessibilityIdentifier = page.name }
    let delegate = RecordingTabBarControllerDelegate(journal)
    tabs.delegate = delegate
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    journal.clear()

    tabs.tabOrder = order
    phone.advance(by: 0.1)

    #expect(tabs.pages.map(\.name) == ["C", "A", "B"])
    #expect(journal.lines.isEmpty)
    keepAlive(delegate)
  }

  @Test("orders with different names are separate", .member("TabOrder.name"), .rule("R-ORD-12"))
  func names() {
    save("CAB")
    let other = tabs("ABC")

    other.tabOrder = TabOrder(named: "other")

    #expect(titles(other) == "ABC")
  }

  @Test("children assigned later are in their assigned order", .rule("R-ORD-1"))
  func assignedLater() {
    save("CAB")
    let tabs = tabs("ABC")
    tabs.tabOrder = order

    tabs.viewControllers = tabs.viewControllers?.sorted {
      $0.tabBarItem.title ?? "" < $1.tabBarItem.title ?? ""
    }
    #expect(titles(tabs) == "ABC")

    tabs.tabOrder = order
    #expect(titles(tabs) == "CAB")
  }

  @Test("tabs without identifiers do not move, and one warning is logged", .rule("R-ORD-2"))
  func withoutIdentifiers() {
    save("CAB")
    let tabs = tabs("A..BC")

    let warnings = warnings {
      tabs.tabOrder = order
      tabs.tabOrder = order
    }

    #expect(titles(tabs) == "C..AB")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("accessibilityIdentifier") == true)
  }

  @Test(
    "new tabs are at their declared positions, and removed ones are dropped",
    .rule("R-ORD-5", "R-ORD-6")
  )
  func newVersion() {
    save("EABCD")

    let tabs = tabs("ABNCD")
    tabs.tabOrder = order

    #expect(titles(tabs) == "ABNCD")
    #expect(order.save(tabs))
    #expect(order.read()?.order == ["A", "B", "N", "C", "D"])
  }

  @Test("tabs that the user cannot move stay in place", .rule("R-ORD-7"))
  func fixed() {
    save("DCBA")
    let tabs = tabs("ABCD")
    tabs.customizableViewControllers = tabs.viewControllers.map { [$0[1], $0[2], $0[3]] }

    tabs.tabOrder = order
    #expect(titles(tabs) == "ADCB")

    let none = self.tabs("ABCD")
    none.customizableViewControllers = nil
    none.tabOrder = order
    #expect(titles(none) == "ABCD")
  }

  @Test(
    "the user's order is saved before the delegate's didEndCustomizing",
    .rule("R-ORD-3")
  )
  func arrangedByUser() throws {
    use(MemoryStore())
    let first = tabs("ABCDEFG")
    first.tabOrder = order
    var saved: String?
    let delegate = RecordingTabBarControllerDelegate()
    delegate.actions["didEnd"] = { [order] _ in saved = order.read()?.order.joined() }
    first.delegate = delegate
    phone.advance(by: 0.1)

    first.beginCustomizing()
    phone.advance(by: 1)
    try phone.perform("Put in place of A", on: "G")
    #expect(order.read() == nil)
    try phone.tap("Done")
    phone.advance(by: 1)

    #expect(saved == "GBCDEFA")
    #expect(first.delegate === delegate)
    let second = tabs("ABCDEFG")
    second.tabOrder = order
    #expect(titles(second) == "GBCDEFA")
  }

  @Test("an order without changes is not saved", .rule("R-ORD-3"))
  func nothingArranged() throws {
    use(MemoryStore())
    let tabs = tabs("ABCDEFG")
    tabs.tabOrder = order
    phone.advance(by: 0.1)

    tabs.beginCustomizing()
    phone.advance(by: 1)
    try phone.perform("Put in place of A", on: "G")
    try phone.perform("Put in place of G", on: "A")
    try phone.tap("Done")
    phone.advance(by: 1)
    #expect(order.read() == nil)

    tabs.tabOrder = nil
    tabs.beginCustomizing()
    phone.advance(by: 1)
    try phone.perform("Put in place of A", on: "G")
    try phone.tap("Done")
    phone.advance(by: 1)
    #expect(titles(tabs) == "GBCDEFA")
    #expect(order.read() == nil)
  }

  @Test(
    "changes made in code are saved only on request",
    .rule("R-ORD-3"),
    .member("TabOrder.save")
  )
  func changedInCode() {
    save("ABC")
    let tabs = tabs("ABC")
    tabs.tabOrder = order

    tabs.viewControllers?.reverse()
    #expect(order.read()?.order == ["A", "B", "C"])

    #expect(order.save(tabs))
    #expect(order.read()?.order == ["C", "B", "A"])
  }

  @Test(
    "after forget() tabs are in the declared order in the next run",
    .rule("R-ORD-9"),
    .member("TabOrder.forget")
  )
  func forgetting() {
    save("CBA")
    let first = tabs("ABC")
    first.tabOrder = order

    order.forget()
    order.forget()
    #expect(titles(first) == "CBA")

    let second = tabs("ABC")
    second.tabOrder = order
    #expect(titles(second) == "ABC")
  }

  @Test(
    "an invalid file is ignored with one warning, and replaced later",
    .rule("R-ORD-11"),
    arguments: [
      #"{"order":["C","B""#, "", "rubbish", #"{"order":["C","B","A"],"version":7}"#,
      String(repeating: "[", count: SavedTabOrder.sizeLimit + 1),
    ]
  )
  func damaged(text: String) throws {
    let store = MemoryStore()
    use(store)
    try store.write(Data(text.utf8), to: order.fileName)
    let tabs = tabs("ABC")

    #expect(warnings { tabs.tabOrder = order }.count == 1)
    #expect(titles(tabs) == "ABC")

    #expect(warnings { order.save(tabs) }.isEmpty)
    #expect(order.read()?.order == ["A", "B", "C"])
  }

  @Test("a failing store keeps its data and logs a warning", .rule("R-ORD-10"))
  func failingStore() throws {
    use(FailingStore())
    let tabs = tabs("ABC")

    let warnings = warnings {
      #expect(!order.save(tabs))
      order.forget()
      tabs.tabOrder = order
    }

    #expect(titles(tabs) == "ABC")
    #expect(warnings.count == 3)
    #expect(warnings.allSatisfy { $0.hasSuffix("the disk is full") })
  }

  @Test("on the desktop the file is written completely", .rule("R-ORD-10", "R-ORD-12"))
  func file() throws {
    let scratch = try TemporaryFolder()
    let folder = try #require(
      DataFolder.url(for: "player", in: ["XDG_DATA_HOME": scratch.url.path])
    )
    use(FolderStore(folder: folder))
    defer { use(MemoryStore()) }

    #expect(order.save(tabs("BA", isShown: false)))

    let file = folder.appendingPathComponent("tab-order-main.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == #"{"order":["B","A"],"version":1}"#)
    let tabs = tabs("AB")
    tabs.tabOrder = order
    #expect(titles(tabs) == "BA")
  }

  @Test("each simulated device has its own order", .rule("R-ORD-12"))
  func devices() {
    let other = Simulator()
    #expect(order.save(tabs("BA", isShown: false)))
    #expect(order.read() != nil)

    phone.advance(by: 0.1)
    #expect(order.read() == nil)

    other.advance(by: 0.1)
    #expect(order.read()?.order == ["B", "A"])
  }
}

/// A data store that cannot be read or written.
private final class FailingStore: DataStore {
  private let error = StoreError(description: "the disk is full")

  func read(_ name: String, limit: Int) throws(StoreError) -> Data? { throw error }
  func write(_ data: Data, to name: String) throws(StoreError) { throw error }
  func remove(_ name: String) throws(StoreError) { throw error }
}
