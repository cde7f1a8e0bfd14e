extension SymbolTables {
  private static let tallLetter = "M 1.8 19.4 L 7.6 4.6 L 13.4 19.4 M 3.8 14.4 H 11.4"
  private static let caption = "M 3.4 17.2 H 20.6 M 3.4 21.4 H 14.6"

  static let layouts: [String: SymbolDrawing] = [
    "textformat.superscript": SymbolDrawing(
      .line(tallLetter),
      .line(
        """
        M 16.4 5 C 17 2.6 21.4 2.6 21.4 5.4 C 21.4 7.6 18 8.8 16.4 11.2 H 21.8
        """,
        weight: 0.9
      )
    ),
    "textformat.subscript": SymbolDrawing(
      .line("M 1.8 17.4 L 7.6 2.6 L 13.4 17.4 M 3.8 12.4 H 11.4"),
      .line(
        """
        M 16.4 15.6 C 17 13.2 21.4 13.2 21.4 16 C 21.4 18.2 18 19.4 16.4 21.8 H 21.8
        """,
        weight: 0.9
      )
    ),
    "textformat.size.larger": SymbolDrawing(
      .line(tallLetter),
      .fill("K 3 0.8 19.4 3.4 23 9.4 15.8 9.4")
    ),
    "textformat.size.smaller": SymbolDrawing(
      .line(tallLetter),
      .fill("K 3 0.8 19.4 9.4 15.8 3.4 23 3.4")
    ),
    "text.justifyleft": SymbolDrawing(
      .line(
        """
        M 2.8 4.8 H 21.2 M 2.8 14.4 H 21.2 M 2.8 9.6 H 21.2 M 2.8 19.2 H 12.4
        """
      )
    ),
    "text.below.photo": SymbolDrawing(
      .line("R 3 2.4 18 10.8 2.4"),
      .fill("O 8 6.2 1.5"),
      .line("M 4.4 12.4 L 9.2 8.8 L 11.6 10.8 L 15.4 7 L 20.4 11.8", weight: 0.9),
      .line(caption)
    ),
    "text.below.photo.fill": SymbolDrawing(
      .solid("R 3 2.4 18 10.8 2.4", cut: "O 8 6.2 1.6"),
      .cutLine("M 4.8 12 L 9.2 8.8 L 11.6 10.8 L 15.4 7.2 L 19.2 10.8"),
      .line(caption)
    ),
    "tablecells": SymbolDrawing(
      .line("R 1.8 3.8 20.4 16.4 2.6"),
      .line("M 1.8 9.2 H 22.2 M 1.8 14.7 H 22.2 M 8.6 3.8 V 20.2 M 15.4 9.2 V 20.2", weight: 0.85)
    ),
    "tablecells.fill": SymbolDrawing(
      .solid("R 1.8 3.8 20.4 16.4 2.6"),
      .cutLine("M 0.8 9.2 H 23.2 M 0.8 14.7 H 23.2 M 8.6 9.2 V 21.2 M 15.4 9.2 V 21.2")
    ),
    "placeholdertext.fill": SymbolDrawing(
      .fill(
        """
        R 2 3.6 8.6 4.2 1.4 R 12.4 3.6 9.6 4.2 1.4 R 2 9.9 13 4.2 1.4 R 16.8 9.9 5.2
        4.2 1.4 R 2 16.2 6 4.2 1.4 R 9.8 16.2 8.4 4.2 1.4
        """
      )
    ),
    "exclamationmark.3": SymbolDrawing(
      .symbol("exclamationmark", x: 5, y: 12, side: 17, weight: 1),
      .symbol("exclamationmark", x: 12, y: 12, side: 17, weight: 1),
      .symbol("exclamationmark", x: 19, y: 12, side: 17, weight: 1)
    ),
    "list.dash.header.rectangle": SymbolDrawing(
      .line("R 1.6 3.6 20.8 16.8 3"),
      .line("M 1.6 8.6 H 22.4"),
      .line(
        """
        M 5.6 12.4 H 6.6 M 10 12.4 H 18.4 M 5.6 16.2 H 6.6 M 10 16.2 H 18.4
        """,
        weight: 0.9
      )
    ),
    "list.and.film": SymbolDrawing(
      .line("M 2 5 H 10.4 M 2 12 H 8.4 M 2 19 H 10.4"),
      .line("R 13 2.8 9.4 18.4 2"),
      .line(
        """
        M 15.6 6.2 V 6.8 M 19.8 6.2 V 6.8 M 15.6 11.7 V 12.3 M 19.8 11.7 V 12.3 M 15.6
        17.2 V 17.8 M 19.8 17.2 V 17.8
        """
      )
    ),
    "circle.grid.cross.left.filled": SymbolDrawing(
      .line("O 12 4.8 3.2 O 12 19.2 3.2 O 19.2 12 3.2"),
      .solid("O 4.8 12 3.2")
    ),
    "circlebadge.2": SymbolDrawing(
      .line("O 8.2 12 5.8"),
      .layer(2),
      .line("D 15.8 12 5.8 -125 125")
    ),
    "rectangle.2.swap": SymbolDrawing(
      .line("R 1.6 9.2 12.4 9 2.2"),
      .line(
        """
        M 17 15.2 H 20 Q 22.4 15.2 22.4 12.8 V 8.6 Q 22.4 6.2 20 6.2 H 10 Q 8.4 6.2
        7.8 7
        """
      ),
      .line("M 3.4 6.4 Q 3.4 2.8 7 2.8 H 10 M 8 0.8 L 10.2 2.8 L 8 4.8", weight: 0.9),
      .line(
        """
        M 20.6 17.8 Q 20.6 21.2 17 21.2 H 14 M 16 19.2 L 13.8 21.2 L 16 23.2
        """,
        weight: 0.9
      )
    ),
    "rectangle.fill.on.rectangle.angled.fill": SymbolDrawing(
      .layer(2),
      .solid(
        """
        M 6.4 6.4 L 17.6 2.6 Q 20 1.9 20.6 4.2 L 22.6 11.8 Q 23.2 14.2 20.8 14.8 L 16
        16 L 6.4 10 Z
        """
      ),
      .cut("R -0.6 6.6 20.4 16 4.4"),
      .layer(1),
      .solid("R 1.6 8.8 16 11.6 2.6")
    ),
    "rectangle.inset.filled.on.rectangle": SymbolDrawing(
      .line(wideLower),
      .fill("R 3.8 10.6 10.8 6.4 1.2"),
      .layer(2),
      .line(wideUpperEdge)
    ),
    "rectangle.portrait.arrowtriangle.2.outward": SymbolDrawing(
      .line("R 7.6 2.2 8.8 19.6 2.2"),
      .fill("A 4.4 12 180 4 6 A 19.6 12 0 4 6")
    ),
    "inset.filled.rectangle.badge.record": SymbolDrawing(
      .layer(2),
      .line(window),
      .layer(1),
      .fill("R 4.2 6.4 15.6 11.2 1.4"),
      .cut("O 19 18.4 5.8"),
      .line("O 19 18.4 4"),
      .fill("O 19 18.4 1.9")
    ),
    "widget.extralarge": SymbolDrawing(
      .layer(2),
      .line(window),
      .layer(1),
      .fill("R 4.4 6.6 9.4 10.8 1.4"),
      .fill(
        """
        R 15 6.6 1.9 1.9 0.5 R 18 6.6 1.9 1.9 0.5 R 15 11 1.9 1.9 0.5 R 18 11 1.9 1.9
        0.5 R 15 15.5 1.9 1.9 0.5 R 18 15.5 1.9 1.9 0.5
        """
      )
    ),
    "square.fill.text.grid.1x2": SymbolDrawing(
      .solid("R 2.6 3.4 6 6 1.4 R 2.6 14.6 6 6 1.4"),
      .line(
        """
        M 13 4.2 H 21.6 M 13 8.6 H 18.6 M 13 15.4 H 21.6 M 13 19.8 H 18.6
        """
      )
    ),
  ]
}
