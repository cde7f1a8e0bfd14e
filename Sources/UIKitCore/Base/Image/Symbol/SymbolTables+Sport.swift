extension SymbolTables {
  private static let ball = "O 12 12 10.2"

  static let sport = merged(
    [
      "soccerball": SymbolDrawing(
        .line(ball),
        .fill("M 12 7.8 L 16 10.7 L 14.5 15.4 H 9.5 L 8 10.7 Z"),
        .line(
          """
          M 12 7.8 V 4.4 M 16 10.7 L 19.4 9.6 M 14.5 15.4 L 16.6 18.2 M 9.5 15.4 L 7.4 18.2 M 8
          10.7 L 4.6 9.6 M 9 3 L 12 4.4 L 15 3 M 21.6 13.2 L 19.4 9.6 L 20.6 7 M 13.4 21.8 L
          16.6 18.2 L 19.4 18.6 M 4.6 18.6 L 7.4 18.2 L 10.6 21.8 M 3.4 7 L 4.6 9.6 L 2.4 13.2
          """
        )
      ),
      "basketball": SymbolDrawing(
        .line(ball),
        .line("M 12 1.8 V 22.2 M 1.8 12 H 22.2"),
        .line("M 4.8 4.8 C 8.6 9 8.6 15 4.8 19.2 M 19.2 4.8 C 15.4 9 15.4 15 19.2 19.2")
      ),
      "tennisball": SymbolDrawing(
        .line(ball),
        .line("M 6.6 3.4 C 10.4 8 8.6 14.6 2.4 15.6 M 17.4 20.6 C 13.6 16 15.4 9.4 21.6 8.4")
      ),
      "baseball": SymbolDrawing(
        .line(ball),
        .line("M 5 4.6 C 8.2 8.8 8.2 15.2 5 19.4 M 19 4.6 C 15.8 8.8 15.8 15.2 19 19.4"),
        .line(
          """
          M 6.2 9.4 L 8.6 8.6 M 6.2 14.6 L 8.6 15.4 M 17.8 9.4 L 15.4 8.6 M 17.8 14.6 L 15.4
          15.4
          """
        )
      ),
      "volleyball": SymbolDrawing(
        .line(ball),
        .line(
          """
          M 12 12 C 8 11 4.8 12.6 2.6 15.6 M 12 12 C 13.2 8.2 11.6 4.6 8.6 2.6 M 12 12
          C 14.8 15 18.6 15.2 21.8 13.4
          """
        ),
        .line(
          """
          M 7.4 11.4 C 8 8.4 6.8 5.6 4.8 4.8 M 13.6 8 C 16.4 7.2 19.4 8 21.4 9.6 M 14.4 14.2
          C 14 17.2 12.2 19.8 9.4 21.6
          """
        )
      ),
      "football": SymbolDrawing(
        .line(
          """
          M 2.6 21.4 C 1.4 13.8 3.2 8.4 7 5.2 C 10.6 2.2 16 1.6 21.4 2.6
          C 22.4 8 21.8 13.4 18.8 17 C 15.6 20.8 10.2 22.6 2.6 21.4 Z
          """
        ),
        .line("M 7.6 16.4 L 16.4 7.6 M 9 12.6 L 11.4 15 M 12.6 9 L 15 11.4")
      ),
      "dumbbell": SymbolDrawing(
        .line(
          """
          R 4 6 3.4 12 1.2 R 16.6 6 3.4 12 1.2 M 7.4 12 H 16.6 M 1.8 9.4 V 14.6 M 22.2 9.4 V
          14.6
          """
        )
      ),
    ]
  )
}
