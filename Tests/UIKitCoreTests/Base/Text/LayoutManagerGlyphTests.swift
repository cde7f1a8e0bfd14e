import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Glyphs and containers of NSLayoutManager", .serialized, .releasesEverything)
struct LayoutManagerGlyphTests {
  private let storage = NSTextStorage(
    string: "one\ntwo words",
    attributes: [.font: UIFont.systemFont(ofSize: 20)]
  )
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 400, height: 1000))

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    ReleaseWitnesses.announce(storage, manager, container)
  }

  private func rect(_ glyph: Int) -> CGRect {
    manager.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
  }

  @Test("the glyph at a point is found with the part before the point", .rule("R-TXT-131"))
  func glyphIndex() {
    for glyph in [0, 2, 4, 9] {
      let rect = rect(glyph)
      let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
      var fraction: CGFloat = 0
      #expect(manager.glyphIndex(for: point, in: container) == glyph)
      let found = manager.glyphIndex(
        for: point,
        in: container,
        fractionOfDistanceThroughGlyph: &fraction
      )
      #expect(found == glyph && abs(fraction - 0.25) < 0.01)
    }
    let below = CGPoint(x: 1000, y: 1000)
    #expect(manager.glyphIndex(for: below, in: container) == storage.length - 1)
  }

  @Test("glyphs and characters have the same indices", .rule("R-TXT-131"))
  func indices() {
    let glyphs = (0..<storage.length).map(manager.glyphIndexForCharacter)
    #expect(glyphs == Array(0..<storage.length))
    #expect(glyphs.map(manager.characterIndexForGlyph) == glyphs)
    #expect(manager.numberOfGlyphs == storage.length)
  }

  @Test("the used rectangle of a line is as wide as its glyphs", .rule("R-TXT-131"))
  func lineFragmentUsedRect() {
    var line = NSRange()
    let used = manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: &line)
    let whole = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)

    #expect(line == NSRange(location: 4, length: 9))
    #expect(used.minY == whole.minY && used.minX == 0 && whole.width == 400)
    #expect(abs(used.maxX - rect(storage.length - 1).maxX) < 0.5)
    container.lineFragmentPadding = 8
    let padded = manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil)
    #expect(abs(padded.width - used.width - 16) < 0.5)
  }

  @Test("laying out in advance does not change the result", .rule("R-TXT-131"))
  func ensureLayout() {
    let expected = manager.usedRect(for: container)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "one\nmore")

    manager.ensureLayout(for: container)
    manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: storage.length))
    manager.ensureLayout(forCharacterRange: NSRange(location: 90, length: 5))

    let height = manager.usedRect(for: container).height
    #expect(abs(height - expected.height * 1.5) < 0.5)
    manager.ensureLayout(for: NSTextContainer(size: CGSize(width: 10, height: 10)))
    #expect(manager.usedRect(for: container).height == height)
  }

  @Test("a container that is removed has no text any more", .rule("R-TXT-131"))
  func removeTextContainer() {
    let second = NSTextContainer(size: CGSize(width: 30, height: 1000))
    manager.addTextContainer(second)
    #expect(manager.textContainers == [container, second])
    let narrow = manager.usedRect(for: second)

    manager.removeTextContainer(at: 0)

    #expect(manager.textContainers == [second] && container.layoutManager == nil)
    #expect(second.layoutManager === manager && manager.usedRect(for: second) == narrow)
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(line.width == 30)
    manager.removeTextContainer(at: 7)
    #expect(manager.textContainers.count == 1)
  }

  @Test("a subclass changes the text while edits are processed", .rule("R-TXT-130"))
  func processEditing() {
    /// Colors the letter x whenever the text has changed.
    final class Coloring: NSTextStorage {
      var edits: [NSRange] = []

      override func processEditing() {
        edits.append(editedRange)
        for (offset, unit) in string.utf16.enumerated() where unit == 120 {
          addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: offset, length: 1)
          )
        }
        super.processEditing()
      }
    }
    let storage = Coloring(string: "abc")
    storage.processEditing()
    #expect(storage.edits == [NSRange(location: NSNotFound, length: 0)])
    storage.edits = []

    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xx")
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "x")
    storage.endEditing()

    #expect(storage.edits == [NSRange(location: 0, length: 4)])
    #expect(storage.string == "xxbx")
    for (offset, isRed) in [(0, true), (1, true), (2, false), (3, true)] {
      let color = storage.attribute(.foregroundColor, at: offset, effectiveRange: nil)
      #expect((color as? UIColor == .red) == isRed)
    }
  }
}
