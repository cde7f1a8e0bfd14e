/// The changes of one file.
struct ChangeList {
  private(set) var changes: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  mutating func add(_ change: Change) { changes.append(change) }

  /// The text of a file after all changes.
  struct Result {
    var bytes: [UInt8]
    /// Changes that were not made because they overlap others.
    var refused: [Change]
  }

  /// Applies the changes to the bytes of the file.
  ///
  /// A change that overlaps another, or that would move lines, is refused as a whole.
  func apply(to file: SourceFile) -> Result {
    var refused: Set<Int> = []
    for (number, change) in changes.enumerated()
    where change.edits.contains(where: { edit in
      let added = edit.text.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
      return added != file.lineEnds(in: edit.range)
    }) {
      refused.insert(number)
    }
    while let conflict = conflict(refused) { refused.insert(conflict) }
    var result: [UInt8] = []
    result.reserveCapacity(file.bytes.count + 1024)
    var position = 0
    for (edit, _) in ordered(refused) {
      result += file.bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += file.bytes[position...]
    return Result(bytes: result, refused: refused.sorted().map { changes[$0] })
  }

  private func ordered(_ refused: Set<Int>) -> [(edit: Edit, change: Int)] {
    var all: [(edit: Edit, change: Int, order: Int)] = []
    for (number, change) in changes.enumerated() where !refused.contains(number) {
      for edit in change.edits { all.append((edit, number, all.count)) }
    }
    all.sort { left, right in
      let (one, other) = (left.edit, right.edit)
      if one.range.lowerBound != other.range.lowerBound {
        return one.range.lowerBound < other.range.lowerBound
      }
      if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
      if one.side != other.side { return one.side == .after }
      return one.side == .after ? left.order > right.order : left.order < right.order
    }
    return all.map { ($0.edit, $0.change) }
  }

  /// The first change with an edit that overlaps an earlier edit of another change.
  private func conflict(_ refused: Set<Int>) -> Int? {
    var end = 0
    for (edit, number) in ordered(refused) {
      if edit.range.lowerBound < end { return number }
      end = max(end, edit.range.upperBound)
    }
    return nil
  }
}
