import SwiftSyntax

/// Replaces functions and methods of Swift 3 and 4.
///
///     CGRectMake(0, 0, 10, 10)
///     CGRect(x: 0, y: 0, width: 10, height: 10)
final class LegacyCallRule: Rule {
  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let reference =
      node.calledExpression.as(DeclReferenceExprSyntax.self)
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    guard let reference, node.trailingClosure == nil else { return .visitChildren }
    if let right = node.rightParen, node.arguments.isEmpty,
      ["NSAttributedString", "NSMutableAttributedString"].contains(reference.name),
      node.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      let note = "\(reference.name)() needs a text in Foundation on Linux"
      change(node, [.before(right.start, "string: \"\"")], note)
      return .visitChildren
    }
    let old = reference.name + "(" + node.labels.map { $0 + ":" }.joined() + ")"
    guard let new = LegacyCalls.functions[old], !isOwn(old) else { return .visitChildren }
    let note = "\(old) is called \(new.drop { $0 == "." }) today"
    if new.hasPrefix(".") {
      guard node.calledExpression.is(DeclReferenceExprSyntax.self) else { return .visitChildren }
      change(node, member(node, reference, new), note)
      return .visitChildren
    }
    guard let labels = LegacyCalls.labels(new) else {
      change(node, [.replace(node.range, new)], note)
      return .skipChildren
    }
    var edits = [Edit.replace(reference.baseName.range, LegacyCalls.base(new))]
    for (argument, label) in zip(node.arguments, labels) {
      edits += relabel(argument.label, label, before: argument.expression.start)
    }
    change(node, edits, note)
    return .visitChildren
  }

  /// The edits that make a function of a value its member.
  private func member(
    _ node: FunctionCallExprSyntax,
    _ name: DeclReferenceExprSyntax,
    _ new: String
  ) -> [Edit] {
    let arguments = Array(node.arguments)
    guard let right = node.rightParen, let first = arguments.first else { return [] }
    var edits = [Edit.replace(name.range, "")]
    let base = LegacyCalls.base(new)
    guard arguments.count > 1 else {
      return edits + [.after(right.end, new.hasSuffix("()") ? base + "()" : base)]
    }
    guard let labels = LegacyCalls.labels(new), let comma = first.trailingComma else { return [] }
    var end = comma.end
    if let second = arguments.dropFirst().first, file.lineEnds(in: end..<second.start) == 0 {
      end = second.start
    }
    edits.append(.replace(comma.start..<end, ")\(base)("))
    for (argument, label) in zip(arguments.dropFirst(), labels) {
      edits += relabel(argument.label, label, before: argument.expression.start)
    }
    return edits
  }

  private func relabel(_ old: TokenSyntax?, _ new: String, before start: Int) -> [Edit] {
    switch (old, new) {
    case (nil, "_"): []
    case (nil, _): [.before(start, new + ": ")]
    case (let old?, "_"): [.replace(old.start..<start, "")]
    case (let old?, _): old.text == new ? [] : [.replace(old.range, new)]
    }
  }

  /// Whether the sources declare a method of the name themselves.
  private func isOwn(_ name: String) -> Bool {
    index.types.values.contains { type in
      type.members.contains { $0.fullName == name && !$0.isOverride }
    }
  }

  // MARK: Properties and overrides

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let new = LegacyCalls.properties[node.name], index.properties(named: node.name).isEmpty {
      change(node, [.replace(node.baseName.range, new)], "\(node.name) is called \(new) today")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.names.contains("override"),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let new = LegacyCalls.properties[name.text]
    {
      change(node, [.replace(name.range, new)], "\(name.text) is called \(new) today")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.signature.parameterClause
    let old = node.name.text + "(" + clause.labels.map { $0 + ":" }.joined() + ")"
    guard node.modifiers.names.contains("override"), let new = LegacyCalls.functions[old],
      let labels = LegacyCalls.labels(new)
    else { return .visitChildren }
    var edits = [Edit.replace(node.name.range, LegacyCalls.base(new))]
    for (parameter, label) in zip(clause.parameters, labels) {
      guard parameter.firstName.text != label else { continue }
      let second = parameter.secondName == nil ? " " + parameter.firstName.text : ""
      edits.append(.replace(parameter.firstName.range, label + second))
    }
    change(node, edits, "\(old) is called \(new) today")
    return .visitChildren
  }
}
