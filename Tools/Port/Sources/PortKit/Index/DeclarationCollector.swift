import SwiftSyntax

/// Collects the types of one file, with their members.
final class DeclarationCollector: SyntaxVisitor {
  /// The members and supertypes that one declaration or extension adds to a type.
  struct Part {
    var name: String
    var kind: TypeInfo.Kind?
    var supertypes: [String]
    var members: [Member] = []
    var attributes: Set<String>
    var modifiers: Set<String>
    var isGeneric: Bool
    var declaration: DeclSyntax
    var file: SourceFile
  }

  private let file: SourceFile
  private(set) var parts: [Part] = []
  private var open: [Int] = []
  /// Types of the variables that are declared outside of types.
  private(set) var globals: [String: String] = [:]

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  static func collect(_ file: SourceFile) -> DeclarationCollector {
    let collector = DeclarationCollector(file: file)
    collector.walk(file.tree)
    return collector
  }

  // MARK: Types

  private func begin(
    _ node: some DeclGroupSyntax,
    _ kind: TypeInfo.Kind?,
    isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    guard let name = TypeName.qualified(Syntax(node)) else { return .skipChildren }
    open.append(parts.count)
    parts.append(
      Part(
        name: name,
        kind: kind,
        supertypes: node.inheritanceClause?.inheritedTypes.compactMap {
          TypeName.base(of: $0.type)
        } ?? [],
        attributes: node.attributes.names,
        modifiers: node.modifiers.names,
        isGeneric: isGeneric,
        declaration: DeclSyntax(node),
        file: file
      )
    )
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .classType, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .structType, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .enumType, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .actorType, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .protocolType)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, nil) }

  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { _ = open.popLast() }

  /// Skips clauses that are never compiled on Linux.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    Conditions.isActive(node) == false ? .skipChildren : .visitChildren
  }

  // MARK: Members

  private func isMember(_ node: some DeclSyntaxProtocol) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) == true && !open.isEmpty
  }

  private func add(_ member: Member) {
    guard let part = open.last else { return }
    parts[part].members.append(member)
  }

  private func member(
    _ kind: Member.Kind,
    _ name: String,
    _ node: some WithAttributesSyntax & WithModifiersSyntax & DeclSyntaxProtocol
  ) -> Member {
    Member(
      kind: kind,
      name: TypeName.unquoted(name),
      attributes: node.attributes.names,
      modifiers: node.modifiers.names,
      objectiveCName: node.attributes.objectiveCName,
      declaration: DeclSyntax(node),
      file: file,
      isInExtension: open.last.map { parts[$0].kind == nil } ?? false
    )
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    var member = member(.method, node.name.text, node)
    member.labels = node.signature.parameterClause.labels
    member.parameterTypes = node.signature.parameterClause.types
    member.type = node.signature.returnClause?.type.trimmedDescription
    add(member)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    var member = member(.initializer, "init", node)
    member.labels = node.signature.parameterClause.labels
    add(member)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let type =
        binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer.flatMap { TypeInference.literalType(of: $0.value) }
      guard isMember(node) else {
        if node.parent?.is(CodeBlockItemSyntax.self) == true, open.isEmpty { globals[name] = type }
        continue
      }
      var member = member(.property, name, node)
      member.type = type
      member.isSettable = node.bindingSpecifier.text == "var" && binding.isSettable
      add(member)
    }
    return .visitChildren
  }
}
