import TestStage
import UIKit

@testable import TabBars

/// Both delegates of an `ActionTabBarController`, which record their calls and answer as configured.
@MainActor
final class RecordingActionTabsDelegate: NSObject, ActionTabBarControllerDelegate,
  UITabBarControllerDelegate
{
  let journal = Journal()
  var answer: (Tab) -> TabSelectionAnswer = { _ in .allow }
  var allows = true
  var animator: UIViewControllerAnimatedTransitioning?
  var interaction: UIViewControllerInteractiveTransitioning?
  var recordsControls = false
  var handlesLongPresses = false

  func tabBarController(_ controller: ActionTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  {
    journal.record("ask \(tab.id.name)")
    return answer(tab)
  }

  func tabBarController(
    _ controller: ActionTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { journal.record("will \(tab.id.name) by \(origin)") }

  func tabBarController(
    _ controller: ActionTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) { journal.record("did \(tab.id.name) by \(origin)") }

  func tabBarController(_ controller: ActionTabBarController, didReselect tab: Tab) {
    journal.record("again \(tab.id.name)")
  }

  func tabBarController(
    _ controller: ActionTabBarController,
    didSelectControl control: UIControl
  ) {
    if recordsControls { journal.record("control \(control.accessibilityLabel ?? "")") }
  }

  func tabBarController(_ controller: ActionTabBarController, takesLongPressOn tab: Tab) -> Bool {
    journal.record("rest \(tab.id.name)")
    return handlesLongPresses
  }

  func tabBarController(_ controller: ActionTabBarController, didDoubleTap tab: Tab) {
    journal.record("twice \(tab.id.name)")
  }

  func tabBarController(
    _ controller: ActionTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) { journal.record(hidden ? "will hide" : "will show") }

  func tabBarController(
    _ controller: ActionTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) { journal.record(hidden ? "did hide" : "did show") }

  func tabBarController(_ controller: ActionTabBarController, changesItemWidthTo width: CGFloat) {
    journal.record("width \(width)")
  }

  // MARK: Of every tab bar controller

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.record("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { journal.record("UIKit did \(viewController.title ?? "")") }

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
