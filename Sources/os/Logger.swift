/// An object that writes log messages to standard error.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.mail", category: "network")
/// logger.error("Request \(number) failed: \(error.localizedDescription, privacy: .public)")
/// ```
///
/// A line consists of the level, the subsystem and category, and the message:
/// `error: [com.example.mail:network] Request 7 failed: …`.
///
/// Messages of the levels debug and info aren't written by default, and aren't built then. The
/// environment variable `TABBARKIT_LOG_LEVEL` is the least severe level that is written: `debug`,
/// `info`, `default`, `error`, `fault` or `off`. Private values are written as `<private>`, unless
/// the environment variable `TABBARKIT_LOG_PRIVATE` is `1`.
///
/// Unlike iOS, messages aren't stored, and each level is enabled or disabled for all subsystems.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem and a category.
  public init() { log = .default }

  /// Creates a logger that writes to a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, in reverse domain notation.
  ///   - category: The name of a part of it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  var destination: OSLog { log }

  /// Writes a message of the level ``OSLogType/default``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func log(_ message: @autoclosure () -> OSLogMessage) { write(message, .default) }

  /// Writes a message of a level.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - message: The message, which is built only if the level is enabled.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(message, level)
  }

  /// Writes a message of the level ``OSLogType/debug``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { write(message, .debug) }

  /// Writes a message of the level ``OSLogType/debug``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write(message, .debug) }

  /// Writes a message of the level ``OSLogType/info``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func info(_ message: @autoclosure () -> OSLogMessage) { write(message, .info) }

  /// Writes a message of the level ``OSLogType/default``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write(message, .default) }

  /// Writes a message of the level ``OSLogType/error``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write(message, .error) }

  /// Writes a message of the level ``OSLogType/error``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func error(_ message: @autoclosure () -> OSLogMessage) { write(message, .error) }

  /// Writes a message of the level ``OSLogType/fault``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write(message, .fault) }

  /// Writes a message of the level ``OSLogType/fault``.
  ///
  /// - Parameter message: The message, which is built only if the level is enabled.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write(message, .fault) }

  private func write(_ message: () -> OSLogMessage, _ type: OSLogType) {
    log.write(message().interpolation.text, type: type)
  }
}
