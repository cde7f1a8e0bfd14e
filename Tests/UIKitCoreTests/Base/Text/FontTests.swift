import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIFont", .serialized) @MainActor
struct FontTests {
  private let phone = Simulator(.iPhoneSE)

  @Test("weights are mapped to the nearest OpenType weight")
  func weights() {
    #expect(UIFont.systemFont(ofSize: 10, weight: .ultraLight).face.weight == 100)
    #expect(UIFont.systemFont(ofSize: 10).face.weight == 400)
    #expect(UIFont.systemFont(ofSize: 10, weight: .medium).face.weight == 500)
    #expect(UIFont.boldSystemFont(ofSize: 10).face.weight == 700)
    #expect(UIFont.systemFont(ofSize: 10, weight: .init(0.9)).face.weight == 900)
  }

  @Test("an invalid size becomes 12 points", arguments: [0, -3, CGFloat.nan])
  func badSizes(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
  }

  @Test("the line height is ascender plus descender plus leading and grows with the size")
  func lineHeight() {
    let font = UIFont.systemFont(ofSize: 20)

    #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    #expect(font.lineHeight > 20 && font.lineHeight < 32)
    #expect(font.capHeight > font.xHeight && font.capHeight < font.ascender)
    #expect(font.withSize(40).lineHeight > font.lineHeight * 1.8)
  }

  @Test("a family that is not installed gives nil")
  func unknownFamily() {
    #expect(UIFont(name: "No Such Family", size: 12) == nil)
    #expect(UIFont(name: "No Such Family-Bold", size: 12) == nil)
  }

  @Test("an installed family is found, alone and with a style")
  func installedFamily() throws {
    let family = try #require(UIFont.familyNames.first)

    #expect(UIFont(name: family, size: 12)?.familyName == family)
    #expect(UIFont(name: family + "-BoldItalic", size: 12)?.face.weight == 700)
  }

  @Test("body text is 17 points and follows the text size")
  func textStyles() {
    let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: .init()).pointSize == 17)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline, compatibleWith: .init()).face.weight == 600
    )
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: larger).pointSize == 23)
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: larger) == 46)
  }

  @Test("symbolic traits make a font bold and italic, and can be removed")
  func descriptors() throws {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor

    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)

    #expect(font.pointSize == 15)
    #expect(font.face.weight == 700 && font.face.isItalic)
    #expect(font.fontDescriptor.withSymbolicTraits([])?.symbolicTraits == [])
  }

  @Test("a font can be archived and unarchived")
  func archive() throws {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .semibold)

    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)

    #expect(copy == font)
  }

  @Test("fonts with equal faces are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 15) == UIFont.systemFont(ofSize: 15))
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.boldSystemFont(ofSize: 15))
  }
}

@Suite("Attributed text") @MainActor
struct AttributedTextTests {
  @Test("a larger font and kerning make text larger")
  func measuring() {
    let plain = "Tab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    let spaced = "Tab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 5])
    let small = "Tab".size()

    #expect(plain.width > small.width && plain.height > small.height)
    #expect(abs(spaced.width - plain.width - 15) < 6)
  }

  @Test("a bounding rectangle breaks lines only with usesLineFragmentOrigin")
  func bounding() {
    let text = "one two three four five six seven"
    let room = CGSize(width: 60, height: 1000)

    let single = text.boundingRect(with: room, context: nil)
    let broken = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)

    #expect(single.width > 60)
    #expect(broken.width <= 60 && broken.height > single.height * 1.5)
  }

  @Test("numbers of any type are read; other values count as 0")
  func numbers() {
    #expect(TextAttributes.number(3) == 3)
    #expect(TextAttributes.number(2.5) == 2.5)
    #expect(TextAttributes.number(CGFloat(1.5)) == 1.5)
    #expect(TextAttributes.number(NSNumber(value: 4)) == 4)
    #expect(TextAttributes.number("five") == 0)
    #expect(TextAttributes.number(Double.nan) == 0)
  }

  @Test("a paragraph style is passed on to the layout request")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    style.lineBreakMode = .byCharWrapping
    style.baseWritingDirection = .rightToLeft
    let text = NSAttributedString(string: "Tab", attributes: [.paragraphStyle: style])

    let layout = TextLayout(StyledText(text), font: UIFont.systemFont(ofSize: 12))
    let request = layout.request(width: 50, lines: 2)

    #expect(request.alignment == .center && request.lineSpacing == 4)
    #expect(request.breaksByCharacter && request.isRightToLeft)
    #expect(style == style.copy() as? NSParagraphStyle)
  }

  @Test("the descriptor of a preferred font has its text style")
  func textStyle() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    let descriptor = font.fontDescriptor

    #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
    #expect(descriptor.object(forKey: .size) as? CGFloat == font.pointSize)
    #expect(descriptor.fontAttributes[.family] as? String == font.familyName)
    #expect(font.withSize(9).fontDescriptor.object(forKey: .textStyle) != nil)
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .textStyle) == nil)
    #expect(font == UIFont.systemFont(ofSize: font.pointSize, weight: .semibold))
  }

}
