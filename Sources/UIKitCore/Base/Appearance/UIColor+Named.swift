import Foundation

extension UIColor {
  // R-AST-5
  /// Creates a color of the main bundle's asset catalogs.
  ///
  /// The color follows the style and the contrast of the interface. The initializer returns `nil`
  /// if there is no color set with the name.
  ///
  /// ```swift
  /// tabBar.tintColor = UIColor(named: "Accent")
  /// ```
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of a bundle's asset catalogs.
  ///
  /// The color follows the style and the contrast of the interface. The initializer returns `nil`
  /// if there is no color set with the name.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle, or `nil` for the main bundle.
  ///   - traitCollection: The traits whose idiom selects among the variants, or `nil` for the
  ///     current traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard let source = NamedColors.source(named: name, in: bundle ?? .main, for: traits) else {
      return nil
    }
    self.init(source: source)
  }
}

/// Finds the colors of asset catalogs.
enum NamedColors {
  // Colors can be created on any thread.
  private nonisolated(unsafe) static var known: [Key: DynamicColor] = [:]
  private static let lock = NSLock()

  private struct Key: Hashable {
    var folder: String
    var idiom: UIUserInterfaceIdiom
  }

  static func source(
    named name: String,
    in bundle: Bundle,
    for traits: UITraitCollection
  ) -> DynamicColor? {
    guard let folder = AssetCatalog.folder(of: .color, named: name, in: bundle) else { return nil }
    let key = Key(folder: folder.path, idiom: traits.userInterfaceIdiom)
    if let source = lock.withLock({ known[key] }) { return source }
    guard let source = ColorSet(at: folder)?.source(for: traits) else { return nil }
    lock.withLock { known[key] = source }
    return source
  }
}

/// A color of an asset catalog.
struct ColorSet {
  private struct Listing: Decodable { var colors: [Entry] }

  private struct Entry: Decodable {
    var color: Value?
    var variant: AssetVariant

    enum CodingKeys: String, CodingKey { case color }

    init(from decoder: Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(Value.self, forKey: .color)
      variant = try AssetVariant(from: decoder)
    }
  }

  private struct Value: Decodable {
    var space: String?
    var components: [String: ColorComponent]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  private let entries: [Entry]

  init?(at folder: URL) {
    let list = folder.appendingPathComponent("Contents.json")
    guard let listing = AssetListing.decode(Listing.self, at: list) else { return nil }
    entries = listing.colors.filter { $0.color != nil }
  }

  func source(for traits: UITraitCollection) -> DynamicColor? {
    let colors = PaletteColor.colorTraits.compactMap { colorTraits -> CGColor? in
      let values = TraitValues {
        $0.merge(traits.values)
        $0.userInterfaceStyle = colorTraits.isDark ? .dark : .light
        $0.accessibilityContrast = colorTraits.increasesContrast ? .high : .normal
        $0.userInterfaceLevel = colorTraits.isElevated ? .elevated : .base
      }
      return color(for: UITraitCollection(values: values))
    }
    if let first = colors.first, colors.count == PaletteColor.colorTraits.count,
      colors.allSatisfy({ $0 == first })
    {
      return .fixed(first)
    }
    return PaletteColor(variants: colors).map { .palette($0) }
  }

  private func color(for traits: UITraitCollection) -> CGColor? {
    let best = AssetVariant.best(of: entries, for: traits) { $0.variant }
    guard let value = best.first?.color else { return nil }
    if let reference = value.reference {
      return SystemColorNames.color(named: reference)?.source.resolved(with: traits)
    }
    func part(_ name: String) -> CGFloat { value.components?[name]?.value ?? 0 }
    let alpha = value.components?["alpha"]?.value ?? 1
    if let white = value.components?["white"]?.value { return CGColor(gray: white, alpha: alpha) }
    let (red, green, blue) = (part("red"), part("green"), part("blue"))
    guard value.space == "display-p3" else {
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).cgColor
  }
}

/// A component of a color: a fraction as "0.502", a byte as "128" or "0x80", or a number.
private struct ColorComponent: Decodable {
  let value: CGFloat

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = CGFloat(number > 1 ? number / 255 : number)
      return
    }
    let text = try container.decode(String.self)
    guard let parsed = Self.parse(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a component")
    }
    value = parsed
  }

  private static func parse(_ text: String) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}

/// The system colors by the names that asset catalogs use.
enum SystemColorNames {
  static func color(named name: String) -> UIColor? {
    colors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let colors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "link": .link, "placeholderText": .placeholderText,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "tint": .tintColor, "black": .black, "darkGray": .darkGray, "gray": .gray,
    "lightGray": .lightGray, "white": .white, "clear": .clear, "lightText": .lightText,
    "darkText": .darkText,
  ]
}
