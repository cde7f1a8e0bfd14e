import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Text: shaping and measures")
struct TextEngineTests {
  private let engine = Picture.text

  private func shape(
    _ string: String,
    size: CGFloat = 17,
    _ change: (inout TextRequest) -> Void = { _ in }
  )
    -> ShapedText
  {
    var request = TextRequest(string, size: size)
    change(&request)
    return engine.shape(request)
  }

  @Test("the system family has the measures of iOS whatever stands in for it")
  func metrics() {
    let metrics = engine.metrics(of: FontDescription(size: 17))

    #expect(abs(metrics.ascender - 16.19) < 0.01)
    #expect(abs(metrics.descender + 4.10) < 0.01)
    #expect(abs(metrics.capHeight - 11.98) < 0.01)
    #expect(abs(shape("Home", size: 10).size.height - 11.93) < 0.01)
  }

  @Test(
    "ten-point titles cover as many columns as in pictures of iOS bars at 2x, give or take one",
    .enabled(if: PangoTextEngine(fonts: .simulator).hasFamily("Inter"), "measured with Inter"),
    arguments: [("Home", 54), ("Find", 38), ("Photo", 54), ("Favor", 51), ("Me", 27)]
  )
  func titleWidths(title: String, columns: Int) {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 60, height: 20), .white),
      .text(shape(title, size: 10), at: CGPoint(x: 5, y: 2), .black),
      width: 120,
      height: 40,
      scale: 2
    )

    let inked = (0..<120).filter { x in (0..<40).contains { picture.brightness(x, $0) < 200 } }
    #expect(abs((inked.last ?? 0) - (inked.first ?? 0) + 1 - columns) <= 1)
  }

  @Test(
    "digits are as wide as on iOS, where badges show it",
    .enabled(if: PangoTextEngine(fonts: .simulator).hasFamily("Inter"), "measured with Inter"),
    arguments: [("12", 14.3), ("99+", 24.9), ("New", 27.1)]
  )
  func digitWidths(text: String, width: CGFloat) {
    #expect(abs(shape(text, size: 13).size.width - width) < 0.4)
  }

  @Test(
    "letters have the same glyphs with and without the glyph composition for combining marks",
    arguments: ["office AVATAR 12:30 (x) -> j i", "Ünïcödé Ångström ßæøÞ", "Zażółć gęślą jaźń"]
  )
  func glyphComposition(text: String) throws {
    let alone = try #require(shape(text) as? GlyphText)
    let marked = try #require(shape(text + " e\u{301}") as? GlyphText)
    let glyphs = alone.runs.flatMap(\.glyphs)
    let others = marked.runs.flatMap(\.glyphs)

    #expect(glyphs.map(\.index) == others.prefix(glyphs.count).map(\.index))
    #expect(glyphs.map(\.x) == others.prefix(glyphs.count).map(\.x))
    // The mark is joined with its letter.
    #expect(others.count == glyphs.count + 2)
  }

  @Test(
    "a line that was measured is aligned in a width without another layout",
    arguments: [TextRequest.Alignment.left, .center, .right, .natural],
    [false, true]
  )
  func alignmentOfMeasuredLine(alignment: TextRequest.Alignment, isRightToLeft: Bool) throws {
    var request = TextRequest("Measured, كتاب", size: 17)
    request.alignment = alignment
    request.isRightToLeft = isRightToLeft
    let engine = PangoTextEngine(fonts: .simulator)
    let measured = try #require(engine.shape(request) as? GlyphText)
    request.width = 200

    let aligned = try #require(engine.shape(request) as? GlyphText)

    let unmeasured = try #require(PangoTextEngine(fonts: .simulator).shape(request) as? GlyphText)
    #expect(aligned.size == unmeasured.size)
    #expect(aligned.inkBounds == unmeasured.inkBounds)
    #expect(aligned.positions == unmeasured.positions)
    #expect(
      aligned.runs.map { ObjectIdentifier($0.font) }
        == measured.runs.map { ObjectIdentifier($0.font) }
    )
  }

  @Test("a measured line that is too wide for a width is truncated")
  func truncationOfMeasuredLine() {
    let engine = PangoTextEngine(fonts: .simulator)
    var request = TextRequest("A title that was measured", size: 17)
    let measured = engine.shape(request)
    request.width = measured.size.width / 2

    #expect(engine.shape(request).isTruncated)
    #expect(engine.shape(request).size.width <= request.width + 1)
  }

  @Test("digits of one width stay so, and text of several styles keeps its order")
  func digitRuns() {
    let narrow = shape("111") { $0.spans[0].font.monospacedDigits = true }
    let wide = shape("000") { $0.spans[0].font.monospacedDigits = true }
    #expect(narrow.size.width == wide.size.width)
    #expect(shape("a1b22").size.width > shape("a1b2").size.width)
    #expect(shape("٣٤ 12 عرب").size.width > 0)
  }

  @Test("equal requests give the same object")
  func cache() {
    #expect(shape("Once") === shape("Once"))
    #expect(shape("Once") !== shape("Once", size: 12))
  }

  @Test("one line is cut with an ellipsis at the width; the width it measured itself is enough")
  func truncation() {
    let natural = shape("A title that is rather long")
    let fitted = shape("A title that is rather long") { $0.width = natural.size.width }
    let cut = shape("A title that is rather long") { $0.width = 80 }

    #expect(!natural.isTruncated && !fitted.isTruncated)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 81)
    #expect(cut.lineCount == 1)
  }

  @Test(
    "a truncated line is aligned without the width that remains after its ellipsis",
    .rule("R-TXT-134"),
    arguments: [TextRequest.Truncation.head, .middle, .tail],
    [1, 2]
  )
  func alignmentOfTruncatedLine(truncation: TextRequest.Truncation, limit: Int) throws {
    let width: CGFloat = 150
    func text(_ alignment: TextRequest.Alignment) throws -> GlyphText {
      let text = shape("WWWW WWWWWWWW WWWWWWWWWWWW") {
        $0.width = width
        $0.lineLimit = limit
        $0.truncation = truncation
        $0.alignment = alignment
      }
      return try #require(text as? GlyphText)
    }
    let (left, right, center) = (try text(.left), try text(.right), try text(.center))

    #expect(left.isTruncated && left.size == right.size && left.size == center.size)
    let lefts = left.lastLine
    let moved = zip(lefts, right.lastLine).map { $1 - $0 }
    let centered = zip(lefts, center.lastLine).map { $1 - $0 }
    #expect((moved.first ?? 0) > 1)
    #expect(moved.allSatisfy { abs($0 - (moved.first ?? 0)) < 0.01 })
    #expect(centered.allSatisfy { abs($0 - (moved.first ?? 0) / 2) < 0.01 })
    #expect(abs(right.inkBounds.maxX - width) < 3)
  }

  @Test("text wraps at the width, and the line limit holds across paragraphs")
  func wrapping() {
    let string = "Words that go on to the next line.\nA second paragraph that is long as well."
    let free = shape(string) {
      $0.width = 120
      $0.lineLimit = 0
    }
    let limited = shape(string) {
      $0.width = 120
      $0.lineLimit = 2
    }

    #expect(free.lineCount > 4)
    #expect(limited.lineCount == 2)
    #expect(limited.isTruncated)
    #expect(abs(limited.size.height - 2 * 20.287) < 0.01)
  }

  @Test("alignment moves lines inside the width")
  func alignment() {
    func left(_ alignment: TextRequest.Alignment, rightToLeft: Bool = false) -> CGFloat {
      shape("Hi") {
        $0.width = 100
        $0.alignment = alignment
        $0.isRightToLeft = rightToLeft
      }.inkBounds.minX
    }

    #expect(left(.left) < 3)
    #expect(left(.center) > 35 && left(.center) < 60)
    #expect(left(.right) > 80)
    #expect(left(.natural) == left(.left))
    #expect(left(.natural, rightToLeft: true) == left(.right))
  }

  @Test(
    "odd text and odd widths give some lines and no harm",
    arguments: [
      "", "\n", "\n\n\n", "\u{0}\u{1}\u{7F}", "\u{202E}abc\u{202C}", "اللغة العربية", "😀👩‍👩‍👧🇳🇴",
      "a\u{301}\u{301}\u{301}", String(repeating: "w", count: 1000), "\u{200F}\u{FFFD}\u{E000}",
      "\r\n\ttab",
    ]
  )
  func oddText(string: String) {
    for width in [CGFloat.infinity, .nan, -5, 0, 1, 60, 1e12] {
      for limit in [0, 1, 3] {
        let shaped = shape(string) {
          $0.width = width
          $0.lineLimit = limit
        }
        #expect(shaped.lineCount >= 1)
        #expect(shaped.size.width.isFinite && shaped.size.height > 0)
      }
    }
    for size in [CGFloat.nan, -1, 0, 1e9] { #expect(shape("x", size: size).size.width.isFinite) }
  }

  @Test("a span's own colour, underline and ground are painted")
  func spans() {
    let font = FontDescription(size: 20)
    let text = engine.shape(
      TextRequest(spans: [
        TextSpan(string: "HH", font: font, color: .red),
        TextSpan(string: "  ", font: font, backgroundColor: .blue, isUnderlined: true),
      ])
    )
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 80, height: 30), .white),
      .text(text, at: .zero, .black),
      width: 80,
      height: 30
    )

    let colors = Set((0..<80).flatMap { x in (0..<30).map { picture.color(x, $0) } })
    #expect(colors.contains(0xFF0000))
    #expect(colors.contains(0x0000FF))
  }
}

extension GlyphText {
  /// The positions of all glyphs, in drawing order.
  fileprivate var positions: [CGPoint] {
    runs.flatMap { run in run.glyphs.map { CGPoint(x: $0.x, y: $0.y) } }
  }
}

extension GlyphText {
  /// The left edges of the glyphs of the last line.
  fileprivate var lastLine: [CGFloat] {
    let glyphs = runs.flatMap(\.glyphs)
    let last = glyphs.map(\.y).max() ?? 0
    return glyphs.filter { $0.y == last }.map { CGFloat($0.x) }
  }
}
