import QuartzCore

/// The pixels to draw anew, as few rectangles that do not overlap much.
///
/// Rectangles that meet, or that together fill most of the box round them, become that box: each rectangle
/// costs a walk through the picture, each pixel in vain costs its fill.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []

  /// Beyond this many the closest are joined.
  private static let limit = 40

  /// How much larger than its parts, in pixels, a joined box may always be: about what one walk costs.
  private static let spare = 4_000

  init() {}

  init(_ rect: PixelRect) { rects = rect.isEmpty ? [] : [rect] }

  var isEmpty: Bool { rects.isEmpty }

  /// Adds pixels as one piece: afterwards a single rectangle holds all of them.
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
