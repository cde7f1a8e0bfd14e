import SwiftSyntax

/// A visitor that finds one kind of construct in a file and adds changes and messages for it.
class Rule: SyntaxVisitor {
  let context: FileContext

  var file: SourceFile { context.file }
  var index: ProjectIndex { context.project.index }
  var library: LibraryTable { context.project.library }
  var types: TypeInference { TypeInference(index: index) }

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  /// Visits the file; called once, in the order of `Rules.all`.
  func run() { walk(file.tree) }

  /// Skips clauses that are never compiled on Linux.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    Conditions.isActive(node) == false ? .skipChildren : .visitChildren
  }

  /// Adds a change with a note.
  func change(_ node: some SyntaxProtocol, _ edits: [Edit], _ note: String) {
    context.changes.add(Change(edits: edits, offset: node.start, note: note))
  }

  /// Replaces a node by text and keeps the number of its lines.
  func replace(_ node: some SyntaxProtocol, by text: String, _ note: String) {
    let lines = String(repeating: "\n", count: file.lineEnds(in: node.range))
    change(node, [.replace(node.range, text + lines)], note)
  }

  /// Replaces a node by spaces.
  func blank(_ node: some SyntaxProtocol, _ note: String) {
    change(node, [blanked(node.range)], note)
  }

  /// An edit that replaces a range by spaces; line ends stay.
  func blanked(_ range: Range<Int>) -> Edit {
    let bytes = file.bytes[range].map { $0 == 10 || $0 == 13 ? $0 : 32 }
    return .replace(range, String(decoding: bytes, as: UTF8.self))
  }

  func warn(_ node: some SyntaxProtocol, _ text: String) {
    context.warn(at: node.start, text)
  }

  /// The scopes in which names are looked up at a node.
  func scopes(of node: some SyntaxProtocol) -> [String] {
    TypeName.enclosing(node).map(TypeName.scopes) ?? []
  }
}
