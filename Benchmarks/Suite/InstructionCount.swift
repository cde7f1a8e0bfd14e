import BenchmarkBaseline
import BenchmarkScene
import Foundation
import SimulatorKit
import UIKit

/// Counts the instructions of a tab switch, and those of the same drawing in plain cairo.
///
/// Instruction counts are stable where times are noisy. They require valgrind.
@MainActor
enum InstructionCount {
  private static let turns = 20

  /// The work of the counted process, which is done inside the region that valgrind measures.
  static func run(_ subject: String) {
    baseline_prepare_scene(1170, 2532, 3)
    var work: (Int) -> Void = { baseline_draw_scene(Int32($0 % 5)) }
    if let frame = repeatedFrame(subject) {
      for turn in 0..<600 { frame(turn) }
      return
    }
    if subject.hasPrefix("frames") {
      let views = (0..<10_000).map { _ in UIView() }
      let other = UIView()
      let observation = subject == "frames observed" ? other.observe(\.frame) { _, _ in } : nil
      defer { observation?.invalidate() }
      work = { turn in
        for view in views { view.frame = CGRect(x: turn, y: 0, width: 10 + turn, height: 10) }
      }
    } else if subject != "bare" {
      let scene = Scene(opaqueBar: true)
      work = { turn in
        MainActor.assumeIsolated {
          subject == "badge" ? scene.setBadge("\(turn % 10)") : scene.select(turn % 5)
        }
      }
    }
    for turn in 0..<10 { work(turn) }
    for turn in 0..<turns { measured { work(turn) } }
  }

  /// Returns the frame of a row of the table, which a profiler observes while it is repeated.
  private static func repeatedFrame(_ subject: String) -> ((Int) -> Void)? {
    switch subject {
    case "push":
      let push = PushingStack()
      return { _ in push.drawFrame() }
    case "zoom":
      let photo = ZoomingPage(labels: 10)
      return { photo.drawFrame($0 % 33) }
    case "scroll": return ScrollingPage().drawFrame
    case "list": return ListPage(rows: 100_000).drawFrame
    case "slide": return Transition(.slide).drawFrame
    case "fade": return Transition(.crossFade).drawFrame
    case "swipe": return SwipingScene().drawFrame
    case "look": return Scene(opaqueBar: true).changeLook
    case "blink":
      let field = FieldScene()
      field.type(1)
      field.phone.advance(by: 1 - 1.0 / 120)
      return { _ in
        field.phone.advance(by: 0.5 - 1.0 / 60)
        measured { field.phone.advance(by: 1.0 / 60) }
      }
    case "key":
      let field = FieldScene()
      return { turn in measured { field.type(turn) } }
    case "turn":
      let scene = Scene(opaqueBar: true)
      return { turn in
        scene.phone.advance(by: 1)
        scene.turn(turn)
      }
    default: return nil
    }
  }

  static func rows() throws -> [Row] {
    guard
      let valgrind = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"].first(where: isExecutable)
    else {
      print("Skipped the instruction counts, because valgrind is not installed.")
      return []
    }
    let program = try strippedProgram()
    defer { try? FileManager.default.removeItem(atPath: program) }
    func count(_ subject: String) throws -> Double {
      try Self.count(subject, of: program, valgrind)
    }
    let ours = try count("switch")
    let frames = try count("frames")
    return [
      Row("set frame of a view, instructions", frames / 10_000, against: 1, must: 5000, aim: 3000),
      Row(
        "set frame of 10,000 views, another view observed / none, instructions",
        try count("frames observed"),
        against: frames,
        must: 1.01,
        aim: 1.001
      ),
      Row(
        "switch tab, opaque bar / bare cairo, instructions",
        ours,
        against: try count("bare"),
        must: 1.15,
        aim: 0.85
      ),
      Row(
        "badge change / switch, instructions",
        try count("badge"),
        against: ours,
        must: 1.0 / 16,
        aim: 1.0 / 60
      ),
    ]
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  private static func measured(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      var closure = work
      withUnsafeMutablePointer(to: &closure) { pointer in
        baseline_measured_region(
          { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
          pointer
        )
      }
    }
  }

  /// Returns the path of a copy of this program without debug information, which valgrind may not
  /// be able to read.
  private static func strippedProgram() throws -> String {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)").path
    try run("/usr/bin/strip", ["--strip-debug", "-o", copy, CommandLine.arguments[0]])
    return copy
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  private static func count(
    _ subject: String,
    of program: String,
    _ valgrind: String
  ) throws -> Double {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "callgrind-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: output) }
    try run(
      valgrind,
      [
        "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=baseline_measured_region",
        "--callgrind-out-file=\(output.path)", program, "--count", subject,
      ]
    )
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    let total = lines.first { $0.hasPrefix("totals:") || $0.hasPrefix("summary:") }
    return (total?.split(separator: " ").last.flatMap { Double($0) } ?? .infinity) / Double(turns)
  }
}
