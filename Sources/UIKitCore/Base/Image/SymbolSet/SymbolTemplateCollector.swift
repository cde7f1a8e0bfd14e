import Foundation

/// Finds the guides and drawings of a symbol template.
struct SymbolTemplateCollector {
  /// The shapes of a drawing in the coordinates of the file.
  private var found: [SymbolTemplate.Variant: [SymbolTemplate.Shape]] = [:]
  /// The position of each guide: x of a margin, y of a baseline or a cap height.
  private var guides: [String: CGFloat] = [:]
  private var isValid = true

  // R-SET-2
  /// The height of capital letters as a part of the point size, which gives the size of a unit.
  private static let capHeight: CGFloat = 0.70459
  /// The number of units per em of a file without guides.
  private static let defaultUnitsPerEm: CGFloat = 100

  /// Reads all elements below an element; returns whether all shapes are valid.
  mutating func read(_ root: SVGElement) -> Bool {
    read(root, transform: .identity, variant: nil)
    return isValid
  }

  private mutating func read(
    _ element: SVGElement,
    transform outer: CGAffineTransform,
    variant outerVariant: SymbolTemplate.Variant?
  ) {
    var transform = outer
    if let text = element.attributes["transform"] {
      guard let own = CGAffineTransform(svg: text) else {
        isValid = false
        return
      }
      transform = own.concatenating(outer)
    }
    let id = element.attributes["id"] ?? ""
    var variant = outerVariant
    if element.name == "g", let named = SymbolTemplate.Variant(id) {
      variant = named
      found[named] = found[named] ?? []
    } else if variant == nil, Self.isGuide(id) {
      guides[id] = Self.position(of: element, isMargin: id.contains("margin"), transform)
    }
    if let variant, element.name != "g" { add(element, transform, to: variant) }
    for child in element.children { read(child, transform: transform, variant: variant) }
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin-", "right-margin-"].contains { id.hasPrefix($0) }
  }

  private static func position(
    of guide: SVGElement,
    isMargin: Bool,
    _ transform: CGAffineTransform
  ) -> CGFloat? {
    if let x = guide.number("x1"), let y = guide.number("y1") {
      let point = CGPoint(x: x, y: y).applying(transform)
      return isMargin ? point.x : point.y
    }
    guard let path = SVGPath.path(of: guide) else { return nil }
    let box = path.boundingBoxOfPath.applying(transform)
    return isMargin ? box.minX : box.minY
  }

  // MARK: Shapes

  private mutating func add(
    _ element: SVGElement,
    _ transform: CGAffineTransform,
    to variant: SymbolTemplate.Variant
  ) {
    let shapes = ["path", "rect", "circle", "ellipse", "polygon"]
    guard shapes.contains(element.name) else { return }
    guard let path = SVGPath.path(of: element) else {
      isValid = false
      return
    }
    let placed = CGMutablePath()
    placed.addPath(path, transform: transform)
    let rule: CGPathFillRule = element.value(of: "fill-rule") == "evenodd" ? .evenOdd : .winding
    var shape = SymbolShape(path: placed, rule: rule)
    if !element.isFilled {
      let stroke = element.value(of: "stroke")
      guard stroke != nil, stroke != "none" else { return }
      let width = element.value(of: "stroke-width").flatMap { Double($0) }.map { CGFloat($0) } ?? 1
      shape.width = width * transform.lengthScale
    }
    found[variant]?.append(SymbolTemplate.Shape(shape: shape, level: Self.level(of: element)))
  }

  // R-SET-5
  /// Returns the level of the layer from a class such as "hierarchical-1:secondary".
  private static func level(of element: SVGElement) -> Int {
    let classes = (element.attributes["class"] ?? "").split(separator: " ")
    let level = classes.first { $0.hasPrefix("hierarchical-") }?.split(separator: ":").last
    return switch level {
    case "secondary": 2
    case "tertiary": 3
    default: 1
    }
  }

  // MARK: Drawings

  /// The drawings in ems; groups without shapes are left out.
  var drawings: [SymbolTemplate.Variant: SymbolTemplate.Drawing] {
    var drawings: [SymbolTemplate.Variant: SymbolTemplate.Drawing] = [:]
    for (variant, shapes) in found where !shapes.isEmpty {
      drawings[variant] = drawing(of: shapes, variant)
    }
    return drawings
  }

  private func drawing(
    of shapes: [SymbolTemplate.Shape],
    _ variant: SymbolTemplate.Variant
  ) -> SymbolTemplate.Drawing {
    let scale = variant.scaleName
    let baseline = guides["Baseline-" + scale]
    let height = baseline.flatMap { base in guides["Capline-" + scale].map { base - $0 } } ?? 0
    let unitsPerEm = height > 0 ? height / Self.capHeight : Self.defaultUnitsPerEm
    let left = guides["left-margin-" + variant.name]
    let right = guides["right-margin-" + variant.name]
    let move = CGAffineTransform(translationX: -(left ?? 0), y: -(baseline ?? 0))
      .concatenating(CGAffineTransform(scaleX: 1 / unitsPerEm, y: 1 / unitsPerEm))
    let placed = shapes.map { item in
      SymbolTemplate.Shape(
        shape: item.shape.transformed(by: move, penFactor: 1 / unitsPerEm),
        level: item.level
      )
    }
    guard let left, let right, right > left else { return SymbolTemplate.Drawing(shapes: placed) }
    return SymbolTemplate.Drawing(shapes: placed, width: (right - left) / unitsPerEm)
  }
}

extension SymbolTemplate.Variant {
  private static let weights: [(name: String, weight: UIImage.SymbolWeight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]
  private static let scales: [(name: String, scale: UIImage.SymbolScale)] = [
    ("S", .small), ("M", .medium), ("L", .large),
  ]

  /// Creates a variant from the name of a group, such as "Regular-M".
  fileprivate init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let weight = Self.weights.first(where: { $0.name == parts[0] }),
      let scale = Self.scales.first(where: { $0.name == parts[1] })
    else { return nil }
    self.init(weight: weight.weight, scale: scale.scale)
  }

  fileprivate var name: String {
    let weight = Self.weights.first { $0.weight == self.weight }?.name ?? ""
    return "\(weight)-\(scaleName)"
  }

  fileprivate var scaleName: String { Self.scales.first { $0.scale == scale }?.name ?? "" }
}
