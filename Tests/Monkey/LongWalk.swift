import Foundation

/// Performs the number of steps that the environment requests, in several walks.
///
///     MONKEY_STEPS=1000000   how many steps, in walks of 500
///     MONKEY_SEED=17         the seed of the first walk; each one after it has the next
///
/// The seed of each walk is printed to standard error before it begins, in case the process crashes.
@MainActor package struct LongWalk {
  nonisolated private static let environment = ProcessInfo.processInfo.environment

  /// Whether the environment requests a long walk.
  nonisolated package static var isWanted: Bool { environment["MONKEY_STEPS"] != nil }

  /// The number of steps of each walk.
  nonisolated package static let length = 500

  private let steps = number("MONKEY_STEPS", 20_000)
  private let seed = number("MONKEY_SEED", 1)

  package init() {}

  private static func number(_ name: String, _ standard: Int) -> Int {
    environment[name].flatMap { Int($0) } ?? standard
  }

  /// Performs the walks, and reports the first finding of each kind with the shortest walk.
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
