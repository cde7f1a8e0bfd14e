import Foundation

/// Reads the commands and numbers of path data and of transforms in SVG.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return position >= bytes.count
    }
  }

  /// Returns the next letter, or `nil` if a number or another character follows.
  mutating func letter() -> Character? {
    skipSeparators()
    guard position < bytes.count, Character(UnicodeScalar(bytes[position])).isLetter else {
      return nil
    }
    position += 1
    return Character(UnicodeScalar(bytes[position - 1]))
  }

  /// Returns the next number, or `nil` if there is none.
  mutating func number() -> CGFloat? {
    skipSeparators()
    let start = position
    skipSign()
    skipDigits()
    if byte == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position > start, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      skipSign()
      skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { return nil }
    return CGFloat(number)
  }

  /// Returns the next flag of an arc, which need not be separated from the number after it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSign() {
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
  }

  private mutating func skipDigits() {
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
  }

  private mutating func skipSeparators() {
    while let byte, byte <= 0x20 || byte == UInt8(ascii: ",") { position += 1 }
  }
}

extension CGAffineTransform {
  /// Reads a list of transforms such as `matrix(1 0 0 1 2 3) scale(2)`, or returns `nil` if it is
  /// not valid.
  init?(svg text: String) {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(")
      guard !part.allSatisfy({ $0.isWhitespace || $0 == "," }) else { continue }
      guard pieces.count == 2 else { return nil }
      var reader = SVGNumbers(String(pieces[1]))
      var numbers: [CGFloat] = []
      while let number = reader.number() { numbers.append(number) }
      let name = pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t"))
      guard let next = Self.transform(named: name, numbers) else { return nil }
      result = next.concatenating(result)
    }
    self = result
  }

  private static func transform(named name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      CGAffineTransform(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
    case ("translate", 1): CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translate", 2): CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): CGAffineTransform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): CGAffineTransform(scaleX: numbers[0], y: numbers[1])
    case ("rotate", 1): CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
    case ("rotate", 3):
      CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    default: nil
    }
  }
}
