import SwiftSyntax

/// Replaces `#selector` by the library's `Selector`.
///
///     #selector(tap(_:))
///     Selector(Page.tap(_:), "tap(_:)")
final class SelectorRule: Rule {
  private static let note = "#selector needs Objective-C; Selector refers to the same method"

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", !context.handled.contains(node.id),
      let argument = node.arguments.first
    else { return .visitChildren }
    let target = SelectorTarget(argument.expression, in: node)
    guard let reference = target.reference else {
      warn(node, "the method of this #selector is not recognized; write Selector(Type.method)")
      return .skipChildren
    }
    switch argument.label?.text {
    case "getter": accessor(node, target, reference, isSetter: false)
    case "setter": accessor(node, target, reference, isSetter: true)
    default: method(node, target, reference)
    }
    return .skipChildren
  }

  // MARK: Receivers

  /// Whose member a reference names.
  private enum Owner {
    /// A type, as it is written.
    case type(String, TypeInfo?)
    case protocolType(TypeInfo?)
    /// An object whose type is unknown.
    case object(String)
  }

  private func owner(
    of reference: DeclReferenceExprSyntax,
    base: ExprSyntax?,
    from node: MacroExpansionExprSyntax
  ) -> Owner {
    guard let base else { return enclosing(node, declaring: reference.name) }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) { return enclosing(node, declaring: nil) }
    let last = text.split(separator: ".").last.map(String.init) ?? text
    if TypeInference.isTypeName(last) {
      let name = TypeInference.base(text) ?? text
      let type = index.resolve(name, in: scopes(of: node))
      if type?.kind == .protocolType || library.protocols.contains(name) {
        return .protocolType(type)
      }
      return .type(text, type)
    }
    guard let name = types.type(of: base), !name.contains("&") else { return .object(text) }
    let type = index.resolve(name, in: scopes(of: node))
    if type?.kind == .protocolType || library.protocols.contains(name) {
      return .protocolType(type)
    }
    return .type(name, type)
  }

  /// The innermost type around a node that has a member of the name, or else the innermost class.
  private func enclosing(_ node: MacroExpansionExprSyntax, declaring name: String?) -> Owner {
    var innermost: Owner?
    var declaration = TypeName.enclosingDeclaration(node)
    while let current = declaration {
      let type = TypeName.qualified(current).flatMap { index.types[$0] }
      let owner = Owner.type(spelling(of: current, type), type)
      let hasMember = type.map { type in
        name.map { !index.members(named: $0, of: type).isEmpty } ?? true
      }
      if hasMember ?? (name == nil) { return owner }
      if innermost == nil { innermost = owner }
      declaration = TypeName.enclosingDeclaration(current)
    }
    return innermost ?? .object("self")
  }

  /// How a type is named within its own declaration.
  private func spelling(of declaration: Syntax, _ type: TypeInfo?) -> String {
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      let name = TypeName.base(of: node.extendedType) ?? node.extendedType.trimmedDescription
      let isProtocol = type?.kind == .protocolType || library.protocols.contains(name)
      return isProtocol ? "Self" : name
    }
    if declaration.is(ProtocolDeclSyntax.self) { return "Self" }
    return declaration.asProtocol(NamedDeclSyntax.self)?.name.text ?? "Self"
  }

  // MARK: Methods

  private func method(
    _ node: MacroExpansionExprSyntax,
    _ target: SelectorTarget,
    _ reference: DeclReferenceExprSyntax
  ) {
    var name = reference.trimmedDescription.filter { !$0.isWhitespace }
    switch owner(of: reference, base: target.base, from: node) {
    case .protocolType:
      replace(node, by: "Selector(\"\(name)\")", Self.note)
    case .object(let object):
      warn(node, "the type of \(object) is unknown; the selector keeps the object alive")
      let access = target.base == nil ? name : "\(object).\(name)"
      replace(node, by: "Selector(\(access)\(target.cast ?? ""), \"\(name)\")", Self.note)
    case .type(let type, let info):
      let candidates =
        info.map { info in
          index.members(named: reference.name, of: info).filter { $0.kind == .method }
        } ?? []
      let fitting = candidates.filter { reference.labels == nil || reference.labels == $0.labels }
      let chosen = fitting.first(where: \.isExposed) ?? fitting.first
      let count = reference.labels?.count ?? chosen?.labels.count ?? 0
      let string = chosen?.objectiveCName ?? name
      guard count <= 3 else {
        warn(node, "a selector with \(count) arguments is found by its name only")
        replace(node, by: "Selector(\"\(string)\")", Self.note)
        return
      }
      if target.cast == nil, reference.labels == nil, Set(candidates.map(\.fullName)).count > 1,
        let chosen, !chosen.labels.isEmpty
      {
        name = chosen.fullName
      }
      let cast = cast(target, type, chosen, candidates: candidates)
      replace(node, by: "Selector(\(type).\(name)\(cast), \"\(string)\")", Self.note)
    }
  }

  /// The cast that selects one of several methods.
  private func cast(
    _ target: SelectorTarget,
    _ type: String,
    _ chosen: Member?,
    candidates: [Member]
  ) -> String {
    if let cast = target.castType { return " as \(SelectorTarget.unapplied(cast, of: type))" }
    guard let chosen, chosen.labels.isEmpty, !chosen.isStatic,
      Set(candidates.map(\.fullName)).count > 1
    else { return "" }
    return " as (\(type)) -> @MainActor () -> \(chosen.type ?? "Void")"
  }

  // MARK: Properties

  private func accessor(
    _ node: MacroExpansionExprSyntax,
    _ target: SelectorTarget,
    _ reference: DeclReferenceExprSyntax,
    isSetter: Bool
  ) {
    let name = reference.name
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    let string = isSetter ? setter : name
    switch owner(of: reference, base: target.base, from: node) {
    case .type(let type, let info):
      let property = info.flatMap { info in
        index.members(named: name, of: info).first { $0.kind == .property }
      }
      let getter = property?.objectiveCName ?? name
      guard isSetter else {
        replace(node, by: "Selector(getter: \\\(type).\(name), \"\(getter)\")", Self.note)
        return
      }
      let closure = "{ (object: \(type)) in { object.\(name) = $0 } }"
      let cast = property?.type.map { " as (\(type)) -> @MainActor (\($0)) -> Void" } ?? ""
      replace(node, by: "Selector(\(closure)\(cast), \"\(string)\")", Self.note)
    case .protocolType, .object:
      replace(node, by: "Selector(\"\(string)\")", Self.note)
    }
  }
}
