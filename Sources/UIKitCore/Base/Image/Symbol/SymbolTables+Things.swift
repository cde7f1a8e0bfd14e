extension SymbolTables {
  private static let mug =
    """
    M 3.4 4.6 H 17.4 V 10.6 C 17.4 14.6 14.8 17.2 10.4 17.2 C 6 17.2 3.4 14.6 3.4 10.6 Z
    """
  private static let handle =
    "M 17.6 6.4 H 18.8 C 21 6.4 22.4 7.6 22.4 9.4 C 22.4 11.6 20.2 13 17 13"
  private static let trophyCup = "M 7 2.4 H 17 V 8.4 C 17 12 15 14.4 12 14.4 C 9 14.4 7 12 7 8.4 Z"
  private static let trophyHandles =
    """
    M 7 4.6 H 2.8 C 2.8 8.4 4.4 10.6 7.4 10.8 M 17 4.6 H 21.2 C 21.2 8.4 19.6 10.6 16.6
    10.8
    """
  private static let trophyFoot =
    """
    M 12 14.4 V 18.6 M 7.4 21.8 C 7.4 19.8 9.2 18.6 12 18.6 C 14.8 18.6 16.6 19.8 16.6
    21.8 Z
    """
  private static let plane = """
    M 12 1.4 C 13.2 1.4 13.8 2.8 13.8 4.6 V 8.6 L 22 13.6 Q 22.4 13.9 22.4 14.4 V 15.6 Q 22.4
    16.2 21.8 16 L 13.8 13.6 V 18.6 L 16.6 20.6 Q 17 20.9 17 21.4 V 22 Q 17 22.6 16.4 22.4 L 12
    21.2 L 7.6 22.4 Q 7 22.6 7 22 V 21.4 Q 7 20.9 7.4 20.6 L 10.2 18.6 V 13.6 L 2.2 16 Q 1.6
    16.2 1.6 15.6 V 14.4 Q 1.6 13.9 2 13.6 L 10.2 8.6 V 4.6 C 10.2 2.8 10.8 1.4 12 1.4 Z
    """

  static let things: [String: SymbolDrawing] = merged(
    outlined(
      "ticket",
      """
      M 4 5 H 20 Q 22 5 22 7 V 9.4 C 20.4 9.8 19.6 10.8 19.6 12 C 19.6 13.2 20.4 14.2 22
      14.6 V 17 Q 22 19 20 19 H 4 Q 2 19 2 17 V 14.6 C 3.6 14.2 4.4 13.2 4.4 12 C 4.4 10.8
      3.6 9.8 2 9.4 V 7 Q 2 5 4 5 Z
      """
    ),
    outlined(
      "tshirt",
      """
      M 8.4 2.8 C 9 4.8 10.2 5.8 12 5.8 C 13.8 5.8 15 4.8 15.6 2.8 L 19 4 L 22.4 9.2 L
      18.8 11.6 L 17.6 10 V 19.4 Q 17.6 21.2 15.8 21.2 H 8.2 Q 6.4 21.2 6.4 19.4 V 10 L
      5.2 11.6 L 1.6 9.2 L 5 4 Z
      """
    ),
    [
      "airplane": SymbolDrawing(.fill(plane)),
      "cup.and.saucer": SymbolDrawing(.line(mug), .line(handle), .line("M 2 20.8 H 19")),
      "cup.and.saucer.fill": SymbolDrawing(.solid(mug), .line(handle), .line("M 2 20.8 H 19")),
      "eraser": SymbolDrawing(
        .line(
          """
          M 2.8 15 L 13 4.8 Q 15 2.8 17 4.8 L 20.4 8.2 Q 22.4 10.2 20.4 12.2 L 12.8 19.8 H 7.6
          L 2.8 17.6 Q 1.6 16.4 2.8 15 Z
          """
        ),
        .line("M 8.4 9.4 L 16 17 M 7.6 20 H 20.4")
      ),
      "lasso": SymbolDrawing(
        .line(
          """
          M 7.2 16.6 C 4 15.4 1.8 13.2 1.8 10.4 C 1.8 6.2 6.2 3 12 3 C 17.8 3 22.2 6.2 22.2
          10.4 C 22.2 14.6 17.8 17.8 12 17.8 C 11.2 17.8 10.4 17.7 9.6 17.6
          """
        ),
        .line("O 7.4 17.4 2.2 M 8 19.8 C 8.4 21 7.8 22 6.4 22.4")
      ),
      "dial": SymbolDrawing(
        .line("O 12 13 7.2"),
        .line("M 12 13 L 15.4 9.6"),
        .line("T 12 13 10.2 10.3 9 150", weight: 1)
      ),
      "mug": SymbolDrawing(
        .line("M 3 3.6 H 16.6 V 17.4 Q 16.6 20.4 13.6 20.4 H 6 Q 3 20.4 3 17.4 Z"),
        .line("M 16.8 7 H 18.4 Q 21.4 7 21.4 10 V 12.4 Q 21.4 15.4 18.4 15.4 H 16.8")
      ),
      "wineglass": SymbolDrawing(
        .line("M 6.6 1.8 H 17.4 L 18 8.4 C 18 12 15.4 14.4 12 14.4 C 8.6 14.4 6 12 6 8.4 Z"),
        .line("M 12 14.4 V 21.8 M 7.6 22 H 16.4"),
        .line("M 6.4 7.6 H 17.6")
      ),
      "birthday.cake": SymbolDrawing(
        .line("M 3 20.8 V 13.4 Q 3 11 5.4 11 H 18.6 Q 21 11 21 13.4 V 20.8 Z"),
        .line(
          """
          M 3 15.6 C 4.6 17.4 6.4 17.4 7.6 15.6 C 9 17.4 10.8 17.4 12 15.6 C 13.2 17.4 15 17.4
          16.4 15.6 C 17.6 17.4 19.4 17.4 21 15.6 M 12 11 V 7
          """
        ),
        .fill(
          """
          M 12 1.4 C 13.4 3 13.8 3.8 13.8 4.6 C 13.8 5.7 13 6.4 12 6.4 C 11 6.4 10.2 5.7 10.2
          4.6 C 10.2 3.8 10.6 3 12 1.4 Z
          """
        )
      ),
      "party.popper": SymbolDrawing(
        .line("M 8 8.4 L 15.6 16 L 4 21 Q 2.4 21.6 3 20 Z"),
        .line(
          """
          M 13.4 10.6 C 14 9 15.4 8.4 17 8.8 M 12 8 C 12.6 6 12 4 10.6 2.6 M 16 12 C 18 11.4
          20 12 21.4 13.4
          """,
          weight: 0.95
        ),
        .fill("O 16.4 4.4 1.1 O 20.4 7.4 1.1 O 6.4 4.4 1.1 O 19.6 17.6 1.1 O 20.4 2.6 1.1")
      ),
      "balloon": SymbolDrawing(
        .line(
          """
          M 12 1.8 C 16.2 1.8 19 4.8 19 9 C 19 13.2 15.8 16.8 12 16.8 C 8.2 16.8 5 13.2 5 9 C
          5 4.8 7.8 1.8 12 1.8 Z
          """
        ),
        .line("M 10.8 18.6 L 12 17 L 13.2 18.6 Z M 12 19 C 12 20.4 11 21 11.6 22.4")
      ),
      "trophy": SymbolDrawing(.line(trophyCup), .line(trophyHandles), .line(trophyFoot)),
      "trophy.fill": SymbolDrawing(
        .solid(trophyCup),
        .line(trophyHandles),
        .solid("M 7.4 21.8 C 7.4 19.8 9.2 18.6 12 18.6 C 14.8 18.6 16.6 19.8 16.6 21.8 Z"),
        .line("M 12 14.4 V 18.6")
      ),
      "medal": SymbolDrawing(
        .line("O 12 16 5.8"),
        .line("M 7.8 11.8 L 3.6 2.4 H 9 L 12 9 L 15 2.4 H 20.4 L 16.2 11.8"),
        .fill("S 12 16.2 3.2 1.4 5")
      ),
      "medal.fill": SymbolDrawing(
        .solid("M 3.6 2.4 H 9 L 12 9 L 15 2.4 H 20.4 L 17 10 H 7 Z"),
        .cut("O 12 16 8"),
        .solid("O 12 16 5.8"),
        .cut("S 12 16.2 3.4 1.5 5")
      ),
      "rosette": SymbolDrawing(
        .line("W 12 9 7.6 6.8 9"),
        .line("O 12 9 3"),
        .line("M 8 16 L 6.4 22.4 L 12 19.8 L 17.6 22.4 L 16 16")
      ),
      "graduationcap": SymbolDrawing(
        .line("M 1.6 9.4 L 12 4 L 22.4 9.4 L 12 14.8 Z"),
        .line("M 6 12 V 17 C 9 19.8 15 19.8 18 17 V 12 M 22 9.8 V 16.4")
      ),
      "banknote": SymbolDrawing(
        .line("R 1.2 5.4 21.6 13.2 2.4"),
        .line("O 12 12 3"),
        .fill("O 5 9 1 O 19 9 1 O 5 15 1 O 19 15 1")
      ),
      "basket": SymbolDrawing(
        .line("M 2 9.6 H 22 L 20.2 19 Q 19.8 21.2 17.6 21.2 H 6.4 Q 4.2 21.2 3.8 19 Z"),
        .line("M 6.4 9.4 L 9.4 3 M 17.6 9.4 L 14.6 3"),
        .line("M 8.6 13 V 17.6 M 12 13 V 17.6 M 15.4 13 V 17.6", weight: 0.9)
      ),
      "suitcase": SymbolDrawing(
        .line("R 1.8 6.4 20.4 14.2 2.8"),
        .line("M 8.4 6.2 V 4.8 Q 8.4 3 10.2 3 H 13.8 Q 15.6 3 15.6 4.8 V 6.2"),
        .line("M 6.6 6.4 V 20.6 M 17.4 6.4 V 20.6", weight: 0.9)
      ),
      "case": SymbolDrawing(
        .line("R 1.8 6.4 20.4 14.2 2.8"),
        .line("M 8.4 6.2 V 4.8 Q 8.4 3 10.2 3 H 13.8 Q 15.6 3 15.6 4.8 V 6.2")
      ),
      "menucard": SymbolDrawing(
        .line(
          """
          M 12 5 L 19 3 Q 20.6 2.6 20.6 4.2 V 18 Q 20.6 19.4 19.2 19.8 L 12 21.8 L 4.8 19.8 Q
          3.4 19.4 3.4 18 V 4.2 Q 3.4 2.6 5 3 Z
          """
        ),
        .line("M 12 5 V 21.8"),
        .line(
          "M 6.6 8 L 9 8.7 M 6.6 12 L 9 12.7 M 15 8.7 L 17.4 8 M 15 12.7 L 17.4 12",
          weight: 0.85
        )
      ),
      "megaphone": SymbolDrawing(
        .line(
          """
          M 2.4 10.4 Q 2.4 9.2 3.6 8.8 L 17.8 3.4 Q 19.4 3 19.4 4.6 V 18 Q 19.4 19.6 17.8 19.2
          L 3.6 13.8 Q 2.4 13.4 2.4 12.4 Z
          """
        ),
        .line(
          """
          M 6 14.8 V 17.4 C 6 19.2 7.2 20.4 8.8 20.4 C 10.4 20.4 11.4 19.4 11.6 17.2 M 22 9.8
          V 13
          """
        )
      ),
      "horn": SymbolDrawing(
        .line(
          """
          M 2.2 9.8 H 12 C 15.6 9.8 18.8 8 21.4 5 V 19 C 18.8 16 15.6 14.2 12 14.2 H 2.2 Z
          """
        ),
        .line("M 6.4 14.2 V 18.4 H 11 V 14.2")
      ),
      "bed.double": SymbolDrawing(
        .line(
          """
          M 2 19.6 V 15.4 Q 2 12.6 4.8 12.6 H 19.2 Q 22 12.6 22 15.4 V 19.6 M 2 17.4 H 22 M 4
          12.4 V 7 Q 4 4.6 6.4 4.6 H 17.6 Q 20 4.6 20 7 V 12.4 M 6.8 12.4 V 10.6 Q 6.8 9.4 8
          9.4 H 10.4 Q 11.6 9.4 11.6 10.6 V 12.4 M 12.4 12.4 V 10.6 Q 12.4 9.4 13.6 9.4 H 16 Q
          17.2 9.4 17.2 10.6 V 12.4
          """
        )
      ),
      "bed.double.fill": SymbolDrawing(
        .solid("R 2 12.6 20 4.8 2.2"),
        .line("M 2 16 V 20 M 22 16 V 20"),
        .solid("M 4 10.4 V 7 Q 4 4.6 6.4 4.6 H 17.6 Q 20 4.6 20 7 V 10.4 Z"),
        .cut("R 6 7.6 5.2 4.6 1.2 R 12.8 7.6 5.2 4.6 1.2"),
        .fill("R 6.8 8.4 3.8 2.6 0.9 R 13.4 8.4 3.8 2.6 0.9")
      ),
      "sofa": SymbolDrawing(
        .line(
          """
          M 4.6 10.4 V 7.4 Q 4.6 4.6 7.4 4.6 H 16.6 Q 19.4 4.6 19.4 7.4 V 10.4 M 6.6 15 V 12.6
          C 6.6 9.8 2 9.8 2 12.6 V 16.6 Q 2 19 4.4 19 H 19.6 Q 22 19 22 16.6 V 12.6 C 22 9.8
          17.4 9.8 17.4 12.6 V 15 Z M 5 19 V 21 M 19 19 V 21
          """
        )
      ),
      "chair": SymbolDrawing(
        .line(
          """
          M 6.4 2.4 V 13 H 17.6 V 2.4 Q 12 4.4 6.4 2.4 M 5.4 13 H 18.6 V 16 H 5.4 Z M 6.4 16 V
          22 M 17.6 16 V 22
          """
        )
      ),
      "window.shade.closed": SymbolDrawing(
        .line("R 3.4 2.6 17.2 18.8 1.8"),
        .line("M 3.4 7 H 20.6 M 3.4 11 H 20.6 M 3.4 15 H 20.6 M 3.4 18.4 H 20.6", weight: 0.9)
      ),
      "window.shade.open": SymbolDrawing(
        .line("R 3.4 2.6 17.2 18.8 1.8"),
        .line("M 3.4 6.4 H 20.6 M 12 6.4 V 21.4 M 3.4 14 H 20.6", weight: 0.9)
      ),
      "beach.umbrella": SymbolDrawing(
        .line(
          """
          M 3 13.6 C 3.4 7.6 7 3.4 12.6 2.8 C 18 3 21.4 7 22 12.4 C 15.6 10.8 9.4 11.2 3 13.6
          Z
          """
        ),
        .line("M 12.6 11 L 13.6 21.4 M 4 21.6 C 8 19.6 17 19.6 20.6 21.6")
      ),
      "fuelpump": SymbolDrawing(
        .line("M 3.4 21.4 V 5 Q 3.4 2.6 5.8 2.6 H 12.2 Q 14.6 2.6 14.6 5 V 21.4 Z"),
        .line("R 6.2 5.6 5.6 4.6 0.8", weight: 0.85),
        .line(
          """
          M 1.8 21.6 H 16.2 M 14.6 13 H 16 Q 17.8 13 17.8 14.8 V 17.4 C 17.8 19.8 21.4 19.8
          21.4 17.4 V 8.4 L 17.8 4.8
          """
        )
      ),
      "flag.checkered": SymbolDrawing(
        .line(
          """
          M 4.4 22 V 3.8 C 6 3 8.4 2.8 11 3.8 C 14.2 5 17 4.8 20 3.6 V 14 C 17 15.2 14.2 15.4
          11 14.2 C 8.4 13.2 6 13.6 4.4 14.4
          """
        ),
        .fill(
          """
          M 4.8 4 L 9.8 3.4 V 8.6 L 4.8 9 Z M 15 4.8 L 20 3.8 V 9 L 15 10 Z M 9.8 8.6 L 15 10
          V 15 L 9.8 13.8 Z
          """
        )
      ),
      "theatermasks": SymbolDrawing(
        .line(
          """
          M 2 4.4 C 5.6 5.6 9.4 5.6 13 4.4 V 11 C 13 14.6 10.8 17 7.5 17 C 4.2 17 2 14.6 2 11
          Z
          """
        ),
        .line(
          """
          M 16 7.4 C 18 7.8 20 7.6 22 7 V 14 C 22 17.8 19.8 20.4 16.5 20.4 C 14.6 20.4 13 19.6
          12 18.2
          """
        ),
        .fill("O 5.4 9.4 1.1 O 9.6 9.4 1.1 O 18.8 12 1.1"),
        .line("M 5.2 12.4 C 6.4 13.8 8.6 13.8 9.8 12.4", weight: 0.85)
      ),
      "sportscourt": SymbolDrawing(
        .line("R 1.4 4.4 21.2 15.2 2"),
        .line("M 12 4.4 V 19.6 M 1.4 9 H 5 V 15 H 1.4 M 22.6 9 H 19 V 15 H 22.6"),
        .line("O 12 12 2.6")
      ),
      "bolt.horizontal": SymbolDrawing(
        .line("K 6 1 1.4 10 13.2 19.6 13.2 13.2 22.6 14 10.8 4.4 10.8 10.8")
      ),
      "bolt.horizontal.cloud": SymbolDrawing(
        .symbol("cloud", x: 12, y: 12, side: 21.6, weight: 1),
        .symbol("bolt.horizontal.fill", x: 12, y: 13.4, side: 11, weight: 0.6)
      ),
      "bolt.horizontal.cloud.fill": SymbolDrawing(
        .symbol("cloud.fill", x: 12, y: 12, side: 21.6, weight: 1),
        .cutSymbol("bolt.horizontal.fill", x: 12, y: 13.4, side: 11.6, weight: 0.6)
      ),
      "cloud.and.arrow.up": SymbolDrawing(
        .symbol("cloud", x: 12, y: 9.8, side: 22, weight: 1),
        .cut("R 8.6 11 6.8 12 2"),
        .line("M 12 21.8 V 12.6 M 8.8 15.4 L 12 12.2 L 15.2 15.4")
      ),
      "cloud.and.arrow.down": SymbolDrawing(
        .symbol("cloud", x: 12, y: 9.8, side: 22, weight: 1),
        .cut("R 8.6 9 6.8 14 2"),
        .line("M 12 11 V 21.4 M 8.8 18.4 L 12 21.6 L 15.2 18.4")
      ),
      "cloud.and.arrow.up.fill": SymbolDrawing(
        .symbol("cloud.fill", x: 12, y: 9.8, side: 22, weight: 1),
        .cutLine("M 12 21.8 V 12.6 M 8.8 15.4 L 12 12.2 L 15.2 15.4", gap: 1.2),
        .line("M 12 21.8 V 12.6 M 8.8 15.4 L 12 12.2 L 15.2 15.4")
      ),
      "cloud.and.arrow.down.fill": SymbolDrawing(
        .symbol("cloud.fill", x: 12, y: 9.8, side: 22, weight: 1),
        .cutLine("M 12 11 V 21.4 M 8.8 18.4 L 12 21.6 L 15.2 18.4", gap: 1.2),
        .line("M 12 11 V 21.4 M 8.8 18.4 L 12 21.6 L 15.2 18.4")
      ),
      "arrow.clockwise.cloud": SymbolDrawing(
        .symbol("cloud", x: 12, y: 12, side: 21.6, weight: 1),
        .symbol("arrow.clockwise", x: 12, y: 13.4, side: 8.2, weight: 0.8)
      ),
      "checkmark.cloud": SymbolDrawing(
        .symbol("cloud", x: 12, y: 12, side: 21.6, weight: 1),
        .line("M 8.6 13.8 L 11 16.4 L 15.4 10.4", weight: 0.95)
      ),
      "exclamationmark.cloud": SymbolDrawing(
        .symbol("cloud", x: 12, y: 12, side: 21.6, weight: 1),
        .symbol("exclamationmark", x: 12, y: 13.2, side: 8.4, weight: 0.9)
      ),
      "exclamationmark.cloud.fill": SymbolDrawing(
        .symbol("cloud.fill", x: 12, y: 12, side: 21.6, weight: 1),
        .cutSymbol("exclamationmark", x: 12, y: 13.2, side: 8.4)
      ),
      "person.cloud": SymbolDrawing(
        .symbol("cloud", x: 12, y: 12, side: 21.6, weight: 1),
        .symbol("person.fill", x: 12, y: 13.6, side: 8.4, weight: 0.5)
      ),
      "key.cloud": SymbolDrawing(
        .symbol("cloud", x: 12, y: 12, side: 21.6, weight: 1),
        .symbol("key.fill", x: 12, y: 13.4, side: 8.4, weight: 0.5)
      ),
      "heart.text.square": SymbolDrawing(
        .line("R 2.8 2.8 18.4 18.4 3.6"),
        .symbol("heart.fill", x: 8.4, y: 9, side: 5.8, weight: 0.6),
        .line("M 13.4 7.6 H 17.6 M 13.4 11 H 17.6 M 6.4 15.6 H 17.6", weight: 0.9)
      ),
      "questionmark.diamond": SymbolDrawing(
        .line(turnDiamond),
        .symbol("questionmark", x: 12, y: 12, side: 11, weight: 0.95)
      ),
    ]
  )
}
