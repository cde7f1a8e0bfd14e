import Foundation

/// The programs that window tests need beside the application.
enum Tools {
  private static let needed = ["Xvfb", "xdotool", "import", "dbus-daemon"]

  /// nil when everything is there; otherwise why window tests are skipped.
  static let reasonToSkip: String? = {
    let missing = needed.filter { path(of: $0) == nil }
    guard !missing.isEmpty else { return nil }
    let reason = "window tests need \(missing.joined(separator: ", ")), not found in PATH"
    FileHandle.standardError.write(Data("skipped: \(reason)\n".utf8))
    return reason
  }()

  static var areThere: Bool { reasonToSkip == nil }

  static func path(of name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The application under test.
  static let windowApp = product(named: "WindowApp")

  /// What drags something over its window.
  static let dragSource = product(named: "DragSource")

  /// What closes its window.
  static let closeButton = product(named: "CloseButton")

  /// What prescribes settings through the X server.
  static let settingsSource = product(named: "SettingsSource")

  /// A program that is built beside the tests.
  private static func product(named name: String) -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appendingPathComponent(name)
  }

  /// Asks again and again until the answer is yes or the seconds are over.
  static func wait(_ seconds: Double = 10, until isDone: () throws -> Bool) rethrows -> Bool {
    let end = DispatchTime.now() + seconds
    while DispatchTime.now() < end {
      if try isDone() { return true }
      usleep(20_000)
    }
    return try isDone()
  }
}

/// A program that a test started, ended at the latest with this object.
final class Program {
  let process = Process()
  /// What has to live as long as the program, such as the display that it uses.
  var surroundings: AnyObject?
  private let output: URL
  private let errors: URL

  init(_ executable: URL, _ arguments: [String], environment: [String: String]) throws {
    let name = UUID().uuidString
    output = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".out")
    errors = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".err")
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try Self.withoutBlockedSignals { try process.run() }
  }

  /// Programs inherit the signals that their starter blocks, and queue threads block the one that ends programs.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  deinit {
    end()
    for file in [output, errors] { try? FileManager.default.removeItem(at: file) }
  }

  /// What it has printed so far.
  var lines: [String] { text(output).split(separator: "\n").map(String.init) }

  var errorText: String { text(errors) }

  /// Waits until it has printed a line.
  func hasPrinted(_ line: String) -> Bool { Tools.wait { lines.contains(line) } }

  /// Waits until it has printed something.
  func waitForOutput() throws {
    if !Tools.wait(until: { !lines.isEmpty }) { throw Silence(program: "\(process)") }
  }

  struct Silence: Error {
    let program: String
  }

  /// Asks it to end, by force when it does not, and gives its exit status.
  @discardableResult func end() -> Int32 {
    guard process.isRunning else { return process.terminationStatus }
    let identifier = process.processIdentifier
    let force = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: force)
    process.terminate()
    process.waitUntilExit()
    force.cancel()
    return process.terminationStatus
  }

  /// The processor time used so far, in hundredths of a second.
  var processorTime: Int {
    let path = "/proc/\(process.processIdentifier)/stat"
    guard let line = try? String(contentsOfFile: path, encoding: .utf8),
      let rest = line.split(separator: ")").last?.split(separator: " "), rest.count > 12
    else { return -1 }
    return (Int(rest[11]) ?? 0) + (Int(rest[12]) ?? 0)
  }

  private func text(_ file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
