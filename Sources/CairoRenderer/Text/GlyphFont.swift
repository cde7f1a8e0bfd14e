internal import CCairo
import QuartzCore

/// A face at a size in points, with its cairo fonts for each scale in which it was drawn.
final class GlyphFont {
  private let font: UnsafeMutablePointer<PangoFont>
  private let face: OpaquePointer
  private var fontMatrix = cairo_matrix_t()
  private var scaled: [Scale: OpaquePointer] = [:]
  private var latest: (scale: Scale, font: OpaquePointer)?
  private var other: (scale: Scale, font: OpaquePointer)?
  private var measuring: OpaquePointer?

  /// The scale and rotation of a transform.
  struct Scale: Hashable {
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
  }

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    let base = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    face = cairo_font_face_reference(cairo_scaled_font_get_font_face(base))
    cairo_scaled_font_get_font_matrix(base, &fontMatrix)
  }

  deinit {
    scaled.values.forEach(cairo_scaled_font_destroy)
    if let measuring { cairo_scaled_font_destroy(measuring) }
    cairo_font_face_destroy(face)
    g_object_unref(font)
  }

  /// Returns the font for a transform from points to pixels, which is cached.
  func scaledFont(_ transform: CGAffineTransform) -> OpaquePointer {
    let scale = Scale(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    if let latest, latest.scale == scale { return latest.font }
    if let other, other.scale == scale { return other.font }
    other = latest
    if let known = scaled[scale] {
      latest = (scale, known)
      return known
    }
    if scaled.count >= 16 {
      scaled.values.forEach(cairo_scaled_font_destroy)
      scaled = [:]
      other = nil
    }
    let made = makeFont(scale)
    scaled[scale] = made
    latest = (scale, made)
    return made
  }

  /// The font in points, with which text is measured.
  ///
  /// It is not among the fonts for drawing, because text can be measured while a picture is drawn on
  /// another thread.
  var unscaled: OpaquePointer {
    if let measuring { return measuring }
    let made = makeFont(Scale(a: 1, b: 0, c: 0, d: 1))
    measuring = made
    return made
  }

  private func makeFont(_ scale: Scale) -> OpaquePointer {
    // The scale is part of the font matrix, because glyphs are drawn in device pixels.
    var outer = cairo_matrix_t(xx: scale.a, yx: scale.b, xy: scale.c, yy: scale.d, x0: 0, y0: 0)
    var size = cairo_matrix_t()
    cairo_matrix_multiply(&size, &fontMatrix, &outer)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = FontCatalog.makeOptions()
    let made: OpaquePointer = cairo_scaled_font_create(face, &size, &identity, options)
    cairo_font_options_destroy(options)
    return made
  }

  /// Whether glyphs can have colors of their own, as emoji have.
  private(set) lazy var hasColors: Bool = {
    let face = hb_font_get_face(pango_font_get_hb_font(font))
    return hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_png(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }()

  /// The size in points.
  var size: CGFloat { max(abs(fontMatrix.xx), abs(fontMatrix.yy)) }

  /// Returns the height of a character above the baseline, in points.
  func height(of character: String) -> CGFloat {
    var extents = cairo_text_extents_t()
    cairo_scaled_font_text_extents(unscaled, character, &extents)
    return -extents.y_bearing
  }
}
