import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("NSTextStorage", .releasesEverything) struct TextStorageTests {
  private final class Observer: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var onDone: (NSTextStorage) -> Void = { _ in }

    private func note(
      _ name: String,
      _ mask: NSTextStorage.EditActions,
      _ range: NSRange,
      _ delta: Int
    ) {
      calls.append("\(name) \(mask.rawValue) \(range.location)+\(range.length) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage,
      willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      note("will", editedMask, editedRange, delta)
    }

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      note("did", editedMask, editedRange, delta)
      onDone(textStorage)
    }
  }

  private let bold = [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 12)]

  @Test(
    "every change is reported with its range, kind and difference in length",
    .rule("R-TXT-130")
  )
  func changes() {
    let storage = NSTextStorage(string: "hello")
    let observer = Observer()
    storage.delegate = observer

    storage.append(NSAttributedString(string: "!!"))
    storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "H")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
    storage.addAttributes(bold, range: NSRange(location: 0, length: 1))
    storage.removeAttribute(.kern, range: NSRange(location: 1, length: 1))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.setAttributedString(NSAttributedString(string: "new"))

    #expect(storage.string == "new")
    #expect(
      observer.calls.filter { $0.hasPrefix("did") } == [
        "did 3 5+2 2", "did 2 0+1 -1", "did 1 1+2 0", "did 1 0+1 0", "did 1 1+1 0",
        "did 2 0+0 -1", "did 3 0+3 -2",
      ]
    )
    #expect(observer.calls.count == 14)
    #expect(storage.editedRange.location == NSNotFound && storage.editedMask.isEmpty)
  }

  @Test("changes between begin and end are reported together", .rule("R-TXT-130"))
  func groups() {
    let storage = NSTextStorage(string: "one two three")
    let observer = Observer()
    storage.delegate = observer

    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
    storage.addAttributes(bold, range: NSRange(location: 6, length: 5))
    #expect(storage.editedRange == NSRange(location: 4, length: 7))
    #expect(storage.changeInLength == -2)
    storage.endEditing()

    #expect(observer.calls == ["will 3 4+7 -2", "did 3 4+7 -2"])
  }

  @Test("changes that the delegate makes are not reported again", .rule("R-TXT-130"))
  func nested() {
    let storage = NSTextStorage(string: "one")
    let observer = Observer()
    storage.delegate = observer
    observer.onDone = { $0.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3)) }

    storage.append(NSAttributedString(string: " two"))

    #expect(observer.calls == ["will 3 3+4 4", "did 3 3+4 4"])
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) != nil)
  }
}

@MainActor @Suite("NSLayoutManager", .serialized, .releasesEverything) struct LayoutManagerTests {
  private func manager(
    _ text: String,
    width: CGFloat = 0,
    alignment: NSTextAlignment = .left
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let storage = NSTextStorage(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
    )
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  private func index(_ manager: NSLayoutManager, _ x: CGFloat, _ y: CGFloat) -> Int {
    manager.characterIndex(
      for: CGPoint(x: x, y: y),
      in: manager.textContainers[0],
      fractionOfDistanceBetweenInsertionPoints: nil
    )
  }

  @Test("the character at a point of a label is found", .rule("R-TXT-131"))
  func characterAtPoint() {
    let (storage, manager, container) = manager("Accept the terms of use", width: 400)
    let terms = NSRange(location: 11, length: 5)

    let rect = manager.boundingRect(forGlyphRange: terms, in: container)

    #expect(rect.width > 20 && rect.height > 15)
    #expect(terms.contains(index(manager, rect.midX, rect.midY)))
    #expect(index(manager, rect.minX + 1, rect.midY) == 11)
    #expect(index(manager, rect.maxX - 1, rect.midY) == 15)
    #expect(index(manager, -50, -50) == 0)
    #expect(index(manager, 1000, 1000) == storage.length - 1)
    var fraction: CGFloat = 0
    let letter = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
    _ = manager.characterIndex(
      for: CGPoint(x: letter.midX, y: letter.midY),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(abs(fraction - 0.5) < 0.01)
  }

  @Test(
    "the used rectangle has the size of the text and its place in the container",
    .rule("R-TXT-131")
  )
  func usedRect() {
    let text = "Accept"
    let (storage, left, container) = manager(text, width: 400)
    let (centered, center, middle) = manager(text, width: 400, alignment: .center)
    let size = storage.size()

    #expect(abs(left.usedRect(for: container).width - size.width) < 0.5)
    #expect(left.usedRect(for: container).minX == 0)
    #expect(abs(center.usedRect(for: middle).midX - 200) < 0.5)
    container.lineFragmentPadding = 5
    #expect(abs(left.usedRect(for: container).width - size.width - 10) < 0.5)
    #expect(centered.layoutManagers == [center] && middle.layoutManager === center)
  }

  @Test("lines are limited and enumerated with their characters", .rule("R-TXT-131"))
  func lines() {
    let (storage, manager, container) = manager("one\ntwo\nthree", width: 400)
    var ranges: [NSRange] = []
    let all = manager.glyphRange(for: container)

    manager.enumerateLineFragments(forGlyphRange: all) { frame, used, _, range, _ in
      ranges.append(range)
      #expect(frame.width == 400 && used.width < 100 && frame.minY == used.minY)
    }

    #expect(all == NSRange(location: 0, length: storage.length))
    #expect(ranges.map(\.location) == [0, 4, 8] && ranges.map(\.length) == [4, 4, 5])
    var line = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &line)
    #expect(line == ranges[1] && second.minY > 15)
    let height = manager.usedRect(for: container).height
    container.maximumNumberOfLines = 1
    #expect(abs(manager.usedRect(for: container).height - height / 3) < 0.5)
  }

  @Test("changes of the text and the container change the lines", .rule("R-TXT-131"))
  func changes() {
    let (storage, manager, container) = manager("word word word word", width: 400)
    let one = manager.usedRect(for: container).height

    container.size.width = 60
    let narrow = manager.usedRect(for: container).height
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "word")

    #expect(narrow > one * 2)
    #expect(abs(manager.usedRect(for: container).height - one) < 0.5)
    #expect(manager.numberOfGlyphs == 4)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
    #expect(index(manager, 3, 3) == 0)
  }

  @Test("glyphs are whole composed characters", .rule("R-TXT-131"))
  func composed() {
    let (storage, manager, _) = manager("a👨‍👩‍👧b")
    let length = storage.length - 2

    let range = manager.glyphRange(
      forCharacterRange: NSRange(location: 2, length: 1),
      actualCharacterRange: nil
    )

    #expect(range == NSRange(location: 1, length: length))
  }

  @Test("empty text has an empty line", .rule("R-TXT-131"))
  func empty() {
    let (storage, manager, container) = manager("", width: 100)

    #expect(storage.length == 0 && manager.numberOfGlyphs == 0)
    #expect(index(manager, 10, 10) == 0)
    #expect(manager.usedRect(for: container).width == 0)
  }
}
