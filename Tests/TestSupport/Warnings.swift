import CoreGraphics

/// Returns the warnings that the libraries log during a call, including those that were logged before.
@MainActor
public func warnings(during work: () throws -> Void) rethrows -> [String] {
  var warnings: [String] = []
  Log.resetWrittenMessages()
  Log.sink = { warnings.append($0) }
  defer { Log.sink = nil }
  try work()
  return warnings
}
