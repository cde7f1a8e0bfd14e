import UIKit

/// The response of an app to a tap on a tab.
///
/// ```swift
/// func tabBarController(
///   _ controller: CustomTabBarController,
///   answerToTapOn tab: Tab
/// ) -> TabSelectionAnswer {
///   guard tab.id == "account", !session.isOpen else { return .allow }
///   return .postpone { ticket in self.showLogin { ticket.resume() } }
/// }
/// ```
@MainActor
public enum TabSelectionAnswer {
  /// Select the tab.
  case allow
  /// Keep the selection.
  case deny
  // ES-4
  /// Keep the selection and call a closure, for example to present a page.
  case intercept(@MainActor () -> Void)
  /// Keep the selection until the app has decided; the ticket continues the selection.
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
