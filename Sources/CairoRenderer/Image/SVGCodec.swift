internal import CCairo
internal import CRsvg
import QuartzCore

/// Renders SVG drawings with librsvg.
enum SVGCodec {
  /// Renders with `scale` pixels for each unit of the document.
  static func decode(_ data: Data, scale: CGFloat) -> CGImage? {
    guard let handle = open(data) else { return nil }
    defer { g_object_unref(handle) }
    guard scale > 0, let size = naturalSize(handle) else { return nil }
    return draw(handle, width: size.width * scale, height: size.height * scale)
  }

  private static func open(_ data: Data) -> UnsafeMutablePointer<RsvgHandle>? {
    if SVGText.mayOccur(in: data) { SVGText.limitSize() }
    return data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.bindMemory(to: UInt8.self).baseAddress,
        gsize(bytes.count),
        nil
      )
    }
  }

  private static func naturalSize(_ handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize? {
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0
    {
      return CGSize(width: width, height: height)
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasViewBox: gboolean = 0
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle,
      &hasWidth,
      nil,
      &hasHeight,
      nil,
      &hasViewBox,
      &box
    )
    guard hasViewBox != 0, box.width > 0, box.height > 0 else { return nil }
    return CGSize(width: box.width, height: box.height)
  }

  private static func draw(
    _ handle: UnsafeMutablePointer<RsvgHandle>,
    width: CGFloat,
    height: CGFloat
  ) -> CGImage? {
    let area = PixelRect(
      x: 0,
      y: 0,
      width: Int(pixel: width.rounded(.up)),
      height: Int(pixel: height.rounded(.up))
    )
    guard PixelBuffer.isAllowed(width: area.width, height: area.height) else { return nil }
    let canvas = Canvas(area: area, isOpaque: false)
    var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
    guard rsvg_handle_render_document(handle, canvas.context, &viewport, nil) != 0 else {
      return nil
    }
    cairo_surface_flush(canvas.surface)
    return CGImage(canvas.buffer, isOpaque: false)
  }
}
