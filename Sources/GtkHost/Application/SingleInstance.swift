import CGtk4
import Foundation
import UIKitCore

/// The application's name on the session bus, which one process at a time owns.
///
/// A process that is started while another one owns the name passes its URLs to that process. The
/// protocol is that of `GApplication`, so desktops can activate the application too.
@MainActor package final class SingleInstance {
  /// The application object that owns the name.
  let application: UnsafeMutablePointer<GApplication>
  private let isFirst: Bool
  private let requests = Deliveries<[URL]>()
  private let choices = Deliveries<NotificationChoice>()

  /// The function that is called when another process passes on URLs, with the activation token of
  /// the desktop.
  ///
  /// It is called at once for requests that were received before it was set.
  package var onRequest: (([URL], String?) -> Void)? {
    get { requests.receiver }
    set { requests.receiver = newValue }
  }

  /// The function that is called when the user has chosen a notification, with the activation token of
  /// the desktop.
  ///
  /// It is called at once for choices that were received before it was set.
  var onChoice: ((NotificationChoice, String?) -> Void)? {
    get { choices.receiver }
    set { choices.receiver = newValue }
  }

  // R-INFO-11
  /// Requests the name.
  ///
  /// The result is `nil` if the application has no identifier, or if there is no session bus.
  package init?(identity: ApplicationIdentity, environment: [String: String]) {
    guard let identifier = identity.identifier, SessionBus.isThere(environment: environment),
      let application = TBKApplicationNew(identifier)
    else { return nil }
    guard g_application_register(application, nil, nil) != 0 else {
      g_object_unref(application)
      return nil
    }
    self.application = application
    isFirst = g_application_get_is_remote(application) == 0
    Signal.connect(application, "activate") { [weak self] in self?.take([]) }
    Signal.connectOpen(application) { [weak self] uris in
      self?.take(uris.compactMap { URL(string: $0) })
    }
    addNotificationAction()
  }

  // R-UN-34
  /// Adds the action that the desktop activates when the user chooses a notification.
  private func addNotificationAction() {
    let type = g_variant_type_new("as")
    defer { g_variant_type_free(type) }
    guard let action = g_simple_action_new(GtkNotificationHost.actionName, type) else { return }
    Signal.connectActivation(UnsafeMutableRawPointer(action)) { [weak self] parameter in
      guard let choice = GtkNotificationHost.choice(in: parameter) else { return }
      self?.take(choice)
    }
    g_action_map_add_action(OpaquePointer(application), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  private func take(_ choice: NotificationChoice) { choices.deliver(choice, token: token) }

  private func take(_ urls: [URL]) { requests.deliver(urls, token: token) }

  /// The activation token of the desktop for the current request.
  private var token: String? { TBKActivationToken(application).map { String(cString: $0) } }

  /// Passes URLs to the process that owns the name and activates it.
  ///
  /// - Returns: `false` if this process owns the name.
  package func passOn(_ urls: [URL]) -> Bool {
    if isFirst { return false }
    var files = urls.map { g_file_new_for_uri($0.absoluteString) }
    if files.isEmpty {
      g_application_activate(application)
    } else {
      g_application_open(application, &files, gint(files.count), "")
    }
    for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
    g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), nil, nil)
    return true
  }
}

/// Values with activation tokens, which are kept until there is a receiver.
@MainActor private final class Deliveries<Value> {
  private var earlier: [(Value, String?)] = []

  var receiver: ((Value, String?) -> Void)? {
    didSet {
      let values = earlier
      earlier = []
      for (value, token) in values { receiver?(value, token) }
    }
  }

  func deliver(_ value: Value, token: String?) {
    if let receiver {
      receiver(value, token)
    } else {
      earlier.append((value, token))
    }
  }
}
