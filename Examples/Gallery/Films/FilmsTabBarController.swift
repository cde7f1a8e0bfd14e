import SimulatorKit
import UIKit

/// Films on a television: shelves below a bar that has a name and a clock at its sides.
final class FilmsTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      FilmShelvesViewController(
        title: "Watch Now",
        image: UIImage(systemName: "play.circle.fill"),
        shelves: [
          FilmShelf("Continue Watching", shape: .stills, films: Array(Film.all[3...7])),
          FilmShelf("New This Week", films: Film.all),
          FilmShelf("By the Sea", films: Film.all.filter { $0.photograph.subject == .coast }),
        ]
      ),
      FilmShelvesViewController(
        title: "Films",
        image: UIImage(systemName: "film"),
        shelves: [
          FilmShelf("Nights", films: Film.all.reversed()),
          FilmShelf("Cities", films: Film.all.filter { $0.photograph.subject == .city }),
        ]
      ),
      FilmShelvesViewController(
        title: "Library",
        image: UIImage(systemName: "books.vertical"),
        shelves: [FilmShelf("Saved for Later", films: Array(Film.all.suffix(5)))]
      ),
      FilmSearchViewController(),
    ]
    viewControllers?[2].tabBarItem.badgeValue = "2"
    addAccessories()
  }

  /// Shows a page of settings with the focus on its second row.
  static func makeSettings() -> UITabBarController {
    let tabs = UITabBarController()
    let watch = FilmShelvesViewController(
      title: "Watch Now",
      image: UIImage(systemName: "play.circle.fill"),
      shelves: [FilmShelf("New This Week", films: Film.all)]
    )
    tabs.viewControllers = [FilmSettingsViewController(), watch]
    return tabs
  }

  private func addAccessories() {
    fill(tabBar.leadingAccessoryView, UILabel("Lantern", size: 34, weight: .bold))
    let clock = UILabel("9:41", size: 29, weight: .medium, color: .secondaryLabel)
    fill(tabBar.trailingAccessoryView, clock)
  }

  private func fill(_ place: UIView, _ label: UILabel) {
    label.translatesAutoresizingMaskIntoConstraints = false
    place.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: place.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: place.centerYAnchor),
    ])
  }
}
