import Foundation

/// Returns the class with a name, as on iOS.
///
/// Classes of UIKit and of the modules below it are named without a module, such as
/// "UITabBarButton"; classes of the app are named with theirs, such as "MyApp.Page".
///
/// - Parameter aClassName: The name of the class.
/// - Returns: The class; `nil` if there is none, or if it is private, generic, or nested in another
///   type.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  // R-FND-10
  ClassNames.type(named: aClassName)
}

/// Returns the name of a class, as on iOS.
///
/// Classes of UIKit, the modules below it and Foundation are named without a module, such as
/// "UITabBarButton"; classes of the app are named with theirs, such as "MyApp.Page". Unlike iOS, the
/// names of private and local classes consist of the module and the name too, and can't be looked
/// up.
///
/// - Parameter aClass: The class.
/// - Returns: The name.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  // R-FND-11
  ClassNames.name(of: aClass)
}

extension NSObject {
  /// Returns the name of the class.
  public class func description() -> String { ClassNames.name(of: self) }
}

/// The names of classes on iOS, where classes of the system have no module.
private enum ClassNames {
  /// The modules whose classes are named without their module.
  private static let modules = ["UIKitCore", "UIKit", "QuartzCore", "CoreGraphics", "Foundation"]

  static func type(named name: String) -> AnyClass? {
    guard isIdentifier(name) else { return nil }
    guard let dot = name.firstIndex(of: ".") else {
      for module in modules {
        if let type = Foundation.NSClassFromString("\(module).\(name)") { return type }
      }
      return Foundation.NSClassFromString(name)
    }
    let rest = name[dot...]
    if name[..<dot] == "UIKit", let type = Foundation.NSClassFromString("UIKitCore\(rest)") {
      return type
    }
    return Foundation.NSClassFromString(name)
  }

  /// Returns whether a name consists of identifiers; others would be parsed as mangled names.
  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  static func name(of type: AnyClass) -> String {
    // `String(reflecting:)` has the same result, but searches for conformances first.
    let parts = components(of: _typeName(type))
    let isSystem = parts.count > 1 && modules.contains(parts[0])
    return parts.dropFirst(isSystem ? 1 : 0).joined(separator: ".")
  }

  /// Splits a qualified name at its dots, except those in parentheses and in generic arguments.
  ///
  /// Contexts without a name, which are in parentheses, are left out.
  private static func components(of name: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in name {
      if "(<".contains(character) { depth += 1 }
      if character == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      if ")>".contains(character) { depth -= 1 }
    }
    return parts.filter { !$0.hasPrefix("(") }
  }
}
