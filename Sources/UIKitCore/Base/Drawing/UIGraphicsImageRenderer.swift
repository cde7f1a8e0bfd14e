/// The properties of the images of a renderer.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  ///
  /// The default value is that of the current traits.
  open var scale: CGFloat
  /// A Boolean value that indicates whether images are opaque.
  ///
  /// The default value is `false`.
  open var opaque = false

  /// Creates a format for the current traits.
  public override init() {
    let displayScale = UITraitCollection.current.displayScale
    scale = displayScale > 0 ? displayScale : 1
    super.init()
  }

  /// Creates a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format for the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format for the current traits.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  private let canvas: ImageCanvas
  /// The properties of the image.
  public let format: UIGraphicsImageRendererFormat

  init(canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    self.format = format
  }

  /// The graphics context.
  open var cgContext: CGContext { canvas.context }

  /// An image of the current drawing, which is empty for a renderer without a size.
  open var currentImage: UIImage { canvas.image() ?? UIImage() }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line of one point just inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Creates images by drawing.
///
/// A renderer can create several images. Unlike iOS, drawing takes place on the calling thread, in
/// sRGB.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer for images of a size in points and with a format.
  ///
  /// - Parameters:
  ///   - size: The size of the images in points.
  ///   - format: The format of the images.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer whose coordinate system begins at the origin of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer whose coordinate system begins at the origin of a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, whose size is the size of the images in points.
  ///   - format: The format of the images.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns an image, which is empty if the renderer has no size.
  ///
  /// The renderer's context is the current one while the closure is called.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = ImageCanvas(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    if bounds.isFinite { canvas.context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    UIGraphicsPushContext(canvas.context)
    actions(UIGraphicsImageRendererContext(canvas: canvas, format: format))
    UIGraphicsPopContext()
    return canvas.image() ?? UIImage()
  }

  /// Returns an image as PNG data, or empty data if it cannot be encoded.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns an image as JPEG data, or empty data if it cannot be encoded.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality, from 0 to 1.
  ///   - actions: A closure that draws the image.
  /// - Returns: The data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  /// Returns the image as PNG data, or `nil` for an empty image.
  public func pngData() -> Data? {
    cgImage.flatMap { Engines.graphics?.encodePNG($0) }
  }

  /// Returns the image on a black background as JPEG data, or `nil` for an empty image.
  ///
  /// - Parameter compressionQuality: The quality, from 0 to 1.
  /// - Returns: The data, or `nil`.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality > 0 ? min(compressionQuality, 1) : 0
    return cgImage.flatMap { Engines.graphics?.encodeJPEG($0, quality: quality) }
  }
}
