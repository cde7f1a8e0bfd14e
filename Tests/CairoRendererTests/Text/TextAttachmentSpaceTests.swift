import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Text: spaces for attachments") struct TextAttachmentSpaceTests {
  private let engine = Picture.text

  private func request(_ texts: [String], bounds: CGRect, width: CGFloat = .infinity)
    -> TextRequest
  {
    var index = 0
    let spans = texts.map { text in
      var span = TextSpan(string: text, font: FontDescription(size: 17))
      if text == "\u{FFFC}" { span.attachment = TextAttachmentSpace(index: index, bounds: bounds) }
      index += text.utf16.count
      return span
    }
    return TextRequest(spans: spans, width: width, lineLimit: 0, truncation: .clip)
  }

  private let bounds = CGRect(x: 0, y: -3, width: 30, height: 40)

  @Test("a space takes its width and height in the line", .rule("R-TXT-80"))
  func size() throws {
    let text = engine.shape(request(["ab", "\u{FFFC}", "c"], bounds: bounds))
    let plain = engine.shape(request(["ab", "c"], bounds: bounds))

    #expect(abs(text.size.width - plain.size.width - 30) < 0.1)
    #expect(text.firstBaseline == 37)
    let frame = try #require(text.attachments.first).frame
    #expect(frame.size == bounds.size && frame.minY == 0)
  }

  @Test("spaces side by side and at line breaks have places of their own", .rule("R-TXT-80"))
  func several() {
    let texts = ["\u{FFFC}", "\u{FFFC}", "\u{FFFC}"]
    let text = engine.shape(request(texts, bounds: bounds, width: 65))

    #expect(text.attachments.map(\.index) == [0, 1, 2])
    #expect(text.attachments.map(\.frame.minX) == [0, 30, 0])
    #expect(text.lineCount == 2 && text.attachments[2].frame.minY > 39)
  }

  @Test("spaces move with the alignment, in text from right to left too", .rule("R-TXT-80"))
  func alignment() {
    var aligned = request(["\u{FFFC}"], bounds: bounds, width: 100)
    aligned.alignment = .right
    var arabic = request(["سلام", "\u{FFFC}"], bounds: bounds)
    arabic.isRightToLeft = true

    #expect(engine.shape(aligned).attachments.map(\.frame.minX) == [70])
    _ = engine.shape(request(["\u{FFFC}"], bounds: bounds))
    aligned.width = 101
    #expect(engine.shape(aligned).attachments.map(\.frame.minX) == [71])
    #expect(engine.shape(arabic).attachments.map(\.frame.minX) == [0])
  }

  @Test("an ellipsis in the place of a space has its glyph", .rule("R-TXT-80"))
  func ellipsis() {
    var cut = request(["abcdefgh", "\u{FFFC}"], bounds: bounds, width: 40)
    cut.lineLimit = 1
    cut.truncation = .tail
    let text = engine.shape(cut)

    #expect(text.isTruncated && text.attachments.isEmpty)
    var ended = request(["\u{FFFC}", "\nb"], bounds: bounds, width: 100)
    ended.lineLimit = 1
    ended.truncation = .tail
    let first = engine.shape(ended)
    #expect(first.attachments.count == 1)
    #expect(first.size.width > 35)
  }

  @Test("the caret has the edges of a space", .rule("R-TXT-83"))
  func positions() {
    let positions = engine.shapeWithPositions(request(["a", "\u{FFFC}"], bounds: bounds)).positions
    let (start, end) = (positions.x(of: TextPlace(1)), positions.x(of: TextPlace(2)))

    #expect(abs(end - start - 30) < 0.01)
    #expect(positions.lines[0].height >= 40)
  }
}
