import Foundation

extension CGPoint {
  /// Returns the point that results from applying a transform to this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }

  /// Whether neither coordinate is NaN or infinite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Returns the size that results from applying a transform, without its translation, to this
  /// size.
  ///
  /// The width and height of the result may be negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }

  /// Whether neither dimension is NaN or infinite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Returns the smallest rectangle that encloses the transformed corners of this rectangle.
  ///
  /// The null rectangle and the infinite rectangle are returned unchanged.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNullOrInfinite { return self }
    if transform.isScaleAndTranslation {
      let x0 = transform.a * minX + transform.tx
      let x1 = transform.a * maxX + transform.tx
      let y0 = transform.d * minY + transform.ty
      let y1 = transform.d * maxY + transform.ty
      return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }
    return CGRect(enclosing: corners.map { $0.applying(transform) })
  }

  /// Creates the smallest rectangle that encloses the points; the null rectangle if there are none.
  package init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The corners, clockwise from the upper-left corner.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Whether no coordinate is NaN or infinite; false for `.null` and `.infinite`.
  package var isFinite: Bool { origin.isFinite && size.isFinite && !isNullOrInfinite }

  /// Whether the rectangle is `.null` or `.infinite`, or begins as far away as these.
  ///
  /// It is found out from the origin alone, which is faster than to compare whole rectangles.
  @inlinable
  package var isNullOrInfinite: Bool { abs(origin.x) >= CGFloat.greatestFiniteMagnitude / 2 }

  /// The width multiplied by the height, or 0 for null and empty rectangles.
  package var area: CGFloat { isEmpty ? 0 : width * height }
}

extension CGAffineTransform {
  /// Whether no value is NaN or infinite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The mean factor by which the transform changes lengths: the square root of that of areas.
  package var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
