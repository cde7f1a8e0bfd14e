/// An image that is being drawn: a recording, which is rendered to pixels at the end.
struct ImageCanvas {
  /// The maximum number of pixels.
  ///
  /// Larger images are empty, and a warning is logged.
  private static let largestPixelCount: CGFloat = 268_435_456

  let context = CGContext()
  private let size: CGSize
  private let scale: CGFloat
  private let isOpaque: Bool

  /// Creates a canvas.
  ///
  /// A scale of 0 is replaced with that of the current traits.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let displayScale = UITraitCollection.current.displayScale
    let wanted = scale > 0 && scale.isFinite ? scale : displayScale
    self.scale = wanted > 0 ? wanted : 1
    self.size = size
    self.isOpaque = isOpaque
  }

  private var isDrawable: Bool {
    guard size.isFinite, size.width > 0, size.height > 0 else { return false }
    guard size.width * scale * size.height * scale <= Self.largestPixelCount else {
      Log.warning("An image of \(size.width)×\(size.height) points is too large to draw.")
      return false
    }
    return true
  }

  /// Returns the image as pixels, or as a recording if there is no graphics engine.
  ///
  /// Returns `nil` if the size is empty.
  func image() -> UIImage? {
    guard isDrawable else { return nil }
    let node = DisplayNode.recording(context.finish())
    var content = ImageContent()
    content.scale = scale
    if let image = Engines.graphics?.image(of: node, size: size, scale: scale, isOpaque: isOpaque) {
      content.artwork = .bitmap(image)
    } else {
      content.artwork = .drawing(VectorDrawing(node: node, size: size))
    }
    return UIImage(content: content)
  }
}
