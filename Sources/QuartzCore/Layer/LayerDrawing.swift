import CoreGraphics

/// The layer's own drawing in its coordinates, below and above its sublayers.
struct LayerDrawing {
  var below: DisplayNode?
  var above: DisplayNode?

  var isEmpty: Bool { below == nil && above == nil }

  init(below: DisplayNode? = nil, above: DisplayNode? = nil) {
    self.below = below
    self.above = above
  }

  /// Creates a drawing with the background and contents below, and the border above.
  init(of layer: CALayer) {
    below = Self.node(Self.background(of: layer) + Self.contents(of: layer))
    above = Self.node(Self.border(of: layer))
  }

  /// Returns one node for pieces that are drawn on top of one another, or `nil` if there are none.
  static func node(_ pieces: [Piece]) -> DisplayNode? {
    guard !pieces.isEmpty else { return nil }
    var nodes: [DisplayNode] = []
    var operations: [DrawingOperation] = []
    func flush() {
      if !operations.isEmpty { nodes.append(.operations(operations)) }
      operations = []
    }
    for piece in pieces {
      switch piece {
      case .operation(let operation): operations.append(operation)
      case .node(let node):
        flush()
        nodes.append(node)
      }
    }
    flush()
    return nodes.count == 1 ? nodes[0] : .group(DisplayGroup(children: nodes))
  }

  enum Piece {
    case operation(DrawingOperation)
    case node(DisplayNode)
  }

  static func background(of layer: CALayer) -> [Piece] {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return [] }
    let bounds = layer.bounds.standardized
    guard !bounds.isEmpty else { return [] }
    if layer.masksToBounds {
      // The corners are rounded by the clip, so that they are blended once.
      return [.operation(.fillRect(bounds, radii: .zero, color: color))]
    }
    if let outline = layer.continuousOutline {
      return [.operation(.fillPath(outline, rule: .winding, color: color))]
    }
    // R-LYR-11
    let inset = coveredEdge(of: layer)
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let radii = layer.cornerRadii.inset(by: inset)
    return [.operation(.fillRect(rect, radii: radii, color: color))]
  }

  /// Returns the width at the rounded edge in which an opaque border covers the background.
  ///
  /// The background ends in the middle of the border; otherwise its color would show at the outer
  /// edge.
  private static func coveredEdge(of layer: CALayer) -> CGFloat {
    guard let extras = layer.extras, extras.cornerRadius > 0, extras.borderWidth > 0,
      extras.borderColor?.alpha == 1
    else { return 0 }
    let size = layer.bounds.standardized.size
    return min(extras.borderWidth, min(size.width, size.height) / 2) / 2
  }

  static func border(of layer: CALayer) -> [Piece] {
    let values = layer.values
    guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 else { return [] }
    let bounds = layer.bounds.standardized
    guard !bounds.isEmpty else { return [] }
    let width = min(values.borderWidth, min(bounds.width, bounds.height) / 2)
    if values.cornerRadius > 0, layer.masksToBounds || values.cornerCurve == .continuous {
      return [.operation(.fillPath(layer.frame(width: width), rule: .evenOdd, color: color))]
    }
    return [
      .operation(.strokeRect(bounds, radii: layer.cornerRadii, width: width, color: color))
    ]
  }

  static func contents(of layer: CALayer) -> [Piece] {
    let bounds = layer.bounds.standardized
    guard !bounds.isEmpty else { return [] }
    return pieces(of: layer.drawing, ContentsPlacement(of: layer))
  }

  private static func pieces(of contents: LayerContents, _ placement: ContentsPlacement) -> [Piece]
  {
    switch contents {
    case .none, .other: return []
    case .image(let image):
      return placement.pieces(for: image).map { .operation(.image($0)) }
    case .recording(let recorded):
      guard !recorded.node.bounds.isNull else { return [] }
      return [.node(placement.node(for: recorded))]
    case .fading(let fading):
      return faded(pieces(of: fading.from, placement), fading.isCovering ? 1 : 1 - fading.share)
        + faded(pieces(of: fading.to, placement), fading.share)
    }
  }

  private static func faded(_ pieces: [Piece], _ opacity: CGFloat) -> [Piece] {
    guard opacity < 1, let node = node(pieces) else { return pieces }
    return [.node(.group(DisplayGroup(children: [node], opacity: opacity)))]
  }
}

extension FadingContents {
  /// Whether the second contents cover the first, which then do not fade, so that the blend is
  /// even.
  fileprivate var isCovering: Bool {
    if case .image(let image) = to { return image.isOpaque }
    return false
  }
}

extension CALayer {
  /// The radii of the four corners, which are at most half of the shorter side.
  ///
  /// The radius of a corner that isn't in `maskedCorners` is 0.
  final var cornerRadii: CornerRadii {
    guard let extras, extras.cornerRadius > 0 else { return .zero }
    let size = bounds.standardized.size
    let radius = min(extras.cornerRadius, min(size.width, size.height) / 2)
    let corners = extras.maskedCorners
    return CornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0
    )
  }
}
