extension SymbolTables {
  private static let face = "O 12 12 10.2"
  private static let lowFace = "O 12 13.2 8.6"
  private static let bellBody = """
    M 3.6 17.6 H 20.4 C 18.6 16.3 18 14.6 18 11.2 C 18 7.2 15.6 4 12 4
    C 8.4 4 6 7.2 6 11.2 C 6 14.6 5.4 16.3 3.6 17.6 Z
    """
  private static let clapper =
    "M 9.4 20.4 C 10 21.4 10.9 21.9 12 21.9 C 13.1 21.9 14 21.4 14.6 20.4"
  private static let days = """
    O 7.2 12.7 1.1 O 12 12.7 1.1 O 16.8 12.7 1.1 O 7.2 17 1.1 O 12 17 1.1 O 16.8 17 1.1
    """

  static let time: [String: SymbolDrawing] = [
    "clock": SymbolDrawing(.line(face), .line("M 12 5.8 V 12.2 H 7.4")),
    "clock.fill": SymbolDrawing(.solid(face, cutLine: "M 12 5.6 V 12.4 H 7.2")),
    "alarm": SymbolDrawing(
      .line(lowFace),
      .line("M 12 8.2 V 13.4 H 8.4"),
      .line("M 2.4 6.6 L 6.4 3 M 21.6 6.6 L 17.6 3 M 5.8 19.6 L 4 21.6 M 18.2 19.6 L 20 21.6")
    ),
    "alarm.fill": SymbolDrawing(
      .solid(lowFace, cutLine: "M 12 8 V 13.6 H 8.2"),
      .line("M 2.4 6.6 L 6.4 3 M 21.6 6.6 L 17.6 3 M 5.8 19.6 L 4 21.6 M 18.2 19.6 L 20 21.6")
    ),
    "stopwatch": SymbolDrawing(
      .line(lowFace),
      .line("M 12 13.4 V 8.4"),
      .line("M 9.6 1.8 H 14.4 M 12 1.8 V 4.6"),
      .line("M 18.6 5.2 L 20.2 6.8")
    ),
    "stopwatch.fill": SymbolDrawing(
      .solid(lowFace, cutLine: "M 12 13.6 V 8.2"),
      .line("M 9.6 1.8 H 14.4 M 12 1.8 V 4.6"),
      .line("M 18.6 5.2 L 20.2 6.8")
    ),
    "timer": SymbolDrawing(
      .line("D 12 12 10.2 -90 218"),
      .line("M 12 1.8 V 6"),
      .line("M 12 12.2 L 6.9 8.9")
    ),
    "hourglass": SymbolDrawing(
      .line("M 5.6 2.4 H 18.4 M 5.6 21.6 H 18.4"),
      .line(
        """
        M 7 2.4 V 6.6 C 7 9 9 10.4 11 12 C 9 13.6 7 15 7 17.4 V 21.6
        M 17 2.4 V 6.6 C 17 9 15 10.4 13 12 C 15 13.6 17 15 17 17.4 V 21.6
        """
      )
    ),
    "calendar": SymbolDrawing(
      .line("R 2.4 3.6 19.2 17.6 2.8"),
      .line("M 2.4 8.4 H 21.6 M 7.2 1.9 V 3.6 M 16.8 1.9 V 3.6"),
      .fill(days)
    ),
    "bell": SymbolDrawing(.line(bellBody), .line(clapper), .line("M 12 2.2 V 4")),
    "bell.fill": SymbolDrawing(.solid(bellBody), .line(clapper), .line("M 12 2.2 V 4")),
    "bell.slash": SymbolDrawing(
      .line(bellBody),
      .line(clapper),
      .line("M 12 2.2 V 4"),
      .line("M 2.4 2.4 L 21.6 21.6")
    ),
  ]
}
