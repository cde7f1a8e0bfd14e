extension SymbolTables {
  private static let gearWheel = "G 12 12 10.6 8 8"
  private static let hammerHead =
    """
    M 4.4 8.6 C 6.6 4.4 10.6 2.4 15 3.2 Q 16 3.6 15 4.2 C 13.8 4.8 13.4 5.8 14.2 6.8 L
    15.6 8.4 L 11 13 L 9.4 11.4 C 8.4 10.4 7.4 10.8 6.6 11.4 Q 6 11.8 5.4 11.2 L 4.4
    10.2 Q 3.8 9.6 4.4 8.6 Z
    """
  private static let hammerShaft =
    "M 12.6 11.4 L 15 9 L 21.8 16.4 Q 23.2 18.2 21.6 19.8 Q 20 21.2 18.4 19.8 Z"
  private static let wrenchBody = """
    M 20.8 6.2 L 17.2 9.8 L 14.2 9 L 13.6 6.2 L 17.2 2.6 C 14.6 1.6 11.8 2.2 10 4.2 C 8.4 6 8
    8.2 8.8 10.4 L 2.8 16.6 C 1.4 18 1.4 19.8 2.6 21 C 3.8 22.2 5.6 22.2 7 20.8 L 13.2 14.8 C
    15.4 15.6 17.8 15.2 19.6 13.6 C 21.6 11.8 22 8.8 20.8 6.2 Z
    """
  private static let keyBody = """
    M 8 8.2 C 8 4.8 10.8 2 14.4 2 C 18.6 2 21.8 5 21.8 8.8 C 21.8 12.6 18.8 15.6 15 15.6
    C 14 15.6 13 15.4 12.2 15 L 10.8 16.6 H 8.4 V 19 H 6 V 21.4 H 2.4 Q 1.8 21.4 1.8 20.8 V 18.4
    L 8.6 11.4 C 8.2 10.4 8 9.4 8 8.2 Z
    """
  private static let pinBody = """
    M 8.2 2.2 H 15.8 Q 16.8 2.2 16.6 3.2 L 16 9.2 C 18.4 10.6 19.6 12.4 19.6 14.2 Q 19.6 15.2
    18.6 15.2 H 5.4 Q 4.4 15.2 4.4 14.2 C 4.4 12.4 5.6 10.6 8 9.2 L 7.4 3.2 Q 7.2 2.2 8.2 2.2 Z
    """
  private static let palette = """
    M 12 2.2 C 17.8 2.2 22.4 6 22.4 11 C 22.4 14 20.2 15.8 17.2 15.8 H 15.4 C 13.8 15.8 13 16.8
    13.6 18.2 C 14.4 20.2 13.6 21.8 11.6 21.8 C 6 21.6 1.6 17.4 1.6 12 C 1.6 6.4 6.2 2.2 12 2.2
    Z
    """
  private static let puzzle = """
    M 4.2 6.6 H 8 C 8.6 6.6 8.8 6.2 8.6 5.6 C 7.8 3.6 9 2 11 2 C 13 2 14.2 3.6 13.4 5.6 C 13.2
    6.2 13.4 6.6 14 6.6 H 16.6 Q 18 6.6 18 8 V 11 C 18 11.6 18.4 11.8 19 11.6 C 21 10.8 22.4 12
    22.4 14 C 22.4 16 21 17.2 19 16.4 C 18.4 16.2 18 16.4 18 17 V 20.6 Q 18 22 16.6 22 H 13.4 C
    12.8 22 12.6 21.6 12.8 21 C 13.4 19.4 12.6 18.2 11 18.2 C 9.4 18.2 8.6 19.4 9.2 21 C 9.4
    21.6 9.2 22 8.6 22 H 4.2 Q 2.8 22 2.8 20.6 V 17 C 2.8 16.4 3.2 16.2 3.8 16.4 C 5.4 17 6.6 16
    6.6 14.4 C 6.6 12.8 5.4 11.8 3.8 12.4 C 3.2 12.6 2.8 12.4 2.8 11.8 V 8 Q 2.8 6.6 4.2 6.6 Z
    """
  private static let brush =
    """
    M 20.6 2.8 Q 22 2.2 21.4 3.8 C 19.4 8.4 16.6 12 12.6 14.8 L 9.4 11.6 C 12.2 7.6 15.8
    4.8 20.6 2.8 Z
    """
  private static let bristle =
    """
    M 8.4 12.6 C 10.2 12.6 11.6 14 11.6 15.8 C 11.6 19 8.4 21 2.4 20.4 C 4.4 19 4.6 17.6
    4.8 16 C 5 14 6.4 12.6 8.4 12.6 Z
    """
  private static let flaskBody = """
    M 9 2.2 H 15 M 10 2.2 V 8.4 L 3.8 18.4 C 2.6 20.4 3.6 22 5.8 22 H 18.2 C 20.4 22 21.4 20.4
    20.2 18.4 L 14 8.4 V 2.2
    """

  static let tools: [String: SymbolDrawing] = merged(
    outlined("wrench", wrenchBody),
    [
      "gear": SymbolDrawing(
        .line("O 12 12 8.2"),
        .line("T 12 12 8.6 10.6 12 15", weight: 1.15),
        .line("O 12 12 2.2"),
        .line("T 12 12 2.6 8 3 0")
      ),
      "gearshape": SymbolDrawing(.line(gearWheel), .line("O 12 12 3.3")),
      "gearshape.fill": SymbolDrawing(.solid(gearWheel, cut: "O 12 12 3.5")),
      "gearshape.2": SymbolDrawing(
        .line("G 9.2 9.2 7.8 5.9 8"),
        .line("O 9.2 9.2 2.4"),
        .layer(2),
        .line("G 18.6 18 4.9 3.7 8", weight: 0.95),
        .line("O 18.6 18 1.2", weight: 0.85)
      ),
      "gearshape.2.fill": SymbolDrawing(
        .solid("G 9.2 9.2 7.8 5.9 8", cut: "O 9.2 9.2 2.6"),
        .layer(2),
        .solid("G 18.6 18 4.9 3.7 8", cut: "O 18.6 18 1.5")
      ),
      "hammer": SymbolDrawing(.line(hammerHead), .line(hammerShaft)),
      "hammer.fill": SymbolDrawing(
        .solid(hammerHead),
        .cutLine("M 12.6 11.4 L 15 9", gap: -0.2),
        .solid(hammerShaft)
      ),
      "screwdriver": SymbolDrawing(
        .line(
          """
          M 20.6 2.6 Q 22.6 1.4 21.4 3.4 L 17.6 9 L 15 9 L 15 6.4 Z M 14.6 9.4 L 9.8 14.2
          """
        ),
        .line(
          """
          M 10.6 12.6 L 11.4 13.4 Q 12.4 14.6 11.2 15.8 L 5.8 21.2 Q 4.2 22.4 2.8 21.2 Q 1.6
          19.8 2.8 18.2 L 8.2 12.8 Q 9.4 11.6 10.6 12.6 Z
          """
        )
      ),
      "wrench.and.screwdriver": SymbolDrawing(
        .symbol("wrench", x: 14.4, y: 9.6, side: 16, weight: 0.95),
        .cutLine("M 3.4 3.4 L 20.6 20.6", gap: 1.6),
        .line("M 2.6 3.4 L 3.4 2.6 L 6.4 4.4 L 6.8 6 L 11.4 10.6 M 6.8 6 L 5.4 7 L 3.6 6 Z"),
        .line("M 13.6 15.2 L 15.2 13.6 L 21 19.4 Q 21.8 20.4 21 21.2 Q 20.2 22 19.2 21.2 Z")
      ),
      "wrench.and.screwdriver.fill": SymbolDrawing(
        .symbol("wrench.fill", x: 14.4, y: 9.6, side: 16, weight: 0.95),
        .cutLine("M 3.4 3.4 L 20.6 20.6", gap: 1.6),
        .solid("M 2.6 3.4 L 3.4 2.6 L 6.4 4.4 L 6.8 6 L 5.4 7 L 3.6 6 Z"),
        .line("M 6.8 6 L 11.4 10.6"),
        .solid("M 13.6 15.2 L 15.2 13.6 L 21 19.4 Q 21.8 20.4 21 21.2 Q 20.2 22 19.2 21.2 Z")
      ),
      "key": SymbolDrawing(.line(keyBody), .fill("O 16.6 7.2 1.7")),
      "pin": SymbolDrawing(.line(pinBody), .line("M 12 15.2 V 22.2")),
      "pin.fill": SymbolDrawing(.solid(pinBody), .line("M 12 15.2 V 22.2")),
      "paintpalette": SymbolDrawing(
        .line(palette),
        .fill("O 7.2 8.6 1.6 O 12.4 6.4 1.6 O 17.2 9 1.6 O 6.2 13.6 1.6")
      ),
      "puzzlepiece": SymbolDrawing(.line(puzzle)),
      "puzzlepiece.extension": SymbolDrawing(.line(puzzle)),
      "paintbrush": SymbolDrawing(.line(brush), .line(bristle)),
      "paintbrush.fill": SymbolDrawing(.solid(brush), .cut("O 7.4 16.6 6"), .solid(bristle)),
      "paintbrush.pointed": SymbolDrawing(.line(brush), .line(bristle)),
      "paintbrush.pointed.fill": SymbolDrawing(
        .solid(brush),
        .cut("O 7.4 16.6 6"),
        .solid(bristle)
      ),
      "highlighter": SymbolDrawing(
        .line(
          """
          M 8.2 12.4 L 16.4 3.4 Q 17.8 2 19.2 3.4 L 20.6 4.8 Q 22 6.2 20.6 7.6 L 11.6 15.8 Z
          """
        ),
        .line(
          """
          M 8.2 12.4 L 6.6 15.8 L 8.2 17.4 L 11.6 15.8 M 2.6 21.2 H 14 M 3.4 18.4 L 6.4 16
          """
        )
      ),
      "eyedropper": SymbolDrawing(
        .line(
          """
          M 12.6 7.8 L 16.2 11.4 L 7.4 20.2 Q 6 21.4 4.4 20.6 L 2.6 21.8 L 2.2 21.4 L 3.4 19.6
          Q 2.6 18 3.8 16.6 Z
          """
        ),
        .solid(
          """
          M 11.8 6.8 L 14 6.6 L 17 3.4 Q 18.8 1.8 20.4 3.6 Q 22.2 5.2 20.6 7 L 17.4 10 L 17.2
          12.2 Z
          """
        )
      ),
      "eyedropper.halffull": SymbolDrawing(
        .symbol("eyedropper", x: 12, y: 12, side: 21, weight: 1),
        .fill("M 8.4 12.4 H 14.8 L 7.4 20.2 Q 6 21.4 4.4 20.6 Q 2.6 18 3.8 16.6 Z")
      ),
      "eyedropper.full": SymbolDrawing(
        .symbol("eyedropper", x: 12, y: 12, side: 21, weight: 1),
        .fill("M 12.6 7.8 L 16.2 11.4 L 7.4 20.2 Q 6 21.4 4.4 20.6 Q 2.6 18 3.8 16.6 Z")
      ),
      "flask": SymbolDrawing(.line(flaskBody), .line("M 7 14.4 H 17")),
      "flask.fill": SymbolDrawing(
        .line(flaskBody),
        .solid(
          """
          M 7.6 14 H 16.4 L 19.4 18.8 C 20 20.4 19.4 21.4 18 21.4 H 6 C 4.6 21.4 4 20.4 4.6
          18.8 Z
          """
        )
      ),
      "testtube.2": SymbolDrawing(
        .line(
          """
          M 3 2.4 H 10.4 M 4.2 2.4 V 19 C 4.2 20.8 5.2 21.8 6.7 21.8 C 8.2 21.8 9.2 20.8 9.2
          19 V 2.4 M 13.6 2.4 H 21 M 14.8 2.4 V 19 C 14.8 20.8 15.8 21.8 17.3 21.8 C 18.8 21.8
          19.8 20.8 19.8 19 V 2.4 M 4.4 11 H 9 M 15 8.4 H 19.6
          """
        )
      ),
      "stethoscope": SymbolDrawing(
        .line(
          """
          M 5.4 2.4 H 4.4 Q 3 2.4 3 4 V 7.6 C 3 11 5 13.2 7.8 13.2 C 10.6 13.2 12.6 11 12.6
          7.6 V 4 Q 12.6 2.4 11.2 2.4 H 10.2 M 7.8 13.2 V 15.8 C 7.8 19.4 10 21.8 13.2 21.8 C
          16.4 21.8 18.6 19.4 18.6 15.8 V 12.4
          """
        ),
        .line("O 18.6 9.8 2.4")
      ),
      "bandage": SymbolDrawing(
        .line(
          """
          M 3.6 13.4 L 13.4 3.6 C 15.4 1.6 18.4 1.6 20.4 3.6 C 22.4 5.6 22.4 8.6 20.4 10.6 L
          10.6 20.4 C 8.6 22.4 5.6 22.4 3.6 20.4 C 1.6 18.4 1.6 15.4 3.6 13.4 Z
          """
        ),
        .line("M 7.8 9.2 L 14.8 16.2 M 9.2 7.8 L 16.2 14.8", weight: 0.8),
        .fill("O 12 10.4 0.9 O 12 13.6 0.9 O 10.4 12 0.9 O 13.6 12 0.9")
      ),
      "cross.case": SymbolDrawing(
        .line("R 1.8 6.4 20.4 14.2 2.6"),
        .line("M 8.2 6.2 V 4.8 Q 8.2 3 10 3 H 14 Q 15.8 3 15.8 4.8 V 6.2"),
        .line("+ 12 13.4 3.6", weight: 1.3)
      ),
      "pills": SymbolDrawing(
        .line(
          """
          M 3 12 L 9 6 C 10.8 4.2 13.4 4.2 15 5.8 C 16.6 7.4 16.6 10 14.8 11.8 L 8.8 17.8 C 7
          19.6 4.4 19.6 2.8 18 C 1.2 16.4 1.2 13.8 3 12 Z M 6 9 L 11.8 14.8
          """
        ),
        .line("O 18.6 17.6 4 M 15.8 20.4 L 21.4 14.8")
      ),
      "scalemass": SymbolDrawing(
        .line("K 4 2 5.4 8.4 18.6 8.4 21.4 21.6 2.6 21.6"),
        .line("O 12 5 2.8")
      ),
      "ruler": SymbolDrawing(
        .line(
          """
          M 2.2 16 L 16 2.2 Q 17 1.4 18 2.2 L 21.8 6 Q 22.6 7 21.8 8 L 8 21.8 Q 7 22.6 6 21.8
          L 2.2 18 Q 1.4 17 2.2 16 Z
          """
        ),
        .line("M 6.4 11.8 L 8.4 13.8 M 9.4 8.8 L 12.4 11.8 M 12.4 5.8 L 14.4 7.8", weight: 0.9)
      ),
      "scissors": SymbolDrawing(
        .line(
          """
          O 5 5.6 3 O 5 18.4 3 M 7.4 7.4 L 21.4 19 M 7.4 16.6 L 21.4 5 M 12 12 L 12.4 11.6
          """
        )
      ),
      "comb": SymbolDrawing(
        .line(
          """
          M 2.4 3.4 H 21.6 V 8.8 H 2.4 Z M 4 9 V 20.4 M 8 9 V 18 M 12 9 V 18 M 16 9 V 18 M 20
          9 V 20.4
          """
        )
      ),
      "comb.fill": SymbolDrawing(
        .solid("M 2.4 3.4 H 21.6 V 8.8 H 2.4 Z"),
        .line("M 4 9 V 20.4 M 8 9 V 18 M 12 9 V 18 M 16 9 V 18 M 20 9 V 20.4", weight: 1.3)
      ),
      "scope": SymbolDrawing(
        .line("O 12 12 8.4 M 12 1.6 V 6.4 M 12 17.6 V 22.4 M 1.6 12 H 6.4 M 17.6 12 H 22.4"),
        .fill("O 12 12 1.4")
      ),
      "target": SymbolDrawing(.line("O 12 12 10.2 O 12 12 6"), .fill("O 12 12 2.2")),
    ]
  )
}
