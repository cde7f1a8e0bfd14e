extension SymbolTables {
  private static let dashed = """
    M 3 8.4 V 6 Q 3 3 6 3 H 8.4 M 15.6 3 H 18 Q 21 3 21 6 V 8.4 M 21 15.6 V 18 Q 21 21 18 21 H 15.6
    M 8.4 21 H 6 Q 3 21 3 18 V 15.6 M 11 3 H 13 M 11 21 H 13 M 3 11 V 13 M 21 11 V 13
    """
  private static let dashedRectangle = """
    M 1.8 9 V 7 Q 1.8 4.4 4.4 4.4 H 6 M 10 4.4 H 14 M 18 4.4 H 19.6 Q 22.2 4.4 22.2 7 V 9
    M 22.2 13 V 17 Q 22.2 19.6 19.6 19.6 H 18 M 14 19.6 H 10 M 6 19.6 H 4.4 Q 1.8 19.6 1.8 17 V 13
    """
  private static let squares =
    "R 2.6 2.6 8 8 2 R 13.4 2.6 8 8 2 R 2.6 13.4 8 8 2 R 13.4 13.4 8 8 2"
  private static let nine = """
    R 2.6 2.6 4.8 4.8 1.2 R 9.6 2.6 4.8 4.8 1.2 R 16.6 2.6 4.8 4.8 1.2
    R 2.6 9.6 4.8 4.8 1.2 R 9.6 9.6 4.8 4.8 1.2 R 16.6 9.6 4.8 4.8 1.2
    R 2.6 16.6 4.8 4.8 1.2 R 9.6 16.6 4.8 4.8 1.2 R 16.6 16.6 4.8 4.8 1.2
    """
  private static let circles = "O 6.8 6.8 4 O 17.2 6.8 4 O 6.8 17.2 4 O 17.2 17.2 4"
  private static let hexagons =
    """
    O 12 3.8 2.3 O 12 12 2.3 O 12 20.2 2.3 O 4.9 7.9 2.3 O 4.9 16.1 2.3 O 19.1 7.9 2.3 O
    19.1 16.1 2.3
    """
  private static let lower = "R 2.2 7.2 13.6 13.6 2.8"
  private static let upperEdge =
    """
    M 7.2 7.2 V 5.4 Q 7.2 2.6 10 2.6 H 19 Q 21.8 2.6 21.8 5.4 V 14 Q 21.8 16.8 19 16.8 H
    15.8
    """
  static let wideLower = "R 1.2 8 16 11.6 2.6"
  static let wideUpperEdge =
    """
    M 6.4 8 V 6.2 Q 6.4 3.6 9 3.6 H 20.2 Q 22.8 3.6 22.8 6.2 V 13.2 Q 22.8 15.8 20.2
    15.8 H 17.2
    """

  /// Returns a rectangle with a filled part inside.
  static func inset(_ part: String, _ frame: String = window) -> SymbolDrawing {
    SymbolDrawing(.layer(2), .line(frame), .layer(1), .fill(part))
  }

  /// Returns a frame with another symbol in it.
  static func finder(_ symbol: String, _ side: CGFloat = 10.4) -> SymbolDrawing {
    SymbolDrawing(.line(viewfinderCorners), .symbol(symbol, x: 12, y: 12, side: side, weight: 0.85))
  }

  static let frames = merged(
    outlined("square.grid.2x2", squares),
    outlined("square.grid.3x3", nine),
    outlined("circle.grid.2x2", circles),
    outlined("rectangle.grid.1x2", "R 2.2 3 19.6 7.6 2 R 2.2 13.4 19.6 7.6 2"),
    outlined(
      "rectangle.grid.2x2",
      """
      R 1.8 4.2 9 6.6 1.6 R 13.2 4.2 9 6.6 1.6 R 1.8 13.2 9 6.6 1.6 R 13.2 13.2 9 6.6 1.6
      """
    ),
    outlined(
      "rectangle.grid.3x2",
      """
      R 1.6 4.6 5.4 6 1.2 R 9.3 4.6 5.4 6 1.2 R 17 4.6 5.4 6 1.2 R 1.6 13.4 5.4 6 1.2 R
      9.3 13.4 5.4 6 1.2 R 17 13.4 5.4 6 1.2
      """
    ),
    outlined("circle.hexagongrid", hexagons),
    outlined("circle.grid.hex", hexagons),
    outlined("circle.grid.cross", "O 12 4.8 3.2 O 12 19.2 3.2 O 4.8 12 3.2 O 19.2 12 3.2"),
    outlined(
      "rectangle.3.group",
      "R 1.8 4.4 9.4 15.2 2 R 13.8 4.4 8.4 6 1.6 R 13.8 13.6 8.4 6 1.6"
    ),
    outlined("rectangle.3.offgrid", "R 2 3 12 8 2 R 17 5 5 6 1.4 R 5 14 14 7 2"),
    outlined("chart.bar", "R 2 13.4 4.8 8 1.2 R 9.6 8 4.8 13.4 1.2 R 17.2 2.6 4.8 18.8 1.2"),
    [
      "square.dashed": SymbolDrawing(.line(dashed)),
      "rectangle.dashed": SymbolDrawing(.line(dashedRectangle)),
      "circle.dashed": SymbolDrawing(.line(dashes)),
      "circle.dotted": SymbolDrawing(.line("T 12 12 10 10.1 16 0", weight: 1)),
      "questionmark.square.dashed": SymbolDrawing(
        .line(dashed),
        .symbol("questionmark", x: 12, y: 12, side: 10)
      ),
      "questionmark.app.dashed": SymbolDrawing(
        .line(dashed),
        .symbol("questionmark", x: 12, y: 12, side: 10)
      ),
      "plus.square.dashed": SymbolDrawing(.line(dashed), .line("+ 12 12 4.4")),
      "rectangle.dashed.badge.record": SymbolDrawing(
        .line(dashedRectangle),
        .cut("O 19 18.4 5.8"),
        .line("O 19 18.4 4"),
        .fill("O 19 18.4 1.9")
      ),
      "square.on.square": SymbolDrawing(.line(lower), .layer(2), .line(upperEdge)),
      "square.on.square.dashed": SymbolDrawing(
        .line(lower),
        .layer(2),
        .line(
          """
          M 7.2 4.6 Q 7.4 2.6 9.6 2.6 M 13 2.6 H 16 M 19.6 2.6 Q 21.8 2.8 21.8 5 M 21.8 8.4 V
          11.4 M 21.8 14.8 Q 21.6 16.8 19.4 16.8
          """
        )
      ),
      "square.fill.on.square": SymbolDrawing(.solid(lower), .layer(2), .line(upperEdge)),
      "square.fill.on.square.fill": SymbolDrawing(
        .layer(2),
        .solid("R 8.2 2.6 13.6 13.6 2.8"),
        .cut("R 0 5 18 18 4.4"),
        .layer(1),
        .solid(lower)
      ),
      "plus.square.on.square": SymbolDrawing(
        .line(lower),
        .line(upperEdge),
        .line("+ 9 14 3.4")
      ),
      "plus.square.fill.on.square.fill": SymbolDrawing(
        .layer(2),
        .solid("R 8.2 2.6 13.6 13.6 2.8"),
        .cut("R 0 5 18 18 4.4"),
        .layer(1),
        .solid(lower),
        .cutLine("+ 9 14 3.4")
      ),
      "rectangle.on.rectangle": SymbolDrawing(.line(wideLower), .layer(2), .line(wideUpperEdge)),
      "rectangle.fill.on.rectangle.fill": SymbolDrawing(
        .layer(2),
        .solid("R 6.4 3.6 16.4 12.2 2.6"),
        .cut("R -1 5.8 20.4 16 4.4"),
        .layer(1),
        .solid(wideLower)
      ),
      "rectangle.on.rectangle.fill": SymbolDrawing(
        .layer(2),
        .line(wideUpperEdge),
        .layer(1),
        .solid(wideLower)
      ),
      "rectangle.on.rectangle.angled": SymbolDrawing(
        .line("R 1.6 8.8 16 11.6 2.6"),
        .line("M 6.4 5.4 L 17.6 2.4 Q 20 1.8 20.6 4.2 L 22.6 11.8 Q 23.2 14.2 20.8 14.8")
      ),
      "plus.rectangle.on.rectangle": SymbolDrawing(
        .line(wideLower),
        .line(wideUpperEdge),
        .line("+ 9.2 13.8 2.8")
      ),
      "plus.rectangle.on.folder": SymbolDrawing(
        .line("R 1.4 10.4 14.4 10.4 2.4"),
        .line("+ 8.6 15.6 2.6"),
        .line(
          """
          M 5 10.4 V 5.6 Q 5 3.4 7.2 3.4 H 10 Q 11 3.4 11.7 4.1 Q 12.4 4.8 13.4 4.8 H 20.4 Q
          22.6 4.8 22.6 7 V 15 Q 22.6 17.2 20.4 17.2 H 15.8
          """
        )
      ),
      "play.rectangle.on.rectangle": SymbolDrawing(
        .line(wideLower),
        .line(wideUpperEdge),
        .fill("K 3 0.8 7.2 10.6 12.8 13.8 7.2 17")
      ),
      "play.square.stack": SymbolDrawing(
        .line("R 2.6 7.6 18.8 14 2.8"),
        .layer(2),
        .line("M 4.8 4.6 H 19.2 M 7 1.8 H 17"),
        .layer(1),
        .fill("K 3 0.8 9.8 11 15.4 14.6 9.8 18.2")
      ),
      "sparkles.rectangle.stack": SymbolDrawing(
        .line("R 1.8 8 20.4 13 2.6"),
        .line("M 4.2 5 H 19.8 M 6.6 2.2 H 17.4"),
        .symbol("sparkles", x: 12, y: 14.5, side: 9.4, weight: 1)
      ),
      "checkmark.rectangle.stack": SymbolDrawing(
        .line("R 1.8 8 20.4 13 2.6"),
        .line("M 4.2 5 H 19.8 M 6.6 2.2 H 17.4"),
        .line("M 8.6 15 L 11 17.6 L 15.4 11.6")
      ),
      "square.stack": SymbolDrawing(
        .line("R 2.6 7.6 18.8 14 2.8"),
        .layer(2),
        .line("M 4.8 4.6 H 19.2 M 7 1.8 H 17")
      ),
      "rectangle.stack": SymbolDrawing(
        .line("R 1.8 8 20.4 13 2.6"),
        .layer(2),
        .line("M 4.2 5 H 19.8 M 6.6 2.2 H 17.4")
      ),
      "square.stack.3d.up": SymbolDrawing(
        .line("K 4 1.2 12 1.6 22.4 7 12 12.4 1.6 7"),
        .layer(2),
        .line("M 2 11.8 L 12 17 L 22 11.8"),
        .layer(3),
        .line("M 2 16.4 L 12 21.6 L 22 16.4")
      ),
      "square.stack.3d.up.fill": SymbolDrawing(
        .solid("K 4 1.2 12 1.6 22.4 7 12 12.4 1.6 7"),
        .layer(2),
        .line("M 2 11.8 L 12 17 L 22 11.8"),
        .layer(3),
        .line("M 2 16.4 L 12 21.6 L 22 16.4")
      ),
      "square.2.layers.3d": SymbolDrawing(
        .line("K 4 1.2 12 3.6 22.4 9.4 12 15.2 1.6 9.4"),
        .layer(2),
        .line("M 2 14.4 L 12 20 L 22 14.4")
      ),
      "square.3.layers.3d.top.filled": SymbolDrawing(
        .solid("K 4 1.2 12 1.6 22.4 7 12 12.4 1.6 7"),
        .layer(2),
        .line("M 2 11.8 L 12 17 L 22 11.8"),
        .layer(3),
        .line("M 2 16.4 L 12 21.6 L 22 16.4")
      ),
      "square.split.2x1": SymbolDrawing(.line("R 2.8 2.8 18.4 18.4 3.4"), .line("M 12 2.8 V 21.2")),
      "rectangle.split.2x1": SymbolDrawing(.line(window), .line("M 12 3.8 V 20.2")),
      "rectangle.split.1x2": SymbolDrawing(.line(window), .line("M 1.6 12 H 22.4")),
      "rectangle.split.3x1": SymbolDrawing(
        .line(window),
        .line("M 8.4 3.8 V 20.2 M 15.6 3.8 V 20.2")
      ),
      "rectangle.compress.vertical": SymbolDrawing(
        .line("M 2.4 9 H 21.6 M 2.4 15 H 21.6 M 12 1.4 V 4.6 M 12 22.6 V 19.4"),
        .line("M 9 3.2 L 12 6 L 15 3.2 M 9 20.8 L 12 18 L 15 20.8")
      ),
      "rectangle.expand.vertical": SymbolDrawing(
        .line("M 2.4 9 H 21.6 M 2.4 15 H 21.6"),
        .line("M 9 4.6 L 12 1.8 L 15 4.6 M 9 19.4 L 12 22.2 L 15 19.4")
      ),
      "rectangle.arrowtriangle.2.outward": SymbolDrawing(
        .line("R 7.2 4.6 9.6 14.8 2.2"),
        .fill("A 4.4 12 180 4 6 A 19.6 12 0 4 6")
      ),
      "rectangle.arrowtriangle.2.inward": SymbolDrawing(
        .line("R 7.2 4.6 9.6 14.8 2.2"),
        .fill("A 0.8 12 0 4 6 A 23.2 12 180 4 6")
      ),
      "rectangle.portrait.and.landscape": SymbolDrawing(
        .line("R 2 3 9.4 14 2.2"),
        .line(
          """
          M 14.4 11 H 19.6 Q 22 11 22 13.4 V 18.6 Q 22 21 19.6 21 H 10.4 Q 8.4 21 8 19.4
          """
        )
      ),
      "rectangle.and.pencil.and.ellipsis": SymbolDrawing(
        .line(
          """
          M 14.4 4.8 H 4.4 Q 1.8 4.8 1.8 7.4 V 16.6 Q 1.8 19.2 4.4 19.2 H 19.6 Q 22.2 19.2
          22.2 16.6 V 11
          """
        ),
        .fill("O 6.2 14.6 1.2 O 9.8 14.6 1.2"),
        .line("M 12.6 14.8 L 13.2 12.4 L 20.6 4.8 L 22.4 6.6 L 15 14.2 Z", weight: 0.9)
      ),
      "rectangle.and.text.magnifyingglass": SymbolDrawing(
        .line(window),
        .line("M 5.6 8 H 12.4 M 5.6 12 H 9 M 5.6 16 H 9", weight: 0.9),
        .cut("O 16 14 5.6 R 18 17 8 8 2"),
        .line("O 16 13.6 3.9 M 19 16.6 L 22.8 20.4")
      ),
      "rectangle.connected.to.line.below": SymbolDrawing(
        .line("R 4 3.4 16 9.6 2.2 M 12 13 V 18 M 1.8 20 H 22.2"),
        .fill("O 12 20 2.4")
      ),
      "aspectratio": SymbolDrawing(.line(window), .line("M 1.6 12 H 9.4 Q 12 12 12 14.6 V 20.2")),
      "resolution": SymbolDrawing(.line(window), .line("M 1.6 12 H 9.4 Q 12 12 12 14.6 V 20.2")),
      "inset.filled.rectangle": inset("R 4.2 6.4 15.6 11.2 1.4"),
      "inset.filled.circle": inset("O 12 12 6.6", "O 12 12 10.2"),
      "inset.filled.bottomthird.rectangle": inset("R 4.2 13 15.6 4.6 1.2"),
      "inset.filled.topthird.rectangle": inset("R 4.2 6.4 15.6 4.6 1.2"),
      "inset.filled.leadingthird.rectangle": inset("R 4.2 6.4 5 11.2 1.2"),
      "inset.filled.trailingthird.rectangle": inset("R 14.8 6.4 5 11.2 1.2"),
      "inset.filled.leadinghalf.rectangle": inset("R 4.2 6.4 7.4 11.2 1.2"),
      "inset.filled.trailinghalf.rectangle": inset("R 12.4 6.4 7.4 11.2 1.2"),
      "square.bottomthird.inset.filled": inset(
        "R 5.2 13.6 13.6 5.2 1.2",
        "R 2.8 2.8 18.4 18.4 3.4"
      ),
      "square.leadingthird.inset.filled": inset(
        "R 5.2 5.2 5.2 13.6 1.2",
        "R 2.8 2.8 18.4 18.4 3.4"
      ),
      "square.trailingthird.inset.filled": inset(
        "R 13.6 5.2 5.2 13.6 1.2",
        "R 2.8 2.8 18.4 18.4 3.4"
      ),
      "record.circle": inset("O 12 12 5.4", "O 12 12 10.2"),
      "record.circle.fill": SymbolDrawing(
        .layer(2),
        .solid("O 12 12 10.2"),
        .cut("O 12 12 6.6"),
        .layer(1),
        .fill("O 12 12 5")
      ),
    ]
  )
}
