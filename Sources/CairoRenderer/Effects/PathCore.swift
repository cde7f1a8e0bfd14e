internal import CCairo
import QuartzCore

/// A large rectangle inside of a path.
///
/// The path is filled at a fraction of its size, and the largest rectangle of covered pixels is found.
final class PathCore {
  /// The pixels that the path may touch.
  let bounds: PixelRect
  /// Pixels that the path covers entirely.
  let core: PixelRect
  private let path: CGPath
  private let rule: CGPathFillRule
  private let transform: CGAffineTransform

  /// The maximum number of pixels of the small picture.
  private static let pixelLimit = 1 << 16

  /// Finds the rectangle, or returns `nil` for paths that are small or are not drawable.
  init?(_ path: CGPath, rule: CGPathFillRule, _ state: PaintState) {
    let box = state.box(of: path.elementBounds)
    guard box.isDrawable else { return nil }
    self.path = path
    self.rule = rule
    transform = state.transform
    bounds = PixelRect(covering: box, outset: 1)
    guard GroupCache.isLarge(bounds), bounds.width <= PixelBuffer.sideLimit,
      bounds.height <= PixelBuffer.sideLimit
    else { return nil }
    var step = 8
    while bounds.area / (step * step) > Self.pixelLimit { step *= 2 }
    guard
      let mask = AlphaMask.drawing(path, .fill(rule), transform: transform, in: bounds, step: step)
    else { return nil }
    // The alpha is rounded, so the outermost pixels may not be covered entirely.
    let cells = Self.largestRectangle(in: mask).insetBy(1)
    core = PixelRect(
      x: bounds.x + cells.x * step,
      y: bounds.y + cells.y * step,
      width: cells.width * step,
      height: cells.height * step
    )
    edges = bounds.pieces(outside: core)
    if core.isEmpty { return nil }
  }

  /// The parts of the bounds outside of the core.
  let edges: [PixelRect]

  private var masks: [Int: AlphaMask] = [:]

  /// Returns the alpha of the pixels of the edge with an index.
  func mask(ofEdge index: Int) -> AlphaMask? {
    if let known = masks[index] { return known }
    let made = AlphaMask.drawing(path, .fill(rule), transform: transform, in: edges[index])
    masks[index] = made
    return made
  }

  /// Returns whether the core is that of a path in a state.
  func matches(_ path: CGPath, _ rule: CGPathFillRule, _ state: PaintState) -> Bool {
    transform == state.transform && self.rule == rule && self.path == path
  }

  /// Returns the largest rectangle of opaque pixels.
  ///
  /// In each row, the numbers of opaque pixels above form a histogram, whose rectangles end where a
  /// lower column follows.
  private static func largestRectangle(in mask: AlphaMask) -> PixelRect {
    var heights = [Int](repeating: 0, count: mask.width + 1)
    var best = PixelRect.empty
    var open: [(start: Int, height: Int)] = []
    for row in 0..<mask.height {
      let alphas = mask.bytes + row * mask.bytesPerRow
      for column in 0...mask.width {
        if column < mask.width { heights[column] = alphas[column] == 255 ? heights[column] + 1 : 0 }
        var start = column
        while let last = open.last, last.height > heights[column] {
          start = last.start
          open.removeLast()
          if last.height * (column - start) > best.area {
            best = PixelRect(
              x: start,
              y: row + 1 - last.height,
              width: column - start,
              height: last.height
            )
          }
        }
        if heights[column] > open.last?.height ?? 0 { open.append((start, heights[column])) }
      }
    }
    return best
  }
}

/// The cores of the paths that were drawn most recently, because a path is drawn in several parts.
final class PathCoreStore {
  private var cores: [PathCore] = []

  private static let keptCount = 2

  /// Discards all cores.
  func removeAll() { cores = [] }

  /// Returns the core of a path, or `nil` if the path has none.
  func core(of path: CGPath, _ rule: CGPathFillRule, _ state: PaintState) -> PathCore? {
    if let known = cores.first(where: { $0.matches(path, rule, state) }) { return known }
    guard let made = PathCore(path, rule: rule, state) else { return nil }
    if cores.count >= Self.keptCount { cores.removeFirst() }
    cores.append(made)
    return made
  }
}
