import Foundation

/// An edge, center or dimension of a view or layout guide, from which constraints are created.
///
/// Use the subclasses for horizontal positions, vertical positions and dimensions; the compiler
/// rejects constraints between anchors of different kinds. Constraints are created inactive.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
///   label.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
/// ])
/// ```
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let point: LayoutAnchorPoint

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    point = LayoutAnchorPoint(item: item, attribute: attribute)
  }

  /// The view or layout guide of the anchor, or `nil` if it no longer exists.
  public var item: Any? { point.item }

  /// Returns an inactive constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }

  /// Returns an inactive constraint that makes this anchor greater than or equal to another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 0) }

  /// Returns an inactive constraint that makes this anchor less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }

  /// Returns an inactive constraint that makes this anchor equal to another one plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The constant in points.
  /// - Returns: The constraint.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, c) }

  /// Returns an inactive constraint that makes this anchor greater than or equal to another one
  /// plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The constant in points.
  /// - Returns: The constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c) }

  /// Returns an inactive constraint that makes this anchor less than or equal to another one plus a
  /// constant.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The constant in points.
  /// - Returns: The constraint.
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

/// An anchor for a horizontal position: an edge or the center along the x-axis.
///
/// Leading and trailing anchors follow the layout direction and cannot be combined with left and
/// right anchors.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, which can be compared with other
  /// dimensions.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: point, to: other.point)
  }

  /// Returns an inactive constraint that places this anchor after another one at a distance of a
  /// multiple of the system spacing.
  ///
  /// The system spacing is 8 points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The multiple of the system spacing.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier * ConstraintMetrics.systemSpacing) }

  /// Returns an inactive constraint that places this anchor after another one at a distance of at
  /// least a multiple of the system spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The multiple of the system spacing, 8 points.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }

  /// Returns an inactive constraint that places this anchor after another one at a distance of at
  /// most a multiple of the system spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The multiple of the system spacing, 8 points.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }
}

/// An anchor for a vertical position: an edge, the center or a baseline along the y-axis.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, which can be compared with other
  /// dimensions.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: point, to: other.point)
  }

  /// Returns an inactive constraint that places this anchor below another one at a distance of a
  /// multiple of the system spacing.
  ///
  /// The system spacing is 8 points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The multiple of the system spacing.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier * ConstraintMetrics.systemSpacing) }

  /// Returns an inactive constraint that places this anchor below another one at a distance of at
  /// least a multiple of the system spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The multiple of the system spacing, 8 points.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }

  /// Returns an inactive constraint that places this anchor below another one at a distance of at
  /// most a multiple of the system spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The multiple of the system spacing, 8 points.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier * ConstraintMetrics.systemSpacing)
  }
}

/// An anchor for a width, a height, or the distance between two positions.
///
/// Dimensions can also be constrained to a constant in points.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The start of the distance, or `nil` for a width or height.
  private let origin: LayoutAnchorPoint?

  override init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    origin = nil
    super.init(item, attribute)
  }

  init(from origin: LayoutAnchorPoint, to end: LayoutAnchorPoint) {
    self.origin = origin
    super.init(end.item ?? NSNull(), end.attribute)
  }

  /// Returns an inactive constraint that sets this dimension to a constant in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }

  /// Returns an inactive constraint that sets the minimum value of this dimension, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, c)
  }

  /// Returns an inactive constraint that sets the maximum value of this dimension, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, c)
  }

  /// Returns an inactive constraint that makes this dimension equal to a multiple of another one
  /// plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other dimension.
  ///   - m: The factor of the other dimension.
  ///   - c: The constant in points. The default value is 0.
  /// - Returns: The constraint.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, m, c) }

  /// Returns an inactive constraint that makes this dimension greater than or equal to a multiple
  /// of another one plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other dimension.
  ///   - m: The factor of the other dimension.
  ///   - c: The constant in points. The default value is 0.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }

  /// Returns an inactive constraint that makes this dimension less than or equal to a multiple of
  /// another one plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other dimension.
  ///   - m: The factor of the other dimension.
  ///   - c: The constant in points. The default value is 0.
  /// - Returns: The constraint.
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

/// Dimensions of constraint layout, in points.
enum ConstraintMetrics {
  /// Apple's standard distance between adjacent views.
  static let systemSpacing: CGFloat = 8
  /// The maximum width of readable text, at the standard text size.
  static let readableWidth: CGFloat = 672
}
