import UIKit

/// Trails: a list with a large title, a scrolled diary, a page with a colored bar, and standalone
/// bars.
final class TrailsTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemGreen
    viewControllers = [
      UINavigationController(tab: TrailListController(), symbol: "map.fill"),
      UINavigationController(tab: DiaryController(), symbol: "book.fill"),
      UINavigationController(tab: SeasonController(), symbol: "leaf.fill"),
      UINavigationController(tab: BarSheetController(), symbol: "rectangle.stack.fill"),
    ]
    (viewControllers?[2] as? UINavigationController)?.pushViewController(
      AutumnController(),
      animated: false
    )
  }
}

/// A trail with its photograph.
struct Trail {
  let name: String
  let note: String
  let photograph: Photograph

  static let all = [
    Trail(name: "Fox Ridge", note: "4.6 mi · 3 hr", photograph: Photograph(.hills, 1)),
    Trail(name: "Fern Valley", note: "7.4 mi · 4 hr", photograph: Photograph(.forest, 0)),
    Trail(name: "Seven Ponds", note: "5.7 mi · 3 hr", photograph: Photograph(.lake, 0)),
    Trail(name: "Heather Moor", note: "9.3 mi · 5 hr", photograph: Photograph(.hills, 3)),
    Trail(name: "Lighthouse Path", note: "3 mi · 2 hr", photograph: Photograph(.coast, 1)),
    Trail(name: "White Sands", note: "11 mi · 5 hr", photograph: Photograph(.dunes, 0)),
    Trail(name: "Pine Wood", note: "3.9 mi · 2 hr", photograph: Photograph(.forest, 2)),
    Trail(name: "Granite Steps", note: "3.4 mi · 3 hr", photograph: Photograph(.lake, 2)),
    Trail(name: "Harbor Loop", note: "5 mi · 3 hr", photograph: Photograph(.city, 0)),
    Trail(name: "Night Owl Loop", note: "2.4 mi · 1 hr", photograph: Photograph(.coast, 4)),
  ]
}
