import Foundation

/// The heights of a section's rows.
///
/// Rows that haven't been measured have the same height and take no memory. Known heights are
/// stored in chunks, so that the offset of a row is found in logarithmic time plus the length of
/// one chunk.
struct RowHeights {
  static let chunkLength = 64

  let count: Int
  /// The height of rows that haven't been measured.
  let usual: CGFloat
  /// Whether the usual height is an estimate, so that rows are measured when they appear.
  let isEstimated: Bool
  /// The space between two rows.
  var spacing: CGFloat = 0
  /// The chunks with known heights in ascending order, and for each the sum of the differences to
  /// the usual height before it.
  private var chunks: [Chunk] = []
  private var before: [CGFloat] = []
  private var excess: CGFloat = 0

  private struct Chunk {
    let index: Int
    var heights: [CGFloat]
    var measured: UInt64 = 0
    var excess: CGFloat = 0
  }

  /// Creates rows of equal height.
  init(count: Int, usual: CGFloat, isEstimated: Bool) {
    self.count = max(count, 0)
    self.usual = usual
    self.isEstimated = isEstimated
  }

  /// Creates rows with individual heights; those that aren't known are estimates.
  init(_ heights: [CGFloat], usual: CGFloat, isKnown: (Int) -> Bool) {
    self.init(
      count: heights.count,
      usual: usual,
      isEstimated: heights.indices.contains { !isKnown($0) }
    )
    for first in stride(from: 0, to: heights.count, by: Self.chunkLength) {
      let part = Array(heights[first..<min(first + Self.chunkLength, heights.count)])
      var chunk = Chunk(index: first / Self.chunkLength, heights: part)
      for place in part.indices where isKnown(first + place) {
        chunk.measured |= 1 << UInt64(place)
      }
      chunk.excess = part.reduce(0) { $0 + $1 - usual }
      before.append(excess)
      chunks.append(chunk)
      excess += chunk.excess
    }
  }

  // MARK: Offsets

  /// The total height of all rows, with the space between them.
  var total: CGFloat { CGFloat(count) * usual + CGFloat(max(count - 1, 0)) * spacing + excess }

  /// Returns the offset of a row from the top of the first row.
  ///
  /// For `count`, returns where a further row would begin.
  func offset(of row: Int) -> CGFloat {
    let index = row / Self.chunkLength
    let position = position(of: index)
    let usualPart = CGFloat(row) * (usual + spacing)
    guard position < chunks.count else { return usualPart + excess }
    guard chunks[position].index == index else { return usualPart + before[position] }
    var sum = before[position]
    for height in chunks[position].heights.prefix(row % Self.chunkLength) { sum += height - usual }
    return usualPart + sum
  }

  func height(of row: Int) -> CGFloat {
    let index = row / Self.chunkLength
    let position = position(of: index)
    guard position < chunks.count, chunks[position].index == index else { return usual }
    return chunks[position].heights[row % Self.chunkLength]
  }

  /// Returns the last row that begins at or above an offset, or the first row for negative offsets.
  func row(at y: CGFloat) -> Int {
    var (low, high) = (0, max(count - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Measuring

  /// Returns whether the height of a row is an estimate.
  func isGuess(_ row: Int) -> Bool {
    guard isEstimated else { return false }
    let index = row / Self.chunkLength
    let position = position(of: index)
    guard position < chunks.count, chunks[position].index == index else { return true }
    return chunks[position].measured & (1 << UInt64(row % Self.chunkLength)) == 0
  }

  /// Sets the measured height of a row, and returns the difference to its previous height.
  mutating func measure(_ row: Int, as height: CGFloat) -> CGFloat {
    let index = row / Self.chunkLength
    let position = position(of: index)
    if position == chunks.count || chunks[position].index != index {
      guard height != usual || isEstimated else { return 0 }
      let length = min(Self.chunkLength, count - index * Self.chunkLength)
      let chunk = Chunk(index: index, heights: Array(repeating: usual, count: length))
      before.insert(position < before.count ? before[position] : excess, at: position)
      chunks.insert(chunk, at: position)
    }
    let place = row % Self.chunkLength
    let growth = height - chunks[position].heights[place]
    chunks[position].heights[place] = height
    chunks[position].measured |= 1 << UInt64(place)
    guard growth != 0 else { return 0 }
    chunks[position].excess += growth
    for later in before.indices.dropFirst(position + 1) { before[later] += growth }
    excess += growth
    return growth
  }

  /// Marks a measured height as an estimate.
  mutating func forget(_ row: Int) {
    let position = position(of: row / Self.chunkLength)
    guard isEstimated, position < chunks.count, chunks[position].index == row / Self.chunkLength
    else { return }
    chunks[position].measured &= ~(1 << UInt64(row % Self.chunkLength))
  }

  /// The measured rows in ascending order, with their heights.
  var measured: [(row: Int, height: CGFloat)] {
    chunks.flatMap { chunk in
      chunk.heights.indices.compactMap { place in
        chunk.measured & (1 << UInt64(place)) == 0
          ? nil : (chunk.index * Self.chunkLength + place, chunk.heights[place])
      }
    }
  }

  /// Returns the position of a chunk in `chunks`, or the position at which it would be inserted.
  private func position(of index: Int) -> Int {
    if let last = chunks.last, last.index < index { return chunks.count }
    var (low, high) = (0, chunks.count)
    while low < high {
      let middle = (low + high) / 2
      if chunks[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
