import Foundation

/// The extent of a blur.
package enum BlurReach {
  /// Returns the distance by which a blur extends beyond an edge, in points: three standard
  /// deviations.
  package static func reach(of radius: CGFloat) -> CGFloat { radius > 0 ? radius * 3 : 0 }
}

extension DrawingOperation {
  /// The rectangle in which the operation may paint, or the null rectangle if it paints nothing.
  package var bounds: CGRect {
    let box = markBounds
    return box.isEmpty || !box.isFinite ? .null : box
  }

  private var markBounds: CGRect {
    switch self {
    case .fillRect(let rect, _, let color): return color.alpha > 0 ? rect : .null
    case .strokeRect(let rect, _, _, let color): return color.alpha > 0 ? rect : .null
    case .gradientRect(let rect, _, _): return rect
    case .fillPath(let path, _, let color): return color.alpha > 0 ? path.boundingBoxOfPath : .null
    case .gradientPath(let path, _, _): return path.boundingBoxOfPath
    case .strokePath(let path, let style, let color):
      guard color.alpha > 0, !path.isEmpty else { return .null }
      let reach = style.reach
      return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    case .aliased(let operation): return operation.markBounds.insetBy(dx: -1, dy: -1)
    case .image(let fill): return fill.alpha > 0 ? fill.destination : .null
    case .text(let text, let origin, _):
      return text.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    case .shadowRect(let rect, _, let radius, let color):
      let reach = BlurReach.reach(of: radius)
      return color.alpha > 0 ? rect.insetBy(dx: -reach, dy: -reach) : .null
    case .shadowPath(let path, let radius, let color):
      let reach = BlurReach.reach(of: radius)
      return color.alpha > 0 ? path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach) : .null
    }
  }

  /// A rectangle that the operation covers with opaque pixels, or the null rectangle if none is
  /// known.
  package var opaqueBounds: CGRect {
    switch self {
    case .fillRect(let rect, let radii, let color) where color.alpha == 1:
      rect.insideCorners(radii)
    case .gradientRect(let rect, let radii, let fill)
    where fill.extends && fill.colors.allSatisfy({ $0.alpha == 1 }) && fill.isEverywhere:
      rect.insideCorners(radii)
    case .image(let fill)
    where fill.image.isOpaque && fill.alpha == 1 && fill.tint == nil:
      fill.destination
    default: .null
    }
  }
}

extension StrokeStyle {
  /// The maximum distance that the line paints beyond its path, in points.
  ///
  /// It accounts for miters at corners and square caps at ends.
  package var reach: CGFloat {
    let miter = join == .miter ? max(miterLimit, 1) : 1
    return width / 2 * max(miter, cap == .square ? 1.5 : 1)
  }
}

extension GradientFill {
  /// Whether the extended gradient covers the whole plane.
  ///
  /// For a radial gradient, the value is `true` only if the circles are concentric and one radius
  /// is 0.
  fileprivate var isEverywhere: Bool {
    switch shape {
    case .linear, .conic: true
    case .radial(let start, let startRadius, let end, let endRadius):
      start == end && min(startRadius, endRadius) == 0
    }
  }
}

extension CGRect {
  /// Returns the larger of the two bands of the rectangle that do not contain rounded corners.
  ///
  /// One band spans the whole width, the other the whole height.
  package func insideCorners(_ radii: CornerRadii) -> CGRect {
    if radii.isZero { return self }
    let fitted = radii.fitted(to: size)
    let top = max(fitted.topLeft, fitted.topRight)
    let bottom = max(fitted.bottomLeft, fitted.bottomRight)
    let left = max(fitted.topLeft, fitted.bottomLeft)
    let right = max(fitted.topRight, fitted.bottomRight)
    let wide = CGRect(x: minX, y: minY + top, width: width, height: max(height - top - bottom, 0))
    let tall = CGRect(x: minX + left, y: minY, width: max(width - left - right, 0), height: height)
    return wide.area >= tall.area ? wide : tall
  }
}
