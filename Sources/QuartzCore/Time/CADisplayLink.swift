import CoreGraphics

/// Calls back once a frame.
///
/// It runs from `add(to:forMode:)` until it is invalidated or paused, and keeps frames coming while it does.
public final class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private let clock: MediaClock
  private var isAdded = false
  private var hasFired = false

  /// When the frame began that the callback is for.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds between two frames: a sixtieth.
  public let duration: CFTimeInterval = 1 / 60
  /// Whether callbacks are held back; false.
  public var isPaused = false {
    didSet { if isPaused != oldValue { DisplayLinks.didChange(on: clock) } }
  }
  /// How many callbacks a second are wished for; 0 is one a frame.
  public var preferredFramesPerSecond = 0

  /// Creates a link that calls a closure, with the clock in use now.
  package convenience init(callback: @escaping (CADisplayLink) -> Void) {
    self.init(clock: MediaTime.clock, callback: callback)
  }

  /// Creates a link that calls a closure with the frames of a clock.
  package init(clock: MediaClock, callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    self.clock = clock
  }

  /// Starts the callbacks.
  ///
  /// They come with the frames, whatever the run loop and mode.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    DisplayLinks.add(self)
    DisplayLinks.didChange(on: clock)
  }

  /// Stops the callbacks of this run loop, as `invalidate()` does.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the callbacks and lets go of what they call.
  public func invalidate() {
    isAdded = false
    DisplayLinks.remove(self)
  }

  func isActive(on clock: MediaClock) -> Bool { isAdded && !isPaused && self.clock === clock }

  func fire() {
    let now = clock.now
    if preferredFramesPerSecond > 0, hasFired {
      // Half a frame of slack, so that a wish for 30 takes every second frame and not every third.
      let wait = 1 / Double(preferredFramesPerSecond) - duration / 2
      guard now - timestamp >= wait else { return }
    }
    if hasFired, now == timestamp { return }
    hasFired = true
    timestamp = now
    callback(self)
  }
}

/// The display links at work, and the compositors whose frames drive them.
enum DisplayLinks {
  private struct Weak { weak var compositor: Compositor? }

  nonisolated(unsafe) private static var links: [CADisplayLink] = []
  nonisolated(unsafe) private static var compositors: [Weak] = []

  static func add(_ compositor: Compositor) {
    compositors.removeAll { $0.compositor == nil }
    compositors.append(Weak(compositor: compositor))
  }

  static func add(_ link: CADisplayLink) { links.append(link) }

  static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  static func areActive(on clock: MediaClock) -> Bool { links.contains { $0.isActive(on: clock) } }

  static func fire(on clock: MediaClock) {
    guard !links.isEmpty else { return }
    for link in links where link.isActive(on: clock) { link.fire() }
  }

  /// A link began or stopped: one compositor of its clock makes frames for it.
  static func didChange(on clock: MediaClock) {
    guard areActive(on: clock) else { return }
    for case let compositor? in compositors.map(\.compositor) where compositor.clock === clock {
      compositor.requestFrame()
    }
  }
}
