extension SymbolTables {
  static let books: [String: SymbolDrawing] = [
    "doc.plaintext": SymbolDrawing(
      .line("R 4.6 1.8 14.8 20.4 2.6"),
      .line("M 8.4 7 H 15.6 M 8.4 11 H 15.6 M 8.4 15 H 12.4", weight: 0.9)
    ),
    "doc.richtext": SymbolDrawing(
      .line("R 4.6 1.8 14.8 20.4 2.6"),
      .line("M 8.4 14.4 H 15.6 M 8.4 18 H 15.6", weight: 0.9),
      .fill("R 8 5.4 8 5.6 1")
    ),
    "doc.text.image": SymbolDrawing(
      .line("R 4.6 1.8 14.8 20.4 2.6"),
      .line("M 8.4 6.4 H 15.6 M 8.4 9.8 H 12.4", weight: 0.9),
      .fill("R 8 13 8 5.6 1")
    ),
    "doc.zipper": SymbolDrawing(
      .line(sheet),
      .line("M 9 2 V 4 M 9 6.4 V 8 M 9 10.4 V 12", weight: 1.1),
      .line("R 7.6 14.2 2.8 4 1.2", weight: 0.8)
    ),
    "doc.text.magnifyingglass": SymbolDrawing(
      .line(sheet),
      .line(fold),
      .line("M 8 12 H 11 M 8 16 H 10", weight: 0.9),
      .cut("O 16 16 6.4"),
      .line("O 15.6 15.8 4 M 18.6 18.8 L 22 22.2")
    ),
    "arrow.down.doc": SymbolDrawing(
      .line(sheet),
      .line(fold),
      .line("M 12 10.6 V 18 M 9 15.2 L 12 18.2 L 15 15.2", weight: 0.95)
    ),
    "arrow.up.doc": SymbolDrawing(
      .line(sheet),
      .line(fold),
      .line("M 12 18.2 V 11 M 9 13.6 L 12 10.6 L 15 13.6", weight: 0.95)
    ),
    "lock.doc": SymbolDrawing(
      .line(sheet),
      .line(fold),
      .symbol("lock.fill", x: 12, y: 15, side: 7.6, weight: 0.75)
    ),
    "photo.on.rectangle.angled": SymbolDrawing(
      .line("R 1.6 8.6 17 12 2.4"),
      .line("M 2 18.6 L 6.4 14.8 L 9.4 17 L 13 13.4 L 18.4 18.2"),
      .fill("O 6.2 12.2 1.4"),
      .line("M 5.2 6.2 L 17.4 2.6 Q 19.8 2 20.4 4.4 L 22.6 12.4 Q 23.2 14.6 21.2 15.6")
    ),
    "photo.artframe": SymbolDrawing(
      .line("R 2 2 20 20 1.6 R 5.8 5.8 12.4 12.4 0.8"),
      .line("M 6 16.4 L 10 12.4 L 12.6 14.6 L 15 12.4 L 18 15.2", weight: 0.9),
      .fill("O 9.6 9.2 1.3")
    ),
    "photo.stack": SymbolDrawing(
      .line("R 1.8 7.6 20.4 13.8 2.6"),
      .line("M 4.2 4.6 H 19.8 M 6.6 1.8 H 17.4"),
      .line("M 2.2 18.6 L 7.6 14.2 L 11 16.8 L 15.4 12 L 21.8 17.6"),
      .fill("O 7.4 11.4 1.5")
    ),
    "pencil.slash": SymbolDrawing(
      .line(pencilBody),
      .line("M 14.2 6.1 L 17.9 9.8"),
      .cutLine("M 3.4 4 L 20.4 21", gap: 1.1),
      .line("M 3.4 4 L 20.4 21")
    ),
    "pencil.line": SymbolDrawing(
      .line(
        """
        M 5 16.8 L 6 12.6 L 15.2 3.4 Q 16.6 2 18 3.4 L 18.4 3.8 Q 19.8 5.2 18.4 6.6 L 9.2
        15.8 Z
        """
      ),
      .line("M 3 20.8 H 21")
    ),
    "pencil.and.outline": SymbolDrawing(
      .line(
        """
        M 6.4 17.6 L 7.6 13 L 17.4 3.2 Q 18.8 1.8 20.2 3.2 L 20.8 3.8 Q 22.2 5.2 20.8 6.6 L
        11 16.4 Z
        """
      ),
      .line(
        """
        M 12 4 H 6 Q 2.4 4 2.4 7.4 V 8.6 M 20 12 V 18 Q 20 21.6 16.6 21.6 H 6 Q 2.4 21.6 2.4
        18 V 12.6
        """
      )
    ),
    "pencil.and.scribble": SymbolDrawing(
      .line("M 8.4 12.8 L 9.4 9 L 16.6 1.8 L 19.4 4.6 L 12.2 11.8 Z"),
      .line(
        """
        M 2.4 19.4 C 5 15.4 8 15.6 7.4 18.4 C 7 20.8 9.4 22 11.4 19.4 C 13.4 16.8 15.2 17.6
        15 19.6 C 14.8 21.4 17.6 21.6 21.4 18.6
        """
      )
    ),
    "film.stack": SymbolDrawing(
      .line("R 1.8 7.6 20.4 13.8 2.4 M 4.2 4.6 H 19.8 M 6.6 1.8 H 17.4"),
      .line(
        """
        M 6 7.6 V 21.4 M 18 7.6 V 21.4 M 6 14.4 H 18 M 1.8 12 H 6 M 1.8 17 H 6 M 18 12 H
        22.2 M 18 17 H 22.2
        """,
        weight: 0.8
      )
    ),
    "book.closed": SymbolDrawing(
      .line(
        """
        M 5.8 21.8 H 19.6 V 17.4 M 4 19.6 C 4 18.4 4.8 17.4 6 17.4 H 18.4 Q 20 17.4 20 15.8
        V 3.8 Q 20 2.2 18.4 2.2 H 6.8 Q 4 2.2 4 5 V 19.8 C 4 21 4.8 21.8 5.8 21.8
        """
      ),
      .line("M 8.2 2.4 V 17.2")
    ),
    "book.closed.fill": SymbolDrawing(
      .fill(
        """
        M 9.2 1.4 H 18.4 Q 20.8 1.4 20.8 3.8 V 15.8 Q 20.8 17.4 19.4 17.4 H 9.2 Z M 3.2 5 C
        3.2 3 4.6 1.4 7.6 1.4 V 16.6 C 5.6 16.6 4 17 3.2 18 Z
        """
      ),
      .line("M 5.8 21.8 H 19.6 M 4 19.6 C 4 18.6 4.8 17.8 6 17.8"),
      .line("M 4 19.6 C 4 21 4.8 21.8 5.8 21.8")
    ),
    "text.book.closed": SymbolDrawing(
      .symbol("book.closed", x: 12, y: 12, side: 21.2, weight: 1),
      .line("M 11 6.4 H 16.4 M 11 9.6 H 14.6", weight: 0.85)
    ),
    "character.book.closed": SymbolDrawing(
      .symbol("book.closed", x: 12, y: 12, side: 21.2, weight: 1),
      .symbol("a", x: 14, y: 9.6, side: 6.6, weight: 0.85)
    ),
    "book.pages": SymbolDrawing(
      .line(
        """
        M 12 6 C 10.2 4.7 8 4.2 5.6 4.2 C 4 4.2 2.6 4.5 1.8 5 V 19 C 2.8 18.5 4.2 18.2 5.6
        18.2 C 8 18.2 10.2 18.7 12 20 C 13.8 18.7 16 18.2 18.4 18.2 C 19.8 18.2 21.2 18.5
        22.2 19 V 5 C 21.4 4.5 20 4.2 18.4 4.2 C 16 4.2 13.8 4.7 12 6 Z
        """
      ),
      .line("M 12 6 V 20"),
      .line("M 4.6 8.4 H 8.8 M 4.6 11.4 H 8.8 M 15.2 8.4 H 19.4 M 15.2 11.4 H 19.4", weight: 0.8)
    ),
    "square.and.arrow.up.fill": SymbolDrawing(
      .solid(shareShape),
      .cutLine("M 12 14.6 V 2", gap: 1.3),
      .line(upArrow)
    ),
    "square.and.arrow.down.fill": SymbolDrawing(
      .solid(shareShape),
      .cutLine("M 12 1.8 V 14.4 M 8.2 10.6 L 12 14.4 L 15.8 10.6", gap: 1.3),
      .line(downArrow)
    ),
    "square.and.arrow.up.on.square": SymbolDrawing(
      .line(
        """
        M 10.4 8.8 H 9.4 Q 7.4 8.8 7.4 10.8 V 16.6 Q 7.4 18.6 9.4 18.6 H 19.4 Q 21.4 18.6
        21.4 16.6 V 10.8 Q 21.4 8.8 19.4 8.8 H 18.4
        """
      ),
      .line("M 14.4 14 V 2.4 M 11.2 5.4 L 14.4 2.2 L 17.6 5.4"),
      .line(
        """
        M 4.4 12 Q 2.6 12.2 2.6 14.2 V 19.8 Q 2.6 22 4.8 22 H 14.4 Q 16.2 22 16.6 20.8
        """
      )
    ),
    "square.and.arrow.down": SymbolDrawing(.line(shareBox), .line(downArrow)),
    "square.and.arrow.up": SymbolDrawing(.line(shareBox), .line(upArrow)),
    "square.and.pencil": SymbolDrawing(
      .line(
        """
        M 12.4 3.8 H 5.6 Q 2.6 3.8 2.6 6.8 V 18.4 Q 2.6 21.4 5.6 21.4 H 17.2
        Q 20.2 21.4 20.2 18.4 V 11.6
        """
      ),
      .line("M 9.2 14.8 L 10 11.6 L 19 2.6 L 21.4 5 L 12.4 14 Z")
    ),
    "pencil": SymbolDrawing(.line(pencilBody), .line("M 14.2 6.1 L 17.9 9.8")),
    "trash": SymbolDrawing(
      .line(
        """
        M 3 5.6 H 21 M 8.4 5.6 V 4.2 Q 8.4 2.2 10.4 2.2 H 13.6 Q 15.6 2.2 15.6 4.2 V 5.6
        """
      ),
      .line("M 5 5.6 L 5.9 19.6 Q 6.1 21.8 8.3 21.8 H 15.7 Q 17.9 21.8 18.1 19.6 L 19 5.6"),
      .line("M 9.1 9.4 L 9.5 18 M 14.9 9.4 L 14.5 18 M 12 9.4 V 18")
    ),
    "trash.fill": SymbolDrawing(
      .line(
        """
        M 3 5.6 H 21 M 8.4 5.6 V 4.2 Q 8.4 2.2 10.4 2.2 H 13.6 Q 15.6 2.2 15.6 4.2 V 5.6
        """
      ),
      .solid(
        """
        M 5.1 7.8 L 5.9 19.6 Q 6.1 21.8 8.3 21.8 H 15.7 Q 17.9 21.8 18.1 19.6 L 18.9 7.8 Z
        """,
        cut: "R 8.4 10.6 1.4 8 0.7 R 11.3 10.6 1.4 8 0.7 R 14.2 10.6 1.4 8 0.7"
      )
    ),
    "photo": SymbolDrawing(
      .line(frame),
      .fill("O 7.2 9 2"),
      .line("M 2 17.4 L 7.6 12.8 L 11 15.4 L 15.8 10.4 L 22 16.4")
    ),
    "photo.fill": SymbolDrawing(
      .solid(
        frame,
        cut: "O 7.4 9 2",
        cutLine: "M 3.8 17 L 8.2 13.6 L 11.2 16 L 16 11.2 L 20.4 15.4"
      )
    ),
    "photo.on.rectangle": SymbolDrawing(
      .line(
        """
        R 1.6 5.8 17 13.4 2.4 M 5.4 5.8 V 5 Q 5.4 2.8 7.6 2.8 H 20.2 Q 22.4 2.8 22.4 5 V 13.8
        Q 22.4 16 20.2 16 H 18.6
        """
      ),
      .line("M 2 16.8 L 6.4 13 L 9.4 15.2 L 13 11.4 L 18.4 16.4"),
      .fill("O 6.4 9.8 1.4")
    ),
    "photo.fill.on.rectangle.fill": SymbolDrawing(
      .layer(2),
      .solid("R 6.4 3.2 16 12.6 2.4"),
      .cut("R -0.4 4.6 20.6 17.4 4"),
      .layer(1),
      .solid("R 1.8 6.8 16.2 13 2.4"),
      .cutLine("M 3.6 17.2 L 7 14 L 9.6 15.8 L 13.2 12.2 L 16.4 15.6"),
      .cut("O 6.4 10.6 1.4")
    ),
  ]
}
