import Foundation

/// A circular arc that is converted to cubic curves, each of at most a quarter turn.
struct PathArc {
  var center: CGPoint
  var radius: CGFloat
  var startAngle: CGFloat
  /// The angle from the start to the end, in radians; positive if the angle increases.
  var sweep: CGFloat

  init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.sweep = sweep
  }

  /// Creates an arc between two angles.
  ///
  /// The angle decreases from the start to the end if `isDecreasing` is true. The arc is a full
  /// circle if the difference in that direction is a whole turn or more.
  init(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    isDecreasing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if isDecreasing {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    self.init(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }

  /// Creates the arc that is tangent to both sides of a corner.
  ///
  /// Returns `nil` if the sides are parallel, a side has no length, or the radius isn't positive.
  init?(from start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat) {
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let lengthA = (ax * ax + ay * ay).squareRoot()
    let lengthB = (bx * bx + by * by).squareRoot()
    guard lengthA > 0, lengthB > 0, radius > 0 else { return nil }
    let cross = (ax * by - ay * bx) / (lengthA * lengthB)
    let dot = (ax * bx + ay * by) / (lengthA * lengthB)
    guard abs(cross) > 1e-9 else { return nil }
    let half = CGFloat(atan2(Double(abs(cross)), Double(dot))) / 2
    let alongLeg = radius / CGFloat(tan(Double(half)))
    let toCenter = radius / CGFloat(sin(Double(half)))
    let (mx, my) = (ax / lengthA + bx / lengthB, ay / lengthA + by / lengthB)
    let length = (mx * mx + my * my).squareRoot()
    guard length > 0 else { return nil }
    center = CGPoint(x: corner.x + mx / length * toCenter, y: corner.y + my / length * toCenter)
    let touch = CGPoint(
      x: corner.x + ax / lengthA * alongLeg,
      y: corner.y + ay / lengthA * alongLeg
    )
    self.radius = radius
    startAngle = CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
    sweep = (CGFloat.pi - 2 * half) * (cross > 0 ? -1 : 1)
  }

  /// A move to the start, followed by the curves.
  ///
  /// The array is empty, and a warning is logged, if a value isn't finite or the radius is
  /// negative.
  var elements: [CGPath.Element] {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, sweep.isFinite else {
      Log.warning(
        "CGPath: an arc whose values are not finite, or whose radius is negative, was ignored."
      )
      return []
    }
    let count = Int(min(max(1, (abs(sweep) / (.pi / 2)).rounded(.up)), 64))
    let step = sweep / CGFloat(count)
    let reach = radius * CGFloat(4.0 / 3.0 * tan(Double(step) / 4))
    var steps: [CGPath.Element] = [.move(point(at: startAngle))]
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let start = point(at: from)
      let end = point(at: from + step)
      let (sine0, cosine0) = (CGFloat(sin(Double(from))), CGFloat(cos(Double(from))))
      let (sine1, cosine1) = (CGFloat(sin(Double(from + step))), CGFloat(cos(Double(from + step))))
      steps.append(
        .curve(
          control1: CGPoint(x: start.x - reach * sine0, y: start.y + reach * cosine0),
          control2: CGPoint(x: end.x + reach * sine1, y: end.y - reach * cosine1),
          end: end
        )
      )
    }
    return steps
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle)))
    )
  }
}
