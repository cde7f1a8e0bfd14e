import QuartzCore

/// A fixed number of rectangles that together mark the parts of a window to repaint.
///
/// If a marker changed, GTK repaints the rectangle that it had when the window was painted last, and
/// the one that it has now. A rectangle is therefore given to the marker whose change repaints the
/// fewest other pixels. Parts of a window that change again and again keep their markers.
struct DamageMarkers {
  /// The rectangles of the markers, which are empty at first.
  private(set) var rects: [PixelRect]
  /// Whether each marker changed since the window was painted last.
  private var isChanged: [Bool]

  init(count: Int) {
    rects = Array(repeating: PixelRect(x: 0, y: 0, width: 0, height: 0), count: count)
    isChanged = Array(repeating: false, count: count)
  }

  // R-WIN-25
  /// Gives a rectangle to a marker, and returns the index of the marker, which has to change.
  mutating func add(_ rect: PixelRect) -> Int {
    var best = 0
    var lowest = Int.max
    for index in rects.indices {
      let old = rects[index]
      let shared = old.sharedArea(with: rect)
      // A changed marker keeps the parts that are not painted yet.
      let waste =
        isChanged[index]
        ? old.union(rect).area - old.area - rect.area + shared
        : old.area - shared
      if waste < lowest || waste == lowest && old.area > rects[best].area {
        best = index
        lowest = waste
      }
    }
    rects[best] = isChanged[best] ? rects[best].union(rect) : rect
    isChanged[best] = true
    return best
  }

  /// Called when the window is painted.
  mutating func painted() {
    for index in isChanged.indices { isChanged[index] = false }
  }
}

extension PixelRect {
  fileprivate var area: Int { width * height }

  fileprivate func sharedArea(with other: PixelRect) -> Int {
    let width = min(x + width, other.x + other.width) - max(x, other.x)
    let height = min(y + height, other.y + other.height) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }

  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }
}
