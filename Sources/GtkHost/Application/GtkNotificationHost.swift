import CGtk4
import Foundation
import UIKitCore

/// The notifications of the desktop.
///
/// They are sent by the application object that owns the name on the session bus, so that the desktop
/// can activate the application with them.
@MainActor final class GtkNotificationHost: NotificationHost {
  /// The name of the action that is activated with a notification and a button as its parameter.
  static let actionName = "notification"

  private let instance: SingleInstance?
  private let identity: ApplicationIdentity
  private let activate: (String?) -> Void
  /// The activation token of the desktop for the last choice.
  private var token: String?

  /// Creates the notifications of an application.
  ///
  /// - Parameters:
  ///   - instance: The application's name on the session bus, or `nil` if it has none.
  ///   - identity: The names of the application.
  ///   - activate: A closure that brings the application to the front, with the activation token of
  ///     the desktop.
  init(
    instance: SingleInstance?,
    identity: ApplicationIdentity,
    activate: @escaping (String?) -> Void
  ) {
    self.instance = instance
    self.identity = identity
    self.activate = activate
  }

  /// Passes choices of the user on to a session.
  func passOnChoices(to session: NotificationSession) {
    instance?.onChoice = { [weak self, weak session] choice, token in
      self?.token = token
      session?.receiver?.receive(choice)
    }
  }

  // MARK: NotificationHost

  // R-UN-30
  var obstacle: String? {
    if instance != nil { return nil }
    return identity.identifier == nil
      ? "Notifications are not shown: the application needs a CFBundleIdentifier in Info.plist."
      : "Notifications are not shown: there is no session bus."
  }

  // R-UN-31
  func askForPermission(_ report: @escaping @MainActor (Bool) -> Void) { report(true) }

  // R-UN-32
  func show(_ notification: ShownNotification) {
    guard let application = instance?.application else { return }
    let title = notification.title.isEmpty ? identity.name : notification.title
    let text = [notification.subtitle, notification.body].filter { !$0.isEmpty }
    let object = g_notification_new(title)
    defer { g_object_unref(UnsafeMutableRawPointer(object)) }
    if !text.isEmpty { g_notification_set_body(object, text.joined(separator: "\n")) }
    g_notification_set_priority(object, notification.urgency.priority)
    let action = "app.\(Self.actionName)"
    g_notification_set_default_action_and_target_value(
      object,
      action,
      Self.parameter(notification.identifier, button: nil)
    )
    for button in notification.buttons {
      g_notification_add_button_with_target_value(
        object,
        button.title,
        action,
        Self.parameter(notification.identifier, button: button.identifier)
      )
    }
    g_application_send_notification(application, notification.identifier, object)
  }

  func withdraw(_ identifiers: [String]) {
    guard let application = instance?.application else { return }
    for identifier in identifiers { g_application_withdraw_notification(application, identifier) }
  }

  func bringToFront() {
    activate(token)
    token = nil
  }

  // R-UN-33
  func showBadge(_ number: Int) {
    guard let application = instance?.application, let identifier = identity.identifier,
      let connection = g_application_get_dbus_connection(application)
    else { return }
    let uri = "application://\(identifier).desktop"
    var properties: [OpaquePointer?] = [
      Self.entry("count", g_variant_new_int64(gint64(number))),
      Self.entry("count-visible", g_variant_new_boolean(number > 0 ? 1 : 0)),
    ]
    var parts: [OpaquePointer?] = [
      g_variant_new_string(uri), g_variant_new_array(nil, &properties, gsize(properties.count)),
    ]
    g_dbus_connection_emit_signal(
      connection,
      nil,
      "/com/canonical/unity/launcherentry/\(g_str_hash(uri))",
      "com.canonical.Unity.LauncherEntry",
      "Update",
      g_variant_new_tuple(&parts, 2),
      nil
    )
  }

  /// An entry of a dictionary of values by name.
  private static func entry(_ name: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
  }

  // MARK: Parameters

  /// The parameter of the action: the identifiers of the notification and of the button, if there is
  /// one.
  private static func parameter(_ identifier: String, button: String?) -> OpaquePointer? {
    var texts: [OpaquePointer?] = [identifier, button].compactMap { $0 }
      .map { g_variant_new_string($0) }
    return g_variant_new_array(nil, &texts, gsize(texts.count))
  }

  /// Reads the parameter of the action, or returns `nil` if another program sent something else.
  static func choice(in parameter: OpaquePointer?) -> NotificationChoice? {
    guard let parameter, String(cString: g_variant_get_type_string(parameter)) == "as" else {
      return nil
    }
    let texts = (0..<g_variant_n_children(parameter)).compactMap { index -> String? in
      guard let text = g_variant_get_child_value(parameter, index) else { return nil }
      defer { g_variant_unref(text) }
      return String(cString: g_variant_get_string(text, nil))
    }
    switch texts.count {
    case 1: return NotificationChoice(notification: texts[0], action: .open)
    case 2: return NotificationChoice(notification: texts[0], action: .button(texts[1]))
    default: return nil
    }
  }
}

extension ShownNotification.Urgency {
  fileprivate var priority: GNotificationPriority {
    switch self {
    case .low: G_NOTIFICATION_PRIORITY_LOW
    case .normal: G_NOTIFICATION_PRIORITY_NORMAL
    case .high: G_NOTIFICATION_PRIORITY_HIGH
    case .critical: G_NOTIFICATION_PRIORITY_URGENT
    }
  }
}
