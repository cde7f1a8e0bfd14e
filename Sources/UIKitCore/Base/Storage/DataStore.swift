import Foundation

/// Where an application keeps small files between two runs. (A door.)
@MainActor package protocol DataStore: AnyObject {
  /// What was written under a name last; nil where nothing was.
  ///
  /// - Throws: `StoreError` where it cannot be read, or is larger than `limit` bytes.
  func read(_ name: String, limit: Int) throws(StoreError) -> Data?

  /// Replaces what was written under a name, as a whole or not at all.
  func write(_ data: Data, to name: String) throws(StoreError)

  /// Forgets what was written under a name; nothing may have been.
  func remove(_ name: String) throws(StoreError)
}

/// Why something was not read or written, as the end of a sentence.
package struct StoreError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }

  package static let tooLarge = StoreError(description: "it is too large")
}

/// Keeps everything as long as it lives itself, as a simulated device does.
package final class MemoryStore: DataStore {
  package private(set) var contents: [String: Data] = [:]

  package init() {}

  package func read(_ name: String, limit: Int) throws(StoreError) -> Data? {
    guard let data = contents[name] else { return nil }
    guard data.count <= limit else { throw .tooLarge }
    return data
  }

  package func write(_ data: Data, to name: String) throws(StoreError) { contents[name] = data }

  package func remove(_ name: String) throws(StoreError) { contents[name] = nil }
}

extension UIApplication {
  /// Where the application keeps small files; set by the host, in memory until then.
  package static var dataStore: any DataStore = MemoryStore()
}
