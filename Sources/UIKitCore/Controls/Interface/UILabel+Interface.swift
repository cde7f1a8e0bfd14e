import Foundation

/// The words of interface files for properties of text.
@MainActor enum InterfaceText {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}

extension InterfaceElement {
  // R-IB-22
  /// Returns the attributed text of a property, or `nil` if there is none.
  @MainActor func attributedText(_ key: String) -> NSAttributedString? {
    guard let element = value(key), element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let list = fragment.child("attributes") {
        attributes[.foregroundColor] = list.color("NSColor")
        attributes[.backgroundColor] = list.color("NSBackgroundColor")
        attributes[.font] = list.value("NSFont").map(Self.attributedFont)
        attributes[.paragraphStyle] = list.value("NSParagraphStyle").map(Self.paragraphStyle)
      }
      let text = fragment.text("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  @MainActor private static func attributedFont(_ element: InterfaceElement) -> UIFont {
    let size: CGFloat = element.value(of: "size") ?? UIFont.systemFontSize
    if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
    switch element["metaFont"] {
    case "systemBold": return .boldSystemFont(ofSize: size)
    case let style? where style.hasPrefix("UICTFontTextStyle"):
      return .preferredFont(forTextStyle: .init(rawValue: style))
    default: return .systemFont(ofSize: size)
    }
  }

  @MainActor private static func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let value = element.member("alignment", of: InterfaceText.alignments) {
      style.alignment = value
    }
    if let value = element.member("lineBreakMode", of: InterfaceText.lineBreaks) {
      style.lineBreakMode = value
    }
    element.set("lineSpacing", \.lineSpacing, of: style)
    element.set("firstLineHeadIndent", \.firstLineHeadIndent, of: style)
    element.set("headIndent", \.headIndent, of: style)
    element.set("tailIndent", \.tailIndent, of: style)
    element.set("lineHeightMultiple", \.lineHeightMultiple, of: style)
    element.set("paragraphSpacing", \.paragraphSpacing, of: style)
    element.set("paragraphSpacingBefore", \.paragraphSpacingBefore, of: style)
    element.set("minimumLineHeight", \.minimumLineHeight, of: style)
    element.set("maximumLineHeight", \.maximumLineHeight, of: style)
    return style
  }
}

extension UILabel: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) { decodeLabel(from: coder) }

  func decodeLabel(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    decodeText(of: coder.element)
  }

  /// Sets the text and its appearance.
  func decodeText(of element: InterfaceElement) {
    if let font = element.font("fontDescription") { self.font = font }
    if let color = element.color("textColor") { textColor = color }
    if element.isReset("textColor") { textColor = nil }
    if let color = element.color("highlightedColor") { highlightedTextColor = color }
    if let color = element.color("shadowColor") { shadowColor = color }
    if let offset = element.size("shadowOffset") { shadowOffset = offset }
    element.set("textAlignment", \.textAlignment, of: self, from: InterfaceText.alignments)
    element.set("lineBreakMode", \.lineBreakMode, of: self, from: InterfaceText.lineBreaks)
    element.set("numberOfLines", \.numberOfLines, of: self)
    element.set("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, of: self)
    element.set("minimumScaleFactor", \.minimumScaleFactor, of: self)
    element.set(
      "adjustsFontForContentSizeCategory",
      \.adjustsFontForContentSizeCategory,
      of: self
    )
    element.set("enabled", \.isEnabled, of: self)
    element.set("highlighted", \.isHighlighted, of: self)
    if let text = element.text("text") { self.text = text }
    if let text = element.attributedText("attributedText") { attributedText = text }
  }
}

extension UIImageView: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) { decodeImageView(from: coder) }

  func decodeImageView(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    if let image = element.image("image") { self.image = image }
    if element.isReset("image") { image = nil }
    if let image = element.image("highlightedImage") { highlightedImage = image }
    element.set("highlighted", \.isHighlighted, of: self)
    if let symbol = element.symbolConfiguration("preferredSymbolConfiguration") {
      preferredSymbolConfiguration = symbol
    }
  }
}
