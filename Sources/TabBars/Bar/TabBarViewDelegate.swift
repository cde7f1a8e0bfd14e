import UIKit

/// Who selects.
public typealias TabSelectionOrigin = TabSelectionMachine<TabItem.ID>.Origin

/// Decides about taps on a custom bar and hears what happens to it; every method has a default.
@preconcurrency @MainActor
public protocol TabBarViewDelegate: AnyObject {
  /// Asked about every tap on an enabled item, also the selected one; `.allow` by default.
  func tabBar(_ bar: TabBarView, answerToTapOn id: TabItem.ID) -> TabSelectionAnswer

  /// The selection is stored and is about to show.
  func tabBar(_ bar: TabBarView, willSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// Another item is selected, or none; the page is to change now.
  func tabBar(_ bar: TabBarView, changesFrom old: TabItem.ID?, to new: TabItem.ID?)

  /// The selection shows.
  func tabBar(_ bar: TabBarView, didSelect id: TabItem.ID, origin: TabSelectionOrigin)

  /// The selected item was tapped.
  func tabBar(_ bar: TabBarView, didReselect id: TabItem.ID)

  /// A finger has rested on an item; true keeps it from selecting when it is lifted, false is the default.
  func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool

  /// A finger is on an item for the second time in a row; its taps are told beside this.
  func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID)

  /// The action button was tapped, and has done what it does. (CYL-62)
  func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl)

  /// The width of the items changed, in points. (CYL-33)
  func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat)
}

extension TabBarViewDelegate {
  /// Allows it.
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

  /// False.
  public func tabBar(_ bar: TabBarView, takesLongPressOn id: TabItem.ID) -> Bool { false }

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, didDoubleTap id: TabItem.ID) {}

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, didPerformActionOf control: UIControl) {}

  /// Does nothing.
  public func tabBar(_ bar: TabBarView, changesItemWidthTo width: CGFloat) {}
}
