import Foundation
import Monkey

/// Performs walks in a child process, so that a crash does not end the search.
@MainActor struct WalkProcess {
  /// The number of steps between comparisons of the frame with a completely drawn one.
  let pixelPace: Int

  /// The number of walks after which the caches are full, and between two later measurements of memory.
  nonisolated private static let memoryPace = 50

  /// Performs walks in this process, and prints each seed before its walk.
  func walkInside(_ seeds: ClosedRange<Int>) {
    var known: Set<String> = []
    for seed in seeds {
      let count = seed - seeds.lowerBound
      if count > 0, count % Self.memoryPace == 0 { printMemory(after: count) }
      FileHandle.standardError.write(Data("walk \(seed)\n".utf8))
      let walk = WalkMaker.walk(seed: UInt64(seed), steps: LongWalk.length)
      guard let finding = Runner.firstFinding(in: walk, pixelPace: pixelPace) else { continue }
      print("walk \(seed): \(finding)")
      guard known.insert(finding.kind).inserted else { continue }
      let (shortest, last) = Runner.shortened(walk, finding, pixelPace: pixelPace)
      print("walk \(seed): \(last)\n\(shortest.source)")
    }
    printMemory(after: seeds.count)
  }

  private func printMemory(after count: Int) {
    Memory.returnFreePages()
    guard let resident = Memory.resident else { return }
    print("memory: \(resident) KiB after \(count) walks")
  }

  /// Performs walks of a few steps in this process, and prints the number of each before it.
  func walkShortInside(_ numbers: ClosedRange<Int>) {
    for number in numbers where ShortWalks.isMeaningful(number) {
      FileHandle.standardError.write(Data("walk \(number)\n".utf8))
      let walk = ShortWalks.walk(number)
      guard let finding = Runner.firstFinding(in: walk, pixelPace: pixelPace) else { continue }
      let (shortest, last) = Runner.shortened(walk, finding, pixelPace: pixelPace)
      print("short walk \(number): \(last)\n\(shortest.source)")
    }
  }

  /// Continues with the next walk after one crashed the child, and shortens that one.
  func walk(_ seeds: ClosedRange<Int>, areShort: Bool = false) {
    var next = seeds.lowerBound
    var traps: Set<String> = []
    while next <= seeds.upperBound {
      let numbers = ["\(next)", "\(seeds.upperBound)", "\(pixelPace)", "--inside"]
      let (status, errors) = child((areShort ? ["--short"] : []) + numbers, echoes: true)
      guard status != 0 else { return }
      let walked = errors.split(separator: "\n").filter { $0.hasPrefix("walk ") }
      let seed = walked.last.flatMap { Int($0.dropFirst(5)) } ?? next
      let cause = cause(in: errors)
      print("walk \(seed): ends the process: \(cause)")
      let walk =
        areShort
        ? ShortWalks.walk(seed) : WalkMaker.walk(seed: UInt64(seed), steps: LongWalk.length)
      if traps.insert(cause).inserted { shorten(walk, cause) }
      next = seed + 1
    }
  }

  private func shorten(_ walk: Walk, _ cause: String) {
    let file = NSTemporaryDirectory() + "monkey-walk-\(ProcessInfo.processInfo.processIdentifier)"
    let shrinker = Shrinker { walk in
      try? walk.json.write(toFile: file, atomically: true, encoding: .utf8)
      let (status, errors) = child(["--walk", file, "\(pixelPace)"], echoes: false)
      return status > 1 && self.cause(in: errors) == cause
    }
    print(shrinker.shortened(walk).source)
    try? FileManager.default.removeItem(atPath: file)
  }

  /// The line with the reason of the crash, without addresses.
  private func cause(in errors: String) -> String {
    let lines = errors.split(separator: "\n")
    let line = lines.first { $0.contains("Fatal error") || $0.contains("*** Terminating") }
    return (line.map(String.init) ?? "no reason given").replacing(#/0x[0-9a-f]+/#, with: "0x")
  }

  private func child(_ arguments: [String], echoes: Bool) -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    if !echoes { process.standardOutput = FileHandle.nullDevice }
    do { try process.run() } catch { return (2, "\(error)") }
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : 128, text)
  }
}
