import SwiftSyntax

/// Calls initializers of classes that are values through the library's `Instantiation`.
///
///     pageClass.init(nibName: nil, bundle: nil)
///     Instantiation.object(of: pageClass, nibName: nil, bundle: nil)
final class InstantiationRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = DynamicClass(index: index, library: library).name(in: node),
      let open = node.leftParen, !node.calledExpression.trimmedDescription.contains("\n")
    else { return .visitChildren }
    let separator = node.arguments.isEmpty ? "" : ", "
    change(
      node,
      [
        .replace(
          node.calledExpression.start..<open.end,
          "Instantiation.object(of: \(name)\(separator)"
        )
      ],
      "initializers of a class that is a value are called by Instantiation: Swift classes need"
        + " a required initializer"
    )
    return .visitChildren
  }
}

/// Finds calls of initializers through a class of UIKit that is a value or a generic parameter.
struct DynamicClass {
  /// The labels of the initializers that can be called, with the class that declares them.
  private static let initializers: [[String]: String] = [
    []: "NSObject",
    ["frame"]: "UIView",
    ["nibName", "bundle"]: "UIViewController",
    ["rootViewController"]: "UINavigationController",
    ["style"]: "UITableViewController",
    ["style", "reuseIdentifier"]: "UITableViewCell",
    ["collectionViewLayout"]: "UICollectionViewController",
  ]

  let index: ProjectIndex
  let library: LibraryTable

  /// Returns the expression of the class whose initializer a call calls, or `nil` if it is not such
  /// a call or the initializer is required.
  func name(in call: FunctionCallExprSyntax) -> String? {
    guard call.trailingClosure == nil, let root = Self.initializers[call.labels],
      let (expression, type) = dynamicClass(of: call), inherits(type, from: root, at: call),
      !isRequired(call, in: type)
    else { return nil }
    return expression
  }

  /// The expression of the class and the name of the class that is its bound.
  private func dynamicClass(of call: FunctionCallExprSyntax) -> (String, String)? {
    var base = call.calledExpression
    if let member = base.as(MemberAccessExprSyntax.self) {
      guard member.declName.name == "init", let inner = member.base else { return nil }
      base = inner
    } else if !base.is(DeclReferenceExprSyntax.self) {
      return nil
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.name, TypeInference.isTypeName(name) {
      return bound(ofGeneric: name, at: call).map { (name + ".self", $0) }
    }
    guard call.calledExpression.is(MemberAccessExprSyntax.self) else { return nil }
    let types = TypeInference(index: index)
    if let inner = base.as(FunctionCallExprSyntax.self),
      inner.calledExpression.trimmedDescription == "type", inner.labels == ["of"],
      let object = inner.arguments.first?.expression
    {
      return types.type(of: object).map {
        (base.singleLine, bound(ofGeneric: $0, at: call) ?? $0)
      }
    }
    guard let type = types.type(of: base), type.hasSuffix(".Type") else { return nil }
    return (base.singleLine, String(type.dropLast(".Type".count)))
  }

  /// The class from which a generic parameter inherits, or `nil` if the name is none.
  private func bound(ofGeneric name: String, at node: some SyntaxProtocol) -> String? {
    for ancestor in node.ancestors {
      guard let generic = ancestor.asProtocol(WithGenericParametersSyntax.self),
        let parameter = generic.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        })
      else { continue }
      if let type = parameter.inheritedType { return TypeName.base(of: type) }
      let requirements = generic.genericWhereClause?.requirements.compactMap {
        $0.requirement.as(ConformanceRequirementSyntax.self)
      }
      return requirements?.first { $0.leftType.trimmedDescription == name }
        .flatMap { TypeName.base(of: $0.rightType) }
    }
    return nil
  }

  /// Whether a class, or one of a composition, inherits from another class.
  private func inherits(_ type: String, from root: String, at node: some SyntaxProtocol) -> Bool {
    let scopes = TypeName.enclosing(node).map(TypeName.scopes) ?? []
    return type.split(separator: "&").contains { part in
      let name = String(part)
      var names: Set = [name]
      if let info = index.resolve(name, in: scopes) { names = index.ancestorNames(of: info) }
      var waiting = Array(names)
      while let next = waiting.popLast() {
        guard let parent = library.superclasses[next] else { continue }
        if names.insert(parent).inserted { waiting.append(parent) }
      }
      // The table contains the classes of UIKit down to those that derive from `NSObject`.
      return names.contains(root)
        || root == "NSObject" && !names.isDisjoint(with: library.superclasses.values)
    }
  }

  private func isRequired(_ call: FunctionCallExprSyntax, in type: String) -> Bool {
    type.split(separator: "&").contains { part in
      let scopes = TypeName.enclosing(call).map(TypeName.scopes) ?? []
      guard let info = index.resolve(String(part), in: scopes) else { return false }
      return index.members(named: "init", of: info).contains {
        call.fits($0.labels) && ($0.modifiers.contains("required") || info.kind == .protocolType)
      }
    }
  }
}
