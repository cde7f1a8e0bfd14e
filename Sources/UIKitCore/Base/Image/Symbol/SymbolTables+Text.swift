extension SymbolTables {
  private static let dotsAndLines = "M 8.6 6.2 H 21.2 M 8.6 12 H 21.2 M 8.6 17.8 H 21.2"
  private static let card = "R 1.6 3.6 20.8 16.8 3"
  private static let board = """
    M 8 4.2 H 6.2 Q 4 4.2 4 6.4 V 19.8 Q 4 22 6.2 22 H 17.8 Q 20 22 20 19.8 V 6.4
    Q 20 4.2 17.8 4.2 H 16 R 8 2 8 4.2 1.6
    """
  private static let boardShape = """
    M 6.2 4.2 H 17.8 Q 20 4.2 20 6.4 V 19.8 Q 20 22 17.8 22 H 6.2 Q 4 22 4 19.8 V 6.4
    Q 4 4.2 6.2 4.2 Z
    """

  private static func aligned(_ short: String) -> SymbolDrawing {
    SymbolDrawing(.line("M 2.8 4.8 H 21.2 M 2.8 14.4 H 21.2 " + short))
  }

  private static func quotes(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat) -> [SymbolDrawing.Mark] {
    [.symbol("quote.opening", x: x, y: y, side: size, weight: 0.6)]
  }

  private static func clipboard(_ marks: SymbolDrawing.Mark...) -> [SymbolDrawing.Mark] {
    [.line(boardShape), .cut("R 7 1 10 6.2 2.4"), .line("R 8.4 2 7.2 4.2 1.6")] + marks
  }

  static let text: [String: SymbolDrawing] = [
    "list.bullet": SymbolDrawing(
      .fill("O 4 6.2 1.5 O 4 12 1.5 O 4 17.8 1.5"),
      .line(dotsAndLines)
    ),
    "list.dash": SymbolDrawing(
      .line("M 2.8 6.2 H 4.6 M 2.8 12 H 4.6 M 2.8 17.8 H 4.6"),
      .line(dotsAndLines)
    ),
    "list.triangle": SymbolDrawing(
      .fill("A 2.8 6.2 0 3.4 4 A 2.8 12 0 3.4 4 A 2.8 17.8 0 3.4 4"),
      .line(dotsAndLines)
    ),
    "list.star": SymbolDrawing(
      .fill("S 4 6.2 2.5 1.1 5 S 4 12 2.5 1.1 5 S 4 17.8 2.5 1.1 5"),
      .line(dotsAndLines)
    ),
    "list.bullet.indent": SymbolDrawing(
      .fill("O 3.6 5 1.4 O 8 12 1.4 O 8 19 1.4"),
      .line("M 8 5 H 21.4 M 12.4 12 H 21.4 M 12.4 19 H 21.4")
    ),
    "list.number": SymbolDrawing(
      .line(dotsAndLines),
      .line(
        """
        M 2.8 4.6 L 4.2 3.8 V 8.4 M 2.6 10.8 C 3 9.8 5 9.8 5 11.2 C 5 12.2 3.4 12.8 2.6 14 H
        5.2
        """,
        weight: 0.7
      ),
      .line(
        """
        M 2.6 16.2 C 3.2 15.4 5 15.6 5 16.8 C 5 17.6 4.2 17.8 3.6 17.8 C 4.4 17.8 5.2 18.2
        5.2 19.1 C 5.2 20.3 3.2 20.5 2.6 19.5
        """,
        weight: 0.7
      )
    ),
    "checklist": SymbolDrawing(
      .line("M 11 5.4 H 21.2 M 11 12 H 21.2 M 11 18.6 H 21.2"),
      .line(
        """
        M 2.4 5.6 L 4.2 7.6 L 7.6 3.2 M 2.4 12.2 L 4.2 14.2 L 7.6 9.8 M 2.4 18.8 L 4.2 20.8
        L 7.6 16.4
        """,
        weight: 0.9
      )
    ),
    "list.bullet.rectangle": SymbolDrawing(
      .line(card),
      .fill("O 6.2 8.2 1.2 O 6.2 12 1.2 O 6.2 15.8 1.2"),
      .line("M 9.8 8.2 H 18.2 M 9.8 12 H 18.2 M 9.8 15.8 H 18.2", weight: 0.9)
    ),
    "list.bullet.rectangle.portrait": SymbolDrawing(
      .line("R 4 1.8 16 20.4 2.8"),
      .fill("O 7.8 7.4 1.2 O 7.8 12 1.2 O 7.8 16.6 1.2"),
      .line("M 11 7.4 H 16.4 M 11 12 H 16.4 M 11 16.6 H 16.4", weight: 0.9)
    ),
    "list.bullet.below.rectangle": SymbolDrawing(
      .line("R 2 3 20 7.4 2.2"),
      .fill("O 3.6 15 1.4 O 3.6 20.4 1.4"),
      .line("M 8 15 H 21.4 M 8 20.4 H 21.4")
    ),
    "clipboard": SymbolDrawing(clipboard()),
    "list.clipboard": SymbolDrawing(
      clipboard(
        .fill("O 8 11 1.1 O 8 14.6 1.1 O 8 18.2 1.1"),
        .line("M 11 11 H 16.4 M 11 14.6 H 16.4 M 11 18.2 H 16.4", weight: 0.9)
      )
    ),
    "list.bullet.clipboard": SymbolDrawing(
      clipboard(
        .fill("O 8 11 1.1 O 8 14.6 1.1 O 8 18.2 1.1"),
        .line("M 11 11 H 16.4 M 11 14.6 H 16.4 M 11 18.2 H 16.4", weight: 0.9)
      )
    ),
    "pencil.and.list.clipboard": SymbolDrawing(
      clipboard(
        .line("M 7.6 11 H 14 M 7.6 14.6 H 11", weight: 0.9),
        .cut("O 18 16 5.6"),
        .symbol("pencil", x: 18, y: 16, side: 9.4, weight: 0.8)
      )
    ),
    "text.alignleft": aligned("M 2.8 9.6 H 14.4 M 2.8 19.2 H 14.4"),
    "text.alignright": aligned("M 9.6 9.6 H 21.2 M 9.6 19.2 H 21.2"),
    "text.aligncenter": aligned("M 6.2 9.6 H 17.8 M 6.2 19.2 H 17.8"),
    "text.justify": aligned("M 2.8 9.6 H 21.2 M 2.8 19.2 H 21.2"),
    "text.append": SymbolDrawing(
      .line("M 2.8 4.8 H 21.2 M 2.8 9.8 H 21.2 M 2.8 14.8 H 9.6"),
      .line("+ 16.6 17.6 3.8")
    ),
    "text": SymbolDrawing(.line("M 2.8 5 H 21.2 M 2.8 10 H 21.2 M 2.8 15 H 18 M 2.8 20 H 13")),
    "text.magnifyingglass": SymbolDrawing(
      .line("M 2.4 4.6 H 21.4 M 2.4 10 H 8.6 M 2.4 15.4 H 7.6 M 2.4 20.8 H 9"),
      .line("O 15.4 13.8 4.8 M 19 17.4 L 22.4 20.8")
    ),
    "textformat": SymbolDrawing(
      .line("M 1.6 19 L 7 5 L 12.4 19 M 3.4 14.4 H 10.6"),
      .line("E 18 15 3.6 3.9 M 21.6 11.2 V 18.9", weight: 0.95)
    ),
    "textformat.alt": SymbolDrawing(.line("M 5 19.6 L 12 4.4 L 19 19.6 M 7.4 14.4 H 16.6")),
    "character": SymbolDrawing(.line("M 5 19.6 L 12 4.4 L 19 19.6 M 7.4 14.4 H 16.6")),
    "textformat.size": SymbolDrawing(
      .line("M 1.4 18.4 L 5 9 L 8.6 18.4 M 2.6 15.2 H 7.4", weight: 0.9),
      .line("M 10.6 18.4 L 16.4 3.8 L 22.2 18.4 M 12.6 13.6 H 20.2")
    ),
    "textformat.abc": SymbolDrawing(
      .symbol("a", x: 4.2, y: 12, side: 7.6),
      .symbol("b", x: 12.2, y: 12, side: 7.6),
      .symbol("c", x: 20, y: 12, side: 7.6)
    ),
    "abc": SymbolDrawing(
      .symbol("a", x: 4.2, y: 12, side: 7.6),
      .symbol("b", x: 12.2, y: 12, side: 7.6),
      .symbol("c", x: 20, y: 12, side: 7.6)
    ),
    "textformat.123": SymbolDrawing(
      .symbol("1", x: 4.4, y: 12, side: 9),
      .symbol("2", x: 11.6, y: 12, side: 9),
      .symbol("3", x: 19.2, y: 12, side: 9)
    ),
    "textformat.characters": SymbolDrawing(
      .symbol("a", x: 6.4, y: 12, side: 10),
      .symbol("b", x: 18, y: 12, side: 10)
    ),
    "character.cursor.ibeam": SymbolDrawing(
      .line("M 1.6 18.4 L 6.8 5.6 L 12 18.4 M 3.4 14 H 10.2"),
      .line(
        """
        M 16 3 H 17 Q 18.6 3 18.6 4.6 V 19.4 Q 18.6 21 17 21 H 16 M 21.2 3 H 20.2 Q 18.6 3
        18.6 4.6 M 21.2 21 H 20.2 Q 18.6 21 18.6 19.4
        """
      )
    ),
    "character.textbox": SymbolDrawing(
      .line(card),
      .line("M 6.4 16 L 9.8 8 L 13.2 16 M 7.6 13.4 H 12 M 17 7.6 V 16.4", weight: 0.9)
    ),
    "bold": SymbolDrawing(
      .line(
        """
        M 7 4.4 V 19.6 H 13 C 15.9 19.6 17.6 17.8 17.6 15.4 C 17.6 13 15.9 11.6 13 11.6 H 7
        M 12.6 11.6 C 15 11.6 16.6 10.2 16.6 8 C 16.6 5.8 15 4.4 12.6 4.4 H 7
        """,
        weight: 1.6
      )
    ),
    "italic": SymbolDrawing(.line("M 9.6 4.4 H 17 M 7 19.6 H 14.4 M 13.6 4.4 L 10.4 19.6")),
    "underline": SymbolDrawing(
      .line(
        """
        M 6.8 3.6 V 10.8 C 6.8 14.4 8.8 16.4 12 16.4 C 15.2 16.4 17.2 14.4 17.2 10.8 V 3.6 M
        5.6 20.8 H 18.4
        """
      )
    ),
    "strikethrough": SymbolDrawing(
      .line(
        """
        M 16.6 7.6 C 16 5.2 14.4 4 12 4 C 9.4 4 7.6 5.4 7.6 7.6 C 7.6 9.8 9.2 10.8 11 11.6 M
        13.4 13 C 15.4 13.8 16.8 14.8 16.8 16.6 C 16.8 18.8 14.8 20 12.2 20 C 9.4 20 7.6
        18.8 7 16.4 M 3 12.2 H 21
        """
      )
    ),
    "paragraph": SymbolDrawing(
      .line(
        """
        M 18.6 3.6 H 10.4 C 7.4 3.6 5.4 5.5 5.4 8.2 C 5.4 10.9 7.4 12.8 10.4 12.8 H 12 M 12
        3.6 V 20.4 M 16.4 3.6 V 20.4
        """
      )
    ),
    "f.cursive": SymbolDrawing(
      .line(
        """
        M 17.4 5 C 16.6 3 13.8 3.2 13 6.6 L 10.6 17.4 C 9.8 20.8 7.4 21.4 6.4 19.6 M 8.4 9.6
        H 16
        """
      )
    ),
    "quote.opening": SymbolDrawing(
      .fill(
        """
        O 6.6 14.4 3.8 M 2.8 14.4 C 2.6 9.8 4.6 6.8 9 5.6 L 9.6 7.2 C 6.6 8.4 5.4 10.2 5.4
        12 Z
        """
      ),
      .fill(
        """
        O 17 14.4 3.8 M 13.2 14.4 C 13 9.8 15 6.8 19.4 5.6 L 20 7.2 C 17 8.4 15.8 10.2 15.8
        12 Z
        """
      )
    ),
    "quote.closing": SymbolDrawing(
      .fill(
        """
        O 7 9.4 3.8 M 10.8 9.4 C 11 14 9 17 4.6 18.2 L 4 16.6 C 7 15.4 8.2 13.6 8.2 11.8 Z
        """
      ),
      .fill(
        """
        O 17.4 9.4 3.8 M 21.2 9.4 C 21.4 14 19.4 17 15 18.2 L 14.4 16.6 C 17.4 15.4 18.6
        13.6 18.6 11.8 Z
        """
      )
    ),
    "translate": SymbolDrawing(
      .line("R 1.6 1.6 13.6 13.6 2.6"),
      .line("M 5 12 L 8.4 5 L 11.8 12 M 6.2 9.6 H 10.6", weight: 0.85),
      .line(
        """
        M 15.2 8.8 H 19.8 Q 22.4 8.8 22.4 11.4 V 19.8 Q 22.4 22.4 19.8 22.4 H 11.4 Q 8.8
        22.4 8.8 19.8 V 15.2
        """
      ),
      .line(
        """
        M 13 15.8 H 19.4 M 16.2 14.6 V 15.8 M 18.2 15.8 C 17.6 17.6 15.8 19.4 13.6 20 M 14.6
        16.8 C 15.4 18.4 17 19.6 19 20
        """,
        weight: 0.75
      )
    ),
    "doc.on.clipboard": SymbolDrawing(
      .line(
        """
        M 7.2 17.6 H 4.6 Q 2.4 17.6 2.4 15.4 V 5.6 Q 2.4 3.4 4.6 3.4 H 13.8 Q 16 3.4 16 5.6
        V 6.4
        """
      ),
      .cut("R 5 0 8.4 6.2 2.2"),
      .line("R 6.2 1.6 6 3.8 1.4"),
      .line("R 9.4 8.2 12.4 14.2 2.4"),
      .line("M 12.8 13 H 18.4 M 12.8 17.2 H 18.4", weight: 0.9)
    ),
    "doc.on.clipboard.fill": SymbolDrawing(
      .solid(
        """
        M 4.6 3.4 H 13.8 Q 16 3.4 16 5.6 V 15.4 Q 16 17.6 13.8 17.6 H 4.6 Q 2.4 17.6 2.4
        15.4 V 5.6 Q 2.4 3.4 4.6 3.4 Z
        """
      ),
      .cut("R 5 -0.4 8.4 6.4 2.2"),
      .fill("R 6.2 0.8 6 4.4 1.6"),
      .cut("R 7.4 6.2 16.4 18.2 4.4"),
      .solid("R 9.4 8.2 12.4 14.2 2.4"),
      .cutLine("M 12.8 13 H 18.4 M 12.8 17.2 H 18.4")
    ),
    "note.text": SymbolDrawing(
      .line("R 2.8 2.8 18.4 18.4 3.4"),
      .line("M 6.8 8 H 17.2 M 6.8 12 H 17.2 M 6.8 16 H 12.4", weight: 0.9)
    ),
    "scroll": SymbolDrawing(
      .line(
        """
        M 6.6 17 V 4.8 C 6.6 3.2 5.6 2.2 4.2 2.2 H 15.6 C 17 2.2 18 3.2 18 4.8 V 16.8
        """
      ),
      .line(
        """
        M 6.6 6.6 H 1.8 V 4.8 C 1.8 3.2 2.8 2.2 4.2 2.2 M 8.6 17 H 22.4 V 18.6 C 22.4 20.6
        21.2 21.8 19.4 21.8 H 9.4 C 7.6 21.8 6.6 20.6 6.6 18.8 V 17
        """
      ),
      .line("M 10 7 H 14.6 M 10 11.4 H 14.6", weight: 0.9)
    ),
    "signature": SymbolDrawing(
      .line(
        """
        M 2 19.6 H 22 M 3.4 14.4 C 8.4 11 11 6.4 9.4 4.2 C 7.4 2.4 5.6 7.6 6.8 12 C 7.6 15
        10 14.4 11.4 11.4 C 11.2 13.4 12.4 14 13.6 12.2 C 14.4 13.8 15.8 13.8 17 12.4 C 17.8
        13.4 19.2 13.4 21 12.6
        """
      )
    ),
    "scribble": SymbolDrawing(
      .line(
        """
        M 3 8 C 6.4 3.6 10 3.4 9.4 7 C 8.6 11.4 3.6 15.4 5.4 17.4 C 7.6 19.6 13.2 6 16 7.2 C
        18.4 8.4 11.6 16.6 13.6 18 C 15.4 19.2 18 14.2 20 14.6 C 21 14.8 20.4 17 21.4 17.4
        """
      )
    ),
    "scribble.variable": SymbolDrawing(
      .line("M 3 8 C 6.4 3.6 10 3.4 9.4 7 C 8.6 11.4 3.6 15.4 5.4 17.4", weight: 0.7),
      .line("M 5.4 17.4 C 7.6 19.6 13.2 6 16 7.2 C 18.4 8.4 11.6 16.6 13.6 18", weight: 1.1),
      .line("M 13.6 18 C 15.4 19.2 18 14.2 20 14.6 C 21 14.8 20.4 17 21.4 17.4", weight: 1.7)
    ),
  ]
}
