import SwiftSyntax

/// Reports what has no counterpart without Objective-C; the code stays as it is.
final class UnsupportedRule: Rule {
  private static let functions: [String: String] = [
    "method_exchangeImplementations":
      "methods cannot be exchanged; override the method in a subclass",
    "method_setImplementation": "methods cannot be replaced; override the method in a subclass",
    "class_addMethod": "methods cannot be added at run time; declare the method",
    "class_replaceMethod": "methods cannot be replaced; override the method in a subclass",
    "class_getInstanceMethod": "there is no Objective-C runtime to look up methods",
    "class_getClassMethod": "there is no Objective-C runtime to look up methods",
    "class_getMethodImplementation": "there is no Objective-C runtime to look up methods",
    "class_copyMethodList": "classes do not list their methods; use Mirror for stored properties",
    "class_copyPropertyList": "classes do not list their properties; use Mirror",
    "class_copyIvarList": "classes do not list their variables; use Mirror",
    "objc_allocateClassPair": "classes cannot be created at run time; declare the class",
    "objc_getClassList": "classes are not listed at run time; keep a list of your own",
    "objc_copyClassList": "classes are not listed at run time; keep a list of your own",
    "object_setClass": "the class of an object cannot be changed; use a subclass",
    "imp_implementationWithBlock": "closures cannot become methods; declare the method",
    "objc_msgSend": "messages cannot be sent by name; call the method",
  ]
  private static let methods: [String: String] = [
    "forwardingTarget": "messages are not forwarded; declare the methods and call the target",
    "forwardInvocation": "messages are not forwarded; declare the methods and call the target",
    "resolveInstanceMethod": "methods cannot be added at run time; declare the method",
    "resolveClassMethod": "methods cannot be added at run time; declare the method",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.name,
      let text = Self.functions[name]
    {
      warn(node, "\(name): \(text)")
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.name == "init", isMetatypeValue(base), !isRequired(node, base),
      DynamicClass(index: index, library: library).name(in: node) == nil
    {
      warn(
        node,
        "\(base.singleLine).init needs a required initializer in Swift classes; declare"
          + " `required init` in the class, or pass a closure that creates the object"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let text = Self.methods[node.name.text], node.modifiers.names.contains("override") {
      warn(node, "\(node.name.text): \(text)")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, types.type(of: base) == "AnyObject",
      !context.handled.contains(node.id),
      !["self", "init"].contains(node.declName.name)
    {
      warn(
        node,
        "\(node.declName.name) is looked up on AnyObject; cast \(base.singleLine) to its class"
      )
    }
    return .visitChildren
  }

  /// Whether `type(of: self).init` calls an initializer that the class declares as required.
  private func isRequired(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
    guard base.singleLine == "type(of: self)",
      let type = TypeName.enclosing(node).flatMap({ index.types[$0] })
    else { return false }
    return index.members(named: "init", of: type).contains {
      $0.modifiers.contains("required") && node.fits($0.labels)
    }
  }

  /// Whether an expression is a class as a value rather than the name of a type.
  private func isMetatypeValue(_ base: ExprSyntax) -> Bool {
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type"
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.name else { return false }
    return !["self", "super", "Self"].contains(name) && !TypeInference.isTypeName(name)
  }
}
