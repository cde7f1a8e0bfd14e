import QuartzCore

/// A behavior that determines the material of its items and changes their velocities.
///
/// If an item belongs to several of these behaviors, the one that was added last applies.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items that have the properties.
  open private(set) var items: [UIDynamicItem]

  private(set) var properties = BodyProperties() {
    didSet { if properties != oldValue { changed() } }
  }
  /// The velocities of items that don't belong to an animator yet.
  private var pending: [ObjectIdentifier: (linear: DynamicsVector, angular: Double)] = [:]

  /// Creates a behavior with the default properties.
  public init(items: [UIDynamicItem]) {
    self.items = items
    super.init()
  }

  // MARK: Properties

  /// The part of the velocity that a collision returns, usually from 0 to 1.
  ///
  /// The default value is 0, a collision without bouncing.
  open var elasticity: CGFloat {
    get { CGFloat(properties.elasticity) }
    set { set(\.elasticity, newValue) }
  }

  /// The resistance of items that slide along each other; 0 is no friction.
  ///
  /// The default value is 0.2.
  open var friction: CGFloat {
    get { CGFloat(properties.friction) }
    set { set(\.friction, newValue) }
  }

  /// The density, which together with the size is the mass of an item.
  ///
  /// A square of 100 points with the density 1 has the mass 1. The default value is 1.
  open var density: CGFloat {
    get { CGFloat(properties.density) }
    set { if newValue > 0 { set(\.density, newValue) } }
  }

  /// The damping of the velocity per second; 0 is none.
  ///
  /// The default value is 0.
  open var resistance: CGFloat {
    get { CGFloat(properties.resistance) }
    set { set(\.resistance, newValue) }
  }

  /// The damping of the angular velocity per second; 0 is none.
  ///
  /// The default value is 0.
  open var angularResistance: CGFloat {
    get { CGFloat(properties.angularResistance) }
    set { set(\.angularResistance, newValue) }
  }

  /// A Boolean value that indicates whether the items can rotate.
  ///
  /// The default value is `true`.
  open var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { properties.allowsRotation = newValue }
  }

  /// A Boolean value that indicates whether the items cannot move, so that others bounce off them.
  ///
  /// The default value is `false`.
  open var isAnchored: Bool {
    get { properties.isAnchored }
    set { properties.isAnchored = newValue }
  }

  private func set(_ path: WritableKeyPath<BodyProperties, Double>, _ value: CGFloat) {
    guard value.isFinite else { return }
    properties[keyPath: path] = Double(value)
  }

  // MARK: Items

  /// Adds an item.
  open func addItem(_ item: UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: UIDynamicItem) {
    items.removeAll { $0 === item }
    pending[ObjectIdentifier(item)] = nil
    changed()
  }

  // MARK: Velocities

  /// Adds to the velocity of an item.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - item: An item of the behavior.
  open func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) {
    // R-DYN-23
    guard velocity.isFinite else { return }
    add((DynamicsVector(velocity), 0), to: item)
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: UIDynamicItem) -> CGPoint {
    velocity(of: item).linear.cgPoint
  }

  /// Adds to the angular velocity of an item.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in radians per second; positive values are clockwise.
  ///   - item: An item of the behavior.
  open func addAngularVelocity(_ velocity: CGFloat, for item: UIDynamicItem) {
    guard velocity.isFinite else { return }
    add((.zero, Double(velocity)), to: item)
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: UIDynamicItem) -> CGFloat {
    CGFloat(velocity(of: item).angular)
  }

  private func velocity(of item: UIDynamicItem) -> (linear: DynamicsVector, angular: Double) {
    let waiting = pending[ObjectIdentifier(item)] ?? (.zero, 0)
    guard let body = dynamicAnimator?.body(of: item) else { return waiting }
    return (body.velocity + waiting.linear, body.angularVelocity + waiting.angular)
  }

  private func add(_ change: (linear: DynamicsVector, angular: Double), to item: UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    let old = pending[ObjectIdentifier(item)] ?? (.zero, 0)
    pending[ObjectIdentifier(item)] = (old.linear + change.linear, old.angular + change.angular)
    changed()
  }

  override var ownItems: [UIDynamicItem] { items }

  override func contribute(to scene: inout DynamicsScene) {
    for item in items {
      guard let change = pending[ObjectIdentifier(item)], let body = scene.body(of: item) else {
        continue
      }
      pending[ObjectIdentifier(item)] = nil
      if body.inverseMass > 0 { body.velocity += change.linear }
      if body.inverseInertia > 0 { body.angularVelocity += change.angular }
    }
  }
}
