import Foundation

/// Parses Apple's visual format, such as `H:|-[title(>=80@750)]-8-[button(==title)]-|`.
///
///     H: or V:               the axis; horizontal without a prefix
///     |                      an edge of the superview
///     [name(…)]              a view with conditions for its length
///     -8- -(>=8@500)- -      a gap: fixed, with conditions, or the system's
struct VisualFormat {
  /// A parse error and its position in the text.
  struct Failure: Error {
    let reason: String
    let position: Int
  }

  /// A condition for a length: its relation to a number, a metric or another view.
  struct Wish: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    var priority: Float = 1000
  }

  enum Operand: Equatable {
    case number(CGFloat)
    /// A metric or a view.
    case name(String)
  }

  enum Gap: Equatable {
    case none, system
    case wishes([Wish])
  }

  enum Element: Equatable {
    case edge
    case view(name: String, wishes: [Wish])
  }

  private(set) var isVertical = false
  private(set) var elements: [Element] = []
  /// The gaps after each element except the last.
  private(set) var gaps: [Gap] = []

  init(_ text: String) throws(Failure) {
    var reader = FormatReader(text)
    if reader.skip("V:") { isVertical = true } else { _ = reader.skip("H:") }
    elements.append(try Self.element(&reader))
    while !reader.isAtEnd {
      gaps.append(try Self.gap(&reader))
      elements.append(try Self.element(&reader))
    }
  }

  private static func element(_ reader: inout FormatReader) throws(Failure) -> Element {
    if reader.skip("|") { return .edge }
    try reader.expect("[")
    let name = try reader.name()
    let wishes = reader.skip("(") ? try self.wishes(&reader) : []
    try reader.expect("]")
    return .view(name: name, wishes: wishes)
  }

  private static func gap(_ reader: inout FormatReader) throws(Failure) -> Gap {
    guard reader.skip("-") else { return .none }
    if reader.next == "[" || reader.next == "|" { return .system }
    let wishes: [Wish]
    if reader.skip("(") {
      wishes = try self.wishes(&reader)
    } else {
      wishes = [Wish(operand: try operand(&reader))]
    }
    try reader.expect("-")
    return .wishes(wishes)
  }

  private static func wishes(_ reader: inout FormatReader) throws(Failure) -> [Wish] {
    var wishes: [Wish] = []
    repeat {
      var wish = Wish(operand: .number(0))
      if reader.skip("==") {
        wish.relation = .equal
      } else if reader.skip("<=") {
        wish.relation = .lessThanOrEqual
      } else if reader.skip(">=") {
        wish.relation = .greaterThanOrEqual
      }
      wish.operand = try operand(&reader)
      if reader.skip("@") {
        guard case .number(let priority) = try operand(&reader) else {
          throw reader.failure("Expected a number as priority")
        }
        wish.priority = Float(priority)
      }
      wishes.append(wish)
    } while reader.skip(",")
    try reader.expect(")")
    return wishes
  }

  private static func operand(_ reader: inout FormatReader) throws(Failure) -> Operand {
    if let number = reader.number() { return .number(number) }
    return .name(try reader.name())
  }
}

/// A text that is read from start to end.
private struct FormatReader {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = text.filter { !$0.isWhitespace } }

  var isAtEnd: Bool { position >= characters.count }
  var next: Character? { isAtEnd ? nil : characters[position] }

  mutating func skip(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  mutating func expect(_ text: String) throws(VisualFormat.Failure) {
    guard skip(text) else { throw failure("Expected '\(text)'") }
  }

  mutating func name() throws(VisualFormat.Failure) -> String {
    let word = take { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = word.first, !first.isNumber else { throw failure("Expected a name") }
    return word
  }

  mutating func number() -> CGFloat? {
    let start = position
    let sign = skip("-") ? -1.0 : 1
    guard let value = Double(take { $0.isNumber || $0 == "." }) else {
      position = start
      return nil
    }
    return CGFloat(sign * value)
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let start = position
    while let character = next, isPart(character) { position += 1 }
    return String(characters[start..<position])
  }

  func failure(_ reason: String) -> VisualFormat.Failure {
    VisualFormat.Failure(reason: reason, position: position)
  }
}
