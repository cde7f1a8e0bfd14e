import CoreGraphics

/// The region in which two display trees differ, as a few rectangles in points of the root.
///
/// The region may be larger than necessary, but never smaller. Identical objects are skipped, and
/// other nodes are compared. Rectangles that fill most of their bounding box are joined.
package struct DirtyRegion {
  /// The rectangles, which may overlap.
  package private(set) var rects: [CGRect] = []

  /// The maximum number of rectangles; beyond it, rectangles are joined.
  package static let limit = 64

  /// The area in square points by which a joined box may exceed its parts: about the cost of
  /// another rectangle.
  private static let spareArea: CGFloat = 400

  package init() {}

  /// Computes where `new` differs from `old`; without an old node, this is all of `new`.
  package init(from old: DisplayNode?, to new: DisplayNode) {
    guard let old else {
      add(new.bounds)
      return
    }
    if old === new { return }
    var difference = NodeDifference()
    difference.compare(old, new)
    self = difference.region
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// The bounding box; null if the region is empty.
  package var bounds: CGRect { rects.reduce(.null) { $0.union($1) } }

  package func intersects(_ rect: CGRect) -> Bool { rects.contains { $0.intersects(rect) } }

  package mutating func add(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else { return }
    var joined = rect
    var index = 0
    while index < rects.count {
      if Self.belong(rects[index], joined) {
        joined = joined.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(joined)
    if rects.count > Self.limit { joinLast() }
  }

  private static func belong(_ first: CGRect, _ second: CGRect) -> Bool {
    first.union(second).area <= first.area + second.area + spareArea
  }

  /// Joins the last rectangle with the one that grows least.
  private mutating func joinLast() {
    let last = rects.removeLast()
    let nearest = rects.indices.min {
      rects[$0].union(last).area - rects[$0].area < rects[$1].union(last).area - rects[$1].area
    }
    guard let nearest else { return }
    let near = rects.remove(at: nearest)
    add(near.union(last))
  }
}
