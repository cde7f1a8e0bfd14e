internal import CCairo
import QuartzCore

/// A text engine that shapes text with Pango and caches the result.
package final class PangoTextEngine: TextEngine {
  private let language: String
  private let source: FontSource
  private lazy var fonts = makeFonts()
  private var cache = ShapeCache()
  /// Protects the caches, because text may be measured on any thread.
  private let lock = NSLock()

  /// Creates an engine.
  ///
  /// `language` is a tag such as "en-us", which determines the regional forms of shared characters.
  package init(language: String = "en-us", fonts source: FontSource = .desktop) {
    self.language = language
    self.source = source
  }

  package func shape(_ request: TextRequest) -> ShapedText {
    lock.withLock {
      if let known = cache[request] { return known }
      let shaped = measuredLine(for: request) ?? set(request)
      cache[request] = shaped
      return shaped
    }
  }

  package func shapeWithPositions(
    _ request: TextRequest
  ) -> (text: ShapedText, positions: TextPositions) {
    lock.withLock {
      var setter = TextSetter(request: request, fonts: fonts)
      return setter.setWithPositions()
    }
  }

  package func segments(
    of text: String,
    by unit: TextSegment.Unit,
    language: String
  ) -> [TextSegment] {
    TextSegmenter.segments(of: text, by: unit, language: language)
  }

  private func set(_ request: TextRequest) -> GlyphText {
    var setter = TextSetter(request: request, fonts: fonts)
    return setter.set()
  }

  /// Returns the glyphs of a line that was measured without a maximum width, aligned in the width
  /// of the request.
  ///
  /// Returns `nil` if the line was not measured or does not fit.
  private func measuredLine(for request: TextRequest) -> GlyphText? {
    guard request.width.isFinite, request.alignment != .justified,
      !request.spans.contains(where: { $0.paragraph != nil })
    else { return nil }
    var unbounded = request
    unbounded.width = .infinity
    guard let line = cache[unbounded], line.lineCount == 1, line.size.width <= request.width else {
      return nil
    }
    return line.aligned(for: request)
  }

  package func metrics(of font: FontDescription) -> FontMetrics {
    lock.withLock { fonts.metrics(of: font) }
  }

  package func difference(between old: ShapedText, and new: ShapedText) -> CGRect? {
    guard let old = old as? GlyphText, let new = new as? GlyphText else { return nil }
    return lock.withLock { GlyphDifference(old, new).bounds }
  }

  package func hasFamily(_ name: String) -> Bool {
    lock.withLock { fonts.hasFamily(name) }
  }

  package var familyNames: [String] {
    lock.withLock { fonts.familyNames }
  }

  private func makeFonts() -> FontCatalog { FontCatalog(language: language, source: source) }

  package func registerFonts(atPath path: String) -> Bool {
    lock.withLock {
      source.prepare()
      guard FontRegistration.addFonts(atPath: path) else { return false }
      // Pango keeps the fonts that it has found for a family.
      fonts = makeFonts()
      cache = ShapeCache()
      return true
    }
  }

  package func discardCaches() {
    lock.withLock { cache = ShapeCache() }
  }

  package func face(named name: String) -> FontDescription? {
    lock.withLock {
      source.prepare()
      return FontRegistration.face(named: name)
    }
  }

  package func faceNames(ofFamily family: String) -> [String] {
    lock.withLock {
      source.prepare()
      return FontRegistration.faceNames(ofFamily: family)
    }
  }
}

/// A cache of shaped text by request, which removes text that two generations didn't use.
struct ShapeCache {
  private var young: [TextRequest: GlyphText] = [:]
  private var old: [TextRequest: GlyphText] = [:]
  private var weight = 0

  /// The number of bytes of text in a generation.
  private static let generationWeight = 64_000

  subscript(request: TextRequest) -> GlyphText? {
    mutating get {
      if let known = young[request] { return known }
      guard let known = old[request] else { return nil }
      self[request] = known
      return known
    }
    set {
      weight += request.spans.reduce(32) { $0 + $1.string.utf8.count }
      if weight > Self.generationWeight {
        old = young
        young = [:]
        weight = 0
      }
      young[request] = newValue
    }
  }
}
