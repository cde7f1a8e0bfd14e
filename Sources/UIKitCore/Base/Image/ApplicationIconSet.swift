import Foundation

/// The images of the application's icon in an asset catalog.
enum ApplicationIconSet {
  private struct Listing: Decodable {
    var images: [Entry]?
  }

  private struct Entry: Decodable {
    struct Appearance: Decodable {}
    var filename: String?
    var size: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The width in pixels.
    var width: Double {
      let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
      return points * (scale?.split(separator: "x").first.flatMap { Double($0) } ?? 1)
    }
  }

  // R-INFO-12
  /// Returns the largest image of an icon that is not for another appearance, or `nil` if there is
  /// none.
  static func image(named name: String, in resources: URL) -> URL? {
    guard let folder = AssetCatalog.folder(of: .icon, named: name, in: resources) else {
      return nil
    }
    let list = folder.appendingPathComponent("Contents.json")
    let entries = AssetListing.decode(Listing.self, at: list)?.images ?? []
    let largest = entries.filter { $0.filename?.isEmpty == false && $0.appearances == nil }
      .max { $0.width < $1.width }
    let file = largest?.filename.map { folder.appendingPathComponent($0) }
    return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }
}
