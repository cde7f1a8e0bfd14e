import CoreGraphics
import Foundation
import Synchronization

/// A timer that is synchronized with frames.
///
/// The closure or method is called from ``add(to:forMode:)`` to ``invalidate()``. An active display
/// link makes the app render frames continuously; pause it with ``isPaused`` when there is nothing
/// to update.
public final class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private let clock: MediaClock
  private var isAdded = false
  private var hasFired = false

  /// The time at which the current frame began, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame is due, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames, in seconds: 1/60.
  public let duration: CFTimeInterval = 1 / 60
  /// A Boolean value that indicates whether the callbacks are paused.
  ///
  /// The default value is `false`.
  public var isPaused = false {
    didSet { if isPaused != oldValue { DisplayLinks.didChange(on: clock) } }
  }
  /// The preferred number of callbacks per second.
  ///
  /// The default value is 0, which means one callback per frame.
  public var preferredFramesPerSecond = 0

  /// Creates a display link on the current clock.
  package convenience init(callback: @escaping (CADisplayLink) -> Void) {
    self.init(clock: MediaTime.clock, callback: callback)
  }

  /// Creates a display link on a clock.
  package init(clock: MediaClock, callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    self.clock = clock
  }

  /// Starts the callbacks.
  ///
  /// They are called with every frame, regardless of the run loop and its mode. The method has no
  /// effect if the display link was already added.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop, which isn't used.
  ///   - mode: The mode, which isn't used.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    DisplayLinks.add(self)
    DisplayLinks.didChange(on: clock)
  }

  /// Stops the callbacks, as ``invalidate()`` does.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop, which isn't used.
  ///   - mode: The mode, which isn't used.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the callbacks and releases the display link.
  public func invalidate() {
    isAdded = false
    DisplayLinks.remove(self)
  }

  func isActive(on clock: MediaClock) -> Bool { isAdded && !isPaused && self.clock === clock }

  func fire() {
    let now = clock.now
    if preferredFramesPerSecond > 0, hasFired {
      // The tolerance of half a frame makes 30 callbacks per second use every second frame, not every third.
      let wait = 1 / Double(preferredFramesPerSecond) - duration / 2
      guard now - timestamp >= wait else { return }
    }
    if hasFired, now == timestamp { return }
    hasFired = true
    timestamp = now
    callback(self)
  }
}

/// The active display links, and the requests for the frames that drive them.
///
/// Both may be released on any thread, so the lists are protected by a lock.
enum DisplayLinks {
  private struct Weak { weak var request: FrameRequest? }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var links: [CADisplayLink] = []
  nonisolated(unsafe) private static var requests: [Weak] = []
  /// Whether there are display links, which is read without the lock in each frame.
  private static let hasLinks = Atomic<Bool>(false)

  static func add(_ request: FrameRequest) {
    let known = lock.withLock {
      let known = requests.compactMap(\.request)
      requests = (known + [request]).map { Weak(request: $0) }
      return known
    }
    // What is released here may stop a display link, so it is not released while the lock is held.
    withExtendedLifetime(known) {}
  }

  static func add(_ link: CADisplayLink) {
    lock.withLock {
      links.append(link)
      hasLinks.store(true, ordering: .relaxed)
    }
  }

  static func remove(_ link: CADisplayLink) {
    lock.withLock {
      links.removeAll { $0 === link }
      hasLinks.store(!links.isEmpty, ordering: .relaxed)
    }
  }

  private static func active(on clock: MediaClock) -> [CADisplayLink] {
    guard hasLinks.load(ordering: .relaxed) else { return [] }
    return lock.withLock { links.filter { $0.isActive(on: clock) } }
  }

  static func areActive(on clock: MediaClock) -> Bool { !active(on: clock).isEmpty }

  static func fire(on clock: MediaClock) {
    // A link may have been invalidated by one before it.
    for link in active(on: clock) where link.isActive(on: clock) { link.fire() }
  }

  /// Called when a display link starts or stops; requests the frames of its clock.
  static func didChange(on clock: MediaClock) {
    guard areActive(on: clock) else { return }
    let known = lock.withLock { requests.compactMap(\.request) }
    for request in known where request.clock === clock { request.request() }
  }
}
