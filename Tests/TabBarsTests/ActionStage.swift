import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

/// A phone with an `ActionTabBarController` whose tabs are called "One", "Two" and so on, and perhaps a button called "Plus".
///
///     let stage = ActionStage(tabs: 4, action: .perform {})
///     stage.tap("Plus")
@MainActor
final class ActionStage: SimulatorStage {
  let controller = ActionTabBarController()
  let delegate = RecordingActionTabsDelegate()

  init(
    tabs count: Int,
    on device: Device = .iPhoneSE,
    action role: TabBarAction.Role? = nil,
    size: CGSize = CGSize(width: 59, height: 59),
    style: TabBarStyle = TabBarStyle(),
    makePage: @MainActor (String) -> UIViewController = { RecordingViewController(named: $0) }
  ) {
    super.init(on: device)
    controller.tabBarView.style = style
    if let role { controller.action = ActionStage.action(role, size: size) }
    controller.barTabs = ActionStage.tabs(count, makePage: makePage)
    for tab in controller.barTabs {
      (tab.controller as? RecordingViewController)?.journal = journal
    }
    controller.actionDelegate = delegate
    controller.delegate = delegate
    ReleaseWitnesses.announce(controller.tabBarView)
    for tab in controller.barTabs { ReleaseWitnesses.announce(tab.controller) }
    show(controller)
    _ = told()
  }

  static func tabs(
    _ count: Int,
    makePage: @MainActor (String) -> UIViewController = { RecordingViewController(named: $0) }
  ) -> [Tab] {
    CustomStage.names.prefix(count).map { Tab(TabItem(TabItem.ID($0), title: $0), makePage($0)) }
  }

  static func action(
    _ role: TabBarAction.Role,
    size: CGSize = CGSize(width: 59, height: 59)
  ) -> TabBarAction {
    TabBarAction(role: role) {
      let button = UIButton(frame: CGRect(origin: .zero, size: size))
      button.accessibilityLabel = "Plus"
      return button
    }
  }

  var journal: Journal { delegate.journal }

  var bar: TabBarView { controller.tabBarView }

  func page(_ index: Int) -> UIViewController { controller.barTabs[index].controller }

  /// Taps the middle of what stands for a tab, whatever else has its name.
  func tapItem(_ index: Int) {
    if let control = controller.control(for: controller.barTabs[index].id) { tap(control) }
  }

  /// Taps a point of the bar.
  func tap(x: CGFloat, y: CGFloat) { phone.tap(at: bar.convert(CGPoint(x: x, y: y), to: nil)) }

  /// What was told since the last time this was asked, without widths.
  func told() -> [String] { journal.take().filter { !$0.hasPrefix("width") } }

  /// Whether bar, button, content and every property say the same.
  func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
    let selected = controller.selectedViewController
    let tab = controller.barTabs.first { $0.controller === selected }
    #expect(controller.viewControllers ?? [] == controller.barTabs.map(\.controller))
    #expect(bar.selectedID == tab?.id, sourceLocation: sourceLocation)
    #expect(controller.selectedTabID == tab?.id, sourceLocation: sourceLocation)
    #expect(
      controller.selectedIndex == controller.barTabs.firstIndex { $0.id == tab?.id } ?? NSNotFound,
      sourceLocation: sourceLocation
    )
    #expect(
      bar.itemViews.filter(\.isSelected).map(\.item.id) == [tab?.id].compactMap { $0 },
      sourceLocation: sourceLocation
    )
    #expect(
      controller.viewControllers?.filter { $0.viewIfLoaded?.window != nil } ?? []
        == [selected].compactMap { $0 },
      sourceLocation: sourceLocation
    )
  }
}
