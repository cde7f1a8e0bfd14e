import Foundation

/// Writes log messages to standard error.
package enum LogOutput {
  /// The function that receives lines instead of standard error; set by tests.
  nonisolated(unsafe) package static var sink: ((String) -> Void)?

  /// The settings, which are read from the environment once.
  nonisolated(unsafe) package static var settings = LogSettings(
    environment: ProcessInfo.processInfo.environment
  )

  static func isEnabled(_ type: OSLogType) -> Bool { type.severity >= settings.minimum }

  /// Writes one line.
  ///
  /// An example is `error: [com.example.mail:network] The server does not answer`.
  static func write(_ text: String, type: OSLogType, subsystem: String, category: String) {
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = "\(type.name): " + (source.isEmpty ? "" : "[\(source)] ") + text
    if let sink { return sink(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
