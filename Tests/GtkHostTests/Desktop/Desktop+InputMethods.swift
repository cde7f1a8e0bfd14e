import Foundation
import Testing

/// The engines of ibus that tests use.
enum InputEngine: String {
  /// The Korean engine; Shift+Space switches between Latin and Korean letters.
  case hangul
  /// The Chinese engine, with Latin letters for sounds.
  case libpinyin
  /// The engine in `Tests/Apps/InputMethodEngine`.
  case test

  /// Whether the engine is installed; the reason is printed if it is not.
  var isThere: Bool {
    guard Tools.areThere else { return false }
    var missing = ["ibus", "ibus-daemon"].filter { Tools.path(of: $0) == nil }
    if !hasModule { missing.append("ibus-gtk4") }
    switch self {
    case .hangul where !isRegistered: missing.append("ibus-hangul")
    case .libpinyin where !isRegistered: missing.append("ibus-libpinyin")
    case .test where !Self.hasLibrary: missing += ["gir1.2-ibus-1.0", "python3-gi"]
    default: break
    }
    guard !missing.isEmpty else { return true }
    let reason =
      "skipped: tests with the engine \(rawValue) need \(missing.joined(separator: ", "))\n"
    FileHandle.standardError.write(Data(reason.utf8))
    return false
  }

  /// Whether ibus has a module for GTK 4.
  private var hasModule: Bool {
    let folders = ["/usr/lib", "/usr/lib64"] + Self.architectures.map { "/usr/lib/" + $0 }
    return folders.contains { folder in
      FileManager.default.fileExists(
        atPath: folder + "/gtk-4.0/4.0.0/immodules/libim-ibus.so"
      )
    }
  }

  private static let architectures: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? [])
    .filter { $0.hasSuffix("-linux-gnu") }

  private var isRegistered: Bool {
    FileManager.default.fileExists(atPath: "/usr/share/ibus/component/\(rawValue).xml")
  }

  static let python = URL(fileURLWithPath: "/usr/bin/python3")

  private static let hasLibrary: Bool = {
    let arguments = ["-c", "import gi; gi.require_version('IBus', '1.0')"]
    guard let probe = try? Program(python, arguments, environment: ["PATH": "/usr/bin"]) else {
      return false
    }
    probe.process.waitUntilExit()
    return probe.process.terminationStatus == 0
  }()
}

/// A running input method service with a selected engine.
final class InputMethodService {
  let daemon: Program
  private let log: URL

  init(_ engine: InputEngine, on desktop: Desktop) throws {
    let folder = desktop.folder.appendingPathComponent("components")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.component.utf8).write(to: folder.appendingPathComponent("test.xml"))
    log = desktop.folder.appendingPathComponent("engine.log")
    var environment = desktop.environment
    environment["ENGINE_LOG"] = log.path
    environment["IBUS_COMPONENT_PATH"] = folder.path + ":/usr/share/ibus/component"
    daemon = try Program(
      try #require(Tools.path(of: "ibus-daemon")),
      ["--panel", "disable", "--emoji-extension", "disable", "--cache", "none"],
      environment: environment
    )
    let ibus = try #require(Tools.path(of: "ibus"))
    let isSelected = try Tools.wait(60) {
      let select = try Program(ibus, ["engine", engine.rawValue], environment: environment)
      select.process.waitUntilExit()
      let read = try Program(ibus, ["engine"], environment: environment)
      read.process.waitUntilExit()
      return read.lines.first == engine.rawValue
    }
    #expect(isSelected, "\(daemon.errorText)")
  }

  /// The lines that the test engine has written.
  var lines: [String] {
    ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// Waits until the test engine has written a line.
  func hasWritten(_ line: String) -> Bool { Tools.wait { lines.contains(line) } }

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps/InputMethodEngine/engine.py")

  private static let component = """
    <?xml version="1.0" encoding="utf-8"?>
    <component><name>org.freedesktop.IBus.Test</name><description>Test</description>
    <exec>\(InputEngine.python.path) \(script.path)</exec><version>1</version><author>Test</author>
    <license>MIT</license><homepage></homepage><textdomain></textdomain>
    <engines><engine><name>test</name><longname>Test</longname><language>en</language>
    <license>MIT</license><author>Test</author><layout>us</layout><rank>0</rank></engine></engines>
    </component>
    """
}

extension Desktop {
  /// Starts ibus on the session bus of the desktop and selects an engine.
  func startInputMethods(_ engine: InputEngine) throws -> InputMethodService {
    try InputMethodService(engine, on: self)
  }

  /// Presses keys one after another.
  func press(_ keys: [String]) throws {
    for key in keys { try press(key) }
  }
}
