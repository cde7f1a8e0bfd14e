import UIKit

/// The origin of a selection.
public typealias TabSelectionOrigin = TabSelectionMachine<TabItem.ID>.Origin

/// The delegate of a custom bar, which decides about taps and is notified of changes.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol TabBarViewDelegate: AnyObject {
  /// Asks about a tap on an enabled item, including the selected one.
  ///
  /// The default is `.allow`.
  func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer

  /// The selection was stored and will be shown.
  func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// Another item was selected, or none; show its page now.
  func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?)

  /// The selection is shown.
  func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// The selected item was tapped.
  func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID)

  /// A touch has rested on an item.
  ///
  /// Return `true` to prevent the selection when it ends. The default is `false`.
  func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool

  /// An item was tapped twice in a row.
  ///
  /// Its taps are reported in addition.
  func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID)

  // CYL-62
  /// The action button was tapped, and its action was performed.
  func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl)

  // CYL-33
  /// The width of the items changed, in points.
  func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat)
}

extension TabBarViewDelegate {
  /// The default is `.allow`.
  public func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer {
    .allow
  }

  /// The default implementation does nothing.
  public func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin) {}

  /// The default implementation does nothing.
  public func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?) {}

  /// The default implementation does nothing.
  public func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin) {}

  /// The default implementation does nothing.
  public func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID) {}

  /// The default is `false`.
  public func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool { false }

  /// The default implementation does nothing.
  public func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID) {}

  /// The default implementation does nothing.
  public func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl) {}

  /// The default implementation does nothing.
  public func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat) {}
}
