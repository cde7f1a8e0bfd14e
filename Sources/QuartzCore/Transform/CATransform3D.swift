import CoreGraphics

/// A mapping of space: 16 numbers, applied to row vectors, so that `m41`, `m42`, `m43` move.
public struct CATransform3D: Hashable, Sendable {
  /// What x adds to the new x; 1 in the identity.
  public var m11: CGFloat
  /// What x adds to the new y; 0 in the identity.
  public var m12: CGFloat
  /// What x adds to the new z; 0 in the identity.
  public var m13: CGFloat
  /// What x adds to the number that everything is divided by: the perspective; 0 in the identity.
  public var m14: CGFloat
  /// What y adds to the new x; 0 in the identity.
  public var m21: CGFloat
  /// What y adds to the new y; 1 in the identity.
  public var m22: CGFloat
  /// What y adds to the new z; 0 in the identity.
  public var m23: CGFloat
  /// What y adds to the number that everything is divided by: the perspective; 0 in the identity.
  public var m24: CGFloat
  /// What z adds to the new x; 0 in the identity.
  public var m31: CGFloat
  /// What z adds to the new y; 0 in the identity.
  public var m32: CGFloat
  /// What z adds to the new z; 1 in the identity.
  public var m33: CGFloat
  /// What z adds to the number that everything is divided by: the perspective; 0 in the identity.
  public var m34: CGFloat
  /// The shift along x, in points; 0 in the identity.
  public var m41: CGFloat
  /// The shift along y, in points; 0 in the identity.
  public var m42: CGFloat
  /// The shift along z, in points; 0 in the identity.
  public var m43: CGFloat
  /// The number that everything is divided by; 1 in the identity.
  public var m44: CGFloat

  /// Creates the zero matrix, as on iOS; start from `CATransform3DIdentity` instead.
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

  /// Creates a matrix from its entries, row by row.
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

  /// The 16 numbers, row by row.
  package var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a matrix from 16 numbers, row by row.
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

  /// The mapping of the plane without a third dimension, when the matrix is one.
  package var affine: CGAffineTransform? {
    let isAffine =
      m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
    return isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) : nil
  }
}

/// The mapping that changes nothing.
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

/// Whether a mapping changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// Whether two mappings have the same 16 numbers.
public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
  first == second
}

/// A move by points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A turn by radians about the axis through the origin and (x, y, z); the identity for an axis without length.
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

/// The mapping that first moves, then does what `transform` does.
public func CATransform3DTranslate(
  _ transform: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// The mapping that first scales, then does what `transform` does.
public func CATransform3DScale(
  _ transform: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// The mapping that first turns, then does what `transform` does.
public func CATransform3DRotate(
  _ transform: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// The mapping that does `first`, then `second`.
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

/// The mapping that undoes `transform`; one that cannot be undone is returned as it is.
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

/// The mapping of space that does in the plane what `transform` does.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12) = (transform.a, transform.b)
  (result.m21, result.m22) = (transform.c, transform.d)
  (result.m41, result.m42) = (transform.tx, transform.ty)
  return result
}

/// Whether a mapping does nothing outside the plane.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool { transform.affine != nil }

/// The mapping's part in the plane.
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
