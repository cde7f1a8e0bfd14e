internal import CCairo
import QuartzCore

/// The fonts of a Pango context: the substitute for the system font, font descriptions and metrics.
///
/// The catalog is created at first use, because loading fontconfig takes a large part of a cold
/// start. Text is shaped at one pixel per point without hinting, so the result is valid for every
/// scale.
final class FontCatalog {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var descriptions: [FontDescription: OpaquePointer] = [:]
  private var metrics: [FontDescription: FontMetrics] = [:]
  private var latestMetrics: (font: FontDescription, metrics: FontMetrics)?
  private(set) var glyphFonts: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
  /// The number of glyph fonts at which those that no text uses are removed the next time.
  private var nextGlyphFontLimit = glyphFontLimit
  static let glyphFontLimit = 512
  private var plainFonts: [PlainFont.Key: PlainFont?] = [:]
  private var latestPlainFont: (key: PlainFont.Key, font: PlainFont?)?
  private(set) lazy var familyNames: [String] = readFamilyNames()
  private(set) lazy var systemFamily: SystemFamily = chooseSystemFamily()
  private lazy var monospacedFamily = chooseMonospacedFamily()

  init(language: String, source: FontSource) {
    source.prepare()
    map = pango_cairo_font_map_new()
    // Contexts that Pango creates use the resolution of the font map. If it differed, all fonts
    // would be loaded twice.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    let options = Self.makeOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(language))
  }

  deinit {
    glyphFonts = [:]
    plainFonts = [:]
    latestPlainFont = nil
    descriptions.values.forEach(pango_font_description_free)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Returns options with grayscale antialiasing and without hinting, so that glyphs look the same
  /// at every position.
  static func makeOptions() -> OpaquePointer {
    let options: OpaquePointer = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }

  func hasFamily(_ name: String) -> Bool {
    familyNames.contains { $0.compare(name, options: .caseInsensitive) == .orderedSame }
  }

  /// Returns Pango's description of a font, which the catalog owns.
  ///
  /// The cache is emptied when it contains more than 512 descriptions, so don't store the pointer.
  func description(of font: FontDescription) -> OpaquePointer {
    if let known = descriptions[font] { return known }
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, familyName(of: font))
    let size = sanitized(font.size) * (isSystem(font) ? systemFamily.sizeFactor : 1)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    let weight = UInt32(min(max(font.weight, 100), 1000))
    pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
    pango_font_description_set_style(
      description,
      font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    )
    if descriptions.count > 512 {
      descriptions.values.forEach(pango_font_description_free)
      descriptions = [:]
    }
    descriptions[font] = description
    return description
  }

  /// Whether the glyph composition of a font has no effect without combining marks.
  ///
  /// It is half of the work of shaping with the substitute of the system font.
  func composesOnlyMarks(_ font: FontDescription) -> Bool {
    isSystem(font) && systemFamily.composesOnlyMarks
  }

  /// Returns the tracking in points that adjusts the width of the substitute to that of the system
  /// font.
  func tracking(of font: FontDescription) -> CGFloat {
    isSystem(font) ? systemFamily.tracking(size: sanitized(font.size)) : 0
  }

  /// Returns the additional tracking of digits, in points.
  func digitTracking(of font: FontDescription) -> CGFloat {
    isSystem(font) && !font.monospacedDigits
      ? systemFamily.digitTracking(size: sanitized(font.size)) : 0
  }

  /// Returns the font for a paragraph of plain text, or `nil` if it requires a layout.
  func plainFont(for paragraph: StyledParagraph) -> PlainFont? {
    guard paragraph.isPlain, let span = paragraph.spans.first?.span else { return nil }
    let hasDigits = paragraph.text.utf8.contains(where: StyledParagraph.isDigit)
    if hasDigits, digitTracking(of: span.font) != 0 { return nil }
    let spacing = paragraph.letterSpacing(of: span, fonts: self)
    let key = PlainFont.Key(font: span.font, spacing: spacing)
    if let latestPlainFont, latestPlainFont.key == key { return latestPlainFont.font }
    let font: PlainFont?
    if let known = plainFonts[key] {
      font = known
    } else {
      if plainFonts.count > 512 { plainFonts = [:] }
      font = PlainFont(paragraph, spacing: spacing, fonts: self)
      plainFonts[key] = font
    }
    latestPlainFont = (key, font)
    return font
  }

