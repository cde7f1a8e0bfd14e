import Foundation

// R-FOC-17
/// The order in which Tab visits stops: line by line, in reading direction.
///
/// A stop whose center is above the lower edge of the line's first stop belongs to that line. A
/// scroll view is one stop of its line; its content follows in order, including items outside the
/// visible part.
struct FocusReadingOrder {
  private let search: FocusSearch
  private let isRightToLeft: Bool
  /// The indices of the stops.
  private(set) var order: [Int] = []

  init(_ search: FocusSearch, isRightToLeft: Bool) {
    self.search = search
    self.isRightToLeft = isRightToLeft
    order = read()
  }

  /// Returns the stop after or before another one; the first stop follows the last.
  ///
  /// If `stop` is `nil`, the search begins before the first stop.
  func stop(after stop: Int?, isForward: Bool) -> Int? {
    guard let stop, let place = order.firstIndex(of: stop) else {
      return isForward ? order.first : order.last
    }
    return order[(place + (isForward ? 1 : order.count - 1)) % order.count]
  }

  private struct Entry {
    var frame: CGRect
    var stops: [Int]
  }

  private func read() -> [Int] {
    var entries = [[Entry]](repeating: [], count: search.areas.count)
    for (index, stop) in search.stops.enumerated() {
      entries[stop.area].append(Entry(frame: stop.frame, stops: [index]))
    }
    // Areas come after the areas that contain them.
    for area in search.areas.indices.reversed() {
      let stops = sorted(entries[area]).flatMap(\.stops)
      guard let parent = search.areas[area].parent else { return stops }
      let frame = search.areas[area].frame
      if !stops.isEmpty, !frame.isEmpty {
        entries[parent].append(Entry(frame: frame, stops: stops))
      }
    }
    return []
  }

  private func sorted(_ entries: [Entry]) -> [Entry] {
    let fromTop = entries.sorted { $0.frame.minY < $1.frame.minY }
    var lines: [[Entry]] = []
    for entry in fromTop {
      if let first = lines.last?.first, entry.frame.midY < first.frame.maxY {
        lines[lines.count - 1].append(entry)
      } else {
        lines.append([entry])
      }
    }
    return lines.flatMap { line in
      line.sorted { left, right in
        isRightToLeft ? left.frame.maxX > right.frame.maxX : left.frame.minX < right.frame.minX
      }
    }
  }
}
