/// The privacy of an interpolated value in a log message.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The text that replaces a private value.
  public enum Mask: Hashable, Sendable {
    /// A hash of the value, by which equal values in one run of the program can be recognized.
    case hash
    /// A text that doesn't depend on the value.
    case none
  }

  private enum Kind: Hashable { case automatic, open, closed, sensitive }

  private let kind: Kind
  private let mask: Mask

  /// The value is written.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
  /// The value is written as `<private>`, unless private values are enabled; see ``Logger``.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
  /// The value is never written.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }
  /// Numbers, Boolean values and types are public; all other values are private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }

  /// Returns the privacy of private values with a mask.
  ///
  /// - Parameter mask: The replacement of the value.
  /// - Returns: The privacy.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .closed, mask: mask)
  }

  /// Returns the privacy of sensitive values with a mask.
  ///
  /// - Parameter mask: The replacement of the value.
  /// - Returns: The privacy.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  /// Returns the automatic privacy with a mask for values that are private.
  ///
  /// - Parameter mask: The replacement of the value.
  /// - Returns: The privacy.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .automatic, mask: mask)
  }

  /// Returns the text to write, without building that of a value that isn't written.
  func applied(to value: () -> String, isPublicByDefault: Bool) -> String {
    let isWritten =
      switch kind {
      case .open: true
      case .automatic: isPublicByDefault || LogOutput.settings.showsPrivateValues
      case .closed: LogOutput.settings.showsPrivateValues
      case .sensitive: false
      }
    if isWritten { return value() }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: '\(String(UInt(bitPattern: value().hashValue), radix: 16))'>"
  }
}
