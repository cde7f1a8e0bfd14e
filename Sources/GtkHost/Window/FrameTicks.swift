import CGtk4
import QuartzCore

/// Calls `onFrame` once for each request, synchronized with the display.
///
/// The frame clock of GTK stops while a window is hidden, minimized or covered by a lock screen. A
/// slow timer then replaces it, so that animations complete.
@MainActor final class FrameTicks {
  private static let fallbackMilliseconds: guint = 250

  private let widget: UnsafeMutablePointer<GtkWidget>
  /// A closure that is called with the time at which the frame will be shown, on the monotonic
  /// clock.
  private let onFrame: (CFTimeInterval) -> Void
  private var isRequested = false
  private var hasTicked = false
  private var tick: guint?
  private var fallback: guint?

  init(widget: UnsafeMutablePointer<GtkWidget>, onFrame: @escaping (CFTimeInterval) -> Void) {
    self.widget = widget
    self.onFrame = onFrame
  }

  func request() {
    isRequested = true
    guard tick == nil else { return }
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        nonisolated(unsafe) let clock = clock
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated {
          FrameTicks.target(data).tickCame(Double(gdk_frame_clock_get_frame_time(clock)) / 1e6)
        }
      },
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
    fallback = g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      Self.fallbackMilliseconds,
      { data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated { FrameTicks.target(data).fallbackCame() }
      },
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
  }

  /// Ends all callbacks.
  ///
  /// Call it before the object or the widget is released.
  func stop() {
    if let tick { gtk_widget_remove_tick_callback(widget, tick) }
    if let fallback { g_source_remove(fallback) }
    tick = nil
    fallback = nil
    isRequested = false
  }

  private func tickCame(_ time: CFTimeInterval) -> gboolean {
    hasTicked = true
    runFrame(time)
    guard !isRequested, tick != nil else { return tick == nil ? 0 : 1 }
    tick = nil
    stop()
    return 0
  }

  private func fallbackCame() -> gboolean {
    if hasTicked {
      hasTicked = false
      return 1
    }
    runFrame(Double(g_get_monotonic_time()) / 1e6)
    guard !isRequested, fallback != nil else { return fallback == nil ? 0 : 1 }
    fallback = nil
    stop()
    return 0
  }

  private func runFrame(_ time: CFTimeInterval) {
    isRequested = false
    onFrame(time)
  }

  private static func target(_ data: gpointer?) -> FrameTicks {
    Unmanaged.fromOpaque(data.unsafelyUnwrapped).takeUnretainedValue()
  }
}
