import Foundation
import SwiftSyntax

/// The conditions of `#if` as they are on Linux after the rewrite.
enum Conditions {
  private static let modules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "XCTest", "Testing",
    "CoreText", "Dispatch", "Glibc", "PhotosUI", "SafariServices", "UniformTypeIdentifiers",
    "UserNotifications", "os",
  ]
  private static let absent: Set = [
    "AppKit", "Cocoa", "Darwin", "OSLog", "WatchKit", "SwiftUI", "Combine", "StoreKit", "WebKit",
    "MapKit",
    "TVUIKit", "CoreImage", "Metal", "MetalKit", "SpriteKit", "ARKit", "Photos", "CarPlay",
  ]

  /// Returns whether a clause is compiled, or `nil` if flags of the build decide.
  static func isActive(_ clause: IfConfigClauseSyntax) -> Bool? {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return nil }
    var isEarlierActive: Bool? = false
    for other in list {
      let own = other.condition.map(value) ?? true
      if other.id == clause.id {
        if isEarlierActive == true || own == false { return false }
        return isEarlierActive == nil ? nil : own
      }
      if own == true {
        isEarlierActive = true
      } else if own == nil, isEarlierActive == false {
        isEarlierActive = nil
      }
    }
    return nil
  }

  /// Returns whether a node is compiled whatever the flags of the build are.
  static func isAlwaysActive(_ node: some SyntaxProtocol) -> Bool {
    node.ancestors.allSatisfy {
      $0.as(IfConfigClauseSyntax.self).map { isActive($0) == true } ?? true
    }
  }

  /// Returns whether a node is in a clause that is never compiled.
  static func isInactive(_ node: some SyntaxProtocol) -> Bool {
    node.ancestors.contains { $0.as(IfConfigClauseSyntax.self).map(isActive) == .some(false) }
  }

  /// The condition under which a node is compiled, or `nil` if it always is.
  static func enclosing(_ node: some SyntaxProtocol) -> String? {
    var parts: [String] = []
    for clause in node.ancestors.compactMap({ $0.as(IfConfigClauseSyntax.self) }) {
      guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { continue }
      var own: [String] = []
      for other in list {
        if other.id == clause.id {
          if let condition = other.condition { own.append("(\(portedText(condition)))") }
          break
        }
        if let condition = other.condition { own.append("!(\(portedText(condition)))") }
      }
      parts.insert(own.joined(separator: " && "), at: 0)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  /// Whether an expression of a condition is `os(iOS)`.
  static func isPhone(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.trimmedDescription == "os"
      && call.arguments.first?.expression.trimmedDescription == "iOS"
  }

  private static func portedText(_ condition: ExprSyntax) -> String {
    condition.singleLine.replacingOccurrences(of: "os(iOS)", with: "canImport(UIKit)")
  }

  private static func value(_ expression: ExprSyntax) -> Bool? {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(only.expression)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(prefix.expression).map { !$0 }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return value(Array(sequence.elements))
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(call) }
    return nil
  }

  /// The value of operands with `&&` and `||` between them.
  private static func value(_ elements: [ExprSyntax]) -> Bool? {
    let groups = elements.split { $0.trimmedDescription == "||" }
    let values = groups.map { group -> Bool? in
      let parts = group.filter { $0.trimmedDescription != "&&" }.map(value)
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" || argument == "Linux"
    case "targetEnvironment": return false
    case "canImport":
      return modules.contains(argument) ? true : absent.contains(argument) ? false : nil
    case "swift", "compiler":
      let version = argument.drop { "<>= ".contains($0) }.prefix { $0 != "." }
      guard let major = Int(version), major != 6 else { return nil }
      return argument.hasPrefix("<") ? major > 6 : major < 6
    default: return nil
    }
  }
}
