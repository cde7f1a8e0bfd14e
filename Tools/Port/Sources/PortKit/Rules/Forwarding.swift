import SwiftSyntax

/// The text of members that call other members, on a single line.
struct Forwarding {
  let member: Member

  /// Why a member cannot be forwarded, or `nil` if it can be.
  var obstacle: String? {
    if member.kind == .initializer { return "an initializer" }
    if let function = member.declaration.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      return parameters.contains { $0.ellipsis != nil } ? "a method with variadic parameters" : nil
    }
    guard let variable = member.declaration.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, member.type != nil
    else { return "a declaration of several variables" }
    guard case .accessors(let list) = variable.bindings.first?.accessorBlock?.accessors else {
      return nil
    }
    let isObserved = list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    return isObserved ? "a property with observers" : nil
  }

  /// Returns the declaration with a body.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers, in order.
  ///   - receiver: What is called: `self`'s member of another name, or a member of another object.
  /// - Returns: The text.
  func declaration(modifiers: [String], calling receiver: String) -> String {
    let head = modifiers.map { $0 + " " }.joined()
    guard let function = member.declaration.as(FunctionDeclSyntax.self) else {
      let body =
        member.isSettable
        ? "get { \(receiver) } set { \(receiver) = newValue }" : receiver
      return "\(head)var \(member.name): \(propertyType) { \(body) }"
    }
    return discardable + head + signature(of: function, named: function.name.text)
      + " { \(call(function, receiver)) }"
  }

  /// Returns the declaration with a body that looks for other members.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers, in order.
  ///   - others: Types, and the members to call if the object is of the type.
  ///   - original: The member to call otherwise.
  /// - Returns: The text.
  func dispatch(
    modifiers: [String],
    to others: [(type: String, member: String)],
    original: String
  ) -> String {
    let head = modifiers.map { $0 + " " }.joined()
    func cases(_ body: (String) -> String) -> String {
      others.map { other in
        "if let object = self as? \(other.type) { \(body("object." + other.member)) }; "
      }.joined()
    }
    guard let function = member.declaration.as(FunctionDeclSyntax.self) else {
      let getter = cases { "return \($0)" } + "return \(original)"
      let setter = cases { "\($0) = newValue; return" } + "\(original) = newValue"
      let body = member.isSettable ? "get { \(getter) } set { \(setter) }" : getter
      return "\(head)var \(member.name): \(propertyType) { \(body) }"
    }
    return discardable + head + signature(of: function, named: function.name.text)
      + " { \(cases { "return " + call(function, $0) })return \(call(function, original)) }"
  }

  /// Returns the member as a requirement of a protocol.
  func requirement(named name: String) -> String {
    guard let function = member.declaration.as(FunctionDeclSyntax.self) else {
      return "var \(name): \(propertyType) { get\(member.isSettable ? " set" : "") }"
    }
    return discardable + signature(of: function, named: name, hasDefaults: false)
  }

  private var discardable: String {
    member.attributes.contains("discardableResult") ? "@discardableResult " : ""
  }

  private var propertyType: String {
    let binding = member.declaration.as(VariableDeclSyntax.self)?.bindings.first
    return binding?.typeAnnotation?.type.singleLine ?? "Any"
  }

  private func signature(
    of function: FunctionDeclSyntax,
    named name: String,
    hasDefaults: Bool = true
  ) -> String {
    let signature = function.signature
    let generics = function.genericParameterClause?.singleLine ?? ""
    let effects = signature.effectSpecifiers.map { " " + $0.singleLine } ?? ""
    let result = signature.returnClause.map { " " + $0.singleLine } ?? ""
    let requirements = function.genericWhereClause.map { " " + $0.singleLine } ?? ""
    let clause = parameters(signature.parameterClause, hasDefaults: hasDefaults)
    return "func \(name)\(generics)(\(clause.declaration))\(effects)\(result)\(requirements)"
  }

  private func call(_ function: FunctionDeclSyntax, _ receiver: String) -> String {
    let effects = function.signature.effectSpecifiers
    var call = "\(receiver)(\(parameters(function.signature.parameterClause).arguments))"
    if effects?.asyncSpecifier != nil { call = "await " + call }
    if effects?.throwsClause != nil { call = "try " + call }
    return call
  }

  /// The parameters as they are declared and as they are passed on.
  private func parameters(
    _ clause: FunctionParameterClauseSyntax,
    hasDefaults: Bool = true
  ) -> (declaration: String, arguments: String) {
    var declarations: [String] = []
    var arguments: [String] = []
    for (number, parameter) in clause.parameters.enumerated() {
      let label = parameter.firstName.text
      var name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" { name = "argument\(number)" }
      let type = parameter.type.singleLine
      let value = !hasDefaults ? "" : parameter.defaultValue.map { " " + $0.singleLine } ?? ""
      let names = label == name ? name : "\(label) \(name)"
      declarations.append("\(names): \(type)\(value)")
      var argument = type.hasPrefix("inout ") ? "&" + name : name
      if type.contains("@autoclosure") { argument += "()" }
      arguments.append(label == "_" ? argument : "\(label): \(argument)")
    }
    return (declarations.joined(separator: ", "), arguments.joined(separator: ", "))
  }
}
