/// Finds named images.
///
/// The search order is the bundle's resource folder, the resource bundles in it, and the asset
/// catalogs in each of them. If there are files for several scales, that for the scale of the
/// screen is used, otherwise that for the largest scale.
enum NamedImages {
  /// The extensions of files that are found by a name without an extension.
  private static let pathExtensions = ["png", "jpg", "jpeg", "svg"]
  /// The extensions of files that are found by their complete name only.
  private static let rarePathExtensions = ["gif", "webp", "bmp"]
  // Images can be created on any thread.
  private nonisolated(unsafe) static var known: [Key: ImageContent] = [:]
  private static let lock = NSLock()

  private struct Key: Hashable {
    var folder: String
    var name: String
    var style: SymbolStyle
    var traits: TraitValues
  }

  /// Discards all images, which are read again when they are needed.
  static func discard() { lock.withLock { known = [:] } }

  /// Returns an image or a symbol in the resources of a bundle.
  static func content(
    named name: String,
    in bundle: Bundle,
    style: SymbolStyle = SymbolStyle(),
    for traits: UITraitCollection = .current
  ) -> ImageContent? {
    guard !name.isEmpty, let root = bundle.resourceURL else { return nil }
    return content(named: name, in: root, style: style, for: traits)
  }

  /// Returns an image, or a symbol in a style, in a folder of resources.
  static func content(
    named name: String,
    in root: URL,
    style: SymbolStyle = SymbolStyle(),
    for traits: UITraitCollection
  ) -> ImageContent? {
    let values = relevant(traits.values)
    let key = Key(folder: root.path, name: name, style: style, traits: values)
    if let content = lock.withLock({ known[key] }) { return content }
    for folder in AssetCatalog.resourceFolders(in: root) {
      let found =
        file(named: name, in: folder, scale: traits.displayScale)
        ?? asset(named: name, in: folder, root: root, style: style, for: traits)
      guard let found else { continue }
      // The colors of a symbol depend on further traits.
      if found.symbol?.isColored != true { keep(found, for: key) }
      return found
    }
    return nil
  }

  private static func keep(_ content: ImageContent, for key: Key) {
    lock.withLock {
      // Symbols can have any size.
      if known.count >= 1024 { known.removeAll() }
      known[key] = content
    }
  }

  /// Returns the traits on which an image can depend.
  private static func relevant(_ traits: TraitValues) -> TraitValues {
    TraitValues {
      $0.displayScale = traits.displayScale
      $0.userInterfaceIdiom = traits.userInterfaceIdiom
      $0.userInterfaceStyle = traits.userInterfaceStyle
      $0.accessibilityContrast = traits.accessibilityContrast
      $0.layoutDirection = traits.layoutDirection
    }
  }

  private static func asset(
    named name: String,
    in folder: URL,
    root: URL,
    style: SymbolStyle,
    for traits: UITraitCollection
  ) -> ImageContent? {
    let reference = ImageContent.AssetReference(name: name, root: root)
    for url in AssetCatalog.catalogs(in: folder) {
      let catalog = AssetCatalog.catalog(at: url)
      if let url = catalog.folder(of: .image, named: name), let set = ImageSet(at: url),
        var content = set.content(for: traits)
      {
        if set.isDynamic { content.asset = reference }
        return content
      }
      if let url = catalog.folder(of: .symbol, named: name),
        let content = SymbolSet(at: url)?.content(style: style, for: traits)
      {
        return content.asSymbol(reference, style: style)
      }
    }
    return nil
  }

  private static func file(named name: String, in folder: URL, scale: CGFloat) -> ImageContent? {
    let given = URL(fileURLWithPath: name).pathExtension.lowercased()
    let hasExtension = (pathExtensions + rarePathExtensions).contains(given)
    let stem = hasExtension ? String(name.dropLast(given.count + 1)) : name
    for scale in scales(preferring: scale) {
      for pathExtension in hasExtension ? [given] : pathExtensions {
        let suffix = scale > 1 ? "@\(Int(scale))x" : ""
        let file = folder.appendingPathComponent("\(stem)\(suffix).\(pathExtension)")
        if let content = ImageFile.content(of: file, scale: scale) { return content }
      }
    }
    return nil
  }

  static func scales(preferring scale: CGFloat) -> [CGFloat] {
    switch scale {
    case 1: [1, 2, 3]
    case 2: [2, 3, 1]
    default: [3, 2, 1]
    }
  }
}

extension UIImage {
  /// Whether the image may look different with other traits.
  var hasVariants: Bool { content.asset != nil || content.symbol != nil }

  // R-AST-3
  /// The variant of the image in its asset catalog for the current traits, or the image itself.
  ///
  /// A symbol in colors is drawn with the colors of the current traits.
  var currentVariant: UIImage {
    let variant =
      if let asset = content.asset {
        NamedImages.content(named: asset.name, in: asset.root, for: .current)
      } else if let symbol = content.symbol, symbol.isColored {
        symbol.content(in: symbol.configuration)
      } else {
        ImageContent?.none
      }
    guard var variant else { return self }
    variant.renderingMode = content.renderingMode
    variant.tint = content.tint
    variant.flipsForRightToLeft = content.flipsForRightToLeft
    variant.orientation = content.orientation
    variant.capInsets = content.capInsets
    variant.resizingMode = content.resizingMode
    return ImageRenderer.areEqual(variant, content) ? self : UIImage(content: variant)
  }
}

extension ImageContent {
  // R-SET-6
  /// Returns the content as a custom symbol in a style.
  fileprivate func asSymbol(_ asset: AssetReference, style: SymbolStyle) -> ImageContent {
    var content = self
    var symbol = SymbolReference(name: asset.name, configuration: style)
    symbol.isColored = SymbolPaint(style: style, symbol: "", value: nil).isColored
    symbol.asset = asset
    content.symbol = symbol
    return content
  }
}

extension ImageContent.SymbolReference {
  /// Returns the symbol in a style, or `nil` if it no longer exists.
  func content(in style: SymbolStyle) -> ImageContent? {
    guard let asset else { return SymbolCatalog.content(named: name, style: style, value: value) }
    return NamedImages.content(named: asset.name, in: asset.root, style: style, for: .current)
  }
}
