/// Finds the files of named images.
///
/// The search order is the bundle's resource folder, the resource bundles in it, and the asset
/// catalogs in each of them. If there are files for several scales, that for the scale of the
/// screen is used, otherwise that for the largest scale.
enum NamedImages {
  private static let pathExtensions = ["png", "jpg", "jpeg", "svg"]
  // Images can be created on any thread.
  private nonisolated(unsafe) static var known: [Key: ImageContent] = [:]
  private static let lock = NSLock()

  private struct Key: Hashable {
    var folder: String
    var name: String
    var scale: CGFloat
  }

  static func content(named name: String, in bundle: Bundle, scale: CGFloat) -> ImageContent? {
    guard !name.isEmpty, let root = bundle.resourceURL else { return nil }
    let key = Key(folder: root.path, name: name, scale: scale)
    if let content = lock.withLock({ known[key] }) { return content }
    for folder in folders(in: root) {
      for candidate in candidates(for: name, in: folder, scale: scale) {
        guard let content = ImageFile.content(of: candidate.url, scale: candidate.scale) else {
          continue
        }
        lock.withLock { known[key] = content }
        return content
      }
    }
    return nil
  }

  private static func folders(in root: URL) -> [URL] {
    let entries = contents(of: root).filter { ["resources", "bundle"].contains($0.pathExtension) }
    return ([root] + entries).flatMap { folder in
      [folder] + contents(of: folder).filter { $0.pathExtension == "xcassets" }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (entries ?? []).sorted { $0.path < $1.path }
  }

  private static func candidates(
    for name: String,
    in folder: URL,
    scale: CGFloat
  ) -> [(url: URL, scale: CGFloat)] {
    if folder.pathExtension == "xcassets" {
      let set = folder.appendingPathComponent(name + ".imageset")
      return ImageSet(at: set)?.files(preferring: scale) ?? []
    }
    let given = URL(fileURLWithPath: name).pathExtension.lowercased()
    let hasExtension = pathExtensions.contains(given)
    let stem = hasExtension ? String(name.dropLast(given.count + 1)) : name
    return scales(preferring: scale).flatMap { scale in
      (hasExtension ? [given] : pathExtensions).map { pathExtension in
        let suffix = scale > 1 ? "@\(Int(scale))x" : ""
        return (folder.appendingPathComponent("\(stem)\(suffix).\(pathExtension)"), scale)
      }
    }
  }

  static func scales(preferring scale: CGFloat) -> [CGFloat] {
    switch scale {
    case 1: [1, 2, 3]
    case 2: [2, 3, 1]
    default: [3, 2, 1]
    }
  }
}

/// An image of an asset catalog, which is a folder with a list of files for several scales.
private struct ImageSet {
  private struct Listing: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Entry]
  }

  private let folder: URL
  private let listing: Listing

  init?(at folder: URL) {
    let list = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: list),
      let listing = try? JSONDecoder().decode(Listing.self, from: data)
    else { return nil }
    self.folder = folder
    self.listing = listing
  }

  func files(preferring scale: CGFloat) -> [(url: URL, scale: CGFloat)] {
    let files = listing.images.compactMap { entry -> (url: URL, scale: CGFloat)? in
      guard let filename = entry.filename else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return (folder.appendingPathComponent(filename), CGFloat(scale))
    }
    let order = NamedImages.scales(preferring: scale)
    return files.sorted { left, right in
      (order.firstIndex(of: left.scale) ?? 9) < (order.firstIndex(of: right.scale) ?? 9)
    }
  }
}
