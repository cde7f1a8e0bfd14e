internal import CCairo
import QuartzCore

/// Appends outlines to the current path of a cairo context.
struct PathTarget {
  let context: OpaquePointer

  /// Appends a path in the current coordinates.
  ///
  /// Points that are not finite are skipped.
  func append(_ path: CGPath) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        guard point.isDrawable else { continue }
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        guard point.isDrawable else { continue }
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadCurve(let control, let end):
        guard control.isDrawable, end.isDrawable else { continue }
        cairo_curve_to(
          context,
          current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3,
          end.y + (control.y - end.y) * 2 / 3,
          end.x,
          end.y
        )
        current = end
      case .curve(let control1, let control2, let end):
        guard control1.isDrawable, control2.isDrawable, end.isDrawable else { continue }
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close:
        cairo_close_path(context)
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
  }

  /// Appends a rectangle with rounded corners.
  ///
  /// Radii that are too large for the sides are scaled down by a common factor.
  func append(_ rect: CGRect, radii: CornerRadii) {
    if radii.isZero {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let radii = radii.fitting(rect.size)
    cairo_new_sub_path(context)
    corner(rect.maxX - radii.topRight, rect.minY + radii.topRight, radii.topRight, quarter: -1)
    corner(
      rect.maxX - radii.bottomRight,
      rect.maxY - radii.bottomRight,
      radii.bottomRight,
      quarter: 0
    )
    corner(rect.minX + radii.bottomLeft, rect.maxY - radii.bottomLeft, radii.bottomLeft, quarter: 1)
    corner(rect.minX + radii.topLeft, rect.minY + radii.topLeft, radii.topLeft, quarter: 2)
    cairo_close_path(context)
  }

  private func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, quarter: Int) {
    if radius <= 0 {
      cairo_line_to(context, x, y)
      return
    }
    let start = CGFloat(quarter) * .pi / 2
    cairo_arc(context, x, y, radius, start, start + .pi / 2)
  }

  /// Runs `body` with a transform to other coordinates, then restores the coordinates of pixels.
  func transformed(_ transform: CGAffineTransform, _ body: () -> Void) {
    var matrix = transform.cairoMatrix
    cairo_set_matrix(context, &matrix)
    body()
    cairo_identity_matrix(context)
  }
}

extension CGPoint {
  /// Whether cairo's fixed-point arithmetic can represent the point.
  var isDrawable: Bool { x.isFinite && y.isFinite && abs(x) < 1_000_000 && abs(y) < 1_000_000 }
}

extension CGRect {
  var isDrawable: Bool {
    origin.isDrawable && size.width > 0 && size.height > 0
      && CGPoint(x: origin.x + size.width, y: origin.y + size.height).isDrawable
  }
}

extension CornerRadii {
  /// Returns the radii scaled down so that adjacent corners do not overlap.
  func fitting(_ size: CGSize) -> CornerRadii {
    func clean(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1_000_000) : 0 }
    var radii = CornerRadii(
      topLeft: clean(topLeft),
      topRight: clean(topRight),
      bottomRight: clean(bottomRight),
      bottomLeft: clean(bottomLeft)
    )
    let horizontal = max(radii.topLeft + radii.topRight, radii.bottomLeft + radii.bottomRight)
    let vertical = max(radii.topLeft + radii.bottomLeft, radii.topRight + radii.bottomRight)
    let factor = min(1, size.width / max(horizontal, 1e-9), size.height / max(vertical, 1e-9))
    if factor < 1 {
      radii = CornerRadii(
        topLeft: radii.topLeft * factor,
        topRight: radii.topRight * factor,
        bottomRight: radii.bottomRight * factor,
        bottomLeft: radii.bottomLeft * factor
      )
    }
    return radii
  }

  var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
}
