import UIKit

// CYL-63
/// The delegate of a custom tab bar controller.
///
/// All methods have default implementations.
///
/// Each event is reported once. If a method changes the selection, the change is performed after
/// the current event.
@preconcurrency @MainActor
public protocol CustomTabBarControllerDelegate: AnyObject {
  // RDV-51
  /// Returns the response to a tap on an enabled tab, including the selected one.
  ///
  /// The default implementation returns `.allow`.
  func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer

  /// Called before a tab is shown, when `selectedIndex` already has its new value.
  func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// Called after a tab is shown because of a tap, a selection by code, or a replacement of the
  /// tabs.
  func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  // RDV-52
  /// Called after the selected tab was tapped, before its navigation stack is popped to the root.
  func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab)

  /// Called after a touch has rested on a tab.
  ///
  /// Return `true` to prevent the selection when the touch ends. The default implementation returns
  /// `false`.
  func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab) -> Bool

  /// Called after a tab was tapped twice in a row.
  ///
  /// The two taps are also reported individually.
  func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab)

  // CYL-134
  /// Called before the bar is hidden or shown.
  func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  )

  /// Called after the bar was hidden or shown.
  func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  )

  // CYL-33
  /// Called after the width of the items, in points, has changed.
  func tabBarController(
    _ controller: CustomTabBarController,
    changesItemWidthTo width: CGFloat
  )
}

extension CustomTabBarControllerDelegate {
  /// Returns `.allow`.
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

  /// Returns `false`.
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
