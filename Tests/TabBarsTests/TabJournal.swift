import UIKit

@testable import TabBars

/// Writes down what a custom tab bar controller asks and tells, and what its pages hear.
@MainActor
final class TabJournal: CustomTabBarControllerDelegate {
  var lines: [String] = []
  var answer: (Tab) -> TabSelectionAnswer = { _ in .allow }
  var takesLongPresses = false
  /// Called after each line.
  var then: (String) -> Void = { _ in }

  func note(_ line: String) {
    lines.append(line)
    then(line)
  }

  func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  {
    note("ask \(tab.id.name)")
    return answer(tab)
  }

  func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { note("will \(tab.id.name) by \(origin)") }

  func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { note("did \(tab.id.name) by \(origin)") }

  func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab) {
    note("again \(tab.id.name)")
  }

  func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab) -> Bool {
    note("rest \(tab.id.name)")
    return takesLongPresses
  }

  func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab) {
    note("twice \(tab.id.name)")
  }

  func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) { note(hidden ? "will hide" : "will show") }

  func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) { note(hidden ? "did hide" : "did show") }

  func tabBarController(_ controller: CustomTabBarController, changesItemWidthTo width: CGFloat) {
    note("width \(width)")
  }
}

/// A page that writes down what it hears.
final class JournalPage: UIViewController {
  weak var journal: TabJournal?
  private let name: String

  init(named name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal?.note("\(name) loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal?.note("\(name) will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal?.note("\(name) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal?.note("\(name) will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal?.note("\(name) did disappear")
  }
}
