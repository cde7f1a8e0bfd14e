import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

/// A phone with a custom tab bar controller whose tabs are called "One", "Two" and so on.
///
///     let stage = CustomStage(tabs: 3)
///     stage.tap("Two")
///     #expect(stage.controller.selectedIndex == 1)
@MainActor
final class CustomStage: SimulatorStage {
  let controller = CustomTabBarController()
  let delegate = RecordingCustomTabsDelegate()

  static let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]

  init(
    tabs count: Int,
    on device: Device = .iPhoneSE,
    style: TabBarStyle = TabBarStyle(),
    makePage: @MainActor (String) -> UIViewController = { RecordingViewController(named: $0) }
  ) {
    super.init(on: device)
    controller.tabBar.style = style
    controller.tabs = Self.names.prefix(count).map {
      Tab(TabItem(TabItem.ID($0), title: $0), makePage($0))
    }
    for tab in controller.tabs { (tab.controller as? RecordingViewController)?.journal = journal }
    controller.delegate = delegate
    ReleaseWitnesses.announce(controller.tabBar)
    for tab in controller.tabs { ReleaseWitnesses.announce(tab.controller) }
    show(controller)
  }

  var journal: Journal { delegate.journal }

  var bar: TabBarView { controller.tabBar }

  func page(_ index: Int) -> UIViewController { controller.tabs[index].controller }

  /// Taps the middle of an item, whatever else is called like it.
  func tapItem(_ index: Int) { tap(bar.itemViews[index]) }

  /// What was told since the last time this was asked.
  func told() -> [String] { journal.take() }
}
