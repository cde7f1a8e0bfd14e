internal import CCairo
import QuartzCore

/// Creates rasterizers, and reads and writes images, with cairo and other libraries.
package final class CairoGraphicsEngine: GraphicsEngine {
  let resources = RenderResources()
  private let fonts: FontSource

  /// Creates an engine.
  package init(fonts: FontSource = .desktop) { self.fonts = fonts }

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
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    let state = PaintState(scale: scale, clip: area, area: area)
    let isCovered = state.coveredPixels(of: node.opaqueBounds).contains(area)
    let canvas = Canvas(area: area, isOpaque: isOpaque || isCovered)
    if isOpaque, !isCovered { canvas.fill(area, color: .black, alpha: 1) }
    RenderResources.lock.withLock {
      NodePainter(canvas: canvas, resources: resources).paint(node, state)
    }
    cairo_surface_flush(canvas.surface)
    return CGImage(canvas.buffer, isOpaque: canvas.isOpaque)
  }

  package func decodeImage(_ data: Data, scale: CGFloat) -> CGImage? {
    let decoder = PictureDecoder(data: data, scale: scale)
    if decoder.mayHaveText { fonts.prepare() }
    return decoder.decode()
  }

  package func encodePNG(_ image: CGImage) -> Data? { PNGCodec.encode(image) }

  package func encodeJPEG(_ image: CGImage, quality: CGFloat) -> Data? {
    JPEGCodec.encode(image, quality: quality)
  }

  package func discardCaches() {
    RenderResources.lock.withLock { resources.discard() }
  }
}

extension CGImage {
  /// Creates an image of a buffer's pixels, which it retains.
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
