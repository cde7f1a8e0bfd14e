import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file with its syntax tree.
public final class SourceFile {
  /// The path as it appears in messages.
  public let path: String
  /// Whether the file is read for its declarations only.
  let isContext: Bool
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - path: The path as it appears in messages.
  ///   - text: The contents of the file.
  ///   - isContext: Whether the file is read for its declarations only.
  public init(path: String, text: String, isContext: Bool = false) {
    self.path = path
    self.isContext = isContext
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tree = Parser.parse(source: text)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
  }

  /// Returns the number of the line that contains a byte, starting at 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func line(of node: some SyntaxProtocol) -> Int { line(at: node.start) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of line ends in a range.
  func lineEnds(in range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 + ($1 == 10 ? 1 : 0) } }
}

extension SyntaxProtocol {
  /// The offset of the first byte of the node, without the trivia before it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The offset behind the last byte of the node, without the trivia behind it.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The bytes of the node, without the trivia around it.
  var range: Range<Int> { start..<end }

  /// The text of the node on a single line and without comments.
  var singleLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      text += token.text
      let after =
        token.trailingTrivia.isEmpty
        ? token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia : token.trailingTrivia
      if let after, !after.isEmpty { text += " " }
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// The nodes that contain this node, innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

  /// The innermost node of a type that contains this node.
  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    for node in ancestors { if let found = node.as(type) { return found } }
    return nil
  }
}
