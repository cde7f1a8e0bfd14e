import Foundation

/// A transform of 2D coordinates that combines scaling, rotation, shearing, and translation.
///
/// A point `(x, y)` is transformed to `(a·x + c·y + tx, b·x + d·y + ty)`.
///
/// ```swift
/// let transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
/// let point = CGPoint(x: 10, y: 0).applying(transform)
/// ```
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The factor of x in the new x-coordinate, which is the horizontal scale if the transform
  /// doesn't rotate.
  public var a: CGFloat
  /// The factor of x in the new y-coordinate, which is the vertical shear.
  public var b: CGFloat
  /// The factor of y in the new x-coordinate, which is the horizontal shear.
  public var c: CGFloat
  /// The factor of y in the new y-coordinate, which is the vertical scale if the transform doesn't
  /// rotate.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The transform that leaves coordinates unchanged.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform whose values are all zero, which maps every point to the origin.
  ///
  /// As on iOS, it isn't the identity transform.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six values, in column order.
  ///
  /// - Parameters:
  ///   - a: The factor of x in the new x.
  ///   - b: The factor of x in the new y.
  ///   - c: The factor of y in the new x.
  ///   - d: The factor of y in the new y.
  ///   - tx: The horizontal translation.
  ///   - ty: The vertical translation.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six values, in the order `a`, `b`, `c`, `d`, `tx`, `ty`.
  ///
  /// - Parameters:
  ///   - a: The factor of x in the new x-coordinate.
  ///   - b: The factor of x in the new y-coordinate.
  ///   - c: The factor of y in the new x-coordinate.
  ///   - d: The factor of y in the new y-coordinate.
  ///   - tx: The horizontal translation.
  ///   - ty: The vertical translation.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation, in points.
  ///
  /// - Parameters:
  ///   - tx: The horizontal distance, in points.
  ///   - ty: The vertical distance, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor.
  ///   - sy: The vertical factor.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by an angle in radians.
  ///
  /// Where the y-axis points down, positive angles rotate clockwise.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether the transform equals ``CGAffineTransform/identity``.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that translates before it applies this transform.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  /// - Returns: The combined transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that scales before it applies this transform.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  /// - Returns: The combined transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a transform that rotates, by an angle in radians, before it applies this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse of the transform.
  ///
  /// A transform that can't be inverted is returned unchanged.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Returns a transform that applies this transform first and `next` second.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// Whether the transform consists only of scaling and translation.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}
