import CGtk4
import Foundation
import UIKitCore

/// Drags of this app that the desktop carries outside of the window.
@MainActor final class DesktopDrag {
  // R-DRAG-51
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var drag: OpaquePointer?
  /// Called when another program has taken the items, or the drag was cancelled.
  private let ended: @MainActor (UIDropOperation) -> Void

  init(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    ended: @escaping @MainActor (UIDropOperation) -> Void
  ) {
    self.widget = widget
    self.ended = ended
  }

  isolated deinit { release() }

  /// Lets the desktop carry items, and returns whether it does.
  func start(_ items: [[String: Data]]) -> Bool {
    guard drag == nil, let content = ContentOffer.provider(of: items),
      let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let device = gdk_seat_get_pointer(seat)
    else { return false }
    defer { g_object_unref(content) }
    var place = (x: 0.0, y: 0.0)
    gdk_surface_get_device_position(surface, device, &place.x, &place.y, nil)
    guard
      let drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, place.x, place.y)
    else { return false }
    self.drag = drag
    let instance = UnsafeMutableRawPointer(drag)
    Signal.connectCode(instance, "cancel") { [weak self] in self?.end(.cancel) }
    Signal.connect(instance, "dnd-finished") { [weak self] in self?.end(.copy) }
    return true
  }

  private func end(_ operation: UIDropOperation) {
    guard drag != nil else { return }
    NextMainLoopTurn.run { [weak self] in self?.release() }
    ended(operation)
  }

  private func release() {
    if let drag { g_object_unref(UnsafeMutableRawPointer(drag)) }
    drag = nil
  }
}

/// The values that are offered to other programs, on the clipboard or by a drag.
@MainActor enum ContentOffer {
  /// Returns the values of items as a provider that the caller owns, or `nil` if there are none.
  static func provider(of items: [[String: Data]]) -> UnsafeMutablePointer<GdkContentProvider>? {
    var values: [(String, Data)] = []
    for (type, data) in items.first ?? [:] {
      values += ClipboardType.names(of: type).map { ($0, data) }
    }
    if items.count > 1 {
      let texts = items.compactMap { $0[ClipboardType.text] }
      let joined = Data(texts.joined(separator: Data("\n".utf8)))
      values = values.map { ($0.0, ClipboardType.isText($0.0) ? joined : $0.1) }
    }
    guard !values.isEmpty else { return nil }
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = values.map { name, data in
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(name, bytes)
    }
    // The union takes over the references of the providers.
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}
