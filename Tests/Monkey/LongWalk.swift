import Foundation

/// As many walks as the environment asks for, one after the other.
///
///     MONKEY_STEPS=1000000   how many steps, in walks of 500
///     MONKEY_SEED=17         the seed of the first walk; each one after it has the next
///
/// The seed of each walk is written to standard error before it begins, so that one that ends the process is known.
@MainActor package struct LongWalk {
  nonisolated private static let environment = ProcessInfo.processInfo.environment

  /// Whether the environment asks for one.
  nonisolated package static var isWanted: Bool { environment["MONKEY_STEPS"] != nil }

  /// How many steps each of its walks has.
  nonisolated package static let length = 500

  private let steps = number("MONKEY_STEPS", 20_000)
  private let seed = number("MONKEY_SEED", 1)

  package init() {}

  private static func number(_ name: String, _ standard: Int) -> Int {
    environment[name].flatMap { Int($0) } ?? standard
  }

  /// Walks, and hands over the first finding of each kind with the shortest walk that leads to it.
  package func run(report: (String) -> Void) {
    var counts: [String: Int] = [:]
    let count = max(steps / LongWalk.length, 1)
    for number in seed..<(seed + count) {
      say("walk \(number)")
      let walk = WalkMaker.walk(seed: UInt64(number), steps: LongWalk.length)
      guard let finding = Runner.firstFinding(in: walk) else { continue }
      counts[finding.kind, default: 0] += 1
      say("walk \(number): \(finding)")
      guard counts[finding.kind] == 1 else { continue }
      let (shortest, last) = Runner.shortened(walk, finding)
      report("walk \(number): \(last)\n\(shortest.source)")
    }
    say("\(count * LongWalk.length) steps, findings: \(counts)")
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data("monkey: \(text)\n".utf8))
  }
}
