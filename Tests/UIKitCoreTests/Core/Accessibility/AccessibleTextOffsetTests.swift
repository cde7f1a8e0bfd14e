import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Text for assistive technologies") struct AccessibleTextOffsetTests {
  @Test("offsets are characters, and differences are found from both ends", .rule("R-AX-70"))
  func offsets() {
    let offsets = ScalarOffsets("a😀b")
    #expect(offsets.count == 3)
    #expect(offsets.scalars(before: 3) == 2)
    #expect(offsets.units(before: 2) == 3)
    #expect(offsets.units(before: -1) == 4)
    #expect(offsets.string(in: 1..<3) == "😀")
    let difference = AccessibleTextDifference(from: "one two", to: "one three")
    #expect(difference?.start == 5)
    #expect(difference?.removed == "wo")
    #expect(difference?.inserted == "hree")
    #expect(AccessibleTextDifference(from: "a", to: "a") == nil)
  }

  @Test("secret text is read as bullets and not changed when it is read only", .rule("R-AX-71"))
  func secret() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "abc"
    let text = field.accessibleText
    #expect(text?.accessibleString == "abc")
    #expect(text?.isAccessibleTextMultiline == false)
    field.isSecureTextEntry = true
    #expect(text?.accessibleString == "\u{2022}\u{2022}\u{2022}")
    text?.replaceAccessibleText(in: 1..<2, with: "xy")
    #expect(field.text == "axyc")
    field.isEnabled = false
    text?.replaceAccessibleText(in: 0..<1, with: "")
    #expect(field.text == "axyc")
    #expect(text?.accessibleRange(of: .word, at: 1) == 0..<4)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one\ntwo"
    view.isEditable = false
    #expect(view.accessibleText?.isAccessibleTextEditable == false)
    #expect(view.accessibleText?.accessibleRange(of: .paragraph, at: 5) == 4..<7)
  }
}
