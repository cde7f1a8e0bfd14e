internal import CCairo
import QuartzCore

/// The alpha of small paths, cached by path and place.
///
/// Rasterizing a path takes ten times as long as blending its pixels.
final class PathMaskStore {
  private struct Key: Hashable {
    let path: ObjectIdentifier
    let count: Int
    let marking: PathMarking
    let transform: [CGFloat]
  }

  private struct Entry {
    /// The path, whose identity is part of the key.
    let path: CGPath
    let mask: AlphaMask
    /// The place of the mask, relative to the whole pixel.
    let area: PixelRect
  }

  private var entries: [Key: Entry] = [:]

  /// The maximum side in pixels; larger paths are drawn as outlines.
  private static let largestSide: CGFloat = 128
  private static let keptCount = 128

  /// Discards all masks.
  func removeAll() { entries = [:] }

  /// Returns the mask of a path and the position of its first pixel, or `nil` for large paths.
  func mask(
    of path: CGPath,
    _ marking: PathMarking,
    in bounds: CGRect,
    _ state: PaintState
  ) -> (mask: AlphaMask, x: Int, y: Int)? {
    let box = state.box(of: bounds)
    guard box.width <= Self.largestSide, box.height <= Self.largestSide, box.isDrawable,
      state.transform.tx.isFinite, state.transform.ty.isFinite
    else { return nil }
    // The mask is drawn relative to a whole pixel, so that equal keys always result in equal pixels.
    let left = state.transform.tx.rounded(.down)
    let top = state.transform.ty.rounded(.down)
    var local = state.transform
    local.tx -= left
    local.ty -= top
    let key = Key(
      path: ObjectIdentifier(path),
      count: path.elements.count,
      marking: marking,
      transform: [local.a, local.b, local.c, local.d, local.tx, local.ty]
    )
    let entry: Entry
    if let known = entries[key] {
      entry = known
    } else {
      let area = PixelRect(covering: box.offsetBy(dx: -left, dy: -top), outset: 1)
      guard let mask = AlphaMask.drawing(path, marking, transform: local, in: area) else {
        return nil
      }
      entry = Entry(path: path, mask: mask, area: area)
      if entries.count >= Self.keptCount { entries = [:] }
      entries[key] = entry
    }
    return (entry.mask, entry.area.x + Int(pixel: left), entry.area.y + Int(pixel: top))
  }
}

/// How a path is drawn.
enum PathMarking: Hashable {
  case fill(CGPathFillRule)
  case stroke(StrokeStyle)

  /// Returns the area in which the path may draw.
  func bounds(of path: CGPath) -> CGRect {
    guard case .stroke(let style) = self else { return path.elementBounds }
    let reach = style.width * max(style.join == .miter ? style.miterLimit : 1, 1.5) / 2
    return path.elementBounds.insetBy(dx: -reach, dy: -reach)
  }

  /// Draws a path in the color of a context.
  func draw(_ path: CGPath, _ transform: CGAffineTransform, in context: OpaquePointer) {
    cairo_new_path(context)
    let target = PathTarget(context: context)
    switch self {
    case .fill(let rule):
      target.transformed(transform) { target.append(path) }
      cairo_set_fill_rule(context, rule.cairoRule)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    case .stroke(let style):
      target.transformed(transform) {
        target.append(path)
        style.apply(to: context)
        cairo_stroke(context)
      }
    }
  }
}

extension StrokeStyle {
  fileprivate func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, cairo_line_cap_t(rawValue: UInt32(cap.rawValue)))
    cairo_set_line_join(context, cairo_line_join_t(rawValue: UInt32(join.rawValue)))
    cairo_set_miter_limit(context, max(miterLimit, 1))
    let dashes = dashLengths.map { Double($0) }
    let isUsable = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    cairo_set_dash(
      context,
      dashes,
      isUsable ? Int32(dashes.count) : 0,
      dashPhase.isFinite ? dashPhase : 0
    )
  }
}
