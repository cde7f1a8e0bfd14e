import QuartzCore

/// A rule by which a dynamic animator moves items.
///
/// Use the subclasses, such as ``UIGravityBehavior`` and ``UICollisionBehavior``, or combine them in
/// a behavior of your own:
///
/// ```swift
/// final class Fall: UIDynamicBehavior {
///   init(_ views: [UIView]) {
///     super.init()
///     addChildBehavior(UIGravityBehavior(items: views))
///     addChildBehavior(UICollisionBehavior(items: views))
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviors that are added to an animator together with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// A closure that is called after each frame of the animation.
  ///
  /// The default value is `nil`.
  open var action: (() -> Void)?

  /// The animator that the behavior belongs to, or `nil`.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior without effect.
  public override init() { super.init() }

  /// Adds a behavior that takes effect together with this one.
  ///
  /// A behavior that is already added is ignored.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.move(to: dynamicAnimator)
    changed()
  }

  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    changed()
  }

  /// Called before the behavior is added to an animator, or removed if `dynamicAnimator` is `nil`.
  ///
  /// The default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Members for the animator and subclasses of the library

  /// The items that the behavior itself moves.
  var ownItems: [UIDynamicItem] { [] }

  /// Adds the behavior's forces, joints and collisions to a simulation; called in each frame.
  func contribute(to scene: inout DynamicsScene) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The behavior and its descendants, each before its children.
  var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

  /// Resumes the animator after a change of the behavior.
  func changed() { dynamicAnimator?.resume() }
}

/// The simulation of an animator, and the bodies of its items.
@MainActor struct DynamicsScene {
  private struct Entry {
    let item: UIDynamicItem
    let body: DynamicBody
    /// The center and the angle that the item had after the last frame.
    var center: CGPoint
    var angle: Double
  }

  var world = DynamicsWorld()
  /// The rectangle of the reference view, in its own coordinates.
  var referenceBounds: CGRect?
  private var entries: [ObjectIdentifier: Entry] = [:]

  func body(of item: UIDynamicItem) -> DynamicBody? { entries[ObjectIdentifier(item)]?.body }

  func item(of body: DynamicBody) -> UIDynamicItem? {
    entries.values.first { $0.body === body }?.item
  }

  /// Creates bodies for new items and removes those of items that are no longer used.
  mutating func update(items: [UIDynamicItem]) {
    var found: [ObjectIdentifier: Entry] = [:]
    var bodies: [DynamicBody] = []
    for item in items where found[ObjectIdentifier(item)] == nil {
      let key = ObjectIdentifier(item)
      guard let entry = entries[key] ?? makeEntry(for: item) else { continue }
      found[key] = entry
      bodies.append(entry.body)
    }
    entries = found
    world.bodies = bodies
  }

  private func makeEntry(for item: UIDynamicItem) -> Entry? {
    guard let shape = item.collisionShape, item.center.isFinite else {
      Log.warning("UIDynamicAnimator: an item without a size or with an invalid center is ignored")
      return nil
    }
    let angle = item.rotationAngle
    let body = DynamicBody(position: DynamicsVector(item.center), angle: angle, shape: shape)
    return Entry(item: item, body: body, center: item.center, angle: angle)
  }

  /// Reads the geometry of an item again; its velocity does not change.
  mutating func read(_ item: UIDynamicItem) {
    let key = ObjectIdentifier(item)
    guard var entry = entries[key], item.center.isFinite else { return }
    entry.body.position = DynamicsVector(item.center)
    entry.body.previousPosition = entry.body.position
    entry.body.angle = item.rotationAngle
    if let shape = item.collisionShape { entry.body.setShape(shape) }
    entry.center = item.center
    entry.angle = entry.body.angle
    entries[key] = entry
  }

  /// Sets the centers and rotations of the items that moved.
  mutating func writeItems() {
    for body in world.bodies {
      guard let key = entries.first(where: { $0.value.body === body })?.key,
        var entry = entries[key], body.position.isFinite, body.angle.isFinite
      else { continue }
      let center = body.position.cgPoint
      if center != entry.center { entry.item.center = center }
      if body.angle != entry.angle {
        let turn = CGAffineTransform(rotationAngle: CGFloat(body.angle - entry.angle))
        entry.item.transform = entry.item.transform.concatenating(turn)
      }
      entry.center = center
      entry.angle = body.angle
      entries[key] = entry
    }
  }
}
