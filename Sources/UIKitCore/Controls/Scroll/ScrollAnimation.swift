import QuartzCore

/// An animation of the content offset that is sampled once per frame until it ends or is stopped.
final class ScrollAnimation: FrameAnimation {
  enum Purpose {
    /// The deceleration after a drag.
    case coasting
    /// A step of the scroll wheel, which is reported to the delegate as a deceleration.
    case stepping
    /// A change that the app or a key started.
    case animation
    /// The return to the top after a refresh, which is not reported to the delegate.
    case returning
    /// A tap on the status bar.
    case scrollingToTop

    /// Whether the delegate is notified of the animation as a deceleration.
    var isDeceleration: Bool { self == .coasting || self == .stepping }
  }

  let motion: ScrollMotion
  let purpose: Purpose

  init(_ motion: ScrollMotion, for purpose: Purpose, clock: MediaClock) {
    self.motion = motion
    self.purpose = purpose
    super.init(clock: clock)
  }

  /// The current offset of the animation.
  var offset: CGPoint { isOver ? motion.destination : motion.offset(at: elapsed) }

  /// The current velocity, in points per second.
  var velocity: CGPoint { isOver ? .zero : motion.velocity(at: elapsed) }

  var isOver: Bool { elapsed >= motion.duration }
}
