import QuartzCore

/// What painters of one picture share and keep from frame to frame; stores are the same for all pictures of an engine.
final class RenderResources {
  let scratch: ScratchPool
  let shadows: ShadowStore
  let roundRects: RoundRectStore
  /// How far rounding positions to pixels may carry a mark beyond its node's bounds, in pixels: half a
  /// pixel, more once a picture was seen that nests several odd positions.
  private(set) var snapReach: CGFloat = 0.5

  init() {
    scratch = ScratchPool()
    shadows = ShadowStore()
    roundRects = RoundRectStore()
  }

  /// Those of another picture of the same engine, whose positions say nothing about this one's.
  init(sharing other: RenderResources) {
    scratch = other.scratch
    shadows = other.shadows
    roundRects = other.roundRects
  }

  /// By how much less than it says an opaque node may cover, in pixels.
  ///
  /// Half a pixel is gone by rounding inwards.
  var occluderInset: Int { snapReach <= 0.5 ? 0 : Int(snapReach) }

  /// Takes note of how far rounding has moved something.
  func note(drift: CGPoint) {
    let reach = max(abs(drift.x), abs(drift.y))
    if reach > snapReach + 0.001, reach < 64 { snapReach = reach.rounded(.up) }
  }
}

/// Buffers for groups that are drawn apart before they are blended; handed out again instead of made anew.
final class ScratchPool {
  private var free: [PixelBuffer] = []

  /// More are not kept than a picture plausibly nests.
  private static let keptCount = 3

  /// A canvas over the given pixels, given back when `body` is done; transparent unless it need not be cleared.
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
