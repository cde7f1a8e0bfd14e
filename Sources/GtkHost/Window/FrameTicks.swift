import CGtk4
import QuartzCore

/// Calls `onFrame` once for each request, synchronized with the display.
///
/// The frame clock of GTK stops while a window is hidden, minimized or covered by a lock screen. A
/// slow deadline then replaces it, so that animations complete.
@MainActor final class FrameTicks {
  // R-WIN-27
  private static let patience: CFTimeInterval = 0.25

  private let widget: UnsafeMutablePointer<GtkWidget>
  /// A closure that is called with the time at which the frame will be shown, on the monotonic
  /// clock.
  private let onFrame: (CFTimeInterval) -> Void
  private var isRequested = false
  private var isInFrame = false
  /// The frame clock of the window, which is retained, or `nil` while the widget has none.
  private var clock: OpaquePointer?
  /// Whether the clock was told to run, because each frame requests the next one.
  private var isUpdating = false
  private lazy var deadline = MainLoopDeadline { [weak self] in self?.clockIsLate() }

  init(widget: UnsafeMutablePointer<GtkWidget>, onFrame: @escaping (CFTimeInterval) -> Void) {
    self.widget = widget
    self.onFrame = onFrame
  }

  func request() {
    guard !isRequested else { return }
    isRequested = true
    deadline.set(after: Self.patience)
    guard !isInFrame else { return }
    if clock == nil { findClock() }
    if let clock { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT) }
  }

  /// Ends all callbacks.
  ///
  /// Call it before the object or the widget is released.
  func stop() {
    deadline.end()
    isRequested = false
    use(nil)
  }

  /// Connects to the frame clock, which a widget has while it is realized.
  ///
  /// The handler stays connected. It is not called unless something requests a frame.
  private func findClock() {
    guard let current = gtk_widget_get_frame_clock(widget), current != clock else { return }
    use(current)
    Signal.connect(UnsafeMutableRawPointer(current), "before-paint") { [weak self] in
      self?.clockTicked(current)
    }
  }

  private func use(_ new: OpaquePointer?) {
    if let clock {
      setUpdating(false)
      g_object_unref(UnsafeMutableRawPointer(clock))
    }
    clock = new
    if let new { g_object_ref(UnsafeMutableRawPointer(new)) }
  }

  private func clockTicked(_ ticking: OpaquePointer) {
    guard ticking == clock else { return }
    if isRequested { runFrame(Double(gdk_frame_clock_get_frame_time(ticking)) / 1e6) }
    setUpdating(isRequested)
  }

  private func clockIsLate() {
    findClock()
    runFrame(Double(g_get_monotonic_time()) / 1e6)
    // The clock may have begun to tick meanwhile.
    if isRequested, let clock {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT)
    }
  }

  private func runFrame(_ time: CFTimeInterval) {
    isRequested = false
    isInFrame = true
    onFrame(time)
    isInFrame = false
    if !isRequested { deadline.cancel() }
  }

  private func setUpdating(_ new: Bool) {
    guard new != isUpdating, let clock else { return }
    isUpdating = new
    if new { gdk_frame_clock_begin_updating(clock) } else { gdk_frame_clock_end_updating(clock) }
  }
}
