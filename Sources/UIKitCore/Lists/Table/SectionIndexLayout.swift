import CoreGraphics

// R-TBL-121
/// Chooses the lines of a section index, and finds the title at a point.
///
///     A        A
///     B        •   some titles are replaced with dots
///     C   →    D   if there is no space for all of them
///     D        •
///     …        …
struct SectionIndexLayout: Equatable {
  /// The number of titles.
  let count: Int
  /// The lines from top to bottom: the index of a title, or `nil` for a dot.
  let lines: [Int?]
  /// The top of the first line.
  let top: CGFloat

  /// The distance between two lines.
  static let pitch: CGFloat = 14

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - count: The number of titles.
  ///   - height: The height of the index, in which the lines are centered.
  init(count: Int, height: CGFloat) {
    self.count = count
    let room = max(Int(max(height, 0) / Self.pitch), 1)
    lines = count <= room ? Array(0..<count) : Self.shortened(count, titles: (room + 1) / 2)
    top = (height - CGFloat(lines.count) * Self.pitch) / 2
  }

  /// Returns evenly distributed titles, with the first and the last one, and dots between them.
  private static func shortened(_ count: Int, titles: Int) -> [Int?] {
    guard titles > 1 else { return [0] }
    let lines = 2 * titles - 1
    return (0..<lines).map { line in
      line.isMultiple(of: 2) ? title(at: CGFloat(line), of: lines, count: count) : nil
    }
  }

  /// Returns the index of the title at a position among lines, which can be between two lines.
  private static func title(at line: CGFloat, of lines: Int, count: Int) -> Int {
    Int((line * CGFloat(count - 1) / CGFloat(lines - 1)).rounded())
  }

  /// Returns the index of the title at a vertical position; there is at least one title.
  func title(at y: CGFloat) -> Int {
    guard lines.count > 1 else { return 0 }
    let line = min(max((y - top) / Self.pitch - 0.5, 0), CGFloat(lines.count - 1))
    return Self.title(at: line, of: lines.count, count: count)
  }

  /// Returns the top of a line.
  func top(ofLine line: Int) -> CGFloat { top + CGFloat(line) * Self.pitch }
}
