import UIKit

// CYL-63
/// The delegate of an `ActionTabBarController`.
///
/// All methods are optional.
///
/// Each event is reported once. Methods of `UITabBarControllerDelegate` are still called:
/// `shouldSelect` after this delegate's answer, `didSelect` after this delegate's method.
@preconcurrency @MainActor
public protocol ActionTabBarControllerDelegate: AnyObject {
  // CYL-50, CYL-133
  /// Asks about a tap on an enabled tab, including the selected one and that of the button.
  ///
  /// The default is `.allow`.
  func tabBarController(_ controller: ActionTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer

  /// A tab will be shown; `selectedIndex` still has its old value.
  func tabBarController(
    _ controller: ActionTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// A tab was selected by a tap, by code, or by a replacement of the tabs.
  func tabBarController(
    _ controller: ActionTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  // CYL-54
  /// The selected tab was tapped; afterwards a navigation stack in it is popped to its root.
  func tabBarController(_ controller: ActionTabBarController, didReselect tab: Tab)

  // CYL-60…62
  /// The view of an item or the action button was tapped, or its tab was selected by code.
  ///
  /// Animate the control here.
  ///
  /// It is called last, also for the selected tab and for a button without a tab, but not after a
  /// replacement of the tabs.
  func tabBarController(_ controller: ActionTabBarController, didSelectControl control: UIControl)

  /// A touch has rested on a tab.
  ///
  /// Return `true` to prevent the selection when it ends. The default is `false`.
  func tabBarController(_ controller: ActionTabBarController, takesLongPressOn tab: Tab) -> Bool

  /// A tab was tapped twice in a row.
  ///
  /// Its taps are reported in addition.
  func tabBarController(_ controller: ActionTabBarController, didDoubleTap tab: Tab)

  // CYL-134
  /// The custom bar will be hidden or shown.
  func tabBarController(
    _ controller: ActionTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  )

  // CYL-134
  /// The custom bar was hidden or shown.
  func tabBarController(
    _ controller: ActionTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  )

  // CYL-33
  /// The width of the items changed, in points.
  func tabBarController(_ controller: ActionTabBarController, changesItemWidthTo width: CGFloat)
}

extension ActionTabBarControllerDelegate {
  /// The default is `.allow`.
  public func tabBarController(_ controller: ActionTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  { .allow }

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(_ controller: ActionTabBarController, didReselect tab: Tab) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    didSelectControl control: UIControl
  ) {}

  /// The default is `false`.
  public func tabBarController(_ controller: ActionTabBarController, takesLongPressOn tab: Tab)
    -> Bool
  { false }

  /// The default implementation does nothing.
  public func tabBarController(_ controller: ActionTabBarController, didDoubleTap tab: Tab) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: ActionTabBarController,
    changesItemWidthTo width: CGFloat
  ) {}
}
