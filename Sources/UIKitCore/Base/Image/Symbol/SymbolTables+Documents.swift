extension SymbolTables {
  private static let sheet = """
    M 4.6 4.4 Q 4.6 1.8 7.2 1.8 H 12.8 L 19.4 8.4 V 19.6 Q 19.4 22.2 16.8 22.2 H 7.2
    Q 4.6 22.2 4.6 19.6 Z
    """
  private static let fold = "M 12.8 1.8 V 6.6 Q 12.8 8.4 14.6 8.4 H 19.4"
  private static let folderBody = """
    M 1.8 6.6 Q 1.8 4.2 4.2 4.2 H 8.2 Q 9.3 4.2 10 4.9 L 10.8 5.7 Q 11.5 6.4 12.6 6.4 H 19.8
    Q 22.2 6.4 22.2 8.8 V 17.6 Q 22.2 20 19.8 20 H 4.2 Q 1.8 20 1.8 17.6 Z
    """
  private static let frame = "R 1.6 3.8 20.8 16.4 2.8"
  private static let trayBox = """
    M 2 14.6 L 5.2 6.4 Q 5.8 4.8 7.5 4.8 H 16.5 Q 18.2 4.8 18.8 6.4 L 22 14.6 V 17.8
    Q 22 20.4 19.4 20.4 H 4.6 Q 2 20.4 2 17.8 Z
    """
  private static let trayLip =
    "M 2 14.6 H 7.8 C 8 16.8 9.6 18 12 18 C 14.4 18 16 16.8 16.2 14.6 H 22"
  private static let downArrow = "M 12 1.8 V 14.2 M 8.2 10.6 L 12 14.4 L 15.8 10.6"
  private static let upArrow = "M 12 14.6 V 2.2 M 8.2 5.8 L 12 2 L 15.8 5.8"
  private static let shareBox = """
    M 8 8.4 H 6.6 Q 4.2 8.4 4.2 10.8 V 19.4 Q 4.2 21.8 6.6 21.8 H 17.4 Q 19.8 21.8 19.8 19.4
    V 10.8 Q 19.8 8.4 17.4 8.4 H 16
    """
  private static let pencilBody = """
    M 3.6 20.4 L 4.9 15.4 L 16.2 4.1 Q 17.8 2.5 19.4 4.1 L 19.9 4.6 Q 21.5 6.2 19.9 7.8
    L 8.6 19.1 Z
    """
  private static let grid =
    "R 2.8 2.8 7.6 7.6 1.8 R 13.6 2.8 7.6 7.6 1.8 R 2.8 13.6 7.6 7.6 1.8 R 13.6 13.6 7.6 7.6 1.8"
  private static let bars = "R 2 13 4.6 8.6 1 R 9.7 8.2 4.6 13.4 1 R 17.4 3 4.6 18.6 1"

  static let documents = merged(
    outlined("square.grid.2x2", grid),
    outlined("chart.bar", bars),
    outlined("rectangle.grid.1x2", "R 2.4 3.2 19.2 7.4 1.8 R 2.4 13.4 19.2 7.4 1.8"),
    [
      "doc": SymbolDrawing(.line(sheet), .line(fold)),
      "doc.fill": SymbolDrawing(
        .solid(
          """
          M 4.6 4.4 Q 4.6 1.8 7.2 1.8 H 11 V 8.4 Q 11 10.4 13 10.4 H 19.4 V 19.6
          Q 19.4 22.2 16.8 22.2 H 7.2 Q 4.6 22.2 4.6 19.6 Z
          """
        ),
        .fill("M 13.2 1.6 L 19.8 8.2 H 14.2 Q 13.2 8.2 13.2 7.2 Z")
      ),
      "doc.text": SymbolDrawing(
        .line(sheet),
        .line(fold),
        .line("M 8.4 12.8 H 15.6 M 8.4 17 H 15.6")
      ),
      "doc.on.doc": SymbolDrawing(
        .line("R 8.6 1.8 12.4 15.4 2.4"),
        .line(
          "M 8.6 6.8 H 5.4 Q 3 6.8 3 9.2 V 19.8 Q 3 22.2 5.4 22.2 H 13 Q 15.4 22.2 15.4 19.8 V 17.2"
        )
      ),
      "newspaper": SymbolDrawing(
        .line(
          """
          M 17.8 7.4 H 20 Q 22.2 7.4 22.2 9.6 V 18 C 22.2 20 21.4 20.6 20 20.6
          C 18.6 20.6 17.8 20 17.8 18 V 5.8 Q 17.8 3.4 15.4 3.4 H 4.2 Q 1.8 3.4 1.8 5.8 V 18
          Q 1.8 20.6 4.4 20.6 H 20
          """
        ),
        .line("M 5.4 12.6 H 14.2 M 5.4 16.6 H 14.2"),
        .fill("R 5 6.4 9.6 3.2 0.6")
      ),
      "newspaper.fill": SymbolDrawing(
        .solid(
          """
          M 1.8 5.8 Q 1.8 3.4 4.2 3.4 H 14.4 Q 16.8 3.4 16.8 5.8 V 18
          C 16.8 19 17 19.9 17.4 20.6 H 4.4 Q 1.8 20.6 1.8 18 Z
          """,
          cut: "R 4.8 6.4 9 3.6 0.6 R 4.8 12 9 1.6 0.8 R 4.8 15.8 9 1.6 0.8"
        ),
        .fill(
          """
          M 19.2 6.6 H 20 Q 23 6.6 23 9.6 V 18.4 C 23 20.4 22.4 21.4 21 21.4
          C 19.8 21.4 19.2 20.4 19.2 18.4 Z
          """
        )
      ),
      "folder": SymbolDrawing(.line(folderBody), .line("M 1.8 10 H 22.2")),
      "folder.fill": SymbolDrawing(
        .fill(
          """
          M 1 8.4 V 6.4 Q 1 3.4 4 3.4 H 8.4 Q 9.8 3.4 10.6 4.2 L 11.4 5 Q 12 5.6 13 5.6 H 20
          Q 23 5.6 23 8.4 Z
          """
        ),
        .fill("M 1 9.9 H 23 V 17.8 Q 23 20.8 20 20.8 H 4 Q 1 20.8 1 17.8 Z")
      ),
      "folder.badge.plus": SymbolDrawing(.line(folderBody), .line("+ 12 13.2 3.4")),
      "tray": SymbolDrawing(.line(trayBox), .line(trayLip)),
      "tray.fill": SymbolDrawing(
        .fill(
          """
          M 2.6 13 L 5 5.6 Q 5.7 4 7.4 4 H 16.6 Q 18.3 4 19 5.6 L 21.4 13 H 15 V 14.4
          C 15 15.8 13.8 16.8 12 16.8 C 10.2 16.8 9 15.8 9 14.4 V 13 Z M 7 11.4 H 17 L 16 7 H 8
          Z
          """
        ),
        .fill(
          """
          M 1.2 14.6 H 7.6 C 8 17 9.6 18.4 12 18.4 C 14.4 18.4 16 17 16.4 14.6 H 22.8 V 17.8
          Q 22.8 21.2 19.4 21.2 H 4.6 Q 1.2 21.2 1.2 17.8 Z
          """
        )
      ),
      "tray.and.arrow.down": SymbolDrawing(
        .line(
          """
          M 7.4 6 Q 5.9 6 5.4 7.4 L 2 15.6 V 18.4 Q 2 21 4.6 21 H 19.4 Q 22 21 22 18.4 V 15.6
          L 18.6 7.4 Q 18.1 6 16.6 6
          """
        ),
        .line("M 2 15.6 H 7.8 C 8 17.4 9.6 18.4 12 18.4 C 14.4 18.4 16 17.4 16.2 15.6 H 22"),
        .line("M 12 2.4 V 12.4 M 8.8 9.4 L 12 12.6 L 15.2 9.4")
      ),
      "tray.and.arrow.down.fill": SymbolDrawing(
        .line("M 12 2.4 V 11.4 M 8.8 8.4 L 12 11.6 L 15.2 8.4"),
        .line("M 7.4 6 Q 5.9 6 5.4 7.4 L 2.6 14 M 16.6 6 Q 18.1 6 18.6 7.4 L 21.4 14"),
        .fill(
          """
          M 1.2 15 H 7.8 C 8.2 17.2 9.8 18.4 12 18.4 C 14.2 18.4 15.8 17.2 16.2 15 H 22.8
          V 18.4 Q 22.8 21.8 19.4 21.8 H 4.6 Q 1.2 21.8 1.2 18.4 Z
          """
        )
      ),
      "square.and.arrow.down": SymbolDrawing(.line(shareBox), .line(downArrow)),
      "square.and.arrow.up": SymbolDrawing(.line(shareBox), .line(upArrow)),
      "square.and.pencil": SymbolDrawing(
        .line(
          """
          M 12.4 3.8 H 5.6 Q 2.6 3.8 2.6 6.8 V 18.4 Q 2.6 21.4 5.6 21.4 H 17.2
          Q 20.2 21.4 20.2 18.4 V 11.6
          """
        ),
        .line("M 9.2 14.8 L 10 11.6 L 19 2.6 L 21.4 5 L 12.4 14 Z")
      ),
      "pencil": SymbolDrawing(.line(pencilBody), .line("M 14.2 6.1 L 17.9 9.8")),
      "pencil.circle": SymbolDrawing(
        .line("O 12 12 10.2"),
        .line("M 7.6 16.4 L 8.4 13.4 L 14.6 7.2 L 16.8 9.4 L 10.6 15.6 Z")
      ),
      "trash": SymbolDrawing(
        .line("M 3 5.6 H 21 M 8.4 5.6 V 4.2 Q 8.4 2.2 10.4 2.2 H 13.6 Q 15.6 2.2 15.6 4.2 V 5.6"),
        .line("M 5 5.6 L 5.9 19.6 Q 6.1 21.8 8.3 21.8 H 15.7 Q 17.9 21.8 18.1 19.6 L 19 5.6"),
        .line("M 9.1 9.4 L 9.5 18 M 14.9 9.4 L 14.5 18 M 12 9.4 V 18")
      ),
      "trash.fill": SymbolDrawing(
        .line("M 3 5.6 H 21 M 8.4 5.6 V 4.2 Q 8.4 2.2 10.4 2.2 H 13.6 Q 15.6 2.2 15.6 4.2 V 5.6"),
        .solid(
          "M 5.1 7.8 L 5.9 19.6 Q 6.1 21.8 8.3 21.8 H 15.7 Q 17.9 21.8 18.1 19.6 L 18.9 7.8 Z",
          cut: "R 8.4 10.6 1.4 8 0.7 R 11.3 10.6 1.4 8 0.7 R 14.2 10.6 1.4 8 0.7"
        )
      ),
      "photo": SymbolDrawing(
        .line(frame),
        .fill("O 7.2 9 2"),
        .line("M 2 17.4 L 7.6 12.8 L 11 15.4 L 15.8 10.4 L 22 16.4")
      ),
      "photo.fill": SymbolDrawing(
        .solid(
          frame,
          cut: "O 7.4 9 2",
          cutLine: "M 3.8 17 L 8.2 13.6 L 11.2 16 L 16 11.2 L 20.4 15.4"
        )
      ),
      "photo.on.rectangle": SymbolDrawing(
        .line(
          """
          R 1.6 5.8 17 13.4 2.4 M 5.4 5.8 V 5 Q 5.4 2.8 7.6 2.8 H 20.2 Q 22.4 2.8 22.4 5 V 13.8
          Q 22.4 16 20.2 16 H 18.6
          """
        ),
        .line("M 2 16.8 L 6.4 13 L 9.4 15.2 L 13 11.4 L 18.4 16.4"),
        .fill("O 6.4 9.8 1.4")
      ),
      "square.stack": SymbolDrawing(
        .line("R 2.6 7.6 18.8 14 2.8 M 4.8 4.6 H 19.2 M 7 1.8 H 17")
      ),
      "rectangle.stack": SymbolDrawing(
        .line("R 1.8 8 20.4 13 2.6 M 4.2 5 H 19.8 M 6.6 2.2 H 17.4")
      ),
      "rectangle.stack.fill": SymbolDrawing(
        .solid("R 1.8 8 20.4 13 2.6"),
        .line("M 4.2 5 H 19.8 M 6.6 2.2 H 17.4")
      ),
      "chart.pie": SymbolDrawing(.line("O 12 12 10.2"), .line("M 12 1.8 V 12 L 19.4 19")),
      "chart.line.uptrend.xyaxis": SymbolDrawing(
        .line("M 2.4 2.4 V 18.4 Q 2.4 21 5 21 H 21.8"),
        .line("M 6.4 15.4 L 11 9.8 L 14.4 13 L 20.4 5.6")
      ),
      "link": SymbolDrawing(
        .line(
          """
          M 10 14 C 8 12 8 9.4 9.8 7.6 L 13 4.4 C 14.8 2.6 17.6 2.6 19.4 4.4
          C 21.2 6.2 21.2 9 19.4 10.8 L 17.2 13
          """
        ),
        .line(
          """
          M 14 10 C 16 12 16 14.6 14.2 16.4 L 11 19.6 C 9.2 21.4 6.4 21.4 4.6 19.6
          C 2.8 17.8 2.8 15 4.6 13.2 L 6.8 11
          """
        )
      ),
    ]
  )
}
