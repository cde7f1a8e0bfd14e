import Foundation

/// The order of tabs in the format in which it is stored between launches: a line of JSON with a
/// version.
///
///     {"order":["radio","library"],"version":1}
struct SavedTabOrder: Hashable {
  /// The identifiers of the tabs.
  var order: [String]

  static let version = 1
  /// The maximum size in bytes, which is enough for about ten thousand tabs.
  static let sizeLimit = 1 << 20

  init(order: [String]) { self.order = order }

  /// Decodes data that was encoded by `data()`.
  ///
  /// - Throws: `StoreError` if the data is incomplete, has another version, or doesn't contain an
  ///   order.
  init(reading data: Data) throws(StoreError) {
    guard data.count <= SavedTabOrder.sizeLimit else { throw .tooLarge }
    let decoder = JSONDecoder()
    guard let stamp = try? decoder.decode(Stamp.self, from: data) else {
      throw StoreError(description: "it is damaged")
    }
    guard stamp.version == SavedTabOrder.version else {
      throw StoreError(description: "it is of version \(stamp.version)")
    }
    guard let content = try? decoder.decode(Content.self, from: data) else {
      throw StoreError(description: "it is damaged")
    }
    order = content.order
  }

  func data() throws(StoreError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let content = Content(order: order, version: SavedTabOrder.version)
    guard let data = try? encoder.encode(content) else {
      throw StoreError(description: "it cannot be written as JSON")
    }
    guard data.count <= SavedTabOrder.sizeLimit else { throw .tooLarge }
    return data
  }

  private struct Stamp: Codable {
    var version: Int
  }

  private struct Content: Codable {
    var order: [String]
    var version: Int
  }
}
