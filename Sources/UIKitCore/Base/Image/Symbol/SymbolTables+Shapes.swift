extension SymbolTables {
  private static let ring = "O 12 12 10.2"

  /// Returns a sign alone, in a circle and cut out of a disc: `plus`, `plus.circle`,
  /// `plus.circle.fill`.
  private static func encircled(
    _ name: String,
    alone: SymbolDrawing.Mark,
    inside: String
  ) -> [String: SymbolDrawing] {
    [
      name: SymbolDrawing(alone),
      name + ".circle": SymbolDrawing(.line(ring), .line(inside)),
      name + ".circle.fill": SymbolDrawing(.solid(ring, cutLine: inside)),
    ]
  }

  /// Returns an outline and the same shape filled.
  static func outlined(_ name: String, _ outline: String) -> [String: SymbolDrawing] {
    [name: SymbolDrawing(.line(outline)), name + ".fill": SymbolDrawing(.solid(outline))]
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
    outlined("triangle", "M 12 3.2 L 22 20.2 H 2 Z"),
    outlined("diamond", "M 12 2 L 22 12 L 12 22 L 2 12 Z"),
    outlined("hexagon", "M 12 1.8 L 20.8 6.9 V 17.1 L 12 22.2 L 3.2 17.1 V 6.9 Z"),
    outlined("star", "S 12 12.6 10.6 4.6 5"),
    outlined(
      "heart",
      """
      M 12 20.8 C 5 15.9 2 12.4 2 8.6 C 2 5.5 4.4 3.2 7.3 3.2 C 9.2 3.2 11 4.2 12 6
      C 13 4.2 14.8 3.2 16.7 3.2 C 19.6 3.2 22 5.5 22 8.6 C 22 12.4 19 15.9 12 20.8 Z
      """
    ),
    [
      "star.circle": SymbolDrawing(.line(ring), .fill("S 12 12.3 6.4 2.8 5")),
      "star.circle.fill": SymbolDrawing(.solid(ring, cut: "S 12 12.3 6.8 3 5")),
    ]
  )

  static let signs = merged(
    encircled("plus", alone: .line("+ 12 12 9"), inside: "+ 12 12 5"),
    encircled("minus", alone: .line("M 3 12 H 21"), inside: "M 7 12 H 17"),
    encircled("xmark", alone: .line("X 12 12 10.6"), inside: "X 12 12 5"),
    encircled(
      "checkmark",
      alone: .line("M 3.8 13.4 L 9.4 19.8 L 20.2 4.4"),
      inside: "M 7.4 12.6 L 10.8 16.2 L 16.8 8"
    ),
    encircled(
      "arrow.up",
      alone: .line("M 12 21 V 3.2 M 5 10.2 L 12 3.2 L 19 10.2"),
      inside: "M 12 17 V 10.4 M 8 11 L 12 7 L 16 11"
    ),
    encircled(
      "arrow.down",
      alone: .line("M 12 3 V 20.8 M 5 13.8 L 12 20.8 L 19 13.8"),
      inside: "M 12 7 V 13.6 M 8 13 L 12 17 L 16 13"
    ),
    encircled(
      "arrow.left",
      alone: .line("M 21 12 H 3.2 M 10.2 5 L 3.2 12 L 10.2 19"),
      inside: "M 17 12 H 10.4 M 11 8 L 7 12 L 11 16"
    ),
    encircled(
      "arrow.right",
      alone: .line("M 3 12 H 20.8 M 13.8 5 L 20.8 12 L 13.8 19"),
      inside: "M 7 12 H 13.6 M 13 8 L 17 12 L 13 16"
    ),
    encircled(
      "chevron.left",
      alone: .line("M 15.8 3.4 L 7.2 12 L 15.8 20.6"),
      inside: "M 13.6 7.4 L 9 12 L 13.6 16.6"
    ),
    encircled(
      "chevron.right",
      alone: .line("M 8.2 3.4 L 16.8 12 L 8.2 20.6"),
      inside: "M 10.4 7.4 L 15 12 L 10.4 16.6"
    ),
    encircled(
      "chevron.up",
      alone: .line("M 3.4 15.8 L 12 7.2 L 20.6 15.8"),
      inside: "M 7.4 13.6 L 12 9 L 16.6 13.6"
    ),
    encircled(
      "chevron.down",
      alone: .line("M 3.4 8.2 L 12 16.8 L 20.6 8.2"),
      inside: "M 7.4 10.4 L 12 15 L 16.6 10.4"
    ),
    [
      "ellipsis": SymbolDrawing(.fill("O 3.6 12 2.1 O 12 12 2.1 O 20.4 12 2.1")),
      "ellipsis.circle": SymbolDrawing(
        .line(ring),
        .fill("O 7.2 12 1.4 O 12 12 1.4 O 16.8 12 1.4")
      ),
      "ellipsis.circle.fill": SymbolDrawing(
        .solid(ring, cut: "O 7.2 12 1.5 O 12 12 1.5 O 16.8 12 1.5")
      ),
      "info": SymbolDrawing(.fill("O 12 4.6 1.7"), .line("M 9.4 9.8 H 12.4 V 20 M 9 20 H 15.6")),
      "info.circle": SymbolDrawing(
        .line(ring),
        .fill("O 12 7.3 1.3"),
        .line("M 10.6 11 H 12.2 V 17 M 10.2 17 H 14")
      ),
      "info.circle.fill": SymbolDrawing(
        .solid(ring, cut: "O 12 7.2 1.4", cutLine: "M 10.6 11.2 H 12.2 V 17")
      ),
      "questionmark.circle": SymbolDrawing(
        .line(ring),
        .line(
          """
          M 8.9 9.2 C 9 7.4 10.3 6.4 12 6.4 C 13.8 6.4 15.1 7.5 15.1 9.1
          C 15.1 11.4 12 11.4 12 13.6
          """
        ),
        .fill("O 12 16.9 1.2")
      ),
      "exclamationmark.circle": SymbolDrawing(
        .line(ring),
        .line("M 12 6.6 V 12.8"),
        .fill("O 12 16.6 1.25")
      ),
      "exclamationmark.circle.fill": SymbolDrawing(
        .solid(ring, cut: "O 12 16.8 1.3", cutLine: "M 12 6.6 V 12.6")
      ),
      "exclamationmark.triangle": SymbolDrawing(
        .line("M 12 3 L 22.2 20.6 H 1.8 Z"),
        .line("M 12 9.4 V 14.2"),
        .fill("O 12 17.3 1.2")
      ),
      "exclamationmark.triangle.fill": SymbolDrawing(
        .solid("M 12 3 L 22.2 20.6 H 1.8 Z", cut: "O 12 17.4 1.3", cutLine: "M 12 9.4 V 13.8")
      ),
      "arrow.clockwise": SymbolDrawing(
        .line("D 12 12.6 8.6 -50 -320 M 18.2 2.8 L 17.8 6.3 L 14.2 6")
      ),
      "arrow.counterclockwise": SymbolDrawing(
        .line("D 12 12.6 8.6 230 500 M 5.8 2.8 L 6.2 6.3 L 9.8 6")
      ),
      "arrow.left.arrow.right": SymbolDrawing(
        .line("M 21.6 8 H 3 M 7.4 3.4 L 2.8 8 L 7.4 12.6"),
        .line("M 2.4 16.4 H 21 M 16.6 11.8 L 21.2 16.4 L 16.6 21")
      ),
      "line.3.horizontal": SymbolDrawing(
        .line("M 2.6 5.4 H 21.4 M 2.6 12 H 21.4 M 2.6 18.6 H 21.4")
      ),
      "line.3.horizontal.decrease": SymbolDrawing(
        .line("M 2.6 6 H 21.4 M 6 12 H 18 M 9.2 18 H 14.8")
      ),
      "line.3.horizontal.decrease.circle": SymbolDrawing(
        .line(ring),
        .line("M 6.6 9 H 17.4 M 8.6 12.6 H 15.4 M 10.4 16.2 H 13.6")
      ),
      "slider.horizontal.3": SymbolDrawing(
        .line(
          """
          M 2.4 5.6 H 13 M 18 5.6 H 21.6 M 2.4 12 H 5 M 10 12 H 21.6 M 2.4 18.4 H 12 M 17 18.4
          H 21.6
          """
        ),
        .line("O 15.5 5.6 2.4 O 7.5 12 2.4 O 14.5 18.4 2.4")
      ),
      "list.bullet": SymbolDrawing(
        .fill("O 3.4 5.4 1.5 O 3.4 12 1.5 O 3.4 18.6 1.5"),
        .line("M 8.6 5.4 H 21.6 M 8.6 12 H 21.6 M 8.6 18.6 H 21.6")
      ),
      "list.dash": SymbolDrawing(
        .line("M 2.4 5.4 H 4.4 M 2.4 12 H 4.4 M 2.4 18.6 H 4.4"),
        .line("M 8.6 5.4 H 21.6 M 8.6 12 H 21.6 M 8.6 18.6 H 21.6")
      ),
    ]
  )
}
