extension SymbolTables {
  static let sheet = """
    M 4.6 4.4 Q 4.6 1.8 7.2 1.8 H 12.8 L 19.4 8.4 V 19.6 Q 19.4 22.2 16.8 22.2 H 7.2
    Q 4.6 22.2 4.6 19.6 Z
    """
  static let fold = "M 12.8 1.8 V 6.6 Q 12.8 8.4 14.6 8.4 H 19.4"
  static let folderBody = """
    M 1.8 6.6 Q 1.8 4.2 4.2 4.2 H 8.2 Q 9.3 4.2 10 4.9 L 10.8 5.7 Q 11.5 6.4 12.6 6.4 H 19.8
    Q 22.2 6.4 22.2 8.8 V 17.6 Q 22.2 20 19.8 20 H 4.2 Q 1.8 20 1.8 17.6 Z
    """
  static let frame = "R 1.6 3.8 20.8 16.4 2.8"
  static let trayBox = """
    M 2 14.4 L 5.4 6 Q 6 4.6 7.5 4.6 H 16.5 Q 18 4.6 18.6 6 L 22 14.4 V 17.4
    Q 22 20.4 19 20.4 H 5 Q 2 20.4 2 17.4 Z
    """
  static let trayLip =
    """
    M 2 14.4 H 7.6 Q 8.4 14.4 8.5 15.2 C 8.8 16.8 10.1 17.7 12 17.7 C 13.9 17.7 15.2
    16.8 15.5 15.2 Q 15.6 14.4 16.4 14.4 H 22
    """
  static let trayBasin = """
    M 2 14.4 H 7.6 Q 8.4 14.4 8.5 15.2 C 8.8 16.8 10.1 17.7 12 17.7 C 13.9 17.7 15.2 16.8 15.5 15.2
    Q 15.6 14.4 16.4 14.4 H 22 V 17.4 Q 22 20.4 19 20.4 H 5 Q 2 20.4 2 17.4 Z
    """
  static let traySides =
    "M 7.5 6 Q 6 6 5.4 7.4 L 2 15.2 M 16.5 6 Q 18 6 18.6 7.4 L 22 15.2"
  static let downArrow = "M 12 1.8 V 14.2 M 8.2 10.6 L 12 14.4 L 15.8 10.6"
  static let upArrow = "M 12 14.6 V 2.2 M 8.2 5.8 L 12 2 L 15.8 5.8"
  static let shareBox = """
    M 8 8.4 H 6.6 Q 4.2 8.4 4.2 10.8 V 19.4 Q 4.2 21.8 6.6 21.8 H 17.4 Q 19.8 21.8 19.8 19.4
    V 10.8 Q 19.8 8.4 17.4 8.4 H 16
    """
  static let shareShape = "R 4.2 8.4 15.6 13.4 2.6"
  static let archiveBody = "M 3.8 8.6 V 18 Q 3.8 21 6.8 21 H 17.2 Q 20.2 21 20.2 18 V 8.6 Z"
  static let pencilBody = """
    M 3.6 20.4 L 4.9 15.4 L 16.2 4.1 Q 17.8 2.5 19.4 4.1 L 19.9 4.6 Q 21.5 6.2 19.9 7.8
    L 8.6 19.1 Z
    """

