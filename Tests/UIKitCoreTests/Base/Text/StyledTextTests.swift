import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Styled text", .serialized) @MainActor
struct StyledTextTests {
  private static let ranges = [(0, 3), (3, 4), (7, 5)]

  /// Returns three words that differ in one attribute only.
  private func words(
    _ key: NSAttributedString.Key,
    _ values: [Any]
  ) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "one two three")
    for ((start, length), value) in zip(Self.ranges, values) {
      text.setAttributes([key: value], range: NSRange(location: start, length: length))
    }
    return text
  }

  private static let fonts = [10, 20, 30].map { UIFont.systemFont(ofSize: $0) }

  private func sizes(in text: NSAttributedString?) -> [CGFloat] {
    (text.map { StyledText($0).runs } ?? []).map {
      ($0.attributes[.font] as? UIFont)?.pointSize ?? 0
    }
  }

  @Test("attributes that differ between ranges can be set, changed, copied and compared")
  func foundation() {
    let styles = [NSTextAlignment.left, .center, .right].map {
      let style = NSMutableParagraphStyle()
      style.alignment = $0
      return style
    }
    let shadows = [1, 2, 3].map {
      let shadow = NSShadow()
      shadow.shadowOffset.width = $0
      return shadow
    }
    let colors: [UIColor] = [.red, .tintColor, .label]
    let values: [NSAttributedString.Key: [Any]] = [
      .font: Self.fonts, .foregroundColor: colors, .paragraphStyle: styles, .shadow: shadows,
    ]

    for (key, values) in values {
      let text = words(key, values)
      let copy = NSAttributedString(attributedString: text)
      #expect(copy == text)
      text.addAttribute(key, value: values[2], range: NSRange(location: 0, length: 3))
      text.append(words(key, values))
      text.deleteCharacters(in: NSRange(location: 2, length: 3))
      #expect(copy != text)
    }
  }

  @Test("a label returns attributed text in several fonts and measures each range in its own")
  func label() {
    let label = UILabel()
    let text = words(.font, Self.fonts)

    label.attributedText = text

    #expect(label.attributedText == text)
    #expect(sizes(in: label.attributedText) == [10, 20, 30, 0])
    let plain = UILabel()
    plain.text = text.string
    #expect(label.intrinsicContentSize.height > plain.intrinsicContentSize.height)
  }

  @Test("changing a mutable string does not change texts that were assigned from it")
  func copies() {
    let text = words(.font, Self.fonts)
    let label = UILabel()
    let button = UIButton(type: .system)
    var row = UIListContentConfiguration.cell()

    label.attributedText = text
    button.setAttributedTitle(text, for: .normal)
    row.attributedText = text
    row.secondaryAttributedText = text
    text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")

    let held = [
      label.attributedText, button.attributedTitle(for: .normal), row.attributedText,
      row.secondaryAttributedText,
    ]
    for text in held {
      #expect(text?.string == "one two three")
      #expect(sizes(in: text) == [10, 20, 30, 0])
    }
  }

  @Test("a font or color that is set afterwards applies to the whole text")
  func restyling() {
    let label = UILabel()
    label.attributedText = words(.font, Self.fonts)

    label.textColor = .red
    label.font = .systemFont(ofSize: 12)

    let runs = label.attributedText.map { StyledText($0).runs } ?? []
    #expect(runs.map(\.string).joined() == "one two three")
    #expect(runs.allSatisfy { $0.attributes[.font] as? UIFont == .systemFont(ofSize: 12) })
    #expect(runs.allSatisfy { $0.attributes[.foregroundColor] as? UIColor == .red })
  }

  @Test("empty text and composed characters keep their attribute runs")
  func units() {
    let text = NSMutableAttributedString(string: "a👨‍👩‍👧é", attributes: [.font: Self.fonts[0]])
    text.append(NSAttributedString(string: "שלום", attributes: [.font: Self.fonts[1]]))
    let label = UILabel()

    label.attributedText = text
    #expect(label.attributedText == text)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.attributedText?.length == 0 && label.text == "")
    label.attributedText = nil
    #expect(label.attributedText == nil)
  }
}
