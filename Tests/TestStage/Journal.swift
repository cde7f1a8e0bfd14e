/// The callbacks of all objects that record into it, in the order in which they were called.
@MainActor
public final class Journal {
  public private(set) var lines: [String] = []
  /// Called with each line after it was recorded.
  public var onRecord: ((String) -> Void)?

  public nonisolated init() {}

  public func record(_ line: String) {
    lines.append(line)
    onRecord?(line)
  }

  public func clear() { lines = [] }

  /// Returns the lines since the last call, and removes them.
  public func take() -> [String] {
    defer { clear() }
    return lines
  }

  /// Returns the lines that were recorded meanwhile, and removes all.
  public func lines(during work: () throws -> Void) rethrows -> [String] {
    clear()
    try work()
    return take()
  }
}
