import Foundation
import QuartzCore

/// The caches that the painters of a picture share between frames.
///
/// The stores are shared by all pictures of an engine.
final class RenderResources {
  // R-IMG-10
  /// Protects the stores, and what the renderer keeps for images and fonts.
  ///
  /// Pictures are drawn one after the other, because images can be drawn on any thread. The lock is
  /// recursive, because the end of a picture can release objects of the application.
  static let lock = NSRecursiveLock()

  let scratch: ScratchPool
  let shadows: ShadowStore
  let roundRects: RoundRectStore
  let cores: PathCoreStore
  let pathMasks: PathMaskStore
  let glyphs: GlyphStore
  let pictures: PictureStore
  /// Whether bitmaps of nodes are kept in `pictures`, which is the case for the frames of windows.
  let keepsPictures: Bool
  /// The distance in pixels by which rounding can move an operation outside of its node's bounds:
  /// half a pixel, or more for a picture with several nested fractional positions.
  ///
  /// Each access reads or replaces it, so exclusive access is not checked.
  @exclusivity(unchecked) private(set) var snapReach: CGFloat = 0.5

  init() {
    scratch = ScratchPool()
    shadows = ShadowStore()
    roundRects = RoundRectStore()
    cores = PathCoreStore()
    pathMasks = PathMaskStore()
    glyphs = GlyphStore()
    pictures = PictureStore()
    keepsPictures = false
  }

  /// Creates resources that share the stores of another picture, but not its rounding distance.
  init(sharing other: RenderResources) {
    scratch = other.scratch
    shadows = other.shadows
    roundRects = other.roundRects
    cores = other.cores
    pathMasks = other.pathMasks
    glyphs = other.glyphs
    pictures = other.pictures
    keepsPictures = true
  }

  // R-LYR-16
  /// Discards all pixels and masks.
  func discard() {
    scratch.discard()
    shadows.removeAll()
    roundRects.removeAll()
    cores.removeAll()
    pathMasks.removeAll()
    glyphs.removeAll()
    pictures.removeAll()
  }

  /// The number of pixels by which an opaque node can cover less than its frame.
  ///
  /// Half a pixel is accounted for by rounding inwards.
  var occluderInset: Int { snapReach <= 0.5 ? 0 : Int(snapReach) }

  /// Records a distance by which rounding moved an operation.
  func note(drift: CGPoint) {
    let reach = max(abs(drift.x), abs(drift.y))
    if reach > snapReach + 0.001, reach < 64 { snapReach = reach.rounded(.up) }
  }
}

/// Buffers for groups that are drawn separately before they are blended, for reuse.
final class ScratchPool {
  private var free: [PixelBuffer] = []

  /// The number of buffers to keep; pictures rarely nest more groups.
  private static let keptCount = 3

  /// Provides a canvas for the given pixels while `body` runs.
  ///
  /// The canvas is transparent, unless it isn't required to be cleared.
  @discardableResult
  func withCanvas<Result>(
    _ area: PixelRect,
    isOpaque: Bool = false,
    clears: Bool = true,
    _ body: (Canvas) -> Result
  ) -> Result? {
    guard PixelBuffer.isAllowed(width: area.width, height: area.height) else { return nil }
    let buffer = take(area)
    let canvas = Canvas(
      buffer: PixelBuffer(width: area.width, height: area.height, memoryOf: buffer),
      area: area,
      isOpaque: isOpaque
    )
    if clears { canvas.clear(area) }
    let result = body(canvas)
    keep(buffer)
    return result
  }

  /// Provides a transparent mask while `body` runs.
  func withMask(width: Int, height: Int, _ body: (AlphaMask) -> Void) {
    guard PixelBuffer.isAllowed(width: width, height: height) else { return }
    let stride = AlphaMask.bytesPerRow(width: width)
    let buffer = take(PixelRect(x: 0, y: 0, width: stride / 4, height: height))
    if let mask = AlphaMask(width: width, height: height, memoryOf: buffer) { body(mask) }
    keep(buffer)
  }

  /// Discards the buffers that are not in use.
  func discard() { free = [] }

  /// The size of the buffers that are not in use.
  var byteCount: Int { free.reduce(0) { $0 + $1.byteCount } }

  /// Keeps a buffer for reuse, and discards the smallest one if there are too many.
  private func keep(_ buffer: PixelBuffer) {
    free.append(buffer)
    guard free.count > Self.keptCount else { return }
    let smallest = free.indices.min { free[$0].byteCount < free[$1].byteCount }
    if let smallest { free.remove(at: smallest) }
  }

  /// Returns the smallest unused buffer that is large enough, or a new one.
  ///
  /// A buffer of any shape is used, because the group of an animation has another size in each frame.
  private func take(_ area: PixelRect) -> PixelBuffer {
    let count = area.width * area.height * 4
    let fitting = free.indices.filter { free[$0].byteCount >= count }
    let best = fitting.min { free[$0].byteCount < free[$1].byteCount }
    if let best { return free.remove(at: best) }
    // Groups that grow in each frame do not need another buffer in each frame.
    let height = area.height + area.height / 4
    let isAllowed = PixelBuffer.isAllowed(width: area.width, height: height)
    return PixelBuffer(width: area.width, height: isAllowed ? height : area.height)
  }
}
