import SwiftSyntax

/// What the rules know about the file that they work on, and what they add.
final class FileContext {
  let file: SourceFile
  let project: Project
  var changes = ChangeList()
  private(set) var messages: [Message] = []
  private(set) var appendices: [Appendix] = []
  /// Members to add to classes, by the offset of the closing brace.
  private var additions: [Int: (block: MemberBlockSyntax, members: [String])] = [:]
  /// Nodes that one rule has taken over from those that run later.
  var handled: Set<SyntaxIdentifier> = []

  init(file: SourceFile, project: Project) {
    self.file = file
    self.project = project
  }

  func warn(at offset: Int, _ text: String) {
    messages.append(
      Message(path: file.path, line: file.line(at: offset), kind: .warning, text: text)
    )
  }

  /// Adds members to the line of a class's closing brace.
  func add(_ members: [String], to block: MemberBlockSyntax) {
    additions[block.rightBrace.start, default: (block, [])].members += members
  }

  /// Adds a declaration to the end of the file.
  ///
  /// - Parameters:
  ///   - text: The declaration.
  ///   - node: The declaration that it belongs to; it is compiled under the same conditions.
  ///   - note: The reason.
  func append(_ text: String, for node: some SyntaxProtocol, _ note: String) {
    appendices.append(Appendix(text: text, condition: Conditions.enclosing(node)))
    messages.append(
      Message(path: file.path, line: file.line(of: node), kind: .note, text: note)
    )
  }

  /// Applies the changes and returns the new text with all messages.
  func finish() -> (bytes: [UInt8], messages: [Message]) {
    let written = changes.changes
    for addition in additions.values {
      changes.add(
        Change(
          edits: [addition.block.insertion(of: addition.members)],
          offset: addition.block.start,
          note: ""
        )
      )
    }
    let result = changes.apply(to: file)
    let refused = Set(result.refused.map(\.offset))
    for change in written {
      let isRefused =
        refused.contains(change.offset)
        && result.refused.contains { $0.offset == change.offset && $0.note == change.note }
      messages.append(
        Message(
          path: file.path,
          line: file.line(at: change.offset),
          kind: isRefused ? .warning : .note,
          text: isRefused
            ? "not done, because it overlaps another change: \(change.note); change it in the source"
            : change.note
        )
      )
    }
    messages.sort { $0.line < $1.line }
    return (result.bytes + Array(Appendix.text(appendices, after: result.bytes).utf8), messages)
  }
}

extension MemberBlockSyntax {
  /// An edit that adds declarations on the line of the closing brace.
  fileprivate func insertion(of declarations: [String]) -> Edit {
    let hasLine = rightBrace.leadingTrivia.contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
    let separator = hasLine || members.isEmpty ? "" : "; "
    return .before(rightBrace.start, separator + declarations.joined(separator: "; ") + " ")
  }
}
