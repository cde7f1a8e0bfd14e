import Foundation

// R-SET-1
/// A custom symbol of an asset catalog.
struct SymbolSet {
  private struct Listing: Decodable { var symbols: [Entry] }

  private struct Entry: Decodable {
    var filename: String?
    var variant: AssetVariant

    enum CodingKeys: String, CodingKey { case filename }

    init(from decoder: Decoder) throws {
      filename = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(String.self, forKey: .filename)
      variant = try AssetVariant(from: decoder)
    }
  }

  private let folder: URL
  private let listing: Listing

  init?(at folder: URL) {
    let list = folder.appendingPathComponent("Contents.json")
    guard let listing = AssetListing.decode(Listing.self, at: list) else { return nil }
    self.folder = folder
    self.listing = listing
  }

  /// Returns the symbol in a style for traits, or `nil` if there is no valid file.
  func content(style: SymbolStyle, for traits: UITraitCollection) -> ImageContent? {
    let files = listing.symbols.filter { $0.filename != nil }
    let entries = AssetVariant.best(of: files, for: traits) { $0.variant }
    guard let file = entries.first?.filename,
      let template = SymbolTemplates.template(at: folder.appendingPathComponent(file))
    else { return nil }
    let found = template.parts(weight: style.weight ?? .regular, scale: style.scale ?? .medium)
    let paint = SymbolPaint(style: style, symbol: "", value: nil)
    let scale = traits.displayScale > 0 ? traits.displayScale : 2
    let pointSize = style.pointSize ?? SymbolMetrics.defaultPointSize
    var content = ImageContent()
    content.artwork = .drawing(
      VectorDrawing(
        parts: found.parts,
        pointsPerUnit: pointSize * found.factor,
        scale: scale,
        paint: paint
      )
    )
    content.scale = scale
    return content
  }
}

/// The symbol templates that were read.
private enum SymbolTemplates {
  // Images can be created on any thread.
  private nonisolated(unsafe) static var known: [URL: SymbolTemplate] = [:]
  private static let lock = NSLock()
  /// The maximum size of a file in bytes.
  private static let largestFile = 16 << 20

  // R-SET-7
  /// Returns the template in a file, which is read once; an invalid file is logged once.
  static func template(at file: URL) -> SymbolTemplate? {
    if let template = lock.withLock({ known[file] }) { return template }
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
    guard let size, size <= largestFile, let data = try? Data(contentsOf: file),
      let template = SymbolTemplate(data)
    else {
      Log.warning("\(file.path) is not a valid symbol template; the symbol is missing")
      return nil
    }
    lock.withLock { known[file] = template }
    return template
  }
}
