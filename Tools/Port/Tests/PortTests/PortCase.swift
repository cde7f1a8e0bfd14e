import Testing

@testable import PortKit

/// A text and what the tool makes of it.
struct PortCase: CustomTestStringConvertible, Sendable {
  var name: String
  var input: String
  var expected: String
  /// Parts of the warnings, in order.
  var warnings: [String] = []

  var testDescription: String { name }

  init(_ name: String, _ input: String, _ expected: String, warnings: [String] = []) {
    self.name = name
    self.input = input
    self.expected = expected
    self.warnings = warnings
  }

  /// A text that stays as it is.
  init(unchanged name: String, _ input: String, warnings: [String] = []) {
    self.init(name, input, input, warnings: warnings)
  }

  static var all: [PortCase] {
    attributes + selectors + keyPaths + observing + imports + conditions + legacy + uikitOptionals
      + ownOptionals + extensions + witnesses + unsupported
  }
}

/// Rewrites one text.
func ported(_ text: String, options: PortOptions = PortOptions()) -> Porter.Output {
  Porter(options: options).port([(path: "App.swift", text: text)])[0]
}

extension Porter.Output {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var warnings: [Message] { messages.filter { $0.kind == .warning } }
}

@Suite struct PortCaseTests {
  @Test(arguments: PortCase.all) func theTextIsRewritten(_ example: PortCase) {
    let output = ported(example.input)

    #expect(output.text == example.expected)
    #expect(output.warnings.count == example.warnings.count)
    for (warning, part) in zip(output.warnings, example.warnings) {
      #expect(warning.text.contains(part))
    }
    #expect(output.isChanged == (example.input != example.expected))
  }

  @Test(arguments: PortCase.all) func theOutputStaysAsItIs(_ example: PortCase) {
    let output = ported(example.expected)

    #expect(output.text == example.expected)
  }

  @Test(arguments: PortCase.all) func linesStayWhereTheyAre(_ example: PortCase) {
    let legacy = LegacyCalls.properties.keys + LegacyCalls.functions.keys.map(LegacyCalls.base)
    let input = example.input.split(separator: "\n", omittingEmptySubsequences: false)
    let output = ported(example.input).text
      .split(separator: "\n", omittingEmptySubsequences: false)

    for (number, line) in input.enumerated() {
      let words = line.split { !$0.isLetter }
      for (word, name) in zip(words, words.dropFirst())
      where ["func", "class", "protocol", "extension", "var", "let"].contains(word)
        && !legacy.contains(String(name))
      {
        #expect(output[number].contains(name))
      }
    }
    #expect(output.count >= input.count)
  }
}
