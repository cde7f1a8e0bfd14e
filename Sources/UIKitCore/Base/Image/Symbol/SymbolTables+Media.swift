extension SymbolTables {
  private static let playShape = "M 5.6 3.6 L 20.4 12 L 5.6 20.4 Z"
  private static let ring = "O 12 12 10.2"
  private static let speakerBody = "M 2 9.4 H 5.6 L 11.4 4.4 V 19.6 L 5.6 14.6 H 2 Z"
  private static let waves = "D 11.4 12 4.6 -48 48 D 11.4 12 8.6 -52 52"
  private static let micCapsule = "R 8.2 1.8 7.6 12.8 3.8"
  private static let micStand = """
    M 4.6 11.4 C 4.6 15.6 7.6 18.2 12 18.2 C 16.4 18.2 19.4 15.6 19.4 11.4
    M 12 18.2 V 22 M 7.8 22 H 16.2
    """
  private static let pad = """
    M 7 5.4 H 17 C 20.6 5.4 22.8 10.4 22.8 15.4 C 22.8 17.8 21.6 19.2 20 19.2
    C 17.8 19.2 16.8 15.8 14.8 15.8 H 9.2 C 7.2 15.8 6.2 19.2 4 19.2 C 2.4 19.2 1.2 17.8 1.2 15.4
    C 1.2 10.4 3.4 5.4 7 5.4 Z
    """
  private static let shiftArrow =
    "M 12 2.6 L 21.6 12.4 H 16.8 V 19.4 Q 16.8 20.8 15.4 20.8 H 8.6 Q 7.2 20.8 7.2 19.4 V 12.4 H 2.4 Z"
  private static let deleteKey =
    "M 8 4.8 H 20.4 Q 22.6 4.8 22.6 7 V 17 Q 22.6 19.2 20.4 19.2 H 8 L 1.6 12 Z"
  private static let deleteCross = "M 11.2 8.8 L 17.6 15.2 M 17.6 8.8 L 11.2 15.2"
  private static let screen = "R 1.4 3.2 21.2 14.2 2.2"

  static let media = merged(
    outlined("play", playShape),
    outlined("pause", "R 4.8 3.6 4.6 16.8 1 R 14.6 3.6 4.6 16.8 1"),
    outlined("stop", "R 4 4 16 16 2"),
    outlined("forward", "M 1.8 5.4 L 11.4 12 L 1.8 18.6 Z M 12.4 5.4 L 22 12 L 12.4 18.6 Z"),
    outlined("backward", "M 22.2 5.4 L 12.6 12 L 22.2 18.6 Z M 11.6 5.4 L 2 12 L 11.6 18.6 Z"),
    outlined("iphone", "R 6 1.4 12 21.2 2.8"),
    outlined("shift", shiftArrow),
    outlined("ipad", "R 3.4 1.8 17.2 20.4 2.4"),
    [
      "play.circle": SymbolDrawing(.line(ring), .fill("M 9.2 7.2 L 17.4 12 L 9.2 16.8 Z")),
      "play.circle.fill": SymbolDrawing(.solid(ring, cut: "M 9 6.8 L 17.6 12 L 9 17.2 Z")),
      "pause.circle": SymbolDrawing(.line(ring), .line("M 9.4 8 V 16 M 14.6 8 V 16")),
      "pause.circle.fill": SymbolDrawing(.solid(ring, cutLine: "M 9.4 8 V 16 M 14.6 8 V 16")),
      "play.rectangle": SymbolDrawing(
        .line("R 1.6 4.2 20.8 15.6 2.8"),
        .fill("M 9.4 8 L 16.4 12 L 9.4 16 Z")
      ),
      "play.rectangle.fill": SymbolDrawing(
        .solid("R 1.6 4.2 20.8 15.6 2.8", cut: "M 9.2 7.6 L 16.8 12 L 9.2 16.4 Z")
      ),
      "record.circle": SymbolDrawing(.line(ring), .fill("O 12 12 5.6")),
      "music.note": SymbolDrawing(
        .fill("E 8 18.6 3.8 3.1"),
        .line("M 11 18.4 V 3.4 L 18.4 2 V 7.2 L 11 8.6")
      ),
      "music.note.list": SymbolDrawing(
        .line("M 2.4 4.6 H 13.6 M 2.4 10 H 11 M 2.4 15.4 H 8.4"),
        .fill("E 14 19.2 3 2.5"),
        .line("M 16.4 19 V 7 L 21.6 6 V 9.8 L 16.4 10.8")
      ),
      "speaker": SymbolDrawing(.line(speakerBody)),
      "speaker.fill": SymbolDrawing(.solid(speakerBody)),
      "speaker.wave.2": SymbolDrawing(.line(speakerBody), .line(waves)),
      "speaker.wave.2.fill": SymbolDrawing(.solid(speakerBody), .line(waves)),
      "speaker.slash": SymbolDrawing(.line(speakerBody), .line("X 18 12 4")),
      "headphones": SymbolDrawing(
        .line("M 3 16 V 12.6 C 3 7.2 7 3.2 12 3.2 C 17 3.2 21 7.2 21 12.6 V 16"),
        .line("R 3 13.6 3.8 7.4 1.6 R 17.2 13.6 3.8 7.4 1.6")
      ),
      "mic": SymbolDrawing(.line(micCapsule), .line(micStand)),
      "mic.fill": SymbolDrawing(.solid(micCapsule), .line(micStand)),
      "mic.slash": SymbolDrawing(
        .line(micCapsule),
        .line(micStand),
        .line("M 2.6 2.6 L 21.4 21.4")
      ),
      "delete.left": SymbolDrawing(.line(deleteKey), .line(deleteCross)),
      "delete.left.fill": SymbolDrawing(.solid(deleteKey, cutLine: deleteCross)),
      "keyboard": SymbolDrawing(
        .line("R 1.4 5 21.2 14 2.4"),
        .line("M 5 9 H 6 M 9 9 H 10 M 13 9 H 14 M 17.6 9 H 18.6 M 5 12 H 6 M 9 12 H 10"),
        .line("M 13 12 H 14 M 17.6 12 H 18.6 M 7.6 15.4 H 16.4")
      ),
      "keyboard.chevron.compact.down": SymbolDrawing(
        .line("R 1.4 2.4 21.2 13 2.4"),
        .line("M 5 6.2 H 6 M 9 6.2 H 10 M 13 6.2 H 14 M 17.6 6.2 H 18.6 M 7.6 11.4 H 16.4"),
        .line("M 7.6 19 L 12 21.4 L 16.4 19")
      ),
      "gamecontroller": SymbolDrawing(
        .line(pad),
        .line("+ 8 10.4 2.2"),
        .fill("O 17.4 9.2 1.3 O 15 11.8 1.3")
      ),
      "gamecontroller.fill": SymbolDrawing(
        .solid(pad, cut: "O 17.4 9.2 1.3 O 15 11.8 1.3", cutLine: "+ 8 10.4 2.2")
      ),
      "tv": SymbolDrawing(.line(screen), .line("M 7 20.8 H 17")),
      "tv.fill": SymbolDrawing(.solid(screen), .line("M 7 20.8 H 17")),
      "desktopcomputer": SymbolDrawing(
        .line("R 1.4 2.6 21.2 14.4 2.2"),
        .line("M 1.4 13.4 H 22.6 M 9.8 17 L 9.2 21 M 14.2 17 L 14.8 21 M 7.4 21.2 H 16.6")
      ),
      "laptopcomputer": SymbolDrawing(
        .line("R 3.4 4 17.2 12.6 1.8"),
        .line("M 1 19.6 H 23")
      ),
      "film": SymbolDrawing(
        .line("R 1.8 4 20.4 16 2.2 M 6.4 4 V 20 M 17.6 4 V 20 M 6.4 12 H 17.6"),
        .line(
          """
          M 1.8 8 H 6.4 M 1.8 12 H 6.4 M 1.8 16 H 6.4 M 17.6 8 H 22.2 M 17.6 12 H 22.2
          M 17.6 16 H 22.2
          """
        )
      ),
      "wifi": SymbolDrawing(
        .line("D 12 20 16 -132 -48 D 12 20 10.6 -132 -48 D 12 20 5.4 -132 -48"),
        .fill("O 12 19.6 1.7")
      ),
      "antenna.radiowaves.left.and.right": SymbolDrawing(
        .fill("O 12 12 2.2"),
        .line("D 12 12 5.6 -46 46 D 12 12 5.6 134 226 D 12 12 10 -46 46 D 12 12 10 134 226")
      ),
      "dot.radiowaves.left.and.right": SymbolDrawing(
        .fill("O 12 12 2.4"),
        .line("D 12 12 6.2 -46 46 D 12 12 6.2 134 226 D 12 12 10.4 -46 46 D 12 12 10.4 134 226")
      ),
      "power": SymbolDrawing(.line("D 12 13 8.8 -52 232 M 12 1.8 V 11.6")),
    ]
  )
}
