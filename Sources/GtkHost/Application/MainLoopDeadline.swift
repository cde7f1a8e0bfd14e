import CGtk4
import Foundation

/// A time at which the main loop runs a closure, if it is not changed before.
///
/// It is for times that pass rarely, because something else usually happens before. Setting and
/// canceling it only stores a number; a source of GLib would be created and destroyed each time.
@MainActor final class MainLoopDeadline {
  private static var all: [MainLoopDeadline] = []

  private let work: @MainActor () -> Void
  /// The time on the monotonic clock, in microseconds, or `nil`.
  private var time: gint64?

  /// Creates a deadline that is not set.
  init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
    Self.all.append(self)
  }

  /// Sets the deadline to a time from now.
  func set(after delay: TimeInterval) { time = g_get_monotonic_time() + gint64(delay * 1e6) }

  func cancel() { time = nil }

  /// Cancels the deadline, and releases it.
  func end() {
    time = nil
    Self.all.removeAll { $0 === self }
  }

  /// The next deadline on the monotonic clock, in microseconds, or `nil` if none is set.
  static var next: gint64? { all.lazy.compactMap(\.time).min() }

  /// Runs the closures of the deadlines that have passed.
  static func run(at now: gint64) {
    for deadline in all {
      guard let time = deadline.time, time <= now else { continue }
      deadline.time = nil
      deadline.work()
    }
  }
}
