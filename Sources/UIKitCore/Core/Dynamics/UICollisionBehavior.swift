import Foundation
import QuartzCore

/// Methods that are called when items of a collision behavior begin or end to touch.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called after two items collided.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem,
    at p: CGPoint
  )
  /// Called after two items stopped touching.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem
  )
  /// Called after an item collided with a boundary; the identifier is `nil` for the bounds of the
  /// reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?,
    at p: CGPoint
  )
  /// Called after an item stopped touching a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {}
}

/// A behavior that lets its items collide with each other and with boundaries.
///
/// Boundaries are lines and paths that items cannot cross. How items bounce and slide is determined
/// by a ``UIDynamicItemBehavior``.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with other items.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with other items and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: NSCopying
    let path: UIBezierPath
    let segments: [DynamicsSegment]
  }

  /// The items that collide.
  open private(set) var items: [UIDynamicItem]

  /// What the items collide with.
  ///
  /// The default value is ``Mode/everything``.
  open var collisionMode = Mode.everything { didSet { changed() } }

  /// A Boolean value that indicates whether the bounds of the reference view are a boundary.
  ///
  /// The default value is `false`.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }

  /// The object that is notified of collisions.
  ///
  /// The reference is weak. The default value is `nil`.
  open weak var collisionDelegate: UICollisionBehaviorDelegate?

  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [Boundary] = []

  /// Creates a behavior without boundaries.
  public init(items: [UIDynamicItem]) {
    self.items = items
    super.init()
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

  // MARK: Boundaries

  /// Makes the bounds of the reference view a boundary.
  ///
  /// - Parameter insets: The distances of the boundary from the edges; negative distances are
  ///   outside.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary, which replaces the boundary with the same identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, such as a string.
  ///   - bezierPath: The path, in the coordinates of the reference view.
  open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let segments = DynamicShape.polyline(of: bezierPath.cgPath)
    boundaries.append(Boundary(identifier: identifier, path: bezierPath, segments: segments))
    changed()
  }

  /// Adds a line as a boundary, which replaces the boundary with the same identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, such as a string.
  ///   - p1: One end of the line, in the coordinates of the reference view.
  ///   - p2: The other end.
  open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or `nil` if there is none with the identifier.
  open func boundary(withIdentifier identifier: NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
  }

  /// The identifiers of the boundaries, or `nil` if there are none.
  open var boundaryIdentifiers: [NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: NSCopying) {
    boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries except the bounds of the reference view.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  private static func areEqual(_ first: NSCopying, _ second: NSCopying) -> Bool {
    (first as? NSObject)?.isEqual(second) ?? false
  }

  // MARK: Simulation

  override var ownItems: [UIDynamicItem] { items }

  override func contribute(to scene: inout DynamicsScene) {
    var lines: [(name: String?, segments: [DynamicsSegment])] = []
    if collisionMode.contains(.boundaries) {
      lines = boundaries.map { (Self.name(of: $0.identifier), $0.segments) }
      if translatesReferenceBoundsIntoBoundary, let bounds = scene.referenceBounds {
        let edges = DynamicShape.edges(of: bounds.inset(by: referenceInsets).standardized)
        lines.append((nil, edges))
      }
    }
    scene.world.groups.append(
      CollisionGroup(
        identifier: ObjectIdentifier(self),
        bodies: items.compactMap { [scene] in scene.body(of: $0) },
        collidesWithBodies: collisionMode.contains(.items),
        boundaries: lines
      )
    )
  }

  private static func name(of identifier: NSCopying) -> String { "\(identifier)" }

  /// Calls the delegate for an event of the simulation.
  func report(_ event: ContactEvent, _ first: UIDynamicItem, _ second: UIDynamicItem?) {
    // R-DYN-13
    guard let delegate = collisionDelegate else { return }
    let location = event.location?.cgPoint
    if let second {
      if let location {
        delegate.collisionBehavior(self, beganContactFor: first, with: second, at: location)
      } else {
        delegate.collisionBehavior(self, endedContactFor: first, with: second)
      }
      return
    }
    let identifier = event.boundary.flatMap { name in
      boundaries.first { Self.name(of: $0.identifier) == name }?.identifier
    }
    if let location {
      delegate.collisionBehavior(
        self,
        beganContactFor: first,
        withBoundaryIdentifier: identifier,
        at: location
      )
    } else {
      delegate.collisionBehavior(self, endedContactFor: first, withBoundaryIdentifier: identifier)
    }
  }
}
