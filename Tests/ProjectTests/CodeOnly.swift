/// Blanks out what a compiler skips: comments, and the insides of string literals.
///
/// Line breaks stay, so that line numbers keep their meaning. Interpolations count as text.
enum CodeOnly {
  static func of(_ source: String) -> String {
    var scanner = Scanner(Array(source.utf8))
    return scanner.run()
  }

  private struct Scanner {
    private let bytes: [UInt8]
    private var output: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      output = bytes
    }

    mutating func run() -> String {
      while position < bytes.count {
        if starts(with: "//") {
          skip { $0.starts(with: "\n") }
        } else if starts(with: "/*") {
          skipBlockComment()
        } else if starts(with: "\"\"\"") {
          skipLiteral(closedBy: "\"\"\"")
        } else if starts(with: "\"") {
          skipLiteral(closedBy: "\"")
        } else {
          position += 1
        }
      }
      return String(decoding: output, as: UTF8.self)
    }

    private func starts(with text: StaticString) -> Bool {
      let end = position + text.utf8CodeUnitCount
      guard end <= bytes.count else { return false }
      return text.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
    }

    private mutating func blank(_ count: Int = 1) {
      for index in position..<min(position + count, bytes.count)
      where bytes[index] != UInt8(ascii: "\n") {
        output[index] = UInt8(ascii: " ")
      }
      position += count
    }

    private mutating func skip(until isEnd: (Scanner) -> Bool) {
      while position < bytes.count, !isEnd(self) { blank() }
    }

    private mutating func skipBlockComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          blank(2)
        } else if starts(with: "*/") {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && position < bytes.count
    }

    private mutating func skipLiteral(closedBy mark: StaticString) {
      position += mark.utf8CodeUnitCount
      while position < bytes.count, !starts(with: mark) {
        blank(starts(with: "\\") ? 2 : 1)
      }
      position += mark.utf8CodeUnitCount
    }
  }
}
