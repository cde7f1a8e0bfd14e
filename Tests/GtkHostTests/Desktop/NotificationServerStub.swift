import CGtk4
import Foundation

/// The desktop's notification service, which records notifications and clicks on them for a test.
final class NotificationServerStub: BusService, @unchecked Sendable {
  /// A notification that was received.
  struct Notification: Equatable {
    let number: UInt32
    let title: String
    let body: String
    /// The titles of the buttons, without the one for the notification itself.
    var buttons: [String] { actions.filter { $0.name != "default" }.map(\.title) }
    fileprivate let actions: [Action]

    fileprivate struct Action: Equatable {
      let name: String
      let title: String
    }
  }

  private let lock = NSLock()
  private var received: [Notification] = []
  private var closed: [UInt32] = []
  private var badges: [String] = []

  /// Starts to answer on the bus.
  init?(busAddress: String) {
    super.init(
      busAddress: busAddress,
      name: "org.freedesktop.Notifications",
      path: "/org/freedesktop/Notifications",
      interface: "org.freedesktop.Notifications",
      members: """
        <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="out"/></method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method>
        <method name="GetCapabilities"><arg type="as" direction="out"/></method>
        <method name="GetServerInformation"><arg type="s" direction="out"/><arg type="s" direction="out"/>
        <arg type="s" direction="out"/><arg type="s" direction="out"/></method>
        <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
        <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
        """
    )
  }

  /// The notifications that are shown.
  var notifications: [Notification] {
    lock.withLock { received.filter { !closed.contains($0.number) } }
  }

  /// The changes of badges at the launcher, as the text of their values.
  var badgeChanges: [String] { lock.withLock { badges } }

  /// Clicks on a notification, or on one of its buttons.
  func click(_ notification: Notification, button: String? = nil) {
    let action = notification.actions.first { action in
      button.map { action.title == $0 } ?? (action.name == "default")
    }
    emit(
      "ActionInvoked",
      [g_variant_new_uint32(notification.number), g_variant_new_string(action?.name ?? "none")]
    )
  }

  override func subscribe(on connection: OpaquePointer) {
    g_dbus_connection_signal_subscribe(
      connection,
      nil,
      "com.canonical.Unity.LauncherEntry",
      "Update",
      nil,
      nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, let data else { return }
        Unmanaged<NotificationServerStub>.fromOpaque(data).takeUnretainedValue()
          .takeBadge(parameters)
      },
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
  }

  // MARK: Requests of the application

  override func answer(
    _ method: String,
    _ parameters: OpaquePointer,
    _ invocation: OpaquePointer
  ) {
    switch method {
    case "Notify":
      let number = add(parameters)
      var parts: [OpaquePointer?] = [g_variant_new_uint32(number)]
      g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
    case "CloseNotification":
      if let number = Self.children(of: parameters).first.map({ g_variant_get_uint32($0) }) {
        lock.withLock { closed.append(number) }
      }
      g_dbus_method_invocation_return_value(invocation, nil)
    case "GetCapabilities":
      var names: [OpaquePointer?] = [g_variant_new_string("actions"), g_variant_new_string("body")]
      var parts: [OpaquePointer?] = [g_variant_new_array(nil, &names, 2)]
      g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
    default:
      let texts: [String] = ["Stub", "Test", "1", "1.2"]
      var parts: [OpaquePointer?] = texts.map { text in g_variant_new_string(text) }
      g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 4))
    }
  }

  private func add(_ parameters: OpaquePointer) -> UInt32 {
    let values = Self.children(of: parameters)
    let texts = Self.children(of: values[5]).map(Self.text)
    let actions = stride(from: 0, to: texts.count - 1, by: 2).map { index in
      Notification.Action(name: texts[index], title: texts[index + 1])
    }
    return lock.withLock {
      let replaced = g_variant_get_uint32(values[1])
      let number = replaced == 0 ? UInt32(received.count + 1) : replaced
      received.removeAll { $0.number == number }
      received.append(
        Notification(
          number: number,
          title: Self.text(of: values[3]),
          body: Self.text(of: values[4]),
          actions: actions
        )
      )
      return number
    }
  }

  private func takeBadge(_ parameters: OpaquePointer) {
    guard let text = g_variant_print(parameters, 0) else { return }
    lock.withLock { badges.append(String(cString: text)) }
    g_free(text)
  }

  private static func children(of variant: OpaquePointer) -> [OpaquePointer] {
    (0..<g_variant_n_children(variant)).compactMap { g_variant_get_child_value(variant, $0) }
  }

  private static func text(of variant: OpaquePointer) -> String {
    String(cString: g_variant_get_string(variant, nil))
  }
}
