import Foundation

/// The properties of a text view that determine the attributes of new text.
@MainActor struct TextViewProperties {
  static let standardFont = UIFont.systemFont(ofSize: 12)

  var font: UIFont?
  var textColor: UIColor?
  var inputView: UIView?
  var linkAttributes: [NSAttributedString.Key: Any]? { didSet { sharedLinks = nil } }
  private var sharedLinks: (tint: UIColor, attributes: AttributeSet)?
  var inputAccessoryView: UIView?
  /// The attributes of text that is set or typed.
  private(set) var attributes = AttributeSet.none

  /// The attributes of characters without attributes of their own, with the font.
  var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? Self.standardFont].merging(attributes.values) { $1 }
  }

  /// Returns the attributes of links for a tint color; the same object while both are the same.
  mutating func sharedLinkAttributes(_ tint: UIColor) -> AttributeSet {
    if let sharedLinks, sharedLinks.tint == tint { return sharedLinks.attributes }
    let attributes = AttributeSet(linkAttributes ?? [.foregroundColor: tint])
    sharedLinks = (tint, attributes)
    return attributes
  }

  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    var values = attributes.values
    values[key] = value
    attributes = AttributeSet(values)
  }
}
