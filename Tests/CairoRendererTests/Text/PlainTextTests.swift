import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@Suite("Text: plain lines")
struct PlainTextTests {
  private let fonts = FontCatalog(language: "en-us", source: .simulator)

  private func glyphs(_ request: TextRequest, plainly: Bool) -> [[Double]] {
    var setter = TextSetter(request: request, fonts: fonts)
    setter.shapesPlainText = plainly
    let (text, positions) = setter.setWithPositions()
    var numbers: [[Double]] = []
    for run in text.runs {
      for glyph in run.glyphs { numbers.append([Double(glyph.index), glyph.x, glyph.y]) }
    }
    for line in positions.lines {
      numbers.append([line.x, line.top, line.baseline, line.width].map(Double.init))
      for run in line.runs {
        numbers.append([Double(run.range.count), Double(run.x)] + run.advances.map(Double.init))
      }
    }
    let (size, ink) = (text.size, text.inkBounds)
    numbers.append([size.width, size.height, ink.minX, ink.width].map(Double.init))
    numbers.append([Double(text.lineCount), text.isTruncated ? 1 : 0])
    return numbers
  }

  @Test("lines of plain text are shaped as by a layout", arguments: 0..<40)
  func equalToLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...60, using: &random))
      .map { _ in UInt8.random(in: 0x20..<0x7F, using: &random) }
    let text = "f" + String(decoding: bytes, as: UTF8.self)
    for (size, weight, family) in [(17, 400, nil), (11, 700, nil), (24, 300, "DejaVu Serif")] {
      var request = TextRequest(text, size: CGFloat(size))
      request.spans[0].font.weight = weight
      request.spans[0].font.family = family
      for (width, limit) in [(CGFloat.infinity, 1), (300, 1), (300, 0), (80, 2)] {
        request.width = width
        request.lineLimit = limit
        request.spans[0].kern = seed % 3 == 0 ? 0.7 : 0
        #expect(glyphs(request, plainly: true) == glyphs(request, plainly: false), "\(text)")
      }
    }
  }
}
