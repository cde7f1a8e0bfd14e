import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Source compatibility: tabs as objects") @MainActor
struct RecipesTests {
  @Test("an application with tabs runs unchanged", .rule("R-TAB-1", "R-TAB-4", "R-TAB-13"))
  func tour() throws {
    let phone = Simulator(.iPhone15)
    let recipes = RecipesTabBarController()
    phone.window.rootViewController = recipes
    #expect(recipes.tabBar.items?.map(\.title) == ["Today", "Recipes", "Shopping", "Search"])
    #expect(recipes.tabBar.items?.map(\.badgeValue) == [nil, nil, "2", nil])

    try phone.tap("Recipes")
    try phone.tap("Shopping")
    recipes.showDesserts()
    phone.advance(by: 1)
    try phone.tap("Search")

    #expect(recipes.visited == ["today", "mains", "desserts", "UISearchTab"])
    let group = recipes.tab(forIdentifier: "recipes") as? UITabGroup
    #expect(
      group?.managingNavigationController?.viewControllers.map(\.title)
        == ["All recipes", "Desserts"]
    )
  }

  @Test("on a pad the same tabs have other positions", .rule("R-TAB-13", "R-TAB-23"))
  func pad() throws {
    let pad = Simulator(.iPadPro11)
    let recipes = RecipesTabBarController()
    pad.window.rootViewController = recipes

    try pad.tap("Recipes")

    #expect(recipes.tabBar.items?.map(\.title) == ["Recipes", "Today", "Shopping", "Search"])
    let group = recipes.tab(forIdentifier: "recipes") as? UITabGroup
    #expect(group?.managingNavigationController?.viewControllers.map(\.title) == ["Mains"])
    #expect(recipes.selectedTab?.title == "Mains")
  }
}
