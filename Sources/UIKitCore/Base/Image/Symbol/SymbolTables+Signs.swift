extension SymbolTables {
  static let marks: [String: SymbolDrawing] = [
    "plus": SymbolDrawing(.line("+ 12 12 7")),
    "minus": SymbolDrawing(.line("M 5 12 H 19")),
    "xmark": SymbolDrawing(.line("M 6 6 L 18 18 M 18 6 L 6 18")),
    "checkmark": SymbolDrawing(.line("M 4.8 13.2 L 9.8 19 L 19.2 5")),
    "divide": SymbolDrawing(.line("M 5 12 H 19"), .fill("O 12 6.4 1.5 O 12 17.6 1.5")),
    "plusminus": SymbolDrawing(.line("M 12 3.6 V 14 M 6.8 8.8 H 17.2 M 6.8 19.6 H 17.2")),
    "equal": SymbolDrawing(.line("M 5 8.8 H 19 M 5 15.2 H 19")),
    "percent": SymbolDrawing(.line("M 18 4.6 L 6 19.4 O 6.6 7.4 3 O 17.4 16.6 3")),
    "number": SymbolDrawing(
      .line("M 9.8 3.6 L 7.4 20.4 M 16.6 3.6 L 14.2 20.4 M 4.6 8.8 H 20 M 4 15.2 H 19.4")
    ),
    "infinity": SymbolDrawing(
      .line(
        """
        M 12 12 C 10 9.2 8.4 7.6 6.2 7.6 C 3.8 7.6 2 9.4 2 12 C 2 14.6 3.8 16.4 6.2 16.4
        C 8.4 16.4 10 14.8 12 12 C 14 9.2 15.6 7.6 17.8 7.6 C 20.2 7.6 22 9.4 22 12
        C 22 14.6 20.2 16.4 17.8 16.4 C 15.6 16.4 14 14.8 12 12 Z
        """
      )
    ),
    "at": SymbolDrawing(
      .line("O 12 12 3.9"),
      .line(
        """
        M 15.9 8.1 V 13.2 C 15.9 15 17 16 18.6 16 C 20.8 16 22.2 14.4 22.2 12
        C 22.2 6.4 17.6 1.8 12 1.8 C 6.4 1.8 1.8 6.4 1.8 12 C 1.8 17.6 6.4 22.2 12 22.2
        C 14 22.2 15.8 21.7 17.2 20.8
        """
      )
    ),
    "exclamationmark": SymbolDrawing(
      .line("M 12 4 V 13.6", weight: 1.2),
      .fill("O 12 18.6 1.6")
    ),
    "exclamationmark.2": SymbolDrawing(
      .line("M 9 4 V 13.6 M 15 4 V 13.6", weight: 1.2),
      .fill("O 9 18.6 1.6 O 15 18.6 1.6")
    ),
    "questionmark": SymbolDrawing(
      .line(
        """
        M 7.2 8.2 C 7.4 5.2 9.4 3.6 12.1 3.6 C 15 3.6 17 5.4 17 8 C 17 11.8 12 11.4 12 15
        """
      ),
      .fill("O 12 19.6 1.45")
    ),
    "info": SymbolDrawing(.fill("O 12 4.6 1.7"), .line("M 9 9.8 H 12.4 V 20 M 8.6 20 H 16")),
    "ellipsis": SymbolDrawing(.fill("O 4.6 12 1.75 O 12 12 1.75 O 19.4 12 1.75")),
    "dollarsign": SymbolDrawing(
      .line(
        """
        M 17 8 C 16.6 5.8 14.8 4.6 12.1 4.6 C 9.4 4.6 7.4 6 7.4 8.2 C 7.4 13 17.4 10.8 17.4 15.6
        C 17.4 18 15.2 19.4 12.1 19.4 C 9.2 19.4 7.1 18.1 6.8 15.7 M 12 2 V 22
        """
      )
    ),
    "eurosign": SymbolDrawing(
      .line(
        """
        M 18.2 6.4 C 17 5 15.4 4.2 13.6 4.2 C 9.8 4.2 7.4 7.4 7.4 12 C 7.4 16.6 9.8 19.8 13.6 19.8
        C 15.4 19.8 17 19 18.2 17.6 M 4.4 10.2 H 14.6 M 4.4 13.8 H 14
        """
      )
    ),
    "sterlingsign": SymbolDrawing(
      .line(
        """
        M 17 7.6 C 16.6 5.4 15 4.2 13 4.2 C 10.2 4.2 8.6 6.4 9 9.2 C 9.6 13.6 9.8 17.4 6.8
        19.8 H 17.6 M 6.4 12.4 H 14.6
        """
      )
    ),
    "yensign": SymbolDrawing(
      .line("M 5.8 4 L 12 12.2 L 18.2 4 M 12 12.2 V 20.4 M 7 12.8 H 17 M 7 16.4 H 17")
    ),
    "command": SymbolDrawing(
      .line(
        """
        M 8.6 8.6 H 15.4 V 15.4 H 8.6 Z M 8.6 8.6 V 5.9 C 8.6 2.4 3.2 2.4 3.2 5.9
        C 3.2 7.6 4.4 8.6 5.9 8.6 H 8.6 M 15.4 8.6 V 5.9 C 15.4 2.4 20.8 2.4 20.8 5.9
        C 20.8 7.6 19.6 8.6 18.1 8.6 H 15.4 M 8.6 15.4 V 18.1 C 8.6 21.6 3.2 21.6 3.2 18.1
        C 3.2 16.4 4.4 15.4 5.9 15.4 H 8.6 M 15.4 15.4 V 18.1 C 15.4 21.6 20.8 21.6 20.8 18.1
        C 20.8 16.4 19.6 15.4 18.1 15.4 H 15.4
        """
      )
    ),
    "option": SymbolDrawing(.line("M 3 5.4 H 8.4 L 15.6 18.6 H 21 M 14.2 5.4 H 21")),
    "control": SymbolDrawing(.line("M 6 13.4 L 12 7.4 L 18 13.4")),
    "escape": SymbolDrawing(
      .line("D 12.6 12.6 8.4 -125 190 M 11.8 11.8 L 4 4 M 3.8 9.2 V 3.8 H 9.2")
    ),
    "curlybraces": SymbolDrawing(
      .line(
        """
        M 8.6 3.4 Q 5.6 3.4 5.6 6.4 V 9.4 Q 5.6 12 3 12 Q 5.6 12 5.6 14.6 V 17.6 Q 5.6 20.6
        8.6 20.6
        """
      ),
      .line(
        """
        M 15.4 3.4 Q 18.4 3.4 18.4 6.4 V 9.4 Q 18.4 12 21 12 Q 18.4 12 18.4 14.6 V 17.6 Q
        18.4 20.6 15.4 20.6
        """
      )
    ),
    "ellipsis.curlybraces": SymbolDrawing(
      .line(
        """
        M 7 3.4 Q 4 3.4 4 6.4 V 9.4 Q 4 12 1.4 12 Q 4 12 4 14.6 V 17.6 Q 4 20.6 7 20.6
        """
      ),
      .line(
        """
        M 17 3.4 Q 20 3.4 20 6.4 V 9.4 Q 20 12 22.6 12 Q 20 12 20 14.6 V 17.6 Q 20 20.6 17
        20.6
        """
      ),
      .fill("O 8 12 1.2 O 12 12 1.2 O 16 12 1.2")
    ),
    "nosign": SymbolDrawing(.line("O 12 12 9.8 M 5.1 5.1 L 18.9 18.9")),
    "angle": SymbolDrawing(.line("M 18 4 L 3.6 19.6 H 21 M 9.4 13.4 C 11.8 14.6 13 16.8 13 19.6")),
    "power": SymbolDrawing(.line("D 12 12.8 8.8 -52 232 M 12 2.4 V 11.8")),
    "poweron": SymbolDrawing(.line("M 12 3.6 V 20.4")),
    "poweroff": SymbolDrawing(.line("O 12 12 8.4")),
    "line.3.horizontal": SymbolDrawing(.line("M 3.2 6.2 H 20.8 M 3.2 12 H 20.8 M 3.2 17.8 H 20.8")),
    "line.2.horizontal": SymbolDrawing(.line("M 3.2 9 H 20.8 M 3.2 15 H 20.8")),
    "line.3.horizontal.decrease": SymbolDrawing(
      .line("M 2.8 6.4 H 21.2 M 6.2 12 H 17.8 M 9.4 17.6 H 14.6")
    ),
    "line.diagonal": SymbolDrawing(.line("M 4.4 19.6 L 19.6 4.4")),
    "checkmark.seal": SymbolDrawing(
      .line("W 12 12 10.4 9.4 10"),
      .line("M 7.8 12.6 L 10.8 16 L 16.2 8.4")
    ),
    "xmark.seal": SymbolDrawing(
      .line("W 12 12 10.4 9.4 10"),
      .line("M 8.6 8.6 L 15.4 15.4 M 15.4 8.6 L 8.6 15.4")
    ),
    "seal": SymbolDrawing(.line("W 12 12 10.4 9.4 10")),
    "exclamationmark.octagon": SymbolDrawing(
      .line(octagon),
      .line("M 12 6.8 V 12.8", weight: 1.1),
      .fill("O 12 16.6 1.3")
    ),
    "xmark.octagon": SymbolDrawing(
      .line(octagon),
      .line("M 8.4 8.4 L 15.6 15.6 M 15.6 8.4 L 8.4 15.6")
    ),
    "octagon": SymbolDrawing(.line(octagon)),
    "exclamationmark.triangle": SymbolDrawing(
      .line(warning),
      .line("M 12 8.8 V 14", weight: 1.1),
      .fill("O 12 17.2 1.25")
    ),
    "exclamationmark.shield": SymbolDrawing(
      .line(shieldBody),
      .line("M 12 7 V 12.6", weight: 1.1),
      .fill("O 12 16.2 1.25")
    ),
    "checkmark.shield": SymbolDrawing(
      .line(shieldBody),
      .line("M 8.2 12.2 L 11 15.4 L 15.8 8.6")
    ),
    "xmark.shield": SymbolDrawing(
      .line(shieldBody),
      .line("M 9 8.6 L 15 14.6 M 15 8.6 L 9 14.6")
    ),
    "lock.shield": SymbolDrawing(
      .line(shieldBody),
      .symbol("lock.fill", x: 12, y: 11.6, side: 9.4, weight: 0.8)
    ),
    "shield.lefthalf.filled": SymbolDrawing(
      .line(shieldBody),
      .fill(
        "M 12 1.8 V 22.2 C 6.8 20 3.8 16.4 3.8 11.4 V 4.8 C 7.4 4.6 10.2 3.6 12 1.8 Z"
      )
    ),
    "shield.lefthalf.fill": SymbolDrawing(
      .line(shieldBody),
      .fill(
        "M 12 1.8 V 22.2 C 6.8 20 3.8 16.4 3.8 11.4 V 4.8 C 7.4 4.6 10.2 3.6 12 1.8 Z"
      )
    ),
    "shield": SymbolDrawing(.line(shieldBody)),
  ]

  static let shieldBody = """
    M 12.6 2.2 C 14.4 3.6 16.8 4.4 19.4 4.6 Q 20.4 4.7 20.4 5.8 V 11.4
    C 20.4 16.4 17.4 20 12.6 22 Q 12 22.3 11.4 22 C 6.6 20 3.6 16.4 3.6 11.4 V 5.8
    Q 3.6 4.7 4.6 4.6 C 7.2 4.4 9.6 3.6 11.4 2.2 Q 12 1.8 12.6 2.2 Z
    """
  private static let octagon =
    """
    K 8 1.6 7.8 1.9 16.2 1.9 22.1 7.8 22.1 16.2 16.2 22.1 7.8 22.1 1.9 16.2 1.9 7.8
    """
  private static let warning = """
    M 10.4 3.4 Q 12 0.9 13.6 3.4 L 22 17.6 Q 23.4 20.4 20.4 20.6 H 3.6 Q 0.6 20.4 2 17.6 Z
    """
}
