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

/// Begins editing with a tap, moves the caret, and selects with several taps.
final class TextTapRecognizer: UITapGestureRecognizer {
  private unowned let textView: UITextView

  init(_ textView: UITextView) {
    self.textView = textView
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(TextTapRecognizer.tapped, "tapped"))
  }

  private weak var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touch = touches.first
  }

  private func tapped() {
    guard let touch, textView.isFirstResponder || textView.becomeFirstResponder() else { return }
    textView.editing.touchBegan(touch)
  }
}
