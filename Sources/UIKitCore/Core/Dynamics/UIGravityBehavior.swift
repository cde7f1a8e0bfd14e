import QuartzCore

/// A behavior that accelerates its items in one direction.
///
/// The default gravity points down and accelerates items by 1000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that the gravity accelerates.
  open private(set) var items: [UIDynamicItem]

  /// The direction and strength of the gravity.
  ///
  /// A length of 1 is an acceleration of 1000 points per second squared. The default value is
  /// (0, 1). Values that aren't finite are ignored.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      guard DynamicsVector(gravityDirection).isFinite else { return gravityDirection = oldValue }
      changed()
    }
  }

  /// The angle of the direction, in radians clockwise from the x-axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the gravity; 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { CGFloat(DynamicsVector(gravityDirection).length) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Creates a behavior with the default gravity.
  public init(items: [UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Sets the direction and strength.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, clockwise from the x-axis.
  ///   - magnitude: The strength; 1 is 1000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Adds an item.
  open func addItem(_ item: UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var ownItems: [UIDynamicItem] { items }

  override func contribute(to scene: inout DynamicsScene) {
    // R-DYN-10
    let acceleration = DynamicsVector(gravityDirection) * DynamicsMetrics.gravity
    let bodies = items.compactMap { [scene] in scene.body(of: $0) }
    scene.world.forces.append {
      for body in bodies { body.apply(force: acceleration * body.mass) }
    }
  }
}
