import QuartzCore

/// One movement of content by itself, sampled once a frame until it is over or stopped.
final class ScrollAnimation {
  enum Purpose {
    /// After the user let go.
    case coasting
    /// By the wheel; to the application it looks like coasting.
    case stepping
    /// By the application or a key.
    case animation
    /// By a tap on the status bar.
    case scrollingToTop

    /// Whether the application is told of it as of content that slows down.
    var isDeceleration: Bool { self == .coasting || self == .stepping }
  }

  let motion: ScrollMotion
  let purpose: Purpose
  private let clock: MediaClock
  private let start: CFTimeInterval
  private var link: CADisplayLink?

  init(_ motion: ScrollMotion, for purpose: Purpose, clock: MediaClock) {
    self.motion = motion
    self.purpose = purpose
    self.clock = clock
    start = clock.now
  }

  deinit { stop() }

  /// Calls back each frame.
  func begin(_ sample: @escaping () -> Void) {
    let link = CADisplayLink(clock: clock) { _ in sample() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Lets no more calls come.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private var elapsed: TimeInterval { clock.now - start }

  /// Where the content belongs now.
  var offset: CGPoint { isOver ? motion.destination : motion.offset(at: elapsed) }

  /// In points per second.
  var velocity: CGPoint { isOver ? .zero : motion.velocity(at: elapsed) }

  var isOver: Bool { elapsed >= motion.duration }
}
