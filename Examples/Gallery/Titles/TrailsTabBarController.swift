import UIKit

/// Trails: a list with a large title, a scrolled diary, a page with a colored bar, and standalone
/// bars.
final class TrailsTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemGreen
    viewControllers = [
      stack(TrailListController(), "Trails", "map"),
      stack(DiaryController(), "Diary", "book"),
      stack(SeasonController(), "Season", "sun.max"),
      stack(BarSheetController(), "Bars", "rectangle.stack"),
    ]
    (viewControllers?[2] as? UINavigationController)?.pushViewController(
      AutumnController(),
      animated: false
    )
  }

  private func stack(_ page: UIViewController, _ title: String, _ symbol: String)
    -> UIViewController
  {
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return stack
  }
}

/// A trail with the colors of its picture.
struct Trail {
  let name: String
  let note: String
  let colors: [UIColor]

  static let all = [
    Trail(name: "Fox Ridge", note: "7.4 km, 3 hours", colors: [.systemOrange, .systemRed]),
    Trail(name: "Fern Valley", note: "12 km, 4 hours", colors: [.systemGreen, .systemTeal]),
    Trail(name: "Seven Ponds", note: "9.1 km, 3 hours", colors: [.systemTeal, .systemBlue]),
    Trail(name: "Heather Moor", note: "15 km, 5 hours", colors: [.systemPurple, .systemPink]),
    Trail(
      name: "Lighthouse Path",
      note: "4.8 km, 2 hours",
      colors: [.systemYellow, .systemOrange]
    ),
    Trail(name: "Old Railway", note: "18 km, 5 hours", colors: [.systemBrown, .systemGray]),
    Trail(name: "Beech Wood", note: "6.2 km, 2 hours", colors: [.systemMint, .systemGreen]),
    Trail(name: "Granite Steps", note: "5.5 km, 3 hours", colors: [.systemGray, .systemIndigo]),
    Trail(name: "Summer Meadow", note: "8 km, 3 hours", colors: [.systemYellow, .systemGreen]),
    Trail(name: "Night Owl Loop", note: "3.9 km, 1 hour", colors: [.systemIndigo, .systemPurple]),
  ]
}
