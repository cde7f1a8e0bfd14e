extension SymbolTables {
  private static let thumb = """
    M 8.4 10.6 C 10.2 9.2 11.2 6.8 11.4 4.2 C 11.6 1.4 15.4 1.2 15.6 4.6 C 15.6 6 15.2 7.4 14.6
    8.8 H 18.8 C 20.4 8.8 21.4 10 21 11.4 C 21.8 12.2 21.8 13.4 21 14.2 C 21.2 15.2 20.8 16.2 20
    16.6 C 20.2 18.4 19 19.8 17 19.8 H 13 C 11.2 19.8 9.8 19.2 8.4 18.6 Z
    """
  private static let cuff = "R 2.6 10 5.4 9.4 1.6"
  private static let palm = """
    M 8.2 13.4 V 5 C 8.2 2.8 10.8 2.8 10.8 5 V 3.6 C 10.8 1.2 13.6 1.2 13.6 3.6 V 5 C 13.6 2.8
    16.4 2.8 16.4 5 V 7.4 C 16.4 5.4 19.2 5.4 19.2 7.4 V 14.6 C 19.2 19.4 16.6 22.2 12.8 22.2 C
    10 22.2 8.2 21 7 18.8 L 3.6 12.6 C 2.6 10.8 4.8 9.4 6 11 Z
    """
  private static let fingers = "M 10.8 5 V 11.2 M 13.6 5 V 11.2 M 16.4 7.4 V 11.6"

  static let hands: [String: SymbolDrawing] = [
    "hand.thumbsup": SymbolDrawing(.line(thumb), .line(cuff)),
    "hand.thumbsup.fill": SymbolDrawing(
      .solid(thumb),
      .cutLine("M 8.2 9 V 20.6", gap: -0.1),
      .solid("R 2.8 10.4 3.4 8.6 1.4")
    ),
    "hand.thumbsdown": turnedOver("hand.thumbsup"),
    "hand.thumbsdown.fill": turnedOver("hand.thumbsup.fill"),
    "hand.raised": SymbolDrawing(.line(palm), .line(fingers)),
    "hand.raised.fill": SymbolDrawing(
      .solid(palm),
      .cutLine("M 10.8 4 V 10.8 M 13.6 3.6 V 10.8 M 16.4 5.6 V 11.2", gap: -0.45)
    ),
    "hand.wave": SymbolDrawing(
      .symbol("hand.raised", x: 12.4, y: 13, side: 18, weight: 0.95),
      .line("M 2.4 8.4 C 2.4 5.4 4 3.2 6.4 2.4 M 22 17.4 C 22 20 20.4 22 18 22.6", weight: 0.95)
    ),
    "hand.wave.fill": SymbolDrawing(
      .symbol("hand.raised.fill", x: 12.4, y: 13, side: 18, weight: 0.95),
      .line("M 2.4 8.4 C 2.4 5.4 4 3.2 6.4 2.4 M 22 17.4 C 22 20 20.4 22 18 22.6", weight: 0.95)
    ),
    "hand.tap": SymbolDrawing(
      .line("D 11 6.6 5 -205 25", weight: 0.95),
      .symbol("hand.point.up", x: 12.2, y: 14, side: 16, weight: 0.95)
    ),
    "hand.tap.fill": SymbolDrawing(
      .line("D 11 6.6 5 -205 25", weight: 0.95),
      .cut("O 11.4 9 3.4"),
      .symbol("hand.point.up.fill", x: 12.2, y: 14, side: 16, weight: 0.95)
    ),
    "hand.draw": SymbolDrawing(
      .line(
        """
        M 2 10.4 C 2.6 4.6 8 2 11.6 4 C 14.6 5.8 12 9.4 9.8 7.4 C 8.4 6 10.6 2.6 16 3
        """,
        weight: 0.9
      ),
      .symbol("hand.point.up", x: 13.4, y: 15, side: 14.6, weight: 0.95)
    ),
    "hands.clap.fill": SymbolDrawing(
      .solid(
        """
        M 8.6 14.4 L 5 8.8 C 4 7 6.2 5.6 7.4 7.2 L 11 12 L 9.2 5.6 C 8.8 3.6 11.2 3 11.8 4.8
        L 14.6 12.4 V 9.8 C 14.8 8 17.2 8 17.2 10 V 15.4 C 17.2 19.4 15 21.8 11.8 21.8 C 8.8
        21.8 6.6 20.4 5 17.8 L 2.8 14 C 2 12.4 4 11.2 5 12.6 L 7 15 Z
        """
      ),
      .line("M 16.2 2 L 15.4 4.4 M 20 3.6 L 18.4 5.6 M 22.4 7.4 L 20 8", weight: 0.95)
    ),
    "hand.pinch": SymbolDrawing(
      .line(
        """
        M 4 21.8 C 4.4 18 6.4 15.6 9.4 14.4 L 17 11.2 C 19 10.4 20 12.8 18.2 13.8 L 14 16 L
        18.4 17 C 20.4 17.6 20 20 18 19.8 L 13 19.4 L 9 21.8
        """
      ),
      .line("M 8.4 14.8 L 12.6 8.4 C 13.8 6.6 16.2 8 15.2 9.8 L 14.4 11.6"),
      .fill("O 19.6 7 1 O 16.4 4.4 1")
    ),
    "hands.clap": SymbolDrawing(
      .line(
        """
        M 8.6 14.4 L 5 8.8 C 4 7 6.2 5.6 7.4 7.2 L 11 12 L 9.2 5.6 C 8.8 3.6 11.2 3 11.8 4.8
        L 14.6 12.4 V 9.8 C 14.8 8 17.2 8 17.2 10 V 15.4 C 17.2 19.4 15 21.8 11.8 21.8 C 8.8
        21.8 6.6 20.4 5 17.8 L 2.8 14 C 2 12.4 4 11.2 5 12.6
        """
      ),
      .line("M 16.2 2 L 15.4 4.4 M 20 3.6 L 18.4 5.6 M 22.4 7.4 L 20 8", weight: 0.95)
    ),
    "rectangle.and.hand.point.up.left": SymbolDrawing(
      .line(
        """
        M 22.4 10 V 6.6 Q 22.4 3.8 19.6 3.8 H 4.4 Q 1.6 3.8 1.6 6.6 V 15.4 Q 1.6 18.2 4.4
        18.2 H 9
        """
      ),
      .fill("M 11 10 L 22.6 15.4 L 17.6 17 L 15.8 22 Z")
    ),
    "pointer.arrow": SymbolDrawing(.line("K 4 1.2 5 2.4 19.6 13.4 12.4 14.4 8.4 21")),
    "cursorarrow": SymbolDrawing(.line("K 4 1.2 5 2.4 19.6 13.4 12.4 14.4 8.4 21")),
    "cursorarrow.rays": SymbolDrawing(
      .line("K 4 1 10.4 9.8 22.4 14.8 17 17 14.8 22.4"),
      .line(
        """
        M 9.4 2 V 5 M 2 9.4 H 5 M 4.2 4.2 L 6.4 6.4 M 14.6 4.2 L 12.6 6.2 M 4.2 14.6 L 6.2
        12.6
        """,
        weight: 0.95
      )
    ),
    "pointer.arrow.click": SymbolDrawing(
      .line("K 4 1 10.4 9.8 22.4 14.8 17 17 14.8 22.4"),
      .line(
        """
        M 9.4 2 V 5 M 2 9.4 H 5 M 4.2 4.2 L 6.4 6.4 M 14.6 4.2 L 12.6 6.2 M 4.2 14.6 L 6.2
        12.6
        """,
        weight: 0.95
      )
    ),
  ]

  private static func turnedOver(_ name: String) -> SymbolDrawing {
    name.hasSuffix("fill")
      ? SymbolDrawing(
        .solid(
          """
          M 8.4 13.4 C 10.2 14.8 11.2 17.2 11.4 19.8 C 11.6 22.6 15.4 22.8 15.6 19.4 C 15.6 18
          15.2 16.6 14.6 15.2 H 18.8 C 20.4 15.2 21.4 14 21 12.6 C 21.8 11.8 21.8 10.6 21 9.8
          C 21.2 8.8 20.8 7.8 20 7.4 C 20.2 5.6 19 4.2 17 4.2 H 13 C 11.2 4.2 9.8 4.8 8.4 5.4
          Z
          """
        ),
        .cutLine("M 8.2 15 V 3.4", gap: -0.1),
        .solid("R 2.8 5 3.4 8.6 1.4")
      )
      : SymbolDrawing(
        .line(
          """
          M 8.4 13.4 C 10.2 14.8 11.2 17.2 11.4 19.8 C 11.6 22.6 15.4 22.8 15.6 19.4 C 15.6 18
          15.2 16.6 14.6 15.2 H 18.8 C 20.4 15.2 21.4 14 21 12.6 C 21.8 11.8 21.8 10.6 21 9.8
          C 21.2 8.8 20.8 7.8 20 7.4 C 20.2 5.6 19 4.2 17 4.2 H 13 C 11.2 4.2 9.8 4.8 8.4 5.4
          Z
          """
        ),
        .line("R 2.6 4.6 5.4 9.4 1.6")
      )
  }
}
