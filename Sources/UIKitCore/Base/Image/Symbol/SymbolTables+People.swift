extension SymbolTables {
  private static let person = """
    O 12 7 4.4
    M 3.6 19.4 C 3.6 16.2 7.2 13.8 12 13.8 C 16.8 13.8 20.4 16.2 20.4 19.4 Q 20.4 21.2 18.6 21.2
    H 5.4 Q 3.6 21.2 3.6 19.4 Z
    """
  private static let pair = """
    O 8.6 7.8 3.8
    M 1.4 19 C 1.4 16 4.5 14 8.6 14 C 12.7 14 15.8 16 15.8 19 Q 15.8 20.2 14.6 20.2
    H 2.6 Q 1.4 20.2 1.4 19 Z
    """
  private static let bust = """
    M 5.4 18.6 C 6.6 15.8 9 14.6 12 14.6 C 15 14.6 17.4 15.8 18.6 18.6
    C 16.8 20.2 14.5 21.1 12 21.1 C 9.5 21.1 7.2 20.2 5.4 18.6 Z
    """
  private static let sitters = """
    O 12 7.6 3.4
    M 5.8 18.4 C 5.8 15.6 8.4 13.6 12 13.6 C 15.6 13.6 18.2 15.6 18.2 18.4 Q 18.2 19.6 17 19.6
    H 7 Q 5.8 19.6 5.8 18.4 Z
    """
  private static let sideHeads = "O 2.4 9 2.5 O 21.6 9 2.5"
  private static let sideBodies = """
    M 3 13.8 C -0.4 13.8 -2.8 15.6 -2.8 18.2 Q -2.8 19.2 -1.8 19.2 H 3
    M 21 13.8 C 24.4 13.8 26.8 15.6 26.8 18.2 Q 26.8 19.2 25.8 19.2 H 21
    """

  static let people = merged(
    outlined("person", person),
    [
      "person.crop.circle": SymbolDrawing(
        .layer(2),
        .line("O 12 12 10.2"),
        .layer(1),
        .fill("O 12 9.2 3.9 " + bust)
      ),
      "person.crop.circle.fill": SymbolDrawing(
        .solid("O 12 12 10.2", cut: "O 12 9.2 3.9 " + bust)
      ),
      "person.crop.square": SymbolDrawing(
        .line("R 2.8 2.8 18.4 18.4 3.6"),
        .fill("O 12 9.2 3.6"),
        .fill("M 5 20.4 C 5.6 16.6 8.4 14.6 12 14.6 C 15.6 14.6 18.4 16.6 19 20.4 Z")
      ),
      "person.crop.rectangle": SymbolDrawing(
        .line("R 1.4 3.6 21.2 16.8 3"),
        .fill("O 12 9.4 3.2"),
        .fill("M 6 19.6 C 6.4 16.2 8.8 14.2 12 14.2 C 15.2 14.2 17.6 16.2 18 19.6 Z")
      ),
      "person.crop.artframe": SymbolDrawing(
        .line("R 2.8 2.8 18.4 18.4 2 R 6.2 6.2 11.6 11.6 1"),
        .fill("O 12 10.4 2.2"),
        .fill("M 7.8 17.2 C 8 15 9.8 13.8 12 13.8 C 14.2 13.8 16 15 16.2 17.2 Z")
      ),
      "person.2": SymbolDrawing(
        .layer(2),
        .line(
          """
          M 15.2 4.4 C 17.8 3.8 19.8 5.5 19.8 7.9 C 19.8 9.7 18.8 11.1 17.2 11.6 M 18.6 14.2
          C 21.2 14.8 22.8 16.6 22.8 18.9 Q 22.8 20.2 21.4 20.2 H 19.4
          """
        ),
        .layer(1),
        .line(pair)
      ),
      "person.2.fill": SymbolDrawing(
        .layer(2),
        .fill(
          """
          M 15.2 3.9 C 18.4 3.2 20.7 5.4 20.7 7.9 C 20.7 10.6 18.2 12.6 15.4 11.9
          C 16.7 9.4 16.7 6.4 15.2 3.9 Z
          M 17 13.6 C 20.8 13.8 23.7 15.9 23.7 19 Q 23.7 21 21.7 21 H 18.4
          C 18.8 18.2 18.4 15.6 17 13.6 Z
          """
        ),
        .layer(1),
        .solid(pair)
      ),
      "person.3": SymbolDrawing(
        .layer(2),
        .line(sideHeads),
        .line(sideBodies),
        .layer(1),
        .line(sitters)
      ),
      "person.3.fill": SymbolDrawing(
        .layer(2),
        .solid(sideHeads),
        .fill(
          """
          M 3.6 13 C -0.8 12.8 -3.6 15.2 -3.6 18.2 Q -3.6 20 -1.8 20 H 4 C 3.4 17.4 3.6 15 5 13.2 Z
          M 20.4 13 C 24.8 12.8 27.6 15.2 27.6 18.2 Q 27.6 20 25.8 20 H 20
          C 20.6 17.4 20.4 15 19 13.2 Z
          """
        ),
        .layer(1),
        .solid(sitters)
      ),
      "person.badge.plus": SymbolDrawing(.line(aside), .line("+ 20.6 9 2.8")),
      "person.fill.badge.plus": SymbolDrawing(.solid(aside), .line("+ 20.6 9 2.8")),
      "person.badge.minus": SymbolDrawing(.line(aside), .line("M 17.8 9 H 23.4")),
      "person.fill.badge.minus": SymbolDrawing(.solid(aside), .line("M 17.8 9 H 23.4")),
      "person.fill.checkmark": SymbolDrawing(
        .solid(aside),
        .line("M 17.8 9.4 L 19.8 11.8 L 23.6 6.6")
      ),
      "person.fill.xmark": SymbolDrawing(
        .solid(aside),
        .line("M 18.4 6.8 L 23 11.4 M 23 6.8 L 18.4 11.4")
      ),
      "person.fill.questionmark": SymbolDrawing(
        .solid(aside),
        .symbol("questionmark", x: 21, y: 9, side: 9, weight: 0.9)
      ),
      "person.wave.2": SymbolDrawing(
        .line(aside),
        .line("D 15 7 4.4 -42 42 D 15 7 8 -42 42")
      ),
      "person.text.rectangle": SymbolDrawing(
        .line("R 1.4 3.8 21.2 16.4 3"),
        .fill("O 7.4 9.6 2.2"),
        .fill("M 3.8 16.2 C 4 13.8 5.4 12.8 7.4 12.8 C 9.4 12.8 10.8 13.8 11 16.2 Z"),
        .line("M 14 9 H 19 M 14 12.4 H 19 M 14 15.8 H 17")
      ),
      "person.and.arrow.left.and.arrow.right": SymbolDrawing(
        .line(
          """
          O 12 6 3.4 M 5.6 21.6 C 5.6 17.8 8.2 15.4 12 15.4 C 15.8 15.4 18.4 17.8 18.4 21.6 Z
          """
        ),
        .line(
          """
          M 6.2 6 H 0.8 M 3 3.6 L 0.6 6 L 3 8.4 M 17.8 6 H 23.2 M 21 3.6 L 23.4 6 L 21 8.4
          """
        )
      ),
      "figure.stand": SymbolDrawing(
        .fill("O 12 3.4 2.4"),
        .line("M 12 8.4 V 14 M 10.4 21.4 V 14 M 13.6 21.4 V 14", weight: 1.5),
        .line("M 8.4 14.2 V 9.4 Q 8.4 7.6 10.2 7.6 H 13.8 Q 15.6 7.6 15.6 9.4 V 14.2", weight: 1.1)
      ),
      "figure.walk": SymbolDrawing(
        .fill("O 13.4 3.2 2.3"),
        .line("M 12.4 8.6 L 11 14", weight: 2.1),
        .line("M 11.4 14 L 14.4 16.8 L 15.6 21.6 M 10.8 14 L 9.8 18 L 6.8 21.4", weight: 1.3),
        .line("M 12 7.8 L 8.4 9.8 L 7.4 13 M 13 8.4 L 15 11.4 L 17.8 12.4", weight: 1.15)
      ),
      "figure.run": SymbolDrawing(
        .fill("O 15.6 3.4 2.3"),
        .line("M 13.4 8 L 10.6 13.4", weight: 2.1),
        .line("M 10.8 13.6 L 14.6 16 L 13.6 21 M 10.2 13.4 L 8.4 17 H 3.6", weight: 1.3),
        .line("M 13 7.4 L 8.8 7.6 L 6.4 10.6 M 14 8.4 L 16.6 11.2 L 20 10.6", weight: 1.15)
      ),
      "figure.play": SymbolDrawing(
        .fill("O 12 3.8 2.4"),
        .line("M 12 9 V 13.6", weight: 2.1),
        .line("M 11.6 14 L 7.6 20.8 M 12.4 14 L 16.4 20.8", weight: 1.3),
        .line("M 12 8.4 L 6.4 7 L 3.8 3.4 M 12 8.4 L 17.6 7 L 20.2 3.4", weight: 1.15)
      ),
      "figure.and.child.holdinghands": SymbolDrawing(
        .fill("O 8.4 3.6 2.4 O 18.6 9.2 1.8"),
        .line("M 8.4 8.6 V 14 M 6.8 21.6 V 14 M 10 21.6 V 14", weight: 1.5),
        .line("M 4.4 13.6 V 9.4 Q 4.4 7.8 6 7.8 H 10.4 Q 11.6 7.8 12.2 9 L 15 14.2", weight: 1.1),
        .line("M 18.6 13.4 V 17 M 17.6 21.6 V 17 M 19.6 21.6 V 17", weight: 1.2),
        .line("M 15 14.2 L 17.6 12.8 H 19.6 L 22 16", weight: 0.9)
      ),
      "accessibility": SymbolDrawing(
        .line("O 12 12 10.2"),
        .fill("O 12 6.8 1.7"),
        .line(
          """
          M 6.8 9.8 L 10.4 10.6 V 13.4 L 9 18 M 17.2 9.8 L 13.6 10.6 V 13.4 L 15 18 M 10.4
          10.6 H 13.6
          """
        )
      ),
      "face.smiling": SymbolDrawing(
        .line("O 12 12 10.2"),
        .fill("E 8.6 9.4 1.3 1.7 E 15.4 9.4 1.3 1.7"),
        .line("M 7.2 14 C 8.2 16.4 9.8 17.4 12 17.4 C 14.2 17.4 15.8 16.4 16.8 14")
      ),
      "face.dashed": SymbolDrawing(
        .line(dashes),
        .fill("E 8.6 9.4 1.3 1.7 E 15.4 9.4 1.3 1.7"),
        .line("M 7.2 14 C 8.2 16.4 9.8 17.4 12 17.4 C 14.2 17.4 15.8 16.4 16.8 14")
      ),
      "faceid": SymbolDrawing(
        .line(viewfinderCorners),
        .line("M 8.2 8.2 V 9.8 M 15.8 8.2 V 9.8 M 12.2 8.2 V 12 Q 12.2 13 11.2 13 H 10.8"),
        .line("M 8.2 15.4 C 9.2 16.6 10.4 17.2 12 17.2 C 13.6 17.2 14.8 16.6 15.8 15.4")
      ),
      "touchid": SymbolDrawing(
        .line("D 12 12.4 10 -160 -20", weight: 0.8),
        .line(
          """
          M 4.4 17.4 C 5.4 15.6 5.4 14 5.4 12.4 C 5.4 8.6 8.2 5.8 12 5.8 C 15.8 5.8 18.6 8.6
          18.6 12.4 C 18.6 14.4 18.4 16.4 18 18.4
          """,
          weight: 0.8
        ),
        .line(
          """
          M 7.2 20 C 8.6 17.6 8.8 15 8.8 12.4 C 8.8 10.4 10.2 9.2 12 9.2 C 13.8 9.2 15.2 10.4
          15.2 12.4 C 15.2 15.6 14.8 18.8 13.6 21.6
          """,
          weight: 0.8
        ),
        .line("M 12 12.4 C 12 15.8 11.8 18.8 10.2 21.6", weight: 0.8)
      ),
      "brain.head.profile": SymbolDrawing(
        .line(
          """
          M 15.8 22 V 18.8 H 17.6 Q 19.6 18.8 19.6 16.8 V 14.2 H 21 Q 21.8 14 21.4 13.2 L 19.4 9.6
          C 19.2 5 15.6 2 11.2 2 C 6.4 2 2.8 5.6 2.8 10.2 C 2.8 13.2 4.2 15.4 6 17 V 22
          """
        ),
        .line("O 8.8 9 2.4 O 13 7.8 2.4 O 12.4 11.8 2.2", weight: 0.8)
      ),
    ]
  )

  private static let aside = """
    O 9.4 7.4 4.2
    M 1.4 19.4 C 1.4 16.2 4.8 13.9 9.4 13.9 C 14 13.9 17.4 16.2 17.4 19.4 Q 17.4 21 15.8 21
    H 3 Q 1.4 21 1.4 19.4 Z
    """
  static let dashes = """
    D 12 12 10.2 -18 18 D 12 12 10.2 42 78 D 12 12 10.2 102 138 D 12 12 10.2 162 198
    D 12 12 10.2 222 258 D 12 12 10.2 282 318
    """
  static let viewfinderCorners = """
    M 2.2 7.6 V 5.4 Q 2.2 2.2 5.4 2.2 H 7.6 M 16.4 2.2 H 18.6 Q 21.8 2.2 21.8 5.4 V 7.6
    M 21.8 16.4 V 18.6 Q 21.8 21.8 18.6 21.8 H 16.4 M 7.6 21.8 H 5.4 Q 2.2 21.8 2.2 18.6 V 16.4
    """
}
