import Foundation

/// A vector in the plane of a simulation, in points.
typealias DynamicsVector = SIMD2<Double>

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The third component of the cross product with another vector.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// The vector after a quarter turn, which is its velocity if it rotates by one radian per second.
  var turned: Self { Self(-y, x) }
  func rotated(by angle: Double) -> Self {
    let (s, c) = (sin(angle), cos(angle))
    return Self(x * c - y * s, x * s + y * c)
  }
}

/// The material and freedom of a body.
struct BodyProperties: Equatable {
  /// The part of the velocity that a collision returns, from 0 to 1.
  var elasticity = 0.0
  var friction = 0.2
  var density = 1.0
  /// The damping of the velocity per second.
  var resistance = 0.0
  /// The damping of the angular velocity per second.
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
}

/// A rigid body of a simulation: a convex polygon around its center.
final class DynamicBody {
  var position: DynamicsVector
  var angle: Double
  var velocity = DynamicsVector.zero
  var angularVelocity = 0.0
  var properties = BodyProperties() {
    didSet { if properties != oldValue { updateMass() } }
  }
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0
  /// The vertices relative to the center, clockwise on the screen.
  private(set) var shape: [DynamicsVector]
  /// The greatest distance of a vertex from the center.
  private(set) var radius = 0.0
  /// The position before the last step.
  var previousPosition: DynamicsVector
  private var force = DynamicsVector.zero
  private var torque = 0.0
  private var area = 0.0
  private var secondMoment = 0.0

  init(position: DynamicsVector, angle: Double = 0, shape: [DynamicsVector]) {
    self.position = position
    self.angle = angle
    self.shape = shape
    previousPosition = position
    measure()
  }

  func setShape(_ shape: [DynamicsVector]) {
    guard shape != self.shape else { return }
    self.shape = shape
    measure()
  }

  /// The mass, which is 1 for a square of 100 points with a density of 1.
  var mass: Double { max(area * properties.density / 10_000, 1e-9) }

  private func measure() {
    var (area, moment) = (0.0, 0.0)
    for (index, start) in shape.enumerated() {
      let end = shape[(index + 1) % shape.count]
      let part = start.cross(end)
      area += part / 2
      moment += part * (start.dot(start) + start.dot(end) + end.dot(end)) / 12
    }
    self.area = area
    secondMoment = moment
    radius = shape.map(\.length).max() ?? 0
    updateMass()
  }

  private func updateMass() {
    inverseMass = properties.isAnchored ? 0 : 1 / mass
    let canTurn = properties.allowsRotation && !properties.isAnchored && area > 0
    inverseInertia = canTurn ? 1 / (mass * secondMoment / area) : 0
    if properties.isAnchored { velocity = .zero }
    if !canTurn { angularVelocity = 0 }
  }

  // MARK: Motion

  /// The vertices in the coordinates of the simulation.
  var vertices: [DynamicsVector] { shape.map { position + $0.rotated(by: angle) } }

  /// Returns the velocity of a point of the body, given by its offset from the center.
  func velocity(at offset: DynamicsVector) -> DynamicsVector {
    velocity + offset.turned * angularVelocity
  }

  /// Changes the velocities immediately.
  func apply(impulse: DynamicsVector, at offset: DynamicsVector) {
    velocity += impulse * inverseMass
    angularVelocity += offset.cross(impulse) * inverseInertia
  }

  /// Adds a force that acts during the next step.
  func apply(force: DynamicsVector, at offset: DynamicsVector = .zero) {
    self.force += force
    torque += offset.cross(force)
  }

  func integrateForces(_ step: Double) {
    velocity += force * inverseMass * step
    angularVelocity += torque * inverseInertia * step
    velocity /= 1 + step * max(properties.resistance, 0)
    angularVelocity /= 1 + step * max(properties.angularResistance, 0)
    force = .zero
    torque = 0
  }

  func integrateVelocities(_ step: Double) {
    previousPosition = position
    position += velocity * step
    angle += angularVelocity * step
  }

  /// Whether the body hardly moves.
  var isSlow: Bool {
    velocity.length < DynamicsMetrics.restSpeed
      && abs(angularVelocity) < DynamicsMetrics.restAngularSpeed
  }
}

/// The constants of the simulation.
enum DynamicsMetrics {
  /// The duration of a step, in seconds; a frame has four steps.
  static let step = 1.0 / 240
  static let iterations = 10
  /// The acceleration of a gravity with the magnitude 1, in points per second squared.
  static let gravity = 1000.0
  /// The force of a push with the magnitude 1, which accelerates a square of 100 points with a
  /// density of 1 by 100 points per second squared.
  static let push = 100.0
  /// The approaching speed below which collisions are not elastic, in points per second.
  static let elasticSpeed = 20.0
  /// The depth to which bodies may overlap so that contacts persist, in points.
  static let overlap = 0.1
  /// The part of a deeper overlap that is corrected in one step.
  static let correction = 0.3
  /// The distance by which a contact may move in a step to remain the same, in points.
  static let contactMovement = 2.0
  /// The number of steps without contact after which a contact has ended.
  static let contactGrace = 4
  /// The speed below which a body may come to rest, in points per second.
  static let restSpeed = 1.0
  /// The angular speed below which a body may come to rest, in radians per second.
  static let restAngularSpeed = 0.02
  /// The time for which all bodies must be slow until the simulation stops, in seconds.
  static let restDuration = 0.5
}
