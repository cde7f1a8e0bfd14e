import Foundation

/// An element of an SVG document with its attributes and children.
///
/// Text, comments, declarations and processing instructions are skipped. Entities in attributes are
/// read as spaces, because they separate numbers.
struct SVGElement {
  /// The name without a namespace prefix.
  var name: String
  var attributes: [String: String] = [:]
  var children: [SVGElement] = []

  /// Reads the root element of a document, or returns `nil` if it is not well-formed.
  init?(document: Data) {
    var reader = Reader(document)
    guard let root = reader.root() else { return nil }
    self = root
  }

  private init(name: String) { self.name = name }

  /// Whether the element is filled; `fill="none"` can be an attribute or part of the style.
  var isFilled: Bool { value(of: "fill") != "none" }

  /// Returns a property from the attribute or from the `style` attribute.
  func value(of property: String) -> String? {
    let styles = (attributes["style"] ?? "").split(separator: ";").map {
      $0.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return styles.first { $0.count == 2 && $0[0] == property }?[1] ?? attributes[property]
  }

  func number(_ name: String) -> CGFloat? {
    attributes[name].flatMap { Double($0) }.map { CGFloat($0) }
  }

  /// Reads elements from bytes.
  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0
    private static let deepest = 64

    init(_ data: Data) { bytes = Array(data) }

    mutating func root() -> SVGElement? {
      var open: [SVGElement] = []
      while skip(past: "<") {
        if has("!--") {
          guard skip(past: "-->") else { return nil }
        } else if has("![CDATA[") {
          guard skip(past: "]]>") else { return nil }
        } else if has("!") {
          guard skipDeclaration() else { return nil }
        } else if has("?") {
          guard skip(past: "?>") else { return nil }
        } else if has("/") {
          guard let last = open.popLast(), let name = self.name(), name == last.name,
            skip(past: ">")
          else { return nil }
          guard !open.isEmpty else { return last }
          open[open.count - 1].children.append(last)
        } else {
          guard open.count < Self.deepest, let element = tag() else { return nil }
          if !element.isClosed {
            open.append(element.value)
          } else if open.isEmpty {
            return element.value
          } else {
            open[open.count - 1].children.append(element.value)
          }
        }
      }
      return nil
    }

    private mutating func tag() -> (value: SVGElement, isClosed: Bool)? {
      guard let name = name() else { return nil }
      var element = SVGElement(name: name)
      while true {
        skipSpaces()
        if has("/>") { return (element, true) }
        if has(">") { return (element, false) }
        guard let (name, value) = attribute() else { return nil }
        element.attributes[name] = value
      }
    }

    private mutating func attribute() -> (name: String, value: String)? {
      guard let name = name() else { return nil }
      skipSpaces()
      guard has("=") else { return nil }
      skipSpaces()
      guard let quote = ["\"", "'"].first(where: { has($0) }) else { return nil }
      let start = position
      guard skip(past: quote) else { return nil }
      let value = Self.withoutEntities(bytes[start..<(position - 1)])
      return (name, String(decoding: value, as: UTF8.self))
    }

    /// Returns text with a space instead of each entity, which ends at the next semicolon.
    private static func withoutEntities(_ text: ArraySlice<UInt8>) -> [UInt8] {
      var result: [UInt8] = []
      var rest = text
      while let start = rest.firstIndex(of: UInt8(ascii: "&")),
        let end = rest[start...].firstIndex(of: UInt8(ascii: ";"))
      {
        result += rest[..<start] + [UInt8(ascii: " ")]
        rest = rest[(end + 1)...]
      }
      return result + rest
    }

    private mutating func name() -> String? {
      let start = position
      while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
      guard position > start else { return nil }
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      return name.split(separator: ":").last.map(String.init)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
      byte <= 0x20 || [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte)
    }

    private mutating func skipSpaces() {
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    /// Moves behind a text if it is at the position.
    private mutating func has(_ text: String) -> Bool {
      guard bytes[position...].starts(with: text.utf8) else { return false }
      position += text.utf8.count
      return true
    }

    private mutating func skip(past text: String) -> Bool {
      while position < bytes.count {
        if has(text) { return true }
        position += 1
      }
      return false
    }

    /// Skips a document type, which may contain declarations in brackets.
    private mutating func skipDeclaration() -> Bool {
      var depth = 0
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ">") where depth <= 0: return true
        default: break
        }
      }
      return false
    }
  }
}
