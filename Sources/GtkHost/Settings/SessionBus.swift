import Foundation

/// The bus of the user's session.
enum SessionBus {
  /// Whether there is one already; none is started for the purpose, since it would outlive the process.
  static func isThere(environment: [String: String]) -> Bool {
    let runtimeFolder = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    return environment["DBUS_SESSION_BUS_ADDRESS"] != nil
      || FileManager.default.fileExists(atPath: runtimeFolder + "/bus")
  }
}
