import Foundation

/// The levels that are written and the treatment of private values, from the environment.
package struct LogSettings {
  /// The least severity that is written; above every level if nothing is written.
  var minimum = OSLogType.default.severity
  /// Whether private values are written.
  var showsPrivateValues = false

  /// Reads `TABBARKIT_LOG_LEVEL`, one of `debug`, `info`, `default`, `error`, `fault` and `off`, and
  /// `TABBARKIT_LOG_PRIVATE`, which is `1` if private values are written.
  package init(environment: [String: String]) {
    let levels = [
      "debug": OSLogType.debug, "info": .info, "default": .default, "notice": .default,
      "error": .error, "fault": .fault,
    ]
    if let name = environment["TABBARKIT_LOG_LEVEL"]?.lowercased() {
      minimum = levels[name]?.severity ?? (name == "off" ? .max : minimum)
    }
    showsPrivateValues = environment["TABBARKIT_LOG_PRIVATE"] == "1"
  }
}
