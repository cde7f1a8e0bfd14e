/// Collects the reasons of unknown keys, for which key-value coding raises exceptions otherwise.
package final class UnknownKeys: @unchecked Sendable {
  @TaskLocal static var current: UnknownKeys?

  private(set) var reasons: [String] = []

  private init() {}

  /// Runs a closure, and returns the reasons for which keys were unknown in it.
  package static func reasons(in body: () -> Void) -> [String] {
    let keys = UnknownKeys()
    $current.withValue(keys) { body() }
    return keys.reasons
  }

  func add(_ reason: String) { reasons.append(reason) }
}
