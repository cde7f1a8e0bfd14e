import Foundation

/// A point at which a body touches another body or a boundary.
struct DynamicContact {
  /// A point where shapes overlap, and how deep.
  struct Point {
    var location: DynamicsVector
    var depth: Double
  }

  let first: DynamicBody
  /// The other body, or `nil` for a boundary.
  let second: DynamicBody?
  /// The unit vector that points to the first body.
  let normal: DynamicsVector
  let point: Point
  private let arms: (first: DynamicsVector, second: DynamicsVector)
  private let friction: Double
  private let mass: (normal: Double, tangent: Double)
  private let bounce: Double
  private var impulse = (normal: 0.0, tangent: 0.0)

  init(_ first: DynamicBody, _ second: DynamicBody?, normal: DynamicsVector, at point: Point) {
    self.first = first
    self.second = second
    self.normal = normal
    self.point = point
    let (a, b) = (point.location - first.position, point.location - (second?.position ?? .zero))
    arms = (a, b)
    func inverse(_ axis: DynamicsVector) -> Double {
      let (turnA, turnB) = (a.cross(axis), b.cross(axis))
      let sum =
        first.inverseMass + turnA * turnA * first.inverseInertia
        + (second.map { $0.inverseMass + turnB * turnB * $0.inverseInertia } ?? 0)
      return sum > 0 ? 1 / sum : 0
    }
    mass = (inverse(normal), inverse(normal.turned))
    let own = first.properties
    let other = second?.properties ?? own
    friction = (max(own.friction, 0) * max(other.friction, 0)).squareRoot()
    let elasticity = max(own.elasticity, second == nil ? 0 : other.elasticity)
    let speed = (first.velocity(at: a) - (second?.velocity(at: b) ?? .zero)).dot(normal)
    bounce = speed < -DynamicsMetrics.elasticSpeed ? -elasticity * speed : 0
  }

  private var relativeVelocity: DynamicsVector {
    first.velocity(at: arms.first) - (second?.velocity(at: arms.second) ?? .zero)
  }

  /// Changes the velocities so that the bodies no longer approach each other.
  mutating func solve() {
    let slip = relativeVelocity.dot(normal.turned)
    let limit = friction * impulse.normal
    let tangent = min(max(impulse.tangent - mass.tangent * slip, -limit), limit)
    push(normal.turned * (tangent - impulse.tangent))
    impulse.tangent = tangent

    let approach = relativeVelocity.dot(normal)
    let pressed = max(impulse.normal - mass.normal * (approach - bounce), 0)
    push(normal * (pressed - impulse.normal))
    impulse.normal = pressed
  }

  /// Begins with the impulses of the same contact in the last step, so that resting items come to a
  /// standstill.
  mutating func begin(with contacts: [DynamicContact]) {
    let same = contacts.first {
      $0.first === first && $0.second === second && $0.normal.dot(normal) > 0.95
        && ($0.point.location - point.location).length < DynamicsMetrics.contactMovement
    }
    guard let same else { return }
    impulse = same.impulse
    push(normal * impulse.normal + normal.turned * impulse.tangent)
  }

  private func push(_ impulse: DynamicsVector) {
    first.apply(impulse: impulse, at: arms.first)
    second?.apply(impulse: -impulse, at: arms.second)
  }

  /// Moves the bodies apart, in proportion to their inverse masses.
  ///
  /// `share` is the part of the correction that belongs to this point, if there are several.
  func separate(share: Double) {
    let excess = max(point.depth - DynamicsMetrics.overlap, 0) * DynamicsMetrics.correction * share
    let inverse = first.inverseMass + (second?.inverseMass ?? 0)
    guard excess > 0, inverse > 0 else { return }
    first.position += normal * (excess * first.inverseMass / inverse)
    if let second { second.position -= normal * (excess * second.inverseMass / inverse) }
  }
}

/// Finds where convex polygons and segments overlap.
enum ContactSearch {
  typealias Found = (normal: DynamicsVector, points: [DynamicContact.Point])

  /// Returns the contacts of two bodies; the normal points to the first.
  static func contacts(_ first: DynamicBody, _ second: DynamicBody) -> Found? {
    let reach = first.radius + second.radius
    guard (first.position - second.position).length < reach else { return nil }
    let (a, b) = (first.vertices, second.vertices)
    let (edgeA, edgeB) = (deepest(a, b), deepest(b, a))
    guard edgeA.separation < 0, edgeB.separation < 0 else { return nil }
    // A preference for the first body avoids that the reference edge alternates.
    let usesFirst = edgeA.separation >= edgeB.separation - 0.05
    let (reference, other) = usesFirst ? (a, b) : (b, a)
    let edge = usesFirst ? edgeA : edgeB
    let points = clip(other, against: reference, edge: edge.index, normal: edge.normal)
    guard !points.isEmpty else { return nil }
    return (usesFirst ? -edge.normal : edge.normal, points)
  }

