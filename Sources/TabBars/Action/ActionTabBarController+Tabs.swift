import UIKit

extension ActionTabBarController {
  // MARK: Finding

  /// Returns a tab with the current item of the bar.
  func asShown(_ tab: Tab) -> Tab {
    var tab = tab
    tab.item = tabBarView.itemView(for: tab.id)?.item ?? tab.item
    return tab
  }

  func tab(named id: TabItem.ID) -> Tab? { givenTabs.first { $0.id == id }.map(asShown) }

  func tab(of page: UIViewController) -> Tab? {
    givenTabs.first { $0.controller === page }.map(asShown)
  }

  /// The view controller of the selected tab.
  var selectedPage: UIViewController? {
    tabBarView.selectedID.flatMap { id in givenTabs.first { $0.id == id }?.controller }
  }

  // MARK: Changing

  func select(_ id: TabItem.ID) {
    tabBarView.select(id)
    // While the bar performs effects, the change is pending, and the getter returns the assigned
    // value.
    showPages()
  }

  func replaceTabs(with newTabs: [Tab]) {
    var kept = Tab.distinct(newTabs)
    let surplus = kept.dropFirst(Self.maximumTabCount).map(\.id.name)
    if !surplus.isEmpty {
      TabBarDiagnostics.report("there is no room for the tabs \(surplus.joined(separator: ", "))")
      kept.removeLast(surplus.count)
    }
    givenTabs = kept
    tabBarView.items = kept.map(\.item)
    showPages()
  }

  // MARK: Creating tabs from controllers

  func tabs(of pages: [UIViewController]) -> [Tab] {
    var names = Set(givenTabs.map(\.id))
    return pages.map { page in
      if let tab = tab(of: page) { return tab }
      let item = page.tabBarItem
      let title = item?.title ?? page.title ?? ""
      var id = TabItem.ID(title)
      var number = 2
      while !names.insert(id).inserted {
        id = TabItem.ID("\(title) \(number)")
        number += 1
      }
      var value = TabItem(id, title: title, image: item?.image, selectedImage: item?.selectedImage)
      value.badge = TabBadge(value: item?.badgeValue)
      value.isEnabled = item?.isEnabled ?? true
      return Tab(value, page)
    }
  }
}
