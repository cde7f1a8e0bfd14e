import Foundation

extension CGPath {
  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: PathShapes.rect(rect), transform)
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: PathShapes.ellipse(in: rect), transform)
  }

  /// Creates a rectangle with elliptic corners; corners larger than half a side are made smaller.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(shape: PathShapes.roundedRect(rect, corner: corner), transform)
  }

  /// Creates a rectangle whose corners have radii of their own.
  package convenience init(rect: CGRect, radii: CornerRadii) {
    self.init(shape: PathShapes.roundedRect(rect, radii: radii), nil)
  }

  private convenience init(shape: [Element], _ transform: UnsafePointer<CGAffineTransform>?) {
    let placed = transform.map { map in shape.map { $0.applying(map.pointee) } } ?? shape
    self.init(elements: placed)
  }

  /// Where the next step would begin; zero for an empty path.
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

  /// The smallest rectangle round all points, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// The smallest rectangle round the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(enclosing: PathOutline(self).extremes) }

  /// Whether a point lies inside.
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

  /// A copy that never changes.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A copy with all points mapped; nil when the transform is NaN or infinite.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let map = transform?.pointee else { return copy() }
    return map.isFinite ? applying(map) : nil
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// The path with all points mapped.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// The rectangle the path is, or nil for any other shape.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The upright rectangle that the path traces, when it is one.
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
  /// The points of the step, the end last; none for a closing step.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Where the step ends; nil for a closing step.
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
