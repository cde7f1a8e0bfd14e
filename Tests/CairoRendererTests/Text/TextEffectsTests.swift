import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Text: outlines, shadows and lines")
struct TextEffectsTests {
  private static let size: CGFloat = 72

  private func text(
    _ string: String,
    _ change: (inout TextSpan, inout TextEffects.Values) -> Void
  ) -> ShapedText {
    var request = TextRequest(string, size: Self.size, weight: 900)
    var values = TextEffects.Values()
    change(&request.spans[0], &values)
    request.spans[0].effects = TextEffects(values)
    return Picture.text.shape(request)
  }

  private func picture(_ text: ShapedText) -> Picture {
    Picture(
      .fill(CGRect(x: 0, y: 0, width: 300, height: 120), .white),
      .text(text, at: CGPoint(x: 20, y: 10), .black),
      width: 300,
      height: 120
    )
  }

  /// The numbers of black and of red pixels.
  private func inked(_ picture: Picture) -> (black: Int, red: Int) {
    var result = (black: 0, red: 0)
    for y in 0..<120 {
      for x in 0..<300 {
        if picture.color(x, y) == 0 { result.black += 1 }
        if picture.color(x, y) == 0xFF0000 { result.red += 1 }
      }
    }
    return result
  }

  @Test(
    "a positive stroke width draws the outline, a negative one both, in its color",
    .rule("R-TXT-117")
  )
  func strokes() {
    let plain = inked(picture(text("HI") { _, _ in }))
    let outline = inked(
      picture(
        text("HI") { _, values in
          values.strokeWidth = 5
          values.strokeColor = .red
        }
      )
    )
    let both = inked(
      picture(
        text("HI") { _, values in
          values.strokeWidth = -5
          values.strokeColor = .red
        }
      )
    )

    #expect(plain.black > 500 && plain.red == 0)
    #expect(outline.black == 0 && outline.red > 200)
    #expect(both.black > 100 && both.black < plain.black && both.red > 200)
  }

  @Test("the width of an outline is a percentage of the font size", .rule("R-TXT-117"))
  func strokeWidth() {
    let picture = picture(text("—") { _, values in values.strokeWidth = 5 })

    let rows = (0..<120).filter { picture.brightness(50, $0) < 128 }
    let gaps = zip(rows, rows.dropFirst()).filter { $1 - $0 > 1 }
    // 5 percent of 72 points are 3.6 points, above and below the inside of the dash.
    #expect(gaps.count == 1)
    #expect((6...9).contains(rows.count))
  }

  private func rows(_ picture: Picture, column: Int) -> [Int] {
    (0..<120).filter { picture.color(column, $0) == 0xFF0000 }
  }

  @Test("lines have their weight, their color and gaps between words", .rule("R-TXT-118"))
  func weights() {
    func line(_ style: TextLineStyle, _ string: String = "        ") -> Picture {
      picture(
        text(string) { span, values in
          span.isUnderlined = true
          values.underline = style
          values.underlineColor = .red
        }
      )
    }

    let single = rows(line(TextLineStyle()), column: 50)
    let thick = rows(line(TextLineStyle(weight: .thick)), column: 50)
    let double = rows(line(TextLineStyle(weight: .double)), column: 50)

    #expect(single.count >= 3)
    #expect(thick.count >= single.count * 2 - 1)
    #expect(double.count >= single.count * 2 - 1)
    #expect((double.last ?? 0) - (double.first ?? 0) > double.count)
    let words = line(TextLineStyle(isByWord: true), "x  x")
    let runs = self.runs(words, row: single[1])
    #expect(runs == 2)
  }

  /// The number of red stretches in a row.
  private func runs(_ picture: Picture, row: Int) -> Int {
    let red = (0..<300).map { picture.color($0, row) == 0xFF0000 }
    return zip([false] + red, red).filter { !$0 && $1 }.count
  }

