import SwiftSyntax

/// Announces the changes of `dynamic` properties to their observers.
///
///     @objc dynamic var volume = 0.5
///           dynamic var volume = 0.5 { willSet { willChangeValue(for: \.volume) } didSet { … } }
///
/// Existing observers and setters are extended. The property is registered by
/// `MemberRegistrationRule`.
final class ObservableMemberRule: Rule {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isObservable, isInObject(node), !node.description.contains("willChangeValue(for:")
    else { return .skipChildren }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      warn(node, "changes are not observed: declare one dynamic property at a time")
      return .skipChildren
    }
    let edits = edits(of: binding, name)
    if !edits.isEmpty { change(node, edits, "changes of \(name) notify its observers") }
    return .skipChildren
  }

  /// Whether the type around a node is a class that derives from an object.
  private func isInObject(_ node: VariableDeclSyntax) -> Bool {
    guard let type = TypeName.enclosing(node).flatMap({ index.types[$0] }) else { return false }
    return type.kind == .classType && index.derivesFromObject(type, library)
  }

  private func edits(of binding: PatternBindingSyntax, _ name: String) -> [Edit] {
    let (will, did) = ("willChangeValue(for: \\.\(name))", "didChangeValue(for: \\.\(name))")
    guard let block = binding.accessorBlock else {
      return [.after(binding.end, " { willSet { \(will) } didSet { \(did) } }")]
    }
    guard case .accessors(let list) = block.accessors else { return [] }
    if let setter = list.first(named: "set")?.body {
      return [.after(setter.leftBrace.end, " \(will); defer { \(did) };")]
    }
    guard list.first(named: "get") == nil else { return [] }
    let before = list.first(named: "willSet")?.body.map {
      Edit.after($0.leftBrace.end, " \(will);")
    }
    let after = list.first(named: "didSet")?.body.map {
      Edit.after($0.leftBrace.end, " defer { \(did) };")
    }
    return [
      before ?? .after(block.leftBrace.end, " willSet { \(will) }"),
      after ?? .after(block.leftBrace.end, " didSet { \(did) }"),
    ]
  }
}

extension VariableDeclSyntax {
  /// Whether observers of Objective-C are notified of the property on iOS.
  fileprivate var isObservable: Bool {
    let names = modifiers.names
    return names.contains("dynamic") && bindingSpecifier.text == "var"
      && names.isDisjoint(with: ["static", "class", "override", "lazy"])
  }
}

extension AccessorDeclListSyntax {
  fileprivate func first(named name: String) -> AccessorDeclSyntax? {
    first { $0.accessorSpecifier.text == name }
  }
}

extension ProjectIndex {
  /// Whether a class derives from `NSObject`, as far as the sources and the library tell.
  func derivesFromObject(_ type: TypeInfo, _ library: LibraryTable) -> Bool {
    ancestorNames(of: type).contains { name in
      name == "NSObject" || name == "ObjectiveCObject"
        || library.types.contains(name) && !library.protocols.contains(name)
    }
  }
}
