import QuartzCore

/// An animated change of the scale and the offset, as a function of the seconds since its start.
struct ZoomMotion: Equatable {
  enum Curve: Equatable {
    /// Ease-in and ease-out in a fixed duration.
    case glide
    /// A critically damped spring with an angular frequency.
    case spring(frequency: CGFloat)
  }

  private let start: ZoomPosition
  let end: ZoomPosition
  /// The distance of the offset from the limits at the start.
  private let excess: CGPoint
  /// The origin of the zoomed view's frame at the start.
  private let origin: CGPoint
  private let curve: Curve
  /// The spring's motion from the longest distance in points to 0.
  private let spring: AxisCurve
  let duration: TimeInterval

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: The scale and the offset at the beginning.
  ///   - end: The scale and the offset at the end.
  ///   - limits: The limits of the offset at the beginning.
  ///   - size: The size of the zoomed view at a scale of 1.
  ///   - origin: The origin of its frame at the beginning.
  ///   - curve: The curve of the change.
  init(
    from start: ZoomPosition,
    to end: ZoomPosition,
    limits: ScrollLimits,
    size: CGSize,
    origin: CGPoint = .zero,
    curve: Curve
  ) {
    self.start = start
    self.end = end
    self.curve = curve
    self.origin = origin
    let rest = limits.clamp(start.offset)
    excess = CGPoint(x: start.offset.x - rest.x, y: start.offset.y - rest.y)
    switch curve {
    case .glide:
      spring = .still(0)
      duration = ZoomMetrics.animationDuration
    case .spring(let frequency):
      let growth = abs(end.scale - start.scale) * max(size.width, size.height)
      spring = .spring(
        rest: 0,
        start: max(growth, start.offset.distance(to: end.offset)),
        velocity: 0,
        frequency: frequency
      )
      duration = spring.duration
    }
  }

  /// Returns the scale at a time.
  func scale(at time: TimeInterval) -> CGFloat {
    time >= duration ? end.scale : start.scale + (end.scale - start.scale) * share(at: time)
  }

  // R-ZOOM-16
  /// Returns the offset at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - limits: The limits of the offset at that time.
  ///   - origin: The origin of the zoomed view's frame at that time, which a layout that centers the
  ///     view changes.
  /// - Returns: The offset.
  func offset(at time: TimeInterval, limits: ScrollLimits, origin: CGPoint = .zero) -> CGPoint {
    let share = share(at: time)
    let shift = CGPoint(x: origin.x - self.origin.x, y: origin.y - self.origin.y)
    let from = CGPoint(x: start.offset.x - excess.x, y: start.offset.y - excess.y)
    let rest = limits.clamp(
      CGPoint(
        x: from.x + (end.offset.x - from.x) * share + shift.x,
        y: from.y + (end.offset.y - from.y) * share + shift.y
      )
    )
    return CGPoint(x: rest.x + excess.x * (1 - share), y: rest.y + excess.y * (1 - share))
  }

  /// Returns the completed part of the change, from 0 to 1.
  private func share(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 1 }
    switch curve {
    case .glide: return CGFloat(TimingCurve.easeInEaseOut.value(at: time / duration))
    case .spring:
      let whole = spring.position(at: 0)
      return whole > 0 ? 1 - spring.position(at: time) / whole : 1
    }
  }
}

/// An animation of the zoom that is sampled once per frame until it ends or is stopped.
final class ZoomAnimation: FrameAnimation {
  let motion: ZoomMotion

  init(_ motion: ZoomMotion, clock: MediaClock) {
    self.motion = motion
    super.init(clock: clock)
  }
}
