import SimulatorKit
import UIKit

/// Walks around a harbor: a map with a resizable card, and lists of walks.
final class WalksTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemGreen
    // The map does not scroll, so without this its streets would show between the items.
    tabBar.scrollEdgeAppearance = UITabBarAppearance()
    viewControllers = [
      tab(WalkMapViewController(), "Map", "map.fill"),
      UINavigationController(
        tab: WalkListViewController(title: "Walks", walks: Walk.all),
        symbol: "figure.walk"
      ),
      UINavigationController(
        tab: WalkListViewController(title: "Saved", walks: Array(Walk.all.suffix(2))),
        symbol: "bookmark.fill"
      ),
    ]
  }

  private func tab(_ page: UIViewController, _ title: String, _ symbol: String) -> UIViewController
  {
    page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return page
  }

  /// Opens the card of a walk.
  static func showCard(on device: Simulator) throws {
    try device.tap("Lighthouse Loop")
    device.advance(by: 1)
  }

  /// Opens the map styles, which are a popover on iPad.
  static func showStyles(on device: Simulator) throws {
    try device.tap("Map Style")
    device.advance(by: 1)
  }

  /// The start and end of the drag that resizes the card.
  static func drag(on device: Simulator) -> (from: CGPoint, to: CGPoint) {
    let size = device.window.bounds.size
    return (
      CGPoint(x: size.width / 2, y: size.height * 0.56),
      CGPoint(x: size.width / 2, y: size.height * 0.14)
    )
  }
}
