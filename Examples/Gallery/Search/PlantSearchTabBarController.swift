import SimulatorKit
import UIKit

/// Tabs with a search tab: the list of all plants, and a search with scopes and results.
final class PlantSearchTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = [
      UITab(title: "Garden", image: UIImage(systemName: "leaf.fill"), identifier: "garden") { _ in
        UINavigationController(rootViewController: PlantListController(title: "Garden"))
      },
      UITab(title: "Saved", image: UIImage(systemName: "bookmark.fill"), identifier: "saved") { _ in
        UINavigationController(rootViewController: PlantListController(title: "Saved"))
      },
      UISearchTab { _ in
        let list = PlantListController(title: "Search")
        list.navigationItem.searchController = list.makeSearch()
        list.navigationItem.hidesSearchBarWhenScrolling = false
        return UINavigationController(rootViewController: list)
      },
    ]
    selectedIndex = 2
  }

  /// Searches for the picture.
  static func search(_ phone: Simulator) throws {
    try phone.tap(.label("Plants").with(.searchField))
    phone.advance(by: 0.5)
    phone.type("ro")
    // The caret is visible.
    phone.advance(by: 0.4)
  }
}

/// A list of plants, which is filtered by a search.
final class PlantListController: UITableViewController, UISearchResultsUpdating {
  private struct Plant {
    let name: String
    let note: String
    let isTree: Bool
  }

  private static let plants = [
    Plant(name: "Dog rose", note: "Hedge, June to July", isTree: false),
    Plant(name: "English oak", note: "Up to 130 feet", isTree: true),
    Plant(name: "Evening primrose", note: "Flowers at dusk", isTree: false),
    Plant(name: "Foxglove", note: "Poisonous", isTree: false),
    Plant(name: "Green rowan", note: "Berries in fall", isTree: true),
    Plant(name: "Horse chestnut", note: "Candles in May", isTree: true),
    Plant(name: "Lavender", note: "Dry and sunny", isTree: false),
    Plant(name: "Rock rose", note: "Evergreen", isTree: false),
    Plant(name: "Rosemary", note: "For the kitchen", isTree: false),
    Plant(name: "Rowan", note: "Up to 50 feet", isTree: true),
    Plant(name: "Silver birch", note: "White bark", isTree: true),
    Plant(name: "Yarrow", note: "Meadows", isTree: false),
  ]

  private var shown = PlantListController.plants

  init(title: String) {
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func makeSearch() -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Plants"
    search.searchBar.scopeButtonTitles = ["All", "Trees", "Flowers"]
    return search
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let term = (searchController.searchBar.text ?? "").lowercased()
    let scope = searchController.searchBar.selectedScopeButtonIndex
    shown = Self.plants.filter { plant in
      (term.isEmpty || plant.name.lowercased().contains(term))
        && (scope == 0 || plant.isTree == (scope == 1))
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "plant")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "plant")
    cell.textLabel?.text = shown[indexPath.row].name
    cell.detailTextLabel?.text = shown[indexPath.row].note
    cell.detailTextLabel?.textColor = .secondaryLabel
    return cell
  }
}
