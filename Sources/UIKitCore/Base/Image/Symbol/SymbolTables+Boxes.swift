extension SymbolTables {
  private static let eyeShape = """
    M 1.6 12.6 Q 1.2 12 1.6 11.4 C 4.4 7.2 7.9 4.8 12 4.8 C 16.1 4.8 19.6 7.2 22.4 11.4
    Q 22.8 12 22.4 12.6 C 19.6 16.8 16.1 19.2 12 19.2 C 7.9 19.2 4.4 16.8 1.6 12.6 Z
    """
  private static let cubeBody = "K 6 1.2 12 1.2 21.4 6.4 21.4 17.6 12 22.8 2.6 17.6 2.6 6.4"
  private static let cubeEdges = "M 3 6.8 L 12 11.8 L 21 6.8 M 12 11.8 V 22.2"

  static let boxes: [String: SymbolDrawing] = [
    "eye": SymbolDrawing(.line(eyeShape), .line("O 12 12 3.7")),
    "eye.fill": SymbolDrawing(.solid(eyeShape, cut: "O 12 12 4.7 O 12 12 2.9")),
    "eyes": SymbolDrawing(
      .line("E 6.6 12 4.8 8 E 17.4 12 4.8 8"),
      .fill("E 8.2 13 2 3 E 19 13 2 3")
    ),
    "eyeglasses": SymbolDrawing(
      .line(
        """
        O 6.2 14.4 4.4 O 17.8 14.4 4.4 M 10.4 13.4 C 11.2 12.4 12.8 12.4 13.6 13.4 M 1.8
        13.6 L 4 6.4 M 22.2 13.6 L 20 6.4
        """
      )
    ),
    "shippingbox": SymbolDrawing(
      .line(cubeBody),
      .line(cubeEdges),
      .line("M 7.4 4.2 L 16.4 9.2")
    ),
    "shippingbox.fill": SymbolDrawing(
      .fill(
        """
        M 12.8 23 V 12.4 L 22.4 7.2 V 17.2 Q 22.4 18.2 21.4 18.8 Z M 11.2 23 V 12.4 L 1.6
        7.2 V 17.2 Q 1.6 18.2 2.6 18.8 Z
        """
      ),
      .fill(
        """
        M 2.4 5.8 L 5.6 4 L 15.4 9.4 L 12 11.2 Z M 7 3.2 L 11.2 0.8 Q 12 0.4 12.8 0.8 L 21.6
        5.8 L 17 8.4 Z
        """
      )
    ),
    "cube": SymbolDrawing(.line(cubeBody), .line(cubeEdges)),
    "cube.fill": SymbolDrawing(
      .fill(
        """
        M 12.8 23 V 12.4 L 22.4 7.2 V 17.2 Q 22.4 18.2 21.4 18.8 Z M 11.2 23 V 12.4 L 1.6
        7.2 V 17.2 Q 1.6 18.2 2.6 18.8 Z M 2.4 5.8 L 11.2 0.8 Q 12 0.4 12.8 0.8 L 21.6 5.8 L
        12 11.2 Z
        """
      )
    ),
    "cube.box": SymbolDrawing(
      .line("R 2.8 2.8 18.4 18.4 3.6"),
      .line(
        """
        K 6 0.6 12 5.6 17.6 8.8 17.6 15.2 12 18.4 6.4 15.2 6.4 8.8 M 6.8 9 L 12 12 L 17.2 9
        M 12 12 V 18
        """,
        weight: 0.85
      )
    ),
    "cube.transparent": SymbolDrawing(
      .line(cubeBody),
      .line(
        """
        M 12 11.8 V 17 M 12 11.8 L 7.4 9.2 M 12 11.8 L 16.6 9.2 M 12 1.4 V 6 M 3 17.4 L 7
        15.2 M 21 17.4 L 17 15.2
        """,
        weight: 0.9
      )
    ),
    "cylinder.split.1x2": SymbolDrawing(
      .line("M 3.4 6 C 3.4 0.8 20.6 0.8 20.6 6 V 18 C 20.6 23.2 3.4 23.2 3.4 18 Z"),
      .line("M 3.4 6 C 3.4 11.2 20.6 11.2 20.6 6 M 3.4 12 C 3.4 17.2 20.6 17.2 20.6 12")
    ),
    "dice": SymbolDrawing(
      .line("R 2.8 2.8 18.4 18.4 3.6"),
      .fill("O 7.6 7.6 1.6 O 16.4 7.6 1.6 O 12 12 1.6 O 7.6 16.4 1.6 O 16.4 16.4 1.6")
    ),
    "die.face.5": SymbolDrawing(
      .line("R 2.8 2.8 18.4 18.4 3.6"),
      .fill("O 7.6 7.6 1.6 O 16.4 7.6 1.6 O 12 12 1.6 O 7.6 16.4 1.6 O 16.4 16.4 1.6")
    ),
    "wand.and.stars": SymbolDrawing(
      .line(
        """
        M 3.4 18.4 L 14 7.8 L 16.2 10 L 5.6 20.6 Q 4.4 21.6 3.4 20.6 Q 2.4 19.6 3.4 18.4 Z
        """
      ),
      .line("M 11 10.8 L 13.2 13"),
      .layer(2),
      .line(
        """
        M 8.6 1.8 V 5.6 M 6.7 3.7 H 10.5 M 20 12.6 V 16.4 M 18.1 14.5 H 21.9 M 18.4 2 V 5.8
        M 16.5 3.9 H 20.3
        """,
        weight: 0.9
      )
    ),
    "wand.and.rays": SymbolDrawing(
      .line(
        """
        M 3.4 18.4 L 12.4 9.4 L 14.6 11.6 L 5.6 20.6 Q 4.4 21.6 3.4 20.6 Q 2.4 19.6 3.4 18.4
        Z
        """
      ),
      .layer(2),
      .line(
        """
        M 14.4 2 V 5.2 M 22 9.6 H 18.8 M 20 4 L 17.6 6.4 M 8.8 4 L 10.4 5.8 M 20 15.2 L 18.2
        13.6
        """,
        weight: 0.95
      )
    ),
    "wand.and.sparkles": SymbolDrawing(
      .line(
        """
        M 3.4 18.4 L 14 7.8 L 16.2 10 L 5.6 20.6 Q 4.4 21.6 3.4 20.6 Q 2.4 19.6 3.4 18.4 Z
        """
      ),
      .layer(2),
      .symbol("sparkle", x: 8.4, y: 4.6, side: 6),
      .symbol("sparkle", x: 19.4, y: 15, side: 6),
      .symbol("sparkle", x: 19.2, y: 4.4, side: 6)
    ),
    "lock.rotation": SymbolDrawing(
      .line("D 12 12 9.6 -50 268"),
      .fill("A 11.8 2.4 2 5 6"),
      .symbol("lock.fill", x: 12, y: 12, side: 8.6, weight: 0.8)
    ),
    "lock.open.rotation": SymbolDrawing(
      .line("D 12 12 9.6 -50 268"),
      .fill("A 11.8 2.4 2 5 6"),
      .symbol("lock.open", x: 12, y: 12, side: 8.6, weight: 0.8)
    ),
    "beziercurve": SymbolDrawing(
      .line("M 4.4 18.4 C 4.4 12 8 8.6 12 6.6 C 16 8.6 19.6 12 19.6 18.4 M 3 6 H 21"),
      .solid("R 2.6 18.6 3.4 3.4 0.6 R 18 18.6 3.4 3.4 0.6 R 10.3 4.3 3.4 3.4 0.6"),
      .fill("O 3 6 1.7 O 21 6 1.7")
    ),
    "lifepreserver": SymbolDrawing(
      .line("O 12 12 10.2"),
      .line("O 12 12 4.4"),
      .line(
        """
        M 4.8 4.8 L 8.8 8.8 M 19.2 4.8 L 15.2 8.8 M 4.8 19.2 L 8.8 15.2 M 19.2 19.2 L 15.2
        15.2
        """
      )
    ),
    "magnifyingglass": SymbolDrawing(.line("O 10 10 7.6"), .line("M 15.6 15.6 L 21.6 21.6")),
    "plus.magnifyingglass": SymbolDrawing(
      .line("O 10 10 7.6"),
      .line("M 15.6 15.6 L 21.6 21.6"),
      .line("+ 10 10 3.4", weight: 0.95)
    ),
    "minus.magnifyingglass": SymbolDrawing(
      .line("O 10 10 7.6"),
      .line("M 15.6 15.6 L 21.6 21.6"),
      .line("M 6.6 10 H 13.4", weight: 0.95)
    ),
    "1.magnifyingglass": SymbolDrawing(
      .line("O 10 10 7.6"),
      .line("M 15.6 15.6 L 21.6 21.6"),
      .symbol("1", x: 10, y: 10, side: 7, weight: 0.85)
    ),
    "exclamationmark.magnifyingglass": SymbolDrawing(
      .line("O 10 10 7.6"),
      .line("M 15.6 15.6 L 21.6 21.6"),
      .symbol("exclamationmark", x: 10, y: 10, side: 8, weight: 0.85)
    ),
    "sparkle.magnifyingglass": SymbolDrawing(
      .line("O 10 10 7.6"),
      .line("M 15.6 15.6 L 21.6 21.6"),
      .symbol("sparkle", x: 10, y: 10, side: 8, weight: 0.85)
    ),
  ]
}
