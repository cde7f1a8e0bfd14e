/// The drawing of a symbol: marks in order, in the notation of `SymbolOutline`.
///
/// Lines have the width of the pen, so one drawing serves all weights. Solid shapes are also
/// stroked with the pen, so that `star.fill` has the size of `star`.
struct SymbolDrawing: Sendable {
  enum Mark: Sendable {
    /// A line along an outline, with a multiple of the width of the pen.
    case line(String, weight: CGFloat = 1)
    /// A filled shape without a stroke, with the even-odd rule.
    case fill(String)
    /// A filled shape that is also stroked with the pen.
    ///
    /// The shape `cut` and the line `cutLine` are removed from it; both must be inside.
    case solid(String, cut: String = "", cutLine: String = "")
    /// A shape that is removed from all marks before.
    case cut(String)
    /// A line that is removed from all marks before, with a gap beside the width of the pen.
    case cutLine(String, gap: CGFloat = 0)
    /// Another symbol, in a square with a center.
    case symbol(String, x: CGFloat, y: CGFloat, side: CGFloat, weight: CGFloat = 0.9)
    /// Another symbol that is removed from all marks before.
    case cutSymbol(String, x: CGFloat, y: CGFloat, side: CGFloat, weight: CGFloat = 1)
    /// An invisible shape, which extends the size of the drawing.
    case space(String)
    /// The marks after this one belong to a layer: 1 is the primary one.
    case layer(Int)
    /// The marks after this one are dimmed up to a value of the symbol.
    case value(CGFloat)
  }

  var marks: [Mark]

  init(_ marks: Mark...) { self.marks = marks }

  init(_ marks: [Mark]) { self.marks = marks }

  /// Returns the parts for a width of the pen.
  ///
  /// - Parameters:
  ///   - pen: The width of the pen in units of the grid.
  ///   - symbol: A function that returns the parts of another symbol.
  /// - Returns: The parts, from back to front.
  func parts(pen: CGFloat, symbol: (String) -> [SymbolPart]?) -> [SymbolPart] {
    var layer = SymbolLayer()
    return marks.flatMap { mark -> [SymbolPart] in
      switch mark {
      case .line(let text, let weight): return [.ink(Self.stroke(text, pen * weight), layer)]
      case .fill(let text): return [.ink(Self.area(text), layer)]
      case .solid(let text, let cut, let cutLine):
        let shape = CGMutablePath()
        shape.addPath(SymbolOutline(text).path)
        shape.addPath(SymbolOutline(cut).path)
        shape.addPath(SymbolOutline(cutLine, inkedWith: pen).path)
        return [.ink(SymbolShape(path: shape), layer), .ink(Self.stroke(text, pen), layer)]
      case .cut(let text): return [.cut([.ink(Self.area(text), layer)], shown: nil)]
      case .cutLine(let text, let gap):
        return [.cut([.ink(Self.stroke(text, pen + 2 * gap), layer)], shown: nil)]
      case .symbol(let name, let x, let y, let side, let weight):
        let level = layer.level
        return (symbol(name) ?? [])
          .fitted(to: side, center: CGPoint(x: x, y: y), penFactor: weight)
          .map { level == 1 ? $0 : $0.moved(to: level) }
      case .cutSymbol(let name, let x, let y, let side, let weight):
        let inner = (symbol(name) ?? [])
          .fitted(to: side, center: CGPoint(x: x, y: y), penFactor: weight)
        return [.cut(inner, shown: SymbolLayer())]
      case .space(let text): return [.space(SymbolOutline(text).path.boundingBoxOfPath)]
      case .layer(let level):
        layer.level = level
        return []
      case .value(let threshold):
        layer.threshold = threshold
        return []
      }
    }
  }

  private static func stroke(_ text: String, _ width: CGFloat) -> SymbolShape {
    SymbolShape(path: SymbolOutline(text).path, width: width)
  }

  private static func area(_ text: String) -> SymbolShape {
    SymbolShape(path: SymbolOutline(text).path)
  }
}

// R-SYM-2
extension SymbolDrawing {
  /// The drawing with its body filled, or `nil` if its first mark is not the outline of a shape.
  ///
  /// The first mark is the body. Marks inside the body are removed from it, others remain.
  var filled: SymbolDrawing? {
    guard case .line(let body, _)? = marks.first, Self.isClosed(body) else { return nil }
    let area = SymbolOutline(body).path.boundingBoxOfPath
    let rest = marks.dropFirst().map { mark -> Mark in
      switch mark {
      case .line(let text, _) where Self.isInside(text, area): .cutLine(text)
      case .fill(let text) where Self.isInside(text, area): .cut(text)
      case .symbol(let name, let x, let y, let side, _)
      where area.contains(CGPoint(x: x, y: y)):
        .cutSymbol(name, x: x, y: y, side: side)
      default: mark
      }
    }
    return SymbolDrawing([.solid(body)] + rest)
  }

  private static func isInside(_ text: String, _ area: CGRect) -> Bool {
    let box = SymbolOutline(text).path.boundingBoxOfPath
    let area = area.insetBy(dx: -0.1, dy: -0.1)
    return box.minX >= area.minX && box.maxX <= area.maxX && box.minY >= area.minY
      && box.maxY <= area.maxY
  }

  private static func isClosed(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.filter { $0 == "M" }.count == letters.filter { $0 == "Z" }.count
      && !letters.contains { "DTX".contains($0) } && !text.contains("+")
  }
}