  @Test("patterns draw dots and dashes of the line's thickness", .rule("R-TXT-119"))
  func patterns() {
    func count(_ pattern: TextLineStyle.Pattern) -> Int {
      let picture = picture(
        text("               ") { span, values in
          span.isUnderlined = true
          values.underline = TextLineStyle(pattern: pattern)
          values.underlineColor = .red
        }
      )
      let row = rows(picture, column: 21).dropFirst().first ?? 0
      return runs(picture, row: row)
    }

    #expect(count(.solid) == 1)
    #expect(count(.dot) > count(.dash))
    #expect(count(.dashDot) > count(.dash))
    #expect(count(.dashDotDot) > count(.dash))
  }

  @Test("a shadow is drawn below its characters only, and blurred", .rule("R-TXT-120"))
  func shadows() {
    func shadow(blur: CGFloat) -> Picture {
      var request = TextRequest("II", size: Self.size, weight: 900)
      request.spans[0].string = "I"
      var second = request.spans[0]
      second.string = " I"
      second.font.weight = 900
      var values = TextEffects.Values()
      values.shadow = DrawingShadow(
        color: .red,
        offset: CGSize(width: 0, height: 30),
        blurRadius: blur
      )
      second.effects = TextEffects(values)
      request.spans.append(second)
      return picture(Picture.text.shape(request))
    }
    func columns(_ picture: Picture, _ isShadow: (UInt32) -> Bool) -> [Int] {
      (0..<300).filter { isShadow(picture.color($0, 100)) }
    }

    let sharp = shadow(blur: 0)
    let blurred = shadow(blur: 4)
    let columnsOfShadow = columns(sharp) { $0 == 0xFF0000 }

    #expect(!columnsOfShadow.isEmpty)
    #expect(columnsOfShadow.first.map { $0 > 50 } == true)
    let spread = columns(blurred) { $0 != 0xFFFFFF }
    #expect(spread.count > columnsOfShadow.count + 4)
  }

  @Test("a change of the shadow draws everything that it covers again", .rule("R-TXT-120"))
  func shadowDamage() {
    let node = { (offset: CGFloat) in
      DisplayNode.group([
        .fill(CGRect(x: 0, y: 0, width: 300, height: 120), .white),
        .text(
          text("Hi") { _, values in
            values.shadow = DrawingShadow(
              color: .red,
              offset: CGSize(width: offset, height: offset),
              blurRadius: 3
            )
          },
          at: CGPoint(x: 20, y: 10),
          .black
        ),
      ])
    }
    let picture = Picture(node(20), width: 300, height: 120)

    picture.rasterizer.draw(node(-10))

    #expect(picture.difference(from: Picture(node(-10), width: 300, height: 120)) == nil)
  }

  @Test("oblique characters lean to the right above the baseline", .rule("R-TXT-120"))
  func obliqueness() {
    let upright = picture(text("I") { _, _ in })
    let oblique = picture(text("I") { _, values in values.obliqueness = 0.4 })
    func left(_ picture: Picture, _ row: Int) -> Int {
      (0..<300).first { picture.brightness($0, row) < 128 } ?? 0
    }

    #expect(left(oblique, 35) > left(upright, 35) + 10)
    #expect(abs(left(oblique, 76) - left(upright, 76)) <= 3)
  }
}

@MainActor @Suite("Text: paragraphs")
struct TextParagraphFormatTests {
  private func shape(
    _ string: String,
    width: CGFloat = 200,
    isRightToLeft: Bool = false,
    _ change: (inout TextParagraphFormat.Values) -> Void
  ) throws -> GlyphText {
    var request = TextRequest(string, size: 20, width: width)
    request.lineLimit = 0
    request.isRightToLeft = isRightToLeft
    var values = TextParagraphFormat.Values()
    change(&values)
    request.spans[0].paragraph = TextParagraphFormat(values)
    return try #require(PangoTextEngine(fonts: .simulator).shape(request) as? GlyphText)
  }

