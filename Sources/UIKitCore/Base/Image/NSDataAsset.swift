import Foundation

/// A file of an asset catalog.
///
/// ```swift
/// let stations = NSDataAsset(name: "Stations").map(\.data)
/// ```
open class NSDataAsset: NSObject {
  private struct Listing: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var type: String?
      var variant: AssetVariant

      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }

      init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        filename = try values.decodeIfPresent(String.self, forKey: .filename)
        type = try values.decodeIfPresent(String.self, forKey: .type)
        variant = try AssetVariant(from: decoder)
      }
    }
    var data: [Entry]
  }

  /// The name of the asset.
  public let name: String
  /// The contents of the file.
  public let data: Data
  /// The uniform type identifier of the file, which is "public.data" if the catalog has none.
  public let typeIdentifier: String

  /// Reads a data asset of the main bundle.
  ///
  /// The initializer returns `nil` if there is no data set with the name, or no file in it.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  // R-AST-6
  /// Reads a data asset.
  ///
  /// The initializer returns `nil` if there is no data set with the name, or no file in it.
  ///
  /// - Parameters:
  ///   - name: The name of the data set.
  ///   - bundle: The bundle with the asset catalog.
  public init?(name: String, bundle: Bundle) {
    guard let folder = AssetCatalog.folder(of: .data, named: name, in: bundle) else { return nil }
    let list = folder.appendingPathComponent("Contents.json")
    guard let listing = AssetListing.decode(Listing.self, at: list),
      let entry = AssetVariant.best(
        of: listing.data.filter { $0.filename != nil },
        for: .current,
        variant: { $0.variant }
      ).first, let filename = entry.filename,
      let data = try? Data(contentsOf: folder.appendingPathComponent(filename))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type ?? "public.data"
  }
}
