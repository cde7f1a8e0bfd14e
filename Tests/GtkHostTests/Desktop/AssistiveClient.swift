import Foundation
import Testing

/// A client of the accessibility bus that reads the application's windows and performs actions.
enum AssistiveClient {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps/AssistiveClient/client.py")

  /// The Python interpreter that supports the accessibility bus; the system's interpreter has priority.
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

  /// Whether the client can run.
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

  /// Performs steps and returns the output.
  @discardableResult static func run(_ steps: String..., on desktop: Desktop) throws -> [String] {
    let client = try start(steps, on: desktop)
    finish(client)
    return client.lines
  }

  /// Begins to perform steps; `meanwhile` is called when the client listens.
  @discardableResult static func run(
    _ steps: String...,
    on desktop: Desktop,
    meanwhile: () throws -> Void
  ) throws -> [String] {
    let client = try start(steps, on: desktop)
    #expect(client.hasPrinted("listening"))
    try meanwhile()
    finish(client)
    return client.lines
  }

  private static func start(_ steps: [String], on desktop: Desktop) throws -> Program {
    let python = try #require(interpreter)
    return try Program(
      python,
      [script.path, "WindowApp"] + steps,
      environment: desktop.environment
    )
  }

  private static func finish(_ client: Program) {
    client.process.waitUntilExit()
    #expect(client.process.terminationStatus == 0, "\(client.errorText) \(client.lines)")
  }
}
