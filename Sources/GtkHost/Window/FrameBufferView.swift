import CGtk4
import QuartzCore

/// Passes a frame buffer to GTK without copying it: a base node that paints the buffer, and
/// invisible nodes for `DamageMarkers` that indicate which parts changed.
///
/// GTK repaints where the node tree differs from the previous one. The base node never changes; a
/// replaced marker node causes its rectangles to be repainted. Damage is not lost, regardless of
/// when GTK paints.
@MainActor final class FrameBufferView {
  // R-WIN-25
  /// The largest number of rectangles that are repainted separately.
  ///
  /// Most frames change fewer than eight.
  private static let markerLimit = 32

  private let rasterizer: Rasterizer
  private let surface: OpaquePointer
  private let base: OpaquePointer
  private var markers = DamageMarkers(limit: markerLimit)
  /// The nodes of the markers in use.
  private var markerNodes: [OpaquePointer] = []

  /// Creates a view that retains `rasterizer`, whose pixels it shows.
  init(rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
    let scale = rasterizer.scale
    let size = rasterizer.size
    let bounds = CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    // The surface is never drawn to and never marked dirty, because either would make cairo copy
    // the buffer.
    surface = cairo_image_surface_create_for_data(
      rasterizer.pixels,
      CAIRO_FORMAT_RGB24,
      Int32(size.width),
      Int32(size.height),
      Int32(rasterizer.bytesPerRow)
    )
    cairo_surface_set_device_scale(surface, scale, scale)
    base = Self.node(CGRect(origin: .zero, size: bounds))
    let context = gsk_cairo_node_get_draw_context(base)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_destroy(context)
  }

  /// Marks rectangles as changed for GTK's next paint.
  func markDamaged(_ rects: [PixelRect]) {
    for rect in rects where rect.width > 0 && rect.height > 0 {
      let index = markers.add(rect)
      let node = Self.node(points(markers.rects[index]))
      if index == markerNodes.count {
        markerNodes.append(node)
      } else {
        gsk_render_node_unref(markerNodes[index])
        markerNodes[index] = node
      }
    }
  }

  func append(to snapshot: OpaquePointer) {
    markers.painted()
    gtk_snapshot_append_node(snapshot, base)
    for node in markerNodes { gtk_snapshot_append_node(snapshot, node) }
  }

  /// Releases the buffer.
  ///
  /// Call it before the object is released. GTK may still retain the nodes, so cairo copies their
  /// pixels.
  func invalidate() {
    for node in markerNodes { gsk_render_node_unref(node) }
    markerNodes = []
    gsk_render_node_unref(base)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  private func points(_ rect: PixelRect) -> CGRect {
    let scale = rasterizer.scale
    return CGRect(
      x: CGFloat(rect.x) / scale,
      y: CGFloat(rect.y) / scale,
      width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale
    )
  }

  private static func node(_ rect: CGRect) -> OpaquePointer {
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds,
      Float(rect.minX),
      Float(rect.minY),
      Float(rect.width),
      Float(rect.height)
    )
    return gsk_cairo_node_new(&bounds)
  }
}
