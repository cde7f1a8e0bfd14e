import Foundation

/// Tracks which items are announced to the prefetching data source.
struct CollectionPrefetch {
  var announced: Set<IndexPath> = []
  private var lastVisible: CGRect?

  struct Change {
    var coming: [IndexPath] = []
    var gone: [IndexPath] = []
  }

  /// Updates the visible area.
  ///
  /// Returns the items one screen ahead, and the announced items that are no longer near.
  ///
  /// The items are computed only after scrolling by a quarter of a screen.
  mutating func follow(
    _ visible: CGRect,
    isHorizontal: Bool,
    items: (CGRect) -> [(path: IndexPath, frame: CGRect)]
  )
    -> Change
  {
    let last =
      lastVisible.flatMap { $0.size == visible.size ? $0 : nil } ?? start(visible, isHorizontal)
    let (dx, dy) = (visible.minX - last.minX, visible.minY - last.minY)
    guard abs(dx) >= visible.width / 4 || abs(dy) >= visible.height / 4 else { return Change() }
    lastVisible = visible
    let step =
      abs(dx) > abs(dy)
      ? CGPoint(x: dx > 0 ? visible.width : -visible.width, y: 0)
      : CGPoint(x: 0, y: dy > 0 ? visible.height : -visible.height)
    let ahead = visible.offsetBy(dx: step.x, dy: step.y)
    let found = items(ahead).filter { !$0.frame.touches(visible) }
    let near = Set(items(ahead.union(visible)).map(\.path))
    var change = Change()
    change.gone = announced.filter { !near.contains($0) }.sorted()
    let paths = found.map(\.path).sorted()
    change.coming = (step.x + step.y < 0 ? paths.reversed() : paths)
      .filter { !announced.contains($0) }
    announced.subtract(change.gone)
    announced.formUnion(change.coming)
    return change
  }

  /// Returns the assumed previous area for the first visible one: the screen before it.
  private func start(_ visible: CGRect, _ isHorizontal: Bool) -> CGRect {
    visible.offsetBy(
      dx: isHorizontal ? -visible.width : 0,
      dy: isHorizontal ? 0 : -visible.height
    )
  }
}
