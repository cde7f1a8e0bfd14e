extension SymbolTables {
  private static let displayStand = "M 10 17.4 L 9.6 21 H 14.4 L 14 17.4 M 7.6 21.2 H 16.4"
  private static let earbuds = """
    M 1.8 9.4 C 1.8 5.4 4 3 6.8 3 C 9 3 10.4 4.6 10.4 7 C 10.4 9 9.4 10 8.4 10.6 V 19.4
    C 8.4 20.8 7.6 21.4 6.7 21.4 C 5.8 21.4 5 20.8 5 19.4 V 12.6 C 3 12.4 1.8 11.2 1.8
    9.4 Z M 22.2 9.4 C 22.2 5.4 20 3 17.2 3 C 15 3 13.6 4.6 13.6 7 C 13.6 9 14.6 10 15.6
    10.6 V 19.4 C 15.6 20.8 16.4 21.4 17.3 21.4 C 18.2 21.4 19 20.8 19 19.4 V 12.6 C 21
    12.4 22.2 11.2 22.2 9.4 Z
    """
  private static let earbudVents = "M 5.2 7.4 H 6.2 M 18.8 7.4 H 17.8"
  private static let caseWaves = """
    D 12 12.2 9 148 212 D 12 12.2 9 -32 32 D 12 12.2 12 148 212 D 12 12.2 12 -32 32
    """
  private static let smallWaveform = "M 14 4.8 V 7.2 M 16.8 2.4 V 9.6 M 19.6 4 V 8 M 22.4 5.4 V 6.6"
  private static let lowPointer = "K 4 1 10.4 9.8 22.4 14.8 17 17 14.8 22.4"

  static let equipment: [String: SymbolDrawing] = [
    "lock.display": SymbolDrawing(
      .line("R 1.4 3.2 21.2 14.2 2.4"),
      .line(displayStand),
      .symbol("lock.fill", x: 12, y: 10.2, side: 8.6, weight: 0.7)
    ),
    "lock.open.display": SymbolDrawing(
      .line("R 1.4 3.2 21.2 14.2 2.4"),
      .line(displayStand),
      .symbol("lock.open.fill", x: 12.6, y: 10.2, side: 8.6, weight: 0.7)
    ),
    "desktopcomputer.and.arrow.down": SymbolDrawing(
      .line("R 1.4 2.6 21.2 14.4 2.2"),
      .line("M 9.8 17 L 9.4 21 M 14.2 17 L 14.6 21 M 7.4 21.2 H 16.6"),
      .line("M 12 5.6 V 13.4 M 8.8 10.4 L 12 13.6 L 15.2 10.4")
    ),
    "sparkles.tv": SymbolDrawing(
      .line("R 1.4 3.2 21.2 14.2 2.4"),
      .line("M 7 21 H 17"),
      .symbol("sparkles", x: 12, y: 10.3, side: 9.6, weight: 0.9)
    ),
    "sparkles.tv.fill": SymbolDrawing(
      .solid("R 1.4 3.2 21.2 14.2 2.4"),
      .line("M 7 21 H 17"),
      .cutSymbol("sparkles", x: 12, y: 10.3, side: 9.6, weight: 0.9)
    ),
    "macwindow.and.pointer.arrow": SymbolDrawing(
      .line(window),
      .line("M 1.6 8.4 H 22.4"),
      .fill("O 4.8 6.1 0.9 O 7.6 6.1 0.9 O 10.4 6.1 0.9"),
      .cut("M 8.8 8.2 L 27 15 L 27 27 L 15 27 Z"),
      .fill("K 3 0.6 11.4 11 22.6 15.6 16 22.4")
    ),
    "platter.filled.bottom.iphone": SymbolDrawing(
      .line("R 6 1.4 12 21.2 2.8"),
      .fill("R 8.2 14.4 7.6 6 1.3"),
      .line("M 10.4 4.2 H 13.6", weight: 0.9)
    ),
    "platter.filled.top.iphone": SymbolDrawing(
      .line("R 6 1.4 12 21.2 2.8"),
      .fill("R 8.2 3.6 7.6 6 1.3")
    ),
    "airpods": SymbolDrawing(
      .line(earbuds),
      .line(earbudVents, weight: 0.9)
    ),
    "airpods.gen3": SymbolDrawing(
      .line(earbuds),
      .line(earbudVents, weight: 0.9)
    ),
    "airpodspro.chargingcase.wireless.radiowaves.left.and.right": SymbolDrawing(
      .line("R 6.6 7.4 10.8 9.6 4"),
      .line("M 6.6 11 H 17.4", weight: 0.9),
      .line(caseWaves, weight: 0.9)
    ),
    "airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill": SymbolDrawing(
      .solid("R 6.6 7.4 10.8 9.6 4"),
      .cutLine("M 4 11 H 20", gap: -0.3),
      .line(caseWaves, weight: 0.9)
    ),
    "phone.arrow.down.left": SymbolDrawing(
      .symbol("phone", x: 11, y: 13, side: 19, weight: 1),
      .line("M 21.6 2.6 L 15.4 8.8 M 14.8 3.8 V 9.2 H 20.4")
    ),
    "phone.and.waveform": SymbolDrawing(
      .symbol("phone", x: 10.6, y: 13.4, side: 18, weight: 1),
      .line(smallWaveform, weight: 0.95)
    ),
    "phone.and.waveform.fill": SymbolDrawing(
      .symbol("phone.fill", x: 10.6, y: 13.4, side: 18, weight: 1),
      .line(smallWaveform, weight: 0.95)
    ),
    "hand.draw.fill": SymbolDrawing(
      .line(
        """
        M 2 10.4 C 2.6 4.6 8 2 11.6 4 C 14.6 5.8 12 9.4 9.8 7.4 C 8.4 6 10.6 2.6 16 3
        """,
        weight: 0.9
      ),
      .cut("O 11.2 10 2.9"),
      .symbol("hand.point.up.fill", x: 13.4, y: 15, side: 14.6, weight: 0.95)
    ),
    "pointer.arrow.motionlines.click": SymbolDrawing(
      .line(lowPointer),
      .line("M 9.4 2 V 5 M 2 9.4 H 5 M 4.2 4.2 L 6.4 6.4", weight: 0.95),
      .line(
        """
        M 2.4 15.2 L 7.6 17.2 M 4.4 20.4 L 9.6 22.4 M 15.2 2.4 L 17.2 7.6
        """,
        weight: 0.95
      )
    ),
    "pointer.arrow.click.2": SymbolDrawing(
      .line(lowPointer),
      .line("D 10.4 9.8 5 145 305", weight: 0.95),
      .layer(2),
      .line("D 10.4 9.8 8.6 150 300", weight: 0.95)
    ),
    "medical.thermometer": SymbolDrawing(
      .line("M 2.6 21.4 L 5.4 18.6"),
      .line(
        """
        M 6 15.2 L 16.2 5 C 17.8 3.4 20 3.2 21.4 4.6 C 22.8 6 22.6 8.2 21 9.8 L 10.8
        20 Q 9 21.4 7.2 19.8 L 6.2 18.8 Q 4.4 17 6 15.2 Z
        """
      ),
      .line("M 12.6 11.6 L 17 7.2", weight: 1.2)
    ),
    "poweroutlet.type.f": SymbolDrawing(
      .line("O 12 12 10.2"),
      .fill("O 8.2 12 1.5 O 15.8 12 1.5"),
      .line("M 12 4.8 V 6.8 M 12 17.2 V 19.2")
    ),
    "teletype": SymbolDrawing(
      .line(
        """
        M 2 9.2 C 2 4.8 6.4 2.8 12 2.8 C 17.6 2.8 22 4.8 22 9.2 V 9.8 Q 22 11 20.8 11
        H 17.8 Q 16.6 11 16.6 9.8 V 8 C 13.8 7 10.2 7 7.4 8 V 9.8 Q 7.4 11 6.2 11 H
        3.2 Q 2 11 2 9.8 Z
        """
      ),
      .fill(
        """
        O 5.6 15 1.1 O 9.9 15 1.1 O 14.1 15 1.1 O 18.4 15 1.1 O 7.7 18.4 1.1 O 12 18.4
        1.1 O 16.3 18.4 1.1
        """
      ),
      .line("M 6 21.8 H 18")
    ),
    "macpro.gen3": SymbolDrawing(
      .line("R 4.8 1.6 14.4 19.2 2.4"),
      .fill(
        """
        O 9 6.4 1.15 O 12 6.4 1.15 O 15 6.4 1.15 O 10.5 9.6 1.15 O 13.5 9.6 1.15 O 9
        12.8 1.15 O 12 12.8 1.15 O 15 12.8 1.15 O 10.5 16 1.15 O 13.5 16 1.15
        """
      ),
      .line("M 7.4 20.8 V 22.4 M 16.6 20.8 V 22.4")
    ),
  ]
}
