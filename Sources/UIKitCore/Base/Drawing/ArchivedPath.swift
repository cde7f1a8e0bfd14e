/// The segments and the properties of a path, in the form in which they are archived.
///
/// Numbers that are not finite cannot be archived, and are replaced with the default value.
struct ArchivedPath: Codable {
  /// A letter for each segment: `m`, `l`, `q`, `c` or `z`.
  private var segments = ""
  /// The x- and y-coordinates of the points of all segments.
  private var coordinates: [CGFloat] = []
  private var lineWidth: CGFloat
  private var cap: Int32
  private var join: Int32
  private var miterLimit: CGFloat
  private var flatness: CGFloat
  private var usesEvenOddFillRule: Bool
  private var dashes: [CGFloat]
  private var phase: CGFloat

  init(_ path: UIBezierPath) {
    func finite(_ value: CGFloat, _ other: CGFloat) -> CGFloat { value.isFinite ? value : other }
    lineWidth = finite(path.lineWidth, 1)
    cap = path.lineCapStyle.rawValue
    join = path.lineJoinStyle.rawValue
    miterLimit = finite(path.miterLimit, 10)
    flatness = finite(path.flatness, 0.6)
    usesEvenOddFillRule = path.usesEvenOddFillRule
    dashes = path.dashes.lengths.allSatisfy(\.isFinite) ? path.dashes.lengths : []
    phase = finite(path.dashes.phase, 0)
    for element in path.cgPath.elements {
      switch element {
      case .move(let point): append("m", point)
      case .line(let point): append("l", point)
      case .quadCurve(let control, let end): append("q", control, end)
      case .curve(let control1, let control2, let end): append("c", control1, control2, end)
      case .close: append("z")
      }
    }
  }

  private mutating func append(_ segment: Character, _ points: CGPoint...) {
    segments.append(segment)
    for point in points { coordinates += [point.x, point.y] }
  }

  /// Gives a path the segments and the properties.
  ///
  /// - Parameter path: An empty path.
  /// - Throws: An error for unknown segments, a wrong number of coordinates, or an unknown style.
  func restore(_ path: UIBezierPath) throws {
    var rest = coordinates[...]
    func point() throws -> CGPoint {
      guard let x = rest.popFirst(), let y = rest.popFirst() else {
        throw ArchiveError("coordinates are missing")
      }
      return CGPoint(x: x, y: y)
    }
    for segment in segments {
      switch segment {
      case "m": path.move(to: try point())
      case "l": path.addLine(to: try point())
      case "q":
        let control = try point()
        path.addQuadCurve(to: try point(), controlPoint: control)
      case "c":
        let (control1, control2) = (try point(), try point())
        path.addCurve(to: try point(), controlPoint1: control1, controlPoint2: control2)
      case "z": path.close()
      default: throw ArchiveError("no segment \(segment)")
      }
    }
    guard rest.isEmpty else { throw ArchiveError("coordinates without a segment") }
    path.lineWidth = lineWidth
    path.lineCapStyle = try CGLineCap(archived: cap)
    path.lineJoinStyle = try CGLineJoin(archived: join)
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.setLineDash(dashes, count: dashes.count, phase: phase)
  }
}
