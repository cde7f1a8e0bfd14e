/// Measures intervals and marks events, which are written to the log as messages of the level
/// ``OSLogType/debug``.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.mail", category: "network")
/// let state = signposter.beginInterval("load")
/// signposter.endInterval("load", state)
/// ```
///
/// Nothing is written unless the level is enabled; see ``Logger``.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a signposter without a subsystem and a category.
  public init() { log = .default }

  /// Creates a signposter.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, in reverse domain notation.
  ///   - category: The name of a part of it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter with a predefined category.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, in reverse domain notation.
  ///   - category: The category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter that writes to the log of a logger.
  ///
  /// - Parameter logger: The logger.
  public init(logger: Logger) { log = logger.destination }

  /// Creates a signposter that writes to a log.
  ///
  /// - Parameter logHandle: The log.
  public init(logHandle: OSLog) { log = logHandle }

  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns a new identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns the identifier of an object.
  ///
  /// - Parameter object: The object, which isn't retained.
  /// - Returns: The identifier.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: The identifier of the interval.
  /// - Returns: The value to pass to ``endInterval(_:_:)``.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    SignpostIntervals.note(.begin, name, id, in: log) { "" }
    return OSSignpostIntervalState(id)
  }

  /// Begins an interval with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: The identifier of the interval.
  ///   - message: The message.
  /// - Returns: The value to pass to ``endInterval(_:_:)``.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    SignpostIntervals.note(.begin, name, id, in: log) { message().interpolation.text }
    return OSSignpostIntervalState(id)
  }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - state: The value that the beginning returned.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    SignpostIntervals.note(.end, name, state.identifier, in: log) { "" }
  }

  /// Ends an interval with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - state: The value that the beginning returned.
  ///   - message: The message.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {
    SignpostIntervals.note(.end, name, state.identifier, in: log) { message().interpolation.text }
  }

  /// Marks an event.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - id: The identifier of the event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    SignpostIntervals.note(.event, name, id, in: log) { "" }
  }

  /// Marks an event with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - id: The identifier of the event.
  ///   - message: The message.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage
  ) { SignpostIntervals.note(.event, name, id, in: log) { message().interpolation.text } }

  /// Calls a closure within an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: The identifier of the interval.
  ///   - task: The closure.
  /// - Returns: The value that the closure returned.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let identifier: OSSignpostID

  init(_ identifier: OSSignpostID) { self.identifier = identifier }

  /// Returns the state of an interval that began elsewhere.
  ///
  /// - Parameters:
  ///   - id: The identifier of the interval.
  ///   - enabled: Whether signposts were enabled, which isn't used.
  /// - Returns: The state.
  public static func beginState(
    id: OSSignpostID,
    enabled: Bool = true
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}
