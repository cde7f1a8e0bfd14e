import SimulatorKit
import UIKit

/// A player that always uses the dark style, with covers that show through the bars.
final class DarkTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    view.tintColor = .systemPink
    let records = Record.all
    viewControllers = [
      page("Listen Now", "play.circle.fill", Array(records[4...] + records[..<4])),
      page("Browse", "square.grid.2x2.fill", records),
      page("Radio", "dot.radiowaves.left.and.right", records.reversed()),
      page("Search", "magnifyingglass", Array(records[2...] + records[..<2])),
    ]
  }

  private func page(_ title: String, _ symbol: String, _ records: [Record]) -> UIViewController {
    UINavigationController(
      tab: RecordsViewController(title: title, records: records),
      symbol: symbol
    )
  }

  /// Scrolls, so that covers are below both bars.
  static func showScrolled(on phone: Simulator) {
    phone.scroll(by: 180)
  }
}
