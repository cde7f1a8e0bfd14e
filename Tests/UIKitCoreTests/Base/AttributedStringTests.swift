import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("AttributedString with attributes of UIKit") struct AttributedStringTests {
  @Test("attributes are converted in both directions", .rule("R-TXT-30"))
  func conversion() {
    var string = AttributedString("Sale today")
    string.foregroundColor = UIColor.red
    if let range = string.range(of: "today") {
      string[range].font = UIFont.boldSystemFont(ofSize: 20)
      string[range].underlineStyle = .single
      string[range].link = URL(string: "https://example.org")
      string[range].kern = 2
    }
    let old = NSAttributedString(string)
    #expect(old.string == "Sale today")
    #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(old.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(
      old.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20)
    )
    #expect(old.attribute(.link, at: 9, effectiveRange: nil) is URL)
    #expect(AttributedString(old) == string)
    let label = UILabel()
    label.attributedText = old
    #expect(label.text == "Sale today")
  }

  @Test("a container of attributes applies to a whole string", .rule("R-TXT-30"))
  func container() {
    var container = AttributeContainer()
    container.uiKit.foregroundColor = .blue
    let string = AttributedString("a", attributes: container)
    let color = NSAttributedString(string).attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
    #expect(NSAttributedString(AttributedString()).length == 0)
  }
}
