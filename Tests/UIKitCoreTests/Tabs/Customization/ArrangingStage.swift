import SimulatorKit
import TestStage
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
final class ArrangingStage: Stage, SheetStage {
  let delegate = RecordingTabBarControllerDelegate()

  var journal: Journal { delegate.journal }

  init(_ letters: String, on device: Device = .iPhone15) {
    let tabs = UITabBarController()
    tabs.viewControllers = letters.map { ArrangingStage.page(String($0)) }
    tabs.delegate = delegate
    super.init(tabs, on: device)
    advance(by: 0.1)
    ReleaseWitnesses.announce(delegate)
    ReleaseWitnesses.announce(tabs.moreIfMade, tabs.moreIfMade?.list)
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

  override func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    super.tap(label, sourceLocation: sourceLocation)
    rest()
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

extension [UIViewController] {
  @MainActor var titles: String { map { $0.title ?? "?" }.joined() }
}
