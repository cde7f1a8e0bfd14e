/// The layer contents for an image.
///
/// Upright bitmaps become pixel contents, so that no pixels are copied when the tint or the size
/// changes. Other images become a drawing of the image's size, which the layer positions by its
/// gravity.
struct ImagePresentation {
  var contents: Any?
  var tint: CGColor?
  var scale: CGFloat = 1
  /// The part of the contents that is stretched, in unit coordinates (0 to 1).
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether that part is tiled instead.
  var tiles = false

  /// Creates the contents of a view that shows an image.
  ///
  /// `tint` is applied to template images, which include symbols by default, and is not determined
  /// for others.
  init(of image: UIImage?, tint: @autoclosure () -> UIColor?, isRightToLeft: Bool) {
    guard let image = image?.currentVariant, image.size.width > 0, image.size.height > 0 else {
      return
    }
    let flips = isRightToLeft && image.flipsForRightToLeftLayoutDirection
    let shown = flips ? image.withHorizontallyFlippedOrientation() : image
    let color = shown.isShownAsTemplate ? tint()?.cgColor : nil
    scale = shown.scale
    center = ImagePresentation.center(of: shown)
    tiles = shown.content.resizingMode == .tile
    if let bitmap = shown.plainBitmap {
      contents = bitmap
      self.tint = color
    } else {
      let bounds = CGRect(origin: .zero, size: shown.size)
      contents = RecordedContents(node: shown.displayNode(tint: color), bounds: bounds)
    }
  }

  private static func center(of image: UIImage) -> CGRect {
    let (size, caps) = (image.size, image.capInsets)
    let width = max(size.width - caps.left - caps.right, 0)
    let height = max(size.height - caps.top - caps.bottom, 0)
    return CGRect(
      x: caps.left / size.width,
      y: caps.top / size.height,
      width: width / size.width,
      height: height / size.height
    )
  }

  @MainActor func apply(to layer: CALayer) {
    layer.contents = contents
    layer.contentsScale = scale
    layer.contentsCenter = center
    layer.contentsTiles = tiles
    layer.contentsTint = tint
  }
}

extension UIImage {
  /// Whether a view with the automatic rendering mode uses only the alpha of the image.
  var isShownAsTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage && content.tint == nil && content.symbol?.isColored != true
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    }
  }
}