  /// Returns the vertical metrics of a font.
  ///
  /// The system font always has the metrics of iOS, regardless of its substitute, so that layouts
  /// are equal.
  func metrics(of font: FontDescription) -> FontMetrics {
    // Successive lines usually have the same font, and comparing is faster than hashing.
    if let latestMetrics, latestMetrics.font == font { return latestMetrics.metrics }
    let result = metrics[font] ?? makeMetrics(of: font)
    latestMetrics = (font, result)
    return result
  }

  private func makeMetrics(of font: FontDescription) -> FontMetrics {
    let size = sanitized(font.size)
    let result: FontMetrics
    if isSystem(font) {
      result = SystemFamily.metrics(size: size)
    } else {
      result = measure(font, size: size)
    }
    if metrics.count > 512 { metrics = [:] }
    metrics[font] = result
    return result
  }

  /// Returns the cairo font for a font that Pango selected.
  func glyphFont(of font: UnsafeMutablePointer<PangoFont>) -> GlyphFont {
    if let known = glyphFonts[font] { return known }
    if glyphFonts.count >= nextGlyphFontLimit { removeUnusedGlyphFonts() }
    let made = GlyphFont(font)
    glyphFonts[font] = made
    return made
  }

  /// Removes the fonts that only the catalog references.
  ///
  /// The others remain, because Pango's fonts must not be released on the thread of another text.
  private func removeUnusedGlyphFonts() {
    var used: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
    for key in Array(glyphFonts.keys) {
      guard var font = glyphFonts.removeValue(forKey: key) else { continue }
      if !isKnownUniquelyReferenced(&font) { used[key] = font }
    }
    glyphFonts = used
    nextGlyphFontLimit = max(Self.glyphFontLimit, used.count * 2)
  }

  private func isSystem(_ font: FontDescription) -> Bool {
    font.family == nil && !font.isMonospaced
  }

  private func familyName(of font: FontDescription) -> String {
    font.family ?? (font.isMonospaced ? monospacedFamily : systemFamily.name)
  }

  /// Returns a size that is clamped to 0.5 to 2000 points.
  private func sanitized(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(max(size, 0.5), 2000) : 0.5
  }

  private func measure(_ font: FontDescription, size: CGFloat) -> FontMetrics {
    guard let loaded = pango_context_load_font(context, description(of: font)) else {
      return SystemFamily.metrics(size: size)
    }
    defer { g_object_unref(loaded) }
    guard let measured = pango_font_get_metrics(loaded, nil) else {
      return SystemFamily.metrics(size: size)
    }
    defer { pango_font_metrics_unref(measured) }
    let unit = CGFloat(PANGO_SCALE)
    let glyphFont = glyphFont(of: loaded)
    return FontMetrics(
      ascender: CGFloat(pango_font_metrics_get_ascent(measured)) / unit,
      descender: -CGFloat(pango_font_metrics_get_descent(measured)) / unit,
      leading: 0,
      capHeight: glyphFont.height(of: "H"),
      xHeight: glyphFont.height(of: "x")
    )
  }

  private func readFamilyNames() -> [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context, &list, &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list?[$0] }
      .map { String(cString: pango_font_family_get_name($0)) }.sorted()
  }

  private func chooseSystemFamily() -> SystemFamily {
    for name in SystemFamily.candidates {
      guard let file = FontFile.regularFace(ofFamily: name) else { continue }
      return SystemFamily(name: name, capHeight: file.capHeight)
    }
    return SystemFamily(name: "sans-serif", capHeight: 0)
  }

  private func chooseMonospacedFamily() -> String {
    // A generic name is only used as a fallback, because it represents different fonts on different
    // machines.
    SystemFamily.monospacedCandidates.first { FontFile.regularFace(ofFamily: $0) != nil }
      ?? "monospace"
  }
}
