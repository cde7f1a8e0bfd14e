extension SymbolTables {
  private static let ring = "O 12 12 10.2"

  /// Returns an outline and the same shape filled, with lines inside.
  static func outlined(
    _ name: String,
    _ outline: String,
    inside: String = ""
  ) -> [String: SymbolDrawing] {
    guard !inside.isEmpty else {
      return [name: SymbolDrawing(.line(outline)), name + ".fill": SymbolDrawing(.solid(outline))]
    }
    return [
      name: SymbolDrawing(.line(outline), .line(inside)),
      name + ".fill": SymbolDrawing(.solid(outline, cutLine: inside)),
    ]
  }

  static func merged(_ tables: [String: SymbolDrawing]...) -> [String: SymbolDrawing] {
    tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
  }

  static let shapes = merged(
    outlined("circle", ring),
    outlined("square", "R 3 3 18 18 3"),
    outlined("app", "R 2.4 2.4 19.2 19.2 5"),
    outlined("rectangle", "R 1.8 4.6 20.4 14.8 2.4"),
    outlined("capsule", "R 1.8 6.4 20.4 11.2 5.6"),
    outlined("triangle", "K 3 2.4 12 2.4 22.6 20.4 1.4 20.4"),
    outlined("diamond", "K 4 2 12 1.4 22.6 12 12 22.6 1.4 12"),
    outlined("hexagon", "K 6 1.8 12 1.4 21.2 6.7 21.2 17.3 12 22.6 2.8 17.3 2.8 6.7"),
    outlined("star", "S 12 12.6 10.6 4.6 5"),
    outlined(
      "heart",
      """
      M 12 20.8 C 5 15.9 2 12.4 2 8.6 C 2 5.5 4.4 3.2 7.3 3.2 C 9.2 3.2 11 4.2 12 6
      C 13 4.2 14.8 3.2 16.7 3.2 C 19.6 3.2 22 5.5 22 8.6 C 22 12.4 19 15.9 12 20.8 Z
      """
    ),
    outlined("rhombus", "K 4 2 12 2.4 19.4 12 12 21.6 4.6 12"),
    outlined("pentagon", "K 5 1.8 12 1.8 22 9.1 18.2 20.8 5.8 20.8 2 9.1"),
    outlined("oval", "E 12 12 11 8"),
    outlined("rectangle.portrait", "R 4.4 1.8 15.2 20.4 2.6"),
    outlined("capsule.portrait", "R 6.4 1.8 11.2 20.4 5.6")
  )
}
