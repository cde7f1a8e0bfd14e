/// The drawing of a symbol: marks in order, in the notation of `SymbolOutline`.
///
/// Lines have the width of the pen, so one drawing serves all weights. Solid shapes are also
/// stroked with the pen, so that `star.fill` has the size of `star`.
struct SymbolDrawing: Sendable {
  enum Mark: Sendable {
    /// A line along an outline.
    case line(String)
    /// A filled shape without a stroke, with the even-odd rule.
    case fill(String)
    /// A filled shape that is also stroked with the pen.
    ///
    /// The shape `cut` and the line `cutLine` are removed from it; both must be inside.
    case solid(String, cut: String = "", cutLine: String = "")
    /// An invisible shape, which extends the size of the drawing.
    case space(String)
  }

  var marks: [Mark]

  init(_ marks: Mark...) { self.marks = marks }

  init(_ marks: [Mark]) { self.marks = marks }

  /// Returns the drawing as operations in points, moved to the origin.
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
  /// The width of the stroke, or `nil` for a filled path.
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
