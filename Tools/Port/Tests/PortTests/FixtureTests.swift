import Foundation
import Testing

@testable import PortKit

/// Rewrites apps with every construct, in the spelling of iOS.
///
/// The project's own build rewrites the same apps and runs their tests.
@Suite struct FixtureTests {
  private static let expected = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Expected")
  /// The apps, with their tests.
  private static let apps = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Tests/Ported").standardizedFileURL

  private static func inputs() throws -> [(path: String, text: String)] {
    let names = try #require(FileManager.default.subpaths(atPath: apps.path)).sorted()
    return try names.filter { $0.hasSuffix(".swift") && !$0.contains("/Linux/") }.map { name in
      (name, try String(contentsOf: apps.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// `PORT_RECORD=1 swift test --filter FixtureTests` writes the expected texts.
  @Test func theAppsAreRewrittenAsExpected() throws {
    let outputs = Porter().port(try Self.inputs())

    for output in outputs {
      let file = Self.expected.appendingPathComponent(output.path + ".txt")
      if ProcessInfo.processInfo.environment["PORT_RECORD"] != nil {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(output.bytes).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == output.text)
      #expect(output.warnings.isEmpty)
    }
  }

  @Test func aSecondRunChangesNothing() throws {
    let first = Porter().port(try Self.inputs())

    let second = Porter().port(first.map { ($0.path, $0.text) })

    #expect(second.filter(\.isChanged).map(\.path) == [])
  }

  @Test func linesOfDeclarationsStay() throws {
    let inputs = try Self.inputs()
    for (input, output) in zip(inputs, Porter().port(inputs)) {
      let before = DeclarationCollector.collect(SourceFile(path: "", text: input.text))
      let after = DeclarationCollector.collect(SourceFile(path: "", text: output.text))
      let lines = Self.lines(of: after)
      for (name, numbers) in Self.lines(of: before) {
        let kept =
          lines[name, default: []] + lines[name + "Override", default: []]
          + lines.filter { $0.key.hasPrefix(name + "In") }.values.joined()
        let text = output.text.split(separator: "\n", omittingEmptySubsequences: false)
        for number in numbers where !kept.contains(number) {
          // A requirement that is commented out.
          #expect(text[number - 1].contains("/* @objc optional"))
        }
      }
    }
  }

  private static func lines(of collector: DeclarationCollector) -> [String: [Int]] {
    var lines: [String: [Int]] = [:]
    for part in collector.parts {
      for member in part.members {
        lines[part.name + "." + member.name, default: []].append(
          part.file.line(of: member.declaration)
        )
      }
    }
    return lines
  }
}
