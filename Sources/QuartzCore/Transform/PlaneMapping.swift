import CoreGraphics

/// A mapping from the plane of one layer to that of another: usually affine, and projective if a
/// transform rotates a layer out of the plane.
///
///     x' = (m0·x + m1·y + m2) / (m6·x + m7·y + m8)
///     y' = (m3·x + m4·y + m5) / (m6·x + m7·y + m8)
package enum PlaneMapping {
  case affine(CGAffineTransform)
  case projective([CGFloat])

  /// Creates the mapping of a layer's plane (z = 0) under `transform`, projected along the z-axis.
  package init(_ transform: CATransform3D) {
    if let affine = transform.affine {
      self = .affine(affine)
      return
    }
    let t = transform
    if t.m14 == 0, t.m24 == 0, t.m44 == 1 {
      self = .affine(CATransform3DGetAffineTransform(t))
    } else {
      self = .projective([t.m11, t.m21, t.m41, t.m12, t.m22, t.m42, t.m14, t.m24, t.m44])
    }
  }

  package static let identity = PlaneMapping.affine(.identity)

  /// The nine entries of the matrix, row by row.
  package var entries: [CGFloat] {
    switch self {
    case .affine(let t): [t.a, t.c, t.tx, t.b, t.d, t.ty, 0, 0, 1]
    case .projective(let m): m
    }
  }

  /// Returns the mapping that applies this mapping and then `next`.
  package func concatenating(_ next: PlaneMapping) -> PlaneMapping {
    if case .affine(let first) = self, case .affine(let second) = next {
      return .affine(first.concatenating(second))
    }
    let (a, b) = (next.entries, entries)
    var product = [CGFloat](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for index in 0..<3 {
          product[row * 3 + column] += a[row * 3 + index] * b[index * 3 + column]
        }
      }
    }
    return .projective(product)
  }

  /// The inverse mapping, or `nil` if the plane is degenerate, for example if it is seen edge-on.
  package var inverse: PlaneMapping? {
    switch self {
    case .affine(let t):
      let determinant = t.a * t.d - t.b * t.c
      return determinant != 0 && determinant.isFinite ? .affine(t.inverted()) : nil
    case .projective(let m):
      let c0 = m[4] * m[8] - m[5] * m[7]
      let c1 = m[5] * m[6] - m[3] * m[8]
      let c2 = m[3] * m[7] - m[4] * m[6]
      let determinant = m[0] * c0 + m[1] * c1 + m[2] * c2
      guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
      let adjugate = [
        c0, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
        c1, m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
        c2, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
      ]
      return .projective(adjugate.map { $0 / determinant })
    }
  }

  package func map(_ point: CGPoint) -> CGPoint {
    switch self {
    case .affine(let t): return point.applying(t)
    case .projective(let m):
      // Points behind the viewer would be mirrored, so they are clamped to just in front of it.
      let w = max(m[6] * point.x + m[7] * point.y + m[8], 1e-4)
      return CGPoint(
        x: (m[0] * point.x + m[1] * point.y + m[2]) / w,
        y: (m[3] * point.x + m[4] * point.y + m[5]) / w
      )
    }
  }

  /// Returns the smallest upright rectangle that contains the mapped corners.
  package func map(_ rect: CGRect) -> CGRect {
    switch self {
    case .affine(let t): return rect.applying(t)
    case .projective:
      if rect.isNull || rect.isInfinite { return rect }
      return CGRect(enclosing: rect.corners.map(map))
    }
  }
}
