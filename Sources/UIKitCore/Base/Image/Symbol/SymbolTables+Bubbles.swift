extension SymbolTables {
  private static let squareBubble = """
    M 5 2.8 H 19 Q 22.4 2.8 22.4 6.2 V 14.2 Q 22.4 17.6 19 17.6 H 12.4 L 8 21.6 Q 7 22.2 7 21 V
    17.6 H 5 Q 1.6 17.6 1.6 14.2 V 6.2 Q 1.6 2.8 5 2.8 Z
    """
  private static let leftBubble = """
    M 4 2.8 H 12.4 Q 14.6 2.8 14.6 5 V 9.6 Q 14.6 11.8 12.4 11.8 H 8.4 L 5.6 14.2 Q 4.9 14.8 4.9
    13.8 V 11.8 H 4 Q 1.8 11.8 1.8 9.6 V 5 Q 1.8 2.8 4 2.8 Z
    """
  private static let rightBubble = """
    M 17.4 8.2 H 20 Q 22.2 8.2 22.2 10.4 V 15 Q 22.2 17.2 20 17.2 H 19.1 V 19.4 Q 19.1 20.4 18.4
    19.8 L 15.4 17.2 H 11.6 Q 9.6 17.2 9.4 15.2
    """
  private static let rightBubbleShape = """
    M 11.6 8.2 H 20 Q 22.2 8.2 22.2 10.4 V 15 Q 22.2 17.2 20 17.2 H 19.1 V 19.4 Q 19.1 20.4 18.4
    19.8 L 15.4 17.2 H 11.6 Q 9.4 17.2 9.4 15 V 10.4 Q 9.4 8.2 11.6 8.2 Z
    """

  private static func bubble(_ marks: SymbolDrawing.Mark...) -> SymbolDrawing {
    SymbolDrawing([.layer(2), .line(squareBubble), .layer(1)] + marks)
  }

  private static func filledBubble(_ marks: SymbolDrawing.Mark...) -> SymbolDrawing {
    SymbolDrawing([.layer(2), .solid(squareBubble), .layer(1)] + marks)
  }

  static let bubbles: [String: SymbolDrawing] = [
    "bubble": SymbolDrawing(
      .line(
        """
        M 12 2.8 C 18 2.8 22.4 6.4 22.4 11.2 C 22.4 16 18 19.6 12 19.6 C 11 19.6 10.1 19.5
        9.2 19.3 C 7.8 20.6 5.9 21.5 4 21.6 Q 3.2 21.6 3.7 20.9 C 4.6 19.9 5 18.8 5 17.5 C
        2.9 16 1.6 13.7 1.6 11.2 C 1.6 6.4 6 2.8 12 2.8 Z
        """
      )
    ),
    "exclamationmark.bubble": bubble(
      .symbol("exclamationmark", x: 12, y: 10.2, side: 9.4, weight: 0.95)
    ),
    "exclamationmark.bubble.fill": filledBubble(
      .cutSymbol("exclamationmark", x: 12, y: 10.2, side: 9.4)
    ),
    "questionmark.bubble": bubble(.symbol("questionmark", x: 12, y: 10.2, side: 10, weight: 0.9)),
    "questionmark.bubble.fill": filledBubble(.cutSymbol("questionmark", x: 12, y: 10.2, side: 10)),
    "plus.bubble": bubble(.line("+ 12 10.2 4")),
    "plus.bubble.fill": filledBubble(.cutLine("+ 12 10.2 4")),
    "checkmark.bubble": bubble(.line("M 8.4 10.6 L 11 13.6 L 15.8 6.8")),
    "checkmark.bubble.fill": filledBubble(.cutLine("M 8.4 10.6 L 11 13.6 L 15.8 6.8")),
    "star.bubble": bubble(.symbol("star.fill", x: 12, y: 10, side: 9, weight: 0.5)),
    "star.bubble.fill": filledBubble(.cutSymbol("star.fill", x: 12, y: 10, side: 9.4, weight: 0.5)),
    "quote.bubble": bubble(.symbol("quote.opening", x: 12, y: 10.2, side: 9.6)),
    "quote.bubble.fill": filledBubble(.cutSymbol("quote.opening", x: 12, y: 10.2, side: 9.6)),
    "ellipsis.bubble": bubble(.fill("O 7.2 10.2 1.35 O 12 10.2 1.35 O 16.8 10.2 1.35")),
    "ellipsis.bubble.fill": filledBubble(.cut("O 7.2 10.2 1.45 O 12 10.2 1.45 O 16.8 10.2 1.45")),
    "text.bubble": bubble(.line("M 6.2 8 H 17.8 M 6.2 12.4 H 13.4", weight: 0.95)),
    "text.bubble.fill": filledBubble(.cutLine("M 6.2 8 H 17.8 M 6.2 12.4 H 13.4")),
    "speaker.wave.2.bubble": bubble(
      .symbol("speaker.wave.2.fill", x: 12, y: 10.2, side: 11, weight: 0.7)
    ),
    "video.bubble": bubble(.symbol("video.fill", x: 12, y: 10.2, side: 11, weight: 0.5)),
    "bubble.left.and.bubble.right": SymbolDrawing(.line(leftBubble), .layer(2), .line(rightBubble)),
    "bubble.left.and.bubble.right.fill": SymbolDrawing(
      .layer(2),
      .solid(rightBubbleShape),
      .cut("R 0 1 16.6 12.6 4"),
      .layer(1),
      .solid(leftBubble)
    ),
    "bubble.left.and.text.bubble.right": SymbolDrawing(
      .line(leftBubble),
      .layer(2),
      .line(rightBubble),
      .line("M 13.2 14 H 18.4", weight: 0.85)
    ),
    "bubble.left.and.exclamationmark.bubble.right": SymbolDrawing(
      .line(leftBubble),
      .layer(2),
      .line(rightBubble),
      .line("M 18 11 V 13"),
      .fill("O 18 15.2 0.8")
    ),
    "arrow.up.message": SymbolDrawing(
      .line(bubble),
      .line("M 12 15 V 7.6 M 8.8 10.4 L 12 7.2 L 15.2 10.4", weight: 0.95)
    ),
    "envelope": SymbolDrawing(
      .line("R 1.6 4.2 20.8 15.6 3"),
      .line("M 2.6 5.8 L 10.4 12.4 Q 12 13.6 13.6 12.4 L 21.4 5.8")
    ),
    "envelope.open": SymbolDrawing(
      .line(
        """
        M 2 9.8 Q 2 8.8 2.8 8.2 L 10.6 2.6 Q 12 1.6 13.4 2.6 L 21.2 8.2 Q 22 8.8 22 9.8 V
        18.4 Q 22 21.4 19 21.4 H 5 Q 2 21.4 2 18.4 Z
        """
      ),
      .line("M 2.4 10 L 9.8 15 Q 12 16.4 14.2 15 L 21.6 10")
    ),
    "phone.connection": SymbolDrawing(
      .symbol("phone", x: 11, y: 13, side: 19, weight: 1),
      .line("D 12.4 11.6 5 -84 -6 D 12.4 11.6 9 -84 -6", weight: 0.95)
    ),
    "phone.down": SymbolDrawing(
      .line(
        """
        M 12 8 C 6.4 8 1.8 10 1.6 13.4 C 1.5 15.2 2.4 16 4 15.8 L 6.8 15.4 C 7.8 15.2 8.3
        14.6 8.3 13.6 V 12.4 C 10.6 11.7 13.4 11.7 15.7 12.4 V 13.6 C 15.7 14.6 16.2 15.2
        17.2 15.4 L 20 15.8 C 21.6 16 22.5 15.2 22.4 13.4 C 22.2 10 17.6 8 12 8 Z
        """
      )
    ),
    "phone.arrow.up.right": SymbolDrawing(
      .symbol("phone", x: 11, y: 13, side: 19, weight: 1),
      .line("M 15.4 8.6 L 21.4 2.6 M 16.4 2.4 H 21.6 V 7.6")
    ),
    "link": SymbolDrawing(
      .line(
        """
        M 10 14 C 8 12 8 9.4 9.8 7.6 L 13 4.4 C 14.8 2.6 17.6 2.6 19.4 4.4 C 21.2 6.2 21.2 9
        19.4 10.8 L 17.2 13
        """
      ),
      .line(
        """
        M 14 10 C 16 12 16 14.6 14.2 16.4 L 11 19.6 C 9.2 21.4 6.4 21.4 4.6 19.6 C 2.8 17.8
        2.8 15 4.6 13.2 L 6.8 11
        """
      )
    ),
  ]
}
