import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

/// A phone with a tab bar controller whose tabs are named by letters; the user arranges them.
///
///     let stage = ArrangingStage("ABCDEF")
///     stage.begin()
///     stage.drag(candidate: "F", toPlace: 0)
///     stage.done()
///     #expect(stage.order == "FBCDEA")
@MainActor
final class ArrangingStage: SheetStage {
  let phone: Simulator
  let tabs = UITabBarController()
  let journal = ArrangingJournal()

  var bar: UITabBar { tabs.tabBar }

  init(_ letters: String, on device: Device = .iPhone15) {
    phone = Simulator(device)
    tabs.viewControllers = letters.map { ArrangingStage.page(String($0)) }
    tabs.delegate = journal
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    ReleaseWitnesses.announce(phone, phone.window, tabs, bar, journal)
    ReleaseWitnesses.announce(tabs.moreIfMade, tabs.moreIfMade?.list)
    for page in tabs.viewControllers ?? [] { ReleaseWitnesses.announce(page) }
  }

  static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  func child(_ letter: Character) -> UIViewController {
    let child = tabs.viewControllers?.first { $0.title == String(letter) }
    if child == nil { Issue.record("there is no tab \(letter)") }
    return child ?? UIViewController()
  }

  func children(_ letters: String) -> [UIViewController] { letters.map(child) }

  // MARK: What there is

  /// The children, in their order.
  var order: String { tabs.viewControllers?.titles ?? "" }

  /// What stands on the bar.
  var barTitles: [String] { bar.row.buttons.map { $0.item.title ?? "" } }

  /// What stands in the list of More.
  var listTitles: [String] {
    let table = tabs.more.list.tableView
    return (0..<(table?.numberOfRows(inSection: 0) ?? 0)).map { row in
      table?.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text ?? ""
    }
  }

  // MARK: What the user does

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do { try phone.tap(label) } catch { Issue.record(error, sourceLocation: sourceLocation) }
    phone.advance(by: 1)
  }

  /// Goes to the list of More and taps Edit.
  func begin(sourceLocation: SourceLocation = #_sourceLocation) {
    tap("More", sourceLocation: sourceLocation)
    journal.clear()
    tap("Edit", sourceLocation: sourceLocation)
    ReleaseWitnesses.announce(sheet, bar.customizing)
  }

  var hasEditButton: Bool { phone.elements.contains { $0.label == "Edit" } }
}

/// Writes down what a controller tells about customizing, and about selecting.
///
/// An entry names the controllers that were told; where the controller itself lists others just then, it says so.
final class ArrangingJournal: NSObject, UITabBarControllerDelegate {
  private(set) var entries: [String] = []
  /// Each runs once, inside the callback of that name.
  var actions: [String: (UITabBarController) -> Void] = [:]

  func clear() { entries = [] }

  private func write(_ event: String, _ entry: String, _ tabs: UITabBarController) {
    entries.append("\(event) \(entry)")
    actions.removeValue(forKey: event)?(tabs)
  }

  private func end(
    _ event: String,
    _ tabs: UITabBarController,
    _ controllers: [UIViewController],
    _ changed: Bool
  ) {
    let listed = tabs.viewControllers?.titles ?? ""
    let other = listed == controllers.titles ? "" : " but \(listed)"
    write(event, controllers.titles + (changed ? " changed" : "") + other, tabs)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { write("didSelect", viewController.title ?? "", tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { write("willBegin", viewControllers.titles, tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { end("willEnd", tabBarController, viewControllers, changed) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { end("didEnd", tabBarController, viewControllers, changed) }
}

extension [UIViewController] {
  @MainActor var titles: String { map { $0.title ?? "?" }.joined() }
}
