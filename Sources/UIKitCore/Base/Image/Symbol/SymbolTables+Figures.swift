extension SymbolTables {
  static let figures: [String: SymbolDrawing] = [
    "person.crop.circle.dashed": SymbolDrawing(
      .layer(2),
      .line(dashes),
      .layer(1),
      .fill(
        """
        O 12 9.2 3.9 M 5.4 18.6 C 6.6 15.8 9 14.6 12 14.6 C 15 14.6 17.4 15.8 18.6
        18.6 C 16.8 20.2 14.5 21.1 12 21.1 C 9.5 21.1 7.2 20.2 5.4 18.6 Z
        """
      )
    ),
    "person.fill.and.arrow.left.and.arrow.right": SymbolDrawing(
      .solid(
        """
        O 12 6 3.4 M 5.6 21.6 C 5.6 17.8 8.2 15.4 12 15.4 C 15.8 15.4 18.4 17.8 18.4
        21.6 Z
        """
      ),
      .line(
        """
        M 6.2 6 H 0.8 M 3 3.6 L 0.6 6 L 3 8.4 M 17.8 6 H 23.2 M 21 3.6 L 23.4 6 L 21
        8.4
        """
      )
    ),
    "figure.stand.line.dotted.figure.stand": SymbolDrawing(
      .symbol("figure.stand", x: 3.2, y: 12, side: 18.4, weight: 1),
      .symbol("figure.stand", x: 20.8, y: 12, side: 18.4, weight: 1),
      .fill("O 8.6 12 0.95 O 12 12 0.95 O 15.4 12 0.95")
    ),
    "figure.walk.motion": SymbolDrawing(
      .fill("O 16.4 3.2 2.3"),
      .line("M 15.4 8.6 L 14 14", weight: 2.1),
      .line("M 14.4 14 L 17.4 16.8 L 18.6 21.6 M 13.8 14 L 12.8 18 L 9.8 21.4", weight: 1.3),
      .line("M 15 7.8 L 11.4 9.8 L 10.4 13 M 16 8.4 L 18 11.4 L 20.8 12.4", weight: 1.15),
      .layer(2),
      .line("M 3.6 6.6 H 8.4 M 1.6 12 H 6.4 M 3.6 17.4 H 7.6", weight: 0.9)
    ),
    "figure.hiking": SymbolDrawing(
      .fill("O 13 3.2 2.3"),
      .line("M 12.2 8.6 L 11 14", weight: 2.1),
      .line("M 11.4 14 L 14 16.8 L 14.8 21.6 M 10.8 14 L 9.8 18 L 6.8 21.4", weight: 1.3),
      .line("M 12.6 8.4 L 14.6 11.2 L 17.8 11.6", weight: 1.15),
      .line("M 17.6 8 L 19.8 21.6", weight: 0.8),
      .fill(
        """
        M 9.4 6.4 L 6.6 7.4 C 5.6 7.8 5.2 8.4 5.4 9.4 L 6 12.2 C 6.2 13.2 7 13.4 7.8
        13.2 L 9 12.8 Z
        """
      )
    ),
    "figure.flexibility": SymbolDrawing(
      .fill("O 11.2 6.6 2.3"),
      .line("M 4.2 19 C 4.6 14.6 6.4 12.2 9.4 11.2", weight: 2.1),
      .line("M 4.6 19.6 H 19.8 L 20.8 16.4", weight: 1.3),
      .line("M 9.8 11 L 13.4 14 L 18.2 15.4", weight: 1.15)
    ),
    "figure.badminton": SymbolDrawing(
      .fill("O 10.4 4.4 2.3"),
      .line("M 10.4 9.2 L 11 14.6", weight: 2.1),
      .line("M 11.4 15 L 15 17.6 L 16.6 21.8 M 10.6 15 L 8 18 L 4.6 21.4", weight: 1.3),
      .line("M 9.8 8.8 L 5.8 11 L 3.2 9 M 11 9 L 15 9.4 L 17 6.6", weight: 1.15),
      .line("M 17 6.6 L 18.2 5", weight: 0.8),
      .line("E 20 2.9 2.1 2.5", weight: 0.8)
    ),
    "figure.archery": SymbolDrawing(
      .fill("O 9.8 3.6 2.3"),
      .line("M 9.8 8.6 V 14", weight: 2.1),
      .line("M 9.2 14.4 L 6.2 21.6 M 10.4 14.4 L 13.4 21.6", weight: 1.3),
      .line("M 10 8.2 H 19 M 9.6 8.2 L 4.8 9.6 L 8.4 7", weight: 1.1),
      .line("M 17.2 1.4 C 20.6 3.8 20.6 12.6 17.2 15", weight: 0.9)
    ),
  ]
}