  /// The left and right edges of the glyphs of each line, by their baselines.
  private func lefts(_ text: GlyphText) -> [CGFloat] {
    var lines: [CGFloat: CGFloat] = [:]
    for glyph in text.runs.flatMap(\.glyphs) {
      lines[glyph.y] = min(lines[glyph.y] ?? .infinity, glyph.x)
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let long = "one two three four five six seven eight nine ten eleven twelve"

  @Test("indents move the first line and the others, and narrow them", .rule("R-TXT-121"))
  func indents() throws {
    let text = try shape(Self.long) {
      $0.firstLineIndent = 40
      $0.indent = 10
    }
    let hanging = try shape(Self.long) { $0.indent = 30 }
    let narrow = try shape(Self.long) { $0.tailIndent = -80 }
    let short = try shape(Self.long) { $0.tailIndent = 120 }
    let plain = try shape(Self.long) { _ in }

    #expect(lefts(text).first == 40)
    #expect(lefts(text).dropFirst().allSatisfy { $0 == 10 })
    #expect(lefts(hanging).first == 0)
    #expect(lefts(hanging).dropFirst().allSatisfy { $0 == 30 })
    #expect(narrow.lineCount > plain.lineCount)
    #expect(narrow.lineCount == short.lineCount)
    #expect(narrow.size.width <= 120 && text.size.width <= 200)
  }

  @Test("the indent of one line counts, also after the line was measured", .rule("R-TXT-121"))
  func measuredLine() throws {
    let engine = PangoTextEngine(fonts: .simulator)
    var values = TextParagraphFormat.Values()
    values.firstLineIndent = 25
    var request = TextRequest("short", size: 20)
    let plain = engine.shape(request).size.width
    request.spans[0].paragraph = TextParagraphFormat(values)

    let measured = engine.shape(request)
    request.width = 300
    let shown = try #require(engine.shape(request) as? GlyphText)

    #expect(abs(measured.size.width - plain - 25) < 0.01)
    #expect(lefts(shown) == [25])
  }

  @Test("indents are at the right in text from right to left", .rule("R-TXT-121"))
  func rightToLeft() throws {
    let plain = try shape("שלום", isRightToLeft: true) { _ in }
    let text = try shape("שלום", isRightToLeft: true) { $0.firstLineIndent = 40 }

    #expect(abs((lefts(plain).first ?? 0) - (lefts(text).first ?? 0) - 40) < 0.1)
  }

  @Test("line heights are multiplied and limited, above the characters", .rule("R-TXT-122"))
  func lineHeights() throws {
    let plain = try shape("a\nb") { _ in }
    let multiple = try shape("a\nb") { $0.lineHeightMultiple = 1.5 }
    let minimum = try shape("a\nb") { $0.minimumLineHeight = 50 }
    let maximum = try shape("a\nb") { $0.maximumLineHeight = 15 }
    let both = try shape("a\nb") {
      $0.lineHeightMultiple = 3
      $0.maximumLineHeight = 30
    }

    #expect(abs(multiple.size.height - plain.size.height * 1.5) < 0.01)
    #expect(minimum.size.height == 100)
    #expect(maximum.size.height == 30)
    #expect(both.size.height == 60)
    let descent = plain.size.height - plain.lastBaseline
    #expect(abs(minimum.size.height - minimum.lastBaseline - descent) < 0.01)
  }

  @Test("paragraphs keep the distances of both from each other", .rule("R-TXT-123"))
  func spacing() throws {
    let plain = try shape("a\nb\nc") { _ in }
    let after = try shape("a\nb\nc") { $0.spacing = 7 }
    let before = try shape("a\nb\nc") { $0.spacingBefore = 4 }
    let both = try shape("a\nb\nc") {
      $0.spacing = 7
      $0.spacingBefore = 4
    }

    #expect(abs(after.size.height - plain.size.height - 14) < 0.01)
    #expect(abs(before.size.height - plain.size.height - 8) < 0.01)
    #expect(abs(both.size.height - plain.size.height - 22) < 0.01)
    #expect(both.firstBaseline == plain.firstBaseline)
  }
}
