import Foundation
import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import Mutation

/// Each reader runs in a process of its own, so that an input that ends the process is reported.
///
/// `MUTATION_COUNT=100000 MUTATION_SEED=7 swift test --filter MutationTests` passes other inputs to each
/// reader. `Scripts/fuzz` passes inputs to the same readers that reach as much code as possible.
@Suite("Mutated inputs", .rule("R-BAD-40"))
struct MutationTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  static let runs: [MutationRun] = Reader.allCases.map { reader in
    MutationRun(
      reader: reader,
      seed: UInt64(setting("MUTATION_SEED") ?? 1),
      count: setting("MUTATION_COUNT") ?? 10_000
    )
  }

  @Test("a reader returns for damaged data", arguments: runs)
  func returns(run: MutationRun) async throws {
    let progress = FileManager.default.temporaryDirectory
      .appendingPathComponent("mutation-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: progress) }

    await #expect(processExitsWith: .success) {
      [run = run as MutationRun, progress = progress as String] in
      await run.perform(writingProgressTo: progress)
    }

    let text = try String(contentsOfFile: progress, encoding: .utf8)
    let number = try #require(Int(text))
    guard number != run.count - 1 else { return }
    let input = await input(number, of: run)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(run.reader)-\(run.seed)-\(number)")
    try input.write(to: file)
    let name = "\(run.reader): input \(number) of seed \(run.seed)"
    Issue.record("\(name) ends the process; it is in \(file.path)")
  }

  @MainActor private func input(_ number: Int, of run: MutationRun) -> Data {
    // Some samples are drawn.
    let phone = Simulator(.iPhone15)
    return withExtendedLifetime(phone) { run.input(number) }
  }

  @Test("samples are read, and equal seeds result in equal inputs", arguments: Reader.allCases)
  @MainActor func samples(reader: Reader) {
    let phone = Simulator(.iPhone15)
    let run = MutationRun(reader: reader, count: 3)

    for number in 0..<run.count { #expect(run.input(number) == run.input(number)) }
    #expect(reader.samples.allSatisfy { !$0.isEmpty })
    withExtendedLifetime(phone) {}
  }

  @Test("the parts of PNG files get their checksums", arguments: 0..<3)
  @MainActor func checksums(number: Int) {
    let phone = Simulator(.iPhone15)
    let sample = Reader.png.samples[number]
    var changed = sample
    // The checksum of the first part.
    for index in 29..<33 { changed[index] = 0 }

    #expect(Engines.graphics?.decodeImage(sample, scale: 1) != nil)
    #expect(Engines.graphics?.decodeImage(changed, scale: 1) == nil)
    #expect(SampleImages.withChecksums(changed) == sample)
    withExtendedLifetime(phone) {}
  }

  @Test("the sample fonts have outlines, kerning and a ligature", arguments: [0, 1])
  func font(number: Int) async throws {
    await #expect(processExitsWith: .success) { [number = number as Int] in
      await Self.expectGlyphs(ofFont: number)
    }
  }

  @MainActor private static func expectGlyphs(ofFont number: Int) {
    let phone = Simulator(.iPhone15)
    let file = ReaderFolder.write(Reader.font.samples[number], to: "Sample.otf")
    defer { ReaderFolder.remove() }
    #expect(FontFiles.register(file) == nil)
    let font = UIFont(name: SmallFont.name, size: 100)
    #expect(font?.fontName == SmallFont.name)
    let widths = ["A", "B", "C", "AC", "AB"].map { text in
      (text as NSString).size(withAttributes: [.font: font ?? .systemFont(ofSize: 1)]).width
    }
    #expect(widths == [60, 60, 70, 122, 70])
    withExtendedLifetime(phone) {}
  }
}
