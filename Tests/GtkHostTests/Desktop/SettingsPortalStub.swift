import CGtk4
import Foundation

/// The desktop's settings service with values set by a test.
final class SettingsPortalStub: @unchecked Sendable {
  private static let description = """
    <node><interface name="org.freedesktop.portal.Settings">
    <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="v" direction="out"/></method>
    <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>
    """
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let lock = NSLock()
  private var values: [String: UInt32]
  private let connection: OpaquePointer
  private let context: OpaquePointer
  private let loop: OpaquePointer

  /// Starts to answer on the bus.
  init?(busAddress: String, isDark: Bool) {
    values = ["color-scheme": isDark ? 1 : 2, "contrast": 0]
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        busAddress,
        GDBusConnectionFlags(rawValue: flags),
        nil,
        nil,
        nil
      ),
      let context = g_main_context_new(),
      let loop = g_main_loop_new(context, 0)
    else { return nil }
    self.connection = connection
    self.context = context
    self.loop = loop
    serve()
  }

  deinit {
    g_main_loop_quit(loop)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Changes the color scheme and notifies clients.
  func setDark(_ isDark: Bool) { set("color-scheme", to: isDark ? 1 : 2) }

  /// Changes the contrast setting and notifies clients.
  func setHighContrast(_ isHigh: Bool) { set("contrast", to: isHigh ? 1 : 0) }

  /// Changes the setting for reduced motion and notifies clients.
  func setReducedMotion(_ isReduced: Bool) { set("reduced-motion", to: isReduced ? 1 : 0) }

  private func set(_ key: String, to value: UInt32) {
    lock.withLock { values[key] = value }
    var parts: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string(key),
      g_variant_new_variant(g_variant_new_uint32(value)),
    ]
    g_dbus_connection_emit_signal(
      connection,
      nil,
      Self.path,
      Self.interface,
      "SettingChanged",
      g_variant_new_tuple(&parts, 3),
      nil
    )
  }

  private func serve() {
    let isReady = DispatchSemaphore(value: 0)
    let (context, loop) = (Int(bitPattern: context), Int(bitPattern: loop))
    let thread = Thread { [self] in
      g_main_context_push_thread_default(OpaquePointer(bitPattern: context))
      register()
      isReady.signal()
      g_main_loop_run(OpaquePointer(bitPattern: loop))
    }
    thread.start()
    isReady.wait()
  }

  private func register() {
    let node = g_dbus_node_info_new_for_xml(Self.description, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, _, invocation, data in
      guard let invocation, let data else { return }
      Unmanaged<SettingsPortalStub>.fromOpaque(data).takeUnretainedValue().answer(invocation)
    }
    g_dbus_connection_register_object(
      connection,
      Self.path,
      node?.pointee.interfaces[0],
      &table,
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      nil
    )
    var parts: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0),
    ]
    let reply = g_dbus_connection_call_sync(
      connection,
      "org.freedesktop.DBus",
      "/org/freedesktop/DBus",
      "org.freedesktop.DBus",
      "RequestName",
      g_variant_new_tuple(&parts, 2),
      nil,
      G_DBUS_CALL_FLAGS_NONE,
      -1,
      nil,
      nil
    )
    if let reply { g_variant_unref(reply) }
  }

  /// Portals wrap the value twice.
  private func answer(_ invocation: OpaquePointer) {
    let key = g_variant_get_child_value(g_dbus_method_invocation_get_parameters(invocation), 1)
    defer { g_variant_unref(key) }
    let name = String(cString: g_variant_get_string(key, nil))
    let value = g_variant_new_uint32(lock.withLock { values[name] ?? 0 })
    var parts: [OpaquePointer?] = [g_variant_new_variant(g_variant_new_variant(value))]
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
  }
}
