import Foundation
import UIKitCore

// R-UN-17
/// The notifications that are stored between launches.
struct NotificationArchive {
  static let fileName = "notifications.plist"
  /// The size in bytes up to which the file is read.
  static let limit = 4_000_000

  var pending: [PendingNotification] = []
  var delivered: [UNNotification] = []

  init(pending: [PendingNotification], delivered: [UNNotification]) {
    self.pending = pending
    self.delivered = delivered
  }

  init(_ data: Data) throws {
    let file = try PropertyListDecoder().decode(File.self, from: data)
    for stored in file.pending + file.delivered where !stored.isValid {
      let text = "The notification \(stored.identifier) has an invalid date or time."
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
    }
    pending = file.pending.map { PendingNotification(request: $0.request, due: $0.date) }
    delivered = file.delivered.map { UNNotification(request: $0.request, date: $0.date) }
  }

  func encoded() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(
      File(
        pending: pending.map { StoredRequest($0.request, date: $0.due) },
        delivered: delivered.map { StoredRequest($0.request, date: $0.date) }
      )
    )
  }

  private struct File: Codable {
    let pending: [StoredRequest]
    let delivered: [StoredRequest]
  }
}

/// A request with a date.
private struct StoredRequest: Codable {
  let identifier: String
  let date: Date
  let trigger: TriggerRule?
  let title: String
  let subtitle: String
  let body: String
  let badge: Int?
  let playsSound: Bool
  let userInfo: Data?
  let categoryIdentifier: String
  let threadIdentifier: String
  let interruptionLevel: UNNotificationInterruptionLevel

  init(_ request: UNNotificationRequest, date: Date) {
    let values = request.content.values
    identifier = request.identifier
    self.date = date
    trigger = request.trigger?.rule
    (title, subtitle, body) = (values.title, values.subtitle, values.body)
    badge = values.badge
    playsSound = values.playsSound
    userInfo = Self.data(of: values.userInfo)
    categoryIdentifier = values.categoryIdentifier
    threadIdentifier = values.threadIdentifier
    interruptionLevel = values.interruptionLevel
  }

  var isValid: Bool {
    date.timeIntervalSinceReferenceDate.isFinite && trigger?.isValid ?? true
  }

  var request: UNNotificationRequest {
    var values = NotificationContentValues()
    (values.title, values.subtitle, values.body) = (title, subtitle, body)
    values.badge = badge
    values.playsSound = playsSound
    values.userInfo = userInfo.flatMap(Self.dictionary) ?? [:]
    values.categoryIdentifier = categoryIdentifier
    values.threadIdentifier = threadIdentifier
    values.interruptionLevel = interruptionLevel
    return UNNotificationRequest(
      identifier: identifier,
      content: UNNotificationContent(values: values),
      trigger: trigger?.trigger
    )
  }

  // R-UN-3
  /// Returns the data of the values that are property lists.
  private static func data(of userInfo: [AnyHashable: Any]) -> Data? {
    if userInfo.isEmpty { return nil }
    var values: [String: Any] = [:]
    for (key, value) in userInfo {
      let isValid = PropertyListSerialization.propertyList(value, isValidFor: .binary)
      if let key = key.base as? String, isValid {
        values[key] = value
      } else {
        Log.warning("The value of \(key) in userInfo of a notification is not stored.")
      }
    }
    return try? PropertyListSerialization.data(
      fromPropertyList: values,
      format: .binary,
      options: 0
    )
  }

  private static func dictionary(_ data: Data) -> [AnyHashable: Any]? {
    PropertyList.value(of: data) as? [String: Any]
  }
}
