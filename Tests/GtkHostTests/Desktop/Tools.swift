import Foundation

/// The programs that window tests require.
enum Tools {
  private static let needed = ["Xvfb", "xdotool", "import", "dbus-daemon"]

  /// `nil` if all programs exist; otherwise the reason for which window tests are skipped.
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

  /// A program that drags over its window.
  static let dragSource = product(named: "DragSource")
  static let clipboardSource = product(named: "ClipboardSource")

  /// A program that waits for the bell of the X server.
  static let bellListener = product(named: "BellListener")

  /// A program that closes its window.
  static let closeButton = product(named: "CloseButton")

  /// A program that provides settings through the X server.
  static let settingsSource = product(named: "SettingsSource")

  /// A program that is built together with the tests.
  private static func product(named name: String) -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appendingPathComponent(name)
  }

  /// Evaluates a condition repeatedly until it is `true` or the time in seconds has elapsed.
  static func wait(_ seconds: Double = 10, until isDone: () throws -> Bool) rethrows -> Bool {
    let end = DispatchTime.now() + seconds
    while DispatchTime.now() < end {
      if try isDone() { return true }
      usleep(20_000)
    }
    return try isDone()
  }
}

/// A program that a test started; it is ended when this object is deallocated.
final class Program {
  let process = Process()
  /// Objects that have to exist as long as the program, such as its display.
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

  /// Programs inherit blocked signals, and queue threads block the signal that ends programs.
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

  /// The output so far.
  var lines: [String] { text(output).split(separator: "\n").map(String.init) }

  var errorText: String { text(errors) }

  /// Waits until the program has printed a line.
  func hasPrinted(_ line: String) -> Bool { Tools.wait { lines.contains(line) } }

  /// Waits until the program has printed a text.
  func waitForOutput() throws {
    if !Tools.wait(until: { !lines.isEmpty }) { throw Silence(program: "\(process)") }
  }

  struct Silence: Error {
    let program: String
  }

  /// Ends the program, by force if necessary, and returns its exit status.
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

  /// The most memory that the program has used so far, in KiB.
  var mostMemory: Int {
    let path = "/proc/\(process.processIdentifier)/status"
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? -1
  }

  private func text(_ file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
