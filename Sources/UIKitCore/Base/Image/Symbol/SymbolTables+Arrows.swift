extension SymbolTables {
  /// Two arcs of a circle with heads.
  private static let circlepath: [SymbolDrawing.Mark] = [
    .line("D 12 12 8.6 -168 -42 M 12 12 D 12 12 8.6 12 138"),
    .fill("A 18.6 6.6 56 5 6.4 A 5.4 17.4 236 5 6.4"),
  ]
  private static let clockwiseArc = "D 12 12.8 8.6 -12 268"
  private static let clockwiseHead = "A 11.8 4.2 2 5.4 6.4"
  private static let counterclockwiseArc = "D 12 12.8 8.6 192 -88"
  private static let counterclockwiseHead = "A 12.2 4.2 178 5.4 6.4"

  /// Returns an arrow around a number.
  private static func skip(_ isForward: Bool, _ label: String?) -> SymbolDrawing {
    let arrow: [SymbolDrawing.Mark] =
      isForward
      ? [.line("D 12 12.8 8.8 -52 270"), .fill("A 11.6 4 0 5.4 6.8")]
      : [.line("D 12 12.8 8.8 232 -90"), .fill("A 12.4 4 180 5.4 6.8")]
    guard let label else { return SymbolDrawing(arrow) }
    let side: CGFloat = label.count > 1 && Int(label) != nil ? 8.2 : 6.4
    return SymbolDrawing(arrow + [.symbol(label, x: 12, y: 13, side: side, weight: 0.85)])
  }

  private static let skips: [String: SymbolDrawing] = [
    nil, "5", "10", "15", "30", "45", "plus", "minus",
  ].reduce(into: [:]) { table, label in
    let suffix = label.map { "." + $0 } ?? ""
    table["goforward" + suffix] = skip(true, label)
    table["gobackward" + suffix] = skip(false, label)
  }

  static let arrows = merged(
    skips,
    [
      "arrow.clockwise": SymbolDrawing(.line(clockwiseArc), .fill(clockwiseHead)),
      "arrow.counterclockwise": SymbolDrawing(
        .line(counterclockwiseArc),
        .fill(counterclockwiseHead)
      ),
      "arrow.triangle.2.circlepath": SymbolDrawing(circlepath),
      "exclamationmark.arrow.triangle.2.circlepath": SymbolDrawing(
        circlepath + [.symbol("exclamationmark", x: 12, y: 12, side: 8, weight: 0.9)]
      ),
      "arrow.2.circlepath": SymbolDrawing(
        .line("D 12 12 8.6 -168 -36 M 12 12 D 12 12 8.6 12 144"),
        .line("M 19.8 3.2 V 7.4 H 15.6 M 4.2 20.8 V 16.6 H 8.4")
      ),
      "arrow.3.trianglepath": SymbolDrawing(
        .line("M 7.4 8.6 L 10.6 3.4 Q 12 1.6 13.4 3.4 L 15.6 7 M 18.4 12.4 L 20.8 16.6"),
        .line(
          """
          M 20.8 16.6 Q 21.8 19 19.2 19.2 H 14 M 9 19.2 H 4.8 Q 2.2 19 3.2 16.6 L 5.2 13.2
          """
        ),
        .fill("A 15.2 6.4 60 4.6 5.6 A 14.4 19.2 180 4.6 5.6 A 5 13.6 300 4.6 5.6")
      ),
      "arrow.2.squarepath": SymbolDrawing(
        .line(
          """
          M 6.2 18.8 V 8.4 Q 6.2 5.6 9 5.6 H 14 M 17.8 5.2 V 15.6 Q 17.8 18.4 15 18.4 H 10
          """
        ),
        .line("M 2.6 15.2 L 6.2 18.8 L 9.8 15.2 M 14.2 8.8 L 17.8 5.2 L 21.4 8.8")
      ),
      "repeat": SymbolDrawing(
        .line("M 2.6 11.4 V 10.6 Q 2.6 6.6 6.6 6.6 H 20 M 16.4 2.8 L 20.2 6.6 L 16.4 10.4"),
        .line(
          """
          M 21.4 12.6 V 13.4 Q 21.4 17.4 17.4 17.4 H 4 M 7.6 13.6 L 3.8 17.4 L 7.6 21.2
          """
        )
      ),
      "repeat.1": SymbolDrawing(
        .line("M 2.6 11.4 V 10.6 Q 2.6 6.6 6.6 6.6 H 14.6 M 11 2.8 L 14.8 6.6 L 11 10.4"),
        .line(
          """
          M 21.4 12.6 V 13.4 Q 21.4 17.4 17.4 17.4 H 4 M 7.6 13.6 L 3.8 17.4 L 7.6 21.2
          """
        ),
        .line("M 18.6 4 L 20.8 2.4 V 9.4")
      ),
      "shuffle": SymbolDrawing(
        .line(
          """
          M 2 7 H 5.2 C 7.2 7 8.4 7.8 9.4 9.4 L 12.6 14.6 C 13.6 16.2 14.8 17 16.8 17 H 21.2
          """
        ),
        .line("M 2 17 H 5.2 C 7.2 17 8.4 16.2 9.4 14.6 L 9.6 14.2 M 12.4 9.8 L 12.6 9.4"),
        .line("M 12.6 9.4 C 13.6 7.8 14.8 7 16.8 7 H 21.2"),
        .line("M 18 3.6 L 21.4 7 L 18 10.4 M 18 13.6 L 21.4 17 L 18 20.4")
      ),
      "arrow.up.arrow.down": SymbolDrawing(
        .line("M 7.2 20 V 4.4 M 2.6 8.8 L 7.2 4.2 L 11.8 8.8"),
        .line("M 16.8 4 V 19.6 M 12.2 15.2 L 16.8 19.8 L 21.4 15.2")
      ),
      "arrow.left.arrow.right": SymbolDrawing(
        .line("M 20 7.2 H 4.4 M 8.8 2.6 L 4.2 7.2 L 8.8 11.8"),
        .line("M 4 16.8 H 19.6 M 15.2 12.2 L 19.8 16.8 L 15.2 21.4")
      ),
      "arrow.right.arrow.left": SymbolDrawing(
        .line("M 4 7.2 H 19.6 M 15.2 2.6 L 19.8 7.2 L 15.2 11.8"),
        .line("M 20 16.8 H 4.4 M 8.8 12.2 L 4.2 16.8 L 8.8 21.4")
      ),
      "arrow.up.and.down": SymbolDrawing(
        .line("M 12 3 V 21 M 7 8 L 12 3 L 17 8 M 7 16 L 12 21 L 17 16")
      ),
      "arrow.left.and.right": SymbolDrawing(
        .line("M 3 12 H 21 M 8 7 L 3 12 L 8 17 M 16 7 L 21 12 L 16 17")
      ),
      "arrow.up.and.down.and.arrow.left.and.right": SymbolDrawing(
        .line(
          """
          M 12 2 V 22 M 2 12 H 22 M 8.8 5.2 L 12 2 L 15.2 5.2 M 8.8 18.8 L 12 22 L 15.2 18.8
          """
        ),
        .line("M 5.2 8.8 L 2 12 L 5.2 15.2 M 18.8 8.8 L 22 12 L 18.8 15.2")
      ),
      "arrow.up.left.and.arrow.down.right": SymbolDrawing(
        .line("M 3.6 10 V 3.6 H 10 M 3.8 3.8 L 10.4 10.4"),
        .line("M 20.4 14 V 20.4 H 14 M 20.2 20.2 L 13.6 13.6")
      ),
      "arrow.down.right.and.arrow.up.left": SymbolDrawing(
        .line("M 10.4 4 V 10.4 H 4 M 10.2 10.2 L 3.2 3.2"),
        .line("M 13.6 20 V 13.6 H 20 M 13.8 13.8 L 20.8 20.8")
      ),
      "arrow.triangle.branch": SymbolDrawing(
        .line(
          """
          M 7.6 21.4 V 5.6 M 7.6 17 C 7.6 14.6 9 13.4 11.4 13.4 H 12.6 C 15 13.4 16.4 12.2
          16.4 9.8
          """
        ),
        .fill("A 7.6 6.2 270 4.6 6.2 A 16.4 10.6 270 4.6 6.2")
      ),
      "arrow.triangle.merge": SymbolDrawing(
        .line(
          """
          M 12 3.6 V 12 M 5.6 20.6 C 5.6 16.4 12 16.4 12 11.4 M 18.4 20.6 C 18.4 16.4 12 16.4
          12 11.4
          """
        ),
        .fill("A 12 6.2 270 4.6 6.2")
      ),
      "arrow.triangle.turn.up.right.diamond": SymbolDrawing(
        .line(turnDiamond),
        .line("M 8.6 15.4 V 12.6 Q 8.6 10.8 10.4 10.8 H 13"),
        .fill("A 12.8 10.8 0 3.8 5.4")
      ),
      "arrow.left.and.right.righttriangle.left.righttriangle.right": SymbolDrawing(
        .line("M 12 3 V 21"),
        .line("K 3 1 9 6 9 18 2 18 K 3 1 15 6 22 18 15 18")
      ),
      "chevron.up.chevron.down": SymbolDrawing(
        .line("M 7 8.6 L 12 3.6 L 17 8.6 M 7 15.4 L 12 20.4 L 17 15.4")
      ),
      "chevron.left.forwardslash.chevron.right": SymbolDrawing(
        .line("M 6.6 6.4 L 1 12 L 6.6 17.6 M 17.4 6.4 L 23 12 L 17.4 17.6 M 14 4 L 10 20")
      ),
      "rectangle.portrait.and.arrow.right": SymbolDrawing(
        .line(
          """
          M 14.4 8.2 V 5 Q 14.4 2.4 11.8 2.4 H 5.2 Q 2.6 2.4 2.6 5 V 19 Q 2.6 21.6 5.2 21.6 H 11.8
          Q 14.4 21.6 14.4 19 V 15.8
          """
        ),
        .line("M 8.6 12 H 22 M 18.2 8 L 22.2 12 L 18.2 16")
      ),
      "arrow.up.forward.app": SymbolDrawing(
        .line("R 2.4 2.4 19.2 19.2 5"),
        .line("M 8.4 15.6 L 15.2 8.8 M 9.6 8.4 H 15.6 V 14.4")
      ),
      "arrow.up.right.and.arrow.down.left.rectangle": SymbolDrawing(
        .line(window),
        .line(
          """
          M 13.4 10.6 L 17.4 6.8 M 14.2 6.8 H 17.4 V 10 M 10.6 13.4 L 6.6 17.2 M 6.6 14 V 17.2
          H 9.8
          """,
          weight: 0.9
        )
      ),
      "return": SymbolDrawing(.line(returnArrow)),
      "restart": SymbolDrawing(
        .line("D 12 12.8 8.6 232 -90 M 12 8.6 V 13"),
        .fill("A 12.4 4.2 180 5.2 6.4")
      ),
      "rotate.right": SymbolDrawing(
        .line("R 5.6 9.4 12.8 12.8 2.6 M 4 6.4 C 8 2.6 15 2.8 18.4 6"),
        .fill("A 17.8 5.4 52 4.6 5.6")
      ),
      "rotate.left": SymbolDrawing(
        .line("R 5.6 9.4 12.8 12.8 2.6 M 20 6.4 C 16 2.6 9 2.8 5.6 6"),
        .fill("A 6.2 5.4 128 4.6 5.6")
      ),
      "flip.horizontal": SymbolDrawing(
        .line("M 12 2 V 22"),
        .line("K 3 1.2 8.8 5.6 8.8 18.4 2 18.4 K 3 1.2 15.2 5.6 22 18.4 15.2 18.4")
      ),
      "flip.horizontal.fill": SymbolDrawing(
        .line("M 12 2 V 22"),
        .solid("K 3 1.2 8.8 5.6 8.8 18.4 2 18.4"),
        .line("K 3 1.2 15.2 5.6 22 18.4 15.2 18.4")
      ),
    ]
  )

  static let turnDiamond = """
    M 10.6 2.2 Q 12 0.9 13.4 2.2 L 21.8 10.6 Q 23.1 12 21.8 13.4 L 13.4 21.8 Q 12 23.1 10.6 21.8
    L 2.2 13.4 Q 0.9 12 2.2 10.6 Z
    """
}
