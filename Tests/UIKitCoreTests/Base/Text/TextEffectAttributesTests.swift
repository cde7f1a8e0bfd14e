import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Attributes: outlines, lines, shadows and paragraphs", .serialized)
struct TextEffectAttributesTests {
  private func span(_ attributes: [NSAttributedString.Key: Any]) -> TextSpan? {
    let text = NSAttributedString(string: "a", attributes: attributes)
    return TextLayout(StyledText(text), font: .systemFont(ofSize: 12)).spans.first
  }

  @Test("attributes without effects need no memory for them", .rule("R-TXT-124"))
  func plain() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red, .kern: 1,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style, .shadow: 3,
    ]

    #expect(span([:])?.effects == nil)
    #expect(span(attributes)?.effects == nil)
    #expect(span(attributes)?.paragraph == nil)
    #expect(span(attributes)?.isUnderlined == true)
  }

  @Test("numbers of any type are read; invalid ones are ignored", .rule("R-TXT-117"))
  func numbers() {
    #expect(span([.strokeWidth: -3])?.effects?.values.strokeWidth == -3)
    #expect(span([.strokeWidth: Float(2)])?.effects?.values.strokeWidth == 2)
    #expect(span([.strokeWidth: Double.nan])?.effects == nil)
    #expect(span([.strokeWidth: 1e30])?.effects?.values.strokeWidth == 1000)
    #expect(span([.strokeColor: UIColor.red])?.effects == nil)
    #expect(span([.obliqueness: 0.2])?.effects?.values.obliqueness == 0.2)
  }

  @Test("line styles combine a weight, a pattern and gaps", .rule("R-TXT-118"))
  func lines() {
    let style: NSUnderlineStyle = [.double, .patternDashDot, .byWord]
    let values = span([.underlineStyle: style.rawValue, .underlineColor: UIColor.red])?.effects?
      .values

    #expect(values?.underline.weight == .double)
    #expect(values?.underline.pattern == .dashDot)
    #expect(values?.underline.isByWord == true)
    #expect(values?.underlineColor == UIColor.red.cgColor)
    #expect(span([.underlineStyle: NSUnderlineStyle.patternDot.rawValue])?.isUnderlined == false)
    let struck = span([.strikethroughStyle: NSUnderlineStyle.thick.rawValue])
    #expect(struck?.isStruckThrough == true && struck?.isUnderlined == false)
    #expect(struck?.effects?.values.strikethrough.weight == .thick)
  }

  @Test("shadows belong to their characters", .rule("R-TXT-120"))
  func shadows() {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 6
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.shadow, value: shadow, range: NSRange(location: 1, length: 1))
    let spans = TextLayout(StyledText(text), font: .systemFont(ofSize: 12)).spans

    #expect(spans.first?.effects == nil)
    #expect(spans.last?.effects?.values.shadow?.blurRadius == 3)
    let other = NSShadow()
    other.shadowOffset = shadow.shadowOffset
    #expect(other != shadow)
    shadow.shadowColor = nil
    #expect(shadow.drawn == nil)
  }

  @Test("paragraph styles copy and compare all values; invalid ones count as 0", .rule("R-TXT-121"))
  func paragraphStyle() throws {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 1
    style.headIndent = 2
    style.tailIndent = -3
    style.minimumLineHeight = 4
    style.maximumLineHeight = 5
    style.lineHeightMultiple = 1.5
    style.paragraphSpacing = 6
    style.paragraphSpacingBefore = 7
    let copy = try #require(style.copy() as? NSParagraphStyle)

    #expect(copy == style && copy.tailIndent == -3 && copy.paragraphSpacingBefore == 7)
    #expect(copy.firstLineHeadIndent == 1 && copy.headIndent == 2)
    #expect(copy.minimumLineHeight == 4 && copy.maximumLineHeight == 5)
    #expect(copy.lineHeightMultiple == 1.5 && copy.paragraphSpacing == 6)
    style.headIndent = -1
    style.tailIndent = .nan
    #expect(style.headIndent == 0 && style.tailIndent == 0)
    #expect(copy != style)
  }

  @Test("effects and paragraph styles are archived", .rule("R-BAD-32"))
  func archive() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    style.lineHeightMultiple = 2
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    let item = UIBarItem()
    item.setTitleTextAttributes(
      [.paragraphStyle: style, .shadow: shadow, .strokeWidth: 2, .strokeColor: UIColor.red],
      for: .normal
    )

    let read = try Archives.copy(of: item)?.titleTextAttributes(for: .normal)

    #expect(read?[.paragraphStyle] as? NSParagraphStyle == style)
    #expect(read?[.shadow] as? NSShadow == shadow)
    #expect(read?[.strokeWidth] as? Int == 2)
    #expect(read?[.strokeColor] as? UIColor == .red)
  }

  @Test("AttributedString has the attributes of outlines, lines and shadows", .rule("R-TXT-30"))
  func attributedString() {
    var string = AttributedString("Sale")
    let shadow = NSShadow()
    string.strokeWidth = -2
    string.strokeColor = UIColor.red
    string.underlineColor = UIColor.blue
    string.strikethroughColor = UIColor.green
    string.shadow = shadow
    string.obliqueness = 0.1

    let old = NSAttributedString(string)

    let values = old.attributes(at: 0, effectiveRange: nil)
    #expect(values.count == 6)
    #expect(values[.strokeColor] as? UIColor == .red)
    #expect(values[.shadow] as? NSShadow == shadow)
    #expect(AttributedString(old) == string)
  }

  @Test("labels are as high and wide as their paragraphs need", .rule("R-TXT-123"))
  func labels() {
    let label = UILabel()
    label.numberOfLines = 0
    func size(_ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
      let style = NSMutableParagraphStyle()
      change(style)
      label.attributedText = NSAttributedString(
        string: "one\ntwo",
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)]
      )
      return label.sizeThatFits(CGSize(width: 300, height: 1000))
    }

    let plain = size { _ in }
    #expect(abs(size { $0.paragraphSpacing = 10 }.height - plain.height - 10) < 1)
    #expect(abs(size { $0.minimumLineHeight = 40 }.height - 80) < 1)
    #expect(size { $0.headIndent = 10 }.width == plain.width)
    #expect(abs(size { $0.firstLineHeadIndent = 30 }.width - plain.width - 30) < 1)
  }

  @Test("text views keep the distances of paragraphs, with carets between them", .rule("R-TXT-123"))
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 5
    style.headIndent = 20
    style.firstLineHeadIndent = 20
    let text = { (attributes: [NSAttributedString.Key: Any]) in
      NSAttributedString(string: "one\ntwo\nthree", attributes: attributes)
    }
    let font = UIFont.systemFont(ofSize: 20)
    view.attributedText = text([.font: font])
    let plain = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
    let first = view.caretRect(for: view.beginningOfDocument)
    let second = view.position(from: view.beginningOfDocument, offset: 4).map {
      view.caretRect(for: $0)
    }

    view.attributedText = text([.font: font, .paragraphStyle: style])

    let start = view.caretRect(for: view.beginningOfDocument)
    let next = view.position(from: view.beginningOfDocument, offset: 4).map {
      view.caretRect(for: $0)
    }
    #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 1000)).height - plain - 30) < 1)
    #expect(abs(start.minX - first.minX - 20) < 1 && start.minY == first.minY)
    #expect(abs((next?.minY ?? 0) - (second?.minY ?? 0) - 15) < 1)
    #expect(abs((next?.height ?? 0) - (second?.height ?? 0)) < 0.01)
  }
}
