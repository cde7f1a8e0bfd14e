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
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - lower: The operations between the background and the contents.
  ///   - upper: The operations in front of the contents.
  init(
    of layer: CALayer,
    behindContents lower: [DrawingOperation] = [],
    inFront upper: [DrawingOperation] = []
  ) {
    var pieces = NodeSequence()
    if let background = Self.background(of: layer) { pieces.add(background) }
    pieces.add(lower)
    Self.addContents(of: layer, to: &pieces)
    pieces.add(upper)
    below = pieces.makeNode()
    above = Self.border(of: layer).map { .operations([$0]) }
  }

  private static func background(of layer: CALayer) -> DrawingOperation? {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return nil }
    let bounds = layer.bounds.standardized
    guard !bounds.isEmpty else { return nil }
    if layer.masksToBounds {
      // The corners are rounded by the clip, so that they are blended once.
      return .fillRect(bounds, radii: .zero, color: color)
    }
    if let outline = layer.continuousOutline {
      return .fillPath(outline, rule: .winding, color: color)
    }
    // R-LYR-11
    let inset = coveredEdge(of: layer)
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let radii = layer.cornerRadii.inset(by: inset)
    return .fillRect(rect, radii: radii, color: color)
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

  private static func border(of layer: CALayer) -> DrawingOperation? {
    let values = layer.values
    guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 else {
      return nil
    }
    let bounds = layer.bounds.standardized
    guard !bounds.isEmpty else { return nil }
    let width = min(values.borderWidth, min(bounds.width, bounds.height) / 2)
    if values.cornerRadius > 0, layer.masksToBounds || values.cornerCurve == .continuous {
      return .fillPath(layer.frame(width: width), rule: .evenOdd, color: color)
    }
    return .strokeRect(bounds, radii: layer.cornerRadii, width: width, color: color)
  }

  private static func addContents(of layer: CALayer, to pieces: inout NodeSequence) {
    let contents = layer.drawing
    if case .none = contents { return }
    if layer.bounds.standardized.isEmpty { return }
    add(contents, ContentsPlacement(of: layer), to: &pieces)
  }

  private static func add(
    _ contents: LayerContents,
    _ placement: ContentsPlacement,
    to pieces: inout NodeSequence
  ) {
    switch contents {
    case .none, .other: break
    case .image(let image):
      if let fill = placement.fill(with: image) { pieces.add(.image(fill)) }
    case .recording(let recorded):
      if !recorded.node.bounds.isNull { pieces.add(placement.node(for: recorded)) }
    case .fading(let fading):
      add(fading.from, placement, opacity: fading.isCovering ? 1 : 1 - fading.share, to: &pieces)
      add(fading.to, placement, opacity: fading.share, to: &pieces)
    }
  }

  private static func add(
    _ contents: LayerContents,
    _ placement: ContentsPlacement,
    opacity: CGFloat,
    to pieces: inout NodeSequence
  ) {
    if opacity >= 1 { return add(contents, placement, to: &pieces) }
    var part = NodeSequence()
    add(contents, placement, to: &part)
    if let node = part.makeNode() {
      pieces.add(.group(DisplayGroup(children: [node], opacity: opacity)))
    }
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
