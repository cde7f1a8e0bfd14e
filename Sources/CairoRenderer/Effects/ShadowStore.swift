internal import CCairo
import QuartzCore

/// Blurred rounded rectangles and paths, cached by their dimensions, because the same few shadows occur
/// in every frame.
final class ShadowStore {
  private struct RectKey: Hashable {
    var width: Int
    var height: Int
    /// The radii in 1/64 pixels, so that equal shadows have equal keys.
    var radii: [Int]
    var deviation: Int
  }

  private struct PathKey: Hashable {
    var path: CGPath
    /// The transform to pixels, without the translation by whole pixels.
    var transform: CGAffineTransform
    var deviation: CGFloat
  }

  private var masks: [RectKey: AlphaMask] = [:]
  private var shadows: [PathKey: PathShadow] = [:]
  /// The size of all pixels.
  private(set) var byteCount = 0

  /// The maximum size of all pixels.
  static let byteLimit = 8 << 20

  /// Returns the blurred outline of a rectangle that is inset by `margin` pixels in the mask.
  func mask(
    width: Int,
    height: Int,
    radii: CornerRadii,
    deviation: CGFloat,
    blur: BoxBlur
  ) -> (mask: AlphaMask, margin: Int)? {
    let margin = blur.reach + 1
    let key = RectKey(
      width: width,
      height: height,
      radii: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
        Int(($0 * 64).rounded())
      },
      deviation: Int((deviation * 64).rounded())
    )
    if let known = masks[key] { return (known, margin) }
    guard
      let made = makeMask(width: width, height: height, radii: radii, margin: margin, blur: blur)
    else { return nil }
    if makeRoom(made.byteCount) { masks[key] = made }
    return (made, margin)
  }

  /// Returns the blurred outline of a path, and the position in pixels to which it is moved.
  func shadow(
    of path: CGPath,
    _ transform: CGAffineTransform,
    deviation: CGFloat
  ) -> (shadow: PathShadow, x: Int, y: Int)? {
    let x = Int(pixel: transform.tx.rounded(.down))
    let y = Int(pixel: transform.ty.rounded(.down))
    var local = transform
    local.tx -= CGFloat(x)
    local.ty -= CGFloat(y)
    let key = PathKey(path: path, transform: local, deviation: deviation)
    if let known = shadows[key] { return (known, x, y) }
    guard let made = PathShadow(path, transform: local, deviation: deviation) else { return nil }
    if makeRoom(made.byteCount) { shadows[key] = made }
    return (made, x, y)
  }

  /// Discards all pixels if others do not fit in addition, and returns whether they fit now.
  private func makeRoom(_ count: Int) -> Bool {
    guard count <= Self.byteLimit else { return false }
    if byteCount + count > Self.byteLimit { removeAll() }
    byteCount += count
    return true
  }

  /// Discards all pixels.
  func removeAll() {
    masks = [:]
    shadows = [:]
    byteCount = 0
  }

  /// Blurs the smallest rectangle with the same corners, then extends its straight middle.
  private func makeMask(
    width: Int,
    height: Int,
    radii: CornerRadii,
    margin: Int,
    blur: BoxBlur
  ) -> AlphaMask? {
    let corner = Int(radii.largest.rounded(.up)) + margin
    let coreWidth = min(width, 2 * corner + 1)
    let coreHeight = min(height, 2 * corner + 1)
    guard let core = AlphaMask(width: coreWidth + 2 * margin, height: coreHeight + 2 * margin)
    else {
      return nil
    }
    let canvas = MaskCanvas(core)
    canvas.fill(
      CGRect(x: margin, y: margin, width: coreWidth, height: coreHeight),
      radii: radii
    )
    core.blur(blur)
    if coreWidth == width, coreHeight == height { return core }
    return stretch(core, toWidth: width + 2 * margin, height: height + 2 * margin)
  }

  private func stretch(_ core: AlphaMask, toWidth width: Int, height: Int) -> AlphaMask? {
    guard let result = AlphaMask(width: width, height: height) else { return nil }
    cairo_surface_flush(result.surface)
    let middleColumn = core.width / 2
    let middleRow = core.height / 2
    for y in 0..<height {
      let fromBottom = height - 1 - y
      let row =
        y <= middleRow ? y : fromBottom <= middleRow ? core.height - 1 - fromBottom : middleRow
      let source = core.bytes + row * core.bytesPerRow
      let target = result.bytes + y * result.bytesPerRow
      let right = core.width - middleColumn - 1
      target.update(from: source, count: middleColumn)
      (target + middleColumn).update(
        repeating: source[middleColumn],
        count: width - middleColumn - right
      )
      (target + width - right).update(from: source + middleColumn + 1, count: right)
    }
    cairo_surface_mark_dirty(result.surface)
    return result
  }
}

/// Draws outlines into a mask.
struct MaskCanvas {
  private let mask: AlphaMask

  init(_ mask: AlphaMask) { self.mask = mask }

  func fill(_ rect: CGRect, radii: CornerRadii) {
    draw { context in
      PathTarget(context: context).append(rect, radii: radii)
      cairo_fill(context)
    }
  }

  func draw(
    _ path: CGPath,
    _ marking: PathMarking = .fill(.winding),
    transform: CGAffineTransform
  ) {
    draw { marking.draw(path, transform, in: $0) }
  }

  private func draw(_ body: (OpaquePointer) -> Void) {
    let context: OpaquePointer = cairo_create(mask.surface)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    body(context)
    cairo_destroy(context)
  }
}
