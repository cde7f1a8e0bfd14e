import SimulatorKit
import TestStage
import TestSupport
import UIKitCore

/// A tab bar controller with tabs whose pages and delegate record their calls.
@MainActor
final class TabObjects {
  let journal = Journal()
  let tabs: UITabBarController
  let delegate: TabObjectsDelegate
  private(set) var stage: Stage?

  init(_ names: String...) {
    tabs = UITabBarController()
    delegate = TabObjectsDelegate(journal)
    tabs.delegate = delegate
    tabs.tabs = names.map(tab)
    journal.clear()
  }

  /// Returns a tab with a page of the same name.
  func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [journal] tab in
      journal.record("make \(tab.title)")
      return RecordingViewController(name, journal)
    }
  }

  /// Returns a group with a page and the given children.
  func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children) { [journal] tab in
      journal.record("make \(tab.title)")
      return RecordingViewController(name, journal)
    }
  }

  /// Shows the tabs on a device and clears the journal.
  @discardableResult
  func show(on device: Device = .iPhone15) -> Stage {
    let stage = Stage(tabs, on: device)
    for tab in tabs.tabs { ReleaseWitnesses.announce(tab, tab.viewController) }
    self.stage = stage
    journal.clear()
    return stage
  }

  /// Returns the delegate calls since the last call of this method.
  func heard() -> [String] {
    journal.take().filter { !$0.contains(".") && !$0.hasPrefix("make") }
  }

  subscript(name: String) -> UITab {
    guard let tab = tabs.tab(forIdentifier: name) else { fatalError("there is no tab \(name)") }
    return tab
  }

  /// The titles of the items on the bar.
  var bar: [String] { tabs.tabBar.items?.map { $0.title ?? "" } ?? [] }

  /// Returns the titles of the pages on a navigation controller.
  static func titles(of navigation: UINavigationController) -> [String] {
    navigation.viewControllers.map { $0.title ?? "" }
  }
}

/// Records the delegate calls for tabs, and returns the configured results.
final class TabObjectsDelegate: NSObject, UITabBarControllerDelegate {
  let journal: Journal
  var allows = true
  /// Closures that run once when the tab with the given title is selected.
  var onSelection: [String: () -> Void] = [:]
  /// The titles of tabs whose pages are not shown on the stack of a group.
  var filtered: Set<String> = []

  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    journal.record("should \(tab.title) from \(tabBarController.selectedTab?.title ?? "none")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    journal.record("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
    onSelection.removeValue(forKey: selectedTab.title)?()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    journal.record("pages of \(tab.title)")
    return filtered.contains(tab.title) ? [] : proposedViewControllers
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.record("legacy should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    journal.record("legacy did \(viewController.title ?? "")")
  }
}
