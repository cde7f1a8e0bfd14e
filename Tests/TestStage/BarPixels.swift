import TestSupport

/// The edges of a part of a bar, in pixels from the left and the top of the bar.
public struct Marks: Equatable, Sendable {
  public var left: Int
  public var top: Int
  public var right: Int
  public var bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  public var width: Int { right - left }

  /// The horizontal center.
  public var middle: Double { Double(left + right) / 2 }

  /// The columns of the part without a margin at each side.
  public func columns(inset: Int = 0) -> Range<Int> { (left + inset)..<(right - inset) }

  /// The rows of the part without a margin at each side.
  public func rows(inset: Int = 0) -> Range<Int> { (top + inset)..<(bottom - inset) }

  /// Returns the largest distance between corresponding edges.
  public func distance(to other: Marks) -> Int {
    [left - other.left, top - other.top, right - other.right, bottom - other.bottom]
      .map(abs).max() ?? 0
  }
}

/// The pixels of a bar at the lower edge of a screen, measured as a picture of it is.
///
/// Columns and rows are pixels from the left and the top of the bar. A part is found by its contrast
/// to the color around it, the largest difference of a color component.
public struct BarPixels {
  private let pixels: Pixels
  private let firstRow: Int

  /// Measures the bar in the last rows of a screen.
  public init(_ screen: Pixels, height: Int) {
    pixels = screen
    firstRow = screen.height - height
  }

  public var width: Int { pixels.width }

  /// Red, green and blue of a pixel; rows above the bar are negative.
  public func color(column: Int, row: Int) -> [Int] { pixels.color(column, firstRow + row) }

  /// The smallest rectangle around the pixels that satisfy a condition.
  public func marks(
    columns: Range<Int>,
    rows: Range<Int>,
    where isMark: ([Int]) -> Bool
  ) -> Marks? {
    let rows = (rows.lowerBound + firstRow)..<(rows.upperBound + firstRow)
    let found = pixels.bounds(columns: columns, rows: rows) { isMark(pixels.color($0, $1)) }
    return found.map {
      Marks(left: $0.left, top: $0.top - firstRow, right: $0.right, bottom: $0.bottom - firstRow)
    }
  }

  /// The smallest rectangle around the pixels with at least 40% of the strongest contrast.
  public func marks(columns: Range<Int>, rows: Range<Int>, ground: [Int]) -> Marks? {
    let strongest = strongest(columns: columns, rows: rows, ground: ground)
    return marks(columns: columns, rows: rows) { difference($0, ground) * 5 > strongest * 2 }
  }

  /// The mean color of the pixels with at least 90% of the strongest contrast.
  public func color(columns: Range<Int>, rows: Range<Int>, ground: [Int]) -> [Int] {
    let strongest = strongest(columns: columns, rows: rows, ground: ground)
    let colors = colors(columns: columns, rows: rows)
      .filter { difference($0, ground) * 10 >= strongest * 9 }
    return (0..<3).map { channel in
      let sum = colors.reduce(0) { $0 + $1[channel] }
      return (sum + colors.count / 2) / max(colors.count, 1)
    }
  }

  private func strongest(columns: Range<Int>, rows: Range<Int>, ground: [Int]) -> Int {
    colors(columns: columns, rows: rows).map { difference($0, ground) }.max() ?? 0
  }

  private func colors(columns: Range<Int>, rows: Range<Int>) -> [[Int]] {
    rows.flatMap { row in columns.map { color(column: $0, row: row) } }
  }

  private func difference(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).map { abs($0 - $1) }.max() ?? 0
  }
}
