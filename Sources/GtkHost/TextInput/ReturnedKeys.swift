import CGtk4

/// Keys that a module for input methods returns to the program.
///
/// Some engines use every key, and return the ones that they do not need afterwards, so that these
/// follow the committed text. The module then filters a copy of the key, and GTK drops it if it is
/// not used. The handler is called for such keys.
@MainActor enum ReturnedKeys {
  // R-TXT-53
  /// The input method of the active window.
  static weak var receiver: InputMethod?

  private typealias Filter =
    @convention(c) (
      UnsafeMutablePointer<GtkIMContext>?, OpaquePointer?
    ) -> gboolean

  private static var filters: [GType: Filter] = [:]

  /// Watches the modules that are loaded.
  static func watch() {
    var count: guint = 0
    guard let types = g_type_children(gtk_im_context_get_type(), &count) else { return }
    defer { g_free(types) }
    for index in 0..<Int(count) {
      // The contexts of GTK itself return unused keys as such.
      guard filters[types[index]] == nil, let name = g_type_name(types[index]),
        !String(cString: name).hasPrefix("Gtk"), let type = g_type_class_peek(types[index])
      else { continue }
      let methods = type.assumingMemoryBound(to: GtkIMContextClass.self)
      guard let filter = methods.pointee.filter_keypress else { continue }
      filters[types[index]] = filter
      methods.pointee.filter_keypress = { context, event in
        nonisolated(unsafe) let arguments = (context, event)
        return MainActor.assumeIsolated { ReturnedKeys.filter(arguments.0, arguments.1) }
      }
    }
  }

  private static func filter(
    _ context: UnsafeMutablePointer<GtkIMContext>?,
    _ event: OpaquePointer?
  ) -> gboolean {
    guard let context, let event else { return 0 }
    var type = instanceType(context)
    while filters[type] == nil, type != 0 { type = g_type_parent(type) }
    guard let original = filters[type] else { return 0 }
    let result = original(context, event)
    if result == 0 { receiver?.keyReturned(event) }
    return result
  }

  private static func instanceType(_ context: UnsafeMutablePointer<GtkIMContext>) -> GType {
    UnsafeMutableRawPointer(context).assumingMemoryBound(to: GTypeInstance.self)
      .pointee.g_class.pointee.g_type
  }
}
