import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Applications that end while their state is saved, each in a separate process.
@Suite("An application that ends while its state is saved", .serialized) @MainActor
struct KilledWriterTests {
  private let scratch: TemporaryFolder
  private var store: FolderStore { FolderStore(folder: scratch.url) }
  private let old = "old"
  private let new = "new, and longer than the old text by some bytes"

  private struct Ending: Equatable {
    var printed: String
    var signal: Int32?
    var errors: String
  }

  init() throws { scratch = try TemporaryFolder() }

  /// Runs the application once: it restores its state, then saves a text.
  @discardableResult
  private func run(_ text: String, _ arguments: String...) throws -> Ending {
    let process = Process()
    process.executableURL = KilledWriterTests.writer
    process.arguments = [scratch.url.path, text] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let warned = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      printed: String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines),
      signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
      errors: String(decoding: warned, as: UTF8.self)
    )
  }

  /// The URL of the program, which is built next to the tests.
  private static let writer: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let own = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return own.deletingLastPathComponent().appendingPathComponent("StateWriter")
  }()

  /// The text that the next launch would restore.
  private var savedText: String? {
    for name in ["state", "state.previous"] {
      guard let data = try? store.read(name, limit: StateLimits.size), let state = try? data.state,
        case .text(let text) = state.objects.first?.values["text"]
      else { continue }
      return text
    }
    return nil
  }

  private func size(of name: String) throws -> Int {
    try #require(try store.read(name, limit: StateLimits.size)).count
  }

  @Test("the next run restores what the last run saved", .rule("R-RES-30", "R-RES-40"))
  func twoRuns() throws {
    #expect(try run(old) == Ending(printed: "", signal: nil, errors: ""))
    #expect(try run(new) == Ending(printed: old, signal: nil, errors: ""))
    #expect(try run("").printed == new)
  }

  @Test(
    "after being killed at any byte of the write, the application restores the old text",
    .rule("R-RES-41")
  )
  func killedAtAnyByte() throws {
    try run(new)
    let newSize = try size(of: "state")
    try run(old)
    let oldSize = try size(of: "state")
    #expect(oldSize < newSize)

    // Below the old size the copy of the old file is truncated, from there on the new file.
    for bytes in 0..<newSize {
      let ending = try run(new, "\(bytes)")

      #expect(ending == Ending(printed: old, signal: SIGXFSZ, errors: ""), "at byte \(bytes)")
      #expect(savedText == old, "at byte \(bytes)")
    }
    #expect(try run(new).printed == old)
    #expect(savedText == new)
  }

  @Test(
    "after being killed while its file is damaged, the application restores the copy",
    .rule("R-RES-41", "R-RES-42")
  )
  func killedBesideDamage() throws {
    try run(old)
    let good = try #require(try store.read("state", limit: 10_000))
    try store.write(good, to: "state.previous")
    try store.write(Data(good.dropLast()), to: "state")

    for bytes in stride(from: 0, to: good.count, by: 5) {
      let ending = try run(new, "\(bytes)")

      #expect(ending.printed == old)
      #expect(ending.signal == SIGXFSZ)
      #expect(savedText == old)
    }
  }

  @Test(
    "if the disk is full at any byte, a warning is logged and the old text remains",
    .rule("R-RES-41")
  )
  func fullDisk() throws {
    try run(new)
    let newSize = try size(of: "state")
    try run(old)

    for bytes in stride(from: 0, to: newSize, by: 11) {
      let ending = try run(new, "\(bytes)", "full")

      #expect(ending.printed == old)
      #expect(ending.signal == nil)
      #expect(
        ending.errors == "warning: The state is not saved: File too large\n"
      )
      #expect(savedText == old)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(files.sorted() == ["state", "state.previous"])
  }
}
