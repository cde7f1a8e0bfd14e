/// The drawings by name, and the parts of symbols that are made of them.
enum SymbolLibrary {
  /// Returns the parts of a symbol on the design grid, or `nil` for an unknown name.
  static func parts(named name: String, pen: CGFloat) -> [SymbolPart]? {
    guard let variant = SymbolVariant(name, isDrawn: isDrawn) else { return nil }
    let symbol = { (other: String) in
      other == name ? nil : Self.parts(named: other, pen: pen)
    }
    var steps = variant.steps[...]
    var base = variant.base
    // R-SYM-3
    // The symbol in a shape is filled, as in "heart.circle".
    let isFilledInside = !outlinedInside.contains(base) && SymbolCharacters.drawing(of: base) == nil
    if case .enclosure? = steps.first, isFilledInside, isDrawn(base + ".fill") { base += ".fill" }
    guard var drawing = drawing(named: base) else { return nil }
    if steps.first == .fill {
      guard
        let filled = Self.drawing(named: base + ".fill")
          ?? drawing.drawing.filled.map({
            (drawing: $0, turn: drawing.turn)
          })
      else { return nil }
      drawing = filled
      steps = steps.dropFirst()
    } else if case .enclosure? = steps.first, isFilledInside, let filled = drawing.drawing.filled {
      drawing.drawing = filled
    }
    var parts = drawing.drawing.parts(pen: pen, symbol: symbol)
    if let turn = drawing.turn { parts = parts.transformed(by: turn) }
    for step in steps {
      switch step {
      case .fill: return nil
      case .enclosure(let shape, let isFilled):
        parts = SymbolComposition.enclosed(parts, in: shape, isFilled: isFilled, pen: pen)
      case .slash: parts = SymbolComposition.slashed(parts, pen: pen)
      case .badge(let sign):
        parts = SymbolComposition.badged(parts, sign: sign, pen: pen, symbol: symbol)
      }
    }
    return parts
  }

  /// Symbols that have no filled variant, and remain outlined in a shape.
  private static let outlinedInside: Set<String> = [
    "calendar", "gear", "globe", "network", "magnifyingglass", "power", "poweroff", "at",
    "command", "infinity", "number", "percent", "face.smiling",
  ]

  /// Returns whether there is a drawing with a name, itself or turned.
  static func isDrawn(_ name: String) -> Bool { drawing(named: name) != nil }

  private static func drawing(
    named name: String
  ) -> (drawing: SymbolDrawing, turn: CGAffineTransform?)? {
    if let drawing = drawings[name] { return (drawing, nil) }
    if let other = SymbolAliases.name(for: name) { return drawing(named: other) }
    if let turned = SymbolDirection.turned(name, from: { SymbolTables.turning[$0] != nil }),
      let drawing = SymbolTables.turning[turned.name]
    {
      return (drawing, turned.transform)
    }
    if let mirrored = SymbolDirection.mirrored(name, from: { SymbolTables.mirroring[$0] != nil }),
      let drawing = SymbolTables.mirroring[mirrored]
    {
      return (drawing, SymbolDirection.mirror)
    }
    return SymbolCharacters.drawing(of: name).map { ($0, nil) }
  }

  private static let drawings: [String: SymbolDrawing] = SymbolTables.all
    .reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }

  /// The names of all drawings.
  static var drawnNames: [String] { drawings.keys.sorted() }
}
