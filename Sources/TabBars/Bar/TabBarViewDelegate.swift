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
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - id: The identifier of the tapped item.
  /// - Returns: The response.
  func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer

  /// Called before a new selection, which is already stored, is shown.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - id: The identifier of the item.
  ///   - origin: The origin of the selection.
  func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// Called when another item was selected, or none. Implement this method to show its page.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - old: The identifier of the item that was selected before, or `nil` for none.
  ///   - new: The identifier of the selected item, or `nil` for none.
  func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?)

  /// Called after the selection is shown.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - id: The identifier of the item.
  ///   - origin: The origin of the selection.
  func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// Called after the selected item was tapped.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - id: The identifier of the item.
  func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID)

  /// Returns whether a long press on an item prevents its selection.
  ///
  /// This method is called after a touch has rested on the item. If it returns `true`, the item
  /// isn't selected when the touch ends. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - id: The identifier of the touched item.
  /// - Returns: Whether the selection is prevented.
  func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool

  /// Called after an item was tapped twice in a row.
  ///
  /// The two taps are also reported individually.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - id: The identifier of the item.
  func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID)

  // CYL-62
  /// Called after the action button was tapped and its action was performed.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - control: The action button.
  func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl)

  // CYL-33
  /// Called after the width of the items, in points, has changed.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - width: The new width, in points.
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
