import UIKit

/// What an app answers when a tab is tapped.
///
///     func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab) -> TabSelectionAnswer {
///       guard tab.id == "account", !session.isOpen else { return .allow }
///       return .postpone { ticket in self.showLogin { ticket.resume() } }
///     }
@MainActor
public enum TabSelectionAnswer {
  /// Select the tab.
  case allow
  /// Leave everything as it is.
  case deny
  /// Leave the selection and do this, such as presenting a page. (ES-4)
  case intercept(@MainActor () -> Void)
  /// Leave everything as it is until the app has found out; what it is given continues the selection.
  case postpone(@MainActor (TabSelectionTicket) -> Void)

  var decision: TabSelectionDecision {
    switch self {
    case .allow: .allow
    case .deny: .deny
    case .intercept: .intercept
    case .postpone: .postpone
    }
  }
}
