import Foundation

/// A part of a view or guide that makes constraints to parts of the same kind.
///
/// The compiler refuses to compare places across with places down.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let point: LayoutAnchorPoint

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    point = LayoutAnchorPoint(item: item, attribute: attribute)
  }

  /// The view or guide.
  public var item: Any? { point.item }

  /// Returns a constraint, not active yet: at the other place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }

  /// Returns a constraint, not active yet: not before the other place.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 0) }

  /// Returns a constraint, not active yet: not after the other place.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }

  /// Returns a constraint, not active yet: so many points after the other place.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, c) }

  /// Returns a constraint, not active yet: at least so many points after the other place.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c) }

  /// Returns a constraint, not active yet: at most so many points after the other place.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c) }

  func make(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(point, relation, other.point, constant: constant)
  }
}

/// A place from side to side.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another place, to be compared with other sizes.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: point, to: other.point)
  }

  /// Returns a constraint, not active yet: a multiple of the system's distance (8 points) after the other place.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier * ConstraintMetrics.systemSpacing) }

  /// Returns a constraint, not active yet: at least a multiple of the system's distance after the other place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }

  /// Returns a constraint, not active yet: at most a multiple of the system's distance after the other place.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }
}

/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another place, to be compared with other sizes.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: point, to: other.point)
  }

  /// Returns a constraint, not active yet: a multiple of the system's distance (8 points) below the other place.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier * ConstraintMetrics.systemSpacing) }

  /// Returns a constraint, not active yet: at least a multiple of the system's distance below the other place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }

  /// Returns a constraint, not active yet: at most a multiple of the system's distance below the other place.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }
}

/// A width, a height or the distance between two places.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// What the distance is measured from; nil for a width or height.
  private let origin: LayoutAnchorPoint?

  override init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    origin = nil
    super.init(item, attribute)
  }

  init(from origin: LayoutAnchorPoint, to end: LayoutAnchorPoint) {
    self.origin = origin
    super.init(end.item ?? NSNull(), end.attribute)
  }

  /// Returns a constraint, not active yet: so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }

  /// Returns a constraint, not active yet: at least so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, c)
  }

  /// Returns a constraint, not active yet: at most so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, c)
  }

  /// Returns a constraint, not active yet: a multiple of the other size, and so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c) }

  /// Returns a constraint, not active yet: at least a multiple of the other size, and so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }

  /// Returns a constraint, not active yet: at most a multiple of the other size, and so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, c) }

  private func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(point, from: origin, relation, nil, constant: constant)
  }

  private func make(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutDimension,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      point,
      from: origin,
      relation,
      other.point,
      from: other.origin,
      multiplier: multiplier,
      constant: constant
    )
  }

  override func make(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<NSLayoutDimension>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let other = other as? NSLayoutDimension else {
      return super.make(relation, other, constant)
    }
    return make(relation, other, 1, constant)
  }
}

/// The numbers of constraint layout, in points.
enum ConstraintMetrics {
  /// Apple's standard distance between neighbours.
  static let systemSpacing: CGFloat = 8
  /// The widest column of text that reads well, at the standard text size.
  static let readableWidth: CGFloat = 672
}
