// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates a type from its raw value.
  ///
  /// - Parameter rawValue: The raw value of one of the constants.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A single point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Writes a signpost to a log, as a message of the level ``OSLogType/debug``.
///
/// The end of an interval is written with the duration since its beginning.
///
/// - Parameters:
///   - type: The kind of the signpost.
///   - dso: The shared object, which isn't used.
///   - log: The log.
///   - name: The name of the event or interval.
///   - signpostID: The identifier of the interval.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { SignpostIntervals.note(type, name, signpostID, in: log) { "" } }

/// Writes a signpost with a message to a log, as a message of the level ``OSLogType/debug``.
///
/// - Parameters:
///   - type: The kind of the signpost.
///   - dso: The shared object, which isn't used.
///   - log: The log.
///   - name: The name of the event or interval.
///   - signpostID: The identifier of the interval.
///   - format: The format; see ``os_log(_:dso:log:type:_:)``.
///   - arguments: The values for the conversions.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any?...
) {
  SignpostIntervals.note(type, name, signpostID, in: log) { LogFormat("\(format)").text(arguments) }
}
