import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
private final class Updater: NSObject, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  let journal = Journal()
  var presents = false

  func updateSearchResults(for searchController: UISearchController) {
    journal.record("update \(searchController.searchBar.text ?? "")")
  }
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {
    journal.record("select \(searchSuggestion.localizedSuggestion ?? "")")
    searchController.searchBar.text = searchSuggestion.localizedSuggestion
    searchController.searchSuggestions = nil
  }
  func presentSearchController(_ searchController: UISearchController) {
    guard !presents else { return journal.record("present") }
    searchController.installInSearchedPage()
  }
}

@MainActor @Suite("Search: placement, scopes and suggestions", .releasesEverything)
struct SearchPlacementTests {
  private let pad = Simulator(.iPadPro11)
  private let page = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let updater = Updater()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: page)
    page.title = "Trails"
    page.navigationItem.searchController = search
    search.searchResultsUpdater = updater
    search.delegate = updater
    pad.window.rootViewController = navigation
    pad.advance(by: 0.1)
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var field: UISearchTextField { search.searchBar.searchTextField }

  @Test(
    "a wide bar shows the search bar beside the title unless the item prefers it below",
    .rule("R-SRCH-8")
  )
  func inline() {
    #expect(page.navigationItem.preferredSearchBarPlacement == .automatic)
    #expect(page.navigationItem.searchBarPlacement == .inline)
    page.navigationItem.preferredSearchBarPlacement = .stacked
    pad.advance(by: 0.1)
    #expect(page.navigationItem.searchBarPlacement == .stacked)
    let stacked = bar.bounds.height
    page.navigationItem.preferredSearchBarPlacement = .inline
    pad.advance(by: 0.1)

    #expect(page.navigationItem.searchBarPlacement == .inline)
    #expect(bar.bounds.height == stacked - 52)
    let frame = search.searchBar.convert(search.searchBar.bounds, to: bar)
    #expect(frame.width == 320)
    #expect(field.convert(field.bounds, to: bar).maxX == bar.bounds.width - 20)
    #expect(field.bounds.height == 36)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      primaryAction: UIAction { _ in }
    )
    pad.advance(by: 0.1)
    #expect(search.searchBar.convert(search.searchBar.bounds, to: bar) == frame)
  }

  @Test("a search beside the title leaves the title and the items visible", .rule("R-SRCH-8"))
  func active() throws {
    page.navigationItem.preferredSearchBarPlacement = .inline
    pad.advance(by: 0.1)
    let height = bar.bounds.height
    pad.tap(at: field.convert(CGPoint(x: 100, y: 18), to: nil))
    pad.advance(by: 0.5)

    #expect(search.isActive)
    #expect(field.isEditing)
    #expect(bar.bounds.height == height)
    #expect(bar.page?.row.alpha == 1)
    try pad.tap("Cancel")
    pad.advance(by: 0.5)
    #expect(!search.isActive)
  }

  @Test("a narrow bar and a bar with scopes show the search bar below", .rule("R-SRCH-8"))
  func narrow() {
    let phone = Simulator(.iPhone15)
    page.navigationItem.preferredSearchBarPlacement = .inline
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    #expect(page.navigationItem.searchBarPlacement == .stacked)
    search.searchBar.scopeButtonTitles = nil
    #expect(page.navigationItem.searchBarPlacement == .inline)
    let other = UIViewController()
    other.navigationItem.searchController = UISearchController(searchResultsController: nil)
    other.navigationItem.preferredSearchBarPlacement = .inline
    phone.window.rootViewController = UINavigationController(rootViewController: other)
    phone.advance(by: 0.1)
    #expect(other.navigationItem.searchBarPlacement == .stacked)
    #expect(UINavigationItem().searchBarPlacement == .stacked)
  }

  @Test("scopes appear with the search, with text, or by the app", .rule("R-SRCH-9"))
  func scopes() {
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    pad.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar)
    field.becomeFirstResponder()
    pad.type("a")
    #expect(search.searchBar.showsScopeBar)
    pad.press(.backspace)
    #expect(!search.searchBar.showsScopeBar)
    search.scopeBarActivation = .onSearchActivation
    #expect(search.searchBar.showsScopeBar)
    search.isActive = false
    pad.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar)
    search.automaticallyShowsScopeBar = false
    #expect(search.scopeBarActivation == .manual)
    search.isActive = true
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test("suggestions are listed and can be chosen", .rule("R-SRCH-10"))
  func suggestions() throws {
    page.navigationItem.preferredSearchBarPlacement = .inline
    pad.advance(by: 0.1)
    let suggestion = UISearchSuggestionItem(localizedSuggestion: "Lake trail")
    suggestion.representedObject = 7
    search.searchSuggestions = [suggestion, UISearchSuggestionItem(localizedSuggestion: "Hill")]
    search.isActive = true
    pad.advance(by: 0.5)
    updater.journal.clear()
    try pad.tap("Lake trail")
    pad.advance(by: 0.1)

    #expect(updater.journal.lines.first == "select Lake trail")
    #expect(search.searchBar.text == "Lake trail")
    #expect((search.view as? SearchContainerView)?.suggestions == nil)
  }

  @Test("the delegate of the field is notified of the chosen suggestion", .rule("R-SRCH-12"))
  func chosenSuggestion() throws {
    final class Owner: NSObject, UISearchTextFieldDelegate {
      let journal = Journal()
      func searchTextField(
        _ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion
      ) {
        journal.record(suggestion.localizedSuggestion ?? "")
      }
    }
    let owner = Owner()
    page.navigationItem.preferredSearchBarPlacement = .inline
    pad.advance(by: 0.1)
    search.searchBar.searchTextField.delegate = owner
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Hill")]
    search.isActive = true
    pad.advance(by: 0.5)
    try pad.tap("Hill")
    pad.advance(by: 0.1)

    #expect(owner.journal.lines == ["Hill"])
  }

  @Test("suggestions are ignored below the title unless the app wants them", .rule("R-SRCH-10"))
  func stackedSuggestions() throws {
    page.navigationItem.preferredSearchBarPlacement = .stacked
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Hill")]
    search.isActive = true
    pad.advance(by: 0.5)
    let container = try #require(search.view as? SearchContainerView)
    #expect(search.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    #expect(container.suggestions == nil)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    #expect(container.suggestions?.superview === container)
    search.isActive = false
    pad.advance(by: 0.5)
    #expect(container.suggestions == nil)
  }

  @Test("an app can place the search controller itself", .rule("R-SRCH-1"))
  func presenting() {
    updater.presents = true
    search.isActive = true
    pad.advance(by: 0.5)
    #expect(search.isActive)
    #expect(search.parent == nil)
    #expect(updater.journal.lines.contains("present"))
    search.isActive = false
    pad.advance(by: 0.5)
    #expect(!search.isActive)
    updater.presents = false
    search.isActive = true
    pad.advance(by: 0.5)
    #expect(search.parent === page)
    search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "a")]
    #expect(updater.journal.take().last == "update ")
    #expect(search.visibility.hasText)
    search.isActive = false
    #expect(search.searchBar.searchTextField.tokens.isEmpty)
  }

  @Test("a search tab has the search of its page", .rule("R-SRCH-2"))
  func searchTab() throws {
    let tabs = UITabBarController(tabs: [
      UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() },
      UISearchTab { [navigation] _ in navigation },
    ])
    pad.window.rootViewController = tabs
    pad.advance(by: 0.1)
    tabs.selectedTab = tabs.tabs[1]
    pad.advance(by: 0.1)
    pad.tap(at: field.convert(CGPoint(x: 100, y: 18), to: nil))
    pad.advance(by: 0.5)
    #expect(search.isActive)
    #expect(search.parent === page)
    pad.type("a")
    #expect(updater.journal.lines.last == "update a")
    tabs.selectedTab = tabs.tabs[0]
    pad.advance(by: 0.1)
    #expect(search.isActive)
    tabs.selectedTab = tabs.tabs[1]
    pad.advance(by: 0.1)
    #expect(search.searchBar.text == "a")
  }
}
