import QuartzCore

/// A movement of content that nobody holds, as a function of the seconds since it began.
enum ScrollMotion {
  /// Each axis for itself.
  case axes(x: AxisMotion, y: AxisMotion)
  /// From one place to another in a fixed time, slow at both ends.
  case glide(from: CGPoint, to: CGPoint, duration: TimeInterval)

  func offset(at time: TimeInterval) -> CGPoint {
    switch self {
    case .axes(let x, let y): return CGPoint(x: x.position(at: time), y: y.position(at: time))
    case .glide(let start, let end, let duration):
      let share = CGFloat(TimingCurve.easeInEaseOut.value(at: time / duration))
      return CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
    }
  }

  /// In points per second; zero for a glide, which ends where it is told to.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard case .axes(let x, let y) = self else { return .zero }
    return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  var destination: CGPoint {
    switch self {
    case .axes(let x, let y): CGPoint(x: x.destination, y: y.destination)
    case .glide(_, let end, _): end
    }
  }

  /// Whether the movement is stopped or turned by an edge on its way.
  var meetsEdge: Bool {
    guard case .axes(let x, let y) = self else { return false }
    return x.meetsEdge || y.meetsEdge
  }

  var duration: TimeInterval {
    switch self {
    case .axes(let x, let y): max(x.duration, y.duration)
    case .glide(_, _, let duration): duration
    }
  }
}

/// What decides how content coasts.
struct DecelerationParameters {
  var limits: ScrollLimits
  var bounces: Bool
  var deceleration: CGFloat

  /// How content goes on from an offset at a speed in points per second.
  func motion(from offset: CGPoint, velocity: CGPoint) -> ScrollMotion {
    .axes(
      x: .coasting(
        from: offset.x,
        velocity: velocity.x,
        in: limits.x,
        bounces: bounces,
        deceleration: deceleration
      ),
      y: .coasting(
        from: offset.y,
        velocity: velocity.y,
        in: limits.y,
        bounces: bounces,
        deceleration: deceleration
      )
    )
  }
}

extension ScrollMotion {
  /// A movement that ends at a chosen offset.
  static func aiming(at target: CGPoint, from offset: CGPoint, velocity: CGPoint) -> ScrollMotion {
    .axes(
      x: .aiming(at: target.x, from: offset.x, velocity: velocity.x),
      y: .aiming(at: target.y, from: offset.y, velocity: velocity.y)
    )
  }

  /// A movement that is drawn to an offset, as to a page or by the wheel.
  static func springing(
    to target: CGPoint,
    from offset: CGPoint,
    velocity: CGPoint,
    frequency: CGFloat
  ) -> ScrollMotion {
    func axis(_ rest: CGFloat, _ start: CGFloat, _ velocity: CGFloat) -> AxisMotion {
      let isInward = velocity * (rest - start) > 0
      return .springing(
        to: rest,
        from: start,
        velocity: isInward ? velocity : 0,
        frequency: frequency
      )
    }
    return .axes(
      x: axis(target.x, offset.x, velocity.x),
      y: axis(target.y, offset.y, velocity.y)
    )
  }
}
