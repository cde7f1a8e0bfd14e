import CoreGraphics

/// Where two pictures differ, as few rectangles in points of the root's surroundings.
///
/// Never too little, and cheap rather than least: what is the same object is skipped, what merely looks the
/// same is found by comparing. Rectangles that fill most of the box round them become that box.
package struct DirtyRegion {
  /// The rectangles; they may overlap.
  package private(set) var rects: [CGRect] = []

  /// Beyond this many, rectangles are joined.
  package static let limit = 64

  /// Points of area that a joined box may be larger than its parts: about what another rectangle costs.
  private static let spareArea: CGFloat = 400

  package init() {}

  /// Finds where `new` differs from `old`; all of `new` when there is no old one.
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

  /// The smallest rectangle round all of it; null when empty.
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

  /// Joins the newest rectangle with the one where that wastes least.
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
