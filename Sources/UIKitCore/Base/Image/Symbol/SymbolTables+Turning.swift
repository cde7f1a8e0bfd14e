extension SymbolTables {
  /// Symbols that point up, from which those for other directions are made.
  static let turning: [String: SymbolDrawing] = [
    "arrow.up": SymbolDrawing(.line("M 12 20.6 V 4 M 5.9 9.9 L 12 3.8 L 18.1 9.9")),
    "arrow.up.to.line": SymbolDrawing(
      .line("M 4.4 3.4 H 19.6 M 12 21 V 7.8 M 6.8 12.8 L 12 7.6 L 17.2 12.8")
    ),
    "arrow.up.to.line.compact": SymbolDrawing(
      .line("M 4.8 5 H 19.2 M 12 19.4 V 9 M 7.8 13 L 12 8.8 L 16.2 13")
    ),
    "arrow.up.to.line.alt": SymbolDrawing(
      .line("M 4.4 3.4 H 19.6 M 12 21 V 7.8 M 6.8 12.8 L 12 7.6 L 17.2 12.8")
    ),
    "chevron.up": SymbolDrawing(.line("M 4.7 15.65 L 12 8.35 L 19.3 15.65")),
    "chevron.up.2": SymbolDrawing(
      .line("M 5.2 12 L 12 5.2 L 18.8 12 M 5.2 18.8 L 12 12 L 18.8 18.8")
    ),
    "chevron.compact.up": SymbolDrawing(.line("M 3.2 14 L 12 10 L 20.8 14")),
    "chevron.up.dotted.2": SymbolDrawing(
      .line("M 5.2 18.8 L 12 12 L 18.8 18.8"),
      .fill("O 5.2 12 0.9 O 8.6 8.6 0.9 O 12 5.2 0.9 O 15.4 8.6 0.9 O 18.8 12 0.9")
    ),
    "arrowtriangle.up": SymbolDrawing(.line("K 3 1.6 12 4.4 20 18.4 4 18.4")),
    "arrowshape.up": SymbolDrawing(
      .line("K 7 1 12 2.8 20.8 12 16 12 16 20.8 8 20.8 8 12 3.2 12")
    ),
    "hand.point.up": SymbolDrawing(
      .line(
        """
        M 9.4 12.6 V 4 C 9.4 1.4 12.8 1.4 12.8 4 V 9.6 L 17.6 10.6 C 19.4 11 20.2 12 20 13.8
        L 19.4 18 C 19 20.8 17.2 22.2 14.6 22.2 H 12.4 C 10.4 22.2 9 21.4 7.8 19.8 L 4.4 15.2
        C 3 13.2 5.2 11.4 6.8 13 L 9.4 15.6 Z
        """
      )
    ),
  ]

  /// Symbols that point to the left, from which those for the right are made.
  static let mirroring: [String: SymbolDrawing] = [
    "delete.left": SymbolDrawing(.line(deleteKey), .line(deleteCross)),
    "arrowshape.turn.up.left": SymbolDrawing(
      .line(
        """
        M 9.4 4.2 L 2.8 10.1 Q 2 10.8 2.8 11.5 L 9.4 17.4 Q 10.2 18 10.2 17 V 13.8
        C 15 13.7 18.6 15.2 21 19.2 Q 21.6 20 21.6 19 C 21.2 12.6 17 8.2 10.2 7.8 V 4.6
        Q 10.2 3.5 9.4 4.2 Z
        """
      )
    ),
    "arrow.uturn.left": SymbolDrawing(.line(uturn)),
    "arrow.uturn.backward": SymbolDrawing(.line(uturn)),
    "arrow.turn.up.left": SymbolDrawing(
      .line("M 20 20 V 12.6 Q 20 8.6 16 8.6 H 4 M 8.8 3.6 L 3.8 8.6 L 8.8 13.6")
    ),
    "arrow.turn.down.left": SymbolDrawing(.line(returnArrow)),
    "arrow.turn.left.up": SymbolDrawing(
      .line("M 20 20 H 12.6 Q 8.6 20 8.6 16 V 4 M 3.6 8.8 L 8.6 3.8 L 13.6 8.8")
    ),
    "arrow.turn.left.down": SymbolDrawing(
      .line("M 20 4 H 12.6 Q 8.6 4 8.6 8 V 20 M 3.6 15.2 L 8.6 20.2 L 13.6 15.2")
    ),
    "sidebar.left": SymbolDrawing(.line(window), .line(leftColumn)),
    "sidebar.leading": SymbolDrawing(.line(window), .line(leftColumn)),
    "circle.lefthalf.filled": SymbolDrawing(
      .line("O 12 12 10.2"),
      .fill("M 12 1.8 C 6.4 1.8 1.8 6.4 1.8 12 C 1.8 17.6 6.4 22.2 12 22.2 Z")
    ),
    "circle.lefthalf.fill": SymbolDrawing(
      .line("O 12 12 10.2"),
      .fill("M 12 1.8 C 6.4 1.8 1.8 6.4 1.8 12 C 1.8 17.6 6.4 22.2 12 22.2 Z")
    ),
    "bubble.left": SymbolDrawing(.line(bubble)),
    "text.line.first.and.arrowtriangle.backward": SymbolDrawing(
      .line("M 3 5.4 H 21 M 12 12 H 21 M 3 18.6 H 21"),
      .fill("K 3 0.6 3 12 8.4 8.6 8.4 15.4")
    ),
    "laurel.leading": SymbolDrawing(
      .fill(
        """
        M 14.6 21.4 C 14.3 18.9 11.6 17.6 8.6 18.6 C 9.8 21.6 12.5 22.8 14.6 21.4 Z M
        10.6 18.4 C 10.8 15.9 8.5 14.3 5.5 14.9 C 6.0 17.9 8.4 19.5 10.6 18.4 Z M 8.0
        14.6 C 8.9 12.3 7.2 10.2 4.1 10.0 C 3.8 13.0 5.6 15.1 8.0 14.6 Z M 7.0 10.2 C
        8.5 8.4 7.6 6.0 5.0 4.7 C 3.8 7.4 4.7 9.8 7.0 10.2 Z M 8.4 6.4 C 10.5 5.8 11.0
        3.5 9.5 1.3 C 7.2 2.7 6.7 5.0 8.4 6.4 Z M 12.4 17.8 C 14.4 16.9 14.7 14.5 13.0
        12.4 C 10.9 14.1 10.6 16.5 12.4 17.8 Z M 9.8 13.6 C 12.0 13.5 13.0 11.4 12.1
        8.9 C 9.6 9.7 8.5 11.8 9.8 13.6 Z M 9.0 9.4 C 11.0 9.9 12.6 8.3 12.5 5.8 C
        10.0 5.8 8.4 7.4 9.0 9.4 Z
        """
      )
    ),
    "signpost.left": SymbolDrawing(
      .line("K 5 1.2 7 3.8 20.4 3.8 20.4 12 7 12 2.6 7.9"),
      .line("M 12 1.6 V 3.8 M 12 12 V 22.2")
    ),
  ]

  /// A rectangle with the proportions of a screen, as in "sidebar.left".
  static let window = "R 1.6 3.8 20.8 16.4 3"
  static let bubble = """
    M 12 2.8 C 18 2.8 22.4 6.4 22.4 11.2 C 22.4 16 18 19.6 12 19.6 C 11 19.6 10.1 19.5 9.2 19.3
    C 7.8 20.6 5.9 21.5 4 21.6 Q 3.2 21.6 3.7 20.9 C 4.6 19.9 5 18.8 5 17.5
    C 2.9 16 1.6 13.7 1.6 11.2 C 1.6 6.4 6 2.8 12 2.8 Z
    """
  private static let leftColumn =
    "M 8.4 3.8 V 20.2 M 4.4 7.6 H 5.8 M 4.4 10.6 H 5.8 M 4.4 13.6 H 5.8"
  private static let uturn = """
    M 4 8.4 H 14.6 C 18.2 8.4 20.8 10.8 20.8 14.2 C 20.8 17.6 18.2 20 14.6 20 H 10
    M 8.6 3.4 L 3.6 8.4 L 8.6 13.4
    """
  static let returnArrow = "M 20 4 V 11.4 Q 20 15.4 16 15.4 H 4 M 8.8 10.4 L 3.8 15.4 L 8.8 20.4"
  private static let deleteKey = """
    M 8.6 4.8 H 19.8 Q 22.6 4.8 22.6 7.6 V 16.4 Q 22.6 19.2 19.8 19.2 H 8.6 Q 7.4 19.2 6.6 18.3
    L 1.8 12.9 Q 1 12 1.8 11.1 L 6.6 5.7 Q 7.4 4.8 8.6 4.8 Z
    """
  private static let deleteCross = "M 11.4 8.8 L 17.8 15.2 M 17.8 8.8 L 11.4 15.2"
}
