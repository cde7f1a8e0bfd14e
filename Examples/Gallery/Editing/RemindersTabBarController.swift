import SimulatorKit
import UIKit

/// Reminders: lists in editing mode, a day with one row swiped open, and chores that are reordered
/// by snapshots.
final class RemindersTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      UINavigationController(
        tab: MyListsViewController(style: .insetGrouped),
        title: "Lists",
        symbol: "list.bullet"
      ),
      UINavigationController(
        tab: TodayViewController(style: .plain),
        title: "Today",
        symbol: "sun.max.fill"
      ),
      UINavigationController(
        tab: ChoresViewController(),
        title: "Chores",
        symbol: "checkmark.circle.fill"
      ),
    ]
  }

  /// Begins editing the lists.
  static func showEditing(_ simulator: Simulator) throws {
    try simulator.tapEdit()
    simulator.advance(by: 1)
  }

  /// Swipes a row open.
  static func showSwipe(_ simulator: Simulator) throws {
    try simulator.tap("Today")
    simulator.advance(by: 0.5)
    guard let row = simulator.elements.first(where: { $0.label?.hasPrefix("Call the") == true })
    else { return }
    let isMirrored = simulator.layoutDirection == .rightToLeft
    let start = CGPoint(x: row.frame.midX, y: row.frame.midY)
    let way: CGFloat = isMirrored ? 130 : -130
    simulator.drag(
      from: start,
      to: CGPoint(x: start.x + way, y: start.y),
      duration: 0.3,
      rest: 0.2
    )
    simulator.advance(by: 1)
  }

  /// Creates the same app with the chores selected.
  static func makeChores() -> UIViewController {
    let tabs = RemindersTabBarController()
    tabs.loadViewIfNeeded()
    tabs.selectedIndex = 2
    return tabs
  }
}
