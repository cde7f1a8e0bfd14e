/// The symbols by name.
///
/// SF Symbols may not be distributed, so these are the library's own drawings with similar
/// proportions. Symbols with other names are searched in the desktop's symbolic icon theme.
package enum SymbolCatalog {
  // Images can be created on any thread.
  private nonisolated(unsafe) static var made: [Key: ImageContent] = [:]
  private static let lock = NSLock()

  private struct Key: Hashable {
    var name: String
    var style: SymbolStyle
    var scale: CGFloat
  }

  /// Returns a symbol in a style, or `nil` if neither the library nor the icon theme has the name.
  package static func content(named name: String, style: SymbolStyle) -> ImageContent? {
    let displayScale = UITraitCollection.current.displayScale
    let scale = displayScale > 0 ? displayScale : 2
    let key = Key(name: name, style: style, scale: scale)
    if let content = lock.withLock({ made[key] }) { return content }
    guard let artwork = artwork(named: name, style: style, scale: scale) else { return nil }
    var content = ImageContent()
    content.artwork = artwork
    content.scale = scale
    content.symbol = ImageContent.SymbolReference(name: name, configuration: style)
    lock.withLock {
      if made.count >= 512 { made.removeAll() }
      made[key] = content
    }
    return content
  }

  /// The names of all drawings of the library.
  package static var drawnNames: [String] { drawings.keys.sorted() }

  private static func artwork(
    named name: String,
    style: SymbolStyle,
    scale: CGFloat
  ) -> ImageContent.Artwork? {
    if let drawing = drawings[name] {
      let vector = drawing.vector(
        pen: style.penWidth,
        pointsPerUnit: style.pointsPerUnit,
        scale: scale
      )
      return .drawing(vector)
    }
    guard let icon = ThemeIconNames.icon(for: name) else { return nil }
    let pointSize = SymbolMetrics.gridSize * style.pointsPerUnit
    return Engines.graphics?.themeIcon(named: icon, pointSize: pointSize, scale: scale)
      .map { .bitmap($0) }
  }

  private static let drawings: [String: SymbolDrawing] = {
    let tables = [
      SymbolTables.shapes, SymbolTables.signs, SymbolTables.people, SymbolTables.time,
      SymbolTables.places, SymbolTables.messages, SymbolTables.objects, SymbolTables.documents,
      SymbolTables.media, SymbolTables.nature, SymbolTables.sport, SymbolTables.systemItems,
    ]
    return tables.reduce(into: [:]) { all, table in
      all.merge(table) { first, _ in first }
    }
  }()
}

/// The drawings, in tables by subject.
enum SymbolTables {}
