import Foundation

/// A destination of log messages with a subsystem and a category.
///
/// Messages are written to standard error; see ``Logger`` for the levels that are enabled.
///
/// ```swift
/// let log = OSLog(subsystem: "com.example.mail", category: "network")
/// os_log("Loaded %d messages", log: log, type: .info, count)
/// ```
public final class OSLog: NSObject, @unchecked Sendable {
  /// A category with a predefined meaning.
  public struct Category: Hashable, Sendable {
    let name: String

    /// Events that are important for the analysis of performance.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Events of interest only while a tool records.
    ///
    /// Unlike iOS, they are written as other events are.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Events with stack traces.
    ///
    /// Unlike iOS, stack traces aren't recorded.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// The log without a subsystem and a category.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, in reverse domain notation.
  ///   - category: The name of a part of it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log with a predefined category.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or library, in reverse domain notation.
  ///   - category: The category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isDisabled: false)
  }

  /// Returns whether messages of a level are written.
  ///
  /// - Parameter type: The level.
  /// - Returns: Whether they are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.isEnabled(type) }

  /// A Boolean value that indicates whether signposts are written, as messages of the level
  /// ``OSLogType/debug`` are.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }

  func write(_ text: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(text(), type: type, subsystem: subsystem, category: category)
  }
}
