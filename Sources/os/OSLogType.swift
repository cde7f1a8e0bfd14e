/// The severity of a log message.
///
/// Messages of the levels ``debug`` and ``info`` aren't written unless they are enabled; see
/// ``Logger``.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates a type from its raw value.
  ///
  /// - Parameter rawValue: The raw value of one of the constants.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level, for what is needed to find the cause of a failure.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level for helpful but not essential information.
  public static let info = OSLogType(rawValue: 1)
  /// The level for information that is useful during development only.
  public static let debug = OSLogType(rawValue: 2)
  /// The level for errors.
  public static let error = OSLogType(rawValue: 0x10)
  /// The level for faults and bugs.
  public static let fault = OSLogType(rawValue: 0x11)

  /// The position among the levels from the least to the most severe.
  var severity: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }

  /// The word at the beginning of a written line.
  var name: String { ["debug", "info", "notice", "error", "fault"][severity] }
}
