import SimulatorKit
import UIKit

/// Places to visit: a list that scrolls under the bar, a map that scrolls in both directions, and a
/// note that is too short to scroll.
final class PlacesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemTeal
    viewControllers = [
      UINavigationController(
        tab: PlacesViewController(),
        title: "Places",
        symbol: "mappin.and.ellipse"
      ),
      map,
      UINavigationController(tab: NoteViewController(), title: "Note", symbol: "note.text"),
    ]
  }

  /// The map fills the screen, so it has no navigation bar.
  private var map: UIViewController {
    let map = MapViewController()
    map.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map.fill"), tag: 0)
    return map
  }

  /// Scrolls the cards to the second one and drags the list, so that rows are below the bar and the
  /// scroll indicator is visible.
  static func showScrolling(on phone: Simulator) {
    let size = phone.window.bounds.size
    let cards = size.height * 0.3
    let isMirrored = phone.layoutDirection == .rightToLeft
    phone.drag(
      from: CGPoint(x: size.width * (isMirrored ? 0.3 : 0.7), y: cards),
      to: CGPoint(x: size.width * (isMirrored ? 0.7 : 0.3), y: cards),
      duration: 0.1
    )
    phone.advance(by: 1)
    phone.drag(
      from: CGPoint(x: size.width / 2, y: size.height * 0.72),
      to: CGPoint(x: size.width / 2, y: size.height * 0.72 - 190),
      duration: 0.4,
      rest: 0.15
    )
  }
}
