import UIKit

// CYL-63
/// The delegate of a custom tab bar controller.
///
/// All methods are optional.
///
/// Each event is reported once. If a method changes the selection, the change is made after the
/// current event.
@preconcurrency @MainActor
public protocol CustomTabBarControllerDelegate: AnyObject {
  // RDV-51
  /// Asks about a tap on an enabled tab, including the selected one.
  ///
  /// The default is `.allow`.
  func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer

  /// A tab will be shown; `selectedIndex` has its new value already.
  func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  /// A tab is shown after a tap, a selection by code, or a replacement of the tabs.
  func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  )

  // RDV-52
  /// The selected tab was tapped; afterwards a navigation stack in it is popped to its root.
  func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab)

  /// A touch has rested on a tab.
  ///
  /// Return `true` to prevent the selection when it ends. The default is `false`.
  func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab) -> Bool

  /// A tab was tapped twice in a row.
  ///
  /// Its taps are reported in addition.
  func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab)

  // CYL-134
  /// The bar will be hidden or shown.
  func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  )

  /// The bar was hidden or shown.
  func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  )

  // CYL-33
  /// The width of the items changed, in points.
  func tabBarController(
    _ controller: CustomTabBarController,
    changesItemWidthTo width: CGFloat
  )
}

extension CustomTabBarControllerDelegate {
  /// The default is `.allow`.
  public func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  { .allow }

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    willSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    didSelect tab: Tab,
    origin: TabSelectionOrigin
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(_ controller: CustomTabBarController, didReselect tab: Tab) {}

  /// The default is `false`.
  public func tabBarController(_ controller: CustomTabBarController, takesLongPressOn tab: Tab)
    -> Bool
  { false }

  /// The default implementation does nothing.
  public func tabBarController(_ controller: CustomTabBarController, didDoubleTap tab: Tab) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    willHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    didHideTabBar hidden: Bool,
    animated: Bool
  ) {}

  /// The default implementation does nothing.
  public func tabBarController(
    _ controller: CustomTabBarController,
    changesItemWidthTo width: CGFloat
  ) {}
}
