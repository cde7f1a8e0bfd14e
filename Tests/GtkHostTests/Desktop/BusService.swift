import CGtk4
import Foundation

/// A service on the session bus that answers in a thread of its own.
///
/// It exists until the process ends, because its thread does.
class BusService: @unchecked Sendable {
  private let connection: OpaquePointer
  private let path: String
  private let interface: String

  /// Starts to answer on the bus.
  ///
  /// - Parameters:
  ///   - busAddress: The address of the bus.
  ///   - name: The name to own.
  ///   - path: The path of the object.
  ///   - interface: The name of the object's interface.
  ///   - members: The methods and signals of the interface, as XML.
  init?(busAddress: String, name: String, path: String, interface: String, members: String) {
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
    self.path = path
    self.interface = interface
    serve(name, members, Int(bitPattern: context), Int(bitPattern: loop))
  }

  private func serve(_ name: String, _ members: String, _ context: Int, _ loop: Int) {
    let isReady = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      g_main_context_push_thread_default(OpaquePointer(bitPattern: context))
      register(members)
      subscribe(on: connection)
      request(name)
      isReady.signal()
      g_main_loop_run(OpaquePointer(bitPattern: loop))
    }
    thread.start()
    isReady.wait()
  }

  private func register(_ members: String) {
    let description = "<node><interface name=\"\(interface)\">\(members)</interface></node>"
    let node = g_dbus_node_info_new_for_xml(description, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, data in
      guard let method, let parameters, let invocation, let data else { return }
      Unmanaged<BusService>.fromOpaque(data).takeUnretainedValue()
        .answer(String(cString: method), parameters, invocation)
    }
    g_dbus_connection_register_object(
      connection,
      path,
      node?.pointee.interfaces[0],
      &table,
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      nil
    )
  }

  private func request(_ name: String) {
    var parts: [OpaquePointer?] = [g_variant_new_string(name), g_variant_new_uint32(0)]
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

  /// Subscribes to signals of other programs; called once, in the thread of the service.
  func subscribe(on connection: OpaquePointer) {}

  /// Answers a call of a method; called in the thread of the service.
  func answer(_ method: String, _ parameters: OpaquePointer, _ invocation: OpaquePointer) {}

  /// Emits a signal of the object.
  func emit(_ signal: String, _ values: [OpaquePointer?]) {
    var values = values
    g_dbus_connection_emit_signal(
      connection,
      nil,
      path,
      interface,
      signal,
      g_variant_new_tuple(&values, gsize(values.count)),
      nil
    )
  }
}
