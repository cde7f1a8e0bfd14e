import Foundation

extension String {
  /// A key of a string with the values that are inserted into it.
  ///
  /// ```swift
  /// label.text = String(localized: "\(count) stations")
  /// ```
  ///
  /// The key of this example is "%lld stations".
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      fileprivate var key = ""
      fileprivate var values: [String] = []
      fileprivate var number: Int?

      /// Creates an empty interpolation.
      ///
      /// - Parameters:
      ///   - literalCapacity: The length of the literal parts.
      ///   - interpolationCount: The number of values.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a literal part.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a string, whose placeholder is "%@".
      public mutating func appendInterpolation(_ value: String) { append("%@", value) }

      /// Appends an integer, whose placeholder is "%lld"; the first selects the plural form.
      public mutating func appendInterpolation(_ value: Int) {
        append("%lld", "\(value)")
        number = number ?? value
      }

      /// Appends a number, whose placeholder is "%lf".
      public mutating func appendInterpolation(_ value: Double) { append("%lf", "\(value)") }

      private mutating func append(_ placeholder: String, _ value: String) {
        key += placeholder
        values.append(value)
      }
    }

    fileprivate let parts: StringInterpolation

    /// Creates a value from a literal without values.
    public init(stringLiteral value: String) {
      parts = {
        var parts = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        parts.key = value
        return parts
      }()
    }

    /// Creates a value from a literal with values.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation }

    /// Creates a value from a key that isn't a literal.
    public init(_ value: String) { self.init(stringLiteral: value) }
  }

  // R-LANG-11
  /// Creates a string of the application in the language of the system's texts.
  ///
  /// A missing string results in the key. Numbers are not formatted for the locale.
  ///
  /// - Parameters:
  ///   - key: The key with the values to insert.
  ///   - table: The name of the table, or `nil` for "Localizable".
  ///   - bundle: The bundle, or `nil` for the main bundle.
  ///   - comment: A comment for translators, which isn't used.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let parts = key.parts
    let template =
      LocalizedStrings.text(
        for: parts.key,
        table: table,
        bundle: bundle ?? .main,
        number: parts.number
      ) ?? parts.key
    self = parts.values.isEmpty ? template : FormatTemplate.fill(template, with: parts.values)
  }
}

/// Inserts values into a format such as "%1$@ of %lld".
enum FormatTemplate {
  static func fill(_ template: String, with values: [String]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      var index = next
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        index = (Int(digits) ?? 1) - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      guard let end = rest.firstIndex(where: { "@dufisc".contains($0) }) else { break }
      rest = rest[rest.index(after: end)...]
      if values.indices.contains(index) { result += values[index] }
    }
    return result + rest
  }
}
