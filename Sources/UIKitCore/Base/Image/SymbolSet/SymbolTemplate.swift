import Foundation

/// The drawings of a custom symbol in a file that the app SF Symbols exports.
///
/// The file has one group for each drawing, with a name such as "Regular-M" for a weight and a scale,
/// and lines for the baselines, cap heights and margins. A drawing is stored in ems, with its left
/// margin at x 0 and its baseline at y 0.
struct SymbolTemplate {
  /// The weight and the scale of a drawing.
  struct Variant: Hashable {
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale
  }

  struct Drawing {
    var shapes: [Shape]
    /// The width between the margins, or `nil` without guides.
    var width: CGFloat?
  }

  struct Shape {
    var shape: SymbolShape
    /// The level of the layer: 1 for primary.
    var level: Int
  }

  private(set) var drawings: [Variant: Drawing] = [:]

  // R-SET-7
  /// Reads a file, or returns `nil` if it is not a template with a drawing.
  init?(_ data: Data) {
    guard let root = SVGElement(document: data), root.name == "svg" else { return nil }
    var collector = SymbolTemplateCollector()
    guard collector.read(root) else { return nil }
    drawings = collector.drawings
    let sizes = drawings.values.map { $0.parts.bounds.size }
    guard !sizes.isEmpty, sizes.allSatisfy({ max($0.width, $0.height) <= Self.largestSize }) else {
      return nil
    }
  }

  /// The maximum width and height of a drawing, in ems.
  private static let largestSize: CGFloat = 100

  // MARK: Selecting

  // R-SET-3, R-SET-4
  /// Returns the parts of a symbol in ems, and the factor for a scale that the file doesn't have.
  func parts(
    weight: UIImage.SymbolWeight,
    scale: UIImage.SymbolScale
  ) -> (parts: [SymbolPart], factor: CGFloat) {
    let order: [UIImage.SymbolScale] =
      switch scale {
      case .small: [.small, .medium, .large]
      case .large: [.large, .medium, .small]
      default: [.medium, .small, .large]
      }
    let found = order.first { scale in drawings.keys.contains { $0.scale == scale } } ?? .medium
    let factor = SymbolMetrics.factor(of: scale) / SymbolMetrics.factor(of: found)
    return (drawing(weight: weight, scale: found).parts, factor)
  }

  /// Returns the drawing of a weight, which is interpolated between a lighter and a heavier one if
  /// they have the same structure, or else the nearest one.
  private func drawing(weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) -> Drawing {
    let pen = SymbolMetrics.penWidth(of: weight)
    let known = drawings.filter { $0.key.scale == scale }
      .map { (pen: SymbolMetrics.penWidth(of: $0.key.weight), drawing: $0.value) }
      .sorted { $0.pen < $1.pen }
    let lighter = known.last { $0.pen <= pen }
    let heavier = known.first { $0.pen >= pen }
    guard let lighter, let heavier else {
      return (lighter ?? heavier)?.drawing ?? Drawing(shapes: [])
    }
    guard lighter.pen < heavier.pen else { return lighter.drawing }
    let share = (pen - lighter.pen) / (heavier.pen - lighter.pen)
    return lighter.drawing.mixed(with: heavier.drawing, share: share)
      ?? (share < 0.5 ? lighter : heavier).drawing
  }
}

extension SymbolTemplate.Drawing {
  /// The visible shapes, and the space between the margins.
  var parts: [SymbolPart] {
    let ink = shapes.map { SymbolPart.ink($0.shape, SymbolLayer(level: $0.level)) }
    let bounds = ink.bounds
    guard let width, !bounds.isNull else { return ink }
    return ink + [.space(CGRect(x: 0, y: bounds.minY, width: width, height: bounds.height))]
  }

  /// Returns a drawing between this one and another one, or `nil` if their elements differ.
  fileprivate func mixed(with other: Self, share: CGFloat) -> Self? {
    guard shapes.count == other.shapes.count, let width, let otherWidth = other.width else {
      return nil
    }
    var result = self
    result.width = width.mixed(with: otherWidth, share)
    for index in shapes.indices {
      let (one, second) = (shapes[index].shape, other.shapes[index].shape)
      guard let path = one.path.mixed(with: second.path, share: share) else { return nil }
      result.shapes[index].shape.path = path
      guard (one.width == nil) == (second.width == nil) else { return nil }
      if let pen = one.width, let otherPen = second.width {
        result.shapes[index].shape.width = pen.mixed(with: otherPen, share)
      }
    }
    return result
  }
}

extension CGFloat {
  fileprivate func mixed(with other: CGFloat, _ share: CGFloat) -> CGFloat {
    self + (other - self) * share
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, share), y: y.mixed(with: other.y, share))
  }
}

extension CGPath {
  fileprivate func mixed(with other: CGPath, share: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var mixed: [Element] = []
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let one), .move(let second)): mixed.append(.move(one.mixed(with: second, share)))
      case (.line(let one), .line(let second)): mixed.append(.line(one.mixed(with: second, share)))
      case (.quadCurve(let control, let end), .quadCurve(let control2, let end2)):
        mixed.append(
          .quadCurve(
            control: control.mixed(with: control2, share),
            end: end.mixed(with: end2, share)
          )
        )
      case (.curve(let a, let b, let end), .curve(let a2, let b2, let end2)):
        mixed.append(
          .curve(
            control1: a.mixed(with: a2, share),
            control2: b.mixed(with: b2, share),
            end: end.mixed(with: end2, share)
          )
        )
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: mixed)
  }
}
