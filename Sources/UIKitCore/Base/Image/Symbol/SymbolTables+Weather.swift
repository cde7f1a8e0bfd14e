extension SymbolTables {
  private static let cloudBody = """
    M 6.4 19.4 C 3.6 19.4 1.4 17.4 1.4 14.8 C 1.4 12.4 3.1 10.6 5.3 10.2 C 5.7 6.8 8.4 4.4 11.7 4.4
    C 14.4 4.4 16.6 6 17.5 8.4 C 20.4 8.4 22.6 10.8 22.6 13.8 C 22.6 17 20.3 19.4 17.2 19.4 Z
    """
  static let highCloud = """
    M 6.4 14.6 C 3.8 14.6 1.8 12.8 1.8 10.4 C 1.8 8.2 3.4 6.5 5.4 6.2 C 5.8 3.6 8.2 1.6 11.2 1.6
    C 13.8 1.6 16 3 16.8 5.2 C 19.8 5.2 22 7.3 22 10 C 22 12.7 19.8 14.6 17 14.6 Z
    """
  private static let lowCloud = """
    M 5.6 20.6 C 3 20.6 1.2 18.8 1.2 16.5 C 1.2 14.3 2.8 12.7 4.8 12.5 C 5.2 9.8 7.3 8 9.9 8
    C 12.2 8 14 9.3 14.8 11.3 C 17.4 11.2 19.4 13.2 19.4 15.8 C 19.4 18.6 17.4 20.6 14.8 20.6 Z
    """
  private static let smallSun =
    """
    M 13 6.6 C 13.6 5.4 14.8 4.8 16.2 4.8 C 18.6 4.8 20.4 6.6 20.4 9 C 20.4 10.2 20 11.2
    19.2 12
    """
  private static let smallRays = """
    M 16.2 0.8 V 1.8 M 21.9 3.2 L 21.2 3.9 M 24 9 H 23 M 10.4 3.2 L 11.1 3.9 M 21.9 14.8 L 21.4 14.2
    """
  private static let moonBody = """
    M 20.6 15 C 19.4 15.5 18.2 15.7 16.8 15.7 C 11.7 15.7 8.3 12.2 8.3 7.1 C 8.3 5.6 8.5 4.4 9 3.2
    C 9.2 2.6 8.8 2.3 8.2 2.6 C 4.6 4.2 2.2 7.8 2.2 12 C 2.2 17.6 6.4 21.8 12 21.8
    C 16.2 21.8 19.6 19.4 21.2 15.8 C 21.5 15.2 21.2 14.8 20.6 15 Z
    """
  private static let spark = """
    M 18 2.2 C 18.3 4.6 19 5.3 21.4 5.6 C 19 5.9 18.3 6.6 18 9 C 17.7 6.6 17 5.9 14.6 5.6
    C 17 5.3 17.7 4.6 18 2.2 Z
    """
  private static let secondSpark = """
    M 15.4 9 C 15.6 10.4 16 10.8 17.4 11 C 16 11.2 15.6 11.6 15.4 13 C 15.2 11.6 14.8 11.2 13.4 11
    C 14.8 10.8 15.2 10.4 15.4 9 Z
    """
  private static let lightning = "M 13.4 13 L 9 18.2 H 12.2 L 10.8 23 L 15.6 17 H 12.4 Z"
  private static let rain = "M 7.4 18 L 5.8 22 M 12.4 18 L 10.8 22 M 17.4 18 L 15.8 22"
  private static let drizzle =
    """
    M 7.2 17.8 L 6.6 19.4 M 12.2 17.8 L 11.6 19.4 M 17.2 17.8 L 16.6 19.4 M 9.4 21 L 8.8
    22.6 M 14.4 21 L 13.8 22.6
    """
  private static let horizon = "M 1.4 20.6 H 22.6 M 5 17 C 5 13 8 10 12 10 C 16 10 19 13 19 17"
  private static let dawnRays =
    "M 1.6 17 H 2.6 M 22.4 17 H 21.4 M 4.4 9.4 L 5.2 10.2 M 19.6 9.4 L 18.8 10.2"

  private static func sun(_ reach: CGFloat, isFilled: Bool) -> SymbolDrawing {
    let rays = "T 12 12 \(reach) \(reach + (reach > 8 ? 2 : 0.3)) 8 0"
    return SymbolDrawing(
      isFilled ? .solid("O 12 12 4.4") : .line("O 12 12 4.4"),
      .layer(2),
      .line(rays, weight: 1.05)
    )
  }

  private static func cloud(_ lower: [SymbolDrawing.Mark]) -> SymbolDrawing {
    SymbolDrawing([.line(highCloud), .layer(2)] + lower)
  }

  private static func sunnyCloud(_ lower: [SymbolDrawing.Mark] = []) -> SymbolDrawing {
    SymbolDrawing([.line(lowCloud), .layer(2), .line(smallSun), .line(smallRays)] + lower)
  }

  static let weather: [String: SymbolDrawing] = merged(
    outlined("cloud", cloudBody),
    outlined("moon", moonBody),
    [
      "sun.max": sun(8.2, isFilled: false),
      "sun.max.fill": sun(8.2, isFilled: true),
      "sun.min": sun(7.6, isFilled: false),
      "sun.min.fill": sun(7.6, isFilled: true),
      "sunrise": SymbolDrawing(
        .line(horizon),
        .line(dawnRays),
        .line("M 12 6.8 V 2.4 M 9.6 4.6 L 12 2.2 L 14.4 4.6")
      ),
      "sunset": SymbolDrawing(
        .line(horizon),
        .line(dawnRays),
        .line("M 12 2 V 6.4 M 9.6 4.2 L 12 6.6 L 14.4 4.2")
      ),
      "sunrise.fill": SymbolDrawing(
        .line("M 1.4 20.6 H 22.6"),
        .solid("M 5.4 16.6 C 5.4 13 8.4 10 12 10 C 15.6 10 18.6 13 18.6 16.6 Z"),
        .line(dawnRays),
        .line("M 12 6.8 V 2.4 M 9.6 4.6 L 12 2.2 L 14.4 4.6")
      ),
      "sunset.fill": SymbolDrawing(
        .line("M 1.4 20.6 H 22.6"),
        .solid("M 5.4 16.6 C 5.4 13 8.4 10 12 10 C 15.6 10 18.6 13 18.6 16.6 Z"),
        .line(dawnRays),
        .line("M 12 2 V 6.4 M 9.6 4.2 L 12 6.6 L 14.4 4.2")
      ),
      "moon.stars": SymbolDrawing(.line(moonBody), .layer(2), .fill(spark), .fill(secondSpark)),
      "moon.zzz": SymbolDrawing(
        .line(moonBody),
        .layer(2),
        .line("M 12.6 9.4 H 16 L 12.6 13 H 16 M 17.6 2.6 H 22 L 17.6 7.6 H 22", weight: 0.9)
      ),
      "cloud.rain": cloud([.line(rain)]),
      "cloud.heavyrain": cloud([
        .line(rain), .line("M 9.9 17.6 L 9.1 19.6 M 14.9 17.6 L 14.1 19.6"),
      ]),
      "cloud.drizzle": cloud([.line(drizzle)]),
      "cloud.snow": cloud([
        .fill("O 7 18.4 1.1 O 12 18.4 1.1 O 17 18.4 1.1 O 9.4 21.6 1.1 O 14.6 21.6 1.1")
      ]),
      "cloud.fog": cloud([.line("M 4 18.4 H 20 M 6.4 22 H 17.6")]),
      "cloud.bolt": cloud([.cut(lightning), .fill(lightning)]),
      "cloud.sun": sunnyCloud(),
      "cloud.sun.fill": SymbolDrawing(
        .solid(lowCloud),
        .layer(2),
        .line(smallRays),
        .solid(
          """
          M 13.2 6.6 C 13.8 5.4 14.9 4.8 16.2 4.8 C 18.5 4.8 20.4 6.7 20.4 9 C 20.4 10.2 20 11.2
          19.2 12 C 18.2 10.6 16.9 9.9 15.6 9.7 C 15.2 8.4 14.4 7.3 13.2 6.6 Z
          """
        )
      ),
      "cloud.sun.rain": SymbolDrawing(
        .symbol("cloud.sun", x: 12.2, y: 8.6, side: 21, weight: 1),
        .line("M 6.4 20 L 5 23.2 M 11 20 L 9.6 23.2 M 15.6 20 L 14.2 23.2")
      ),
      "cloud.sun.rain.fill": SymbolDrawing(
        .symbol("cloud.sun.fill", x: 12.2, y: 8.6, side: 21, weight: 1),
        .line("M 6.4 20 L 5 23.2 M 11 20 L 9.6 23.2 M 15.6 20 L 14.2 23.2")
      ),
      "cloud.sun.bolt": SymbolDrawing(
        .symbol("cloud.sun", x: 12.2, y: 8.6, side: 21, weight: 1),
        .cut("M 11.4 15 L 6.6 21 H 9.6 L 8.6 25 L 13.6 19 H 10.6 Z"),
        .fill("M 11 15.6 L 7.6 20.2 H 10 L 9 24.4 L 13 19 H 10.4 Z")
      ),
      "cloud.sun.bolt.fill": SymbolDrawing(
        .symbol("cloud.sun.fill", x: 12.2, y: 8.6, side: 21, weight: 1),
        .cut("M 11.4 13.6 L 6.6 20 H 9.6 L 8.6 25 L 13.8 18.4 H 10.8 L 12.6 13.6 Z"),
        .fill("M 11 15.6 L 7.6 20.2 H 10 L 9 24.4 L 13 19 H 10.4 Z")
      ),
      "cloud.moon": SymbolDrawing(
        .line(lowCloud),
        .layer(2),
        .line(
          """
          M 13.2 6.4 C 13 4.6 13.4 3.2 14.2 1.8 C 13.6 6.4 16.6 9.8 22.4 9.2 C 21.8 10.6 21
          11.6 19.6 12.4
          """
        )
      ),
      "snowflake": SymbolDrawing(
        .line("M 12 1.8 V 22.2 M 3.2 6.9 L 20.8 17.1 M 20.8 6.9 L 3.2 17.1"),
        .line("M 9.4 3.4 L 12 6 L 14.6 3.4 M 9.4 20.6 L 12 18 L 14.6 20.6"),
        .line(
          """
          M 3.3 10.4 L 6.8 9 L 6.2 5.4 M 20.7 13.6 L 17.2 15 L 17.8 18.6 M 20.7 10.4 L 17.2 9
          L 17.8 5.4 M 3.3 13.6 L 6.8 15 L 6.2 18.6
          """
        )
      ),
      "wind": SymbolDrawing(
        .line(
          """
          M 2 9 H 13.2 C 15.4 9 16.6 7.7 16.6 6 C 16.6 4.3 15.3 3 13.6 3 C 12.2 3 11.2 3.8
          10.8 5
          """
        ),
        .line("M 2 13 H 18.6 C 20.6 13 22 11.6 22 9.8 C 22 8 20.7 6.8 19 6.8"),
        .line(
          """
          M 2 17 H 11.6 C 13.4 17 14.6 18 14.6 19.4 C 14.6 20.9 13.5 21.8 12.2 21.8 C 11.1
          21.8 10.3 21.3 9.9 20.4
          """
        )
      ),
      "thermometer": SymbolDrawing(
        .line(
          """
          M 8.6 14 V 5 C 8.6 2.8 10 1.6 12 1.6 C 14 1.6 15.4 2.8 15.4 5 V 14 C 16.8 15 17.4
          16.2 17.4 17.6 C 17.4 20.4 15 22.6 12 22.6 C 9 22.6 6.6 20.4 6.6 17.6 C 6.6 16.2 7.2
          15 8.6 14 Z
          """
        ),
        .line("M 12 7 V 16"),
        .fill("O 12 17.6 2.6")
      ),
      "thermometer.sun": SymbolDrawing(
        .line(
          """
          M 12.4 14.4 V 6.4 C 12.4 4.4 13.6 3.2 15.4 3.2 C 17.2 3.2 18.4 4.4 18.4 6.4 V 14.4 C
          19.6 15.3 20.2 16.4 20.2 17.8 C 20.2 20.4 18 22.4 15.4 22.4 C 12.8 22.4 10.6 20.4
          10.6 17.8 C 10.6 16.4 11.2 15.3 12.4 14.4 Z
          """
        ),
        .line("M 15.4 9 V 17"),
        .fill("O 15.4 17.8 2.2"),
        .line(
          """
          M 8.8 12.4 C 6.8 12.4 5.2 10.8 5.2 8.8 C 5.2 6.8 6.8 5.2 8.8 5.2 M 8.8 1.4 V 2 M 3.2
          3.4 L 3.8 4 M 1.4 8.8 H 2 M 3.2 14.2 L 3.8 13.6
          """
        )
      ),
      "rainbow": SymbolDrawing(
        .line("M 1.8 18.6 C 1.8 12.4 6.2 7.4 12 7.4 C 17.8 7.4 22.2 12.4 22.2 18.6"),
        .line("M 5.4 18.6 C 5.4 14.2 8.2 11 12 11 C 15.8 11 18.6 14.2 18.6 18.6"),
        .line("M 9 18.6 C 9 16.2 10.2 14.6 12 14.6 C 13.8 14.6 15 16.2 15 18.6")
      ),
      "drop": SymbolDrawing(
        .line(
          """
          M 11.2 2.4 Q 12 1.4 12.8 2.4 C 15.8 6.4 18.8 10.6 18.8 14.8 C 18.8 19.2 15.8 22.2 12
          22.2 C 8.2 22.2 5.2 19.2 5.2 14.8 C 5.2 10.6 8.2 6.4 11.2 2.4 Z
          """
        )
      ),
      "flame": SymbolDrawing(.line(flameBody), .line(innerFlame)),
      "flame.fill": SymbolDrawing(.solid(flameBody), .cut(innerFlameShape)),
      "umbrella": SymbolDrawing(
        .line(
          """
          M 1.8 13 C 1.8 7.6 6.2 3.6 12 3.6 C 17.8 3.6 22.2 7.6 22.2 13 C 19.6 11 17.4 11 15.2
          13 C 13 11 11 11 8.8 13 C 6.6 11 4.4 11 1.8 13 Z
          """
        ),
        .line("M 12 1.8 V 3.6 M 12 12 V 19.4 C 12 21 11 22 9.6 22 C 8.2 22 7.2 21 7.2 19.4")
      ),
    ]
  )

  private static let flameBody = """
    M 11 2 C 11.2 1.2 12 1.2 12.6 1.8 C 16.4 5.2 19.6 9.4 19.6 14.2 C 19.6 19 16.4 22.4 12 22.4
    C 7.6 22.4 4.4 19.2 4.4 14.8 C 4.4 12 5.4 9.8 6.6 8.4 C 7.2 7.8 8 8 8.2 8.8
    C 8.4 9.6 8.8 10 9.4 9.8 C 11 9 11.6 5.6 11 2 Z
    """
  private static let innerFlame = """
    M 12.6 13 C 14.4 14.6 15.4 16.2 15.4 18 C 15.4 20.8 13.8 22.4 12 22.4
    C 10.2 22.4 8.8 21 8.8 18.8 C 8.8 17.6 9.2 16.8 9.8 16.2
    """
  private static let innerFlameShape = """
    M 12.4 12.6 C 14.6 14.6 15.6 16.2 15.6 18 C 15.6 20.4 14 21.8 12.1 21.8
    C 10.2 21.8 8.8 20.5 8.8 18.6 C 8.8 17.2 9.4 16.2 10.2 15.6 C 10.6 16.4 11 16.8 11.6 16.8
    C 12.6 16 12.8 14.4 12.4 12.6 Z
    """
}