  /// Returns the contacts of a body and a boundary; the normal points to the side on which the body
  /// was before the last step, so that it cannot pass through the boundary.
  static func contacts(_ body: DynamicBody, _ segment: DynamicsSegment) -> Found? {
    let along = segment.end - segment.start
    let length = along.length
    guard length > 0 else { return nil }
    let direction = along / length
    var normal = direction.turned
    if (body.previousPosition - segment.start).dot(normal) < 0 { normal = -normal }
    let height = (body.position - segment.start).dot(normal)
    guard height < body.radius else { return nil }
    if height < 0 { takeBack(body, over: segment, normal, direction, length) }
    let vertices = body.vertices
    let points = vertices.compactMap { vertex -> DynamicContact.Point? in
      let offset = vertex - segment.start
      let (depth, place) = (-offset.dot(normal), offset.dot(direction))
      guard depth > 0, depth <= body.radius, place >= 0, place <= length else { return nil }
      return .init(location: vertex, depth: depth)
    }
    if !points.isEmpty { return (normal, outermost(points, along: direction)) }
    return corner(of: segment, in: vertices)
  }

  /// Moves a body whose center crossed a segment in the last step back to its side.
  private static func takeBack(
    _ body: DynamicBody,
    over segment: DynamicsSegment,
    _ normal: DynamicsVector,
    _ direction: DynamicsVector,
    _ length: Double
  ) {
    let (from, to) = (body.previousPosition - segment.start, body.position - segment.start)
    let (above, below) = (from.dot(normal), -to.dot(normal))
    let crossing = from + (to - from) * (above / max(above + below, 1e-9))
    let place = crossing.dot(direction)
    guard place >= 0, place <= length else { return }
    let depth = body.vertices.map { -($0 - segment.start).dot(normal) }.max() ?? 0
    body.position += normal * (depth - DynamicsMetrics.overlap)
  }

  /// Returns the contact of an end of a segment that is inside a polygon.
  private static func corner(of segment: DynamicsSegment, in vertices: [DynamicsVector]) -> Found? {
    for end in [segment.start, segment.end] {
      let edge = deepest(vertices, [end])
      if edge.separation < 0 {
        return (-edge.normal, [.init(location: end, depth: -edge.separation)])
      }
    }
    return nil
  }

  /// Returns the first and the last of the points along a line.
  private static func outermost(
    _ points: [DynamicContact.Point],
    along direction: DynamicsVector
  ) -> [DynamicContact.Point] {
    guard points.count > 2 else { return points }
    let sorted = points.sorted { $0.location.dot(direction) < $1.location.dot(direction) }
    let deepest = points.map(\.depth).max() ?? 0
    // Points in the middle are kept if they are much deeper, as with the vertices of a circle.
    let middle = sorted.dropFirst().dropLast().filter { $0.depth == deepest }
    return [sorted[0]] + middle.prefix(1) + [sorted[sorted.count - 1]]
  }

  /// Returns the edge of a polygon from which the points are least deep inside it.
  private static func deepest(_ polygon: [DynamicsVector], _ points: [DynamicsVector])
    -> (index: Int, normal: DynamicsVector, separation: Double)
  {
    var best = (index: 0, normal: DynamicsVector.zero, separation: -Double.infinity)
    for index in polygon.indices {
      let start = polygon[index]
      let along = polygon[(index + 1) % polygon.count] - start
      guard along.length > 0 else { continue }
      let normal = -along.turned / along.length
      let separation = points.map { ($0 - start).dot(normal) }.min() ?? 0
      if separation > best.separation { best = (index, normal, separation) }
    }
    return best
  }

  /// Returns the points of the edge of `other` that faces an edge of `reference` and is behind it.
  private static func clip(
    _ other: [DynamicsVector],
    against reference: [DynamicsVector],
    edge: Int,
    normal: DynamicsVector
  ) -> [DynamicContact.Point] {
    let (start, end) = (reference[edge], reference[(edge + 1) % reference.count])
    let direction = (end - start) / (end - start).length
    let facing = other.indices.min { left, right in
      func alignment(_ index: Int) -> Double {
        let along = other[(index + 1) % other.count] - other[index]
        return along.length > 0 ? (-along.turned / along.length).dot(normal) : 1
      }
      return alignment(left) < alignment(right)
    }
    guard let facing else { return [] }
    var line = (other[facing], other[(facing + 1) % other.count])
    for (origin, inward) in [(start, direction), (end, -direction)] {
      let (d0, d1) = ((line.0 - origin).dot(inward), (line.1 - origin).dot(inward))
      if d0 < 0, d1 < 0 { return [] }
      if d0 < 0 { line.0 += (line.1 - line.0) * (d0 / (d0 - d1)) }
      if d1 < 0 { line.1 += (line.0 - line.1) * (d1 / (d1 - d0)) }
    }
    return [line.0, line.1].compactMap { point in
      let depth = -(point - start).dot(normal)
      return depth > 0 ? .init(location: point, depth: depth) : nil
    }
  }
}
