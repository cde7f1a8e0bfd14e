import QuartzCore

/// A projective transform of the plane: nine numbers by rows.
struct Homography {
  var m: [Double]

  init(_ entries: [CGFloat]) { m = entries.map { Double($0) } }

  init(_ transform: CGAffineTransform) {
    self.init([
      transform.a, transform.c, transform.tx, transform.b, transform.d, transform.ty, 0, 0, 1,
    ])
  }

  /// Returns the transform that applies `other` first and this one next.
  func after(_ other: Homography) -> Homography {
    var result = [CGFloat](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        result[row * 3 + column] = (0..<3).reduce(0) {
          $0 + m[row * 3 + $1] * other.m[$1 * 3 + column]
        }
      }
    }
    return Homography(result)
  }

  /// Returns the same transform between pixels of a flat drawing at `scale` and pixels of the
  /// frame.
  func scaled(from scale: CGFloat, to transform: CGAffineTransform) -> Homography {
    Homography(transform).after(self).after(
      Homography(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    )
  }

  func inverted() -> Homography? {
    let c0 = m[4] * m[8] - m[5] * m[7]
    let c1 = m[5] * m[6] - m[3] * m[8]
    let c2 = m[3] * m[7] - m[4] * m[6]
    let determinant = m[0] * c0 + m[1] * c1 + m[2] * c2
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let adjugate = [
      c0, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      c1, m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      c2, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    return Homography(adjugate.map { CGFloat($0 / determinant) })
  }
}

/// Applies a projective transform to pixels by interpolating four neighboring pixels of the source
/// for each pixel of the target.
///
/// Positions behind the viewer remain empty.
struct QuadWarp {
  let inverse: Homography

  /// Writes pixels of the target.
  ///
  /// - Parameters:
  ///   - source: The pixels to transform.
  ///   - target: The canvas to write to, which is transparent.
  ///   - area: The pixels to write, inside of the target.
  func draw(_ source: Canvas, on target: Canvas, in area: PixelRect) {
    let m = inverse.m
    for y in area.y..<area.maxY {
      let row = target.pixel(area.x, y)
      let cy = Double(y) + 0.5
      for column in 0..<area.width {
        let cx = Double(area.x + column) + 0.5
        let w = m[6] * cx + m[7] * cy + m[8]
        guard w > 1e-6 else { continue }
        let sx = (m[0] * cx + m[1] * cy + m[2]) / w - 0.5
        let sy = (m[3] * cx + m[4] * cy + m[5]) / w - 0.5
        guard sx > Double(source.area.x) - 1, sy > Double(source.area.y) - 1,
          sx < Double(source.area.maxX), sy < Double(source.area.maxY)
        else { continue }
        row[column] = sample(source, sx, sy)
      }
    }
  }

  private func sample(_ source: Canvas, _ x: Double, _ y: Double) -> UInt32 {
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    let fx = UInt32((x - left) * 256)
    let fy = UInt32((y - top) * 256)
    let column = Int(left)
    let row = Int(top)
    func read(_ x: Int, _ y: Int) -> UInt32 {
      guard x >= source.area.x, y >= source.area.y, x < source.area.maxX, y < source.area.maxY
      else { return 0 }
      return source.pixel(x, y).pointee
    }
    let upper = Self.mix(read(column, row), read(column + 1, row), fx)
    let lower = Self.mix(read(column, row + 1), read(column + 1, row + 1), fx)
    return Self.mix(upper, lower, fy)
  }

  /// Interpolates between two pixels; `t` is in 1/256.
  @inline(__always)
  private static func mix(_ from: UInt32, _ to: UInt32, _ t: UInt32) -> UInt32 {
    let keep = 256 &- t
    let low = ((from & 0x00FF_00FF) &* keep &+ (to & 0x00FF_00FF) &* t) >> 8
    let high = ((from >> 8) & 0x00FF_00FF) &* keep &+ ((to >> 8) & 0x00FF_00FF) &* t
    return (low & 0x00FF_00FF) | (high & 0xFF00_FF00)
  }
}
