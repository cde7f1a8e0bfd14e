import Foundation

/// A store of small files that persist between launches.
///
/// It is a platform interface.
@MainActor package protocol DataStore: AnyObject {
  /// Returns the data that was last written under a name, or `nil` if there is none.
  ///
  /// - Throws: `StoreError` if the data cannot be read or is larger than `limit` bytes.
  func read(_ name: String, limit: Int) throws(StoreError) -> Data?

  /// Replaces the data under a name, either completely or not at all.
  func write(_ data: Data, to name: String) throws(StoreError)

  /// Removes the data under a name, if there is any.
  func remove(_ name: String) throws(StoreError)
}

/// The reason for a failure, phrased as the end of a sentence.
package struct StoreError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }

  package static let tooLarge = StoreError(description: "it is too large")
}

/// A store in memory, for simulated devices.
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
  /// The store of the application's data.
  ///
  /// Hosts set the property. By default, data is stored in memory.
  package static var dataStore: any DataStore = MemoryStore()
}
