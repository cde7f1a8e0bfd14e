import UIKit

/// Continues a postponed selection, for example after a login.
///
/// A ticket can only be used once. It has no effect if another tab was selected in the meantime, or
/// if the tab or the bar no longer exists.
@MainActor
public struct TabSelectionTicket {
  let number: Int
  weak var bar: TabBarView?

  /// Selects the tab, or keeps the current selection.
  ///
  /// Further calls have no effect.
  public func resume(allowing isAllowed: Bool = true) {
    bar?.resume(number, allowing: isAllowed)
  }
}
