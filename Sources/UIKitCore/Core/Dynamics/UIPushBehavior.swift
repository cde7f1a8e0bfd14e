import QuartzCore

/// A behavior that pushes its items, continuously or once.
///
/// A push with the magnitude 1 accelerates a square of 100 points and the density 1 by 100 points
/// per second squared. An instantaneous one changes its velocity by 100 points per second.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// The push lasts as long as the behavior is active.
    case continuous = 0
    /// The push changes the velocities once.
    case instantaneous = 1
  }

  /// The items that are pushed.
  open private(set) var items: [UIDynamicItem]
  /// The duration of the push.
  public let mode: Mode

  /// A Boolean value that indicates whether the items are pushed.
  ///
  /// After an instantaneous push it is `false`; set it to `true` for another one. The default value
  /// is `true`.
  open var active = true { didSet { if active { changed() } } }

  /// The direction and strength of the push.
  ///
  /// The default value is (0, 0). Values that aren't finite are ignored.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet {
      guard DynamicsVector(pushDirection).isFinite else { return pushDirection = oldValue }
      changed()
    }
  }

  /// The angle of the direction, in radians clockwise from the x-axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push.
  open var magnitude: CGFloat {
    get { CGFloat(DynamicsVector(pushDirection).length) }
    set { setAngle(angle, magnitude: newValue) }
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push without strength.
  ///
  /// - Parameters:
  ///   - items: The items to push.
  ///   - mode: The duration of the push.
  public init(items: [UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Sets the direction and strength.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, clockwise from the x-axis.
  ///   - magnitude: The strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Returns the offset of the point that is pushed from the center of an item.
  open func targetOffsetFromCenter(for item: UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point that is pushed.
  ///
  /// A push beside the center also rotates the item.
  ///
  /// - Parameters:
  ///   - o: The offset from the center of the item.
  ///   - item: An item of the behavior.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    offsets[ObjectIdentifier(item)] = o
    changed()
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
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  override var ownItems: [UIDynamicItem] { items }

  override func contribute(to scene: inout DynamicsScene) {
    // R-DYN-21
    guard active else { return }
    let push = DynamicsVector(pushDirection) * DynamicsMetrics.push
    let targets = items.compactMap { [scene] item in
      scene.body(of: item).map { ($0, DynamicsVector(targetOffsetFromCenter(for: item))) }
    }
    guard mode == .continuous else {
      for (body, offset) in targets {
        body.apply(impulse: push, at: offset.rotated(by: body.angle))
      }
      active = false
      return
    }
    scene.world.forces.append {
      for (body, offset) in targets {
        body.apply(force: push, at: offset.rotated(by: body.angle))
      }
    }
  }
}
