extension SymbolTables {
  private static let phone = "R 6 1.4 12 21.2 2.8"
  private static let tablet = "R 3.4 1.8 17.2 20.4 2.6"
  private static let screen = "R 1.4 3.2 21.2 14.2 2.4"
  private static let drive = """
    M 2 14.4 L 4.4 6.6 Q 5 4.8 6.8 4.8 H 17.2 Q 19 4.8 19.6 6.6 L 22 14.4 V 17 Q 22 19.4 19.6 19.4
    H 4.4 Q 2 19.4 2 17 Z
    """
  private static let driveEdge = "M 2 14.2 H 22"
  private static let racks = "R 2 2.8 20 5.2 1.6 R 2 9.4 20 5.2 1.6 R 2 16 20 5.2 1.6"
  private static let rackLights = "O 5 5.4 1 O 5 12 1 O 5 18.6 1"
  private static let rackLines = "M 13 5.4 H 18.6 M 13 12 H 18.6 M 13 18.6 H 18.6"
  private static let pins = """
    M 8 4.6 V 2 M 12 4.6 V 2 M 16 4.6 V 2 M 8 22 V 19.4 M 12 22 V 19.4 M 16 22 V 19.4
    M 4.6 8 H 2 M 4.6 12 H 2 M 4.6 16 H 2 M 22 8 H 19.4 M 22 12 H 19.4 M 22 16 H 19.4
    """
  private static let keys =
    """
    M 5 9 H 5.6 M 8.5 9 H 9.1 M 12 9 H 12.6 M 15.5 9 H 16.1 M 18.6 9 H 19 M 5 12.2 H 5.6
    M 8.5 12.2 H 9.1 M 12 12.2 H 12.6 M 15.5 12.2 H 16.1 M 18.6 12.2 H 19 M 8 15.6 H 16
    """

