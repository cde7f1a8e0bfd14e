/// Replaces comments and the contents of string literals with spaces.
///
/// Line breaks are kept, so line numbers do not change. Interpolations count as text.
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
        let byte = bytes[position]
        if byte != UInt8(ascii: "/"), byte != UInt8(ascii: "\"") {
          position += 1
        } else if starts(with: "//") {
          skipLine()
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
      let count = text.utf8CodeUnitCount
      guard position + count <= bytes.count else { return false }
      var index = 0
      while index < count {
        if bytes[position + index] != text.utf8Start[index] { return false }
        index += 1
      }
      return true
    }

    private mutating func blank(_ count: Int = 1) {
      for index in position..<min(position + count, bytes.count)
      where bytes[index] != UInt8(ascii: "\n") {
        output[index] = UInt8(ascii: " ")
      }
      position += count
    }

    private mutating func skipLine() {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
        output[position] = UInt8(ascii: " ")
        position += 1
      }
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
