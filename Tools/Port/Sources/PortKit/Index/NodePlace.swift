import SwiftSyntax

/// Where a node is, as a key for decisions about it that are made for all files at once.
struct NodePlace: Hashable {
  var path: String
  var offset: Int

  init(_ node: some SyntaxProtocol, in file: SourceFile) {
    path = file.path
    offset = node.start
  }
}
