import TestSupport

/// Changes inputs at random, reproducibly.
public struct Mutator {
  private var random: SeededGenerator

  /// The maximum size of an input in bytes.
  private static let largest = 1 << 18
  private static let edges: [UInt64] = [
    0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, .max,
  ]
  private static let numbers = [
    "0", "-1", "1e9", "1e308", "-1e308", "1e999", "nan", "inf", "0.00000001", "2147483648",
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "",
  ]

  /// Creates a mutator; equal seeds result in equal changes.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns an input with one to four changes.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - other: An input from which parts are copied.
  /// - Returns: The changed input.
  public mutating func changed(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0...Int.random(in: 0...3, using: &random) { change(&bytes, other) }
    return Array(bytes.prefix(Self.largest))
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    guard let place = bytes.indices.randomElement(using: &random) else {
      bytes = other
      return
    }
    switch Int.random(in: 0..<11, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[place] = .random(in: 0...255, using: &random)
    case 2: overwrite(&bytes, at: place)
    case 3: bytes.removeSubrange(part(of: bytes))
    case 4: bytes.insert(contentsOf: bytes[part(of: bytes)], at: place)
    case 5:
      let count = Int.random(in: 1...8, using: &random)
      let added = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      bytes.insert(contentsOf: added, at: place)
    case 6: bytes.removeSubrange(place...)
    case 7: bytes.replaceSubrange(part(of: bytes), with: other[part(of: other)])
    case 8:
      // Finds readers that take long for repetitions, or that nest.
      var repeated = Array(bytes[part(of: bytes)].prefix(16))
      for _ in 0..<Int.random(in: 1...12, using: &random) { repeated += repeated }
      bytes.insert(contentsOf: repeated, at: place)
    default: replaceNumber(&bytes, near: place)
    }
  }

  /// Returns a part that is usually short.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    guard let start = bytes.indices.randomElement(using: &random) else { return 0..<0 }
    let longest = Bool.random(using: &random) ? 16 : bytes.count
    return start..<min(start + Int.random(in: 1...longest, using: &random), bytes.count)
  }

  /// Writes a number at the limit of a type.
  private mutating func overwrite(_ bytes: inout [UInt8], at place: Int) {
    let number = Self.edges.randomElement(using: &random) ?? 0
    let isBig = Bool.random(using: &random)
    let size = [1, 2, 4, 8].randomElement(using: &random) ?? 1
    for index in 0..<size where place + index < bytes.count {
      let shift = 8 * (isBig ? size - 1 - index : index)
      bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt64(shift))
    }
  }

  /// Replaces the next number in text.
  private mutating func replaceNumber(_ bytes: inout [UInt8], near place: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let number = Self.numbers.randomElement(using: &random) ?? ""
    bytes.replaceSubrange(start..<end, with: Array(number.utf8))
  }
}
