import CGtk4
import QuartzCore

/// The monotonic clock of the machine.
///
/// It is stopped while a frame is made, so that all animations of the frame are sampled at the same
/// time.
@MainActor final class GtkClock: @preconcurrency MediaClock {
  private var frameTime: CFTimeInterval?
  private var latest: CFTimeInterval = 0

  var now: CFTimeInterval {
    let time = frameTime ?? Double(g_get_monotonic_time()) / 1_000_000
    latest = max(latest, time)
    return latest
  }

  /// Runs a closure at the time at which the compositor shows the frame, as reported by GTK.
  func duringFrame<Result>(at time: CFTimeInterval, _ body: () -> Result) -> Result {
    // A late frame is sampled at the current time, because an earlier time would repeat a frame
    // that was shown.
    frameTime = max(latest, time)
    defer { frameTime = nil }
    return body()
  }

  @discardableResult
  func schedule(after delay: CFTimeInterval, _ work: @escaping () -> Void) -> ClockTimer {
    let timer = ClockTimer(fireTime: now + max(delay, 0), work: work)
    let milliseconds = guint(min(max(delay, 0) * 1000, 1_000_000_000).rounded(.up))
    g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      milliseconds,
      { data in
        guard let data else { return 0 }
        Unmanaged<ClockTimer>.fromOpaque(data).takeUnretainedValue().fire()
        return 0
      },
      Unmanaged.passRetained(timer).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<ClockTimer>.fromOpaque(data).release()
      }
    )
    return timer
  }
}
