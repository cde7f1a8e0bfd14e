import Foundation

/// The state of a stopwatch.
struct Stopwatch {
  private(set) var total: TimeInterval
  /// The durations of the completed laps, the most recent first.
  private(set) var laps: [TimeInterval]

  mutating func advance(by seconds: TimeInterval) {
    total += seconds
  }

  mutating func endLap() {
    laps.insert(total - laps.reduce(0, +), at: 0)
  }

  mutating func reset() {
    self = Stopwatch(total: 0, laps: [])
  }

  /// Returns a duration as minutes, seconds and hundredths.
  static func text(of seconds: TimeInterval) -> String {
    let hundredths = Int(seconds * 100)
    let parts = [hundredths / 6000, hundredths / 100 % 60, hundredths % 100].map { number in
      number < 10 ? "0\(number)" : "\(number)"
    }
    return "\(parts[0]):\(parts[1]).\(parts[2])"
  }
}
