import Foundation

/// A notification that waits for its date.
struct PendingNotification {
  let request: UNNotificationRequest
  var due: Date
}

// R-UN-6…R-UN-11
/// The notifications that wait for their dates, in the order in which they were added.
struct NotificationSchedule {
  /// The number of notifications that can wait.
  static let capacity = 64

  private(set) var pending: [PendingNotification] = []

  /// The date at which the next notification is due, or `nil` if none waits.
  var nextDate: Date? { pending.map(\.due).min() }

  /// Adds a request, which replaces the one with the same identifier.
  ///
  /// If there are too many requests, the one that is due last is dropped.
  ///
  /// - Parameters:
  ///   - request: A request with a trigger.
  ///   - now: The current date.
  /// - Throws: `UNError` if the trigger has no date.
  mutating func add(_ request: UNNotificationRequest, now: Date) throws(UNError) {
    guard let due = request.trigger?.rule.date(after: now) else {
      throw UNError(.notificationInvalidNoDate)
    }
    remove([request.identifier])
    pending.append(PendingNotification(request: request, due: due))
    if pending.count > Self.capacity, let last = pending.indices.max(by: isDueEarlier) {
      pending.remove(at: last)
    }
  }

  private func isDueEarlier(_ first: Int, _ second: Int) -> Bool {
    pending[first].due < pending[second].due
  }

  /// Adds notifications that were stored by an earlier launch.
  mutating func restore(_ stored: [PendingNotification]) {
    pending = stored
  }

  mutating func remove(_ identifiers: [String]) {
    let removed = Set(identifiers)
    pending.removeAll { removed.contains($0.request.identifier) }
  }

  /// Removes and returns the notifications that are due, the earliest first.
  ///
  /// Those that repeat wait for their next date. A notification that was due several times is
  /// returned once.
  mutating func takeDue(now: Date) -> [PendingNotification] {
    let due = pending.filter { $0.due <= now }
    pending = pending.compactMap { notification in
      guard notification.due <= now else { return notification }
      let rule = notification.request.trigger?.rule
      guard let next = rule?.date(following: notification.due, now: now) else { return nil }
      return PendingNotification(request: notification.request, due: next)
    }
    return due.enumerated()
      .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map(\.element)
  }
}