  static let devices = merged(
    outlined("iphone.gen3", phone),
    [
      "iphone": SymbolDrawing(.line(phone), .line("M 10.4 4.2 H 13.6", weight: 0.9)),
      "iphone.homebutton": SymbolDrawing(.line(phone), .line("M 10.6 19.6 H 13.4", weight: 0.9)),
      "ipad": SymbolDrawing(.line(tablet)),
      "ipad.fill": SymbolDrawing(.solid(tablet)),
      "ipad.homebutton": SymbolDrawing(.line(tablet), .fill("O 12 19.4 1")),
      "ipad.and.iphone": SymbolDrawing(
        .line(
          """
          M 11 20.4 H 4.2 Q 1.6 20.4 1.6 17.8 V 5.4 Q 1.6 2.8 4.2 2.8 H 13.4 Q 16 2.8 16 5.4 V
          6
          """
        ),
        .line("R 13.6 8.8 8.6 13.2 2")
      ),
      "candybarphone": SymbolDrawing(
        .line("R 6.4 1.4 11.2 21.2 3"),
        .line("R 9.2 4.4 5.6 5.6 0.8", weight: 0.8),
        .fill(
          """
          O 9.4 13.6 0.9 O 12 13.6 0.9 O 14.6 13.6 0.9 O 9.4 16.2 0.9 O 12 16.2 0.9 O 14.6
          16.2 0.9 O 9.4 18.8 0.9 O 12 18.8 0.9 O 14.6 18.8 0.9
          """
        )
      ),
      "applewatch": SymbolDrawing(
        .line(
          """
          R 5.2 5.6 12.4 12.8 3.4 M 7.6 5.4 L 8.2 2.4 Q 8.4 1.6 9.2 1.6 H 13.6 Q 14.4 1.6 14.6
          2.4 L 15.2 5.4 M 7.6 18.6 L 8.2 21.6 Q 8.4 22.4 9.2 22.4 H 13.6 Q 14.4 22.4 14.6
          21.6 L 15.2 18.6 M 20 9.6 V 12.6
          """
        )
      ),
      "tv": SymbolDrawing(.line(screen), .line("M 7 21 H 17")),
      "tv.fill": SymbolDrawing(.solid(screen), .line("M 7 21 H 17")),
      "play.tv": SymbolDrawing(
        .line(screen),
        .line("M 7 21 H 17"),
        .fill("K 3 0.8 9.6 6.6 15.8 10.3 9.6 14")
      ),
      "play.tv.fill": SymbolDrawing(
        .solid(screen),
        .line("M 7 21 H 17"),
        .cut("K 3 0.8 9.6 6.6 15.8 10.3 9.6 14")
      ),
      "display": SymbolDrawing(
        .line(screen),
        .line("M 10 17.4 L 9.6 21 H 14.4 L 14 17.4 M 7.6 21.2 H 16.4")
      ),
      "desktopcomputer": SymbolDrawing(
        .line("R 1.4 2.6 21.2 14.4 2.2"),
        .line("M 1.4 13.4 H 22.6 M 9.8 17 L 9.4 21 M 14.2 17 L 14.6 21 M 7.4 21.2 H 16.6")
      ),
      "pc": SymbolDrawing(
        .line("R 15.4 3 7.2 18.4 1.8 M 18 7 H 20"),
        .line("R 1.2 5 11.4 9.6 1.8 M 6.9 14.6 V 18 M 3.8 18.4 H 10"),
        .fill("O 19 17.4 1.1")
      ),
      "laptopcomputer": SymbolDrawing(
        .line("R 3.4 4 17.2 12.4 2.2"),
        .line("M 0.8 19.4 H 23.2")
      ),
      "macbook": SymbolDrawing(.line("R 3.4 4 17.2 12.4 2.2"), .line("M 0.8 19.4 H 23.2")),
      "macbook.and.iphone": SymbolDrawing(
        .line(
          """
          M 14.6 16.4 H 5.4 Q 3.2 16.4 3.2 14.2 V 6.2 Q 3.2 4 5.4 4 H 17.8 Q 20 4 20 6.2 M 0.8
          19.6 H 13.6
          """
        ),
        .line("R 16.8 9 6.4 12 1.8")
      ),
      "macmini": SymbolDrawing(.line("R 1.6 8.4 20.8 7.2 2.2"), .fill("O 18.8 12 0.9")),
      "server.rack": SymbolDrawing(.line(racks), .fill(rackLights), .line(rackLines, weight: 0.9)),
      "xserve": SymbolDrawing(.line("R 1.6 8.4 20.8 7.2 1.6"), .fill("O 18.8 12 0.9")),
      "cpu": SymbolDrawing(
        .line("R 4.6 4.6 14.8 14.8 2.6"),
        .line(pins),
        .line("R 8.4 8.4 7.2 7.2 1")
      ),
      "memorychip": SymbolDrawing(
        .line("R 1.6 6.4 20.8 8.8 1.8"),
        .line(
          """
          M 5 15.4 V 18.6 M 8.5 15.4 V 18.6 M 12 15.4 V 18.6 M 15.5 15.4 V 18.6 M 19 15.4 V
          18.6
          """
        ),
        .line("M 6 9.6 V 12 M 10 9.6 V 12 M 14 9.6 V 12 M 18 9.6 V 12", weight: 0.9)
      ),
      "internaldrive": SymbolDrawing(
        .line(drive),
        .line(driveEdge),
        .fill("O 18.4 16.8 1"),
        .line("M 5 16.8 H 9", weight: 0.8)
      ),
      "externaldrive": SymbolDrawing(.line(drive), .line(driveEdge), .fill("O 18.4 16.8 1")),
      "externaldrive.connected.to.line.below": SymbolDrawing(
        .line(
          """
          M 3 9 L 5 3.6 Q 5.5 2.4 6.8 2.4 H 17.2 Q 18.5 2.4 19 3.6 L 21 9 V 11 Q 21 13 19 13 H
          5 Q 3 13 3 11 Z M 3 9 H 21 M 12 13 V 18 M 1.8 20.2 H 22.2
          """
        ),
        .fill("O 12 20.2 2.3 O 18 11 0.9")
      ),
      "opticaldiscdrive": SymbolDrawing(
        .line(drive),
        .line(driveEdge),
        .line("E 12 9.4 4 2.2", weight: 0.9)
      ),
      "opticaldisc": SymbolDrawing(
        .line("O 12 12 10.2"),
        .line("O 12 12 3"),
        .line("D 12 12 6.4 -80 -20 D 12 12 6.4 100 160", weight: 0.85)
      ),
      "sdcard": SymbolDrawing(
        .line(
          """
          M 5 7.6 L 10 2 H 17 Q 19.4 2 19.4 4.4 V 19.6 Q 19.4 22 17 22 H 7.4 Q 5 22 5 19.6 Z
          """
        ),
        .line("M 11.4 5.4 V 8.4 M 14 5.4 V 8.4 M 16.6 5.4 V 8.4", weight: 0.9)
      ),
      "simcard": SymbolDrawing(
        .line(
          """
          M 5 4.4 Q 5 2 7.4 2 H 14 L 19.4 7.6 V 19.6 Q 19.4 22 17 22 H 7.4 Q 5 22 5 19.6 Z
          """
        ),
        .line("R 8.2 11 8 7.6 1.2 M 12.2 11 V 18.6", weight: 0.85)
      ),
      "printer": SymbolDrawing(
        .line(
          """
          M 5.4 17 H 4.2 Q 1.8 17 1.8 14.6 V 9.4 Q 1.8 7 4.2 7 H 19.8 Q 22.2 7 22.2 9.4 V 14.6
          Q 22.2 17 19.8 17 H 18.6
          """
        ),
        .line(
          """
          M 5.8 7 V 4.4 Q 5.8 2.4 7.8 2.4 H 16.2 Q 18.2 2.4 18.2 4.4 V 7 M 5.6 12.6 H 18.4 V
          21.6 H 5.6 Z
          """
        ),
        .fill("O 18.8 9.8 0.9")
      ),
      "printer.fill": SymbolDrawing(
        .solid("R 1.8 7 20.4 10 2.4"),
        .cut("M 4.6 11.6 H 19.4 V 23 H 4.6 Z O 18.8 9.4 0.9"),
        .line(
          """
          M 5.8 7 V 4.4 Q 5.8 2.4 7.8 2.4 H 16.2 Q 18.2 2.4 18.2 4.4 V 7 M 6 13.4 H 18 V 21.6
          H 6 Z
          """
        )
      ),
      "scanner": SymbolDrawing(
        .line("R 1.8 11 20.4 9 2.4 M 4 11 L 17.4 4"),
        .fill("O 18.6 15.6 1.1")
      ),
      "faxmachine": SymbolDrawing(
        .line("R 1.8 8.4 20.4 12.4 2.4 M 6.8 8.4 V 3 H 21 V 8.6 M 6.8 8.4 V 20.6"),
        .line("R 10 11.4 9 2.8 0.6", weight: 0.8),
        .fill("O 11.4 17.4 0.9 O 14.6 17.4 0.9 O 17.8 17.4 0.9")
      ),
      "keyboard": SymbolDrawing(.line("R 1.2 5 21.6 14 2.6"), .line(keys, weight: 0.95)),
      "keyboard.chevron.compact.down": SymbolDrawing(
        .line("R 1.4 2.4 21.2 13 2.4"),
        .line(
          """
          M 5 6.2 H 5.6 M 8.5 6.2 H 9.1 M 12 6.2 H 12.6 M 15.5 6.2 H 16.1 M 18.6 6.2 H 19 M
          7.6 11.6 H 16.4
          """,
          weight: 0.95
        ),
        .line("M 7.4 19.2 L 12 21.6 L 16.6 19.2")
      ),
      "computermouse": SymbolDrawing(.line("R 6 1.8 12 20.4 6"), .line("M 12 5.8 V 8.8")),
      "hifispeaker": SymbolDrawing(
        .line("R 5 1.8 14 20.4 2.4"),
        .line("O 12 14.6 4"),
        .fill("O 12 6.6 1.5 O 12 14.6 1.2")
      ),
      "homepod": SymbolDrawing(
        .line(
          """
          M 12 3 C 17.4 3 20 6.4 20 12 C 20 17.6 17.4 21 12 21 C 6.6 21 4 17.6 4 12 C 4 6.4
          6.6 3 12 3 Z
          """
        ),
        .line("M 7.6 5.6 C 10 7 14 7 16.4 5.6")
      ),
      "airpods.max": SymbolDrawing(
        .line("M 5.4 12 V 9.4 C 5.4 5 8 2 12 2 C 16 2 18.6 5 18.6 9.4 V 12"),
        .line("R 3 12 5.4 9.6 2.6 R 15.6 12 5.4 9.6 2.6")
      ),
      "headphones": SymbolDrawing(
        .line("M 3.4 16 V 12.4 C 3.4 7 7.2 3 12 3 C 16.8 3 20.6 7 20.6 12.4 V 16"),
        .solid("R 3.6 14 3 6.6 1.5 R 17.4 14 3 6.6 1.5")
      ),
      "beats.headphones": SymbolDrawing(
        .line("M 3.4 16 V 12.4 C 3.4 7 7.2 3 12 3 C 16.8 3 20.6 7 20.6 12.4 V 16"),
        .solid("R 3.6 14 3 6.6 1.5 R 17.4 14 3 6.6 1.5")
      ),
      "airplayvideo": SymbolDrawing(
        .line(
          """
          M 5.6 17.4 H 4.4 Q 1.6 17.4 1.6 14.6 V 6 Q 1.6 3.2 4.4 3.2 H 19.6 Q 22.4 3.2 22.4 6
          V 14.6 Q 22.4 17.4 19.6 17.4 H 18.4
          """
        ),
        .fill("K 3 1 12 13 19.4 21.6 4.6 21.6")
      ),
      "airplayaudio": SymbolDrawing(
        .line(
          """
          M 6.6 17.6 C 4 16 2.4 13.6 2.4 10.6 C 2.4 5.8 6.6 2 12 2 C 17.4 2 21.6 5.8 21.6 10.6
          C 21.6 13.6 20 16 17.4 17.6 M 8.2 13.8 C 7 13 6.4 11.9 6.4 10.6 C 6.4 7.8 8.8 5.8 12
          5.8 C 15.2 5.8 17.6 7.8 17.6 10.6 C 17.6 11.9 17 13 15.8 13.8
          """
        ),
        .fill("K 3 1 12 13.2 18.6 22 5.4 22")
      ),
    ]
  )
}
