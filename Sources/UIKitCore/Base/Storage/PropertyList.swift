import Foundation

/// Reads property lists of files.
package enum PropertyList {
  // R-BAD-40
  /// Returns the value of a property list, or `nil` if the data is not valid.
  ///
  /// Foundation on Linux ends the process for binary data that contains a set. Property lists of
  /// files do not contain sets, so such data is not valid either.
  package static func value(of data: Data) -> Any? {
    guard !data.withUnsafeBytes(containsSet) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// Returns whether one of the objects of a binary property list is a set.
  ///
  /// The file ends with the size of positions, the number of objects, and the position of a table with
  /// the positions of all objects.
  private static func containsSet(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.starts(with: "bplist".utf8), bytes.count >= 32 else { return false }
    let end = bytes.count - 32
    let size = Int(bytes[end + 6])
    guard (1...8).contains(size), let count = number(8, at: end + 8, in: bytes),
      let table = number(8, at: end + 24, in: bytes), count <= bytes.count, table <= end
    else { return false }
    for index in 0..<count {
      guard let place = number(size, at: table + index * size, in: bytes), place < end else {
        return false
      }
      if [0xB, 0xC].contains(bytes[place] >> 4) { return true }
    }
    return false
  }

  /// Returns a number that is stored with its most significant byte first, or `nil` if it is beyond
  /// the end or very large.
  private static func number(
    _ size: Int,
    at place: Int,
    in bytes: UnsafeRawBufferPointer
  ) -> Int? {
    guard place <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for index in place..<place + size { number = number << 8 | UInt64(bytes[index]) }
    return Int(exactly: number)
  }
}
