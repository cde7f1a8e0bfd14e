import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Search in a tab".

final class SongList: UITableViewController, UISearchResultsUpdating {
  let songs = ["Harbor", "Hearth", "Meadow", "Morning", "Orchard", "River"]
  var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    shown = songs
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Songs"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let term = (searchController.searchBar.text ?? "").lowercased()
    shown = songs.filter { term.isEmpty || $0.lowercased().contains(term) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

@MainActor func makeSongTabs() -> UITabBarController {
  let tabs = UITabBarController()
  tabs.tabs = [
    UITab(title: "Library", image: UIImage(systemName: "music.note.list"), identifier: "library") {
      _ in UIViewController()
    },
    UISearchTab { _ in UINavigationController(rootViewController: SongList()) },
  ]
  return tabs
}

@MainActor func makeCatalog() -> UIViewController {
  let results = ResultList()
  let search = UISearchController(searchResultsController: results)
  search.searchResultsUpdater = results
  search.searchBar.scopeButtonTitles = ["All", "Downloaded"]
  let page = UITableViewController(style: .plain)
  page.navigationItem.searchController = search
  return UINavigationController(rootViewController: page)
}

final class ResultList: UITableViewController, UISearchResultsUpdating {
  var query = ""

  func updateSearchResults(for searchController: UISearchController) {
    let scope = searchController.searchBar.selectedScopeButtonIndex
    query = "\(searchController.searchBar.text ?? "") in \(scope)"
    tableView.reloadData()
  }
}

@MainActor @Suite("Guide: Search in a tab", .releasesEverything) struct SearchGuideTests {
  @Test("the list is filtered while the search is active")
  func searching() throws {
    let phone = Simulator(.iPhone15)
    let tabs = makeSongTabs()
    phone.window.rootViewController = tabs
    try phone.tap("Search", in: .tabBar)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? SongList)
    try phone.tap("Songs")
    phone.type("m")
    #expect(list.shown == ["Meadow", "Morning"])
    try phone.tap("Cancel")
    phone.advance(by: 0.5)
    #expect(list.shown.count == 6)
  }

  @Test("a results controller covers the page")
  func results() throws {
    let phone = Simulator(.iPhone15)
    let stack = makeCatalog() as? UINavigationController
    phone.window.rootViewController = stack
    let search = try #require(stack?.topViewController?.navigationItem.searchController)
    search.isActive = true
    search.searchBar.text = "r"
    phone.advance(by: 0.5)
    let results = try #require(search.searchResultsController as? ResultList)
    #expect(results.view.window != nil)
    try phone.tap("Downloaded")
    #expect(results.query == "r in 1")
  }
}
