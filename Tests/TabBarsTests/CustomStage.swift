import SimulatorKit
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
final class CustomStage {
  let phone: Simulator
  let controller: CustomTabBarController
  let journal = TabJournal()

  static let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]

  init(
    tabs count: Int,
    on device: Device = .iPhoneSE,
    style: TabBarStyle = TabBarStyle(),
    makePage: @MainActor (String) -> UIViewController = { JournalPage(named: $0) }
  ) {
    phone = Simulator(device)
    controller = CustomTabBarController()
    controller.tabBar.style = style
    controller.tabs = Self.names.prefix(count).map {
      Tab(TabItem(TabItem.ID($0), title: $0), makePage($0))
    }
    for tab in controller.tabs { (tab.controller as? JournalPage)?.journal = journal }
    controller.delegate = journal
    ReleaseWitnesses.announce(phone, phone.window, controller, controller.tabBar)
    for tab in controller.tabs { ReleaseWitnesses.announce(tab.controller) }
    phone.window.rootViewController = controller
  }

  var bar: TabBarView { controller.tabBar }

  func page(_ index: Int) -> UIViewController { controller.tabs[index].controller }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try phone.tap(label)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// Taps the middle of an item, whatever else is called like it.
  func tapItem(_ index: Int) {
    let item = bar.itemViews[index]
    phone.tap(at: item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil))
  }

  /// What was told since the last time this was asked.
  func told() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }
}
