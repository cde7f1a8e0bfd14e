import Foundation
import Testing

/// An assistive program that reads the application's windows and acts on them.
enum AssistiveClient {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps/AssistiveClient/client.py")

  /// The interpreter that knows the accessibility bus; the system's own before others.
  private static let interpreter: URL? = {
    let system = URL(fileURLWithPath: "/usr/bin/python3")
    return [system, Tools.path(of: "python3")].compactMap { $0 }.first { python in
      let arguments = ["-c", "import pyatspi"]
      guard let probe = try? Program(python, arguments, environment: ["PATH": "/usr/bin"]) else {
        return false
      }
      probe.process.waitUntilExit()
      return probe.process.terminationStatus == 0
    }
  }()

  /// Whether it can run at all.
  static let isThere: Bool = {
    guard Tools.areThere else { return false }
    let launchers = ["/usr/libexec", "/usr/lib/at-spi2-core"].map { $0 + "/at-spi-bus-launcher" }
    let hasBus = launchers.contains { FileManager.default.isExecutableFile(atPath: $0) }
    guard hasBus, interpreter != nil else {
      let reason = "skipped: accessibility tests need at-spi2-core and python3-pyatspi\n"
      FileHandle.standardError.write(Data(reason.utf8))
      return false
    }
    return true
  }()

  /// Carries out steps and gives back what it printed.
  @discardableResult static func run(_ steps: String..., on desktop: Desktop) throws -> [String] {
    let python = try #require(interpreter)
    let client = try Program(
      python,
      [script.path, "WindowApp"] + steps,
      environment: desktop.environment
    )
    client.process.waitUntilExit()
    #expect(client.process.terminationStatus == 0, "\(client.errorText) \(client.lines)")
    return client.lines
  }
}
