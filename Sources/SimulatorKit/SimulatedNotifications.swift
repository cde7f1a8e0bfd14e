import Foundation
import QuartzCore
import UIKitCore

/// The notifications of a simulator.
@MainActor final class SimulatedNotifications: NotificationHost {
  let session: NotificationSession
  private(set) var shown: [ShownNotification] = []
  private(set) var badge = 0
  private var report: (@MainActor (Bool) -> Void)?

  init(clock: any MediaClock, store: any DataStore) {
    session = NotificationSession(clock: clock, store: store) {
      Date(timeIntervalSinceReferenceDate: clock.now)
    }
    session.host = self
  }

  // MARK: Permission

  var permission: Simulator.NotificationPermission {
    get {
      switch session.permission.status {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized: .allowed
      case .provisional: .provisional
      }
    }
    set {
      var permission: NotificationPermission
      switch newValue {
      case .notDetermined, .denied: permission = NotificationPermission()
      case .allowed, .provisional: permission = .all
      }
      permission.hasOwnSettings = session.permission.hasOwnSettings
      switch newValue {
      case .notDetermined: permission.status = .notDetermined
      case .denied: permission.status = .denied
      case .allowed: permission.status = .authorized
      case .provisional: permission.status = .provisional
      }
      session.permission = permission
    }
  }

  var isAsking: Bool { report != nil }

  /// Answers the request of the app; returns `false` if there is none.
  func answer(_ isAllowed: Bool) -> Bool {
    guard let report else { return false }
    self.report = nil
    report(isAllowed)
    return true
  }

  // MARK: NotificationHost

  var obstacle: String? { nil }

  func askForPermission(_ report: @escaping @MainActor (Bool) -> Void) { self.report = report }

  func show(_ notification: ShownNotification) {
    withdraw([notification.identifier])
    shown.append(notification)
  }

  func withdraw(_ identifiers: [String]) {
    shown.removeAll { identifiers.contains($0.identifier) }
  }

  func showBadge(_ number: Int) { badge = number }

  func bringToFront() { UIApplication.shared.move(to: .active) }
}
