import Foundation

/// The folders of an asset catalog by kind and name.
///
/// Groups are searched too; the name of a group that provides a namespace is part of the names in
/// it, as in "Icons/Star".
struct AssetCatalog {
  /// The kinds of assets, by the extensions of their folders.
  enum Kind: String {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
    case icon = "appiconset"
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private var folders: [String: URL] = [:]

  private init(at root: URL) { read(root, prefix: "", depth: 0) }

  /// Returns the folder of an asset, or `nil` if the catalog doesn't contain it.
  func folder(of kind: Kind, named name: String) -> URL? { folders["\(name).\(kind.rawValue)"] }

  private mutating func read(_ folder: URL, prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for entry in Self.contents(of: folder) where entry.hasDirectoryPath {
      let name = entry.deletingPathExtension().lastPathComponent
      if Kind(rawValue: entry.pathExtension) != nil {
        let key = prefix + entry.lastPathComponent
        folders[key] = folders[key] ?? entry
      } else if entry.pathExtension.isEmpty {
        let list = entry.appendingPathComponent("Contents.json")
        let hasList = FileManager.default.fileExists(atPath: list.path)
        let group = hasList ? AssetListing.decode(Group.self, at: list) : nil
        let isNamespace = group?.properties?.providesNamespace == true
        read(entry, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  // MARK: Catalogs of a bundle

  // Images can be created on any thread.
  private nonisolated(unsafe) static var known: [String: AssetCatalog] = [:]
  private static let lock = NSLock()

  // R-AST-1
  /// Returns the folder of an asset in the first catalog that contains it.
  static func folder(of kind: Kind, named name: String, in bundle: Bundle) -> URL? {
    bundle.resourceURL.flatMap { self.folder(of: kind, named: name, in: $0) }
  }

  /// Returns the folder of an asset in the first catalog of a resource folder that contains it.
  static func folder(of kind: Kind, named name: String, in root: URL) -> URL? {
    guard !name.isEmpty else { return nil }
    let catalogs = resourceFolders(in: root).flatMap(Self.catalogs)
    return catalogs.lazy.compactMap { catalog(at: $0).folder(of: kind, named: name) }.first
  }

  /// Returns the resource folder of a bundle and the resource bundles in it.
  static func resourceFolders(in root: URL) -> [URL] {
    [root] + contents(of: root, withExtensions: ["resources", "bundle"])
  }

  /// Returns the asset catalogs in a folder.
  static func catalogs(in folder: URL) -> [URL] {
    contents(of: folder, withExtensions: ["xcassets"])
  }

  /// Returns the catalog of a folder, which is read once.
  static func catalog(at folder: URL) -> AssetCatalog {
    if let catalog = lock.withLock({ known[folder.path] }) { return catalog }
    let catalog = AssetCatalog(at: folder)
    lock.withLock { known[folder.path] = catalog }
    return catalog
  }

  /// Returns the entries of a folder, ordered by name, or only those with certain extensions.
  ///
  /// Entries with other extensions are left out by their names, because the creation of a URL takes
  /// much longer, and the folder of an executable may have many files.
  private static func contents(of folder: URL, withExtensions extensions: [String]? = nil) -> [URL]
  {
    let folder = folder.resolvingSymlinksInPath()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let wanted = names.filter { name in
      extensions?.contains { name.hasSuffix(".\($0)") } ?? true
    }
    let entries = wanted.sorted().map { folder.appendingPathComponent($0) }
    guard let extensions else { return entries }
    return entries.filter { extensions.contains($0.pathExtension) }
  }
}

/// Reads the lists of asset catalogs.
enum AssetListing {
  // R-AST-7
  /// Decodes a file `Contents.json`; an invalid file is logged once and results in `nil`.
  static func decode<Value: Decodable>(_ type: Value.Type, at file: URL) -> Value? {
    guard let data = try? Data(contentsOf: file) else {
      Log.warning("\(file.path) cannot be read; the asset is missing")
      return nil
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      Log.warning("\(file.path) is not a valid list of an asset catalog; the asset is missing")
      return nil
    }
  }
}

/// The conditions under which a variant of an asset is used.
struct AssetVariant: Decodable {
  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private var idiom: String?
  private var appearances: [Appearance]?
  private var direction: String?
  private var gamut: String?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case direction = "language-direction"
    case gamut = "display-gamut"
  }

  /// Whether the variant depends on traits that can change while the asset is shown.
  var isDynamic: Bool { appearances?.isEmpty == false || direction != nil }

  // R-AST-2
  /// Returns how well the variant fits, or `nil` if it isn't for the traits.
  ///
  /// The idiom is more important than the style, and that than the contrast and the direction.
  func fit(for traits: UITraitCollection) -> Int? {
    var fit = 0
    if let idiom, idiom != "universal" {
      guard idiom == Self.name(of: traits.userInterfaceIdiom) else { return nil }
      fit += 16
    }
    for condition in appearances ?? [] {
      switch (condition.appearance, condition.value) {
      case ("luminosity", "dark"):
        guard traits.userInterfaceStyle == .dark else { return nil }
        fit += 8
      case ("luminosity", "light"):
        guard traits.userInterfaceStyle != .dark else { return nil }
        fit += 8
      case ("contrast", "high"):
        guard traits.accessibilityContrast == .high else { return nil }
        fit += 4
      default: return nil
      }
    }
    if let direction {
      let isRightToLeft = traits.layoutDirection == .rightToLeft
      guard (direction == "right-to-left") == isRightToLeft else { return nil }
      fit += 2
    }
    // Drawing uses the color space sRGB.
    return gamut == "display-P3" ? fit : fit + 1
  }

  private static func name(of idiom: UIUserInterfaceIdiom) -> String {
    switch idiom {
    case .pad: "ipad"
    case .tv: "tv"
    case .mac: "mac"
    case .carPlay: "car"
    default: "iphone"
    }
  }

  /// Returns the values whose variants fit best, in their order.
  static func best<Value>(
    of values: [Value],
    for traits: UITraitCollection,
    variant: (Value) -> AssetVariant
  ) -> [Value] {
    let fits = values.map { variant($0).fit(for: traits) }
    guard let best = fits.compactMap({ $0 }).max() else { return [] }
    return zip(values, fits).filter { $0.1 == best }.map(\.0)
  }
}
