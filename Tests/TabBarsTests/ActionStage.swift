import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

/// A phone with an `ActionTabBarController` whose tabs are called "One", "Two" and so on, and perhaps a button called "Plus".
///
///     let stage = ActionStage(tabs: 4, action: .perform {})
///     stage.tap("Plus")
@MainActor
final class ActionStage {
  let phone: Simulator
  let controller: ActionTabBarController
  let journal = ActionJournal()

  init(
    tabs count: Int,
    on device: Device = .iPhoneSE,
    action role: TabBarAction.Role? = nil,
    size: CGSize = CGSize(width: 59, height: 59),
    style: TabBarStyle = TabBarStyle(),
    makePage: @MainActor (String) -> UIViewController = { JournalPage(named: $0) }
  ) {
    phone = Simulator(device)
    controller = ActionTabBarController()
    controller.tabBarView.style = style
    if let role { controller.action = ActionStage.action(role, size: size) }
    controller.barTabs = ActionStage.tabs(count, makePage: makePage)
    for tab in controller.barTabs { (tab.controller as? JournalPage)?.journal = journal.tabs }
    controller.actionDelegate = journal
    controller.delegate = journal
    ReleaseWitnesses.announce(phone, phone.window, controller, controller.tabBarView)
    for tab in controller.barTabs { ReleaseWitnesses.announce(tab.controller) }
    phone.window.rootViewController = controller
    _ = told()
  }

  static func tabs(
    _ count: Int,
    makePage: @MainActor (String) -> UIViewController = { JournalPage(named: $0) }
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

  var bar: TabBarView { controller.tabBarView }

  func page(_ index: Int) -> UIViewController { controller.barTabs[index].controller }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try phone.tap(label)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// Taps the middle of what stands for a tab, whatever else has its name.
  func tapItem(_ index: Int) {
    guard let control = controller.control(for: controller.barTabs[index].id) else { return }
    phone.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
  }

  /// Taps a point of the bar.
  func tap(x: CGFloat, y: CGFloat) { phone.tap(at: bar.convert(CGPoint(x: x, y: y), to: nil)) }

  /// What was told since the last time this was asked, without widths.
  func told() -> [String] {
    defer { journal.tabs.lines = [] }
    return journal.tabs.lines.filter { !$0.hasPrefix("width") }
  }

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

/// Writes down what both delegates of an `ActionTabBarController` are asked and told.
@MainActor
final class ActionJournal: NSObject, ActionTabBarControllerDelegate, UITabBarControllerDelegate {
  /// Holds the lines, for pages too.
  let tabs = TabJournal()
  var answer: (Tab) -> TabSelectionAnswer = { _ in .allow }
  var allows = true
  var animator: UIViewControllerAnimatedTransitioning?
  var interaction: UIViewControllerInteractiveTransitioning?
  var hearsControls = false

  func tabBarController(_ controller: ActionTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  {
    tabs.note("ask \(tab.id.name)")
    return answer(tab)
  }

  func tabBarController(
    _ controller: ActionTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { tabs.note("will \(tab.id.name) by \(origin)") }

  func tabBarController(
    _ controller: ActionTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { tabs.note("did \(tab.id.name) by \(origin)") }

  func tabBarController(_ controller: ActionTabBarController, didReselect tab: Tab) {
    tabs.note("again \(tab.id.name)")
  }

  func tabBarController(
    _ controller: ActionTabBarController,
    didSelectControl control: UIControl
  ) {
    if hearsControls { tabs.note("control \(control.accessibilityLabel ?? "")") }
  }

  func tabBarController(_ controller: ActionTabBarController, takesLongPressOn tab: Tab) -> Bool {
    tabs.note("rest \(tab.id.name)")
    return tabs.takesLongPresses
  }

  func tabBarController(_ controller: ActionTabBarController, didDoubleTap tab: Tab) {
    tabs.note("twice \(tab.id.name)")
  }

  func tabBarController(
    _ controller: ActionTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) { tabs.note(hidden ? "will hide" : "will show") }

  func tabBarController(
    _ controller: ActionTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) { tabs.note(hidden ? "did hide" : "did show") }

  func tabBarController(_ controller: ActionTabBarController, changesItemWidthTo width: CGFloat) {
    tabs.note("width \(width)")
  }

  // MARK: Of every tab bar controller

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    tabs.note("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { tabs.note("UIKit did \(viewController.title ?? "")") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}
