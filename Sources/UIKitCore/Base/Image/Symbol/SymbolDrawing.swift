/// How a symbol is drawn: marks in order, each written down in the notation of `SymbolOutline`.
///
/// Lines take the pen's width, so one drawing serves all weights. Solid shapes are inked with the
/// pen round their edge too, which makes `star.fill` exactly as large as `star`.
struct SymbolDrawing: Sendable {
  enum Mark: Sendable {
    /// A line along an outline.
    case line(String)
    /// A filled shape with nothing round its edge; where outlines overlap it is open.
    case fill(String)
    /// A filled shape with the pen round its edge.
    ///
    /// `cut` is left out of it as a shape, `cutLine` as a line; both have to lie well inside.
    case solid(String, cut: String = "", cutLine: String = "")
    /// Nothing to see; the drawing is as large as if this shape were there.
    case space(String)
  }

  var marks: [Mark]

  init(_ marks: Mark...) { self.marks = marks }

  init(_ marks: [Mark]) { self.marks = marks }

  /// The drawing as marks of a display list, moved to the upper left and scaled to points.
  func vector(pen: CGFloat, pointsPerUnit: CGFloat, scale: CGFloat) -> VectorDrawing {
    let strokes = marks.flatMap { $0.strokes(pen: pen) }
    let ink = strokes.reduce(CGRect.null) { $0.union($1.bounds) }
    guard !ink.isNull else { return VectorDrawing(operations: [], size: .zero) }
    let size = PixelGrid(scale: scale)
      .roundedUp(CGSize(width: ink.width * pointsPerUnit, height: ink.height * pointsPerUnit))
    let move = CGAffineTransform(
      a: pointsPerUnit,
      b: 0,
      c: 0,
      d: pointsPerUnit,
      tx: size.width / 2 - ink.midX * pointsPerUnit,
      ty: size.height / 2 - ink.midY * pointsPerUnit
    )
    return VectorDrawing(
      operations: strokes.filter(\.isVisible).map {
        $0.operation(moved: move, factor: pointsPerUnit)
      },
      size: size
    )
  }
}

/// A filled or stroked path on the design grid.
private struct SymbolStroke {
  var path: CGPath
  /// nil for a filled path.
  var width: CGFloat?
  var isVisible = true

  var bounds: CGRect {
    let box = path.boundingBoxOfPath
    guard let width, !box.isNull else { return box }
    return box.insetBy(dx: -width / 2, dy: -width / 2)
  }

  func operation(moved transform: CGAffineTransform, factor: CGFloat) -> DrawingOperation {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    guard let width else { return .fillPath(moved, rule: .evenOdd, color: .black) }
    let style = StrokeStyle(width: width * factor, cap: .round, join: .round)
    return .strokePath(moved, style: style, color: .black)
  }
}

extension SymbolDrawing.Mark {
  fileprivate func strokes(pen: CGFloat) -> [SymbolStroke] {
    switch self {
    case .line(let text):
      return [SymbolStroke(path: SymbolOutline(text).path, width: pen)]
    case .fill(let text):
      return [SymbolStroke(path: SymbolOutline(text).path, width: nil)]
    case .space(let text):
      return [SymbolStroke(path: SymbolOutline(text).path, width: nil, isVisible: false)]
    case .solid(let text, let cut, let cutLine):
      let edge = SymbolOutline(text).path
      let shape = CGMutablePath()
      shape.addPath(edge)
      shape.addPath(SymbolOutline(cut).path)
      shape.addPath(SymbolOutline(cutLine, inkedWith: pen).path)
      return [SymbolStroke(path: shape, width: nil), SymbolStroke(path: edge, width: pen)]
    }
  }
}
