import UIKit

// CYL-63
/// The delegate of an `ActionTabBarController`.
///
/// All methods have default implementations.
///
/// The methods of `UITabBarControllerDelegate` are still called: `shouldSelect` after
/// `answerToTapOn`, and `didSelect` after the corresponding method of this delegate. Each event is
/// reported once.
@preconcurrency @MainActor
public protocol ActionTabBarControllerDelegate: AnyObject {
  // CYL-50, CYL-133
  /// Returns the response to a tap on an enabled tab, including the selected one and the one that
  /// the action button represents.
  ///
  /// The default implementation returns `.allow`.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tapped tab.
  /// - Returns: The response.
  func tabBarController(_ controller: ActionTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer

  /// Called before a tab is shown, while `selectedIndex` still has its old value.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tab that will be shown.
  ///   - origin: The origin of the selection.
  func tabBarController(
    _ controller: ActionTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// Called after a tab was selected by a tap, by code, or by a replacement of the tabs.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The selected tab.
  ///   - origin: The origin of the selection.
  func tabBarController(
    _ controller: ActionTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  // CYL-54
  /// Called after the selected tab was tapped, before its navigation stack is popped to the root.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tapped tab.
  func tabBarController(_ controller: ActionTabBarController, didReselect tab: Tab)

  // CYL-60…62
  /// Called after the view of an item or the action button was tapped, or its tab was selected by
  /// code.
  ///
  /// Implement this method to animate the control.
  ///
  /// It is the last method that is called for an event. It is also called for the selected tab and
  /// for a button without a tab, but not after a replacement of the tabs.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - control: The view of the item, or the action button.
  func tabBarController(_ controller: ActionTabBarController, didSelectControl control: UIControl)

  /// Returns whether a long press on a tab prevents its selection.
  ///
  /// This method is called after a touch has rested on the tab. If it returns `true`, the tab isn't
  /// selected when the touch ends. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The touched tab.
  /// - Returns: Whether the selection is prevented.
  func tabBarController(_ controller: ActionTabBarController, takesLongPressOn tab: Tab) -> Bool

  /// Called after a tab was tapped twice in a row.
  ///
  /// The two taps are also reported individually.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - tab: The tapped tab.
  func tabBarController(_ controller: ActionTabBarController, didDoubleTap tab: Tab)

  // CYL-134
  /// Called before the custom bar is hidden or shown.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - hidden: Whether the bar will be hidden.
  ///   - animated: Whether the change is animated.
  func tabBarController(
    _ controller: ActionTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  )

  // CYL-134
  /// Called after the custom bar was hidden or shown.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - hidden: Whether the bar was hidden.
  ///   - animated: Whether the change was animated.
  func tabBarController(
    _ controller: ActionTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  )

  // CYL-33
  /// Called after the width of the items, in points, has changed.
  ///
  /// - Parameters:
  ///   - controller: The tab bar controller.
  ///   - width: The new width, in points.
  func tabBarController(_ controller: ActionTabBarController, changesItemWidthTo width: CGFloat)
}

extension ActionTabBarControllerDelegate {
  /// Returns `.allow`.
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

  /// Returns `false`.
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
