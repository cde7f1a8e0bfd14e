extension SymbolTables {
  private static let batteryCase = "R 0.8 6.6 20 10.8 3.2"
  private static let batteryTip =
    "M 22 10 C 23.4 10.4 23.8 11.2 23.8 12 C 23.8 12.8 23.4 13.6 22 14 Z"
  private static let glassOfBulb = """
    M 8.6 17.4 C 8.6 14.4 5 13.2 5 8.6 C 5 4.8 8.1 1.8 12 1.8 C 15.9 1.8 19 4.8 19 8.6
    C 19 13.2 15.4 14.4 15.4 17.4 Z
    """
  private static let base = "M 9.2 20 H 14.8 M 10.6 22.4 H 13.4"
  private static let blade =
    """
    M 12 10 C 9.6 8.6 8.4 6.6 8.8 4.4 C 9.2 2.4 10.8 1.8 12.6 2.2 C 15 2.8 16 5.4 14.8
    7.8 C 14.2 9 13.4 9.6 12 10 Z
    """

  private static func battery(_ part: CGFloat) -> SymbolDrawing {
    let level = part > 0 ? [SymbolDrawing.Mark.fill("R 2.9 8.7 \(15.8 * part) 6.6 1.6")] : []
    return SymbolDrawing([.layer(2), .line(batteryCase), .fill(batteryTip), .layer(1)] + level)
  }

  static let signals: [String: SymbolDrawing] = [
    "wifi": SymbolDrawing(
      .value(0),
      .fill("M 12 20.8 L 8.8 17.4 C 10.6 15.6 13.4 15.6 15.2 17.4 Z"),
      .layer(2),
      .value(1 / 3),
      .line("D 12 20.2 9.4 -134 -46", weight: 1.3),
      .layer(3),
      .value(2 / 3),
      .line("D 12 20.2 14.6 -134 -46", weight: 1.3)
    ),
    "wifi.exclamationmark": SymbolDrawing(
      .line("D 12 20.2 9.4 -134 -46 D 12 20.2 14.6 -134 -46", weight: 1.3),
      .cut("R 9.8 3 4.4 20 2.2"),
      .line("M 12 6 V 14.4", weight: 1.1),
      .fill("O 12 19 1.5")
    ),
    "cellularbars": SymbolDrawing(
      .value(0),
      .fill("R 1.6 15.4 4 5.4 1.1"),
      .value(0.25),
      .fill("R 7.2 12 4 8.8 1.1"),
      .value(0.5),
      .fill("R 12.8 8 4 12.8 1.1"),
      .value(0.75),
      .fill("R 18.4 3.2 4 17.6 1.1")
    ),
    "antenna.radiowaves.left.and.right": SymbolDrawing(
      .fill("O 12 9.8 2"),
      .line("M 12 11 V 21.6"),
      .layer(2),
      .line("D 12 9.8 5.4 -44 44 D 12 9.8 5.4 136 224"),
      .layer(3),
      .line("D 12 9.8 9.4 -46 46 D 12 9.8 9.4 134 226")
    ),
    "dot.radiowaves.left.and.right": SymbolDrawing(
      .fill("O 12 12 2.3"),
      .layer(2),
      .line("D 12 12 6 -46 46 D 12 12 6 134 226"),
      .layer(3),
      .line("D 12 12 10.2 -48 48 D 12 12 10.2 132 228")
    ),
    "dot.radiowaves.right": SymbolDrawing(
      .fill("O 5 12 2.3"),
      .layer(2),
      .line("D 5 12 6.4 -46 46"),
      .layer(3),
      .line("D 5 12 10.8 -48 48 D 5 12 15.2 -48 48")
    ),
    "dot.radiowaves.up.forward": SymbolDrawing(
      .fill("O 5.4 18.6 2.3"),
      .layer(2),
      .line("D 5.4 18.6 6.4 -90 0"),
      .layer(3),
      .line("D 5.4 18.6 11 -90 0 D 5.4 18.6 15.4 -90 0")
    ),
    "personalhotspot": SymbolDrawing(
      .line(
        """
        M 13.6 9.6 C 12.9 8.2 11.6 7.4 9.8 7.4 H 6.2 C 3.5 7.4 1.6 9.4 1.6 12 C 1.6 14.6 3.5
        16.6 6.2 16.6 H 9.8 C 12.4 16.6 14.2 14.6 14.2 12.4
        """
      ),
      .line(
        """
        M 10.4 14.4 C 11.1 15.8 12.4 16.6 14.2 16.6 H 17.8 C 20.5 16.6 22.4 14.6 22.4 12 C 22.4
        9.4 20.5 7.4 17.8 7.4 H 14.2 C 11.6 7.4 9.8 9.4 9.8 11.6
        """
      )
    ),
    "wave.3.right": SymbolDrawing(
      .line("D -2 12 8 -48 48 D -2 12 13.4 -44 44 D -2 12 18.8 -40 40")
    ),
    "wave.3.left": SymbolDrawing(
      .line("D 26 12 8 132 228 D 26 12 13.4 136 224 D 26 12 18.8 140 220")
    ),
    "badge.plus.radiowaves.right": SymbolDrawing(
      .solid("O 7.4 12 5", cutLine: "+ 7.4 12 2.8"),
      .line("D 9 12 8 -46 46 D 9 12 12.6 -46 46")
    ),
    "battery.0": battery(0), "battery.25": battery(0.25), "battery.50": battery(0.5),
    "battery.75": battery(0.75), "battery.100": battery(1),
    "battery.0percent": battery(0), "battery.25percent": battery(0.25),
    "battery.50percent": battery(0.5),
    "battery.75percent": battery(0.75), "battery.100percent": battery(1),
    "battery.100.bolt": SymbolDrawing(
      .line(batteryCase),
      .fill(batteryTip),
      .fill("R 2.9 8.7 15.8 6.6 1.6"),
      .cut("K 6 0.6 13.2 2.4 5.2 13.2 9.6 13.2 7.6 21.6 16.4 10.6 11.8 10.6"),
      .fill("K 6 0.4 12.2 5.2 7 12.4 10.6 12.4 8.8 18.8 14.6 11.4 11 11.4")
    ),
    "poweroutlet.type.b": SymbolDrawing(
      .line("R 3 3 18 18 4"),
      .line("M 9 7.6 V 11 M 15 7.6 V 11"),
      .line("M 10.4 17.2 V 15.6 C 10.4 13.6 13.6 13.6 13.6 15.6 V 17.2 Z")
    ),
    "powerplug": SymbolDrawing(
      .line(
        """
        M 8 8.4 H 16 Q 17 8.4 17 9.4 V 12 C 17 15 15 17 12 17 C 9 17 7 15 7 12 V 9.4 Q 7 8.4
        8 8.4 Z
        """
      ),
      .line("M 9.4 8 V 3 M 14.6 8 V 3 M 12 17 V 22")
    ),
    "lightbulb": SymbolDrawing(.line(glassOfBulb), .line(base)),
    "lightbulb.fill": SymbolDrawing(
      .solid(
        """
        M 9.2 16.4 C 8.6 13.8 5 12.8 5 8.6 C 5 4.8 8.1 1.8 12 1.8 C 15.9 1.8 19 4.8 19 8.6 C
        19 12.8 15.4 13.8 14.8 16.4 Z
        """
      ),
      .line("M 9.2 19.8 H 14.8 M 10.6 22.4 H 13.4")
    ),
    "lightbulb.max": SymbolDrawing(
      .symbol("lightbulb", x: 12, y: 14.4, side: 17, weight: 0.95),
      .line("T 12 11 9.6 11.4 5 180", weight: 0.95)
    ),
    "lightbulb.max.fill": SymbolDrawing(
      .symbol("lightbulb.fill", x: 12, y: 14.4, side: 17, weight: 0.95),
      .line(
        """
        M 12 2.6 V 1 M 4.4 5.4 L 3.2 4.2 M 19.6 5.4 L 20.8 4.2 M 2.6 12 H 1 M 21.4 12 H 23
        """,
        weight: 0.95
      )
    ),
    "flashlight.on.fill": SymbolDrawing(
      .solid(
        """
        M 6 3 H 18 V 6 C 18 8 16 9 15.4 11 V 20.4 Q 15.4 21.8 14 21.8 H 10 Q 8.6 21.8 8.6
        20.4 V 11 C 8 9 6 8 6 6 Z
        """
      ),
      .cutLine("M 5 6.2 H 19", gap: -0.3),
      .cutLine("M 12 12.4 V 14.6")
    ),
    "flashlight.off.fill": SymbolDrawing(
      .solid(
        """
        M 6 3 H 18 V 6 C 18 8 16 9 15.4 11 V 20.4 Q 15.4 21.8 14 21.8 H 10 Q 8.6 21.8 8.6
        20.4 V 11 C 8 9 6 8 6 6 Z
        """
      ),
      .cutLine("M 5 6.2 H 19", gap: -0.3),
      .cutLine("M 3 4 L 20.4 21.4", gap: 1.1),
      .line("M 3 4 L 20.4 21.4")
    ),
    "fan": SymbolDrawing(
      .line(blade),
      .line(
        """
        M 14 12 C 15.4 9.6 17.4 8.4 19.6 8.8 C 21.6 9.2 22.2 10.8 21.8 12.6 C 21.2 15 18.6
        16 16.2 14.8 C 15 14.2 14.4 13.4 14 12 Z M 12 14 C 14.4 15.4 15.6 17.4 15.2 19.6 C
        14.8 21.6 13.2 22.2 11.4 21.8 C 9 21.2 8 18.6 9.2 16.2 C 9.8 15 10.6 14.4 12 14 Z M
        10 12 C 8.6 14.4 6.6 15.6 4.4 15.2 C 2.4 14.8 1.8 13.2 2.2 11.4 C 2.8 9 5.4 8 7.8
        9.2 C 9 9.8 9.6 10.6 10 12 Z
        """
      ),
      .fill("O 12 12 1.6")
    ),
    "fan.fill": SymbolDrawing(
      .solid(
        blade
          + """
           M 14 12 C 15.4 9.6 17.4 8.4 19.6 8.8 C 21.6 9.2 22.2 10.8 21.8 12.6 C 21.2 15 18.6
          16 16.2 14.8 C 15 14.2 14.4 13.4 14 12 Z M 12 14 C 14.4 15.4 15.6 17.4 15.2 19.6 C
          14.8 21.6 13.2 22.2 11.4 21.8 C 9 21.2 8 18.6 9.2 16.2 C 9.8 15 10.6 14.4 12 14 Z M
          10 12 C 8.6 14.4 6.6 15.6 4.4 15.2 C 2.4 14.8 1.8 13.2 2.2 11.4 C 2.8 9 5.4 8 7.8
          9.2 C 9 9.8 9.6 10.6 10 12 Z
          """
      ),
      .cut("O 12 12 3"),
      .fill("O 12 12 1.7")
    ),
    "gauge": SymbolDrawing(
      .line("O 12 12 10.2"),
      .line("M 12 12 L 16 7.4"),
      .fill("O 12 12.2 1.9 O 6 12 1 O 7.8 7.8 1 O 12 6 1 O 18 12 1")
    ),
    "gauge.with.needle": SymbolDrawing(
      .line("D 12 12 10 135 405"),
      .line("M 12 12.4 L 16.4 7"),
      .fill("O 12 12.6 2")
    ),
    "gauge.open.with.lines.needle.33percent": SymbolDrawing(
      .line("D 12 12 10 135 405"),
      .line("M 12 12.4 L 8.4 7"),
      .fill("O 12 12.6 2")
    ),
    "gauge.with.dots.needle.bottom.50percent": SymbolDrawing(
      .line("D 12 12 10 135 405"),
      .line("M 12 12.4 V 6.4"),
      .fill("O 12 12.6 2 O 6.4 15.4 1 O 5.8 10 1 O 18.2 10 1 O 17.6 15.4 1")
    ),
    "speedometer": SymbolDrawing(
      .line("O 12 12 10.2"),
      .line("T 12 12 7.2 8 8 -90", weight: 0.9),
      .line("M 12 12.4 L 16.2 9.4"),
      .fill("O 11.8 12.6 1.8")
    ),
    "network.badge.shield.half.filled": SymbolDrawing(
      .symbol("network", x: 12, y: 12, side: 22, weight: 1),
      .cut("O 18.4 17.6 6.6"),
      .symbol("shield.lefthalf.filled", x: 18.4, y: 17.8, side: 10.4, weight: 0.8)
    ),
    "point.topleft.down.curvedto.point.bottomright.up": SymbolDrawing(
      .line(
        """
        O 5.4 5.6 2.6 O 18.6 18.4 2.6 M 5.4 8.4 V 15 C 5.4 18 7.2 19.6 9 19.6 C 10.8 19.6 12
        18 12 15.4 V 8.6 C 12 6 13.2 4.4 15 4.4 C 16.8 4.4 18.6 6 18.6 9 V 15.6
        """
      )
    ),
    "switch.2": SymbolDrawing(
      .line("R 1.6 3 20.8 8 4 R 1.6 13.4 20.8 8 4"),
      .fill("O 17.6 7 2.4 O 6.4 17.4 2.4")
    ),
    "dpad": SymbolDrawing(
      .line(
        """
        M 8.6 4.6 Q 8.6 2.2 11 2.2 H 13 Q 15.4 2.2 15.4 4.6 V 8.6 H 19.4 Q 21.8 8.6 21.8 11
        V 13 Q 21.8 15.4 19.4 15.4 H 15.4 V 19.4 Q 15.4 21.8 13 21.8 H 11 Q 8.6 21.8 8.6
        19.4 V 15.4 H 4.6 Q 2.2 15.4 2.2 13 V 11 Q 2.2 8.6 4.6 8.6 H 8.6 Z
        """
      )
    ),
    "arcade.stick": SymbolDrawing(
      .line(
        """
        O 12 5.6 3.8 M 12 9.4 V 16 M 4 21 V 19 Q 4 16.4 6.6 16.4 H 17.4 Q 20 16.4 20 19 V 21
        Z
        """
      )
    ),
  ]
}
