import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UILabel", .serialized) @MainActor
struct UILabelTests {
  private let phone = Simulator(.iPhoneSE)

  private func label(_ text: String?, width: CGFloat = 200, height: CGFloat = 40) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test("a new label is empty, has a 17 point font and one line, and takes no touches")
  func defaults() {
    let label = UILabel()

    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("assigning an equal attributed text doesn't draw the label again")
  func equalAttributedText() {
    final class DrawingCounter: UILabel {
      var count = 0

      override func drawText(in rect: CGRect) {
        count += 1
        super.drawText(in: rect)
      }
    }
    func text(_ color: UIColor) -> NSAttributedString {
      NSAttributedString(string: "Tab", attributes: [.foregroundColor: color])
    }
    let label = DrawingCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = text(.red)
    phone.window.addSubview(label)
    phone.advance(by: 0.1)
    #expect(label.count == 1)

    label.attributedText = text(.red)
    phone.advance(by: 0.1)
    #expect(label.count == 1)

    label.attributedText = text(.blue)
    phone.advance(by: 0.1)
    #expect(label.count == 2)
  }

  @Test("the intrinsic content size is that of one line")
  func intrinsicSize() {
    let short = label("Tab").intrinsicContentSize
    let long = label("Tab Bar Controller", width: 10).intrinsicContentSize

    #expect(short.width > 0 && long.width > short.width)
    #expect(short.height == long.height)
    #expect(short.height >= 17)
  }

  @Test("several lines make a label higher, within the given width")
  func manyLines() {
    let label = label("one two three four five six seven eight nine ten")
    label.numberOfLines = 0
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)

    let free = label.sizeThatFits(room)
    label.numberOfLines = 2
    let two = label.sizeThatFits(room)

    #expect(free.width <= 100 && two.width <= 100)
    #expect(free.height > two.height)
    #expect(abs(two.height - label.font.lineHeight * 2) < 2)
  }

  @Test("text is centered vertically and aligned horizontally")
  func textRect() {
    let label = label("Tab")
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 80)

    label.textAlignment = .center
    let centred = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    label.textAlignment = .right
    let right = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)

    #expect(abs(centred.midX - 100) < 0.01 && abs(centred.midY - 40) < 0.01)
    #expect(abs(right.maxX - 200) < 0.01)
  }

  @Test("natural alignment is right in right-to-left layout")
  func rightToLeft() {
    let label = label("Tab")
    label.semanticContentAttribute = .forceRightToLeft

    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)

    #expect(abs(rect.maxX - 200) < 0.01)
  }

  @Test("setting the text removes styles; a new font or color applies to the whole text")
  func styles() {
    let label = label(nil)
    label.attributedText = NSAttributedString(
      string: "Tab",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    )

    label.font = UIFont.systemFont(ofSize: 12)
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)

    #expect(label.text == "Tab")
    #expect(font?.pointSize == 12)
    #expect(color as? UIColor == .red)
    label.text = "Bar"
    let plain = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(plain as? UIColor == .label)
  }

  @Test("a font or color of nil is the default")
  func nilValues() {
    let label = label("Tab")

    label.font = nil
    label.textColor = nil

    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
  }

  @Test("the accessibility label is the text unless another one is set")
  func accessibility() {
    let label = label("Tab")

    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Tab")
    #expect(label.accessibilityTraits.contains(.staticText))
    label.accessibilityLabel = "A tab"
    #expect(label.accessibilityLabel == "A tab")
  }

  @Test("drawText(in:) can be overridden")
  func overriding() {
    final class Indented: UILabel {
      var asked = CGRect.null
      override func drawText(in rect: CGRect) {
        asked = rect
        super.drawText(in: rect.insetBy(dx: 10, dy: 0))
      }
    }
    let label = Indented(frame: CGRect(x: 0, y: 100, width: 120, height: 40))
    label.text = "Tab"
    let page = UIViewController()
    page.view.addSubview(label)

    phone.window.rootViewController = page
    phone.advance(by: 0.1)

    #expect(label.asked == CGRect(x: 0, y: 0, width: 120, height: 40))
  }

  @Test("a highlighted label has its highlighted color")
  func highlighted() {
    let label = label("███")
    label.frame.origin = CGPoint(x: 20, y: 100)
    label.highlightedTextColor = .red
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.view.addSubview(label)
    phone.window.rootViewController = page

    label.isHighlighted = true
    phone.advance(by: 0.1)

    let pixel = phone.screenshot().pixel(Int(30 * 2), Int(120 * 2))
    #expect(pixel == [255, 0, 0, 255])
  }
}

@Suite("Text of a label") @MainActor
struct LabelTextTests {
  @Test("lines are reused for equal sizes, and laid out again for another font")
  func keepingLines() {
    var text = LabelText()
    text.content = .plain("Favorites")

    let first = text.set(width: 300, limit: 1)
    let again = text.set(width: 300, limit: 1)
    text.font = UIFont.systemFont(ofSize: 30)
    let larger = text.set(width: 300, limit: 1)

    #expect(first === again)
    #expect(larger !== first)
    #expect(larger.size.height > first.size.height)
  }

  @Test("a line that is too wide shrinks until it fits, down to its smallest scale")
  func shrinking() {
    var text = LabelText()
    text.content = .plain("A rather long title")
    let natural = text.set(width: .infinity, limit: 1).size.width

    let fitted = text.set(width: natural * 0.8, limit: 1, smallestScale: 0.5)
    let limited = text.set(width: natural * 0.2, limit: 1, smallestScale: 0.5)

    #expect(fitted.size.width <= natural * 0.8 + 1)
    #expect(fitted.request.spans[0].font.size < 17)
    #expect(limited.request.spans[0].font.size == 8.5)
  }

  @Test("lines that exceed the height are left out, but never all of them")
  func height() {
    var text = LabelText()
    text.content = .plain("one two three four five six seven eight nine ten")
    let line = text.set(width: .infinity, limit: 1).size.height

    let two = text.set(width: 60, height: line * 2.4, limit: 0)
    let one = text.set(width: 60, height: 1, limit: 0)

    #expect(two.lineCount == 2)
    #expect(one.lineCount == 1)
  }
}
