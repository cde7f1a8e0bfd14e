internal import CCairo
import QuartzCore

/// The cairo surfaces of an image: one that wraps its pixels, and one for each size in which it was
/// drawn.
final class ImageSurfaces {
  let surface: OpaquePointer
  private var prepared: [Preparation: OpaquePointer] = [:]
  private var preparedBytes = 0
  /// The preparations that were requested last, the latest first.
  private var requested: [Preparation] = []

  /// The scaling of an image to a number of pixels.
  struct Preparation: Hashable {
    var width: Int
    var height: Int
    var source: PixelRect
    var isSmooth: Bool
    var slices: Slices?

    var bytes: Int { width * height * 4 }

    /// Whether the result is small enough to be cached.
    var isCacheable: Bool {
      PixelBuffer.isAllowed(width: width, height: height) && bytes <= ImageSurfaces.keptBytes
    }

    /// The sampler that draws this, or `nil` if cairo does.
    func sampler(of image: CGImage) -> ImageSampler? {
      #if UNOPTIMIZED
        return nil
      #else
        guard isSmooth, slices == nil else { return nil }
        return ImageSampler(image, source: source, width: width, height: height)
      #endif
    }
  }

  /// Nine slices in pixels: the outer parts of the source, and their sizes in the target.
  struct Slices: Hashable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
    /// The number of target pixels per source pixel.
    var factor: CGFloat
    var tiles: Bool
  }

  /// The maximum size of a cached result in bytes.
  ///
  /// Larger results are drawn each time.
  private static let keptBytes = 24 << 20

  /// The number of sizes to remember; more than images of a list have at once.
  private static let rememberedCount = 4

  init(_ image: CGImage) {
    surface = cairo_image_surface_create_for_data(
      UnsafeMutablePointer(mutating: image.pixels),
      image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(image.width),
      Int32(image.height),
      Int32(image.bytesPerRow)
    )
  }

  deinit {
    prepared.values.forEach(cairo_surface_destroy)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  static func of(_ image: CGImage) -> ImageSurfaces {
    if let known = image.rendererCache as? ImageSurfaces { return known }
    let made = ImageSurfaces(image)
    image.rendererCache = made
    return made
  }

  /// Remembers that an image is drawn at a size.
  ///
  /// - Parameter wanted: The size.
  /// - Returns: Whether it is the first time, which is also the last time while the image is zoomed.
  func addRequest(_ wanted: Preparation) -> Bool {
    if prepared[wanted] != nil || requested.contains(wanted) { return false }
    requested.insert(wanted, at: 0)
    if requested.count > Self.rememberedCount { requested.removeLast() }
    return true
  }

  /// Returns a surface with the prepared image, or `nil` if it is too large to be cached.
  func surface(for wanted: Preparation, of image: CGImage) -> OpaquePointer? {
    if isUnchanged(wanted, image) { return surface }
    if let known = prepared[wanted] { return known }
    guard wanted.isCacheable else { return nil }
    if preparedBytes + wanted.bytes > Self.keptBytes {
      prepared.values.forEach(cairo_surface_destroy)
      prepared = [:]
      preparedBytes = 0
    }
    let made = prepare(wanted, image)
    prepared[wanted] = made
    preparedBytes += wanted.bytes
    return made
  }

  /// Whether the prepared image is the image itself.
  func isUnchanged(_ wanted: Preparation, _ image: CGImage) -> Bool {
    wanted.source == PixelRect(x: 0, y: 0, width: image.width, height: image.height)
      && wanted.slices == nil && wanted.width == image.width && wanted.height == image.height
  }

  private func prepare(_ wanted: Preparation, _ image: CGImage) -> OpaquePointer {
    let target: OpaquePointer = cairo_image_surface_create(
      image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(wanted.width),
      Int32(wanted.height)
    )
    if let sampler = wanted.sampler(of: image), let bytes = cairo_image_surface_get_data(target) {
      sampler.write(
        PixelRect(x: 0, y: 0, width: wanted.width, height: wanted.height),
        to: UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self),
        bytesPerRow: Int(cairo_image_surface_get_stride(target))
      )
      cairo_surface_mark_dirty(target)
      return target
    }
    let context: OpaquePointer = cairo_create(target)
    defer { cairo_destroy(context) }
    let whole = CGRect(x: 0, y: 0, width: wanted.width, height: wanted.height)
    if let slices = wanted.slices {
      drawSlices(slices, of: wanted.source.rect, in: whole, context, isSmooth: wanted.isSmooth)
    } else {
      draw(wanted.source.rect, in: whole, context, isSmooth: wanted.isSmooth)
    }
    return target
  }

  /// Draws a part of the source over a rectangle, without colors from outside that part.
  func draw(_ source: CGRect, in target: CGRect, _ context: OpaquePointer, isSmooth: Bool) {
    guard target.width > 0, target.height > 0, source.width > 0, source.height > 0 else { return }
    let part: OpaquePointer = cairo_surface_create_for_rectangle(
      surface,
      source.minX,
      source.minY,
      source.width,
      source.height
    )
    defer { cairo_surface_destroy(part) }
    let scaleX = target.width / source.width
    let scaleY = target.height / source.height
    cairo_save(context)
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, scaleX, scaleY)
    cairo_set_source_surface(context, part, 0, 0)
    let pattern = cairo_get_source(context)
    let filter =
      isSmooth
      ? (min(scaleX, scaleY) < ImageSampler.smallestScale
        ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
      : CAIRO_FILTER_NEAREST
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func drawSlices(
    _ slices: Slices,
    of source: CGRect,
    in target: CGRect,
    _ context: OpaquePointer,
    isSmooth: Bool
  ) {
    let columns = Self.cuts(
      source: source.width,
      target: target.width,
      low: slices.left,
      high: slices.right,
      factor: slices.factor
    )
    let rows = Self.cuts(
      source: source.height,
      target: target.height,
      low: slices.top,
      high: slices.bottom,
      factor: slices.factor
    )
    for row in rows {
      for column in columns {
        let from = CGRect(
          x: source.minX + column.source.lowerBound,
          y: source.minY + row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound
        )
        let onto = CGRect(
          x: column.target.lowerBound,
          y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound
        )
        let isCorner = column.isEdge && row.isEdge
        if slices.tiles, !isCorner {
          tile(from, in: onto, factor: slices.factor, context, isSmooth: isSmooth)
        } else {
          draw(from, in: onto, context, isSmooth: isSmooth)
        }
      }
    }
  }

  /// Repeats a part of the source over a rectangle from its upper-left corner.
  private func tile(
    _ source: CGRect,
    in target: CGRect,
    factor: CGFloat,
    _ context: OpaquePointer,
    isSmooth: Bool
  ) {
    // Repeating a single pixel has the same result as stretching it, and is faster.
    let step = CGSize(
      width: source.width <= 1 ? target.width : source.width * factor,
      height: source.height <= 1 ? target.height : source.height * factor
    )
    guard step.width >= 1, step.height >= 1 else {
      draw(source, in: target, context, isSmooth: isSmooth)
      return
    }
    cairo_save(context)
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    for y in stride(from: target.minY, to: target.maxY, by: step.height) {
      for x in stride(from: target.minX, to: target.maxX, by: step.width) {
        draw(
          source,
          in: CGRect(origin: CGPoint(x: x, y: y), size: step),
          context,
          isSmooth: isSmooth
        )
      }
    }
    cairo_restore(context)
  }

  private typealias Cut = (source: Range<CGFloat>, target: Range<CGFloat>, isEdge: Bool)

  /// Returns the three slices in one direction; if the outer slices do not fit, they are scaled
  /// down by a common factor.
  private static func cuts(
    source: CGFloat,
    target: CGFloat,
    low: CGFloat,
    high: CGFloat,
    factor: CGFloat
  ) -> [Cut] {
    let low = min(max(low, 0), source)
    let high = min(max(high, 0), source - low)
    let outer = (low + high) * factor
    let fit = outer > target ? target / max(outer, 1e-9) : 1
    let lowTarget = (low * factor * fit).rounded()
    let highTarget = (high * factor * fit).rounded()
    let cuts: [Cut] = [
      (0..<low, 0..<lowTarget, true),
      (low..<source - high, lowTarget..<max(lowTarget, target - highTarget), false),
      (source - high..<source, max(lowTarget, target - highTarget)..<target, true),
    ]
    return cuts.filter {
      $0.source.upperBound > $0.source.lowerBound && $0.target.upperBound > $0.target.lowerBound
    }
  }
}
