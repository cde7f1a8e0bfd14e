extension SymbolNames {
  // R-SYM-12
  /// Returns the known name with the fewest different characters, or `nil` if none is similar.
  static func nearest(to name: String) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    // Names with the same words in another order or with other separators are equal.
    let words = self.words(of: name)
    if let same = all.first(where: { $0 != name && self.words(of: $0) == words }) { return same }
    let limit = max(wanted.count / 2, 3)
    let best = all.lazy
      .map { (name: $0, distance: distance(wanted, Array($0.utf8), limit: limit)) }
      .min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= limit ? $0.name : nil }
  }

  private static func words(of name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }.sorted()
  }

  /// Returns the number of characters to insert, remove or replace, or more than the limit.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
