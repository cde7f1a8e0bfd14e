/// Converts images to display lists and to pixels.
enum ImageRenderer {
  /// Returns a node that shows the image in points, with its orientation applied.
  ///
  /// A tint color, if given, replaces that of the image.
  static func node(of content: ImageContent, tint: CGColor?) -> DisplayNode {
    let artwork = uprightNode(of: content, tint: tint ?? content.tint?.cgColor)
    guard content.orientation != .up else { return artwork }
    let stored = storedSize(of: content)
    let group = DisplayGroup(
      children: [artwork],
      transform: content.orientation.transform(for: stored)
    )
    return DisplayNode(
      content: .group(group),
      bounds: CGRect(origin: .zero, size: content.size),
      opaqueBounds: .null,
      hasBackdrop: false
    )
  }

  /// Returns the pixels of the image at its scale, or `nil` for an empty image or without a
  /// graphics engine.
  static func bitmap(of content: ImageContent) -> CGImage? {
    let size = storedSize(of: content)
    guard size.width > 0, size.height > 0 else { return nil }
    return Engines.graphics?.image(
      of: uprightNode(of: content, tint: content.tint?.cgColor),
      size: size,
      scale: content.scale,
      isOpaque: false
    )
  }

  /// Draws an image in a rectangle of a context.
  ///
  /// Upright bitmaps are drawn directly, other images as an embedded node.
  static func draw(_ content: ImageContent, in rect: CGRect, with context: CGContext) {
    let size = content.size
    guard rect.isFinite, size.width > 0, size.height > 0 else { return }
    if case .bitmap(let image) = content.artwork, content.orientation == .up {
      let fill = ImageFill(
        image: image,
        destination: rect,
        scaling: scaling(of: content, in: rect),
        tint: content.tint?.cgColor
      )
      context.draw(fill)
      return
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.embed(node(of: content, tint: nil))
    context.restoreGState()
  }

  private static func scaling(of content: ImageContent, in rect: CGRect) -> ImageFill.Scaling {
    guard let mode = content.resizingMode, rect.size != content.size else { return .stretch }
    let caps = content.capInsets
    return .slices(
      top: caps.top,
      left: caps.left,
      bottom: caps.bottom,
      right: caps.right,
      scale: content.scale,
      tiles: mode == .tile
    )
  }

  static func areEqual(_ left: ImageContent, _ right: ImageContent) -> Bool {
    let sameArtwork =
      switch (left.artwork, right.artwork) {
      case (.none, .none): true
      case (.bitmap(let one), .bitmap(let other)): one === other || haveSamePixels(one, other)
      case (.drawing(let one), .drawing(let other)): VectorDrawing.areEqual(one, other)
      default: false
      }
    return sameArtwork && left.scale == right.scale && left.orientation == right.orientation
      && left.renderingMode == right.renderingMode && left.capInsets == right.capInsets
      && left.resizingMode == right.resizingMode && left.tint == right.tint
      && left.flipsForRightToLeft == right.flipsForRightToLeft
  }

  private static func haveSamePixels(_ left: CGImage, _ right: CGImage) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return (0..<left.height).allSatisfy { row in
      memcmp(
        left.pixels + row * left.bytesPerRow,
        right.pixels + row * right.bytesPerRow,
        left.width * 4
      ) == 0
    }
  }

  private static func storedSize(of content: ImageContent) -> CGSize {
    let size = content.size
    guard content.orientation.swapsAxes else { return size }
    return CGSize(width: size.height, height: size.width)
  }

  private static func uprightNode(of content: ImageContent, tint: CGColor?) -> DisplayNode {
    let bounds = CGRect(origin: .zero, size: storedSize(of: content))
    switch content.artwork {
    case .none:
      return DisplayNode(
        content: .operations([]),
        bounds: .null,
        opaqueBounds: .null,
        hasBackdrop: false
      )
    case .drawing(let drawing):
      return drawing.node(tint: tint)
    case .bitmap(let image):
      let fill = ImageFill(image: image, destination: bounds, tint: tint)
      return DisplayNode(
        content: .operations([.image(fill)]),
        bounds: bounds,
        opaqueBounds: image.isOpaque && (tint?.alpha ?? 1) == 1 ? bounds : .null,
        hasBackdrop: false
      )
    }
  }
}
