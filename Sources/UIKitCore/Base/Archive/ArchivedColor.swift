/// A color in an archive.
///
/// The values of a dynamic color for all combinations of style, contrast and elevation are
/// archived, so that it is dynamic after decoding.
enum ArchivedColor: Codable {
  case fixed(Parts)
  /// The values in the order of `PaletteColor.variants`.
  case dynamic([Parts])
  /// The tint color of the view that uses the color.
  case tint

  struct Parts: Codable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(_ color: CGColor) {
      (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    }

    var color: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
  }

  init(_ color: UIColor) {
    switch color.source {
    case .fixed(let color): self = .fixed(Parts(color))
    case .palette(let entry): self = .dynamic(entry.variants.map(Parts.init))
    case .tint: self = .tint
    case .provider:
      self = .dynamic(PaletteColor.resolving(color.source).variants.map(Parts.init))
    }
  }

  var source: DynamicColor {
    get throws {
      switch self {
      case .fixed(let parts): return .fixed(parts.color)
      case .tint: return .tint
      case .dynamic(let parts):
        guard let entry = PaletteColor(variants: parts.map(\.color)) else {
          throw ArchiveError("a dynamic colour of \(parts.count) variants")
        }
        return .palette(entry)
      }
    }
  }

  var color: UIColor { get throws { UIColor(source: try source) } }
}
