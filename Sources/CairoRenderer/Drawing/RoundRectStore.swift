internal import CCairo
import QuartzCore

/// Masks of small rounded rectangles, cached by their dimensions.
///
/// Badges, buttons and dots occur in every frame, and rasterizing four arcs costs ten times as much
/// as blending their pixels.
final class RoundRectStore {
  private struct Key: Hashable {
    /// The edges relative to the first pixel, and the radii, in 1/64 pixels.
    var measures: [Int32]
  }

  private var masks: [Key: AlphaMask] = [:]

  /// The maximum side in pixels; larger rectangles are drawn as outlines.
  private static let largestSide: CGFloat = 200
  private static let keptCount = 128

  /// Returns the mask of a rectangle in pixels and the position of its first pixel, or `nil` for
  /// large rectangles.
  func mask(_ rect: CGRect, radii: CornerRadii) -> (mask: AlphaMask, x: Int, y: Int)? {
    guard rect.width <= Self.largestSide, rect.height <= Self.largestSide else { return nil }
    let area = PixelRect(covering: rect)
    guard !area.isEmpty else { return nil }
    let local = rect.offsetBy(dx: CGFloat(-area.x), dy: CGFloat(-area.y))
    let measures = [
      local.minX, local.minY, local.maxX, local.maxY, radii.topLeft, radii.topRight,
      radii.bottomRight, radii.bottomLeft,
    ].map { Int32(($0 * 64).rounded()) }
    let key = Key(measures: measures)
    if let known = masks[key] { return (known, area.x, area.y) }
    guard let made = AlphaMask(width: area.width, height: area.height) else { return nil }
    // The mask is drawn from the values of the key, so that equal keys always result in equal
    // pixels.
    let parts = measures.map { CGFloat($0) / 64 }
    MaskCanvas(made).fill(
      CGRect(x: parts[0], y: parts[1], width: parts[2] - parts[0], height: parts[3] - parts[1]),
      radii: CornerRadii(
        topLeft: parts[4],
        topRight: parts[5],
        bottomRight: parts[6],
        bottomLeft: parts[7]
      )
    )
    cairo_surface_flush(made.surface)
    if masks.count >= Self.keptCount { masks = [:] }
    masks[key] = made
    return (made, area.x, area.y)
  }
}
