import CGtk4
import QuartzCore

/// Passes a frame buffer to GTK without copying it: a base node that paints the buffer, and a grid
/// of invisible marker nodes that indicate which parts changed.
///
/// GTK repaints where the node tree differs from the previous one. The base node never changes; a
/// replaced marker node causes its tile to be repainted. Damage is not lost, regardless of when GTK
/// paints.
@MainActor final class FrameBufferView {
  private static let tileSide: CGFloat = 32

  private let rasterizer: Rasterizer
  private let surface: OpaquePointer
  private let base: OpaquePointer
  private let columns: Int
  private var tiles: [OpaquePointer] = []
  private let bounds: CGSize

  /// Creates a view that retains `rasterizer`, whose pixels it shows.
  init(rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
    let scale = rasterizer.scale
    let size = rasterizer.size
    bounds = CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
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

    let rows = Int((bounds.height / Self.tileSide).rounded(.up))
    columns = Int((bounds.width / Self.tileSide).rounded(.up))
    tiles = (0..<rows * columns).map { Self.node(tileRect($0)) }
  }

  /// Marks rectangles as changed for GTK's next paint.
  func markDamaged(_ rects: [PixelRect]) {
    let side = Self.tileSide * rasterizer.scale
    for rect in rects where rect.width > 0 && rect.height > 0 {
      let firstColumn = max(Int(CGFloat(rect.x) / side), 0)
      let lastColumn = min(Int(CGFloat(rect.x + rect.width - 1) / side), columns - 1)
      let firstRow = max(Int(CGFloat(rect.y) / side), 0)
      let lastRow = min(Int(CGFloat(rect.y + rect.height - 1) / side), tiles.count / columns - 1)
      guard firstColumn <= lastColumn, firstRow <= lastRow else { continue }
      for row in firstRow...lastRow {
        for column in firstColumn...lastColumn { renewTile(row * columns + column) }
      }
    }
  }

  func append(to snapshot: OpaquePointer) {
    gtk_snapshot_append_node(snapshot, base)
    for tile in tiles { gtk_snapshot_append_node(snapshot, tile) }
  }

  /// Releases the buffer.
  ///
  /// Call it before the object is released. GTK may still retain the nodes, so cairo copies their
  /// pixels.
  func invalidate() {
    for tile in tiles { gsk_render_node_unref(tile) }
    tiles = []
    gsk_render_node_unref(base)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  private func renewTile(_ index: Int) {
    gsk_render_node_unref(tiles[index])
    tiles[index] = Self.node(tileRect(index))
  }

  private func tileRect(_ index: Int) -> CGRect {
    let side = Self.tileSide
    return CGRect(
      x: CGFloat(index % columns) * side,
      y: CGFloat(index / columns) * side,
      width: side,
      height: side
    ).intersection(CGRect(origin: .zero, size: bounds))
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
