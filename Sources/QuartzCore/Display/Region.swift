import CoreGraphics

/// A rectangle of a `Region`.
package protocol RegionRectangle {
  associatedtype Area: Comparable & Numeric

  var isEmpty: Bool { get }
  var area: Area { get }
  func union(_ other: Self) -> Self
  func intersects(_ other: Self) -> Bool
}

/// An area as a small number of rectangles, which may overlap.
///
/// Every rectangle requires a traversal of the display tree, and every additional pixel must be
/// filled. Two rectangles are therefore joined if their union exceeds the sum of their areas by at
/// most `spareArea`, or if they intersect and `joinsIntersecting` is set. A region covers at least
/// what was added to it.
///
/// Its members are inlinable, so that the compiler specializes them for the rectangles of the renderer.
package struct Region<Rectangle: RegionRectangle> {
  @usableFromInline package private(set) var rects: [Rectangle] = []

  /// The largest number of rectangles.
  ///
  /// When the limit is exceeded, the newest rectangle is joined with another one.
  @usableFromInline let limit: Int
  /// The area by which the union of two rectangles may exceed the sum of their areas.
  @usableFromInline let spareArea: Rectangle.Area
  /// Whether rectangles that intersect are always joined, so that no pixel is in two rectangles.
  @usableFromInline let joinsIntersecting: Bool

  /// Creates an empty region.
  @inlinable package init(limit: Int, spareArea: Rectangle.Area, joinsIntersecting: Bool = false) {
    self.limit = limit
    self.spareArea = spareArea
    self.joinsIntersecting = joinsIntersecting
  }

  @inlinable package var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle.
  ///
  /// Afterwards, one rectangle of the region contains all of it.
  @inlinable package mutating func add(_ rect: Rectangle) {
    guard !rect.isEmpty else { return }
    var joined = rect
    var index = 0
    while index < rects.count {
      if canJoin(rects[index], joined) {
        joined = joined.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(joined)
    if rects.count > limit { joinNewest() }
  }

  @inlinable func canJoin(_ first: Rectangle, _ second: Rectangle) -> Bool {
    joinsIntersecting && first.intersects(second)
      || first.union(second).area <= first.area + second.area + spareArea
  }

  /// Joins the newest rectangle with the rectangle for which this adds the least area.
  @inlinable mutating func joinNewest() {
    let newest = rects.removeLast()
    func added(by index: Int) -> Rectangle.Area {
      rects[index].union(newest).area - rects[index].area
    }
    guard let nearest = rects.indices.min(by: { added(by: $0) < added(by: $1) }) else { return }
    add(rects.remove(at: nearest).union(newest))
  }
}

extension CGRect: RegionRectangle {}

/// The difference between two display lists, in points of the root's superview.
package typealias DirtyRegion = Region<CGRect>

extension Region<CGRect> {
  /// The largest number of rectangles of a difference.
  package static var limit: Int { 64 }

  /// Creates an empty region.
  package init() { self.init(limit: Self.limit, spareArea: 400) }

  /// Creates the region in which `new` differs from `old`, which is all of `new` if there is no old
  /// tree.
  ///
  /// Nodes that are the same object are skipped; other nodes are compared by value. Changes that equal
  /// opaque nodes hide are left out.
  ///
  /// - Parameters:
  ///   - old: The old tree.
  ///   - new: The new tree.
  ///   - frame: The area that is shown. The default is the infinite rectangle.
  package init(from old: DisplayNode?, to new: DisplayNode, in frame: CGRect = .infinite) {
    self.init()
    guard let old else {
      add(new.bounds)
      return
    }
    if old === new { return }
    var difference = NodeDifference(frame: frame)
    difference.compare(old, new)
    self = difference.region
  }

  /// The smallest rectangle that contains the region; null if the region is empty.
  package var bounds: CGRect { rects.reduce(.null) { $0.union($1) } }

  package func intersects(_ rect: CGRect) -> Bool { rects.contains { $0.intersects(rect) } }
}
