import CoreGraphics

/// A time or a time interval, in seconds.
public typealias CFTimeInterval = Double

/// The source of time for animations, gestures and frames; a platform interface.
package protocol MediaClock: AnyObject {
  /// The time since an arbitrary start, in seconds; it never decreases.
  var now: CFTimeInterval { get }
  /// Calls `work` once on the main thread after `delay` seconds.
  @discardableResult func schedule(after delay: CFTimeInterval, _ work: @escaping () -> Void)
    -> ClockTimer
}

/// Work that is scheduled on a clock.
package final class ClockTimer {
  package let fireTime: CFTimeInterval
  private var work: (() -> Void)?

  package init(fireTime: CFTimeInterval, work: @escaping () -> Void) {
    self.fireTime = fireTime
    self.work = work
  }

  package var isPending: Bool { work != nil }

  package func cancel() { work = nil }

  /// Calls the work, unless it was already called or canceled.
  package func fire() {
    let due = work
    work = nil
    due?()
  }
}

/// A clock whose time advances only when `advance(to:)` is called, for tests and the simulator.
package final class ManualClock: MediaClock {
  // Each access reads or changes a value and performs no work, so exclusive access is not checked.
  @exclusivity(unchecked) package private(set) var now: CFTimeInterval
  @exclusivity(unchecked) private var timers: [ClockTimer] = []

  package init(now: CFTimeInterval = 0) { self.now = now }

  @discardableResult
  package func schedule(after delay: CFTimeInterval, _ work: @escaping () -> Void) -> ClockTimer {
    let timer = ClockTimer(fireTime: now + max(delay, 0), work: work)
    let index = timers.firstIndex { $0.fireTime > timer.fireTime } ?? timers.endIndex
    timers.insert(timer, at: index)
    return timer
  }

  /// The time of the next pending work, or `nil` if there is none.
  package var nextFireTime: CFTimeInterval? {
    timers.first { $0.isPending }?.fireTime
  }

  /// Advances to `time`, and runs all work that is due until then, each at its own time.
  package func advance(to time: CFTimeInterval) {
    while let timer = timers.first, timer.fireTime <= time {
      timers.removeFirst()
      now = max(now, timer.fireTime)
      timer.fire()
    }
    now = max(now, time)
  }
}

/// The clock of `CACurrentMediaTime`, which is that of the host whose code is running.
package enum MediaTime {
  nonisolated(unsafe) package static var clock: MediaClock = ManualClock()
}

/// Returns the current time of the clock in use, in seconds.
///
/// In the simulator, the time advances only when the test advances it.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.clock.now }
