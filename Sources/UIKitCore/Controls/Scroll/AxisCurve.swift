import Foundation

/// A motion along one axis, as a function of the time in seconds since its start.
enum AxisCurve: Equatable {
  case still(CGFloat)
  /// An exponential decay of the velocity.
  case decay(start: CGFloat, velocity: CGFloat, rate: CGFloat)
  /// A critically damped spring, which comes to rest without oscillating.
  case spring(rest: CGFloat, start: CGFloat, velocity: CGFloat, frequency: CGFloat)

  func position(at time: TimeInterval) -> CGFloat {
    switch self {
    case .still(let position): return position
    case .decay(let start, let velocity, let rate):
      return start + velocity / rate * (1 - exp(-rate * time))
    case .spring(let rest, let start, let velocity, let frequency):
      let distance = start - rest
      return rest + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
    }
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .still: return 0
    case .decay(_, let velocity, let rate): return velocity * exp(-rate * time)
    case .spring(let rest, let start, let velocity, let frequency):
      let distance = start - rest
      let slope = velocity + frequency * distance
      return (slope - frequency * (distance + slope * time)) * exp(-frequency * time)
    }
  }

  /// The position at which the motion ends.
  var destination: CGFloat {
    switch self {
    case .still(let position): position
    case .decay(let start, let velocity, let rate): start + velocity / rate
    case .spring(let rest, _, _, _): rest
    }
  }

  /// The time in seconds until the remaining distance is at most `ScrollMetrics.restDistance`.
  var duration: TimeInterval {
    switch self {
    case .still: return 0
    case .decay(_, let velocity, let rate):
      let distance = abs(velocity) / rate
      return distance > ScrollMetrics.restDistance
        ? log(distance / ScrollMetrics.restDistance) / rate : 0
    case .spring(let rest, let start, let velocity, let frequency):
      // A spring can pass through its rest position, so its speed must be small as well.
      let slowest = ScrollMetrics.restDistance * frequency
      var time = 0.0
      var (distance, speed) = (abs(start - rest), abs(velocity))
      while distance > ScrollMetrics.restDistance || speed > slowest,
        time < ScrollMetrics.longestMovement
      {
        time += 1.0 / 120
        distance = abs(position(at: time) - rest)
        speed = abs(self.velocity(at: time))
      }
      return time
    }
  }

  /// Returns the time in seconds at which a decay passes a point, or infinity if it does not reach
  /// the point.
  func time(reaching point: CGFloat) -> TimeInterval {
    guard case .decay(let start, let velocity, let rate) = self, velocity != 0 else { return 0 }
    let share = (point - start) * rate / velocity
    return share <= 0 ? 0 : share >= 1 ? .infinity : -log(1 - share) / rate
  }
}
