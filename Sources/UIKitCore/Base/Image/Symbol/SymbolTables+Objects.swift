extension SymbolTables {
  private static let briefcaseHandle =
    "M 8.2 6.8 V 5.2 Q 8.2 3.6 9.8 3.6 H 14.2 Q 15.8 3.6 15.8 5.2 V 6.8"
  private static let bookLeaves = """
    M 12 5.6 C 10.2 4.3 8 3.8 5.6 3.8 C 4 3.8 2.6 4.1 1.8 4.6 V 18.6 C 2.8 18.1 4.2 17.8 5.6 17.8
    C 8 17.8 10.2 18.3 12 19.6 C 13.8 18.3 16 17.8 18.4 17.8 C 19.8 17.8 21.2 18.1 22.2 18.6
    V 4.6 C 21.4 4.1 20 3.8 18.4 3.8 C 16 3.8 13.8 4.3 12 5.6 Z
    """
  private static let cameraBody = """
    M 1.8 9 Q 1.8 6.6 4.2 6.6 H 6.6 L 7.9 4.7 Q 8.5 3.8 9.6 3.8 H 14.4 Q 15.5 3.8 16.1 4.7
    L 17.4 6.6 H 19.8 Q 22.2 6.6 22.2 9 V 17.6 Q 22.2 20 19.8 20 H 4.2 Q 1.8 20 1.8 17.6 Z
    """
  private static let bagBody = """
    M 5.6 7.2 H 18.4 Q 19.8 7.2 19.9 8.6 L 20.7 19 Q 20.8 21.6 18.4 21.6 H 5.6
    Q 3.2 21.6 3.3 19 L 4.1 8.6 Q 4.2 7.2 5.6 7.2 Z
    """
  private static let bagHandle =
    "M 8.2 7.2 V 6.2 C 8.2 3.8 9.8 2.2 12 2.2 C 14.2 2.2 15.8 3.8 15.8 6.2 V 7.2"
  private static let tagBody = """
    M 2.4 4.8 Q 2.4 2.4 4.8 2.4 H 10.8 Q 12 2.4 12.8 3.2 L 21 11.4 Q 22.4 12.8 21 14.2
    L 14.2 21 Q 12.8 22.4 11.4 21 L 3.2 12.8 Q 2.4 12 2.4 10.8 Z
    """
  private static let shackle =
    "M 7.6 10.6 V 7 C 7.6 4.2 9.4 2.4 12 2.4 C 14.6 2.4 16.4 4.2 16.4 7 V 10.6"
  private static let bow = """
    M 12 6.8 C 9 6.8 6.6 6 6.6 4.2 C 6.6 2.8 7.6 2 8.8 2 C 10.8 2 12 4.2 12 6.8
    C 12 4.2 13.2 2 15.2 2 C 16.4 2 17.4 2.8 17.4 4.2 C 17.4 6 15 6.8 12 6.8
    """
  private static let cartFrame = """
    M 1.4 3.4 H 3.4 Q 4.5 3.4 4.7 4.4 L 6.7 14.4 Q 6.9 15.6 8.1 15.6 H 18.8
    """
  private static let mug = """
    M 3 4.4 H 18 V 10.4 C 18 14.8 15.2 17.6 10.5 17.6 C 5.8 17.6 3 14.8 3 10.4 Z
    """
  private static let mugHandle = """
    M 18 6.4 H 18.8 C 21 6.4 22.4 7.6 22.4 9.6 C 22.4 11.8 20.6 13.2 17.4 13.2
    """
  private static let gearWheel = "G 12 12 10.4 8.2 8"

  static let objects = merged(
    outlined("bookmark", "M 6 5 Q 6 2.4 8.6 2.4 H 15.4 Q 18 2.4 18 5 V 21.6 L 12 16.4 L 6 21.6 Z"),
    outlined("bolt", "M 13.8 1.8 L 4.6 13.4 H 11 L 9.8 22.2 L 19.4 10.2 H 12.8 Z"),
    outlined(
      "flag",
      """
      M 4.4 22 V 3.8 C 6 3 8.4 2.8 11 3.8 C 14.2 5 17 4.8 20 3.6 V 14 C 17 15.2 14.2 15.4 11 14.2
      C 8.4 13.2 6 13.6 4.4 14.4
      """
    ),
    outlined("crown", "M 2.4 7 L 7.2 11 L 12 4 L 16.8 11 L 21.6 7 L 19.6 19.4 H 4.4 Z"),
    [
      "briefcase": SymbolDrawing(.line("R 1.8 6.8 20.4 13.4 2.6"), .line(briefcaseHandle)),
      "briefcase.fill": SymbolDrawing(
        .solid("R 1.8 6.8 20.4 13.4 2.6"),
        .line(briefcaseHandle),
        .cut("M 0 12.4 H 24 V 13.8 H 0 Z")
      ),
      "book": SymbolDrawing(.line(bookLeaves), .line("M 12 5.6 V 19.6")),
      "book.fill": SymbolDrawing(
        .fill(
          """
          M 11.3 5 C 9.6 3.6 7.6 3 5.4 3 C 3.8 3 2.2 3.3 1 4.1 V 19.8 C 2.2 18.9 3.8 18.5 5.4 18.5
          C 7.6 18.5 9.6 19 11.3 20.3 Z
          M 12.7 5 C 14.4 3.6 16.4 3 18.6 3 C 20.2 3 21.8 3.3 23 4.1 V 19.8
          C 21.8 18.9 20.2 18.5 18.6 18.5 C 16.4 18.5 14.4 19 12.7 20.3 Z
          """
        )
      ),
      "books.vertical": SymbolDrawing(
        .line("R 2.4 3.4 4.6 17.6 1 R 7 3.4 4.6 17.6 1"),
        .line("M 13.2 5.4 L 17 4.4 L 21.4 20 L 17.6 21 Z M 2.4 7.4 H 11.6")
      ),
      "books.vertical.fill": SymbolDrawing(
        .fill("R 1.4 2.6 4.8 19.2 1.1 R 7.6 2.6 4.8 19.2 1.1"),
        .fill("M 13.6 4.7 L 17.9 3.6 L 22.6 20.4 L 18.3 21.5 Z"),
        .cut("M 1 6 H 12.8 V 7.4 H 1 Z M 1 17 H 12.8 V 18.4 H 1 Z"),
        .cut("M 14.2 8.2 L 19.2 6.9 L 19.6 8.3 L 14.6 9.6 Z"),
        .cut("M 16.6 17.1 L 21.6 15.8 L 22 17.2 L 17 18.5 Z")
      ),
      "cart": SymbolDrawing(
        .line(cartFrame + "M 5.2 6.4 H 21.8 L 20.2 11.6 Q 19.8 12.8 18.6 12.8 H 6.5"),
        .fill("O 8.8 19.6 1.9 O 17.4 19.6 1.9")
      ),
      "cart.fill": SymbolDrawing(
        .line(cartFrame),
        .solid("M 5.3 6.4 H 21.8 L 20.2 11.4 Q 19.8 12.6 18.6 12.6 H 6.5 Z"),
        .fill("O 8.8 19.6 1.9 O 17.4 19.6 1.9")
      ),
      "bag": SymbolDrawing(.line(bagBody), .line(bagHandle)),
      "bag.fill": SymbolDrawing(.solid(bagBody), .line(bagHandle)),
      "creditcard": SymbolDrawing(
        .line("R 1.6 4.2 20.8 15.6 2.6"),
        .fill("M 1.6 7.8 H 22.4 V 10.8 H 1.6 Z"),
        .line("M 5.2 15.4 H 8.6")
      ),
      "creditcard.fill": SymbolDrawing(
        .fill(
          """
          M 0.8 7 V 6.8 Q 0.8 3.4 4.2 3.4 H 19.8 Q 23.2 3.4 23.2 6.8 V 7 Z
          M 0.8 10.4 H 23.2 V 17.2 Q 23.2 20.6 19.8 20.6 H 4.2 Q 0.8 20.6 0.8 17.2 Z
          R 4.4 14.6 5 1.6 0.8
          """
        )
      ),
      "tag": SymbolDrawing(.line(tagBody), .fill("O 7 7 1.6")),
      "tag.fill": SymbolDrawing(.solid(tagBody, cut: "O 7 7 1.7")),
      "lock": SymbolDrawing(.line("R 4.2 10.6 15.6 11 2.6"), .line(shackle)),
      "lock.fill": SymbolDrawing(.solid("R 4.2 10.6 15.6 11 2.6"), .line(shackle)),
      "lock.open": SymbolDrawing(
        .line("R 2.2 10.6 14.6 11 2.6"),
        .line("M 13.4 10.6 V 7 C 13.4 4.2 15.2 2.4 17.6 2.4 C 20 2.4 21.8 4.2 21.8 7 V 9.4")
      ),
      "gift": SymbolDrawing(
        .line("R 2.2 6.8 19.6 4.8 1.4"),
        .line(bow),
        .line("M 12 6.8 V 21.6"),
        .line("M 3.8 11.6 V 19.4 Q 3.8 21.6 6 21.6 H 18 Q 20.2 21.6 20.2 19.4 V 11.6")
      ),
      "gift.fill": SymbolDrawing(
        .line(bow),
        .fill("M 11.2 7.2 V 11.4 H 1.6 V 8.8 Q 1.6 7.2 3.2 7.2 Z"),
        .fill("M 12.8 7.2 V 11.4 H 22.4 V 8.8 Q 22.4 7.2 20.8 7.2 Z"),
        .fill("M 11.2 12.9 V 22.4 H 6 Q 3 22.4 3 19.4 V 12.9 Z"),
        .fill("M 12.8 12.9 V 22.4 H 18 Q 21 22.4 21 19.4 V 12.9 Z")
      ),
    ]
  )
}
