internal import CCairo
import QuartzCore

/// Large rectangles inside of a path.
///
///     ┌─────────────┐
///     │    edges    │   The largest rectangle inside of the path is found, then the largest one at each
///     │  ┌───────┐  │   of its sides, because the outlines of masks are mostly rounded rectangles.
///     │┌─┤ cores ├─┐│
///     │└─┤       ├─┘│   If the path is not mostly between straight sides, it is filled at a fraction of its
///     │  └───────┘  │   size, and rectangles of covered pixels are found.
///     └─────────────┘
final class PathCore {
  /// The pixels that the path may touch.
  let bounds: PixelRect
  /// Rectangles of pixels that the path covers entirely, which do not overlap.
  let cores: [PixelRect]
  /// The parts of the bounds outside of the cores.
  let edges: [PixelRect]
  private let path: CGPath
  private let rule: CGPathFillRule
  private let transform: CGAffineTransform

  /// The maximum number of pixels of the small picture.
  private static let pixelLimit = 1 << 16

  /// Finds the cores, or returns `nil` for paths that are small or are not drawable.
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
    let parts =
      Self.partsAtStraightSides(of: bounds, path, transform)
      ?? Self.partsOfCells(in: bounds, path, rule, transform)
    guard let parts, !parts.cores.isEmpty else { return nil }
    (cores, edges) = parts
  }

  private typealias Parts = (cores: [PixelRect], edges: [PixelRect])

  /// Returns the parts of a path with straight sides, unless the cores are much smaller than the path.
  private static func partsAtStraightSides(
    of bounds: PixelRect,
    _ path: CGPath,
    _ transform: CGAffineTransform
  ) -> Parts? {
    guard let sides = StraightSides(path, transform) else { return nil }
    let parts = parts(of: bounds) { sides.largestRectangle(in: $0) }
    return parts.cores.reduce(0) { $0 + $1.area } * 4 >= bounds.area * 3 ? parts : nil
  }

  /// Returns the parts of a path that is filled at a fraction of its size, or `nil` if it is too large.
  private static func partsOfCells(
    in bounds: PixelRect,
    _ path: CGPath,
    _ rule: CGPathFillRule,
    _ transform: CGAffineTransform
  ) -> Parts? {
    var step = 8
    while bounds.area / (step * step) > pixelLimit { step *= 2 }
    guard
      let mask = AlphaMask.drawing(path, .fill(rule), transform: transform, in: bounds, step: step)
    else { return nil }
    let cells = CoveredCells(mask)
    let whole = PixelRect(x: 0, y: 0, width: mask.width, height: mask.height)
    let parts = parts(of: whole) { cells.largestRectangle(in: $0) }
    func pixels(of cells: PixelRect) -> PixelRect {
      PixelRect(
        x: bounds.x + cells.x * step,
        y: bounds.y + cells.y * step,
        width: cells.width * step,
        height: cells.height * step
      ).intersection(bounds)
    }
    return (parts.cores.map(pixels), parts.edges.map(pixels))
  }

  /// Divides an area into a largest rectangle, one at each of its sides, and the rest.
  private static func parts(
    of area: PixelRect,
    _ largestRectangle: (PixelRect) -> PixelRect
  ) -> Parts {
    let first = largestRectangle(area)
    if first.isEmpty { return ([], [area]) }
    var (cores, edges) = ([first], [PixelRect]())
    for side in area.pieces(outside: first) {
      let second = largestRectangle(side)
      if !second.isEmpty { cores.append(second) }
      edges += side.pieces(outside: second)
    }
    return (cores, edges)
  }

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
}

/// The pixels of a small picture that represent pixels that are covered entirely.
private struct CoveredCells {
  private let width: Int
  private let isCovered: [Bool]

  /// Creates the cells of a mask.
  ///
  /// The alpha is rounded, so that the outermost opaque pixels may not be covered entirely.
  init(_ mask: AlphaMask) {
    let (width, height, stride) = (mask.width, mask.height, mask.bytesPerRow)
    self.width = width
    isCovered = [Bool](unsafeUninitializedCapacity: width * height) { cells, count in
      cells.initialize(repeating: false)
      count = cells.count
      guard width > 2, height > 2 else { return }
      for row in 1..<height - 1 {
        for column in 1..<width - 1 {
          let place = mask.bytes + row * stride + column
          let above = place[-stride - 1] & place[-stride] & place[-stride + 1]
          let below = place[stride - 1] & place[stride] & place[stride + 1]
          cells[row * width + column] = place[-1] & place[0] & place[1] & above & below == 255
        }
      }
    }
  }

  /// Returns the largest rectangle of covered pixels in another one.
  ///
  /// In each row, the numbers of covered pixels above form a histogram, whose rectangles end where a
  /// lower column follows.
  func largestRectangle(in area: PixelRect) -> PixelRect {
    var heights = [Int](repeating: 0, count: area.width + 1)
    var best = PixelRect.empty
    var open: [(start: Int, height: Int)] = []
    for row in area.rows {
      for column in 0...area.width {
        if column < area.width {
          heights[column] = isCovered[row * width + area.x + column] ? heights[column] + 1 : 0
        }
        var start = column
        while let last = open.last, last.height > heights[column] {
          start = last.start
          open.removeLast()
          if last.height * (column - start) > best.area {
            best = PixelRect(
              x: area.x + start,
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
