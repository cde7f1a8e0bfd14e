import CairoRenderer
import Foundation

/// A temporary home folder, and an environment without the machine's settings.
final class HomeFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let environment: [String: String]

  init() throws {
    try FileManager.default.createDirectory(
      at: url,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let fonts = url.appendingPathComponent("fonts.conf")
    try Data(SimulatorFonts.text.utf8).write(to: fonts)
    let inherited = ProcessInfo.processInfo.environment
    var environment = [
      "LANG": "C.UTF-8", "GSETTINGS_BACKEND": "memory", "FONTCONFIG_FILE": fonts.path,
      "XDG_CONFIG_DIRS": url.path, "XDG_DATA_DIRS": "/usr/local/share:/usr/share",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH"] { environment[name] = inherited[name] }
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
      environment[name] = url.path
    }
    self.environment = environment
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
