/// The rules that make variants of symbols: enclosures, slashes and badges.
enum SymbolComposition {
  private static let center = CGPoint(x: 12, y: 12)

  // MARK: Enclosures

  // R-SYM-3
  /// Returns a symbol in a shape, or cut out of the filled shape.
  static func enclosed(
    _ inner: [SymbolPart],
    in enclosure: SymbolVariant.Enclosure,
    isFilled: Bool,
    pen: CGFloat
  ) -> [SymbolPart] {
    let outline = SymbolOutline(outline(of: enclosure)).path
    let box = inner.bounds
    guard !box.isNull else { return inner }
    let room = room(in: enclosure)
    // Shapes with empty corners, such as crosses, may extend farther than squares.
    let factor = min(
      room.side / max(box.width, box.height, 1),
      room.diagonal / max(hypot(box.width, box.height), 1),
      0.8
    )
    let content = inner.fitted(
      to: max(box.width, box.height) * factor,
      center: room.center,
      penFactor: isFilled ? 1 : 0.94
    )
    let edge = SymbolShape(path: outline, width: pen)
    let layer = SymbolLayer(level: 2)
    guard isFilled else { return [.ink(edge, layer)] + content }
    return [
      .ink(SymbolShape(path: outline), layer), .ink(edge, layer),
      .cut(content, shown: SymbolLayer()),
    ]
  }

  private static func outline(of enclosure: SymbolVariant.Enclosure) -> String {
    switch enclosure {
    case .circle: "O 12 12 10.2"
    case .square: "R 2.8 2.8 18.4 18.4 3.6"
    case .app: "R 2.4 2.4 19.2 19.2 5"
    case .rectangle: "R 1 4 22 16 3"
    case .capsule: "R 0.6 5 22.8 14 7"
    case .diamond:
      """
      M 10.6 2.2 Q 12 0.9 13.4 2.2 L 21.8 10.6 Q 23.1 12 21.8 13.4 L 13.4 21.8 Q 12 23.1 10.6 21.8
      L 2.2 13.4 Q 0.9 12 2.2 10.6 Z
      """
    case .hexagon:
      """
      M 10.9 1.9 Q 12 1.3 13.1 1.9 L 20.1 6 Q 21.2 6.6 21.2 7.9 V 16.1 Q 21.2 17.4 20.1 18
      L 13.1 22.1 Q 12 22.7 10.9 22.1 L 3.9 18 Q 2.8 17.4 2.8 16.1 V 7.9 Q 2.8 6.6 3.9 6 Z
      """
    case .seal: "W 12 12 10.6 9.5 10"
    case .shield: SymbolTables.shieldBody
    }
  }

  /// Returns the largest side and diagonal of a symbol in a shape, and its center.
  private static func room(
    in enclosure: SymbolVariant.Enclosure
  ) -> (side: CGFloat, diagonal: CGFloat, center: CGPoint) {
    switch enclosure {
    case .circle: (11.4, 14.6, center)
    case .square, .app: (11.4, 15, center)
    case .rectangle, .capsule: (12, 13.4, center)
    case .diamond, .seal: (11, 13.6, center)
    case .hexagon: (11.6, 14.4, center)
    case .shield: (10.4, 13, CGPoint(x: 12, y: 11.4))
    }
  }

  // MARK: Slashes

  // R-SYM-4
  /// Returns a symbol with a diagonal line and a gap on both sides of it.
  static func slashed(_ base: [SymbolPart], pen: CGFloat) -> [SymbolPart] {
    let box = base.bounds
    guard !box.isNull else { return base }
    let reach = max(min(max(box.width, box.height) / 2, 10.4) - 1, 7.4)
    let (start, end) = (
      CGPoint(x: box.midX - reach, y: box.midY - reach),
      CGPoint(x: box.midX + reach, y: box.midY + reach)
    )
    let line = CGMutablePath()
    line.move(to: start)
    line.addLine(to: end)
    let gap = SymbolShape(path: line, width: pen * 1.06 + 2 * SymbolMetrics.gap)
    return base.map { $0.moved(to: 2) } + [
      .cut([.ink(gap, SymbolLayer())], shown: nil),
      .ink(SymbolShape(path: line, width: pen * 1.06), SymbolLayer()),
    ]
  }

