import Foundation

/// An error of the notification center.
public struct UNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The user does not allow notifications, or has not been asked.
    case notificationsNotAllowed = 1
    /// The trigger has no date.
    case notificationInvalidNoDate = 1400
    /// The content has no text, no sound and no badge.
    case notificationInvalidNoContent = 1401
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The user does not allow notifications, or has not been asked.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The trigger has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The content has no text, no sound and no badge.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description of the error, for `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  /// A description of the error.
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .notificationInvalidNoDate: "The notification's trigger has no date"
    case .notificationInvalidNoContent: "The notification has no content"
    }
  }
}

/// The domain of errors of the notification center.
public let UNErrorDomain = "UNErrorDomain"
