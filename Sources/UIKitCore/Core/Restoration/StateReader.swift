import Foundation

// R-RES-43
/// Reads the result of `StateWriter` and throws for all other data.
///
/// Memory is not allocated according to the counts in the data: each element takes at least one
/// byte and is read before memory is allocated for the next one.
struct StateReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0
  private var valuesLeft = StateLimits.valueCount

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  static let damage = StoreError(description: "it is damaged")

  private var bytesLeft: Int { bytes.count - position }

  /// Whether all data has been read.
  var isAtEnd: Bool { bytesLeft == 0 }

  // MARK: Plain values

  private mutating func byte() throws(StoreError) -> UInt8 {
    guard bytesLeft > 0 else { throw StateReader.damage }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func varint() throws(StoreError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { break }
      number |= UInt64(byte & 0x7f) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    throw StateReader.damage
  }

  /// Reads the number of following elements, each of which takes at least one byte.
  mutating func count() throws(StoreError) -> Int {
    let number = try varint()
    guard number <= UInt64(bytesLeft) else { throw StateReader.damage }
    return Int(number)
  }

  /// Reads an index below a limit.
  mutating func index(below limit: Int) throws(StoreError) -> Int {
    let number = try varint()
    guard number < UInt64(limit) else { throw StateReader.damage }
    return Int(number)
  }

  mutating func integer() throws(StoreError) -> Int64 {
    let bits = try varint()
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  mutating func fixed() throws(StoreError) -> UInt64 {
    guard bytesLeft >= 8 else { throw StateReader.damage }
    var bits: UInt64 = 0
    for shift in 0..<8 { bits |= UInt64(try byte()) << UInt64(shift * 8) }
    return bits
  }

  mutating func number() throws(StoreError) -> Double { Double(bitPattern: try fixed()) }

  mutating func flag() throws(StoreError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw StateReader.damage
    }
  }

  private mutating func run(of length: Int) throws(StoreError) -> UnsafeBufferPointer<UInt8> {
    guard length <= bytesLeft else { throw StateReader.damage }
    defer { position += length }
    return UnsafeBufferPointer(rebasing: bytes[position..<(position + length)])
  }

  mutating func text() throws(StoreError) -> String {
    guard let text = String(validating: try run(of: count()), as: UTF8.self) else {
      throw StateReader.damage
    }
    return text
  }

  mutating func data() throws(StoreError) -> Data { Data(try run(of: count())) }

  private mutating func uuid() throws(StoreError) -> UUID {
    var uuid = UUID().uuid
    let run = try run(of: MemoryLayout.size(ofValue: uuid))
    withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: run) }
    return UUID(uuid: uuid)
  }

  // MARK: Nested values

  mutating func list<Element>(
    _ read: (inout StateReader) throws(StoreError) -> Element
  ) throws(StoreError) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<(try count()) { elements.append(try read(&self)) }
    return elements
  }

  mutating func values() throws(StoreError) -> [String: StateValue] {
    var values: [String: StateValue] = [:]
    for _ in 0..<(try count()) {
      let key = try text()
      values[key] = try value()
    }
    return values
  }

  mutating func value() throws(StoreError) -> StateValue {
    guard let tag = StateTag(rawValue: try byte()), depth < StateLimits.depth, valuesLeft > 0
    else { throw StateReader.damage }
    depth += 1
    valuesLeft -= 1
    defer { depth -= 1 }
    switch tag {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .integer: return .integer(try integer())
    case .number: return .number(try number())
    case .text: return .text(try text())
    case .data: return .data(try data())
    case .date: return .date(try number())
    case .url: return .url(try text())
    case .uuid: return .uuid(try uuid())
    case .indexPath:
      return .indexPath(try list { reader throws(StoreError) in try reader.integer() })
    case .list: return .list(try elements())
    case .set: return .set(try elements())
    case .dictionary: return .dictionary(try dictionary())
    case .object: return .object(className: try text(), values: try values())
    case .reference: return .reference(try index(below: Int(Int32.max)))
    }
  }

  private mutating func elements() throws(StoreError) -> [StateValue] {
    try list { reader throws(StoreError) in try reader.value() }
  }

  private mutating func dictionary() throws(StoreError) -> [StateValue: StateValue] {
    var entries: [StateValue: StateValue] = [:]
    for _ in 0..<(try count()) {
      let key = try value()
      entries[key] = try value()
    }
    return entries
  }
}
