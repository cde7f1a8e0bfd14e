extension SymbolTables {
  private static let pinHead = """
    M 12 22 C 8 17.4 5 13.6 5 9.4 C 5 5.2 8.1 2 12 2 C 15.9 2 19 5.2 19 9.4
    C 19 13.6 16 17.4 12 22 Z
    """
  private static let carBody = """
    M 5.6 10.4 L 7.2 5.6 Q 7.7 4.2 9.2 4.2 H 14.8 Q 16.3 4.2 16.8 5.6 L 18.4 10.4 Q 21 11 21 13.6
    V 17 Q 21 18 20 18 H 4 Q 3 18 3 17 V 13.6 Q 3 11 5.6 10.4 Z
    """

  private static let waterLine = """
    M 1.6 21 C 3.4 19.4 5.2 19.4 7 21 C 8.6 22.4 10.4 22.4 12 21 C 13.6 19.4 15.4 19.4
    17 21 C 18.8 22.4 20.6 22.4 22.4 21
    """

  static let places = merged(
    outlined("location", "K 4 1.2 22.2 1.8 13.4 22 11.4 12.6 2 10.6"),
    outlined("location.north", "K 4 1.2 12 1.4 20.2 22 12 17.4 3.8 22"),
    outlined(
      "building.columns",
      """
      M 2.4 8.6 L 12 2.6 L 21.6 8.6 Z M 5 9 V 17 M 9.6 9 V 17 M 14.4 9 V 17 M 19 9 V 17 M
      3 17.4 H 21 M 1.8 21.2 H 22.2
      """
    ),
    [
      "house": SymbolDrawing(
        .line("M 1.9 11.6 L 12 2.9 L 22.1 11.6"),
        .line("M 18.2 5 V 8.2"),
        .line("M 4.8 9.3 V 19 Q 4.8 20.8 6.6 20.8 H 17.4 Q 19.2 20.8 19.2 19 V 9.3"),
        .line("M 9.6 20.8 V 14.4 Q 9.6 13.6 10.4 13.6 H 13.6 Q 14.4 13.6 14.4 14.4 V 20.8")
      ),
      "house.fill": SymbolDrawing(
        .line("M 1.9 11.6 L 12 2.9 L 22.1 11.6"),
        .line("M 18.2 5 V 8.2"),
        .fill(
          """
          M 12 6.1 L 20 13 V 19.6 Q 20 21.6 18 21.6 H 14.9 V 15.2 Q 14.9 14.2 13.9 14.2 H 10.1
          Q 9.1 14.2 9.1 15.2 V 21.6 H 6 Q 4 21.6 4 19.6 V 13 Z
          """
        )
      ),
      "building.2": SymbolDrawing(
        .line(
          """
          M 3 21.4 V 4.2 Q 3 2.6 4.6 2.6 H 11.4 Q 13 2.6 13 4.2 V 21.4 M 13 9 H 19.4
          Q 21 9 21 10.6 V 21.4
          """
        ),
        .line(
          """
          M 1.6 21.4 H 22.4 M 6.6 7 H 9.4 M 6.6 11 H 9.4 M 6.6 15 H 9.4 M 16 13 H 18 M 16 17 H
          18
          """
        )
      ),
      "building": SymbolDrawing(
        .line(
          """
          M 4.6 21.4 V 4.6 Q 4.6 2.4 6.8 2.4 H 17.2 Q 19.4 2.4 19.4 4.6 V 21.4 M 2.4 21.6 H
          21.6
          """
        ),
        .line(
          """
          M 8.6 6.8 H 9.4 M 14.6 6.8 H 15.4 M 8.6 11 H 9.4 M 14.6 11 H 15.4 M 8.6 15.2 H 9.4 M
          14.6 15.2 H 15.4
          """,
          weight: 1.1
        )
      ),
      "building.2.fill": SymbolDrawing(
        .solid(
          "M 3 21.4 V 4.2 Q 3 2.6 4.6 2.6 H 10.4 Q 12 2.6 12 4.2 V 21.4 Z",
          cutLine: "M 6.2 7 H 8.8 M 6.2 11 H 8.8 M 6.2 15 H 8.8"
        ),
        .solid(
          "M 15 21.4 V 9.6 H 19.4 Q 21 9.6 21 11.2 V 21.4 Z",
          cutLine: "M 17.6 13.2 H 18.4 M 17.6 17.2 H 18.4"
        )
      ),
      "building.2.crop.circle": SymbolDrawing(
        .line("O 12 12 10.2"),
        .fill("R 6.6 6.8 6 11.4 0.8 R 13.6 10.4 4 7.8 0.8"),
        .cut(
          """
          R 8.2 8.6 1.2 1.2 0.2 R 10 8.6 1.2 1.2 0.2 R 8.2 11.2 1.2 1.2 0.2 R 10 11.2 1.2 1.2
          0.2 R 8.2 13.8 1.2 1.2 0.2 R 10 13.8 1.2 1.2 0.2
          """
        )
      ),
      "fork.knife": SymbolDrawing(
        .line(
          """
          M 7 11 V 21.8 M 3.4 2.2 L 3 7.4 C 3 9.8 4.6 11 7 11 C 9.4 11 11 9.8 11 7.4 L 10.6
          2.2 M 7 2.2 V 8
          """
        ),
        .line(
          """
          M 17.6 21.8 V 3.4 Q 17.6 1.4 18.6 2.6 C 20.4 5 21 8.4 20.8 12 Q 20.6 13.6 19.2 13.6
          H 17.6
          """
        )
      ),
      "map": SymbolDrawing(
        .line(
          """
          M 2.2 6.2 L 8.6 3.4 L 15.4 6.2 L 21.8 3.4 V 17.8 L 15.4 20.6 L 8.6 17.8 L 2.2 20.6 Z
          """
        ),
        .line("M 8.6 3.4 V 17.8 M 15.4 6.2 V 20.6")
      ),
      "map.fill": SymbolDrawing(
        .fill("M 1.4 5.8 L 7.8 2.9 V 18 L 1.4 20.9 Z"),
        .fill("M 9.2 2.9 L 14.8 5.5 V 21 L 9.2 18.4 Z"),
        .fill("M 16.2 5.8 L 22.6 2.9 V 18 L 16.2 20.9 Z")
      ),
      "mappin": SymbolDrawing(.fill("O 12 6.2 4.4"), .line("M 12 10 V 22")),
      "mappin.and.ellipse": SymbolDrawing(
        .line(pinHead),
        .line("O 12 9.2 2.6")
      ),
      "box.truck": SymbolDrawing(
        .line(
          """
          M 4 17.6 H 3.4 Q 1.4 17.6 1.4 15.6 V 6.4 Q 1.4 4.4 3.4 4.4 H 12.4 Q 14.4 4.4 14.4
          6.4 V 17.6 H 9.4 M 14.4 8 H 18 Q 19.4 8 20.2 9.2 L 22 12 Q 22.6 13 22.6 14 V 15.6 Q
          22.6 17.6 20.6 17.6 M 15.4 17.6 H 14.4
          """
        ),
        .line("O 6.7 18 2.4 O 18 18 2.4")
      ),
      "bus": SymbolDrawing(
        .line("R 3.6 2.6 16.8 16.8 3"),
        .line("M 3.6 12.4 H 20.4 M 6.4 19.6 V 21.8 M 17.6 19.6 V 21.8"),
        .fill("O 7.4 16 1.2 O 16.6 16 1.2")
      ),
      "ferry": SymbolDrawing(
        .line(
          """
          M 2.4 13.4 H 21.6 L 19.6 18 M 4.4 18 L 2.4 13.4 M 5.4 13.2 V 9.6 Q 5.4 7.6 7.4 7.6 H
          16.6 Q 18.6 7.6 18.6 9.6 V 13.2 M 9 7.4 V 3.6 H 14 V 7.4
          """
        ),
        .line(waterLine)
      ),
      "ferry.fill": SymbolDrawing(
        .solid("M 2.4 13.4 H 21.6 L 19.2 18.6 H 4.8 Z"),
        .solid("M 5.4 10.6 V 9.6 Q 5.4 7.6 7.4 7.6 H 16.6 Q 18.6 7.6 18.6 9.6 V 10.6 Z"),
        .solid("M 9.4 5.4 V 3.8 H 13.8 V 5.4 Z"),
        .cutLine(waterLine, gap: 0.8),
        .line(waterLine)
      ),
      "sailboat": SymbolDrawing(
        .line(
          """
          M 11.4 2 V 15.4 H 4 C 4.4 9.4 7 5 11.4 2 Z M 14.2 5.4 C 17.4 8 19.2 11.4 19.6 15.4 H
          14.2 Z M 2.4 18 H 21.6 C 20.6 20.6 19 22 16.6 22 H 7.4 C 5 22 3.4 20.6 2.4 18 Z
          """
        )
      ),
      "car.2": SymbolDrawing(
        .symbol("car", x: 15.6, y: 9.8, side: 14.4, weight: 0.85),
        .cut("R 0.4 9.4 15.4 15 4"),
        .symbol("car", x: 8, y: 16.4, side: 14.4, weight: 0.85)
      ),
      "scooter": SymbolDrawing(
        .line(
          """
          O 5 18.6 2.8 O 19.4 18.6 2.8 M 16 3 H 18 L 19.2 12.4 C 15.4 13 13.4 15.2 13.2 18.6 H
          7.8
          """
        )
      ),
      "safari": SymbolDrawing(
        .line("O 12 12 10.2"),
        .line("M 16.8 7.2 L 13.6 13.6 L 7.2 16.8 L 10.4 10.4 Z")
      ),
      "safari.fill": SymbolDrawing(
        .solid("O 12 12 10.2", cut: "M 17.2 6.8 L 13.8 13.8 L 6.8 17.2 L 10.2 10.2 Z"),
        .fill("O 12 12 1.3")
      ),
      "car": SymbolDrawing(
        .line(carBody),
        .line("M 5.6 10.4 H 18.4 M 5 18 V 20.4 M 19 18 V 20.4"),
        .fill("O 6.8 14.2 1.2 O 17.2 14.2 1.2")
      ),
      "car.fill": SymbolDrawing(
        .solid(
          carBody,
          cut: "M 7.4 10 L 8.6 6.4 H 15.4 L 16.6 10 Z O 6.8 14.2 1.2 O 17.2 14.2 1.2"
        ),
        .line("M 5 18 V 20.4 M 19 18 V 20.4")
      ),
      "bicycle": SymbolDrawing(
        .line("O 5.8 15.4 4 O 18.2 15.4 4"),
        .line(
          """
          M 5.8 15.4 L 9.4 8.6 H 15.4 L 18.2 15.4 M 9.4 8.6 L 12.4 15.4 L 15.4 8.6 L 14.6 5.6
          H 17.4 M 7.8 6.2 H 10.6
          """
        )
      ),
      "tram": SymbolDrawing(
        .line("R 4.6 4.6 14.8 13.6 3"),
        .line("M 4.6 11.4 H 19.4 M 9 1.8 H 15 M 12 1.8 V 4.6"),
        .fill("O 8.4 14.8 1.2 O 15.6 14.8 1.2"),
        .line("M 7.4 18.4 L 5.4 21.8 M 16.6 18.4 L 18.6 21.8")
      ),
    ]
  )
}
