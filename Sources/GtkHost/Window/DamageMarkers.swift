import QuartzCore

/// A limited number of rectangles that together mark the parts of a window to repaint.
///
/// If a marker changed, GTK repaints the rectangle that it had when the window was painted last, and
/// the one that it has now. A rectangle is therefore given to the marker whose change repaints the
/// fewest other pixels. Parts of a window that change again and again keep their markers.
struct DamageMarkers {
  private let limit: Int
  /// The rectangles of the markers in use.
  private(set) var rects: [PixelRect] = []
  /// Whether each marker changed since the window was painted last.
  private var isChanged: [Bool] = []

  /// Creates markers without rectangles.
  ///
  /// - Parameter limit: The number of markers, which is positive.
  init(limit: Int) { self.limit = limit }

  // R-WIN-25
  /// Gives a rectangle to a marker, and returns the index of the marker, which has to change.
  ///
  /// The index of a marker that was not in use before is the number of the others.
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
    if lowest > 0, rects.count < limit {
      rects.append(rect)
      isChanged.append(true)
      return rects.count - 1
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
