extension SymbolTables {
  static let balloon = """
    M 12 2.6 C 17.8 2.6 22.2 6.4 22.2 11 C 22.2 15.6 17.8 19.4 12 19.4 C 11 19.4 10 19.3 9.1 19.1
    C 7.8 20.4 5.8 21.3 3.8 21.4 C 4.9 20.4 5.4 19 5.4 17.4 C 3.2 15.9 1.8 13.6 1.8 11
    C 1.8 6.4 6.2 2.6 12 2.6 Z
    """
  private static let handset = """
    M 7 2.6 C 6 2.6 2.8 4.6 2.7 7.8 C 2.4 13.8 10.2 21.6 16.2 21.3 C 19.4 21.2 21.4 18 21.4 17
    C 21.4 16.4 21.1 15.9 20.6 15.6 L 17.2 13.5 C 16.4 13 15.5 13.2 14.9 13.9 L 13.8 15.1
    C 13.4 15.5 12.9 15.6 12.4 15.3 C 10.8 14.4 9.6 13.2 8.7 11.6 C 8.4 11.1 8.5 10.6 8.9 10.2
    L 10.1 9.1 C 10.8 8.5 11 7.6 10.5 6.8 L 8.4 3.4 C 8.1 2.9 7.6 2.6 7 2.6 Z
    """
  static let camcorder = "R 1.6 5.4 13.8 13.2 2.8"
  static let lens =
    """
    M 18.2 10.3 L 21.4 8 Q 22.4 7.4 22.4 8.6 V 15.4 Q 22.4 16.6 21.4 16 L 18.2 13.7 Z
    """
  private static let envelope = "R 1.8 4.4 20.4 15.2 2.6"

  static let messages = merged(
    outlined("message", balloon),
    outlined("phone", handset),
    [
      "envelope.fill": SymbolDrawing(
        .solid(envelope, cutLine: "M 3.4 6.4 L 12 13.6 L 20.6 6.4")
      ),
      "video": SymbolDrawing(.line(camcorder), .line(lens)),
      "video.fill": SymbolDrawing(.solid(camcorder), .solid(lens)),
      "paperplane": SymbolDrawing(
        .line("M 21.8 2.2 L 2.2 9.4 L 10.2 13.8 L 14.6 21.8 Z"),
        .line("M 21.8 2.2 L 10.2 13.8")
      ),
      "paperplane.fill": SymbolDrawing(
        .solid("M 20.4 2.4 L 2.2 9.2 L 9.4 12.9 Z"),
        .solid("M 21.6 3.6 L 14.8 21.8 L 11.1 14.6 Z")
      ),
    ]
  )
}
