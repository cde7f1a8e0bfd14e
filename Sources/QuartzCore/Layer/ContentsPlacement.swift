import CoreGraphics

/// The placement of contents in a layer of another size: gravity, scale, visible part and slices.
struct ContentsPlacement {
  var bounds: CGRect
  var gravity: CALayerContentsGravity
  var scale: CGFloat
  /// The part of an image that is shown, in unit coordinates.
  var part: CGRect
  /// The part that stretches, in unit coordinates of `part`.
  var center: CGRect
  /// Whether the stretching part is tiled instead.
  var tiles: Bool
  var tint: CGColor?

  init(of layer: CALayer) {
    let values = layer.values
    bounds = layer.bounds.standardized
    gravity = values.contentsGravity
    scale = values.contentsScale
    part = values.contentsRect
    center = values.contentsCenter
    tiles = values.contentsTiles
    tint = values.contentsTint
  }

  /// Returns the rectangle of contents whose size is in points.
  func rect(for size: CGSize) -> CGRect {
    let scaled: CGSize
    switch gravity {
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      scaled = size
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .null }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      scaled = CGSize(width: size.width * factor, height: size.height * factor)
    default: return bounds
    }
    let (x, y) = share
    return CGRect(
      x: bounds.minX + (bounds.width - scaled.width) * x,
      y: bounds.minY + (bounds.height - scaled.height) * y,
      width: scaled.width,
      height: scaled.height
    )
  }

  /// The fractions of the free space to the left of and above the contents.
  private var share: (x: CGFloat, y: CGFloat) {
    switch gravity {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }

  /// Returns the drawing of an image, or `nil` if nothing is visible.
  func fill(with image: CGImage) -> ImageFill? {
    let whole = CGSize(width: image.width, height: image.height)
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    let source = CGRect(
      x: part.minX * whole.width,
      y: part.minY * whole.height,
      width: part.width * whole.width,
      height: part.height * whole.height
    )
    guard source.width > 0, source.height > 0, scale > 0 else { return nil }
    let destination = rect(for: CGSize(width: source.width / scale, height: source.height / scale))
    guard !destination.isEmpty else { return nil }
    return ImageFill(
      image: image,
      destination: destination,
      source: isWhole ? nil : source,
      scaling: slices(of: source.size),
      tint: tint
    )
  }

  private func slices(of size: CGSize) -> ImageFill.Scaling {
    guard tiles || center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return .stretch }
    return .slices(
      top: max(center.minY, 0) * size.height / scale,
      left: max(center.minX, 0) * size.width / scale,
      bottom: max(1 - center.maxY, 0) * size.height / scale,
      right: max(1 - center.maxX, 0) * size.width / scale,
      scale: scale,
      tiles: tiles
    )
  }

  /// Returns the node of a recorded drawing, placed like an image of the same size.
  func node(for recorded: RecordedContents) -> DisplayNode {
    let old = recorded.bounds
    guard !old.isNull, !old.isEmpty, old != bounds else { return recorded.node }
    let target = rect(for: old.size)
    guard !target.isEmpty else { return .empty }
    let (x, y) = (target.width / old.width, target.height / old.height)
    let transform = CGAffineTransform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: target.minX - old.minX * x,
      ty: target.minY - old.minY * y
    )
    if transform.isIdentity { return recorded.node }
    return .group(DisplayGroup(children: [recorded.node], transform: transform))
  }
}
