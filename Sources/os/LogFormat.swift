import Foundation

/// A message with conversions as in `printf`, which may name their privacy: `%{public}@`.
///
///     %{private, …}-8.3ld
///      └ options ┘│ │ │ └ conversion
///            flags┘ │ └ length, which isn't needed
///    width.precision┘
struct LogFormat {
  private enum Part {
    case literal(String)
    case conversion(Conversion)
  }

  private struct Conversion {
    var options: Set<String> = []
    /// The flags, width and precision; an asterisk is replaced with an argument.
    var style = ""
    var letter: Character = "@"
  }

  private var parts: [Part] = []

  init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.literal(String(rest[..<percent])))
      rest = rest[percent...]
      guard let conversion = Self.conversion(from: &rest) else {
        parts.append(.literal(String(rest)))
        return
      }
      parts.append(conversion)
    }
    parts.append(.literal(String(rest)))
  }

  /// Removes a conversion from the beginning, or returns `nil` if it is incomplete.
  private static func conversion(from text: inout Substring) -> Part? {
    var rest = text.dropFirst()
    var conversion = Conversion()
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let names = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",")
      conversion.options = Set(names.map { $0.trimmingCharacters(in: .whitespaces) })
      rest = rest[rest.index(after: end)...]
    }
    let style = rest.prefix { "-+ #0'.*".contains($0) || $0.isNumber }
    conversion.style = style.filter { $0 != "'" }
    rest = rest.dropFirst(style.count).drop { "hlqzjtL".contains($0) }
    guard let letter = rest.popFirst() else { return nil }
    text = rest
    if letter == "%" { return .literal("%") }
    conversion.letter = letter
    return .conversion(conversion)
  }

  /// The message with arguments in place of the conversions.
  ///
  /// A conversion without an argument is written as `<missing>`.
  func text(_ arguments: [Any?]) -> String {
    var arguments = arguments[...]
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .conversion(let conversion):
        text += Self.text(of: conversion, &arguments)
      }
    }
    return text
  }

  private static func text(of conversion: Conversion, _ arguments: inout ArraySlice<Any?>) -> String
  {
    if conversion.letter == "m" { return String(cString: strerror(errno)) }
    var style = ""
    for character in conversion.style {
      guard character == "*" else {
        style.append(character)
        continue
      }
      style += "\(arguments.popFirst().flatMap { $0 as? any BinaryInteger } ?? 0)"
    }
    guard let argument = arguments.popFirst() else { return "<missing>" }
    let isPublicByDefault = !"@sS".contains(conversion.letter)
    return privacy(of: conversion).applied(
      to: { text(of: argument, style, conversion.letter) },
      isPublicByDefault: isPublicByDefault
    )
  }

  private static func privacy(of conversion: Conversion) -> OSLogPrivacy {
    let mask: OSLogPrivacy.Mask = conversion.options.contains("mask.hash") ? .hash : .none
    if conversion.options.contains("public") { return .public }
    if conversion.options.contains("sensitive") { return .sensitive(mask: mask) }
    return conversion.options.contains("private") ? .private(mask: mask) : .auto(mask: mask)
  }

  private static func text(of argument: Any?, _ style: String, _ letter: Character) -> String {
    switch letter {
    case "d", "i", "D": String(format: "%\(style)lld", signed(argument))
    case "u", "U": String(format: "%\(style)llu", unsigned(argument))
    case "x", "X", "o": String(format: "%\(style)ll\(letter)", unsigned(argument))
    case "c", "C":
      Unicode.Scalar(UInt32(truncatingIfNeeded: signed(argument))).map { "\($0)" } ?? ""
    case "f", "F", "e", "E", "g", "G", "a", "A":
      String(format: "%\(style)\(letter)", number(argument))
    default: padded(description(of: argument), style)
    }
  }

  // MARK: Values

  private static func signed(_ argument: Any?) -> Int64 {
    if let number = argument as? any BinaryInteger { return Int64(truncatingIfNeeded: number) }
    if let flag = argument as? Bool { return flag ? 1 : 0 }
    return (argument as? NSNumber)?.int64Value ?? 0
  }

  private static func unsigned(_ argument: Any?) -> UInt64 {
    switch argument {
    case let number as Int32: UInt64(UInt32(bitPattern: number))
    case let number as Int16: UInt64(UInt16(bitPattern: number))
    case let number as Int8: UInt64(UInt8(bitPattern: number))
    default: UInt64(bitPattern: signed(argument))
    }
  }

  private static func number(_ argument: Any?) -> Double {
    switch argument {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: Double(signed(argument))
    }
  }

  private static func description(of argument: Any?) -> String {
    switch argument {
    case nil: "(null)"
    case let text as UnsafePointer<CChar>: String(cString: text)
    case let text as UnsafeMutablePointer<CChar>: String(cString: text)
    case let value?: "\(value)"
    }
  }

  /// Applies the width and the precision of a string.
  private static func padded(_ text: String, _ style: String) -> String {
    let parts = style.split(separator: ".", omittingEmptySubsequences: false)
    let limit = parts.count > 1 ? Int(parts[1]) ?? 0 : text.count
    let shown = String(text.prefix(max(limit, 0)))
    let width = parts.first.flatMap { Int($0) } ?? 0
    return width < 0
      ? OSLogStringAlignment.left(columns: -width).aligned(shown)
      : OSLogStringAlignment.right(columns: width).aligned(shown)
  }
}
