import CoreGraphics
import CGtk4

/// Measures of desktop windows.
@MainActor enum WindowMetrics {
  /// The scale of the first monitor, on which new windows usually open.
  static var scale: CGFloat {
    guard let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return 1 }
    defer { g_object_unref(monitor) }
    return CGFloat(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
  }
}
