internal import CCairo
import QuartzCore

/// A graphics engine that draws with cairo, and reads and writes images with related libraries.
package final class CairoGraphicsEngine: GraphicsEngine {
  private let resources = RenderResources()
  private let icons: IconTheme

  /// Creates an engine; `iconDirectories` contain icon themes, in order of preference, such as
  /// "/usr/share/icons".
  package init(iconDirectories: [String]) {
    icons = IconTheme(directories: iconDirectories)
  }

  package func makeRasterizer(size: PixelSize, scale: CGFloat, replacing old: Rasterizer? = nil)
    -> Rasterizer
  {
    CairoRasterizer(
      size: size,
      scale: scale,
      resources: resources,
      replacing: old as? CairoRasterizer
    )
  }

  package func image(
    of node: DisplayNode,
    size: CGSize,
    scale: CGFloat,
    isOpaque: Bool
  ) -> CGImage? {
    let width = Int(pixel: (size.width * scale).rounded(.up))
    let height = Int(pixel: (size.height * scale).rounded(.up))
    guard PixelBuffer.isAllowed(width: width, height: height), scale > 0 else { return nil }
    let canvas = Canvas(
      area: PixelRect(x: 0, y: 0, width: width, height: height),
      isOpaque: isOpaque
    )
    if isOpaque { canvas.fill(canvas.area, color: .black, alpha: 1) }
    let state = PaintState(scale: scale, clip: canvas.area, area: canvas.area)
    NodePainter(canvas: canvas, resources: resources).paint(node, state)
    cairo_surface_flush(canvas.surface)
    return CGImage(canvas.buffer, isOpaque: isOpaque)
  }

  package func decodeImage(_ data: Data, scale: CGFloat) -> CGImage? {
    PictureDecoder(data: data, scale: scale).decode()
  }

  package func encodePNG(_ image: CGImage) -> Data? { PNGCodec.encode(image) }

  package func encodeJPEG(_ image: CGImage, quality: CGFloat) -> Data? {
    JPEGCodec.encode(image, quality: quality)
  }

  package func themeIcon(named name: String, pointSize: CGFloat, scale: CGFloat) -> CGImage? {
    icons.icon(named: name, side: pointSize * scale)
  }
}

extension CGImage {
  /// Creates an image with the pixels of a buffer, which it retains.
  convenience init(_ buffer: PixelBuffer, isOpaque: Bool) {
    self.init(
      width: buffer.width,
      height: buffer.height,
      bytesPerRow: buffer.bytesPerRow,
      isOpaque: isOpaque,
      pixels: UnsafePointer(buffer.bytes),
      release: { withExtendedLifetime(buffer) {} }
    )
  }
}
