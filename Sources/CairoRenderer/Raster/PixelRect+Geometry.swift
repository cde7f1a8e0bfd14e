import QuartzCore

extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x &+ width }
  var maxY: Int { y &+ height }
  var columns: Range<Int> { x..<x + max(width, 0) }
  var rows: Range<Int> { y..<y + max(height, 0) }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var area: Int { isEmpty ? 0 : width &* height }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// Creates the pixels that a rectangle in pixels intersects, which are none for rectangles that
  /// are not finite.
  init(covering rect: CGRect, outset: CGFloat = 0) {
    let isStandardized = rect.size.width >= 0 && rect.size.height >= 0
    let rect = isStandardized ? rect : rect.standardized
    let (origin, size) = (rect.origin, rect.size)
    guard size.width > 0, size.height > 0, origin.x.isFinite, origin.y.isFinite else {
      self = .empty
      return
    }
    self.init(
      minX: Int(pixelBefore: origin.x - outset + Self.slack),
      minY: Int(pixelBefore: origin.y - outset + Self.slack),
      maxX: Int(pixelAfter: origin.x + size.width + outset - Self.slack),
      maxY: Int(pixelAfter: origin.y + size.height + outset - Self.slack)
    )
  }

  /// Creates the pixels that are entirely inside a rectangle in pixels.
  ///
  /// Edges that are not at pixel boundaries are moved inwards by `inset` beforehand.
  init(inside rect: CGRect, inset: CGFloat = 0) {
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite else {
      self = .empty
      return
    }
    self.init(
      minX: Self.start(rect.minX, inset),
      minY: Self.start(rect.minY, inset),
      maxX: -Self.start(-rect.maxX, inset),
      maxY: -Self.start(-rect.maxY, inset)
    )
  }

  /// Returns the first pixel at or after a coordinate.
  private static func start(_ value: CGFloat, _ inset: CGFloat) -> Int {
    let edge = Int(pixelAfter: value - slack)
    // A coordinate at a pixel boundary is less than `slack` away from it.
    let isAtBoundary = CGFloat(edge) - value < slack
    return isAtBoundary ? edge : Int(pixelAfter: value - slack + inset)
  }

  /// Creates the rectangle if all its edges are at pixel boundaries, or returns `nil` otherwise.
  init?(exactly rect: CGRect) {
    let values = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let rounded = (
      values.0.rounded(), values.1.rounded(), values.2.rounded(), values.3.rounded()
    )
    guard abs(values.0 - rounded.0) < Self.slack, abs(values.1 - rounded.1) < Self.slack,
      abs(values.2 - rounded.2) < Self.slack, abs(values.3 - rounded.3) < Self.slack
    else { return nil }
    self.init(
      minX: Int(pixel: rounded.0),
      minY: Int(pixel: rounded.1),
      maxX: Int(pixel: rounded.2),
      maxY: Int(pixel: rounded.3)
    )
  }

  /// The rounding error of arithmetic on points, in pixels.
  private static let slack: CGFloat = 1.0 / 512

  @inline(__always)
  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  @inline(__always)
  package func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  @inline(__always)
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(x, other.x),
      minY: max(y, other.y),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(x, other.x),
      minY: min(y, other.y),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  /// Returns the rectangle without the part that another rectangle covers at one of its edges.
  ///
  /// If the other rectangle does not cover an edge over its full length, the result is unchanged.
  func trimmed(by other: PixelRect) -> PixelRect {
    if other.x <= x, other.maxX >= maxX {
      if other.y <= y {
        return PixelRect(minX: x, minY: max(y, other.maxY), maxX: maxX, maxY: maxY)
      }
      if other.maxY >= maxY {
        return PixelRect(minX: x, minY: y, maxX: maxX, maxY: min(maxY, other.y))
      }
    } else if other.y <= y, other.maxY >= maxY {
      if other.x <= x {
        return PixelRect(minX: max(x, other.maxX), minY: y, maxX: maxX, maxY: maxY)
      }
      if other.maxX >= maxX {
        return PixelRect(minX: x, minY: y, maxX: min(maxX, other.x), maxY: maxY)
      }
    }
    return self
  }

  /// Returns up to four rectangles that cover the pixels outside another one.
  func pieces(outside other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return [self] }
    return [
      PixelRect(minX: x, minY: y, maxX: maxX, maxY: hole.y),
      PixelRect(minX: x, minY: hole.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: x, minY: hole.y, maxX: hole.x, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.y, maxX: maxX, maxY: hole.maxY),
    ].filter { !$0.isEmpty }
  }

  func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func insetBy(_ amount: Int) -> PixelRect {
    PixelRect(
      minX: x + amount,
      minY: y + amount,
      maxX: maxX - amount,
      maxY: maxY - amount
    )
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension Int {
  /// Creates a coordinate in pixels, which is clamped to a range in which sums and products do not
  /// overflow.
  @inline(__always)
  init(pixel value: CGFloat) {
    let limit: CGFloat = 16_777_216
    self =
      value >= limit ? Int(limit) : value > -limit ? Int(value) : value <= -limit ? -Int(limit) : 0
  }

  /// Creates the last pixel boundary at or before a coordinate, which is clamped to the same range, or is
  /// one less.
  @inline(__always)
  init(pixelBefore value: CGFloat) {
    // This is faster than rounding, which calls a function.
    let whole = Int(pixel: value)
    self = CGFloat(whole) > value ? whole &- 1 : whole
  }

  /// Creates the first pixel boundary at or after a coordinate, which is clamped to the same range, or is
  /// one more.
  @inline(__always)
  init(pixelAfter value: CGFloat) {
    let whole = Int(pixel: value)
    self = CGFloat(whole) < value ? whole &+ 1 : whole
  }
}
