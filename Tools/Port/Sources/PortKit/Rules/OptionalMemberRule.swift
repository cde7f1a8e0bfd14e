import SwiftSyntax

/// Moves `@objc optional` members of the sources' protocols to protocols of their own, and adapts
/// their uses.
///
///     @objc optional func bar(_ bar: Bar, didSelect tab: Int)     // commented out, and
///     protocol BarDelegate_bar_didSelect: AnyObject { … }         // at the end of the file
///
///     delegate?.bar?(self, didSelect: 1)
///     (delegate as? BarDelegate_bar_didSelect)?.bar(self, didSelect: 1)
final class OptionalMemberRule: Rule {
  private var requirements: OptionalRequirements { context.project.optionals }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.names.contains("optional") {
      let generics = node.genericParameterClause?.singleLine ?? ""
      let clause = node.genericWhereClause.map { " " + $0.singleLine } ?? ""
      let text = "func \(node.name.text)\(generics)\(node.signature.singleLine)\(clause)"
      move(node, text, isStatic: node.modifiers.names.contains("static"))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.names.contains("optional") {
      let text = "var \(node.bindings.singleLine)"
      move(node, text, isStatic: node.modifiers.names.contains("static"))
    }
    return .visitChildren
  }

  private func move(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax,
    _ text: String,
    isStatic: Bool
  ) {
    guard let owner = TypeName.enclosing(node).flatMap({ index.types[$0] }),
      let member = owner.members.first(where: { $0.declaration.id == node.id }),
      let requirement = requirements.requirement(for: member)
    else { return }
    change(
      node,
      [.before(node.start, "/* "), .after(node.end, " */")],
      "the optional member \(member.fullName) is the protocol \(requirement.helper)"
    )
    var access = owner.access
    if access == "private" { access = "fileprivate" }
    let isIsolated = node.attributes.names.union(owner.attributes).contains("MainActor")
    let head = (isIsolated ? "@MainActor " : "") + (access.isEmpty ? "" : access + " ")
    context.append(
      "\(head)protocol \(requirement.helper): AnyObject { \(isStatic ? "static " : "")\(text) }",
      for: owner.declaration?.declaration ?? DeclSyntax(node),
      "the protocol \(requirement.helper) was added to the end of the file"
    )
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      call(node, chain.expression, mark: chain.questionMark, cast: "as?")
    } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      call(node, unwrap.expression, mark: unwrap.exclamationMark, cast: "as!")
    } else {
      presenceTest(node)
    }
    return .visitChildren
  }

  private func call(
    _ node: FunctionCallExprSyntax,
    _ called: ExprSyntax,
    mark: TokenSyntax,
    cast: String
  ) {
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      let match = requirements.match(
        member.declName.name,
        receiver: types.type(of: base),
        scopes: scopes(of: node),
        allowsUnknownReceiver: true,
        fits: { $0.kind == .method && node.fits($0.labels) }
      )
      context.handled.insert(member.id)
      switch match {
      case .requirement(let requirement):
        use(member, base, requirement, mark: mark, cast: cast)
        context.handled.insert(node.id)
      case .ambiguous:
        warn(
          node,
          "whether \(member.declName.name) is an optional member or a closure is not known here;"
            + " declare the type of \(base.singleLine)"
        )
        context.handled.insert(node.id)
      case .none: break
      }
    } else if let name = called.as(DeclReferenceExprSyntax.self),
      case .requirement(let requirement) = requirements.match(
        name.name,
        receiver: TypeName.enclosing(node),
        scopes: scopes(of: node),
        allowsUnknownReceiver: false,
        fits: { $0.kind == .method && node.fits($0.labels) }
      )
    {
      change(
        node,
        [
          .before(name.start, "(self \(cast) \(requirement.castType))\(cast == "as?" ? "?" : "")."),
          .replace(mark.range, ""),
        ],
        note(requirement)
      )
      context.handled.insert(node.id)
    }
  }

  private func note(_ requirement: OptionalRequirements.Requirement) -> String {
    "\(requirement.member.fullName) is optional: a cast to \(requirement.helper) finds implementers"
  }

  /// Casts the receiver to the protocol of the member, and drops the mark behind the member.
  private func use(
    _ member: MemberAccessExprSyntax,
    _ base: ExprSyntax,
    _ requirement: OptionalRequirements.Requirement,
    mark: TokenSyntax?,
    cast: String
  ) {
    var edits = [Edit.before(base.start, "(")]
    let suffix = " \(cast) \(requirement.castType))\(cast == "as?" ? "?" : "")"
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      edits.append(.after(chain.expression.end, suffix))
      edits.append(.replace(chain.questionMark.range, ""))
    } else {
      edits.append(.after(base.end, suffix))
    }
    if let mark { edits.append(.replace(mark.range, "")) }
    change(member, edits, note(requirement))
  }

  // MARK: References

  /// A reference without a call: the value of a property, or a method as a closure.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, !context.handled.contains(node.id),
      requirements.byName[node.declName.name] != nil, !isPlainCall(node),
      node.ancestor(MacroExpansionExprSyntax.self) == nil
    else { return .visitChildren }
    let labels = node.declName.labels
    guard
      case .requirement(let requirement) = requirements.match(
        node.declName.name,
        receiver: types.type(of: base),
        scopes: scopes(of: node),
        allowsUnknownReceiver: labels != nil,
        fits: { labels == nil || labels == $0.labels }
      )
    else { return .visitChildren }
    let parent = node.parent
    if let unwrap = parent?.as(ForceUnwrapExprSyntax.self) {
      use(node, base, requirement, mark: unwrap.exclamationMark, cast: "as!")
    } else {
      let mark = parent?.as(OptionalChainingExprSyntax.self)?.questionMark
      use(node, base, requirement, mark: mark, cast: "as?")
    }
    return .visitChildren
  }

  private func isPlainCall(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  // MARK: Presence

  /// Rewrites `delegate.responds(to: #selector(BarDelegate.bar(_:didSelect:)))`.
  private func presenceTest(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.name == "responds", let base = member.base,
      let argument = node.arguments.first, argument.label?.text == "to",
      let selector = argument.expression.as(MacroExpansionExprSyntax.self),
      let target = selector.arguments.first?.expression
    else { return }
    let reference: DeclReferenceExprSyntax
    var receiver = types.type(of: base)
    if let access = target.as(MemberAccessExprSyntax.self) {
      reference = access.declName
      receiver = access.base?.trimmedDescription
    } else if let name = target.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else {
      return
    }
    guard
      case .requirement(let requirement) = requirements.match(
        reference.name,
        receiver: receiver,
        scopes: scopes(of: node),
        allowsUnknownReceiver: false,
        fits: { reference.labels == nil || reference.labels == $0.labels }
      )
    else { return }
    let lines = String(repeating: "\n", count: file.lineEnds(in: base.end..<node.end))
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let rest = chain.expression.end..<node.end
      let all = String(repeating: "\n", count: file.lineEnds(in: rest))
      change(
        node,
        [.replace(rest, ".map({ $0 is \(requirement.castType) \(all)})")],
        note(requirement)
      )
    } else {
      change(
        node,
        [
          .before(base.start, "("),
          .replace(base.end..<node.end, " is \(requirement.castType)\(lines))"),
        ],
        note(requirement)
      )
    }
    context.handled.insert(selector.id)
    context.handled.insert(node.id)
  }
}
