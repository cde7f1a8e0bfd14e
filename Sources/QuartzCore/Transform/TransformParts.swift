import CoreGraphics

/// A transform decomposed into scale, shear, rotation, translation and perspective, in the order in
/// which they apply.
///
/// Interpolating the components instead of the matrices preserves the size of a rotating layer: the
/// matrix halfway through a rotation by 180 degrees would be zero.
struct TransformParts {
  typealias Vector = SIMD3<Double>

  var scale = Vector(repeating: 1)
  /// The shear of y along x, of z along x, and of z along y.
  var shear = Vector.zero
  /// The rotation as a quaternion: the imaginary parts and the real part.
  var turn = SIMD4<Double>(0, 0, 0, 1)
  var move = Vector.zero
  /// The last column of the matrix.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  /// Decomposes a transform, or returns `nil` if it isn't invertible.
  init?(_ t: CATransform3D) {
    var matrix = t.entries.map(Double.init)
    guard matrix[15] != 0 else { return nil }
    matrix = matrix.map { $0 / matrix[15] }

    if matrix[3] != 0 || matrix[7] != 0 || matrix[11] != 0 {
      // Without its last column the matrix is affine; the remainder is the perspective.
      var affine = matrix
      (affine[3], affine[7], affine[11], affine[15]) = (0, 0, 0, 1)
      let whole = CATransform3D(entries: affine.map { CGFloat($0) })
      let inverse = CATransform3DInvert(whole).entries.map(Double.init)
      let column = SIMD4(matrix[3], matrix[7], matrix[11], matrix[15])
      for row in 0..<4 {
        perspective[row] = (0..<4).reduce(0.0) { $0 + inverse[row * 4 + $1] * column[$1] }
      }
    }
    move = Vector(matrix[12], matrix[13], matrix[14])

    var rows = (0..<3).map { Vector(matrix[$0 * 4], matrix[$0 * 4 + 1], matrix[$0 * 4 + 2]) }
    func dot(_ a: Vector, _ b: Vector) -> Double { (a * b).sum() }
    func length(_ a: Vector) -> Double { dot(a, a).squareRoot() }
    scale.x = length(rows[0])
    guard scale.x > 1e-9 else { return nil }
    rows[0] /= scale.x
    shear.x = dot(rows[0], rows[1])
    rows[1] -= rows[0] * shear.x
    scale.y = length(rows[1])
    guard scale.y > 1e-9 else { return nil }
    rows[1] /= scale.y
    shear.x /= scale.y
    shear.y = dot(rows[0], rows[2])
    rows[2] -= rows[0] * shear.y
    shear.z = dot(rows[1], rows[2])
    rows[2] -= rows[1] * shear.z
    scale.z = length(rows[2])
    guard scale.z > 1e-9 else { return nil }
    rows[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z

    let cross = Vector(
      rows[1].y * rows[2].z - rows[1].z * rows[2].y,
      rows[1].z * rows[2].x - rows[1].x * rows[2].z,
      rows[1].x * rows[2].y - rows[1].y * rows[2].x
    )
    if dot(rows[0], cross) < 0 {
      // A reflection: one axis is negated, in the plane if possible, as for a flipped view.
      let axis = rows[2].z < 0 ? 2 : (matrix[0] < 0 ? 0 : 1)
      scale[axis] = -scale[axis]
      rows[axis] = -rows[axis]
    }
    turn = Self.quaternion(rows)
  }

  private static func quaternion(_ r: [Vector]) -> SIMD4<Double> {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return SIMD4((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4)
    }
    if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
      return SIMD4(s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s)
    }
    if r[1].y > r[2].z {
      let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
      return SIMD4((r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s, (r[2].x - r[0].z) / s)
    }
    let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
    return SIMD4((r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4, (r[0].y - r[1].x) / s)
  }

  /// The transform that combines the components.
  var transform: CATransform3D {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    let turned = [
      Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    let rows = [
      turned[0] * scale.x,
      (turned[1] + turned[0] * shear.x) * scale.y,
      (turned[2] + turned[0] * shear.y + turned[1] * shear.z) * scale.z,
    ]
    var entries = [Double](repeating: 0, count: 16)
    for row in 0..<3 {
      for column in 0..<3 { entries[row * 4 + column] = rows[row][column] }
    }
    (entries[12], entries[13], entries[14], entries[15]) = (move.x, move.y, move.z, 1)
    if perspective != SIMD4(0, 0, 0, 1) {
      let affine = entries
      for row in 0..<4 {
        entries[row * 4 + 3] = (0..<4).reduce(0.0) { $0 + affine[row * 4 + $1] * perspective[$1] }
      }
    }
    return CATransform3D(entries: entries.map { CGFloat($0) })
  }

  /// Returns the interpolated transform at a fraction between `a` and `b`.
  static func mix(_ a: CATransform3D, _ b: CATransform3D, _ share: CGFloat) -> CATransform3D {
    if share == 0 { return a }
    if share == 1 { return b }
    if a.isScaleAndMove && b.isScaleAndMove { return mixEntries(a, b, share) }
    guard let first = TransformParts(a), let second = TransformParts(b) else {
      return mixEntries(a, b, share)
    }
    let t = Double(share)
    var parts = TransformParts()
    parts.scale = first.scale + (second.scale - first.scale) * t
    parts.shear = first.shear + (second.shear - first.shear) * t
    parts.move = first.move + (second.move - first.move) * t
    parts.perspective = first.perspective + (second.perspective - first.perspective) * t
    parts.turn = mixTurns(first.turn, second.turn, t)
    return parts.transform
  }

  private static func mixEntries(
    _ a: CATransform3D,
    _ b: CATransform3D,
    _ share: CGFloat
  ) -> CATransform3D {
    CATransform3D(entries: zip(a.entries, b.entries).map { $0 + ($1 - $0) * share })
  }

  /// Returns the rotation at a constant angular velocity, in the shorter direction (slerp).
  private static func mixTurns(
    _ a: SIMD4<Double>,
    _ b: SIMD4<Double>,
    _ t: Double
  ) -> SIMD4<Double> {
    var cosine = (a * b).sum()
    let target = cosine < 0 ? -b : b
    cosine = min(abs(cosine), 1)
    let angle = acos(cosine)
    if angle < 1e-6 { return a + (target - a) * t }
    return (a * sin((1 - t) * angle) + target * sin(t * angle)) / sin(angle)
  }
}

extension CATransform3D {
  /// Whether the transform only scales and translates, so that its entries can be interpolated.
  fileprivate var isScaleAndMove: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
      && m34 == 0 && m44 == 1
  }
}
