import Foundation

/// Encodes values as bytes: small numbers as one byte, counts before elements, and a tag before
/// each value.
struct StateWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a count with seven bits per byte, the lowest bits first.
  mutating func count(_ number: Int) { varint(UInt64(number)) }

  private mutating func varint(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes an integer.
  ///
  /// Numbers near zero take few bytes, regardless of their sign.
  mutating func integer(_ number: Int64) {
    varint(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  mutating func fixed(_ bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func number(_ number: Double) { fixed(number.bitPattern) }

  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 {
      count($0.count)
      bytes.append(contentsOf: $0)
    }
  }

  mutating func data(_ data: Data) {
    count(data.count)
    bytes.append(contentsOf: data)
  }

  mutating func flag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func list<Element>(
    _ elements: some Collection<Element>,
    _ write: (inout StateWriter, Element) -> Void
  ) {
    count(elements.count)
    for element in elements { write(&self, element) }
  }

  /// Writes entries in the order of their keys, so that equal states are encoded as equal bytes.
  mutating func values(_ values: [String: StateValue]) {
    list(values.sorted { $0.key < $1.key }) {
      $0.text($1.key)
      $0.value($1.value)
    }
  }

  mutating func value(_ value: StateValue) {
    bytes.append(StateTag(value).rawValue)
    switch value {
    case .null, .bool: break
    case .integer(let number): integer(number)
    case .number(let number), .date(let number): self.number(number)
    case .text(let text), .url(let text): self.text(text)
    case .data(let data): self.data(data)
    case .uuid(let uuid): withUnsafeBytes(of: uuid.uuid) { bytes.append(contentsOf: $0) }
    case .indexPath(let indexes): list(indexes) { $0.integer($1) }
    case .list(let elements): list(elements) { $0.value($1) }
    case .set(let elements): list(sorted(elements)) { $0.bytes.append(contentsOf: $1) }
    case .dictionary(let entries):
      let written = entries.map { key, value in
        StateWriter.bytes(of: key) + StateWriter.bytes(of: value)
      }
      list(written.sorted { $0.lexicographicallyPrecedes($1) }) { $0.bytes.append(contentsOf: $1) }
    case .object(let className, let values):
      text(className)
      self.values(values)
    case .reference(let index): count(index)
    }
  }

  private func sorted(_ elements: [StateValue]) -> [[UInt8]] {
    elements.map(StateWriter.bytes).sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func bytes(of value: StateValue) -> [UInt8] {
    var writer = StateWriter()
    writer.value(value)
    return writer.bytes
  }
}

/// The byte that precedes each value and identifies its type.
///
/// The numbers are part of the file format and must not change.
enum StateTag: UInt8 {
  case null = 0
  case no, yes, integer, number, text, data, date, url, uuid, indexPath, list, set, dictionary
  case object, reference

  init(_ value: StateValue) {
    self =
      switch value {
      case .null: .null
      case .bool(let flag): flag ? .yes : .no
      case .integer: .integer
      case .number: .number
      case .text: .text
      case .data: .data
      case .date: .date
      case .url: .url
      case .uuid: .uuid
      case .indexPath: .indexPath
      case .list: .list
      case .set: .set
      case .dictionary: .dictionary
      case .object: .object
      case .reference: .reference
      }
  }
}
