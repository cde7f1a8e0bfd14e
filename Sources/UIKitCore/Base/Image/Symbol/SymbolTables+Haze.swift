extension SymbolTables {
  private static let hazySun = """
    M 5.8 13.4 C 5.6 9.4 8.4 6.6 12 6.6 C 15.6 6.6 18.4 9.4 18.2 13.4 Z
    """
  private static let hazyRays = """
    M 12 1.4 V 2.8 M 1.4 12.2 H 2.6 M 22.6 12.2 H 21.4 M 4.5 4.7 L 5.4 5.6 M 19.5 4.7 L
    18.6 5.6
    """
  private static let hazeLines = "M 3 17.4 H 21 M 6.4 21.2 H 17.6"
  private static let horizonRays = """
    M 12 4.6 V 6 M 1.6 17 H 2.6 M 22.4 17 H 21.4 M 4.4 9.4 L 5.3 10.3 M 19.6 9.4 L 18.7
    10.3
    """
  private static let smokePuffs = """
    M 7.2 20.4 C 4.4 21.2 1.6 19.4 1.6 16.6 C 1.6 15.4 2.2 14.2 3.2 13.4 C 1.6 10.6 3.2
    7.4 6.4 7.2 C 7 4.4 9.4 2.8 12 2.8 C 14.8 2.8 17 4.6 17.6 7.2 C 20.8 7.4 22.4 10.6
    20.8 13.4 C 21.8 14.2 22.4 15.4 22.4 16.6 C 22.4 19.4 19.6 21.2 16.8 20.4 C 15.6
    21.8 13.8 22.2 12 21.8 C 10.2 22.2 8.4 21.8 7.2 20.4 Z
    """
  private static let smokeCurls = """
    M 7.4 15.6 C 6 13 8 10.4 10.6 11 M 12.8 16.6 C 12.8 14.2 14.8 12.8 17 13.6
    """
  private static let shortLightning = "M 13.4 14 L 9.6 18.6 H 12.2 L 11 22.8 L 15 17.8 H 12.4 Z"
  private static let outerRain = "M 6.6 18 L 5 22 M 18.6 18 L 17 22"

  static let haze: [String: SymbolDrawing] = [
    "sun.haze": SymbolDrawing(
      .line(hazySun),
      .line(hazyRays),
      .line(hazeLines)
    ),
    "sun.haze.fill": SymbolDrawing(
      .solid(hazySun),
      .line(hazyRays),
      .line(hazeLines)
    ),
    "sun.horizon": SymbolDrawing(
      .line("M 5 17 C 5 13 8 10 12 10 C 16 10 19 13 19 17"),
      .line("M 1.4 20.6 H 22.6"),
      .line(horizonRays)
    ),
    "sun.horizon.fill": SymbolDrawing(
      .solid("M 5.4 16.6 C 5.4 13 8.4 10 12 10 C 15.6 10 18.6 13 18.6 16.6 Z"),
      .line("M 1.4 20.6 H 22.6"),
      .line(horizonRays)
    ),
    "smoke": SymbolDrawing(
      .line(smokePuffs),
      .line(smokeCurls, weight: 0.95)
    ),
    "smoke.fill": SymbolDrawing(
      .solid(smokePuffs),
      .cutLine(smokeCurls)
    ),
    "cloud.bolt.rain": SymbolDrawing(
      .line(highCloud),
      .layer(2),
      .cut(shortLightning),
      .fill(shortLightning),
      .line(outerRain)
    ),
    "cloud.bolt.rain.fill": SymbolDrawing(
      .solid(highCloud),
      .layer(2),
      .cutLine(shortLightning, gap: 0.6),
      .fill(shortLightning),
      .line(outerRain)
    ),
    "water.waves": SymbolDrawing(
      .line(
        """
        M 1.6 7.5 C 4.2 7.5 4.2 4.9 6.8 4.9 C 9.4 4.9 9.4 7.5 12 7.5 C 14.6 7.5 14.6
        4.9 17.2 4.9 C 19.8 4.9 19.8 7.5 22.4 7.5 M 1.6 13.3 C 4.2 13.3 4.2 10.7 6.8
        10.7 C 9.4 10.7 9.4 13.3 12 13.3 C 14.6 13.3 14.6 10.7 17.2 10.7 C 19.8 10.7
        19.8 13.3 22.4 13.3 M 1.6 19.1 C 4.2 19.1 4.2 16.5 6.8 16.5 C 9.4 16.5 9.4
        19.1 12 19.1 C 14.6 19.1 14.6 16.5 17.2 16.5 C 19.8 16.5 19.8 19.1 22.4 19.1
        """
      )
    ),
    "thermometer.variable": SymbolDrawing(
      .line(
        """
        M 8.6 14 V 5 C 8.6 2.8 10 1.6 12 1.6 C 14 1.6 15.4 2.8 15.4 5 V 14 C 16.8 15
        17.4 16.2 17.4 17.6 C 17.4 20.4 15 22.6 12 22.6 C 9 22.6 6.6 20.4 6.6 17.6 C
        6.6 16.2 7.2 15 8.6 14 Z
        """
      ),
      .fill("O 12 17.6 2.6"),
      .line("M 12 12.6 V 16"),
      .line("M 12 9.6 V 10.2 M 12 6.2 V 6.8")
    ),
  ]
}
