import SwiftSyntax

/// A member of a type.
struct Member {
  /// What is declared.
  enum Kind { case method, property, initializer }

  var kind: Kind
  var name: String
  /// The labels of the parameters, `_` where there are none.
  var labels: [String] = []
  var parameterTypes: [String] = []
  /// The type of a property or the result of a method, if it is written.
  var type: String?
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  /// The name in `@objc(name)`.
  var objectiveCName: String?
  var isSettable = false
  var declaration: DeclSyntax
  var file: SourceFile
  /// Whether the member is declared in an extension.
  var isInExtension: Bool

  /// The name with labels, such as `tabBar(_:didSelect:)`.
  var fullName: String {
    kind == .property ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The name and labels joined, for the names of generated declarations.
  var joinedName: String { ([name] + labels.filter { $0 != "_" }).joined(separator: "_") }

  var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  var isOverride: Bool { modifiers.contains("override") }
  var isOptionalRequirement: Bool { modifiers.contains("optional") }
  var isPrivate: Bool { modifiers.contains("private") }

  /// Whether the member is visible to Objective-C by an attribute.
  var isExposed: Bool {
    !attributes.isDisjoint(with: [
      "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "NSManaged",
      "GKInspectable",
    ])
  }

  /// Whether a storyboard can refer to the method.
  var isInterfaceAction: Bool {
    !attributes.isDisjoint(with: ["IBAction", "IBSegueAction"])
  }

  /// Whether an attribute forbids the use of the member everywhere or on iOS.
  var isUnavailable: Bool {
    declaration.asProtocol(WithAttributesSyntax.self)?.attributes.contains { attribute in
      let text = attribute.trimmedDescription.filter { !$0.isWhitespace }
      return text.hasPrefix("@available(*,unavailable")
        || text.hasPrefix("@available(iOS,unavailable")
    } ?? false
  }

  /// Whether the member is a property that contains a closure.
  var isClosure: Bool { kind == .property && type?.contains("->") == true }
}
