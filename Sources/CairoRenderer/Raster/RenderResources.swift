import QuartzCore

/// Resources that painters share from frame to frame; the stores are shared by all images of an
/// engine.
final class RenderResources {
  let scratch: ScratchPool
  let shadows: ShadowStore
  let roundRects: RoundRectStore
  /// The distance in pixels by which rounding may move a drawing beyond its node's bounds.
  ///
  /// It is half a pixel at first, and grows when nested fractional positions are encountered.
  private(set) var snapReach: CGFloat = 0.5

  init() {
    scratch = ScratchPool()
    shadows = ShadowStore()
    roundRects = RoundRectStore()
  }

  /// Creates resources for another image of the same engine, with its own rounding distance.
  init(sharing other: RenderResources) {
    scratch = other.scratch
    shadows = other.shadows
    roundRects = other.roundRects
  }

  /// The number of pixels to subtract from the edges of opaque nodes.
  ///
  /// Half a pixel is already lost by rounding inward.
  var occluderInset: Int { snapReach <= 0.5 ? 0 : Int(snapReach) }

  /// Records the distance by which rounding moved a node.
  func note(drift: CGPoint) {
    let reach = max(abs(drift.x), abs(drift.y))
    if reach > snapReach + 0.001, reach < 64 { snapReach = reach.rounded(.up) }
  }
}

/// A pool of buffers for groups that are drawn separately before they are blended.
final class ScratchPool {
  private var free: [PixelBuffer] = []

  /// The maximum number of buffers: more than this aren't usually nested.
  private static let keptCount = 3

  /// Calls `body` with a canvas for an area, which is returned to the pool afterward.
  ///
  /// The canvas is transparent at first, unless `clears` is `false`.
  @discardableResult
  func withCanvas<Result>(
    _ area: PixelRect,
    isOpaque: Bool = false,
    clears: Bool = true,
    _ body: (Canvas) -> Result
  ) -> Result? {
    guard PixelBuffer.isAllowed(width: area.width, height: area.height) else { return nil }
    let buffer = take(area)
    let canvas = Canvas(buffer: buffer, area: area, isOpaque: isOpaque)
    if clears { canvas.clear(area) }
    let result = body(canvas)
    free.append(buffer)
    if free.count > Self.keptCount { free.removeFirst() }
    return result
  }

  private func take(_ area: PixelRect) -> PixelBuffer {
    let bytes = area.width * area.height * 4
    let fitting = free.indices.filter {
      free[$0].bytesPerRow >= area.width * 4 && free[$0].height >= area.height
    }
    let best = fitting.min { free[$0].height * free[$0].width < free[$1].height * free[$1].width }
    if let best, free[best].bytesPerRow * free[best].height <= max(bytes * 8, 1 << 20) {
      return free.remove(at: best)
    }
    return PixelBuffer(width: area.width, height: area.height)
  }
}
