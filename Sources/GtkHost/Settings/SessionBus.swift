import Foundation

/// The session bus of the user.
enum SessionBus {
  /// Returns whether the bus is running.
  ///
  /// This never starts a bus, because the bus would outlive the process.
  static func isThere(environment: [String: String]) -> Bool {
    let runtimeFolder = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    return environment["DBUS_SESSION_BUS_ADDRESS"] != nil
      || FileManager.default.fileExists(atPath: runtimeFolder + "/bus")
  }
}
