import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A device with tabs named A, B, C and so on, whose pages and delegate write down what they are told.
@MainActor
final class MoreStage: Stage {
  let journal = Journal()
  let delegate: RecordingTabBarControllerDelegate
  let pages: [RecordingViewController]
  private(set) var children: [UIViewController] = []

  /// Those named in `stacks` are roots of navigation controllers.
  init(_ names: String = "ABCDEFG", stacks: String = "", on device: Device = .iPhone15) {
    let journal = journal
    delegate = RecordingTabBarControllerDelegate(journal)
    pages = names.map { RecordingViewController(String($0), journal) }
    for page in pages {
      guard stacks.contains(page.name) else {
        children.append(page)
        continue
      }
      let stack = UINavigationController(rootViewController: page)
      stack.title = page.name
      children.append(stack)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = children
    tabs.delegate = delegate
    super.init(tabs, on: device)
    advance(by: 0.1)
    ReleaseWitnesses.announce(tabs.more, delegate)
    for child in pages + children { ReleaseWitnesses.announce(child) }
    journal.clear()
  }

  /// A page, or the stack it is the root of.
  func child(_ name: String) -> UIViewController {
    children[pages.firstIndex { $0.name == name } ?? 0]
  }

  func page(_ name: String) -> RecordingViewController {
    pages.first { $0.name == name } ?? pages[0]
  }

  func stack(_ name: String) -> UINavigationController {
    child(name) as? UINavigationController ?? UINavigationController()
  }

  var more: UIMoreNavigationController { tabs.more }

  /// What the bar and what the list show, from the front.
  var barTitles: [String] { (bar.items ?? []).map { $0.title ?? "" } }

  var rowTitles: [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  var table: UITableView {
    more.list.tableView.layoutIfNeeded()
    return more.list.tableView
  }

  // MARK: Fingers

  /// Taps the item at a place of the bar, and lets all movement end.
  func tapBar(_ place: Int) {
    let button = bar.row.buttons[place]
    phone.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
    rest()
  }

  func tapMore() { tapBar(bar.row.buttons.count - 1) }

  /// Taps a row of the list without waiting for the push.
  func touchRow(_ name: String) {
    guard let row = rowTitles.firstIndex(of: name) else { return }
    let cell = table.visibleCells[row]
    phone.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
  }

  func tapRow(_ name: String) {
    touchRow(name)
    rest()
  }

  /// Goes to More's list and from there to a child.
  func open(_ name: String) {
    tapMore()
    tapRow(name)
    journal.clear()
  }

  /// Taps the back button of More's bar.
  func tapBack() {
    more.navigationBarBackTapped()
    rest()
  }

  /// Draws the page in view back over a share of the width; the finger stays down.
  func swipe(to share: CGFloat) {
    let width = phone.window.bounds.width
    phone.press(at: CGPoint(x: 4, y: 400))
    phone.slide(to: CGPoint(x: 4 + width * share, y: 400), duration: 0.5)
    advance(by: 0.2)
  }

  /// Gives the window another width, as on a screen that is shared or on a desktop.
  func resize(to width: CGFloat) {
    let height = phone.device.size.height
    phone.window.screen.update { $0.size = CGSize(width: width, height: height) }
    rest()
  }

  // MARK: What was told

  /// Everything since the last time.
  func read() -> [String] {
    journal.take()
  }

  /// What the delegate was asked and told since the last time.
  func readDelegate() -> [String] { read().filter { !$0.contains(".") } }

  /// What one page was told since the last time.
  func read(_ page: String) -> [String] {
    let prefix = page + "."
    return read().filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// What is in view: the names of the pages in the window.
  var inView: [String] { pages.filter { $0.viewIfLoaded?.window != nil }.map(\.name) }

  /// Whether the list is in view.
  var showsList: Bool { more.list.viewIfLoaded?.window != nil }

  /// The children that have the tab bar controller for parent.
  var ownChildren: String {
    pages.filter { child($0.name).parent === tabs }.map(\.name).joined()
  }
}
