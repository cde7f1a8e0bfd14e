import UIKit

/// Decides about the tabs of an `ActionTabBarController` and hears what happens to them; every method has a default.
///
/// Each event is told once. What `UITabBarControllerDelegate` says goes on to be asked and told: `shouldSelect` after this delegate's answer,
/// `didSelect` after this delegate's. (CYL-63)
@preconcurrency @MainActor
public protocol ActionTabBarControllerDelegate: AnyObject {
  /// Asked about every tap on an enabled tab, also the selected one and the button's; `.allow` by default. (CYL-50, CYL-133)
  func tabBarController(_ controller: ActionTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer

  /// A tab is about to show; `selectedIndex` is still that of the one before.
  func tabBarController(
    _ controller: ActionTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// A tab is selected, by a tap, by code or because others are gone.
  func tabBarController(
    _ controller: ActionTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// The selected tab was tapped; a stack in it goes back to its root after this. (CYL-54)
  func tabBarController(_ controller: ActionTabBarController, didReselect tab: Tab)

  /// An item's view, or the action button, was tapped with success, or its tab selected by code; the place to move it.
  ///
  /// Told last, also for the selected tab and for a button without a tab; not for tabs that take the place of others. (CYL-60…62)
  func tabBarController(_ controller: ActionTabBarController, didSelectControl control: UIControl)

  /// A finger has rested on a tab; true keeps it from selecting when it is lifted, false is the default.
  func tabBarController(_ controller: ActionTabBarController, takesLongPressOn tab: Tab) -> Bool

  /// A finger is on a tab for the second time in a row; its taps are told beside this.
  func tabBarController(_ controller: ActionTabBarController, didDoubleTap tab: Tab)

  /// The custom bar is about to go or to come. (CYL-134)
  func tabBarController(
    _ controller: ActionTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  )

  /// The custom bar has gone or come. (CYL-134)
  func tabBarController(
    _ controller: ActionTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  )

  /// The items are of another width, in points. (CYL-33)
  func tabBarController(_ controller: ActionTabBarController, changesItemWidthTo width: CGFloat)
}

extension ActionTabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(_ controller: ActionTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  { .allow }

  /// Does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// Does nothing.
  public func tabBarController(_ controller: ActionTabBarController, didReselect tab: Tab) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    didSelectControl control: UIControl
  ) {}

  /// False.
  public func tabBarController(_ controller: ActionTabBarController, takesLongPressOn tab: Tab)
    -> Bool
  { false }

  /// Does nothing.
  public func tabBarController(_ controller: ActionTabBarController, didDoubleTap tab: Tab) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    changesItemWidthTo width: CGFloat
  ) {}
}
