/// Names that stand for other symbols, such as the names of later versions of iOS.
enum SymbolAliases {
  /// Names at the beginning of a symbol's name; longer names precede their parts.
  private static let prefixes: [(name: String, other: String)] = [
    ("10.arrow.trianglehead.clockwise", "goforward.10"),
    ("10.arrow.trianglehead.counterclockwise", "gobackward.10"),
    (
      "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right",
      "arrow.left.and.right.righttriangle.left.righttriangle.right"
    ),
    (
      "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down",
      "arrow.up.and.down.righttriangle.up.righttriangle.down"
    ),
    (
      "exclamationmark.arrow.trianglehead.2.clockwise.rotate.90",
      "exclamationmark.arrow.triangle.2.circlepath"
    ),
    ("arrow.triangle.2.circlepath.camera", "camera.rotate"),
    ("arrowshape.turn.up.forward", "arrowshape.turn.up.right"),
    ("arrowshape.turn.up.backward", "arrowshape.turn.up.left"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.turn.up.right", "arrow.triangle.turn.up.right"),
    ("arrow.trianglehead", "arrow.triangle"),
    ("arrow.circlepath", "arrow.2.circlepath"),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("text.document", "doc.text"), ("text.page", "doc.text"), ("richtext.page", "doc.richtext"),
    ("line.horizontal.3", "line.3.horizontal"),
    ("multiply", "xmark"), ("snow", "snowflake"), ("circlebadge", "circle"),
    ("rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"),
    ("suit.heart", "heart"),
    ("dot.radiowaves.forward", "dot.radiowaves.right"),
    ("square.filled.on.square", "square.fill.on.square"),
    ("video.bubble.left", "video.bubble"),
    ("circle.grid.cross.left.fill", "circle.grid.cross.left.filled"),
    ("smiley", "face.smiling"),
    ("face.smiling.inverse", "face.smiling.fill"),
    ("info.bubble", "ellipsis.bubble"),
    ("delete.backward", "delete.left"),
    ("delete.forward", "delete.right"),
    ("largecircle.fill.circle", "inset.filled.circle"),
    ("rectangle.inset.filled", "inset.filled.rectangle"),
    ("rectangle.bottomthird.inset.filled", "inset.filled.bottomthird.rectangle"),
    ("rectangle.topthird.inset.filled", "inset.filled.topthird.rectangle"),
  ]

  /// Words anywhere in a name, which are replaced after names at the beginning.
  private static let words = ["document": "doc", "microphone": "mic", "icloud": "cloud"]

  /// Returns the name with which a symbol is drawn, or `nil` if it is the same name.
  static func name(for symbol: String) -> String? {
    for (name, other) in prefixes where symbol.hasPrefix(name) {
      let rest = symbol.dropFirst(name.count)
      if rest.isEmpty || rest.first == "." { return other + rest }
    }
    let parts = symbol.split(separator: ".").map(String.init)
    let replaced = parts.map { words[$0] ?? $0 }
    return replaced == parts ? nil : replaced.joined(separator: ".")
  }
}
