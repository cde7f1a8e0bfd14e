import Foundation
import Testing

/// A Wayland compositor without a screen.
final class Compositor {
  let environment: [String: String]
  private let server: Program
  private let home: HomeFolder

  /// Whether the compositor is installed.
  static let isThere = Tools.path(of: "weston") != nil

  init() throws {
    home = try HomeFolder()
    var environment = home.environment
    environment["XDG_RUNTIME_DIR"] = home.url.path
    environment["GTK_A11Y"] = "none"
    let weston = try #require(Tools.path(of: "weston"))
    server = try Program(
      weston,
      ["--backend=headless-backend.so", "--socket=compositor", "--idle-time=0"],
      environment: environment
    )
    environment["WAYLAND_DISPLAY"] = "compositor"
    environment["GDK_BACKEND"] = "wayland"
    self.environment = environment
    let socket = home.url.appendingPathComponent("compositor").path
    #expect(Tools.wait { FileManager.default.fileExists(atPath: socket) }, "\(server.errorText)")
  }

  /// The home folder of the programs.
  var folder: URL { home.url }

  /// Ends the compositor while programs use it.
  func end() { server.end() }
}
