import UIKit

/// Decides about the tabs of a custom tab bar controller and hears what happens to them; every method has a default.
///
/// Each event is told once. Changes that a method makes to the selection come after what is being told. (CYL-63)
@preconcurrency @MainActor
public protocol CustomTabBarControllerDelegate: AnyObject {
  /// Asked about every tap on an enabled tab, also the selected one; `.allow` by default. (RDV-51)
  func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer

  /// A tab is about to show; `selectedIndex` is its own already.
  func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// A tab shows, by a tap, by code or because others are gone.
  func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// The selected tab was tapped; a stack in it goes back to its root after this. (RDV-52)
  func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab)

  /// A finger has rested on a tab; true keeps it from selecting when it is lifted, false is the default.
  func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab) -> Bool

  /// A finger is on a tab for the second time in a row; its taps are told beside this.
  func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab)

  /// The bar is about to go or to come. (CYL-134)
  func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  )

  /// The bar has gone or come.
  func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  )

  /// The items are of another width, in points. (CYL-33)
  func tabBarController(
    _ controller: CustomTabBarController,
    changesItemWidthTo width: CGFloat
  )
}

extension CustomTabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  { .allow }

  /// Does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// Does nothing.
  public func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab) {}

  /// False.
  public func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab)
    -> Bool
  { false }

  /// Does nothing.
  public func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    changesItemWidthTo width: CGFloat
  ) {}
}
