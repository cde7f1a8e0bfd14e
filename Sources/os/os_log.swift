// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Writes a message with a format as in C.
///
/// The format may contain `%@`, `%d`, `%ld`, `%u`, `%x`, `%f`, `%s`, `%p` and the other conversions
/// of `printf`, with flags, width and precision. Strings and objects are private unless they are
/// written as `%{public}@`; numbers are public unless they are written as `%{private}d`.
///
/// Unlike iOS, the arguments may be of any type, because objects aren't `CVarArg` on Linux.
///
/// - Parameters:
///   - message: The format.
///   - dso: The shared object, which isn't used.
///   - log: The log.
///   - type: The level.
///   - args: The values for the conversions.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any?...
) { log.write(LogFormat("\(message)").text(args), type: type) }

/// Writes a message with a format as in C.
///
/// - Parameters:
///   - type: The level.
///   - dso: The shared object, which isn't used.
///   - log: The log.
///   - message: The format; see ``os_log(_:dso:log:type:_:)``.
///   - args: The values for the conversions.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any?...
) { log.write(LogFormat("\(message)").text(args), type: type) }

/// Writes a message with interpolated values.
///
/// - Parameters:
///   - message: The message, which is built only if the level is enabled.
///   - log: The log.
///   - type: The level.
@_disfavoredOverload
public func os_log(
  _ message: @autoclosure () -> OSLogMessage,
  log: OSLog = .default,
  type: OSLogType = .default
) { log.write(message().interpolation.text, type: type) }

/// Writes a message with interpolated values.
///
/// - Parameters:
///   - logLevel: The level.
///   - log: The log.
///   - message: The message, which is built only if the level is enabled.
@_disfavoredOverload
public func os_log(
  _ logLevel: OSLogType,
  log: OSLog = .default,
  _ message: @autoclosure () -> OSLogMessage
) { log.write(message().interpolation.text, type: logLevel) }
