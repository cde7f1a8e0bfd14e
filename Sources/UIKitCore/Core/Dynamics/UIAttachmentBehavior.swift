import QuartzCore

/// A behavior that connects an item with another item or with a fixed point.
///
/// By default the connection is a rigid bar between the two points. With a ``frequency`` it is a
/// spring. Move the ``anchorPoint`` to drag an item:
///
/// ```swift
/// drag = UIAttachmentBehavior(item: card, attachedToAnchor: pan.location(in: view))
/// animator.addBehavior(drag)
/// // Later, in the action of the pan gesture:
/// drag.anchorPoint = pan.location(in: view)
/// ```
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is connected with.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A fixed point.
    case anchor = 1
  }

  private enum Kind {
    case bar, limit, pin, fixed
    case sliding(axis: DynamicsVector)
  }

  /// The items that are connected.
  public let items: [UIDynamicItem]
  /// What the first item is connected with.
  public var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  /// The fixed point, in the coordinates of the reference view.
  ///
  /// It has no effect if the behavior connects two items. Values that aren't finite are ignored.
  open var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint.isFinite else { return anchorPoint = oldValue }
      changed()
    }
  }

  /// The distance that the connection keeps, or the greatest one that a limit attachment allows, in
  /// points.
  ///
  /// The default value is the distance when the behavior is created.
  open var length: CGFloat {
    didSet { if length != oldValue { changed() } }
  }

  /// The damping of a spring: 0 for an oscillation that never ends, 1 for none.
  ///
  /// The default value is 0. It has no effect if the ``frequency`` is 0.
  open var damping: CGFloat = 0 { didSet { changed() } }

  /// The frequency of a spring in oscillations per second, or 0 for a rigid connection.
  ///
  /// The default value is 0.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  private let offsets: [DynamicsVector]
  private let kind: Kind
  /// The difference between the angles of the items, which a fixed connection keeps.
  private let angle: Double

  private init(
    _ kind: Kind,
    _ items: [UIDynamicItem],
    _ offsets: [DynamicsVector],
    _ anchor: CGPoint
  ) {
    self.kind = kind
    self.items = items
    self.offsets = offsets
    anchorPoint = anchor
    let points = zip(items, offsets).map { item, offset in
      DynamicsVector(item.center) + offset.rotated(by: item.rotationAngle)
    }
    let second = points.count > 1 ? points[1] : DynamicsVector(anchor)
    length = CGFloat((points[0] - second).length)
    angle = items[0].rotationAngle - (items.count > 1 ? items[1].rotationAngle : 0)
    super.init()
  }

  // MARK: Bars and springs

  /// Connects the center of an item with a fixed point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The fixed point, in the coordinates of the reference view.
  public convenience init(item: UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of an item with a fixed point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: The offset of the item's point from its center.
  ///   - point: The fixed point, in the coordinates of the reference view.
  public convenience init(
    item: UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init(.bar, [item], [DynamicsVector(offset)], point)
  }

  /// Connects the centers of two items.
  ///
  /// - Parameters:
  ///   - item1: One item.
  ///   - item2: The other item.
  public convenience init(item item1: UIDynamicItem, attachedTo item2: UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects points of two items.
  ///
  /// - Parameters:
  ///   - item1: One item.
  ///   - offset1: The offset of its point from its center.
  ///   - item2: The other item.
  ///   - offset2: The offset of its point from its center.
  public convenience init(
    item item1: UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.bar, [item1, item2], [DynamicsVector(offset1), DynamicsVector(offset2)], .zero)
  }

  // MARK: Other connections

  /// Returns a behavior that limits the distance of two points, as a rope does.
  ///
  /// - Parameters:
  ///   - item1: One item.
  ///   - offset1: The offset of its point from its center.
  ///   - item2: The other item.
  ///   - offset2: The offset of its point from its center.
  /// - Returns: The behavior.
  open class func limitAttachment(
    with item1: UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let offsets = [DynamicsVector(offset1), DynamicsVector(offset2)]
    return UIAttachmentBehavior(.limit, [item1, item2], offsets, .zero)
  }

  /// Returns a behavior that connects two items at a point around which they can rotate.
  ///
  /// - Parameters:
  ///   - item1: One item.
  ///   - item2: The other item.
  ///   - point: The point, in the coordinates of the reference view.
  /// - Returns: The behavior.
  open class func pinAttachment(
    with item1: UIDynamicItem,
    attachedTo item2: UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], offsets(of: [item1, item2], at: point), point)
  }

  /// Returns a behavior that connects two items so that they move as one.
  ///
  /// - Parameters:
  ///   - item1: One item.
  ///   - item2: The other item.
  ///   - point: The point at which they are connected, in the coordinates of the reference view.
  /// - Returns: The behavior.
  open class func fixedAttachment(
    with item1: UIDynamicItem,
    attachedTo item2: UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [item1, item2], offsets(of: [item1, item2], at: point), point)
  }

  /// Returns a behavior that lets two items move apart only along an axis, without rotating.
  ///
  /// - Parameters:
  ///   - item1: One item.
  ///   - item2: The other item.
  ///   - point: A point on the axis, in the coordinates of the reference view.
  ///   - axis: The direction of the axis.
  /// - Returns: The behavior.
  open class func slidingAttachment(
    with item1: UIDynamicItem,
    attachedTo item2: UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let offsets = offsets(of: [item1, item2], at: point)
    return UIAttachmentBehavior(.sliding(axis: unit(axis)), [item1, item2], offsets, point)
  }

  /// Returns a behavior that lets an item move only along an axis, without rotating.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: A point on the axis, in the coordinates of the reference view.
  ///   - axis: The direction of the axis.
  /// - Returns: The behavior.
  open class func slidingAttachment(
    with item: UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let offsets = offsets(of: [item], at: point)
    return UIAttachmentBehavior(.sliding(axis: unit(axis)), [item], offsets, point)
  }

  private static func unit(_ axis: CGVector) -> DynamicsVector {
    let vector = DynamicsVector(axis)
    return vector.isFinite && vector.length > 0 ? vector / vector.length : DynamicsVector(1, 0)
  }

  /// Returns the offsets of a point from the centers of unrotated items.
  private static func offsets(of items: [UIDynamicItem], at point: CGPoint) -> [DynamicsVector] {
    items.map {
      (DynamicsVector(point) - DynamicsVector($0.center)).rotated(by: -$0.rotationAngle)
    }
  }

  // MARK: Simulation

  override var ownItems: [UIDynamicItem] { items }

  override func contribute(to scene: inout DynamicsScene) {
    // R-DYN-22
    let bodies = items.compactMap { [scene] in scene.body(of: $0) }
    guard bodies.count == items.count else { return }
    let first = JointEnd(body: bodies[0], offset: offsets[0])
    let second =
      bodies.count > 1
      ? JointEnd(body: bodies[1], offset: offsets[1])
      : JointEnd(body: nil, offset: DynamicsVector(anchorPoint))
    let spring = DynamicsJoint.Spring(
      frequency: max(Double(frequency), 0),
      damping: max(Double(damping), 0)
    )
    let joints: [DynamicsJoint] =
      switch kind {
      case .bar: [.distance(first, second, length: Double(length), spring: spring)]
      case .limit: [.limit(first, second, length: Double(length))]
      case .pin: [.pin(first, second, spring: .init())]
      case .fixed:
        [
          .pin(first, second, spring: spring),
          .angle(first, second, target: angle, spring: .init()),
        ]
      case .sliding(let axis):
        [.slide(first, second, axis: axis), .angle(first, second, target: angle, spring: .init())]
      }
    scene.world.joints += joints
  }
}
