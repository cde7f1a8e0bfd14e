import SwiftSyntax

/// Runs the methods of test classes that are isolated to the main actor with `assumeIsolated`.
///
///     @MainActor class PageTests: XCTestCase { func testTap() { … } }
///     @MainActor class PageTests: XCTestCase { nonisolated func testTap() { MainActor.assumeIsolated { … } } }
///
/// XCTest on Linux cannot call isolated methods. It calls all methods on the main thread.
final class MainActorTestRule: Rule {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let attribute = node.attributes.first { $0.trimmedDescription == "@MainActor" }
    guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, let body = node.body,
      node.modifiers.names.isDisjoint(with: ["static", "class", "nonisolated", "private"]),
      let type = TypeName.enclosing(node).flatMap({ index.types[$0] }),
      index.ancestorNames(of: type).contains("XCTestCase"),
      attribute != nil || isIsolated(type)
    else { return .visitChildren }
    var edits: [Edit] = [
      .before(node.modifiers.first?.start ?? node.funcKeyword.start, "nonisolated ")
    ]
    if !body.statements.isEmpty {
      let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
      let call = (isThrowing ? " try" : "") + " MainActor.assumeIsolated {"
      edits += [.before(body.leftBrace.start + 1, call), .after(body.rightBrace.start, "}")]
    }
    if let attribute { edits.append(blanked(attribute.range)) }
    change(node, edits, "XCTest on Linux cannot call methods that are isolated to the main actor")
    return .visitChildren
  }

  private func isIsolated(_ type: TypeInfo) -> Bool {
    index.lineage(of: type).contains { $0.attributes.contains("MainActor") }
  }
}
