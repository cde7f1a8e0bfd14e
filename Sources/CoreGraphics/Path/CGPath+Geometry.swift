import Foundation

extension CGPath {
  /// Creates a path that consists of a rectangle.
  ///
  /// The path is empty if `rect` is the null rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform that is applied to the points, or `nil` for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: PathShapes.rect(rect), transform)
  }

  /// Creates a path that consists of the ellipse inscribed in a rectangle.
  ///
  /// The path is empty if `rect` is the null rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform that is applied to the points, or `nil` for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: PathShapes.ellipse(in: rect), transform)
  }

  /// Creates a path that consists of a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. The path is empty if it is the null rectangle.
  ///   - cornerWidth: The horizontal radius of the corners, clamped to the range from 0 to half of
  ///     the rectangle's width.
  ///   - cornerHeight: The vertical radius of the corners, clamped to the range from 0 to half of
  ///     the rectangle's height.
  ///   - transform: The transform that is applied to the points, or `nil` for none.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(shape: PathShapes.roundedRect(rect, corner: corner), transform)
  }

  /// Creates a path that consists of a rectangle with a separate radius for each corner.
  package convenience init(rect: CGRect, radii: CornerRadii) {
    self.init(shape: PathShapes.roundedRect(rect, radii: radii), nil)
  }

  private convenience init(shape: [Element], _ transform: UnsafePointer<CGAffineTransform>?) {
    let placed = transform.map { map in shape.map { $0.applying(map.pointee) } } ?? shape
    self.init(elements: placed)
  }

  /// The end point of the last element, at which the next line or curve starts.
  ///
  /// After a subpath was closed, it is the start of that subpath. The value is zero for an empty
  /// path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .close: current = start
      default: current = element.end ?? current
      }
    }
    return current
  }

  /// The smallest rectangle that encloses all points of the path, including control points.
  ///
  /// The value is the null rectangle for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// The smallest rectangle that encloses the path, excluding control points.
  ///
  /// The value is the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(enclosing: PathOutline(self).extremes) }

  /// Returns a Boolean value that indicates whether a point is inside the path.
  ///
  /// The method returns `false` if a coordinate of the point is NaN or infinite.
  ///
  /// - Parameters:
  ///   - point: The point to test.
  ///   - rule: The rule that determines which regions are inside. The default value is `.winding`.
  ///   - transform: The transform that is applied to the path, not to the point, before the test.
  ///     The default value is the identity.
  /// - Returns: `true` if the point is inside the path; otherwise, `false`.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.isFinite else { return false }
    let path = transform.isIdentity ? self : applying(transform)
    let winding = PathOutline(path).winding(around: point)
    return rule == .winding ? winding.turns != 0 : winding.crossings % 2 == 1
  }

  /// Returns an immutable copy of the path, which is never `nil`.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns an immutable copy of the path with all points transformed.
  ///
  /// The method returns `nil` if a value of the transform is NaN or infinite.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let map = transform?.pointee else { return copy() }
    return map.isFinite ? applying(map) : nil
  }

  /// Returns a mutable copy of the path, which is never `nil`.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// Returns the path with all points transformed.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns a Boolean value that indicates whether the path is an axis-aligned rectangle.
  ///
  /// If the path is a rectangle and `rect` isn't `nil`, the rectangle is stored at `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The axis-aligned rectangle that the path represents, or `nil` for any other shape.
  package var asRect: CGRect? {
    guard elements.count == 5 || elements.count == 4, case .move(let first) = elements[0] else {
      return nil
    }
    var corners = [first]
    for element in elements[1..<4] {
      guard case .line(let point) = element else { return nil }
      corners.append(point)
    }
    if elements.count == 5, elements[4] != .close, elements[4] != .line(first) { return nil }
    let isRectangle =
      (corners[0].y == corners[1].y && corners[1].x == corners[2].x
        && corners[2].y == corners[3].y && corners[3].x == corners[0].x)
      || (corners[0].x == corners[1].x && corners[1].y == corners[2].y
        && corners[2].x == corners[3].x && corners[3].y == corners[0].y)
    return isRectangle ? CGRect(enclosing: corners) : nil
  }
}

extension CGPath.Element {
  /// The points of the element, with the end point last.
  ///
  /// The array is empty for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The end point of the element, or `nil` for `close`.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }

  func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        end: end.applying(transform)
      )
    case .close: .close
    }
  }
}
