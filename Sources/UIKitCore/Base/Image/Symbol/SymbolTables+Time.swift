extension SymbolTables {
  private static let face = "O 12 12 10.2"
  private static let lowFace = "O 12 13.2 8.6"
  private static let bellBody = """
    M 4.6 18 H 19.4 Q 20.8 18 20.2 16.7 C 18.4 14.8 17.9 13.4 17.8 10.4
    C 17.6 6.6 15.8 4.4 13.7 3.9 C 13.6 2.6 13 1.9 12 1.9 C 11 1.9 10.4 2.6 10.3 3.9
    C 8.2 4.4 6.4 6.6 6.2 10.4 C 6.1 13.4 5.6 14.8 3.8 16.7 Q 3.2 18 4.6 18 Z
    """
  private static let clapper =
    "M 8.8 19.8 C 9.2 21.5 10.4 22.5 12 22.5 C 13.6 22.5 14.8 21.5 15.2 19.8 Z"
  private static let page = "R 2 3 20 18.2 3.4"
  private static let days = """
    O 10.3 11.6 1 O 13.7 11.6 1 O 17.1 11.6 1 O 6.9 14.8 1 O 10.3 14.8 1 O 13.7 14.8 1
    O 17.1 14.8 1 O 6.9 18 1 O 10.3 18 1 O 13.7 18 1
    """
  private static let header = "M 2.2 8.2 V 6.4 Q 2.2 3.2 5.4 3.2 H 18.6 Q 21.8 3.2 21.8 6.4 V 8.2 Z"
  private static let feet =
    """
    M 2.4 6.8 L 6.2 3.2 M 21.6 6.8 L 17.8 3.2 M 5.8 19.6 L 4 21.6 M 18.2 19.6 L 20 21.6
    """
  private static let knob = "M 9.6 1.8 H 14.4 M 12 1.8 V 4.6 M 18.6 5.2 L 20.2 6.8"

  static let time: [String: SymbolDrawing] = [
    "clock": SymbolDrawing(.line(face), .line("M 12 5.8 V 12.4 H 7.4")),
    "alarm": SymbolDrawing(.line(lowFace), .line("M 12 8.2 V 13.6 H 8.2"), .line(feet)),
    "stopwatch": SymbolDrawing(.line(lowFace), .line("M 12 13.4 V 8.4"), .line(knob)),
    "timer": SymbolDrawing(
      .line("D 12 12 10.2 -90 218"),
      .line("M 12 1.8 V 6"),
      .line("M 12 12.2 L 6.9 8.9")
    ),
    "timelapse": SymbolDrawing(
      .line("T 12 12 9 10.4 24 0", weight: 0.7),
      .line("O 12 12 4.6"),
      .fill("M 12 7.4 V 12 H 16.6 C 16.6 9.4 14.6 7.4 12 7.4 Z")
    ),
    "hourglass": SymbolDrawing(
      .line("M 5.2 2.2 H 18.8 M 5.2 21.8 H 18.8"),
      .line(
        """
        M 6.8 2.2 V 6 C 6.8 9 9.8 10 10.4 12 C 9.8 14 6.8 15 6.8 18 V 21.8
        M 17.2 2.2 V 6 C 17.2 9 14.2 10 13.6 12 C 14.2 14 17.2 15 17.2 18 V 21.8
        """
      ),
      .fill(
        """
        M 8.8 20.6 C 8.8 18 10.4 17.2 12 16 C 13.6 17.2 15.2 18 15.2 20.6 Z M 9.2 7.2 H 14.8
        L 12 10 Z
        """
      )
    ),
    "deskclock": SymbolDrawing(
      .line("R 2.4 2.6 19.2 16.4 4"),
      .line("M 12 6.4 V 11 L 15 13 M 6 19.4 V 21.4 M 18 19.4 V 21.4")
    ),
    "clock.arrow.circlepath": SymbolDrawing(
      .line("D 13 12 9 176 486"),
      .fill("A 4 11 90 5.4 6.8"),
      .line("M 13 6.8 V 12.2 L 16.6 14.6")
    ),
    "calendar": SymbolDrawing(.line(page), .fill(header), .fill(days)),
    "bell": SymbolDrawing(.line(bellBody), .fill(clapper)),
    "bell.fill": SymbolDrawing(.solid(bellBody), .fill(clapper)),
    "bell.and.waves.left.and.right": SymbolDrawing(
      .symbol("bell", x: 12, y: 12, side: 20, weight: 1),
      .line("D 13 10 10.6 -34 34 D 11 10 10.6 146 214")
    ),
    "zzz": SymbolDrawing(.line("M 3 11 H 12 L 3 21 H 12 M 14 3 H 21 L 14 10.6 H 21")),
  ]
}
