/// A reader for the notation of symbols: letters followed by numbers on the design grid.
///
///     M x y   L x y   H x   V y   Q cx cy x y   C ax ay bx by x y   Z      as in SVG, absolute only
///     O x y r           circle             E x y rx ry      ellipse
///     R x y w h r       rounded rectangle  D x y r from to  arc in degrees, clockwise when to > from
///     S x y outer inner n                  star             G x y outer inner n   gear
///     W x y outer inner n                  circle with n waves
///     T x y from to n angle                n lines between two radii, the first at an angle
///     A x y angle length width             head of an arrow, from the middle of its base
///     K n r x y x y …                      polygon with n corners, rounded with a radius
///     + x y arm         plus               X x y arm        cross at 45 degrees
struct SymbolOutline {
  private(set) var path = CGMutablePath()
  private var reader: Reader
  private var point = CGPoint.zero
  private var line: [CGPoint] = []
  private let pen: CGFloat?

  /// Reads outlines.
  init(_ text: String) {
    reader = Reader(text)
    pen = nil
    read()
  }

  /// Reads lines, and returns the outline of a pen stroke along them.
  ///
  /// Only straight lines, pluses and crosses become strokes; closed shapes remain shapes.
  init(_ text: String, inkedWith pen: CGFloat) {
    reader = Reader(text)
    self.pen = pen
    read()
  }

  private mutating func read() {
    while let letter = reader.letter() {
      switch letter {
      case "M", "L", "H", "V", "Q", "C", "Z": readSegment(letter)
      case "K": readPolygon()
      case "S", "G", "W", "T", "A", "+", "X": readFigure(letter)
      default: readRoundShape(letter)
      }
    }
    finishLine()
  }

  private mutating func readSegment(_ letter: Character) {
    switch letter {
    case "M":
      finishLine()
      point = reader.point()
      if pen == nil { path.move(to: point) } else { line = [point] }
    case "L": addLine(to: reader.point())
    case "H": addLine(to: CGPoint(x: reader.number(), y: point.y))
    case "V": addLine(to: CGPoint(x: point.x, y: reader.number()))
    case "Q":
      let control = reader.point()
      point = reader.point()
      path.addQuadCurve(to: point, control: control)
    case "C":
      let (first, second) = (reader.point(), reader.point())
      point = reader.point()
      path.addCurve(to: point, control1: first, control2: second)
    default: path.closeSubpath()
    }
  }

  private mutating func readRoundShape(_ letter: Character) {
    let origin = reader.point()
    switch letter {
    case "O":
      let radius = reader.number()
      path.addEllipse(in: box(around: origin, radius, radius))
    case "E": path.addEllipse(in: box(around: origin, reader.number(), reader.number()))
    case "R":
      let rect = CGRect(
        x: origin.x,
        y: origin.y,
        width: reader.number(),
        height: reader.number()
      )
      let radius = min(reader.number(), rect.width / 2, rect.height / 2)
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    case "D":
      let radius = reader.number()
      let (from, to) = (reader.number() * .pi / 180, reader.number() * .pi / 180)
      let start = CGPoint(x: origin.x + radius * cos(from), y: origin.y + radius * sin(from))
      path.move(to: start)
      path.addArc(
        center: origin,
        radius: radius,
        startAngle: from,
        endAngle: to,
        clockwise: to < from
      )
    default: assertionFailure("No such letter in a symbol: \(letter)")
    }
  }

  private mutating func readFigure(_ letter: Character) {
    let center = reader.point()
    switch letter {
    case "S":
      let (outer, inner, count) = (reader.number(), reader.number(), Int(reader.number()))
      SymbolFigures.addStar(to: path, center: center, outer: outer, inner: inner, points: count)
    case "G":
      let (outer, inner, count) = (reader.number(), reader.number(), Int(reader.number()))
      SymbolFigures.addGear(to: path, center: center, outer: outer, inner: inner, teeth: count)
    case "W":
      let (outer, inner, count) = (reader.number(), reader.number(), Int(reader.number()))
      SymbolFigures.addWaves(to: path, center: center, outer: outer, inner: inner, count: count)
    case "T":
      let (from, to, count) = (reader.number(), reader.number(), Int(reader.number()))
      let angle = reader.number() * .pi / 180
      SymbolFigures.addTicks(
        to: path,
        center: center,
        radii: (from, to),
        count: count,
        angle: angle
      )
    case "A":
      let angle = reader.number() * .pi / 180
      let (length, width) = (reader.number(), reader.number())
      SymbolFigures.addHead(to: path, at: center, angle: angle, length: length, width: width)
    default:
      let (arm, angle) = (reader.number(), letter == "X" ? CGFloat.pi / 4 : 0)
      SymbolFigures.addCross(to: path, center: center, arm: arm, pen: pen, angle: angle)
    }
  }

  private mutating func readPolygon() {
    let (count, radius) = (Int(reader.number()), reader.number())
    let corners = (0..<count).map { _ in reader.point() }
    SymbolFigures.addPolygon(to: path, corners, radius: radius)
  }

  private mutating func addLine(to end: CGPoint) {
    point = end
    if pen == nil { path.addLine(to: end) } else { line.append(end) }
  }

  private mutating func finishLine() {
    if let pen, line.count > 1 { SymbolFigures.addInk(to: path, along: line, pen: pen) }
    line = []
  }

  private func box(around center: CGPoint, _ radiusX: CGFloat, _ radiusY: CGFloat) -> CGRect {
    CGRect(
      x: center.x - radiusX,
      y: center.y - radiusY,
      width: radiusX * 2,
      height: radiusY * 2
    )
  }
}

extension SymbolOutline {
  /// A reader of the letters and numbers of the notation; missing numbers are replaced with 0.
  private struct Reader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func letter() -> Character? {
      rest = rest.drop { $0 == " " || $0 == "," || $0 == "\n" }
      return rest.popFirst()
    }

    mutating func number() -> CGFloat {
      rest = rest.drop { $0 == " " || $0 == "," || $0 == "\n" }
      let sign = rest.first == "-" ? rest.popFirst().map { _ in -1.0 } ?? 1 : 1
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count)
      return CGFloat(sign * (Double(digits) ?? 0))
    }

    mutating func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
  }
}
