import Foundation
import QuartzCore
import UIKitCore

/// Delivers the notifications of a session and passes on what the user does with them.
@MainActor final class NotificationService: NotificationReceiver {
  // R-UN-11
  /// The longest time until the date is compared again, in seconds.
  ///
  /// The clock doesn't run while the machine is suspended, and the user can set the date.
  static let longestWait: TimeInterval = 60
  /// The number of delivered notifications that are remembered.
  private static let deliveredCapacity = 100

  private unowned let center: UNUserNotificationCenter
  private weak var session: NotificationSession?
  private var schedule = NotificationSchedule()
  private(set) var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []
  private var timer: ClockTimer?
  /// The requests for permission that wait for the user, with their options.
  private var questions: [(UNAuthorizationOptions, PermissionReport)] = []

  typealias PermissionReport = (Bool, (any Error)?) -> Void

  init(center: UNUserNotificationCenter, session: NotificationSession) {
    self.center = center
    self.session = session
    session.receiver = self
    session.restoreBadge()
    restore(from: session)
  }

  private func restore(from session: NotificationSession) {
    do {
      let limit = NotificationArchive.limit
      guard let data = try session.store.read(NotificationArchive.fileName, limit: limit) else {
        return
      }
      let archive = try NotificationArchive(data)
      schedule.restore(archive.pending)
      delivered = archive.delivered
    } catch {
      return Log.warning("The notifications of the last launch are not restored: \(error)")
    }
    // R-UN-18
    for missed in schedule.takeDue(now: session.date()) {
      present(missed.request, options: NotificationPresentation.inBackground)
    }
    changed()
  }

  private func changed() {
    store()
    waitForNext()
  }

  private func store() {
    do {
      let archive = NotificationArchive(pending: schedule.pending, delivered: delivered)
      try session?.store.write(archive.encoded(), to: NotificationArchive.fileName)
    } catch {
      Log.warning("Notifications are not stored for the next launch: \(error)")
    }
  }

  // MARK: Permission

  var permission: NotificationPermission { session?.permission ?? NotificationPermission() }

  /// Whether there is a platform for notifications; the reason is logged once if there is none.
  private var hasPlatform: Bool {
    guard let session else { return false }
    let obstacle =
      session.host.map { $0.obstacle } ?? "Notifications are not shown: there is no desktop."
    if let obstacle { Log.warning(obstacle) }
    return obstacle == nil
  }

  // R-UN-1
  func requestAuthorization(_ options: UNAuthorizationOptions, report: @escaping PermissionReport) {
    guard hasPlatform, let session else {
      return report(false, UNError(.notificationsNotAllowed))
    }
    switch session.permission.status {
    case .denied: report(false, nil)
    case .authorized: allow(options, as: .authorized, report: report)
    case .notDetermined where options.contains(.provisional),
      .provisional where options.contains(.provisional):
      allow(options, as: .provisional, report: report)
    case .notDetermined, .provisional:
      questions.append((options, report))
      guard questions.count == 1 else { return }
      session.host?.askForPermission { [weak self] in self?.answered($0) }
    }
  }

  private func answered(_ isAllowed: Bool) {
    let answered = questions
    questions = []
    for (options, report) in answered {
      if isAllowed {
        allow(options, as: .authorized, report: report)
      } else {
        var permission = NotificationPermission()
        permission.status = .denied
        session?.permission = permission
        report(false, nil)
      }
    }
  }

  private func allow(
    _ options: UNAuthorizationOptions,
    as status: NotificationPermission.Status,
    report: PermissionReport
  ) {
    var permission = permission
    permission.status = status
    if options.contains(.alert) { permission.allowsAlerts = true }
    if options.contains(.sound) { permission.allowsSounds = true }
    if options.contains(.badge) { permission.allowsBadges = true }
    if options.contains(.providesAppNotificationSettings) { permission.hasOwnSettings = true }
    session?.permission = permission
    report(true, nil)
  }

  func setBadge(_ number: Int) throws(UNError) {
    guard hasPlatform, permission.allowsNotifications, permission.allowsBadges else {
      throw UNError(.notificationsNotAllowed)
    }
    session?.badgeNumber = number
  }

  // MARK: Requests

  var pending: [UNNotificationRequest] { schedule.pending.map(\.request) }

  // R-UN-4, R-UN-5
  func add(_ request: UNNotificationRequest) throws(UNError) {
    guard hasPlatform, permission.allowsNotifications, let session else {
      throw UNError(.notificationsNotAllowed)
    }
    if request.content.values.isEmpty { throw UNError(.notificationInvalidNoContent) }
    if request.trigger == nil {
      schedule.remove([request.identifier])
      deliver(request)
    } else {
      try schedule.add(request, now: session.date())
    }
    changed()
  }