  static let documents = merged(
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
          """
          M 8.6 6.8 H 5.4 Q 3 6.8 3 9.2 V 19.8 Q 3 22.2 5.4 22.2 H 13 Q 15.4 22.2 15.4 19.8 V
          17.2
          """
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
      "tray": SymbolDrawing(.line(trayBox), .line(trayLip)),
      "tray.fill": SymbolDrawing(.line(trayBox), .solid(trayBasin)),
      "tray.full": SymbolDrawing(
        .line(trayBox),
        .line(trayLip),
        .line("M 8.4 8.4 H 15.6 M 7.4 11.4 H 16.6", weight: 0.9)
      ),
      "tray.full.fill": SymbolDrawing(
        .line(trayBox),
        .solid(trayBasin),
        .line("M 8.4 8.4 H 15.6 M 7.4 11.4 H 16.6", weight: 0.9)
      ),
      "tray.2": SymbolDrawing(
        .line(
          """
          M 3 7.6 L 5.2 3.6 Q 5.8 2.6 7 2.6 H 17 Q 18.2 2.6 18.8 3.6 L 21 7.6 V 9.4 Q 21 11.2
          19.2 11.2 H 4.8 Q 3 11.2 3 9.4 Z
          """
        ),
        .line("M 3 7.6 H 9 C 9.4 9 10.4 9.4 12 9.4 C 13.6 9.4 14.6 9 15 7.6 H 21"),
        .line(
          """
          M 3 16 H 9 C 9.4 17.4 10.4 17.8 12 17.8 C 13.6 17.8 14.6 17.4 15 16 H 21 V 19 Q 21
          21.2 18.8 21.2 H 5.2 Q 3 21.2 3 19 Z
          """
        )
      ),
      "tray.2.fill": SymbolDrawing(
        .line("M 3 7.6 L 5.2 3.6 Q 5.8 2.6 7 2.6 H 17 Q 18.2 2.6 18.8 3.6 L 21 7.6"),
        .solid(
          """
          M 3 7.6 H 9 C 9.4 9 10.4 9.4 12 9.4 C 13.6 9.4 14.6 9 15 7.6 H 21 V 9.4 Q 21 11.2
          19.2 11.2 H 4.8 Q 3 11.2 3 9.4 Z
          """
        ),
        .solid(
          """
          M 3 16 H 9 C 9.4 17.4 10.4 17.8 12 17.8 C 13.6 17.8 14.6 17.4 15 16 H 21 V 19 Q 21
          21.2 18.8 21.2 H 5.2 Q 3 21.2 3 19 Z
          """
        )
      ),
      "tray.and.arrow.down": SymbolDrawing(
        .layer(2),
        .line(trayBasin),
        .line(traySides),
        .layer(1),
        .line("M 12 2 V 11.6 M 8.6 8.4 L 12 11.8 L 15.4 8.4")
      ),
      "tray.and.arrow.down.fill": SymbolDrawing(
        .layer(2),
        .solid(trayBasin),
        .line(traySides),
        .layer(1),
        .line("M 12 2 V 11.6 M 8.6 8.4 L 12 11.8 L 15.4 8.4")
      ),
      "tray.and.arrow.up": SymbolDrawing(
        .layer(2),
        .line(trayBasin),
        .line(traySides),
        .layer(1),
        .line("M 12 11.8 V 2.4 M 8.6 5.6 L 12 2.2 L 15.4 5.6")
      ),
      "archivebox": SymbolDrawing(
        .line(archiveBody),
        .line("R 1.8 3 20.4 5.6 1.8"),
        .line("M 9.2 12.6 H 14.8")
      ),
      "archivebox.fill": SymbolDrawing(
        .solid(
          "M 3.8 11.2 V 18 Q 3.8 21 6.8 21 H 17.2 Q 20.2 21 20.2 18 V 11.2 Z",
          cutLine: "M 9.4 13.8 H 14.6"
        ),
        .solid("R 1.8 3 20.4 5 1.6")
      ),
      "arrow.up.bin": SymbolDrawing(
        .line(
          """
          M 3.6 12 L 5 19.6 Q 5.4 21.6 7.4 21.6 H 16.6 Q 18.6 21.6 19 19.6 L 20.4 12 M 2 12 H
          22
          """
        ),
        .line("M 12 16.6 V 2.6 M 7.8 6.6 L 12 2.4 L 16.2 6.6")
      ),
      "xmark.bin": SymbolDrawing(
        .line("M 4.6 8 L 6 19.6 Q 6.2 21.6 8.2 21.6 H 15.8 Q 17.8 21.6 18 19.6 L 19.4 8 Z"),
        .line("M 2.6 4.4 H 21.4"),
        .line("M 9.4 12 L 14.6 17.2 M 14.6 12 L 9.4 17.2")
      ),
      "paperclip": SymbolDrawing(
        .line(
          """
          M 20.6 11.2 L 12.2 19.6 C 10 21.8 6.8 21.8 4.9 19.9 C 3 18 3 14.8 5.2 12.6 L 13.4
          4.4 C 14.9 2.9 17.1 2.9 18.4 4.2 C 19.7 5.5 19.7 7.7 18.2 9.2 L 10.2 17.2 C 9.4 18
          8.3 18 7.6 17.3 C 6.9 16.6 6.9 15.5 7.7 14.7 L 14.4 8
          """
        )
      ),
    ]
  )
}
