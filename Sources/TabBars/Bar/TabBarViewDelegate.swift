import UIKit

/// The origin of a selection.
public typealias TabSelectionOrigin = TabSelectionMachine<TabItem.ID>.Origin

/// The delegate of a custom bar, which allows or prevents selections by tap and is notified of
/// changes.
///
/// All methods have default implementations.
@preconcurrency @MainActor
public protocol TabBarViewDelegate: AnyObject {
  /// Returns the response to a tap on an enabled item, including the selected one.
  ///
  /// The default implementation returns `.allow`.
  func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer

  /// Called before a new selection, which is already stored, is shown.
  func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// Called when another item was selected, or none. Implement this method to show its page.
  func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?)

  /// Called after the selection is shown.
  func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// Called after the selected item was tapped.
  func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID)

  /// Called after a touch has rested on an item.
  ///
  /// Return `true` to prevent the selection when the touch ends. The default implementation returns
  /// `false`.
  func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool

  /// Called after an item was tapped twice in a row.
  ///
  /// The two taps are also reported individually.
  func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID)

  // CYL-62
  /// Called after the action button was tapped and its action was performed.
  func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl)

  // CYL-33
  /// Called after the width of the items, in points, has changed.
  func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat)
}

extension TabBarViewDelegate {
  /// Returns `.allow`.
  public func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer {
    .allow
  }

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin) {}

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?) {}

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin) {}

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID) {}

  /// Returns `false`.
  public func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool { false }

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID) {}

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl) {}

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat) {}
}
