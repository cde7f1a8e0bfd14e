import SwiftSyntax

/// What the rules know about the file that they work on, and what they add.
final class FileContext {
  let file: SourceFile
  let project: Project
  var changes = ChangeList()
  private(set) var messages: [Message] = []
  private(set) var appendices: [Appendix] = []
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
    let result = changes.apply(to: file)
    let refused = Set(result.refused.map(\.offset))
    for change in changes.changes {
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
