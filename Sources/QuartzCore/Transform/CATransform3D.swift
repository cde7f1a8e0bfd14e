import CoreGraphics

/// A 4 × 4 matrix that transforms points in three-dimensional space.
///
/// The matrix is multiplied with row vectors, so that `m41`, `m42` and `m43` are the translation.
/// Set ``m34`` of a layer's ``CALayer/sublayerTransform`` to a small negative number for
/// perspective.
///
/// ```swift
/// var perspective = CATransform3DIdentity
/// perspective.m34 = -1 / 500
/// container.sublayerTransform = perspective
/// card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
/// ```
public struct CATransform3D: Hashable, Sendable {
  /// The factor of x in the new x-coordinate; 1 in the identity.
  public var m11: CGFloat
  /// The factor of x in the new y-coordinate; 0 in the identity.
  public var m12: CGFloat
  /// The factor of x in the new z-coordinate; 0 in the identity.
  public var m13: CGFloat
  /// The factor of x in the perspective divisor; 0 in the identity.
  public var m14: CGFloat
  /// The factor of y in the new x-coordinate; 0 in the identity.
  public var m21: CGFloat
  /// The factor of y in the new y-coordinate; 1 in the identity.
  public var m22: CGFloat
  /// The factor of y in the new z-coordinate; 0 in the identity.
  public var m23: CGFloat
  /// The factor of y in the perspective divisor; 0 in the identity.
  public var m24: CGFloat
  /// The factor of z in the new x-coordinate; 0 in the identity.
  public var m31: CGFloat
  /// The factor of z in the new y-coordinate; 0 in the identity.
  public var m32: CGFloat
  /// The factor of z in the new z-coordinate; 1 in the identity.
  public var m33: CGFloat
  /// The factor of z in the perspective divisor; 0 in the identity.
  public var m34: CGFloat
  /// The translation along the x-axis, in points; 0 in the identity.
  public var m41: CGFloat
  /// The translation along the y-axis, in points; 0 in the identity.
  public var m42: CGFloat
  /// The translation along the z-axis, in points; 0 in the identity.
  public var m43: CGFloat
  /// The constant part of the perspective divisor; 1 in the identity.
  public var m44: CGFloat

  /// Creates a matrix whose entries are all 0, as on iOS.
  ///
  /// Use `CATransform3DIdentity` for the identity.
  public init() {
    self.init(
      m11: 0,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 0,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 0,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 0
    )
  }

  /// Creates a matrix with its entries, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The 16 entries, row by row.
  package var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a matrix with its 16 entries, row by row.
  package init(entries m: [CGFloat]) {
    self.init(
      m11: m[0],
      m12: m[1],
      m13: m[2],
      m14: m[3],
      m21: m[4],
      m22: m[5],
      m23: m[6],
      m24: m[7],
      m31: m[8],
      m32: m[9],
      m33: m[10],
      m34: m[11],
      m41: m[12],
      m42: m[13],
      m43: m[14],
      m44: m[15]
    )
  }

  /// Whether no entry is NaN or infinite.
  package var isFinite: Bool { entries.allSatisfy(\.isFinite) }

  /// The affine transform that the matrix represents, or `nil` if it isn't affine.
  package var affine: CGAffineTransform? {
    let isAffine =
      m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
    return isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) : nil
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  m11: 1,
  m12: 0,
  m13: 0,
  m14: 0,
  m21: 0,
  m22: 1,
  m23: 0,
  m24: 0,
  m31: 0,
  m32: 0,
  m33: 1,
  m34: 0,
  m41: 0,
  m42: 0,
  m43: 0,
  m44: 1
)

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// Returns whether two transforms have equal entries.
///
/// - Parameters:
///   - first: The first transform.
///   - second: The second transform.
/// - Returns: `true` if all 16 entries are equal.
public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
  first == second
}

/// Returns a translation.
///
/// - Parameters:
///   - tx: The distance along the x-axis, in points.
///   - ty: The distance along the y-axis, in points.
///   - tz: The distance along the z-axis, in points.
/// - Returns: The translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scale about the origin.
///
/// - Parameters:
///   - sx: The factor along the x-axis.
///   - sy: The factor along the y-axis.
///   - sz: The factor along the z-axis.
/// - Returns: The scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation about an axis through the origin.
///
/// - Parameters:
///   - angle: The angle, in radians.
///   - x: The x-component of the axis.
///   - y: The y-component of the axis.
///   - z: The z-component of the axis.
/// - Returns: The rotation, or the identity if the axis has no length or a value isn't finite.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = CGFloat(sin(Double(angle)))
  let cosine = CGFloat(cos(Double(angle)))
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (result.m21, result.m22, result.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (result.m31, result.m32, result.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return result
}

/// Returns the transform that applies a translation and then `transform`.
///
/// - Parameters:
///   - transform: The transform to apply after the translation.
///   - tx: The distance along the x-axis, in points.
///   - ty: The distance along the y-axis, in points.
///   - tz: The distance along the z-axis, in points.
/// - Returns: The combined transform.
public func CATransform3DTranslate(
  _ transform: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// Returns the transform that applies a scale and then `transform`.
///
/// - Parameters:
///   - transform: The transform to apply after the scale.
///   - sx: The factor along the x-axis.
///   - sy: The factor along the y-axis.
///   - sz: The factor along the z-axis.
/// - Returns: The combined transform.
public func CATransform3DScale(
  _ transform: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// Returns the transform that applies a rotation and then `transform`.
///
/// - Parameters:
///   - transform: The transform to apply after the rotation.
///   - angle: The angle, in radians.
///   - x: The x-component of the axis.
///   - y: The y-component of the axis.
///   - z: The z-component of the axis.
/// - Returns: The combined transform.
public func CATransform3DRotate(
  _ transform: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// Returns the transform that applies `first` and then `second`.
///
/// - Parameters:
///   - first: The transform to apply first.
///   - second: The transform to apply second.
/// - Returns: The combined transform.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let (a, b) = (first.entries, second.entries)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for index in 0..<4 { sum += a[row * 4 + index] * b[index * 4 + column] }
      product[row * 4 + column] = sum
    }
  }
  return CATransform3D(entries: product)
}

/// Returns the inverse of a transform, or the transform itself if it has no inverse.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  var left = transform.entries
  var right = CATransform3DIdentity.entries
  for column in 0..<4 {
    guard
      let pivot = (column..<4).max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
      abs(left[pivot * 4 + column]) > 1e-12
    else { return transform }
    for index in 0..<4 {
      left.swapAt(pivot * 4 + index, column * 4 + index)
      right.swapAt(pivot * 4 + index, column * 4 + index)
    }
    let divisor = left[column * 4 + column]
    for index in 0..<4 {
      left[column * 4 + index] /= divisor
      right[column * 4 + index] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = left[row * 4 + column]
      for index in 0..<4 {
        left[row * 4 + index] -= factor * left[column * 4 + index]
        right[row * 4 + index] -= factor * right[column * 4 + index]
      }
    }
  }
  return CATransform3D(entries: right)
}

/// Returns the transform that applies an affine transform to the x- and y-coordinates.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12) = (transform.a, transform.b)
  (result.m21, result.m22) = (transform.c, transform.d)
  (result.m41, result.m42) = (transform.tx, transform.ty)
  return result
}

/// Returns whether a transform is affine, so that it changes only the x- and y-coordinates.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool { transform.affine != nil }

/// Returns the affine part of a transform, which ignores the z-coordinate and the perspective.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11,
    b: transform.m12,
    c: transform.m21,
    d: transform.m22,
    tx: transform.m41,
    ty: transform.m42
  )
}
