extension SymbolTables {
  private static let hourglassEnds = "M 5.2 2.2 H 18.8 M 5.2 21.8 H 18.8"
  private static let hourglassSides = """
    M 6.8 2.2 V 6 C 6.8 9 9.8 10 10.4 12 C 9.8 14 6.8 15 6.8 18 V 21.8 M 17.2 2.2 V 6 C
    17.2 9 14.2 10 13.6 12 C 14.2 14 17.2 15 17.2 18 V 21.8
    """
  private static let videoArrow = "M 6 14.6 L 10.8 9.8 M 7.2 9.4 H 11 V 13.2"

  static let household: [String: SymbolDrawing] = [
    "sofa.fill": SymbolDrawing(
      .solid(
        """
        M 6.8 14 V 12.6 C 6.8 9.8 2 9.8 2 12.6 V 16.6 Q 2 19 4.4 19 H 19.6 Q 22 19 22
        16.6 V 12.6 C 22 9.8 17.2 9.8 17.2 12.6 V 14 Z
        """
      ),
      .solid(
        """
        M 4.8 7.4 Q 4.8 4.6 7.6 4.6 H 16.4 Q 19.2 4.6 19.2 7.4 V 8 C 17 8.2 15.6 9.8
        15.4 11.8 H 8.6 C 8.4 9.8 7 8.2 4.8 8 Z
        """
      ),
      .line("M 5 19 V 21 M 19 19 V 21")
    ),
    "chair.lounge": SymbolDrawing(
      .line(
        """
        M 6.4 12.4 V 5.6 Q 6.4 2.6 9.4 2.6 H 14.6 Q 17.6 2.6 17.6 5.6 V 12.4
        """
      ),
      .line(
        """
        M 6 15.6 V 13 C 6 10.6 2.6 10.6 2.6 13 V 17.4 Q 2.6 19.4 4.6 19.4 H 19.4 Q
        21.4 19.4 21.4 17.4 V 13 C 21.4 10.6 18 10.6 18 13 V 15.6 Z M 5.2 19.4 V 22 M
        18.8 19.4 V 22
        """
      )
    ),
    "swatchpalette": SymbolDrawing(
      .line("R 2 2.4 7.6 19.4 2.2"),
      .fill("O 5.8 17.6 1.5"),
      .line(
        """
        M 9.6 7.4 L 13.2 3.8 Q 14.8 2.4 16.2 3.8 L 18.8 6.4 Q 20.2 7.8 18.8 9.2 L 9.6
        18.4
        """
      ),
      .line(
        """
        M 16.6 11.6 H 19.8 Q 21.8 11.6 21.8 13.6 V 19.8 Q 21.8 21.8 19.8 21.8 H 6
        """
      )
    ),
    "swatchpalette.fill": SymbolDrawing(
      .solid("R 2 2.4 7.6 19.4 2.2", cut: "O 5.8 17.6 1.7"),
      .solid(
        """
        M 12.2 7.6 L 14.2 5.2 Q 15.2 4.4 16.2 5.2 L 18.4 7.4 Q 19.2 8.4 18.4 9.4 L
        12.2 15.6 Z
        """
      ),
      .solid(
        """
        M 18.4 12.6 H 20 Q 21.8 12.6 21.8 14.4 V 20 Q 21.8 21.8 20 21.8 H 12 L 18.4
        15.2 Z
        """
      )
    ),
    "hourglass.bottomhalf.fill": SymbolDrawing(
      .line(hourglassEnds),
      .line(hourglassSides),
      .fill(
        """
        M 10.4 12 H 13.6 C 14.2 14 17.2 15 17.2 18 V 21.8 H 6.8 V 18 C 6.8 15 9.8 14
        10.4 12 Z
        """
      )
    ),
    "hourglass.tophalf.fill": SymbolDrawing(
      .line(hourglassEnds),
      .line(hourglassSides),
      .fill(
        """
        M 10.4 12 H 13.6 C 13 10 17.2 9 17.2 6 V 2.2 H 6.8 V 6 C 6.8 9 9.8 10 10.4 12
        Z
        """
      )
    ),
    "memories": SymbolDrawing(
      .line("D 12 12 9.6 -112 158"),
      .fill("A 2.9 14.6 -100 5.4 6.6"),
      .fill("O 3.5 7.9 0.95 O 5.5 4.9 0.95"),
      .line("M 12 6.4 V 12.2 L 15.8 14.6")
    ),
    "arrow.up.right.video": SymbolDrawing(
      .line(camcorder),
      .line(videoArrow, weight: 0.95),
      .line(lens)
    ),
    "arrow.up.right.video.fill": SymbolDrawing(
      .solid(camcorder),
      .cutLine(videoArrow),
      .solid(lens)
    ),
    "checkmark.message": SymbolDrawing(
      .line(balloon),
      .line("M 7.8 11.2 L 10.8 14.4 L 16.2 7.6")
    ),
    "calendar.badge.clock.rtl": SymbolDrawing(
      .layer(2),
      .symbol("calendar", x: 12.6, y: 11.4, side: 19.4, weight: 1),
      .cut("O 5.6 18.4 6.4"),
      .layer(1),
      .line("O 5.6 18.4 4.5", weight: 0.8),
      .line("M 5.6 15.8 V 18.6 H 7.6", weight: 0.75)
    ),
  ]
}