  // MARK: Badges

  /// Returns whether a badge can have a sign.
  static func hasSign(_ sign: String, isDrawn: (String) -> Bool) -> Bool {
    signNames[sign] != nil || isDrawn(sign) || isDrawn(sign + ".fill")
  }

  /// Signs with the words of a symbol in another order.
  private static let signNames = [
    "person.crop": "person.crop.circle", "shield.checkmark": "checkmark.shield",
    "shield.exclamationmark": "exclamationmark.shield",
    "shield.half.filled": "shield.lefthalf.filled",
  ]

  // R-SYM-5
  /// Returns a symbol with a badge in the lower-right corner, or with a dot in the upper-right
  /// corner if there is no sign.
  ///
  /// - Parameters:
  ///   - base: The symbol.
  ///   - sign: The name of the sign, or `nil` for a dot.
  ///   - pen: The width of the pen.
  ///   - symbol: A function that returns the parts of another symbol.
  /// - Returns: The parts of the symbol and of the badge.
  static func badged(
    _ base: [SymbolPart],
    sign: String?,
    pen: CGFloat,
    symbol: (String) -> [SymbolPart]?
  ) -> [SymbolPart] {
    let box = base.bounds
    guard !box.isNull else { return base }
    let body = base.map { $0.moved(to: 2) }
    guard let sign else {
      let dot = CGPoint(x: box.maxX - 2.6, y: box.minY + 3)
      return body + [hole(dot, 3.6 + SymbolMetrics.gap), disc(dot, 3.6)]
    }
    let radius: CGFloat = 5.2
    let spot = CGPoint(x: box.maxX - radius * 0.62, y: box.maxY - radius * 0.72)
    let gap = hole(spot, radius + SymbolMetrics.gap)
    let pen = min(pen, 2.2)
    if signsOnDiscs.contains(sign) {
      let side: CGFloat = ["exclamationmark", "questionmark"].contains(sign) ? 6.4 : 5.4
      let inner = (symbol(sign) ?? []).fitted(to: side, center: spot, penFactor: 0.92)
      return body + [gap, disc(spot, radius), .cut(inner, shown: nil)]
    }
    if sign == "clock" {
      let face = SymbolShape(path: circle(spot, radius - pen * 0.4), width: pen * 0.8)
      let hands = CGMutablePath()
      hands.move(to: CGPoint(x: spot.x, y: spot.y - 2.6))
      hands.addLine(to: CGPoint(x: spot.x, y: spot.y + 0.2))
      hands.addLine(to: CGPoint(x: spot.x - 2, y: spot.y + 0.2))
      return body + [
        gap, .ink(face, SymbolLayer()),
        .ink(SymbolShape(path: hands, width: pen * 0.75), SymbolLayer()),
      ]
    }
    let name = signNames[sign] ?? sign
    let parts = (symbol(name + ".fill") ?? symbol(name) ?? [])
      .fitted(to: radius * 2, center: spot, penFactor: 0.72)
    return body + [gap] + parts
  }

  /// The signs that are cut out of a disc; other symbols are badges themselves.
  private static let signsOnDiscs: Set<String> = [
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "play",
    "pause", "arrow.up", "arrow.down", "arrow.right", "arrow.left", "bolt", "record",
  ]

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(
      in: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: radius * 2,
        height: radius * 2
      )
    )
    return path
  }

  private static func disc(_ center: CGPoint, _ radius: CGFloat) -> SymbolPart {
    .ink(SymbolShape(path: circle(center, radius)), SymbolLayer())
  }

  private static func hole(_ center: CGPoint, _ radius: CGFloat) -> SymbolPart {
    .cut([.ink(SymbolShape(path: circle(center, radius)), SymbolLayer())], shown: nil)
  }
}
