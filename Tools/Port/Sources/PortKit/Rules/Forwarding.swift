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
      return head + property(calling: receiver)
    }
    let signature = function.signature
    let clause = parameters(signature.parameterClause)
    let generics = function.genericParameterClause?.singleLine ?? ""
    let effects = signature.effectSpecifiers.map { " " + $0.singleLine } ?? ""
    let result = signature.returnClause.map { " " + $0.singleLine } ?? ""
    let requirements = function.genericWhereClause.map { " " + $0.singleLine } ?? ""
    let discardable = member.attributes.contains("discardableResult") ? "@discardableResult " : ""
    var call = "\(receiver)(\(clause.arguments))"
    if signature.effectSpecifiers?.asyncSpecifier != nil { call = "await " + call }
    if signature.effectSpecifiers?.throwsClause != nil { call = "try " + call }
    return discardable + head
      + "func \(function.name.text)\(generics)(\(clause.declaration))\(effects)\(result)"
      + "\(requirements) { \(call) }"
  }

  private func property(calling receiver: String) -> String {
    let name = member.name
    let type =
      member.declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?
      .type.singleLine ?? "Any"
    let body =
      member.isSettable
      ? "get { \(receiver) } set { \(receiver) = newValue }" : receiver
    return "var \(name): \(type) { \(body) }"
  }

  /// The parameters as they are declared and as they are passed on.
  private func parameters(
    _ clause: FunctionParameterClauseSyntax
  ) -> (declaration: String, arguments: String) {
    var declarations: [String] = []
    var arguments: [String] = []
    for (number, parameter) in clause.parameters.enumerated() {
      let label = parameter.firstName.text
      var name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" { name = "argument\(number)" }
      let type = parameter.type.singleLine
      let value = parameter.defaultValue.map { " " + $0.singleLine } ?? ""
      let names = label == name ? name : "\(label) \(name)"
      declarations.append("\(names): \(type)\(value)")
      var argument = type.hasPrefix("inout ") ? "&" + name : name
      if type.contains("@autoclosure") { argument += "()" }
      arguments.append(label == "_" ? argument : "\(label): \(argument)")
    }
    return (declarations.joined(separator: ", "), arguments.joined(separator: ", "))
  }
}
