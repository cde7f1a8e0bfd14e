import Foundation

/// The memory of this process.
enum Memory {
  /// The resident memory in KiB, or `nil` if the system does not state it.
  static var resident: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first
  }
}
