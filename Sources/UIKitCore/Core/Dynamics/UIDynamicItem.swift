import QuartzCore

/// The shape with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the item's bounds.
  case rectangle = 0
  /// The ellipse inscribed in the item's bounds.
  case ellipse = 1
  /// The item's ``UIDynamicItem/collisionBoundingPath``.
  case path = 2
}

/// An object that a dynamic animator can move, usually a view.
///
/// The animator reads the geometry when the item is added to a behavior, and then sets the center
/// and the rotation in each frame. After you change them yourself, call
/// ``UIDynamicAnimator/updateItem(usingCurrentState:)``.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The bounds of the item, whose size must not be empty.
  var bounds: CGRect { get }
  /// The transform of the item, of which the animator changes the rotation.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions.
  ///
  /// The default value is ``UIDynamicItemCollisionBoundsType/rectangle``.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape of an item whose type is ``UIDynamicItemCollisionBoundsType/path``, around its
  /// center.
  ///
  /// Unlike iOS, a concave path isn't an error; its convex hull is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the item's bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The vertices of the shape around the center, or `nil` if the shape is empty.
  var collisionShape: [DynamicsVector]? {
    let size = bounds.standardized.size
    guard size.width > 0, size.height > 0, size.isFinite else { return nil }
    switch collisionBoundsType {
    case .rectangle: return DynamicShape.rectangle(size)
    case .ellipse: return DynamicShape.ellipse(size)
    case .path: return DynamicShape.hull(of: collisionBoundingPath.cgPath)
    }
  }

  /// The angle of the item's transform, in radians.
  var rotationAngle: Double { atan2(Double(transform.b), Double(transform.a)) }
}

extension UIView: UIDynamicItem {}
