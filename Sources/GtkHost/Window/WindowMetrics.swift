import CoreGraphics
import CGtk4

/// Measures of desktop windows.
@MainActor enum WindowMetrics {
  /// The scale of the first monitor, on which new windows usually open.
  static var scale: CGFloat {
    withFirstMonitor { CGFloat(gdk_monitor_get_scale_factor($0)) } ?? 1
  }

  /// The size of the first monitor in points, or `nil` if there is none.
  static var monitorSize: CGSize? {
    withFirstMonitor {
      var area = GdkRectangle()
      gdk_monitor_get_geometry($0, &area)
      return CGSize(width: CGFloat(area.width), height: CGFloat(area.height))
    }
  }

  private static func withFirstMonitor<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    guard let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    return body(OpaquePointer(monitor))
  }
}
