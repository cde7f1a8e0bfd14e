/// An image in an archive: symbols by name and configuration, other images as PNG data.
struct ArchivedImage: Codable {
  private struct Symbol: Codable {
    var name: String
    var pointSize: CGFloat?
    var weight: Int?
    var scale: Int?
    var value: Double?
    var coloring: Coloring?
  }

  private enum Coloring: Codable {
    case monochrome, multicolor
    case hierarchical(ArchivedColor)
    case palette([ArchivedColor])

    init(_ coloring: SymbolColoring) {
      switch coloring {
      case .monochrome: self = .monochrome
      case .multicolor: self = .multicolor
      case .hierarchical(let color): self = .hierarchical(ArchivedColor(color))
      case .palette(let colors): self = .palette(colors.map(ArchivedColor.init))
      }
    }

    var value: SymbolColoring {
      get throws {
        switch self {
        case .monochrome: .monochrome
        case .multicolor: .multicolor
        case .hierarchical(let color): .hierarchical(try color.color)
        case .palette(let colors): .palette(try colors.map { try $0.color })
        }
      }
    }
  }

  private var symbol: Symbol?
  private var pixels: Data?
  private var scale: CGFloat
  private var orientation: Int
  private var renderingMode: Int
  private var capInsets: UIEdgeInsets
  private var resizingMode: Int?
  private var tint: ArchivedColor?
  private var flipsForRightToLeft: Bool

  init(_ content: ImageContent) {
    scale = content.scale
    orientation = content.orientation.rawValue
    renderingMode = content.renderingMode.rawValue
    capInsets = content.capInsets
    resizingMode = content.resizingMode?.rawValue
    tint = content.tint.map(ArchivedColor.init)
    flipsForRightToLeft = content.flipsForRightToLeft
    // A custom symbol is archived as an image, because its catalog can be elsewhere later.
    let ownSymbol = content.symbol.flatMap { $0.asset == nil ? $0 : nil }
    symbol = ownSymbol.map {
      Symbol(
        name: $0.name,
        pointSize: $0.configuration.pointSize,
        weight: $0.configuration.weight?.rawValue,
        scale: $0.configuration.scale?.rawValue,
        value: $0.value,
        coloring: $0.configuration.coloring.map(Coloring.init)
      )
    }
    if symbol != nil { return }
    let image = UIImage(content: content)
    if image.isShownAsTemplate { renderingMode = UIImage.RenderingMode.alwaysTemplate.rawValue }
    var plain = content
    plain.tint = nil
    pixels = UIImage(content: plain).cgImage.flatMap { Engines.graphics?.encodePNG($0) }
    if pixels == nil, content.size != .zero {
      Log.warning("An image of \(content.size) was archived without its pixels.")
    }
  }

  var content: ImageContent {
    get throws {
      var content = try artwork
      content.renderingMode = try UIImage.RenderingMode(archived: renderingMode)
      content.orientation = try UIImage.Orientation(archived: orientation)
      content.capInsets = capInsets
      content.resizingMode = try resizingMode.map(UIImage.ResizingMode.init(archived:))
      content.tint = try tint?.color
      content.flipsForRightToLeft = flipsForRightToLeft
      return content
    }
  }

  var image: UIImage { get throws { UIImage(content: try content) } }

  private var artwork: ImageContent {
    get throws {
      if let symbol, let content = try content(of: symbol) { return content }
      guard let pixels else {
        if let symbol { throw ArchiveError("no symbol \(symbol.name)") }
        return ImageContent()
      }
      guard let content = ImageFile.content(of: pixels, scale: scale) else {
        throw ArchiveError("an image without pixels")
      }
      return content
    }
  }

  private func content(of symbol: Symbol) throws -> ImageContent? {
    let style = SymbolStyle(
      pointSize: symbol.pointSize,
      weight: try symbol.weight.map(UIImage.SymbolWeight.init(archived:)),
      scale: try symbol.scale.map(UIImage.SymbolScale.init(archived:)),
      coloring: try symbol.coloring?.value
    )
    return SymbolCatalog.content(named: symbol.name, style: style, value: symbol.value)
  }
}
