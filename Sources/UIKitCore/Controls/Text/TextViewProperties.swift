import Foundation

/// The properties of a text view that determine the attributes of new text.
@MainActor struct TextViewProperties {
  static let standardFont = UIFont.systemFont(ofSize: 12)

  var font: UIFont?
  var textColor: UIColor?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// The attributes of text that is set or typed.
  private(set) var attributes = AttributeSet.none

  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    var values = attributes.values
    values[key] = value
    attributes = AttributeSet(values)
  }
}
