import SwiftSyntax

extension AttributeListSyntax {
  /// The names of the attributes, also of those in `#if`.
  var names: Set<String> {
    var names: Set<String> = []
    for element in self {
      if let attribute = element.as(AttributeSyntax.self) {
        names.insert(attribute.attributeName.trimmedDescription)
      }
    }
    return names
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    for element in self {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc", let arguments = attribute.arguments
      else { continue }
      return arguments.singleLine.filter { $0 != " " }
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// The modifiers; that of a setter's access is `private(set)`.
  var names: Set<String> {
    Set(map { $0.detail == nil ? $0.name.text : $0.trimmedDescription })
  }
}

extension FunctionParameterClauseSyntax {
  /// The labels of the parameters, `_` where there are none.
  var labels: [String] { parameters.map { TypeName.unquoted($0.firstName.text) } }

  var types: [String] { parameters.map { $0.type.singleLine } }
}

extension PatternBindingSyntax {
  /// Whether a variable with these accessors can be set.
  var isSettable: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let list) = accessorBlock.accessors else { return false }
    return list.contains {
      ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
    }
  }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments, `_` where there are none, with one more for a trailing closure.
  var labels: [String] {
    arguments.map { $0.label.map { TypeName.unquoted($0.text) } ?? "_" }
  }

  /// Whether a call with these arguments fits the labels of a method.
  func fits(_ parameters: [String]) -> Bool {
    let trailing = trailingClosure == nil ? 0 : 1 + additionalTrailingClosures.count
    return labels.count + trailing == parameters.count && parameters.starts(with: labels)
  }
}

extension DeclReferenceExprSyntax {
  var name: String { TypeName.unquoted(baseName.text) }

  /// The labels in a name such as `tabBar(_:didSelect:)`, or `nil` if the name has none.
  var labels: [String]? { argumentNames?.arguments.map(\.name.text) }
}
