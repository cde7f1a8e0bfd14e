import QuartzCore

/// A behavior that moves an item to a point with a spring, and turns it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point at which the item comes to rest, in the coordinates of the reference view.
  open var snapPoint: CGPoint { didSet { changed() } }

  /// How little the item oscillates, from 0 (most) to 1 (not at all).
  ///
  /// The default value is 0.5. Values outside the range are clamped.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  private let item: UIDynamicItem

  /// Creates a behavior that moves an item.
  ///
  /// - Parameters:
  ///   - item: The item to move.
  ///   - point: The point at which its center comes to rest.
  public init(item: UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [UIDynamicItem] { [item] }

  override func contribute(to scene: inout DynamicsScene) {
    // R-DYN-20
    guard let body = scene.body(of: item) else { return }
    let amount = damping > 0 ? min(Double(damping), 1) : 0
    let spring = DynamicsJoint.Spring(frequency: 3, damping: 0.3 + 0.7 * amount)
    let end = JointEnd(body: body, offset: .zero)
    let target = JointEnd(body: nil, offset: DynamicsVector(snapPoint))
    scene.world.joints.append(.pin(end, target, spring: spring))
    // The nearest upright angle.
    let upright = (body.angle / (2 * .pi)).rounded() * 2 * .pi
    scene.world.joints.append(.angle(end, target, target: upright, spring: spring))
  }
}
