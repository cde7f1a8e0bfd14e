import SwiftSyntax

/// Gives a class that overrides members of Objective-C objects the superclass that declares them.
///
///     class Clock: NSObject { override func observeValue(…) }
///     class Clock: ObjectiveCObject { override func observeValue(…) }
///
/// `NSObject` has these members in an extension of a protocol, where they cannot be overridden.
final class ObjectSuperclassRule: Rule {
  private static let methods: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forKeyPath:)", "setValue(_:forKeyPath:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "responds(to:)", "perform(_:)",
    "perform(_:with:)", "perform(_:with:with:)",
    "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)",
    "removeObserver(_:forKeyPath:context:)", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
    "keyPathsForValuesAffectingValue(forKey:)", "awakeFromNib()", "prepareForInterfaceBuilder()",
  ]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = TypeName.qualified(Syntax(node)).flatMap({ index.types[$0] }),
      let superclass = node.inheritanceClause?.inheritedTypes.first?.type,
      superclass.trimmedDescription == "NSObject", overridesObjectMembers(type)
    else { return .visitChildren }
    change(
      superclass,
      [.replace(superclass.start..<superclass.end, "ObjectiveCObject")],
      "\(type.name) overrides members that ObjectiveCObject declares"
    )
    return .visitChildren
  }

  /// Whether the class or a subclass in the sources overrides one of the members.
  private func overridesObjectMembers(_ type: TypeInfo) -> Bool {
    ([type] + index.descendants(of: type)).contains { type in
      type.members.contains { $0.isOverride && Self.methods.contains($0.fullName) }
    }
  }
}
