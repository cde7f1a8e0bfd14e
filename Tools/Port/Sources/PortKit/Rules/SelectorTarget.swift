import SwiftSyntax

/// The parts of the expression in `#selector(…)`.
struct SelectorTarget {
  /// The member, with labels if they are written.
  private(set) var reference: DeclReferenceExprSyntax?
  /// The expression in front of the member.
  private(set) var base: ExprSyntax?
  /// The type of a cast.
  private(set) var castType: String?

  /// The cast as it is written.
  var cast: String? { castType.map { " as \($0)" } }

  init(_ expression: ExprSyntax, in node: MacroExpansionExprSyntax) {
    var expression = expression
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first, let last = sequence.elements.last,
        let type = last.as(TypeExprSyntax.self)
      {
        castType = type.singleLine
        expression = first
      } else {
        break
      }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      base = member.base
    }
  }

  /// Returns the type of an unapplied reference for the type of a cast.
  ///
  /// `() -> Void` becomes `(Page) -> @MainActor () -> Void`.
  static func unapplied(_ cast: String, of type: String) -> String {
    var text = cast
    while text.hasPrefix("("), text.hasSuffix(")"), isOnePair(text) {
      text = String(text.dropFirst().dropLast())
    }
    let arrows = text.ranges(of: "->")
    let isUnapplied = text.hasPrefix("(\(type))") && arrows.count > 1
    guard isUnapplied, let arrow = arrows.first else {
      return "(\(type)) -> @MainActor \(text)"
    }
    let rest = text[arrow.upperBound...].drop { $0 == " " }
    return text[..<arrow.upperBound] + (rest.hasPrefix("@MainActor") ? " " : " @MainActor ") + rest
  }

  /// Whether the first parenthesis of a text is closed by the last.
  private static func isOnePair(_ text: String) -> Bool {
    var depth = 0
    for (offset, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return offset == text.count - 1 }
    }
    return false
  }
}
