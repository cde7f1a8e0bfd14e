import Foundation
import QuartzCore

/// The notifications of one session: those of the application on the desktop, or of one simulator.
///
/// The session owns the permission of the user and the badge. The module `UserNotifications` adds
/// its center as the client of the session.
package final class NotificationSession: @unchecked Sendable {
  /// The file in which the permission and the badge are stored.
  package static let fileName = "notification-settings.plist"
  private static let lock = NSLock()
  private nonisolated(unsafe) static var stored = NotificationSession()

  /// The session that code uses if it does not specify one.
  package static var current: NotificationSession {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Replaces a session that is in use by one without a platform.
  package static func leave(_ session: NotificationSession) {
    lock.withLock {
      if stored === session { stored = NotificationSession() }
    }
  }

  /// The clock on which notifications become due.
  package let clock: any MediaClock
  /// Returns the current date.
  package let date: () -> Date
  /// The store of the permission, the badge and the notifications.
  package let store: any DataStore
  /// The platform, or `nil` if it has no notifications.
  @MainActor package weak var host: (any NotificationHost)?
  /// The object that is notified of what the user does with notifications.
  @MainActor package weak var receiver: (any NotificationReceiver)?
  @MainActor private lazy var record = readRecord()
  private var client: AnyObject?
  private let clientLock = NSRecursiveLock()

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - clock: The clock on which notifications become due.
  ///   - store: The store of the permission, the badge and the notifications.
  ///   - date: A closure that returns the current date.
  @MainActor package init(
    clock: any MediaClock,
    store: any DataStore,
    date: @escaping () -> Date
  ) {
    self.clock = clock
    self.store = store
    self.date = date
  }

  /// Creates a session without a platform.
  private init() {
    clock = ManualClock()
    store = EmptyStore()
    date = { Date(timeIntervalSinceReferenceDate: MediaTime.clock.now) }
  }

  /// Returns the client of the session, which is created when it is first used.
  package func client<Client: AnyObject>(_ make: () -> Client) -> Client {
    clientLock.withLock {
      if let client = client as? Client { return client }
      let new = make()
      client = new
      return new
    }
  }

  // MARK: Permission and badge

  /// What the user allows the application.
  @MainActor package var permission: NotificationPermission {
    get { record.permission }
    set {
      guard newValue != record.permission else { return }
      record.permission = newValue
      writeRecord()
      showBadge()
    }
  }

  // R-UN-20
  /// The number at the application's icon, which is 0 for none.
  ///
  /// Negative numbers count as 0.
  @MainActor package var badgeNumber: Int {
    get { record.badgeNumber }
    set {
      let number = max(newValue, 0)
      guard number != record.badgeNumber else { return }
      record.badgeNumber = number
      writeRecord()
      showBadge()
    }
  }

  /// Shows the stored badge after the launch.
  @MainActor package func restoreBadge() {
    if record.badgeNumber > 0 { showBadge() }
  }

  @MainActor private func showBadge() {
    host?.showBadge(record.permission.allowsBadges ? record.badgeNumber : 0)
  }

  private struct Record: Codable {
    var permission = NotificationPermission()
    var badgeNumber = 0
  }

  @MainActor private func readRecord() -> Record {
    do {
      guard let data = try store.read(Self.fileName, limit: 100_000) else { return Record() }
      return try PropertyListDecoder().decode(Record.self, from: data)
    } catch {
      Log.warning("The settings of notifications are not restored: \(error)")
      return Record()
    }
  }

  @MainActor private func writeRecord() {
    do {
      try store.write(PropertyListEncoder().encode(record), to: Self.fileName)
    } catch {
      Log.warning("The settings of notifications are not stored: \(error)")
    }
  }
}

/// A store that never contains anything.
private final class EmptyStore: DataStore {
  nonisolated init() {}

  func read(_ name: String, limit: Int) throws(StoreError) -> Data? { nil }
  func write(_ data: Data, to name: String) throws(StoreError) {}
  func remove(_ name: String) throws(StoreError) {}
}
