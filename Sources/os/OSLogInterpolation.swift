import Foundation

/// The interpolation of log messages.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Creates an empty interpolation.
  ///
  /// - Parameters:
  ///   - literalCapacity: The size of the literal parts.
  ///   - interpolationCount: The number of interpolated values.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Appends a literal part.
  ///
  /// - Parameter literal: The text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: @autoclosure () -> String,
    _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy,
    isPublic: Bool
  ) { text += align.aligned(privacy.applied(to: value, isPublicByDefault: isPublic)) }

  // MARK: Numbers

  /// Appends an integer, which is public by default.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - format: The format.
  ///   - align: The alignment.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(
    _ number: some FixedWidthInteger,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: number), align, privacy, isPublic: true) }

  /// Appends a number, which is public by default.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The format.
  ///   - align: The alignment.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(
    _ number: Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: number), align, privacy, isPublic: true) }

  /// Appends a number, which is public by default.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The format.
  ///   - align: The alignment.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(
    _ number: Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: Double(number)), align, privacy, isPublic: true) }

  /// Appends a number, which is public by default.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: The format.
  ///   - align: The alignment.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(
    _ number: CGFloat,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: Double(number)), align, privacy, isPublic: true) }

  /// Appends a Boolean value, which is public by default.
  ///
  /// - Parameters:
  ///   - boolean: The value.
  ///   - format: The words for true and false.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(
    _ boolean: Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: boolean), .none, privacy, isPublic: true) }

  /// Appends an address, which is public by default.
  ///
  /// - Parameters:
  ///   - pointer: The address.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer,
    privacy: OSLogPrivacy = .auto
  ) { append("\(pointer)", .none, privacy, isPublic: true) }

  // MARK: Text and objects

  /// Appends a string, which is private by default.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - align: The alignment.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(
    _ string: String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(string, align, privacy, isPublic: false) }

  /// Appends the description of a value, which is private by default.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: The alignment.
  ///   - privacy: The privacy.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(value.description, align, privacy, isPublic: false) }

  /// Appends the description of an object, or "nil"; private by default.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - privacy: The privacy.
  public mutating func appendInterpolation(_ object: NSObject?, privacy: OSLogPrivacy = .auto) {
    append(object.map { "\($0)" } ?? "nil", .none, privacy, isPublic: false)
  }

  /// Appends the description of an error, or "nil"; private by default.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - privacy: The privacy.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ error: Error?, privacy: OSLogPrivacy = .auto) {
    append(error.map { "\($0)" } ?? "nil", .none, privacy, isPublic: false)
  }

  /// Appends the name of a type, which is public by default.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - align: The alignment.
  ///   - privacy: The privacy.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ type: Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append("\(type)", align, privacy, isPublic: true) }
}
