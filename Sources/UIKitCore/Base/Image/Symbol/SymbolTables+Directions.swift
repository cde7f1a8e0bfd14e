extension SymbolTables {
  private static let outwardTriangles =
    "K 3 1 1.8 12 8.2 6.6 8.2 17.4 K 3 1 22.2 12 15.8 6.6 15.8 17.4"
  private static let inwardTriangles =
    "K 3 1 8.2 12 1.8 6.6 1.8 17.4 K 3 1 15.8 12 22.2 6.6 22.2 17.4"
  private static let verticalTriangles = "K 3 1 6 9 18 9 18 2 K 3 1 6 15 18 22 18 15"

  static let directions: [String: SymbolDrawing] = [
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": SymbolDrawing(
      .line(outwardTriangles),
      .line("M 12 3.2 V 20.8")
    ),
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill": SymbolDrawing(
      .solid(outwardTriangles),
      .line("M 12 3.2 V 20.8")
    ),
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": SymbolDrawing(
      .line(inwardTriangles),
      .line("M 12 3.2 V 20.8")
    ),
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill": SymbolDrawing(
      .solid(inwardTriangles),
      .line("M 12 3.2 V 20.8")
    ),
    "arrow.right.circle.dotted": SymbolDrawing(
      .line("T 12 12 10 10.1 16 0"),
      .line("M 6.8 12 H 16.8 M 12.8 7.8 L 17 12 L 12.8 16.2")
    ),
    "arrow.up.and.down.text.horizontal": SymbolDrawing(
      .line(
        """
        M 5 3 V 21 M 1.8 6.2 L 5 3 L 8.2 6.2 M 1.8 17.8 L 5 21 L 8.2 17.8
        """
      ),
      .line("M 12 6 H 22.2 M 12 12 H 22.2 M 12 18 H 18.4")
    ),
    "arrow.left.and.right.righttriangle.left.righttriangle.right.fill": SymbolDrawing(
      .line("M 12 3 V 21"),
      .solid("K 3 1 9 6 9 18 2 18 K 3 1 15 6 22 18 15 18")
    ),
    "arrow.up.and.down.righttriangle.up.righttriangle.down": SymbolDrawing(
      .line("M 3 12 H 21"),
      .line(verticalTriangles)
    ),
    "arrow.up.and.down.righttriangle.up.righttriangle.down.fill": SymbolDrawing(
      .line("M 3 12 H 21"),
      .solid(verticalTriangles)
    ),
  ]
}
