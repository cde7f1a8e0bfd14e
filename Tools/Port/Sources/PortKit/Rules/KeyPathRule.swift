import SwiftSyntax

/// Replaces `#keyPath` by the string that it stands for.
///
///     #keyPath(CALayer.bounds.size)
///     "bounds.size"
final class KeyPathRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else {
      return .visitChildren
    }
    var parts = argument.expression.singleLine.filter { $0 != " " && $0 != "?" && $0 != "!" }
      .split(separator: ".").map(String.init)
    if parts.first == "self" { parts.removeFirst() }
    while parts.count > 1, TypeInference.isTypeName(parts[0]) { parts.removeFirst() }
    let names = parts.map(TypeName.unquoted)
    replace(
      node,
      by: "\"\(names.joined(separator: "."))\"",
      "#keyPath is a string: Swift on Linux has no Objective-C"
    )
    return .skipChildren
  }
}