  func removePending(_ identifiers: [String]) {
    let count = schedule.pending.count
    schedule.remove(identifiers)
    if schedule.pending.count != count { changed() }
  }

  func removeAllPending() { removePending(pending.map(\.identifier)) }

  func removeDelivered(_ identifiers: [String]) {
    let removed = Set(identifiers)
    let found = delivered.filter { removed.contains($0.request.identifier) }
    guard !found.isEmpty else { return }
    delivered.removeAll { removed.contains($0.request.identifier) }
    session?.host?.withdraw(found.map(\.request.identifier))
    store()
  }

  func removeAllDelivered() { removeDelivered(delivered.map(\.request.identifier)) }

  // MARK: Delivery

  private func waitForNext() {
    timer?.cancel()
    timer = nil
    guard let session, let date = schedule.nextDate else { return }
    let wait = min(max(date.timeIntervalSince(session.date()), 0), Self.longestWait)
    timer = session.clock.schedule(after: wait) { [weak self] in
      MainActor.assumeIsolated { self?.deliverDue() }
    }
  }

  private func deliverDue() {
    guard let session else { return }
    // A timer can fire slightly before the date, because the clock and the date are rounded.
    let due = schedule.takeDue(now: session.date().addingTimeInterval(0.001))
    for notification in due { deliver(notification.request) }
    if due.isEmpty { waitForNext() } else { changed() }
  }

  // R-UN-12, R-UN-13
  private func deliver(_ request: UNNotificationRequest) {
    guard UIApplication.shared.applicationState == .active else {
      return present(request, options: NotificationPresentation.inBackground)
    }
    guard let delegate = center.delegate, let session else { return }
    let notification = UNNotification(request: request, date: session.date())
    let answer = OneAnswer("willPresent")
    delegate.userNotificationCenter(center, willPresent: notification) { options in
      guard answer.isFirst() else { return }
      MainQueue.run { [weak self] in
        self?.present(request, options: options)
        self?.store()
      }
    }
  }

  private func present(
    _ request: UNNotificationRequest,
    options: UNNotificationPresentationOptions
  ) {
    guard let session else { return }
    let content = request.content.values
    let presentation = NotificationPresentation(
      of: content,
      options: options,
      permission: permission
    )
    if let badge = presentation.badge { session.badgeNumber = badge }
    guard presentation.isShown, hasPlatform else { return }
    let category = category(content.categoryIdentifier)
    session.host?.show(presentation.notification(for: request, in: category))
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(UNNotification(request: request, date: session.date()))
    delivered = Array(delivered.suffix(Self.deliveredCapacity))
  }

  private func category(_ identifier: String?) -> UNNotificationCategory? {
    categories.first { $0.identifier == identifier }
  }

  // MARK: Choices of the user

  // R-UN-14, R-UN-15
  func receive(_ choice: NotificationChoice) {
    let found = delivered.first { $0.request.identifier == choice.notification }
    let category = category(found?.request.content.categoryIdentifier)
    let identifier: String
    var opens = false
    switch choice.action {
    case .open: (identifier, opens) = (UNNotificationDefaultActionIdentifier, true)
    case .dismiss: identifier = UNNotificationDismissActionIdentifier
    case .button(let button):
      identifier = button
      let action = category?.actions.first { $0.identifier == button }
      opens = action?.options.contains(.foreground) == true
    }
    if opens { session?.host?.bringToFront() }
    guard let found else { return }
    removeDelivered([choice.notification])
    if choice.action == .dismiss, category?.options.contains(.customDismissAction) != true {
      return
    }
    let response = UNNotificationResponse(notification: found, actionIdentifier: identifier)
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }

  func openSettings(from identifier: String?) {
    // R-UN-19
    guard permission.hasOwnSettings else { return }
    session?.host?.bringToFront()
    let notification = delivered.first { $0.request.identifier == identifier }
    center.delegate?.userNotificationCenter(center, openSettingsFor: notification)
  }
}

/// Whether a completion handler is called for the first time.
private final class OneAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private let name: String
  private var isAnswered = false

  init(_ name: String) { self.name = name }

  /// Returns whether this is the first call; further calls are logged.
  func isFirst() -> Bool {
    let isFirst = lock.withLock {
      defer { isAnswered = true }
      return !isAnswered
    }
    if !isFirst {
      Log.warning("The completion handler of \(name) was called more than once; ignored.")
    }
    return isFirst
  }
}
