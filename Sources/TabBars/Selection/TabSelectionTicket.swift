import UIKit

/// Continues a postponed selection, for example after a login.
///
/// It can be used once. It has no effect if another tab was selected meanwhile, or if the tab or
/// the bar no longer exists.
@MainActor
public struct TabSelectionTicket {
  let number: Int
  weak var bar: TabBarView?

  /// Selects the tab, or discards the selection.
  public func resume(allowing isAllowed: Bool = true) {
    bar?.resume(number, allowing: isAllowed)
  }
}
