import QuartzCore

/// A motion of content that is not being dragged, as a function of the seconds since its start.
enum ScrollMotion {
  /// Independent motions along the two axes.
  case axes(x: AxisMotion, y: AxisMotion)
  /// A movement between two offsets in a fixed duration, with ease-in and ease-out.
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

  /// Returns the velocity in points per second, which is zero for a glide.
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

  /// Whether the motion reaches an edge, which stops or reverses it.
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

/// The parameters of a deceleration.
struct DecelerationParameters {
  var limits: ScrollLimits
  var bounces: Bool
  var deceleration: CGFloat

  /// Returns the deceleration from an offset with a velocity in points per second.
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
  /// Returns a motion that ends at a chosen offset.
  static func aiming(at target: CGPoint, from offset: CGPoint, velocity: CGPoint) -> ScrollMotion {
    .axes(
      x: .aiming(at: target.x, from: offset.x, velocity: velocity.x),
      y: .aiming(at: target.y, from: offset.y, velocity: velocity.y)
    )
  }

  /// Returns a spring that moves the content to an offset, such as that of a page or a wheel step.
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
