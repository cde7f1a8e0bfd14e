extension SymbolTables {
  private static let playShape = "K 3 1.4 5.4 2.6 21.4 12 5.4 21.4"
  private static let speakerBody = """
    M 2 10.4 Q 2 9 3.4 9 H 5.8 L 10.2 5 Q 11.8 3.8 11.8 5.8 V 18.2 Q 11.8 20.2 10.2 19 L 5.8 15
    H 3.4 Q 2 15 2 13.6 Z
    """
  private static let micCapsule = "R 8 1.6 8 12.8 4"
  private static let micStand = """
    M 4.6 11.2 C 4.6 15.6 7.6 18.4 12 18.4 C 16.4 18.4 19.4 15.6 19.4 11.2
    M 12 18.4 V 22.2 M 7.8 22.2 H 16.2
    """
  private static let pad = """
    M 7 5.4 H 17 C 20.6 5.4 22.8 10.4 22.8 15.4 C 22.8 17.8 21.6 19.2 20 19.2
    C 17.8 19.2 16.8 15.8 14.8 15.8 H 9.2 C 7.2 15.8 6.2 19.2 4 19.2 C 2.4 19.2 1.2 17.8 1.2 15.4
    C 1.2 10.4 3.4 5.4 7 5.4 Z
    """
  private static let shiftArrow =
    """
    M 11 3.4 Q 12 2.4 13 3.4 L 20.8 11.2 Q 21.6 12.2 20.4 12.4 H 16.6 V 19.4 Q 16.6 20.8
    15.2 20.8 H 8.8 Q 7.4 20.8 7.4 19.4 V 12.4 H 3.6 Q 2.4 12.2 3.2 11.2 Z
    """
  private static let capsArrow =
    """
    M 11 2.4 Q 12 1.4 13 2.4 L 20 9.4 Q 20.8 10.4 19.6 10.6 H 16 V 14 Q 16 15.4 14.6
    15.4 H 9.4 Q 8 15.4 8 14 V 10.6 H 4.4 Q 3.2 10.4 4 9.4 Z
    """
  private static let noteHead =
    """
    M 4.4 18.9 C 4.4 16.9 6.4 15.4 8.6 15.4 C 10.4 15.4 11.6 16.4 11.6 17.9 C 11.6 20
    9.6 21.6 7.4 21.6 C 5.6 21.6 4.4 20.5 4.4 18.9 Z
    """
  private static let noteFlag =
    """
    M 11.4 4.2 Q 11.4 3.2 12.4 3 L 17.4 1.9 Q 18.8 1.7 18.8 3 V 5.6 Q 18.8 6.6 17.8 6.8
    L 11.4 8.2 Z
    """

  private static func speaker(_ waves: Int, isFilled: Bool) -> SymbolDrawing {
    let arcs = [(4.2, 46.0), (8.0, 48.0), (11.8, 50.0)].prefix(waves).enumerated()
    let marks = arcs.flatMap { index, arc -> [SymbolDrawing.Mark] in
      [
        .layer(min(index + 2, 3)), .value(CGFloat(index) / CGFloat(waves)),
        .line("D 11.6 12 \(arc.0) \(-arc.1) \(arc.1)"),
      ]
    }
    return SymbolDrawing([isFilled ? .solid(speakerBody) : .line(speakerBody)] + marks)
  }

  private static let speakers: [String: SymbolDrawing] = (0...3).reduce(into: [:]) { table, waves in
    let name = waves == 0 ? "speaker" : "speaker.wave.\(waves)"
    table[name] = speaker(waves, isFilled: false)
    table[name + ".fill"] = speaker(waves, isFilled: true)
  }

  static let media = merged(
    speakers,
    outlined("play", playShape),
    outlined("pause", "R 4.6 3 4.8 18 1.4 R 14.6 3 4.8 18 1.4"),
    outlined("stop", "R 3.6 3.6 16.8 16.8 2.4"),
    outlined("forward", "K 3 1.2 1.4 4.6 12 12 1.4 19.4 K 3 1.2 12 4.6 22.6 12 12 19.4"),
    outlined("backward", "K 3 1.2 22.6 4.6 12 12 22.6 19.4 K 3 1.2 12 4.6 1.4 12 12 19.4"),
    outlined("shift", shiftArrow),
    outlined("eject", "K 3 1.2 12 3.4 21.6 14.4 2.4 14.4 R 3 17.4 18 3.2 1.2"),
    [
      "capslock": SymbolDrawing(.line(capsArrow + " R 8 18.4 8 3.2 0.8")),
      "capslock.fill": SymbolDrawing(.solid(capsArrow + " R 8 18.4 8 3.2 0.8")),
      "forward.end": SymbolDrawing(
        .line("K 3 1.2 4 4 17 12 4 20"),
        .line("M 19.6 4.6 V 19.4", weight: 1.2)
      ),
      "forward.end.fill": SymbolDrawing(
        .solid("K 3 1.2 4 4 17 12 4 20"),
        .line("M 19.6 4.6 V 19.4", weight: 1.2)
      ),
      "backward.end": SymbolDrawing(
        .line("K 3 1.2 20 4 7 12 20 20"),
        .line("M 4.4 4.6 V 19.4", weight: 1.2)
      ),
      "backward.end.fill": SymbolDrawing(
        .solid("K 3 1.2 20 4 7 12 20 20"),
        .line("M 4.4 4.6 V 19.4", weight: 1.2)
      ),
      "playpause": SymbolDrawing(
        .line("K 3 1.2 1.6 4.6 12.4 12 1.6 19.4"),
        .line("M 16 5.4 V 18.6 M 21 5.4 V 18.6", weight: 1.2)
      ),
      "playpause.fill": SymbolDrawing(
        .solid("K 3 1.2 1.6 4.6 12.4 12 1.6 19.4"),
        .line("M 16 5.4 V 18.6 M 21 5.4 V 18.6", weight: 1.5)
      ),
      "play.rectangle": SymbolDrawing(
        .layer(2),
        .line("R 1.4 3.8 21.2 16.4 3.2"),
        .layer(1),
        .fill("K 3 0.9 9.4 7.4 17 12 9.4 16.6")
      ),
      "play.rectangle.fill": SymbolDrawing(
        .solid("R 1.4 3.8 21.2 16.4 3.2", cut: "K 3 0.9 9.2 7 17.4 12 9.2 17")
      ),
      "pause.rectangle": SymbolDrawing(
        .line("R 1.4 3.8 21.2 16.4 3.2"),
        .line("M 9.6 8.6 V 15.4 M 14.4 8.6 V 15.4", weight: 1.2)
      ),
      "music.note": SymbolDrawing(.fill(noteHead), .line("M 11 18 V 5"), .solid(noteFlag)),
      "music.note.list": SymbolDrawing(
        .layer(2),
        .line("M 2 4.6 H 13 M 2 10 H 10.4 M 2 15.4 H 8.4"),
        .layer(1),
        .symbol("music.note", x: 17.6, y: 13.6, side: 16.4, weight: 0.95)
      ),
      "music.quarternote.3": SymbolDrawing(
        .fill("E 4 18.6 2.8 2.3 E 11.4 16.6 2.8 2.3 E 18.8 14.6 2.8 2.3"),
        .line("M 6.2 18.4 V 7 M 13.6 16.4 V 5 M 21 14.4 V 3")
      ),
      "music.mic": SymbolDrawing(
        .line(
          """
          M 13.6 6.4 L 3 18.2 Q 2.2 19.4 3.2 20.6 L 3.4 20.8 Q 4.6 21.8 5.8 21 L 17.6 10.4
          """
        ),
        .solid("O 16.6 7.4 4.8"),
        .cutLine("M 13 5 L 19 11", gap: -0.35)
      ),
      "mic": SymbolDrawing(.line(micCapsule), .layer(2), .line(micStand)),
      "mic.fill": SymbolDrawing(.solid(micCapsule), .layer(2), .line(micStand)),
      "waveform": SymbolDrawing(
        .value(0),
        .line("M 2.4 10.6 V 13.4 M 7.2 7 V 17"),
        .value(0.34),
        .line("M 12 2.8 V 21.2"),
        .value(0.67),
        .line("M 16.8 7.6 V 16.4 M 21.6 10.6 V 13.4")
      ),
      "waveform.path": SymbolDrawing(
        .line(
          """
          M 1.4 12 H 3 C 4.4 12 4.4 7 5.6 7 C 7 7 7 18 8.6 18 C 10.4 18 10.2 3.4 12 3.4 C 13.8
          3.4 13.6 19.6 15.4 19.6 C 17 19.6 17 8.4 18.4 8.4 C 19.6 8.4 19.6 12 21 12 H 22.6
          """
        )
      ),
      "waveform.path.ecg": SymbolDrawing(
        .line("M 1.4 13 H 6 L 8.8 5 L 13 20 L 16.2 9.6 L 17.6 13 H 22.6")
      ),
      "gamecontroller": SymbolDrawing(
        .line(pad),
        .line("+ 7.8 10.6 2.3"),
        .fill("O 17.6 9.2 1.3 O 15 11.8 1.3")
      ),
      "film": SymbolDrawing(
        .line("R 1.6 4 20.8 16 2.6"),
        .line("M 6.4 4 V 20 M 17.6 4 V 20 M 6.4 12 H 17.6"),
        .line(
          """
          M 1.8 8 H 6.2 M 1.8 12 H 6.2 M 1.8 16 H 6.2 M 17.8 8 H 22.2 M 17.8 12 H 22.2 M 17.8
          16 H 22.2
          """,
          weight: 0.9
        )
      ),
      "movieclapper": SymbolDrawing(
        .line("M 2.4 10 H 21.6 V 18.4 Q 21.6 21 19 21 H 5 Q 2.4 21 2.4 18.4 Z"),
        .line(
          """
          M 2.4 10 L 1.8 7.4 Q 1.4 5.4 3.4 4.8 L 18.4 1.8 Q 20.4 1.6 20.8 3.6 L 21.2 5.4 L 2
          9.6 M 7.4 4 L 9.4 8 M 12.8 3 L 14.8 6.8 M 8 10 L 6.6 13.4 H 2.4 M 14.4 10 L 13 13.4
          H 6.6 M 20 10 L 18.6 13.4 H 13
          """,
          weight: 0.9
        )
      ),
      "pianokeys": SymbolDrawing(
        .line("R 2 4 20 16 2.4"),
        .line("M 8.6 14 V 20 M 15.4 14 V 20"),
        .fill("R 6.8 4 3.6 9.4 0.8 R 13.6 4 3.6 9.4 0.8")
      ),
      "guitars": SymbolDrawing(
        .line(
          """
          M 12.4 11.4 C 14 12.6 14.2 14.6 12.8 16 C 11.8 17 11.8 18.4 10.8 19.6 C 9 21.8 5.6
          21.8 3.8 20 C 2 18.2 2.2 14.8 4.4 13 C 5.6 12 7 12 8 11 C 9.4 9.6 11.2 10 12.4 11.4
          Z M 12.2 11.6 L 20 3.8 M 18.6 2.4 L 21.4 5.2
          """
        ),
        .fill("O 8.4 15.4 1.6")
      ),
      "captions.bubble": SymbolDrawing(
        .line(
          """
          M 5 3.2 H 19 Q 22.4 3.2 22.4 6.6 V 14.2 Q 22.4 17.6 19 17.6 H 12.4 L 8 21.4 Q 7 22 7
          20.8 V 17.6 H 5 Q 1.6 17.6 1.6 14.2 V 6.6 Q 1.6 3.2 5 3.2 Z
          """
        ),
        .line("M 5.8 9.4 H 9 M 12 9.4 H 18.2 M 5.8 13.2 H 12.6 M 15.6 13.2 H 18.2", weight: 0.95)
      ),
      "slider.horizontal.3": SymbolDrawing(
        .line(
          """
          M 2.2 5.4 H 12.8 M 18.4 5.4 H 21.8 M 2.2 12 H 4.8 M 10.4 12 H 21.8 M 2.2 18.6 H 12.8
          M 18.4 18.6 H 21.8
          """
        ),
        .line("O 15.6 5.4 2.4 O 7.6 12 2.4 O 15.6 18.6 2.4")
      ),
      "slider.vertical.3": SymbolDrawing(
        .line(
          """
          M 5.4 2.2 V 12.8 M 5.4 18.4 V 21.8 M 12 2.2 V 4.8 M 12 10.4 V 21.8 M 18.6 2.2 V 12.8
          M 18.6 18.4 V 21.8
          """
        ),
        .line("O 5.4 15.6 2.4 O 12 7.6 2.4 O 18.6 15.6 2.4")
      ),
      "slider.horizontal.below.rectangle": SymbolDrawing(
        .line("R 2 2.4 20 10.6 2.4 M 2 18.6 H 12 M 17.6 18.6 H 22"),
        .line("O 14.8 18.6 2.4")
      ),
      "slider.horizontal.below.square.filled.and.square": SymbolDrawing(
        .solid("R 2.4 3 7.6 8.6 1.6"),
        .line("R 14 3 7.6 8.6 1.6 M 2 18.6 H 12 M 17.6 18.6 H 22"),
        .line("O 14.8 18.6 2.4")
      ),
      "livephoto": SymbolDrawing(
        .line("O 12 12 3.2 O 12 12 6.4"),
        .line("T 12 12 9.8 9.9 24 0", weight: 0.8)
      ),
      "camera.filters": SymbolDrawing(.line("O 12 7.8 5.6 O 7.8 15.4 5.6 O 16.2 15.4 5.6")),
      "camera.aperture": SymbolDrawing(
        .line("O 12 12 10.2"),
        .line(
          """
          M 9 2.4 L 16.4 15.4 M 19.4 4.8 L 12 17.6 M 22 13.6 H 7.2 M 15 21.6 L 7.6 8.6 M 4.6
          19.2 L 12 6.4 M 2 10.4 H 16.8
          """,
          weight: 0.9
        )
      ),
      "camera.macro": SymbolDrawing(
        .line("M 12 14 V 22.4 M 12 20 C 9 20 7 18.6 6 16.4 M 12 20 C 15 20 17 18.6 18 16.4"),
        .line(
          "O 12 7.8 2.2 O 12 3.8 2 O 8 6.6 2 O 9.4 11.4 2 O 14.6 11.4 2 O 16 6.6 2",
          weight: 0.9
        )
      ),
      "camera": SymbolDrawing(.line(cameraBody), .line("O 12 12.8 4.4")),
      "camera.rotate": SymbolDrawing(
        .line(cameraBody),
        .symbol("arrow.triangle.2.circlepath", x: 12, y: 12.8, side: 9.4, weight: 0.75)
      ),
      "camera.fill": SymbolDrawing(.solid(cameraBody, cut: "O 12 12.8 5 O 12 12.8 3.3")),
    ]
  )

  private static let cameraBody = """
    M 1.6 9.4 Q 1.6 6.4 4.6 6.4 H 6.2 L 7.6 4.4 Q 8.2 3.4 9.4 3.4 H 14.6 Q 15.8 3.4 16.4 4.4
    L 17.8 6.4 H 19.4 Q 22.4 6.4 22.4 9.4 V 17.2 Q 22.4 20.2 19.4 20.2 H 4.6 Q 1.6 20.2 1.6 17.2 Z
    """
}
