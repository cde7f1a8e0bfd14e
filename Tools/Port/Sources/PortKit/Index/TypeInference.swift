import SwiftSyntax

/// Determines the types of simple expressions by the declarations that are visible from them.
struct TypeInference {
  let index: ProjectIndex

  /// Returns the name of the type that an initial value has by its form, such as `Page()`.
  static func literalType(of expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      if let name = called.as(DeclReferenceExprSyntax.self)?.name, isTypeName(name) { return name }
      if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
        let isInitializer = member.declName.name == "init"
        let name = isInitializer ? base.trimmedDescription : member.trimmedDescription
        let last = name.split(separator: ".").last.map(String.init) ?? ""
        return isTypeName(last) ? name : nil
      }
      // `{ … }()` with a result type.
      if let closure = called.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause?.type.trimmedDescription
      }
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let cast = castType(sequence) {
      return cast
    }
    return nil
  }

  static func isTypeName(_ name: String) -> Bool {
    name.first { $0 != "_" }?.isUppercase == true
  }

  private static func castType(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return TypeName.base(of: type.type)
  }

  /// Returns the name of an expression's type without optionals, or `nil` if it is unknown.
  func type(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return type(ofName: name) }
    if let node = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: node.expression)
    }
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return type(of: node.expression) }
    if let node = expression.as(TupleExprSyntax.self), node.elements.count == 1 {
      return node.elements.first.flatMap { type(of: $0.expression) }
    }
    if let node = expression.as(SequenceExprSyntax.self) { return Self.castType(node) }
    if let node = expression.as(FunctionCallExprSyntax.self) {
      if let name = Self.literalType(of: expression) { return name }
      return type(ofResult: node)
    }
    if let node = expression.as(SubscriptCallExprSyntax.self) {
      return element(of: node.calledExpression)
    }
    if let base = expression.as(MemberAccessExprSyntax.self)?.base,
      ["first", "last"].contains(expression.as(MemberAccessExprSyntax.self)?.declName.name),
      let element = element(of: base)
    {
      return element
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = type(of: base)
    else { return nil }
    return type(ofMember: member.declName.name, in: owner, from: expression)
  }

  private func type(ofResult call: FunctionCallExprSyntax) -> String? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let owner = type(of: base).flatMap({ resolve($0, from: call) })
    else { return nil }
    let methods = index.members(named: member.declName.name, of: owner)
    return methods.first { $0.kind == .method && call.fits($0.labels) }?.type.flatMap(Self.base)
  }

  private func type(
    ofMember name: String,
    in owner: String,
    from node: some SyntaxProtocol
  ) -> String? {
    guard let owner = resolve(owner, from: node) else { return nil }
    return index.members(named: name, of: owner).first { $0.kind == .property }?.type
      .flatMap(Self.base)
  }

  private func resolve(_ name: String, from node: some SyntaxProtocol) -> TypeInfo? {
    index.resolve(name, in: TypeName.enclosing(node).map(TypeName.scopes) ?? [])
  }

  /// The name of a type in its written form without optionals and generic arguments.
  static func base(_ type: String) -> String? {
    var text = Substring(type)
    guard !text.contains("->"), !text.hasPrefix("["), !text.hasPrefix("(") else { return nil }
    for prefix in ["any ", "some ", "inout ", "weak "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    for module in ["UIKit.", "Foundation."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name.isEmpty ? nil : String(name)
  }

  // MARK: Names

  private func type(ofName reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.name
    if name == "self" || name == "Self" { return TypeName.enclosing(reference) }
    if Self.isTypeName(name) { return nil }
    var inner = Syntax(reference)
    for ancestor in reference.ancestors {
      if let found = local(name, in: ancestor, before: inner) { return found.type }
      inner = ancestor
    }
    var declaration = TypeName.enclosingDeclaration(reference)
    while let node = declaration {
      if let owner = TypeName.qualified(node).flatMap({ index.types[$0] }),
        let member = index.members(named: name, of: owner).first(where: { $0.kind == .property })
      {
        return member.type.flatMap(Self.base)
      }
      declaration = TypeName.enclosingDeclaration(node)
    }
    return index.globals[name].flatMap(Self.base)
  }

  /// The outcome of a search: the name is declared there, but its type may be unknown.
  private struct Found { var type: String? }

  private func local(_ name: String, in node: Syntax, before inner: Syntax) -> Found? {
    if let list = node.as(CodeBlockItemListSyntax.self) {
      return local(name, in: list, before: inner)
    }
    if let list = node.as(ConditionElementListSyntax.self) {
      return binding(name, in: list, before: inner)
    }
    if let node = node.as(FunctionDeclSyntax.self) {
      return parameter(name, of: node.signature.parameterClause)
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      return parameter(name, of: node.signature.parameterClause)
    }
    if let node = node.as(ClosureExprSyntax.self) { return parameter(name, of: node) }
    if let node = node.as(IfExprSyntax.self), inner.id == node.body.id {
      return binding(name, in: node.conditions)
    }
    if let node = node.as(WhileStmtSyntax.self), inner.id == node.body.id {
      return binding(name, in: node.conditions)
    }
    if let node = node.as(ForStmtSyntax.self), inner.id != node.sequence.id,
      node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    {
      return Found(type: element(of: node.sequence))
    }
    return nil
  }

  private func local(
    _ name: String,
    in list: CodeBlockItemListSyntax,
    before inner: Syntax
  ) -> Found? {
    guard list.parent?.is(SourceFileSyntax.self) != true else { return nil }
    var found: Found?
    for item in list {
      if item.position >= inner.position { break }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
          found = Found(
            type: binding.typeAnnotation.flatMap { TypeName.base(of: $0.type) }
              ?? binding.initializer.flatMap { type(of: $0.value) }
          )
        }
      }
      if let node = item.item.as(GuardStmtSyntax.self),
        let bound = binding(name, in: node.conditions)
      {
        found = bound
      }
    }
    return found
  }

  private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Found? {
    for parameter in clause.parameters
    where (parameter.secondName ?? parameter.firstName).text == name {
      return Found(type: TypeName.base(of: parameter.type))
    }
    return nil
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax) -> Found? {
    guard let clause = closure.signature?.parameterClause else {
      return name == "$0" ? Found(type: element(of: closure)) : nil
    }
    if case .simpleInput(let list) = clause {
      return list.contains { $0.name.text == name } ? Found(type: element(of: closure)) : nil
    }
    guard case .parameterClause(let clause) = clause else { return nil }
    for parameter in clause.parameters
    where (parameter.secondName ?? parameter.firstName).text == name {
      return Found(type: parameter.type.flatMap { TypeName.base(of: $0) })
    }
    return nil
  }

  /// The last binding of a name in a list of conditions, or before one of them.
  private func binding(
    _ name: String,
    in conditions: ConditionElementListSyntax,
    before end: Syntax? = nil
  ) -> Found? {
    for condition in conditions.reversed() where end.map({ condition.end <= $0.start }) ?? true {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      if let type = binding.typeAnnotation { return Found(type: TypeName.base(of: type.type)) }
      if let value = binding.initializer?.value { return Found(type: type(of: value)) }
      // `if let delegate` has the type of the variable around it.
      return nil
    }
    return nil
  }

  /// The type of the elements that a closure of `forEach` or the like receives.
  private func element(of closure: ClosureExprSyntax) -> String? {
    guard
      let call = closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.ancestor(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    return element(of: base)
  }

  /// The type of the elements of an array that is a property.
  private func element(of sequence: ExprSyntax) -> String? {
    let name: String
    var owner = TypeName.enclosing(sequence)
    if let reference = sequence.as(DeclReferenceExprSyntax.self) {
      name = reference.name
    } else if let member = sequence.as(MemberAccessExprSyntax.self), let base = member.base {
      name = member.declName.name
      owner = type(of: base)
    } else {
      return nil
    }
    guard let type = owner.flatMap({ resolve($0, from: sequence) }),
      let array = index.members(named: name, of: type).first(where: { $0.kind == .property })?.type,
      array.hasPrefix("["), !array.contains(":")
    else { return nil }
    return Self.base(String(array.dropFirst()))
  }
}
