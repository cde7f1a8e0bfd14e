import TestStage
import UIKit

@testable import TabBars

/// A delegate that records its calls, and answers as configured.
@MainActor
final class RecordingCustomTabsDelegate: CustomTabBarControllerDelegate {
  let journal = Journal()
  var answer: (Tab) -> TabSelectionAnswer = { _ in .allow }
  var handlesLongPresses = false

  func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  {
    journal.record("ask \(tab.id.name)")
    return answer(tab)
  }

  func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { journal.record("will \(tab.id.name) by \(origin)") }

  func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { journal.record("did \(tab.id.name) by \(origin)") }

  func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab) {
    journal.record("again \(tab.id.name)")
  }

  func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab) -> Bool {
    journal.record("rest \(tab.id.name)")
    return handlesLongPresses
  }

  func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab) {
    journal.record("twice \(tab.id.name)")
  }

  func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) { journal.record(hidden ? "will hide" : "will show") }

  func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) { journal.record(hidden ? "did hide" : "did show") }

  func tabBarController(_ controller: CustomTabBarController, changesItemWidthTo width: CGFloat) {
    journal.record("width \(width)")
  }
}
