import CoreGraphics

/// Seconds.
public typealias CFTimeInterval = Double

/// The source of time for animations, gestures and frames. (A door.)
package protocol MediaClock: AnyObject {
  /// Seconds since an arbitrary start; never goes back.
  var now: CFTimeInterval { get }
  /// Runs `work` once, on the main thread, when `delay` seconds have passed.
  @discardableResult func schedule(after delay: CFTimeInterval, _ work: @escaping () -> Void)
    -> ClockTimer
}

/// Work waiting on a clock.
package final class ClockTimer {
  package let fireTime: CFTimeInterval
  private var work: (() -> Void)?

  package init(fireTime: CFTimeInterval, work: @escaping () -> Void) {
    self.fireTime = fireTime
    self.work = work
  }

  package var isPending: Bool { work != nil }

  package func cancel() { work = nil }

  /// Runs the work unless it ran or was cancelled.
  package func fire() {
    let due = work
    work = nil
    due?()
  }
}

/// A clock that moves only when told: tests, pictures and the simulator.
package final class ManualClock: MediaClock {
  package private(set) var now: CFTimeInterval
  private var timers: [ClockTimer] = []

  package init(now: CFTimeInterval = 0) { self.now = now }

  @discardableResult
  package func schedule(after delay: CFTimeInterval, _ work: @escaping () -> Void) -> ClockTimer {
    let timer = ClockTimer(fireTime: now + max(delay, 0), work: work)
    let index = timers.firstIndex { $0.fireTime > timer.fireTime } ?? timers.endIndex
    timers.insert(timer, at: index)
    return timer
  }

  /// When the next waiting work is due, or nil.
  package var nextFireTime: CFTimeInterval? {
    timers.first { $0.isPending }?.fireTime
  }

  /// Moves to `time`, running what falls due on the way, each at its own time.
  package func advance(to time: CFTimeInterval) {
    while let timer = timers.first, timer.fireTime <= time {
      timers.removeFirst()
      now = max(now, timer.fireTime)
      timer.fire()
    }
    now = max(now, time)
  }
}

/// The clock that `CACurrentMediaTime` reads: that of the host in whose turn code runs.
package enum MediaTime {
  nonisolated(unsafe) package static var clock: MediaClock = ManualClock()
}

/// The current time of the clock in use, in seconds.
///
/// In a simulator it moves only when the test moves it.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.clock.now }
