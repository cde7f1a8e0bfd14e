extension SymbolTables {
  private static let person = """
    O 12 7 4.2
    M 3.8 19.8 C 3.8 16.4 7.2 14 12 14 C 16.8 14 20.2 16.4 20.2 19.8 Q 20.2 21 19 21
    H 5 Q 3.8 21 3.8 19.8 Z
    """
  private static let pair = """
    O 8.6 8 3.7
    M 1.6 19.2 C 1.6 16.2 4.5 14.2 8.6 14.2 C 12.7 14.2 15.6 16.2 15.6 19.2 Q 15.6 20.2 14.6 20.2
    H 2.6 Q 1.6 20.2 1.6 19.2 Z
    """
  private static let bust = """
    M 5.9 18.2 C 7 15.6 9.3 14.6 12 14.6 C 14.7 14.6 17 15.6 18.1 18.2
    C 16.5 19.7 14.4 20.6 12 20.6 C 9.6 20.6 7.5 19.7 5.9 18.2 Z
    """
  private static let encircledPerson = SymbolDrawing(
    .line("O 12 12 10.2"),
    .fill("O 12 9.4 3.7 " + bust)
  )
  private static let personDisc = SymbolDrawing(
    .solid("O 12 12 10.2", cut: "O 12 9.4 3.7 " + bust)
  )

  static let people = merged(
    outlined("person", person),
    [
      "person.circle": encircledPerson,
      "person.crop.circle": encircledPerson,
      "person.circle.fill": personDisc,
      "person.crop.circle.fill": personDisc,
      "person.2": SymbolDrawing(
        .line(pair),
        .line(
          """
          M 15 4.6 C 17.4 4 19.4 5.6 19.4 8 C 19.4 9.8 18.4 11.2 16.9 11.6 M 18.4 14.6
          C 21 15.2 22.6 16.9 22.6 19 Q 22.6 20.2 21.4 20.2 H 19.2
          """
        )
      ),
      "person.2.fill": SymbolDrawing(
        .solid(pair),
        .fill(
          """
          M 15.2 4.2 C 18.2 3.6 20.4 5.6 20.4 8 C 20.4 10.6 18 12.4 15.4 11.8
          C 16.6 9.4 16.6 6.6 15.2 4.2 Z
          M 17 14 C 20.8 14.2 23.4 16.2 23.4 19.2 Q 23.4 21 21.6 21 H 18.4
          C 18.8 18.4 18.4 15.8 17 14 Z
          """
        )
      ),
      "person.badge.plus": SymbolDrawing(
        .line(
          """
          O 9.6 7 4
          M 2 19.8 C 2 16.4 5.2 14 9.6 14 C 14 14 17.2 16.4 17.2 19.8 Q 17.2 21 16 21
          H 3.2 Q 2 21 2 19.8 Z
          """
        ),
        .line("+ 19.4 9 3.2")
      ),
      "figure.walk": SymbolDrawing(
        .fill("O 13 3.6 2"),
        .line("M 12.4 8 L 10.8 14.4 L 14.2 17.2 L 15 21.6 M 10.8 14.4 L 9.6 18 L 6.8 21.4"),
        .line("M 12.4 8 L 8.4 9.6 L 7.2 13 M 12.4 8 L 15 11.2 L 18 12.2")
      ),
    ]
  )
}
