import Foundation

/// The alignment of an interpolated value in a log message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// The value isn't padded.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

  /// Returns an alignment that appends spaces to a shorter value.
  ///
  /// - Parameter columns: The least number of characters; negative values are 0.
  /// - Returns: The alignment.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// Returns an alignment that inserts spaces before a shorter value.
  ///
  /// - Parameter columns: The least number of characters; negative values are 0.
  /// - Returns: The alignment.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeft ? text + padding : padding + text
  }
}

/// The format of an interpolated integer in a log message.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var hasPlus = false
  private var hasPrefix = false
  private var isUppercase = false
  private var minimumDigits = 0

  private init(radix: Int) { self.radix = radix }

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Lowercase hexadecimal digits without a prefix.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits without a prefix.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Returns a decimal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - minDigits: The least number of digits.
  /// - Returns: The format.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    var format = decimal
    (format.hasPlus, format.minimumDigits) = (explicitPositiveSign, minDigits)
    return format
  }

  /// Returns a hexadecimal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - includePrefix: Whether numbers begin with "0x".
  ///   - uppercase: Whether the digits are uppercase.
  ///   - minDigits: The least number of digits.
  /// - Returns: The format.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    var format = hex
    (format.hasPlus, format.minimumDigits) = (explicitPositiveSign, minDigits)
    (format.hasPrefix, format.isUppercase) = (includePrefix, uppercase)
    return format
  }

  /// Returns an octal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - includePrefix: Whether numbers begin with "0o".
  ///   - minDigits: The least number of digits.
  /// - Returns: The format.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    var format = octal
    (format.hasPlus, format.hasPrefix) = (explicitPositiveSign, includePrefix)
    format.minimumDigits = minDigits
    return format
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minimumDigits - digits.count, 0))
    let sign = number < 0 ? "-" : hasPlus ? "+" : ""
    return sign + (hasPrefix ? radix == 16 ? "0x" : "0o" : "") + zeros + digits
  }
}

/// The format of an interpolated floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private var precision: Int?
  private var hasPlus = false

  private init(_ conversion: String) { self.conversion = conversion }

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
  /// Hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
  /// An exponent and six digits after the point.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
  /// The shorter one of fixed and exponential.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

  /// Returns a format without an exponent.
  ///
  /// - Parameters:
  ///   - precision: The number of digits after the point.
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - uppercase: Whether infinity and "not a number" are uppercase.
  /// - Returns: The format.
  public static func fixed(
    precision: Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "F" : "f", precision, explicitPositiveSign)
  }

  /// Returns a format with an exponent.
  ///
  /// - Parameters:
  ///   - precision: The number of digits after the point.
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - uppercase: Whether the exponent is marked by an uppercase letter.
  /// - Returns: The format.
  public static func exponential(
    precision: Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "E" : "e", precision, explicitPositiveSign)
  }

  /// Returns the shorter one of a fixed and an exponential format.
  ///
  /// - Parameters:
  ///   - precision: The number of significant digits.
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - uppercase: Whether the exponent is marked by an uppercase letter.
  /// - Returns: The format.
  public static func hybrid(
    precision: Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "G" : "g", precision, explicitPositiveSign)
  }

  private static func make(_ conversion: String, _ precision: Int, _ hasPlus: Bool) -> Self {
    var format = OSLogFloatFormatting(conversion)
    (format.precision, format.hasPlus) = (min(max(precision, 0), 100), hasPlus)
    return format
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\($0)" } ?? ""
    return String(format: "%\(hasPlus ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// The words for an interpolated Boolean value in a log message.
public enum OSLogBoolFormat: Sendable {
  /// "true" or "false".
  case truth
  /// "yes" or "no".
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
