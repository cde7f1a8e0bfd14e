import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Fonts that follow the text size", .releasesEverything)
struct AdjustedFontTests {
  private let phone = Simulator(.iPhone15)

  private func change(_ view: UIView, to category: UIContentSizeCategory) {
    phone.window.addSubview(view)
    phone.advance(by: 0.1)
    phone.preferredContentSizeCategory = category
    phone.advance(by: 0.1)
  }

  @Test("a label replaces the font of a text style if it was asked to", .rule("R-TXT-110"))
  func label() {
    let label = UILabel()
    label.text = "Inbox"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .headline)
    phone.window.addSubview(fixed)

    change(label, to: .extraExtraExtraLarge)

    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.font.pointSize == 23)
    #expect(fixed.font.pointSize == 17)
    phone.preferredContentSizeCategory = .large
    phone.advance(by: 0.1)
    #expect(label.font.pointSize == 17)
  }

  @Test("traits of the font are kept, and other fonts too", .rule("R-TXT-110"))
  func traits() throws {
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let italic = try #require(descriptor.withSymbolicTraits(.traitItalic))
    let label = UILabel()
    label.font = UIFont(descriptor: italic, size: 0)
    label.adjustsFontForContentSizeCategory = true
    let system = UILabel()
    system.font = .systemFont(ofSize: 20)
    system.adjustsFontForContentSizeCategory = true
    phone.window.addSubview(system)

    change(label, to: .extraExtraExtraLarge)

    #expect(label.font.pointSize == 23)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(system.font.pointSize == 20)
  }

  @Test("fonts that metrics scaled are scaled again, up to their maximum", .rule("R-TXT-110"))
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let label = UILabel()
    label.font = metrics.scaledFont(for: .systemFont(ofSize: 34))
    label.adjustsFontForContentSizeCategory = true
    let limited = UILabel()
    limited.font = metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)
    limited.adjustsFontForContentSizeCategory = true
    phone.window.addSubview(limited)

    change(label, to: .extraExtraExtraLarge)

    #expect(label.font.pointSize == 46)
    #expect(limited.font.pointSize == 40)
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledFont(for: label.font, compatibleWith: traits).pointSize == 46)
  }

  @Test("attributed text keeps its runs", .rule("R-TXT-110"))
  func attributed() {
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    let caption = UIFont.preferredFont(forTextStyle: .caption1)
    text.addAttribute(.font, value: caption, range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true

    change(label, to: .extraExtraExtraLarge)

    let sizes = (0..<2).map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [23, 18])
  }

  @Test("fields and text views follow too", .rule("R-TXT-110"))
  func fields() {
    let field = UITextField()
    field.text = "Ada"
    field.font = .preferredFont(forTextStyle: .body)
    let view = UITextView()
    view.text = "Lovelace"
    view.font = .preferredFont(forTextStyle: .body)
    let adjusting: [UIContentSizeCategoryAdjusting] = [field, view]
    adjusting.forEach { $0.adjustsFontForContentSizeCategory = true }
    phone.window.addSubview(field)

    change(view, to: .extraExtraExtraLarge)

    #expect(field.font?.pointSize == 23)
    #expect(view.font?.pointSize == 23)
  }
}
