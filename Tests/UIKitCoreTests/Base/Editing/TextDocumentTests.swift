import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text document") struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument {
    let document = TextDocument()
    document.setAll(TextFragment(text, attributes: .none))
    return document
  }

  private func paragraphs(of document: TextDocument) -> [String] {
    var texts: [String] = []
    document.paragraphs.forEach { texts.append($0.text) }
    return texts
  }

  @Test("text is split at all line terminators, and the last paragraph may be empty")
  func paragraphs() {
    #expect(paragraphs(of: document("")) == [""])
    #expect(paragraphs(of: document("a")) == ["a"])
    #expect(
      paragraphs(of: document("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\n")) == [
        "a", "b", "c", "d", "e", "f", "g", "",
      ]
    )
    #expect(document("a\r\n\nb").string == "a\r\n\nb")
  }

  @Test("a very long line is stored in parts, which are one paragraph")
  func longLine() {
    let line = String(repeating: "word ", count: 4000)
    let document = document("first\n" + line + "\nlast")

    #expect(document.paragraphs.count > 5)
    #expect(document.string == "first\n" + line + "\nlast")
    #expect(document.paragraphRange(containing: 10_000) == 6..<6 + 20_001)
    document.replace(10_000..<10_000, with: TextFragment("new", attributes: .none))
    #expect(document.length == 6 + 20_001 + 4 + 3)
    #expect(document.string(in: 9_998..<10_006).contains("new"))
  }

  @Test("carets stand between composed characters")
  func caretStops() {
    let document = document("a👨‍👩‍👧e\u{301}🇩🇪\r\nx")
    let stops = (0...document.length).filter(document.isCaretStop)

    #expect(stops == [0, 1, 9, 11, 15, 17, 18])
    #expect(document.caretStop(before: 9) == 1)
    #expect(document.caretStop(after: 1) == 9)
    #expect(document.caretStop(after: 18) == 18)
    #expect(document.caretStop(before: 0) == 0)
  }

  @Test("ranges out of bounds are clamped, and halves of surrogate pairs are completed")
  func brokenRanges() {
    let document = document("a😀b")

    #expect(document.string(in: -5..<100) == "a😀b")
    #expect(document.string(in: 2..<3) == "😀")
    document.replace(1..<2, with: TextFragment("x", attributes: .none))
    #expect(document.string == "axb")
    document.replace(50..<60, with: TextFragment("!", attributes: .none))
    #expect(document.string == "axb!")
  }

  @Test("characters keep their attributes")
  func attributes() {
    let (red, blue) = (AttributeSet([.kern: 1]), AttributeSet([.kern: 2]))
    let document = TextDocument()
    document.setAll(TextFragment("red\n", attributes: red))
    document.replace(4..<4, with: TextFragment("blue", attributes: blue))
    document.replace(2..<5, with: TextFragment("--", attributes: red))

    #expect(document.string == "re--lue")
    let runs = document.fragment(in: 0..<7).runs
    #expect(runs.map(\.length) == [4, 3])
    #expect(document.attributes(at: 3) === red)
    #expect(document.attributes(at: 4) === blue)
    document.changeAttributes(in: 0..<1) { _ in [.kern: 3] }
    #expect(document.attributes(at: 0).values[.kern] as? Int == 3)
    #expect(document.attributes(at: 1).values[.kern] as? Int == 1)
  }

  @Test("random changes have the same result as in a string", arguments: 1...4)
  func randomChanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "bc ", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "😀", "\n", "\r\n", "\r", "شكرا", "क्षि", "中文", "\u{2029}",
      "",
    ]
    let document = TextDocument()
    var naive: [UInt16] = []

    for step in 0..<5_000 {
      let lower = Int.random(in: 0...naive.count, using: &random)
      let longest = step % 50 == 0 ? naive.count : 6
      let upper = min(lower + Int.random(in: 0...max(longest, 1), using: &random), naive.count)
      let range = document.aligned(lower..<upper)
      let text = naive.count > 300 ? "" : pieces.randomElement(using: &random) ?? ""

      document.replace(lower..<upper, with: TextFragment(text, attributes: .none))
      naive.replaceSubrange(range, with: Array(text.utf16))

      let expected = String(decoding: naive, as: UTF16.self)
      guard document.string == expected, document.length == naive.count else {
        Issue.record("seed \(seed), step \(step): \(document.string.debugDescription)")
        return
      }
      guard step % 20 == 0 else { continue }
      var stops: Set<Int> = [naive.count]
      for index in expected.indices { stops.insert(index.utf16Offset(in: expected)) }
      #expect(Set((0...document.length).filter(document.isCaretStop)) == stops)
      var sum = 0
      var previous: TextParagraph?
      document.paragraphs.forEach { paragraph in
        sum += paragraph.length
        #expect(paragraph.runs.reduce(0) { $0 + $1.length } == paragraph.length)
        #expect(previous?.terminator != "")
        previous = paragraph
      }
      #expect(sum == naive.count)
    }
  }
}
