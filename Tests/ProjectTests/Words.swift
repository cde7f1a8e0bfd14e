extension Substring {
  /// The identifiers, keywords and numbers, in their order.
  ///
  /// UTF-8 is read, because comparing characters took most of the time of these tests. Bytes beyond
  /// ASCII belong to words.
  ///
  /// - Parameter others: ASCII characters that belong to words in addition to letters, digits and
  ///   underscores.
  /// - Returns: The words.
  func words(with others: String = "") -> [Substring] {
    let others = Array(others.utf8)
    return utf8.split { !Self.isPartOfWord($0) && !others.contains($0) }.map(Substring.init)
  }

  /// The parts between separators, which are ASCII characters, without empty parts.
  func parts(between separators: String) -> [Substring] {
    let separators = Array(separators.utf8)
    return utf8.split { separators.contains($0) }.map(Substring.init)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F || byte >= 0x80
  }
}
