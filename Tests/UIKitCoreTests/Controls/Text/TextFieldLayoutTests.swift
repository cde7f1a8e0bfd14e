import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITextField: layout") @MainActor struct TextFieldLayoutTests {
  private func layout(_ style: UITextField.BorderStyle = .none) -> TextFieldLayout {
    TextFieldLayout(bounds: CGRect(x: 0, y: 0, width: 200, height: 34), borderStyle: style)
  }

  @Test("a field is 22 points high without a border and 34 with one")
  func heights() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test("the text is inset by seven points in a rounded border")
  func insets() {
    #expect(layout(.none).text == CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(layout(.roundedRect).text == CGRect(x: 7, y: 2, width: 186, height: 30))
  }

  @Test("side views and the clear button take width from the text, mirrored from right to left")
  func sides() {
    var layout = layout(.roundedRect)
    layout.leftSize = CGSize(width: 30, height: 20)
    layout.showsClearButton = true

    #expect(layout.leftView == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(layout.clearButton == CGRect(x: 176, y: 8, width: 19, height: 19))
    #expect(layout.text == CGRect(x: 30, y: 2, width: 141, height: 30))
    layout.isRightToLeft = true
    #expect(layout.leftView.maxX == 200)
    #expect(layout.clearButton.minX == 5)
    #expect(layout.text.minX == 29)
  }

  @Test("a field that overrides its rectangles is laid out with them")
  func overrides() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }
    let window = UIWindow()
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    window.addSubview(field)
    window.isHidden = false
    field.becomeFirstResponder()
    field.layoutIfNeeded()

    #expect(field.editing.canvas.frame == CGRect(x: 20, y: 0, width: 160, height: 34))
    field.resignFirstResponder()
  }

  @Test("attributes and fonts are those that were set")
  func attributes() {
    let field = UITextField()
    #expect(field.font?.pointSize == 17)
    field.text = "one"
    field.font = .boldSystemFont(ofSize: 20)
    field.textColor = .red

    #expect(
      field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font
    )
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    field.attributedText = NSAttributedString(string: "two", attributes: [.kern: 2])
    #expect(field.text == "two")
    #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
  }
}
