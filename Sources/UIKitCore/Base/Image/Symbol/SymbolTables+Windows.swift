extension SymbolTables {
  static let windows: [String: SymbolDrawing] = [
    "viewfinder": SymbolDrawing(.line(viewfinderCorners)),
    "camera.viewfinder": finder("camera.fill"),
    "doc.viewfinder": finder("doc", 11.4),
    "doc.viewfinder.fill": finder("doc.fill", 11.4),
    "doc.text.viewfinder": finder("doc.text", 11.4),
    "key.viewfinder": finder("key.fill"),
    "text.viewfinder": finder("text.alignleft", 9),
    "person.fill.viewfinder": finder("person.fill"),
    "location.fill.viewfinder": finder("location.fill", 9),
    "location.viewfinder": finder("location", 9),
    "plus.viewfinder": finder("plus", 9),
    "dot.viewfinder": SymbolDrawing(.line(viewfinderCorners), .fill("O 12 12 3")),
    "barcode": SymbolDrawing(
      .line("M 3 4.8 V 19.2 M 9.4 4.8 V 19.2 M 15 4.8 V 19.2", weight: 1.2),
      .line("M 6 4.8 V 19.2 M 12.2 4.8 V 19.2 M 18 4.8 V 19.2 M 21 4.8 V 19.2", weight: 0.7)
    ),
    "barcode.viewfinder": SymbolDrawing(
      .line(viewfinderCorners),
      .line("M 6.4 7 V 17 M 12 7 V 17 M 17.6 7 V 17"),
      .line("M 9 7 V 17 M 14.8 7 V 17", weight: 0.6)
    ),
    "qrcode": SymbolDrawing(
      .line("R 2.8 2.8 7 7 1.2 R 14.2 2.8 7 7 1.2 R 2.8 14.2 7 7 1.2"),
      .fill("R 5.2 5.2 2.2 2.2 0.3 R 16.6 5.2 2.2 2.2 0.3 R 5.2 16.6 2.2 2.2 0.3"),
      .fill(
        """
        R 13.4 13.4 2.6 2.6 0.4 R 19.4 13.4 2.6 2.6 0.4 R 16.4 16.4 2.6 2.6 0.4 R 13.4 19.4
        2.6 2.6 0.4 R 19.4 19.4 2.6 2.6 0.4
        """
      )
    ),
    "qrcode.viewfinder": finder("qrcode", 11),
    "filemenu.and.selection": SymbolDrawing(
      .line("R 4 7.4 16 14 2.4 M 4 7.4 V 2.6 H 12 V 7.4"),
      .fill("R 6.6 11 10.8 2.6 0.8"),
      .line("M 7.4 17.4 H 14", weight: 0.9)
    ),
    "filemenu.and.cursorarrow": SymbolDrawing(
      .line("R 3 6.4 15 14 2.4 M 6.4 11 H 14 M 6.4 15.4 H 10"),
      .cut("O 17 17 4.6"),
      .fill("M 13.6 12.4 L 22.4 16.6 L 18.6 17.8 L 17.2 21.6 Z")
    ),
    "contextualmenu.and.cursorarrow": SymbolDrawing(
      .line("R 7.4 2.6 14 18 2.4 M 11 7.4 H 17.8 M 11 11.6 H 17.8 M 11 15.8 H 15"),
      .cut("O 5.6 7.6 4.6"),
      .fill("M 1.6 3 L 10.4 7.2 L 6.6 8.4 L 5.2 12.2 Z")
    ),
    "macwindow": SymbolDrawing(
      .line(window),
      .line("M 1.6 8.4 H 22.4"),
      .fill("O 4.8 6.1 0.9 O 7.6 6.1 0.9 O 10.4 6.1 0.9")
    ),
    "macwindow.on.rectangle": SymbolDrawing(
      .line("R 1.2 8.4 16 11.6 2.6 M 1.2 12 H 17.2"),
      .line(wideUpperEdge),
      .fill("O 4 10.2 0.8 O 6.6 10.2 0.8")
    ),
    "menubar.rectangle": SymbolDrawing(.line(window), .fill("R 1.8 4 20.4 4.6 2.4")),
    "apple.terminal": SymbolDrawing(
      .line(window),
      .line("M 5.6 8.2 L 9.2 11.4 L 5.6 14.6 M 11.4 15 H 16")
    ),
    "terminal": SymbolDrawing(
      .line(window),
      .line("M 5.6 8.2 L 9.2 11.4 L 5.6 14.6 M 11.4 15 H 16")
    ),
    "pip": SymbolDrawing(.line(window), .fill("R 12.2 11.4 7.8 6.4 1.4")),
    "pip.enter": SymbolDrawing(
      .line(
        """
        M 22.4 10 V 6.8 Q 22.4 3.8 19.4 3.8 H 4.6 Q 1.6 3.8 1.6 6.8 V 17.2 Q 1.6 20.2 4.6
        20.2 H 9.6
        """
      ),
      .fill("R 12.4 12.6 11 8.6 2"),
      .line("M 5.2 7.4 L 9.8 12 M 10 8.4 V 12.2 H 6.2", weight: 0.95)
    ),
    "pip.exit": SymbolDrawing(
      .line(
        """
        M 22.4 10 V 6.8 Q 22.4 3.8 19.4 3.8 H 4.6 Q 1.6 3.8 1.6 6.8 V 17.2 Q 1.6 20.2 4.6
        20.2 H 9.6
        """
      ),
      .fill("R 12.4 12.6 11 8.6 2"),
      .line("M 10 12.2 L 5.4 7.6 M 5.2 11.2 V 7.4 H 9", weight: 0.95)
    ),
    "chart.bar.xaxis": SymbolDrawing(
      .line("M 2 21.8 H 22"),
      .fill("R 3.4 11 4 8.6 1 R 10 3.4 4 16.2 1 R 16.6 7.6 4 12 1")
    ),
    "chart.pie": SymbolDrawing(.line("O 12 12 10.2"), .line("M 12 1.8 V 12 L 19.4 19")),
    "chart.line.uptrend.xyaxis": SymbolDrawing(
      .layer(2),
      .line("M 2.4 2.4 V 18.4 Q 2.4 21.4 5.4 21.4 H 21.8"),
      .layer(1),
      .line("M 6.4 15.8 L 10.8 10.4 L 14.4 13.4 L 20.4 6.4")
    ),
    "chart.line.downtrend.xyaxis": SymbolDrawing(
      .line("M 2.4 2.4 V 18.4 Q 2.4 21.4 5.4 21.4 H 21.8"),
      .line("M 6.4 6.4 L 10.8 11 L 14.4 8.6 L 20.4 15.8")
    ),
    "chart.xyaxis.line": SymbolDrawing(
      .line("M 2.4 2.4 V 18.4 Q 2.4 21.4 5.4 21.4 H 21.8"),
      .line("M 6.4 15 C 10 15 9.6 7 13 7 C 16.2 7 16 13 20.4 12")
    ),
    "align.horizontal.left": SymbolDrawing(
      .line("M 3 2.4 V 21.6"),
      .fill("R 5.8 5.4 15.6 5.2 1.4 R 5.8 13.4 9.6 5.2 1.4")
    ),
    "align.horizontal.right": SymbolDrawing(
      .line("M 21 2.4 V 21.6"),
      .fill("R 2.6 5.4 15.6 5.2 1.4 R 8.6 13.4 9.6 5.2 1.4")
    ),
    "align.horizontal.center": SymbolDrawing(
      .line("M 12 2.4 V 21.6"),
      .fill("R 3 5.4 18 5.2 1.4 R 6.4 13.4 11.2 5.2 1.4")
    ),
    "align.vertical.top": SymbolDrawing(
      .line("M 2.4 3 H 21.6"),
      .fill("R 5.4 5.8 5.2 15.6 1.4 R 13.4 5.8 5.2 9.6 1.4")
    ),
    "align.vertical.bottom": SymbolDrawing(
      .line("M 2.4 21 H 21.6"),
      .fill("R 5.4 2.6 5.2 15.6 1.4 R 13.4 8.6 5.2 9.6 1.4")
    ),
    "align.vertical.center": SymbolDrawing(
      .line("M 2.4 12 H 21.6"),
      .fill("R 5.4 3 5.2 18 1.4 R 13.4 6.4 5.2 11.2 1.4")
    ),
    "crop": SymbolDrawing(
      .line(
        """
        M 6.4 1.6 V 15 Q 6.4 17.6 9 17.6 H 22.4 M 1.6 6.4 H 15 Q 17.6 6.4 17.6 9 V 22.4
        """
      )
    ),
    "skew": SymbolDrawing(.line("K 4 1.4 7 5 22.4 5 17 19 1.6 19")),
  ]
}
