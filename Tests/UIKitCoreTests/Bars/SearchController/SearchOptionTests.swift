import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Options of UISearchController", .serialized, .releasesEverything)
struct SearchOptionTests {
  private let stage = SimulatorStage()
  private let page = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController

  init() {
    search = UISearchController(searchResultsController: results)
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    stage.show(UINavigationController(rootViewController: page))
    stage.rest()
  }

  private var bar: UISearchBar { search.searchBar }

  /// Whether the Cancel button can be seen.
  private var showsCancel: Bool {
    stage.phone.elements.contains { $0.label == "Cancel" }
  }

  private func begin() {
    search.isActive = true
    stage.rest()
  }

  private func end() {
    search.isActive = false
    stage.rest()
  }

  @Test("the Cancel button is shown while the search is active", .rule("R-SRCH-23"))
  func cancelButton() {
    #expect(search.automaticallyShowsCancelButton && !showsCancel)
    begin()
    #expect(showsCancel)
    end()
    #expect(!showsCancel)

    search.automaticallyShowsCancelButton = false
    begin()

    #expect(!showsCancel)
    end()
  }

  @Test("an app that shows the Cancel button also hides it", .rule("R-SRCH-23"))
  func cancelButtonOfApp() {
    bar.showsCancelButton = false
    #expect(!search.automaticallyShowsCancelButton)
    begin()
    #expect(!showsCancel)
    bar.setShowsCancelButton(true, animated: true)
    stage.rest()
    #expect(showsCancel)

    end()

    #expect(showsCancel && bar.showsCancelButton)
  }

  @Test("results are shown with the text unless the app decides", .rule("R-SRCH-23"))
  func resultsController() {
    #expect(search.automaticallyShowsSearchResultsController)
    search.automaticallyShowsSearchResultsController = false
    begin()
    bar.text = "text"
    search.searchBar.searchTextField.becomeFirstResponder()
    stage.phone.type("s")
    stage.rest()
    #expect(results.parent == nil && !search.showsSearchResultsController)

    search.automaticallyShowsSearchResultsController = true

    #expect(results.parent === search && search.showsSearchResultsController)
    end()
  }

  @Test("showing the results ends their automatic appearance", .rule("R-SRCH-23"))
  func showingResults() {
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    begin()
    #expect(results.parent === search)
    end()
    #expect(results.parent == nil)
    begin()
    #expect(results.parent === search)
    search.showsSearchResultsController = false
    search.searchBar.searchTextField.becomeFirstResponder()
    stage.phone.type("s")
    stage.rest()

    #expect(results.parent == nil)
    end()
  }
}
