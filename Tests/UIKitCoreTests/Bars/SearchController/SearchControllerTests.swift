import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
private final class Listener: NSObject, UISearchControllerDelegate,
  UISearchResultsUpdating, UISearchBarDelegate
{
  let journal = Journal()

  func willPresentSearchController(_ controller: UISearchController) {
    journal.record("will present")
  }
  func didPresentSearchController(_ controller: UISearchController) {
    journal.record("did present")
  }
  func willDismissSearchController(_ controller: UISearchController) {
    journal.record("will dismiss")
  }
  func didDismissSearchController(_ controller: UISearchController) {
    journal.record("did dismiss")
  }
  func updateSearchResults(for controller: UISearchController) {
    journal.record("update \(controller.searchBar.text ?? "nil") \(controller.isActive)")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.record("cancel") }
}

@MainActor private final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor @Suite("UISearchController", .releasesEverything) struct SearchControllerTests {
  private let phone = Simulator(.iPhone15)
  private let list = List(style: .plain)
  private let results = RecordingViewController("results")
  private let listener = Listener()
  private let search: UISearchController
  private let navigation: UINavigationController

  init() {
    search = UISearchController(searchResultsController: results)
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    list.title = "Places"
    list.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var field: UISearchTextField { search.searchBar.searchTextField }

  private func pullDown() {
    phone.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 470), rest: 0.2)
    phone.advance(by: 1)
  }

  private func activate() throws {
    list.navigationItem.hidesSearchBarWhenScrolling = false
    phone.advance(by: 0.1)
    try phone.tap("Search")
    phone.advance(by: 0.5)
  }

  // MARK: In the navigation bar

  @Test("the search bar appears when the content is pulled down", .rule("R-SRCH-2"))
  func pulling() {
    #expect(bar.bounds.height == 96)
    #expect(list.tableView.contentOffset.y == -155)
    pullDown()
    #expect(bar.bounds.height == 148)
    #expect(list.tableView.contentOffset.y == -207)
    #expect(field.bounds.height == 36)
  }

  @Test("scrolling hides the search bar first, then the large title", .rule("R-SRCH-2"))
  func scrolling() {
    pullDown()
    list.tableView.contentOffset.y = -59 - 148 + 30
    phone.advance(by: 0.1)
    #expect(bar.largeTitle.searchShown == 22)
    #expect(bar.largeTitle.shown == 52)
    #expect(field.bounds.height == 6)
    list.tableView.contentOffset.y = -59 - 148 + 82
    phone.advance(by: 0.1)
    #expect(bar.largeTitle.searchShown == 0)
    #expect(bar.largeTitle.shown == 22)
    #expect(bar.bounds.height == 66)
  }

  @Test("a partly visible search bar settles expanded or collapsed", .rule("R-SRCH-2"))
  func settling() {
    let state = LargeTitleState(fullHeight: 52, searchHeight: 52)
    #expect(state.rests(for: 60) == [52, 104])
    #expect(state.rests(for: 90) == [104, 52])
    #expect(state.rests(for: 104).isEmpty)
    #expect(state.rests(for: 52).isEmpty)
    #expect(state.rests(for: 10) == [0, 52])
    #expect(LargeTitleState(searchHeight: 52).rests(for: 40) == [52, 0])
  }

  @Test("a search bar that does not hide stays below the title", .rule("R-SRCH-2"))
  func pinned() {
    list.navigationItem.hidesSearchBarWhenScrolling = false
    phone.advance(by: 0.1)
    #expect(bar.bounds.height == 148)
    list.tableView.contentOffset.y = 400
    phone.advance(by: 0.1)
    #expect(bar.bounds.height == 96)
    #expect(field.bounds.height == 36)
    #expect(!bar.isAtScrollEdge)
  }

  @Test("without scrolling content the search bar is visible", .rule("R-SRCH-2"))
  func staticPage() {
    let page = UIViewController()
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigation.pushViewController(page, animated: false)
    phone.advance(by: 0.1)
    #expect(bar.bounds.height == 96)
    navigation.popViewController(animated: false)
    phone.advance(by: 0.1)
    #expect(bar.bounds.height == 96)
  }

  // MARK: Activation

  @Test("dismissing ends before its completion is called", .rule("R-SRCH-22"))
  func dismissing() throws {
    try activate()
    listener.journal.clear()

    search.dismiss(animated: true) { [listener] in listener.journal.record("completion") }
    #expect(listener.journal.take() == ["will dismiss", "update  false"])
    phone.advance(by: 0.5)
    #expect(listener.journal.take() == ["did dismiss", "completion"])
    #expect(search.parent == nil)
  }

  @Test("a change that is reversed ends before the opposite one begins", .rule("R-SRCH-22"))
  func reversing() throws {
    try activate()
    listener.journal.clear()

    search.isActive = false
    phone.advance(by: 0.1)
    search.isActive = true
    phone.advance(by: 0.1)
    search.isActive = false
    phone.advance(by: 0.5)

    #expect(
      listener.journal.lines.filter { !$0.hasPrefix("update") } == [
        "will dismiss", "did dismiss", "will present", "did present", "will dismiss", "did dismiss",
      ]
    )
    #expect(search.parent == nil)
  }

  @Test("the search calls its delegate and the updater in order", .rule("R-SRCH-1"))
  func order() throws {
    try activate()
    #expect(listener.journal.take() == ["will present", "update  true", "did present"])
    phone.type("a")
    #expect(listener.journal.take() == ["update a true"])
    search.searchBar.text = "ab"
    #expect(listener.journal.take() == ["update ab true"])
    try phone.tap("Cancel")
    phone.advance(by: 0.5)
    #expect(
      listener.journal.take() == ["cancel", "will dismiss", "update  false", "did dismiss"]
    )
    #expect(search.searchBar.text == "")
    #expect(!field.isEditing)
  }

  @Test("the search bar moves to the top while the search is active", .rule("R-SRCH-2"))
  func top() throws {
    try activate()
    #expect(bar.bounds.height == 52)
    #expect(list.view.safeAreaInsets.top == 111)
    #expect(field.convert(field.bounds, to: nil).minY == 67)
    #expect(bar.page?.row.alpha == 0)
    search.isActive = false
    phone.advance(by: 0.5)
    #expect(bar.bounds.height == 148)
    #expect(bar.page?.row.alpha == 1)
    search.hidesNavigationBarDuringPresentation = false
    try activate()
    #expect(bar.bounds.height == 148)
  }

  @Test("the results are shown while there is text, the dimming before", .rule("R-SRCH-3"))
  func visibility() throws {
    try activate()
    let container = try #require(search.view as? SearchContainerView)
    #expect(container.dimming.alpha == 1)
    #expect(results.parent == nil)
    phone.type("a")
    phone.advance(by: 0.1)
    #expect(results.parent === search)
    #expect(results.view.window != nil)
    #expect(results.view.convert(results.view.bounds, to: nil) == phone.window.bounds)
    #expect(results.view.safeAreaInsets.top == 111)
    phone.press(.backspace)
    phone.advance(by: 0.1)
    #expect(results.parent == nil)
    search.showsSearchResultsController = true
    #expect(results.parent === search)
  }

  @Test("which views are shown depends on text, options and the app", .rule("R-SRCH-3"))
  func rules() {
    var state = SearchVisibility(isActive: true, hasResults: true)
    #expect(state.dims && !state.showsResults)
    state.hasText = true
    #expect(!state.dims && state.showsResults)
    state.showsResultsByApp = false
    #expect(!state.dims && !state.showsResults)
    state = SearchVisibility(isActive: true, hasText: true, hasResults: false)
    #expect(!state.dims && !state.showsResults)
    state = SearchVisibility(isActive: true, obscures: false)
    #expect(!state.dims)
    #expect(!SearchVisibility(hasText: true, hasResults: true).showsResults)
  }

  @Test("a tap on the dimmed page ends the search", .rule("R-SRCH-3"))
  func dimming() throws {
    try activate()
    phone.tap(at: CGPoint(x: 200, y: 300))
    phone.advance(by: 0.5)
    #expect(!search.isActive)
    #expect(search.parent == nil)
  }

  @Test("a page that is not dimmed receives touches", .rule("R-SRCH-3"))
  func undimmed() throws {
    search.obscuresBackgroundDuringPresentation = false
    try activate()
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    phone.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    #expect(search.isActive)
    #expect(list.tableView.indexPathForSelectedRow?.row == 2)
  }

  @Test("Escape cancels the search, and Return only hides the keyboard")
  func keys() throws {
    try activate()
    phone.type("a\n")
    phone.advance(by: 0.5)
    #expect(search.isActive)
    #expect(!field.isEditing)
    field.becomeFirstResponder()
    phone.press(.escape)
    phone.advance(by: 0.5)
    #expect(!search.isActive)
  }

  @Test("scopes are shown while the search is active")
  func scopes() throws {
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    try activate()
    #expect(bar.bounds.height == 96)
    listener.journal.clear()
    try phone.tap("Near")
    #expect(listener.journal.lines == ["update  true"])
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
  }

  @Test("a pushed page keeps the search of the page below", .rule("R-SRCH-5"))
  func pushing() throws {
    try activate()
    phone.type("a")
    navigation.pushViewController(UIViewController(), animated: true)
    phone.advance(by: 1)
    #expect(search.isActive)
    #expect(bar.bounds.height == 44)
    navigation.popViewController(animated: true)
    phone.advance(by: 1)
    #expect(search.isActive)
    #expect(search.searchBar.text == "a")
    #expect(bar.bounds.height == 52)
  }

  @Test("presenting and switching tabs keep the search active", .rule("R-SRCH-5"))
  func presenting() throws {
    let tabs = try #require(navigation.tabBarController)
    tabs.viewControllers?.append(UIViewController())
    try activate()
    phone.type("a")
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    list.present(alert, animated: true)
    phone.advance(by: 1)
    #expect(list.presentedViewController === alert)
    try phone.tap("OK")
    phone.advance(by: 1)
    tabs.selectedIndex = 1
    phone.advance(by: 0.1)
    tabs.selectedIndex = 0
    phone.advance(by: 0.1)
    #expect(search.isActive)
    #expect(results.view.window != nil)
  }

  // MARK: Uncommon use

  @Test("a search bar as a table's header begins a search in its page")
  func header() throws {
    let old = List(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.sizeToFit()
    old.tableView.tableHeaderView = search.searchBar
    phone.window.rootViewController = UINavigationController(rootViewController: old)
    phone.advance(by: 0.1)
    search.searchBar.becomeFirstResponder()
    phone.advance(by: 0.5)
    #expect(search.isActive)
    #expect(search.parent === old)
    #expect(search.searchBar.showsCancelButton)
    search.dismiss(animated: true)
    phone.advance(by: 0.5)
    #expect(!search.isActive)
    #expect(search.parent == nil)
  }

  @Test("a search controller without a page does not become active")
  func loose() {
    let loose = UISearchController(searchResultsController: nil)
    loose.isActive = true
    #expect(!loose.isActive)
    #expect(loose.searchBar.text == "")
  }

  @Test("activating in didAppear and focusing in didPresent begins editing")
  func activatingByCode() {
    final class Focuser: NSObject, UISearchControllerDelegate {
      func didPresentSearchController(_ controller: UISearchController) {
        controller.searchBar.becomeFirstResponder()
      }
    }
    let focuser = Focuser()
    search.delegate = focuser
    search.isActive = true
    phone.advance(by: 0.5)
    #expect(field.isEditing)
    #expect(phone.keyboard.isShown)
    search.isActive = false
    phone.advance(by: 0.5)
    #expect(!phone.keyboard.isShown)
  }

  @Test("replacing the search controller of an item ends its search")
  func replacing() throws {
    try activate()
    list.navigationItem.searchController = nil
    phone.advance(by: 0.5)
    #expect(!search.isActive)
    #expect(bar.bounds.height == 96)
    #expect(search.searchBar.window == nil)
  }
}
