/// How images that a renderer makes are stored.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; that of the current traits by default.
  open var scale: CGFloat
  /// Whether the image has no transparent part; false by default.
  open var opaque = false

  /// Creates the format for the current traits.
  public override init() {
    let displayScale = UITraitCollection.current.displayScale
    scale = displayScale > 0 ? displayScale : 1
    super.init()
  }

  /// Creates the format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format for the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format for the current traits.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing code of an image renderer is given.
open class UIGraphicsImageRendererContext: NSObject {
  private let canvas: ImageCanvas
  /// How the image is stored.
  public let format: UIGraphicsImageRendererFormat

  init(canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    self.format = format
  }

  /// The context that takes the drawing.
  open var cgContext: CGContext { canvas.context }

  /// The image with what was drawn so far; empty for a renderer without a size.
  open var currentImage: UIImage { canvas.image() ?? UIImage() }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line of one point just inside a rectangle's edge.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Limits what is drawn from now on to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing.
///
/// The same renderer can make many images. Unlike iOS, drawing runs on the calling thread in sRGB.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How images are stored.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer for images of a size in points, stored in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer whose drawing coordinates begin at the rectangle's origin.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer whose drawing coordinates begin at the rectangle's origin.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Makes an image; empty when the size is.
  ///
  /// The closure draws with the context as the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = ImageCanvas(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    if bounds.isFinite { canvas.context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    UIGraphicsPushContext(canvas.context)
    actions(UIGraphicsImageRendererContext(canvas: canvas, format: format))
    UIGraphicsPopContext()
    return canvas.image() ?? UIImage()
  }

  /// Makes an image and returns it as PNG; empty data when that is impossible.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Makes an image and returns it as JPEG; empty data when that is impossible.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  /// The pixels as a PNG file; nil for an empty image.
  public func pngData() -> Data? {
    cgImage.flatMap { Engines.graphics?.encodePNG($0) }
  }

  /// The pixels as a JPEG file on black; nil for an empty image.
  ///
  /// The quality is 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality > 0 ? min(compressionQuality, 1) : 0
    return cgImage.flatMap { Engines.graphics?.encodeJPEG($0, quality: quality) }
  }
}
