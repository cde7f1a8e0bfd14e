import UIKit

/// What continues a selection that was put off, for instance once a user has logged in.
///
/// It counts once. It does nothing when another tab was selected meanwhile, when its tab is gone, or when the bar is.
@MainActor
public struct TabSelectionTicket {
  let number: Int
  weak var bar: TabBarView?

  /// Selects the tab, or forgets about it.
  public func resume(allowing isAllowed: Bool = true) {
    bar?.resume(number, allowing: isAllowed)
  }
}
