import Foundation
import SimulatorKit
import UIKitCore

/// Passes mutated samples to a reader.
public struct MutationRun: Codable, Sendable {
  public var reader: Reader
  public var seed: UInt64
  public var count: Int

  /// The time in seconds after which an input is regarded as endless.
  private static let limit: UInt32 = 60

  public init(reader: Reader, seed: UInt64 = 1, count: Int) {
    (self.reader, self.seed, self.count) = (reader, seed, count)
  }

  /// Returns an input by its number.
  @MainActor public func input(_ number: Int) -> Data {
    let samples = reader.samples.map(Array.init)
    return Data(Self.input(number, seed: seed, samples: samples))
  }

  private static func input(_ number: Int, seed: UInt64, samples: [[UInt8]]) -> [UInt8] {
    guard !samples.isEmpty else { return [] }
    var mutator = Mutator(seed: seed &* 1_000_003 &+ UInt64(number))
    let other = samples[number / samples.count % samples.count]
    return mutator.changed(samples[number % samples.count], with: other)
  }

  /// Reads all inputs.
  ///
  /// The number of each is written to a file first, so that it is known if the process ends. An input
  /// that is not read within a minute ends the process.
  ///
  /// - Parameter file: The path of the file with the number.
  @MainActor public func perform(writingProgressTo file: String) {
    Log.sink = { _ in }
    // The simulator provides the graphics engine.
    let phone = Simulator(.iPhone15)
    defer { withExtendedLifetime(phone) {} }
    defer { ReaderFolder.remove() }
    let progress = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(progress) }
    let samples = reader.samples.map(Array.init)
    for number in 0..<count {
      var text = Array("\(number)".utf8)
      pwrite(progress, &text, text.count, 0)
      alarm(Self.limit)
      reader.read(Data(Self.input(number, seed: seed, samples: samples)))
    }
    alarm(0)
  }
}
