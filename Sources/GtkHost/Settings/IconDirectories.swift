import Foundation

/// The directories of icon themes, as specified by the freedesktop icon theme specification.
package enum IconDirectories {
  package static func list(environment: [String: String]) -> [String] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let userData = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let systemData = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    let bases =
      [userData ?? home + "/.local/share"]
      + (systemData ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    return bases.map { $0 + "/icons" }
  }
}
