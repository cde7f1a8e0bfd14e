import QuartzCore

extension PixelRect {
  /// Calls a closure with bands that together contain all rows of the rectangle, and returns when all
  /// calls have returned.
  ///
  /// The bands of a large rectangle are passed to the closure at the same time, on two threads. The
  /// closure must not change anything but pixels in its band, and what it writes must not depend on
  /// the bands. If the rectangle is small, the closure is called once with the whole rectangle, or not at
  /// all if it is empty.
  ///
  /// - Parameters:
  ///   - step: The number of rows that are not divided.
  ///   - body: The closure.
  @inline(__always)
  func inBands(of step: Int = 1, _ body: (PixelRect) -> Void) {
    if isEmpty { return }
    if area < BandWorker.smallestCost { return body(self) }
    BandWorker.divide((height + step - 1) / step, cost: area) { steps in
      let (first, end) = (y + steps.lowerBound * step, y + steps.upperBound * step)
      body(PixelRect(minX: x, minY: first, maxX: maxX, maxY: min(end, maxY)))
    }
  }

  /// Bands with all rows of the rectangle, each with about as many pixels as a part of a loop; none if the rectangle
  /// is empty.
  ///
  /// Unlike ``inBands(of:_:)``, their number has no limit.
  var bands: [PixelRect] {
    if isEmpty { return [] }
    let count = min(area / BandWorker.part.cost + 1, height)
    return (0..<count).map { index in
      PixelRect(
        minX: x,
        minY: y + height * index / count,
        maxX: maxX,
        maxY: y + height * (index + 1) / count
      )
    }
  }
}
