import Foundation

/// The memory of this process.
enum Memory {
  /// The resident memory in KiB, or `nil` if the system does not state it.
  static var resident: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first
  }

  /// Returns free memory of the heap to the system.
  ///
  /// The allocator keeps up to 14 MiB of it at the end of the heap, a number that changes during a
  /// run, and that would hide a growth of what is in use.
  static func returnFreePages() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> Int32
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }
}
