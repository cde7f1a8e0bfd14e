import QuartzCore

/// The pixels to redraw, as a few rectangles that don't overlap much.
///
/// Rectangles that intersect, or that fill most of their bounding box, are joined: each rectangle
/// costs a traversal of the display tree, and each superfluous pixel costs its fill.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []

  /// The maximum number of rectangles; beyond it, the closest ones are joined.
  private static let limit = 40

  /// The number of pixels by which a joined box may exceed its parts: about the cost of a
  /// traversal.
  private static let spare = 4_000

  init() {}

  init(_ rect: PixelRect) { rects = rect.isEmpty ? [] : [rect] }

  var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle; afterward a single rectangle contains all of it.
  mutating func merge(_ rect: PixelRect) {
    if rect.isEmpty { return }
    var joined = rect
    var index = 0
    while index < rects.count {
      if Self.belong(rects[index], joined) {
        joined = joined.union(rects[index])
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(joined)
    if rects.count > Self.limit { joinClosest() }
  }

  private static func belong(_ left: PixelRect, _ right: PixelRect) -> Bool {
    if left.intersects(right) { return true }
    return left.union(right).area - left.area - right.area <= spare
  }

  private mutating func joinClosest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let pair = rects[first].union(rects[second])
        let waste = pair.area - rects[first].area - rects[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    merge(joined)
  }
}
