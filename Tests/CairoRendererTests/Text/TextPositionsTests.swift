import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Text: positions of characters") struct TextPositionsTests {
  private let engine = Picture.text

  private func positions(
    _ text: String,
    width: CGFloat = .infinity,
    isRightToLeft: Bool = false
  ) -> TextPositions {
    var request = TextRequest(text, size: 17)
    request.width = width
    request.lineLimit = 0
    request.truncation = .clip
    request.isRightToLeft = isRightToLeft
    return engine.shapeWithPositions(request).positions
  }

  private func stops(_ text: String) -> (Int) -> Bool {
    let offsets = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
    return { offsets.contains($0) }
  }

  @Test("carets have growing positions between the characters of a line")
  func carets() {
    let positions = positions("Hello")
    let xs = (0...5).map { positions.x(of: TextPlace($0)) }

    #expect(positions.length == 5)
    #expect(xs == xs.sorted())
    #expect(xs[0] == 0)
    #expect(abs(xs[5] - positions.lines[0].width) < 0.01)
  }

  @Test("an empty text has one line and one caret")
  func emptyText() {
    let positions = positions("")

    #expect(positions.lines.count == 1)
    #expect(positions.caret(at: TextPlace(0)).height > 15)
    #expect(positions.place(at: CGPoint(x: 50, y: 5)) { _ in true } == TextPlace(0))
  }

  @Test("at a soft break, the affinity decides between the end of a line and the next start")
  func softBreak() {
    let positions = positions("one two three four", width: 60)
    let offset = positions.lines[0].range.upperBound

    #expect(positions.lines.count > 1)
    #expect(positions.line(of: TextPlace(offset, .upstream)) == 0)
    #expect(positions.line(of: TextPlace(offset, .downstream)) == 1)
    #expect(positions.x(of: TextPlace(offset, .downstream)) == 0)
    #expect(
      positions.lines.map(\.range.lowerBound).dropFirst()
        == positions.lines.map(\.range.upperBound).dropLast()
    )
  }

  @Test("a point finds the nearest position, not inside of an emoji or a combined letter")
  func hitTesting() {
    let text = "a👨‍👩‍👧e\u{301}b"
    let positions = positions(text)
    let isStop = stops(text)

    for offset in 0...text.utf16.count where isStop(offset) {
      let x = positions.x(of: TextPlace(offset))
      #expect(positions.place(at: CGPoint(x: x + 0.1, y: 5), isStop: isStop).offset == offset)
    }
    for x in stride(from: -10, through: 100, by: 3) {
      #expect(isStop(positions.place(at: CGPoint(x: CGFloat(x), y: 5), isStop: isStop).offset))
    }
  }

  @Test("arrow keys move over every character of mixed directions once", .rule("R-TXT-16"))
  func visualMovement() {
    let text = "abc שלום def"
    let positions = positions(text)
    let isStop = stops(text)
    var place = TextPlace(0)
    var xs = [positions.x(of: place)]
    while let next = positions.place(nextTo: place, toRight: true, isStop: isStop) {
      place = next
      xs.append(positions.x(of: next))
    }

    #expect(xs.count == text.count + 1)
    #expect(xs == xs.sorted())
    var back = [positions.x(of: place)]
    while let next = positions.place(nextTo: place, toRight: false, isStop: isStop) {
      place = next
      back.append(positions.x(of: next))
    }
    #expect(back.count == xs.count)
    #expect(place.offset == 0)
  }

  @Test("a selection across directions has several rectangles", .rule("R-TXT-16"))
  func rectangles() {
    let positions = positions("abc שלום def")

    #expect(positions.rectangles(of: 0..<12).count == 1)
    #expect(positions.rectangles(of: 1..<6).count == 2)
    #expect(positions.rectangles(of: 3..<3).isEmpty)
    let whole = positions.rectangles(of: 0..<12)[0]
    #expect(abs(whole.width - positions.lines[0].width) < 0.01)
  }

  @Test("right-to-left text begins on the right")
  func rightToLeft() {
    let positions = positions("שלום", width: 200, isRightToLeft: true)

    #expect(abs(positions.x(of: TextPlace(0)) - 200) < 0.01)
    #expect(positions.x(of: TextPlace(4)) < 200)
    #expect(positions.lines[0].isRightToLeft)
  }

  @Test("words are found with dictionaries where there are no spaces", .rule("R-TXT-15"))
  func words() {
    func words(_ text: String) -> [String] {
      let units = Array(text.utf16)
      return engine.segments(of: text, by: .word, language: "en").filter(\.isContent)
        .map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    #expect(words("Hello, world's end.") == ["Hello", "world's", "end"])
    #expect(words("我喜歡蘋果。") == ["我", "喜歡", "蘋果"])
    #expect(words("สวัสดีครับ") == ["สวัสดี", "ครับ"])
    #expect(words("日本語を勉強します").first == "日本語")
  }

  @Test("sentences end behind their punctuation and spaces", .rule("R-TXT-15"))
  func sentences() {
    let segments = engine.segments(of: "One. Two? 3.5 m.", by: .sentence, language: "en")

    #expect(segments.map(\.range) == [0..<5, 5..<10, 10..<16])
  }
}
