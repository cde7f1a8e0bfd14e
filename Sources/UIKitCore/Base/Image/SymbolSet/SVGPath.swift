import Foundation

/// Converts path data and basic shapes of SVG to paths.
struct SVGPath {
  private let path = CGMutablePath()
  private var reader: SVGNumbers
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point of the last curve and its degree, which a smooth curve of the same degree
  /// reflects.
  private var control: (point: CGPoint, degree: Int)?

  /// Returns the path of an element, or `nil` if it is not a valid shape.
  static func path(of element: SVGElement) -> CGPath? {
    switch element.name {
    case "path": return element.attributes["d"].flatMap { path(data: $0) }
    case "polygon":
      return element.attributes["points"].flatMap { path(data: "M" + $0 + "Z") }
    case "rect":
      guard let width = element.number("width"), let height = element.number("height"),
        width > 0, height > 0
      else { return nil }
      let rect = CGRect(
        x: element.number("x") ?? 0,
        y: element.number("y") ?? 0,
        width: width,
        height: height
      )
      let (rx, ry) = (element.number("rx"), element.number("ry"))
      return CGPath(
        roundedRect: rect,
        cornerWidth: min(max(rx ?? ry ?? 0, 0), width / 2),
        cornerHeight: min(max(ry ?? rx ?? 0, 0), height / 2),
        transform: nil
      )
    case "circle", "ellipse":
      guard let rx = element.number("r") ?? element.number("rx"),
        let ry = element.number("r") ?? element.number("ry"), rx > 0, ry > 0
      else { return nil }
      let center = CGPoint(x: element.number("cx") ?? 0, y: element.number("cy") ?? 0)
      let rect = CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)
      return CGPath(ellipseIn: rect, transform: nil)
    default: return nil
    }
  }

  /// Returns the path of a `d` attribute, or `nil` if it is not valid.
  static func path(data: String) -> CGPath? {
    var converter = SVGPath(reader: SVGNumbers(data))
    return converter.read() ? converter.path : nil
  }

  private init(reader: SVGNumbers) { self.reader = reader }

  private mutating func read() -> Bool {
    var command: Character?
    while !reader.isAtEnd {
      if let letter = reader.letter() {
        command = letter
      } else if command == "M" || command == "m" {
        // Further points of a move are lines.
        command = command == "M" ? "L" : "l"
      } else if command == "Z" || command == "z" {
        // The end of a path has no numbers.
        return false
      }
      guard let command, !path.isEmpty || command == "M" || command == "m", apply(command) else {
        return false
      }
    }
    return !path.isEmpty
  }

  private mutating func apply(_ command: Character) -> Bool {
    let base = command.isLowercase ? point : .zero
    let previous = control
    control = nil
    let degrees: [String: Int] = ["C": 3, "S": 3, "Q": 2, "T": 2]
    switch command.uppercased() {
    case "M":
      guard let end = next(from: base) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
    case "L":
      guard let end = next(from: base) else { return false }
      addLine(to: end)
    case "H":
      guard let x = reader.number() else { return false }
      addLine(to: CGPoint(x: base.x + x, y: point.y))
    case "V":
      guard let y = reader.number() else { return false }
      addLine(to: CGPoint(x: point.x, y: base.y + y))
    case "A": return addArc(from: base)
    case "Z":
      path.closeSubpath()
      point = start
    case let letter:
      guard let degree = degrees[letter] else { return false }
      let isSmooth = letter == "S" || letter == "T"
      let last = previous?.degree == degree ? previous?.point ?? point : point
      let reflected = CGPoint(x: 2 * point.x - last.x, y: 2 * point.y - last.y)
      guard let first = isSmooth ? reflected : next(from: base) else { return false }
      return addCurve(degree: degree, first: first, from: base)
    }
    return true
  }

  private mutating func next(from base: CGPoint) -> CGPoint? {
    reader.point().map { CGPoint(x: base.x + $0.x, y: base.y + $0.y) }
  }

  private mutating func addLine(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private mutating func addCurve(degree: Int, first: CGPoint, from base: CGPoint) -> Bool {
    guard let second = degree == 3 ? next(from: base) : first, let end = next(from: base) else {
      return false
    }
    if degree == 3 {
      path.addCurve(to: end, control1: first, control2: second)
    } else {
      path.addQuadCurve(to: end, control: first)
    }
    (control, point) = ((second, degree), end)
    return true
  }

  // MARK: Arcs

  /// Adds an elliptical arc, given by its radii, its rotation and its end point.
  private mutating func addArc(from base: CGPoint) -> Bool {
    guard let radiusX = reader.number(), let radiusY = reader.number(),
      let degrees = reader.number(), let isLarge = reader.flag(), let isPositive = reader.flag(),
      let end = next(from: base)
    else { return false }
    var radii = CGSize(width: abs(radiusX), height: abs(radiusY))
    guard radii.width > 0, radii.height > 0, end != point else {
      addLine(to: end)
      return true
    }
    // In the coordinates of the ellipse, scaled to a circle of radius 1, the arc is circular.
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    let chord = CGPoint(x: (point.x - end.x) / 2, y: (point.y - end.y) / 2)
      .applying(turn.inverted())
    let reach = hypot(chord.x / radii.width, chord.y / radii.height)
    if reach > 1 {
      radii = CGSize(width: radii.width * reach, height: radii.height * reach)
    }
    let toEllipse = CGAffineTransform(scaleX: radii.width, y: radii.height).concatenating(turn)
    let (from, to) = (
      point.applying(toEllipse.inverted()), end.applying(toEllipse.inverted())
    )
    let half = hypot(to.x - from.x, to.y - from.y) / 2
    let height = max(1 - half * half, 0).squareRoot() * (isLarge == isPositive ? -1 : 1)
    let center = CGPoint(
      x: (from.x + to.x) / 2 - height * (to.y - from.y) / (2 * half),
      y: (from.y + to.y) / 2 + height * (to.x - from.x) / (2 * half)
    )
    path.addArc(
      center: center,
      radius: 1,
      startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x),
      clockwise: !isPositive,
      transform: toEllipse
    )
    point = end
    return true
  }
}
