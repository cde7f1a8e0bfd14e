import Foundation

/// An image of an asset catalog, which has files for scales, appearances, idioms and directions.
struct ImageSet {
  private struct Listing: Decodable {
    var images: [Entry]
    var properties: Properties?
  }

  private struct Properties: Decodable {
    var renderingIntent: String?
    var preservesVector: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case preservesVector = "preserves-vector-representation"
    }
  }

  private struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var resizing: Resizing?
    var variant: AssetVariant

    enum CodingKeys: String, CodingKey { case filename, scale, resizing }

    init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
      variant = try AssetVariant(from: decoder)
    }
  }

  /// The slices of a resizable image, in pixels.
  private struct Resizing: Decodable {
    struct Center: Decodable { var mode: String? }
    struct Insets: Decodable { var top, left, bottom, right: CGFloat? }

    var center: Center?
    var insets: Insets?

    enum CodingKeys: String, CodingKey {
      case center
      case insets = "cap-insets"
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

  /// Whether other traits can select another file while the image is shown.
  var isDynamic: Bool {
    listing.images.contains { $0.filename != nil && $0.variant.isDynamic }
  }

  // R-AST-3, R-AST-4
  /// Returns the image for traits, or `nil` if there is no readable file.
  func content(for traits: UITraitCollection) -> ImageContent? {
    let files = listing.images.filter { $0.filename != nil }
    let entries = AssetVariant.best(of: files, for: traits) { $0.variant }
    let order = NamedImages.scales(preferring: traits.displayScale)
    let sorted = entries.sorted { left, right in
      (order.firstIndex(of: scale(of: left)) ?? 9) < (order.firstIndex(of: scale(of: right)) ?? 9)
    }
    return sorted.lazy.compactMap { content(of: $0, displayScale: traits.displayScale) }.first
  }

  private func scale(of entry: Entry) -> CGFloat {
    entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
  }

  private func content(of entry: Entry, displayScale: CGFloat) -> ImageContent? {
    guard let filename = entry.filename else { return nil }
    let file = folder.appendingPathComponent(filename)
    // A vector file without a scale is rendered with the pixels of the screen.
    let isVector = file.pathExtension.lowercased() == "svg" && entry.scale == nil
    let scale = isVector && displayScale > 0 ? displayScale : scale(of: entry)
    guard var content = ImageFile.content(of: file, scale: scale) else { return nil }
    switch listing.properties?.renderingIntent {
    case "template": content.renderingMode = .alwaysTemplate
    case "original": content.renderingMode = .alwaysOriginal
    default: break
    }
    if let resizing = entry.resizing, let insets = resizing.insets {
      content.capInsets = UIEdgeInsets(
        top: max(insets.top ?? 0, 0) / scale,
        left: max(insets.left ?? 0, 0) / scale,
        bottom: max(insets.bottom ?? 0, 0) / scale,
        right: max(insets.right ?? 0, 0) / scale
      )
      content.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    }
    return content
  }
}
