internal import CCairo
import QuartzCore

/// Masks of small rounded rectangles, cached by their dimensions.
///
/// Badges, buttons, dots and the home indicator occur in every frame, and rasterizing four arcs costs
/// ten times as much as blending their pixels.
final class RoundRectStore {
  private struct Key: Hashable {
    /// The edges relative to the first pixel, and the radii, in 1/64 pixels.
    var measures: SIMD8<Int32>

    func hash(into hasher: inout Hasher) {
      withUnsafeBytes(of: measures) { hasher.combine(bytes: $0) }
    }
  }

  private var masks: [Key: AlphaMask] = [:]

  /// The maximum side in pixels; larger rectangles are drawn as outlines.
  private static let largestSide: CGFloat = 200
  /// The maximum side of opaque rectangles, whose area is limited too.
  ///
  /// Outlines that are translucent have other pixels than masks, because cairo rounds differently.
  private static let largestOpaqueSide: CGFloat = 1_000
  private static let keptCount = 128

  /// Discards all masks.
  func removeAll() { masks = [:] }

  /// Returns the mask of a rectangle in pixels.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radii: The radii of its corners.
  ///   - isOpaque: Whether it is filled with an opaque color, so that it may be longer.
  /// - Returns: The mask and the position of its first pixel, or `nil` for large rectangles.
  func mask(
    _ rect: CGRect,
    radii: CornerRadii,
    isOpaque: Bool = false
  ) -> (mask: AlphaMask, x: Int, y: Int)? {
    let longest = isOpaque ? Self.largestOpaqueSide : Self.largestSide
    guard max(rect.width, rect.height) <= longest,
      rect.width * rect.height <= Self.largestSide * Self.largestSide
    else { return nil }
    let area = PixelRect(covering: rect)
    guard !area.isEmpty else { return nil }
    let local = rect.offsetBy(dx: CGFloat(-area.x), dy: CGFloat(-area.y))
    func measure(_ value: CGFloat) -> Int32 { Int32((value * 64).rounded()) }
    let measures = SIMD8(
      measure(local.minX),
      measure(local.minY),
      measure(local.maxX),
      measure(local.maxY),
      measure(radii.topLeft),
      measure(radii.topRight),
      measure(radii.bottomRight),
      measure(radii.bottomLeft)
    )
    let key = Key(measures: measures)
    if let known = masks[key] { return (known, area.x, area.y) }
    guard let made = AlphaMask(width: area.width, height: area.height) else { return nil }
    // The mask is drawn from the values of the key, so that equal keys always result in equal
    // pixels.
    func part(_ index: Int) -> CGFloat { CGFloat(measures[index]) / 64 }
    MaskCanvas(made).fill(
      CGRect(x: part(0), y: part(1), width: part(2) - part(0), height: part(3) - part(1)),
      radii: CornerRadii(
        topLeft: part(4),
        topRight: part(5),
        bottomRight: part(6),
        bottomLeft: part(7)
      )
    )
    cairo_surface_flush(made.surface)
    if masks.count >= Self.keptCount { masks = [:] }
    masks[key] = made
    return (made, area.x, area.y)
  }
}
