import SimulatorKit
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite("UITextField: focus and actions", .serialized) struct TextFieldFocusTests {
  private let phone = Simulator(.iPhone15)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() { phone.window.addSubview(field) }

  @Test("a callback that moves the focus leaves one field that is edited", .rule("R-TXT-91"))
  func movingFocus() {
    let (second, third) = (UITextField(frame: field.frame), UITextField(frame: field.frame))
    phone.window.addSubview(second)
    phone.window.addSubview(third)
    field.addAction(UIAction { _ in third.becomeFirstResponder() }, for: .editingDidEnd)
    field.becomeFirstResponder()

    #expect(second.becomeFirstResponder())

    #expect([field, second, third].filter(\.isEditing) == [second])
    #expect([field, second, third].filter(\.isFirstResponder) == [second])
  }

  @Test("keys perform only actions that the field allows", .rule("R-TXT-93"))
  func forbiddenActions() {
    final class Field: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != Selector("paste:") && super.canPerformAction(action, withSender: sender)
      }
    }
    let strict = Field(frame: field.frame)
    phone.window.addSubview(strict)
    UIPasteboard.general.string = "x"
    strict.becomeFirstResponder()

    phone.press(.character("v"), holding: .control)
    #expect(strict.text == "")
    field.becomeFirstResponder()
    phone.press(.character("v"), holding: .control)

    #expect(field.text == "x")
  }
}
