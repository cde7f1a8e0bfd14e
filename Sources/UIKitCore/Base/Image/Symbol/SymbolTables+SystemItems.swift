extension SymbolTables {
  /// The images of system tab bar items, which are larger and heavier than symbols of the same
  /// meaning.
  static let systemItems: [String: SymbolDrawing] = [
    // Dots of 5 points at a distance of 9 points, with a space of 2 points after the last one, as in the
    // system's images.
    "tabbar.more": SymbolDrawing(
      .fill("O 4.7624 12 2.01 O 12 12 2.01 O 19.2376 12 2.01"),
      .space("R 2.7524 9.99 20.1 4.02 0")
    ),
    "tabbar.favorites": SymbolDrawing(.solid("S 12 12.6 10.6 4.6 5")),
    "tabbar.featured": SymbolDrawing(
      .solid("W 12 12 10.6 9.5 12", cut: "S 12 12.4 6 2.6 5")
    ),
    "tabbar.topRated": SymbolDrawing(
      .fill(
        """
        S 12 7.6 6.4 2.8 5 R 2.2 15.4 5.6 6.6 1 R 9.2 13.6 5.6 8.4 1 R 16.2 17.2 5.6 4.8 1
        """
      )
    ),
    "tabbar.recents": SymbolDrawing(.solid("O 12 12 10.2", cutLine: "M 12 5.6 V 12.4 H 7.2")),
    "tabbar.contacts": SymbolDrawing(
      .solid(
        "O 12 12 10.2",
        cut: """
          O 12 9.4 3.7 M 5.9 18.2 C 7 15.6 9.3 14.6 12 14.6 C 14.7 14.6 17 15.6 18.1 18.2
          C 16.5 19.7 14.4 20.6 12 20.6 C 9.6 20.6 7.5 19.7 5.9 18.2 Z
          """
      )
    ),
    "tabbar.history": SymbolDrawing(
      .line("D 13 12 9.2 176 486"),
      .fill("A 3.8 10.8 90 5.8 7.4"),
      .line("M 13 6.6 V 12.2 L 16.8 14.6")
    ),
    "tabbar.bookmarks": SymbolDrawing(
      .fill(
        """
        M 11.3 5 C 9.6 3.6 7.6 3 5.4 3 C 3.8 3 2.2 3.3 1 4.1 V 19.8 C 2.2 18.9 3.8 18.5 5.4 18.5
        C 7.6 18.5 9.6 19 11.3 20.3 Z
        M 12.7 5 C 14.4 3.6 16.4 3 18.6 3 C 20.2 3 21.8 3.3 23 4.1 V 19.8
        C 21.8 18.9 20.2 18.5 18.6 18.5 C 16.4 18.5 14.4 19 12.7 20.3 Z
        """
      )
    ),
    "tabbar.search": SymbolDrawing(.line("O 10 10 7.6"), .line("M 15.6 15.6 L 21.8 21.8")),
    "tabbar.downloads": SymbolDrawing(
      .line("M 12 2.4 V 11.4 M 8.8 8.4 L 12 11.6 L 15.2 8.4"),
      .line("M 7.4 6 Q 5.9 6 5.4 7.4 L 2.6 14 M 16.6 6 Q 18.1 6 18.6 7.4 L 21.4 14"),
      .fill(
        """
        M 1.2 15 H 7.8 C 8.2 17.2 9.8 18.4 12 18.4 C 14.2 18.4 15.8 17.2 16.2 15 H 22.8 V 18.4
        Q 22.8 21.8 19.4 21.8 H 4.6 Q 1.2 21.8 1.2 18.4 Z
        """
      )
    ),
    "tabbar.mostRecent": SymbolDrawing(.line("O 12 12 10.2"), .line("M 12 5.6 V 12.2 L 16.2 14.8")),
    "tabbar.mostViewed": SymbolDrawing(
      .fill("O 3.4 5.4 1.7 O 3.4 12 1.7 O 3.4 18.6 1.7"),
      .line("M 8.6 5.4 H 21.6 M 8.6 12 H 18.4 M 8.6 18.6 H 15.2")
    ),
  ]
}
