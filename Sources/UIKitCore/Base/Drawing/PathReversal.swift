/// Reverses paths: the order of the subpaths, and the direction of each of them.
enum PathReversal {
  private struct Outline {
    var start: CGPoint
    var steps: [CGPath.Element] = []
    var isClosed = false
  }

  static func reversed(_ path: CGPath) -> CGMutablePath {
    let result = CGMutablePath()
    for outline in outlines(of: path).reversed() { append(outline, to: result) }
    return result
  }

  private static func outlines(of path: CGPath) -> [Outline] {
    var outlines: [Outline] = []
    for element in path.elements {
      if case .move(let point) = element {
        outlines.append(Outline(start: point))
      } else if let last = outlines.indices.last {
        // A segment after a closed subpath begins at the start of that subpath.
        if outlines[last].isClosed { outlines.append(Outline(start: outlines[last].start)) }
        let open = outlines.indices.last ?? last
        if case .close = element {
          outlines[open].isClosed = true
        } else {
          outlines[open].steps.append(element)
        }
      }
    }
    return outlines
  }

  private static func append(_ outline: Outline, to path: CGMutablePath) {
    let ends = [outline.start] + outline.steps.map { end(of: $0, from: outline.start) }
    path.move(to: ends[ends.count - 1])
    for index in outline.steps.indices.reversed() {
      let target = ends[index]
      switch outline.steps[index] {
      case .quadCurve(let control, _): path.addQuadCurve(to: target, control: control)
      case .curve(let control1, let control2, _):
        path.addCurve(to: target, control1: control2, control2: control1)
      case .move, .line, .close: path.addLine(to: target)
      }
    }
    if outline.isClosed { path.closeSubpath() }
  }

  private static func end(of step: CGPath.Element, from start: CGPoint) -> CGPoint {
    switch step {
    case .move(let point), .line(let point): point
    case .quadCurve(_, let end), .curve(_, _, let end): end
    case .close: start
    }
  }
}
