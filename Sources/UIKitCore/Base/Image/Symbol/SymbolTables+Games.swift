extension SymbolTables {
  private static let clubLeaves = """
    M 12 14.4 C 11 17.6 7.6 19 4.9 17.5 C 2.2 16 1.3 12.6 2.9 10 C 3.9 8.4 5.6 7.5 7.4
    7.6 C 6.6 4.6 8.8 1.8 12 1.8 C 15.2 1.8 17.4 4.6 16.6 7.6 C 18.4 7.5 20.1 8.4 21.1
    10 C 22.7 12.6 21.8 16 19.1 17.5 C 16.4 19 13 17.6 12 14.4 Z
    """
  private static let stemLine = """
    M 12 15 C 12 18.4 11.2 20.6 9.6 22 H 14.4 C 12.8 20.6 12 18.4 12 15
    """
  private static let stemShape = """
    M 12 15 C 12 18.4 11.2 20.6 9.6 22 H 14.4 C 12.8 20.6 12 18.4 12 15 Z
    """
  private static let spadeLeaf = """
    M 12 1.8 C 14 5.6 21.6 8.6 21.6 13.4 C 21.6 16.2 19.6 18 17.2 18 C 15 18 13 16.8 12
    14.6 C 11 16.8 9 18 6.8 18 C 4.4 18 2.4 16.2 2.4 13.4 C 2.4 8.6 10 5.6 12 1.8 Z
    """

  static let games: [String: SymbolDrawing] = [
    "suit.club": SymbolDrawing(
      .line(clubLeaves),
      .line(stemLine)
    ),
    "suit.club.fill": SymbolDrawing(
      .solid(clubLeaves),
      .solid(stemShape)
    ),
    "suit.spade": SymbolDrawing(
      .line(spadeLeaf),
      .line(stemLine)
    ),
    "suit.spade.fill": SymbolDrawing(
      .solid(spadeLeaf),
      .solid(stemShape)
    ),
    "suit.diamond": SymbolDrawing(
      .line("K 4 1.4 12 1.4 19.8 12 12 22.6 4.2 12")
    ),
    "arcade.stick": SymbolDrawing(
      .line("O 12 5.4 3.6"),
      .line("M 12 9 V 15.2"),
      .line(
        """
        M 4.4 15.2 H 19.6 Q 22 15.2 22 17.6 V 19.4 Q 22 21.8 19.6 21.8 H 4.4 Q 2 21.8
        2 19.4 V 17.6 Q 2 15.2 4.4 15.2 Z
        """
      )
    ),
    "arcade.stick.and.arrow.left.and.arrow.right.outward": SymbolDrawing(
      .line("O 12 6.4 3.2"),
      .line("M 12 9.6 V 15.6"),
      .line("R 4 15.6 16 6.2 2.2"),
      .line(
        """
        M 6.2 6.4 H 1.4 M 3.6 4 L 1.2 6.4 L 3.6 8.8 M 17.8 6.4 H 22.6 M 20.4 4 L 22.8
        6.4 L 20.4 8.8
        """,
        weight: 0.95
      )
    ),
    "arcade.stick.and.arrow.up.and.arrow.down": SymbolDrawing(
      .line("O 9 5.6 3.4"),
      .line("M 9 9 V 15.6"),
      .line("R 1.8 15.6 14.4 6.2 2.2"),
      .line(
        """
        M 19.6 2 V 8.2 M 17.2 4.4 L 19.6 1.8 L 22 4.4 M 19.6 11.4 V 17.6 M 17.2 15.4 L
        19.6 17.8 L 22 15.4
        """,
        weight: 0.95
      )
    ),
  ]
}
