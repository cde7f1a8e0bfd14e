import Foundation

/// The intervals that have begun, and the lines that are written for signposts.
enum SignpostIntervals {
  private struct Key: Hashable {
    let log: ObjectIdentifier
    let name: String
    let identifier: OSSignpostID
  }

  private static let starts = OSAllocatedUnfairLock(initialState: [Key: UInt64]())

  /// Writes a line for a signpost, with the duration at the end of an interval.
  static func note(
    _ type: OSSignpostType,
    _ name: StaticString,
    _ identifier: OSSignpostID,
    in log: OSLog,
    _ message: () -> String
  ) {
    guard log.signpostsEnabled, identifier != .invalid else { return }
    let key = Key(log: ObjectIdentifier(log), name: "\(name)", identifier: identifier)
    var text = "\(name)"
    switch type {
    case .begin:
      starts.withLock { $0[key] = now }
      text += " began"
    case .end:
      let start = starts.withLock { $0.removeValue(forKey: key) }
      let duration = start.map { Double(now - $0) / 1_000_000 }
      text += " ended" + (duration.map { String(format: " after %.3f ms", $0) } ?? "")
    default: break
    }
    let message = message()
    log.write(message.isEmpty ? text : "\(text): \(message)", type: .debug)
  }

  /// The time in nanoseconds.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
