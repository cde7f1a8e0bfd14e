/// The rules that make symbols for other directions from one drawing.
enum SymbolDirection {
  /// The words of a direction, and the clockwise angle from "up" in degrees.
  ///
  /// Words with two directions precede their parts.
  private static let angles: [(word: String, angle: CGFloat)] = [
    ("up.right", 45), ("up.forward", 45), ("up.trailing", 45), ("down.right", 135),
    ("down.forward", 135), ("down.left", 225), ("down.backward", 225), ("up.left", 315),
    ("up.backward", 315), ("right", 90), ("forward", 90), ("trailing", 90), ("down", 180),
    ("left", 270), ("backward", 270), ("leading", 270),
  ]

  // R-SYM-6
  /// Returns the name of the drawing with the direction "up" and the rotation around the center of
  /// the grid, or `nil` if there is no such drawing.
  static func turned(
    _ name: String,
    from isDrawn: (String) -> Bool
  ) -> (name: String, transform: CGAffineTransform)? {
    let words = name.split(separator: ".")
    for (word, angle) in angles {
      let count = word.contains(".") ? 2 : 1
      guard words.count >= count else { continue }
      for index in 0...(words.count - count)
      where words[index..<(index + count)].joined(separator: ".") == word {
        let upright = (words[..<index] + ["up"] + words[(index + count)...])
          .joined(separator: ".")
        if isDrawn(upright) { return (upright, rotation(angle)) }
      }
    }
    return nil
  }

  /// Returns the name of the drawing for the opposite horizontal direction, or `nil` if there is no
  /// such drawing.
  static func mirrored(_ name: String, from isDrawn: (String) -> Bool) -> String? {
    let opposites = [
      "right": "left", "trailing": "leading", "forward": "backward", "righthalf": "lefthalf",
    ]
    let words = name.split(separator: ".").map(String.init)
    let other = words.map { opposites[$0] ?? $0 }.joined(separator: ".")
    return other != name && isDrawn(other) ? other : nil
  }

  /// Whether the symbol is for the reading direction, so that it is mirrored from right to left.
  static func followsReadingDirection(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    // The waves of loudspeakers leave them in the reading direction, and lists begin at its start.
    if words.first == "speaker" { return true }
    guard words.count > 1 else { return false }
    if words[0] == "list" { return ["bullet", "dash", "star", "triangle"].contains(words[1]) }
    if words[0] == "text" { return ["append", "badge", "insert"].contains(words[1]) }
    return words.contains { ["leading", "trailing", "forward", "backward"].contains($0) }
      && words.first != "forward" && words.first != "backward"
  }

  static let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)

  private static func rotation(_ degrees: CGFloat) -> CGAffineTransform {
    let angle = degrees * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: cosine,
      b: sine,
      c: -sine,
      d: cosine,
      tx: 12 - 12 * cosine + 12 * sine,
      ty: 12 - 12 * sine - 12 * cosine
    )
  }
}
