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
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tapped tab.
  /// - Returns: The response.
  func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer

  /// Called before a tab is shown, when `selectedIndex` already has its new value.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tab that will be shown.
  ///   - origin: The origin of the selection.
  func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// Called after a tab is shown because of a tap, a selection by code, or a replacement of the
  /// tabs.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The selected tab.
  ///   - origin: The origin of the selection.
  func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  // RDV-52
  /// Called after the selected tab was tapped, before its navigation stack is popped to the root.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tapped tab.
  func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab)

  /// Returns whether a long press on a tab prevents its selection.
  ///
  /// This method is called after a touch has rested on the tab. If it returns `true`, the tab isn't
  /// selected when the touch ends. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The touched tab.
  /// - Returns: Whether the selection is prevented.
  func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab) -> Bool

  /// Called after a tab was tapped twice in a row.
  ///
  /// The two taps are also reported individually.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tapped tab.
  func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab)

  // CYL-134
  /// Called before the bar is hidden or shown.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - hidden: Whether the bar will be hidden.
  ///   - animated: Whether the change is animated.
  func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  )

  /// Called after the bar was hidden or shown.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - hidden: Whether the bar was hidden.
  ///   - animated: Whether the change was animated.
  func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  )

  // CYL-33
  /// Called after the width of the items, in points, has changed.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - width: The new width, in points.
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
