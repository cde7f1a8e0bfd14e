import QuartzCore

/// The time since the start of an animation that is sampled once per frame until it is stopped.
class FrameAnimation {
  private let clock: MediaClock
  private let start: CFTimeInterval
  private var link: CADisplayLink?

  init(clock: MediaClock) {
    self.clock = clock
    start = clock.now
  }

  deinit { stop() }

  /// Starts the animation and calls `sample` on each frame.
  func begin(_ sample: @escaping () -> Void) {
    let link = CADisplayLink(clock: clock) { _ in sample() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops the animation.
  func stop() {
    link?.invalidate()
    link = nil
  }

  /// The time since the start, in seconds.
  var elapsed: TimeInterval { clock.now - start }
}
