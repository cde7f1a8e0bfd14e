import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Tab and text", .releasesEverything) struct TextTabKeyTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let toggle = UISwitch(frame: CGRect(x: 20, y: 150, width: 60, height: 31))
  private let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private let notes = UITextView(frame: CGRect(x: 20, y: 250, width: 200, height: 60))
  private let button = UIButton(frame: CGRect(x: 20, y: 330, width: 100, height: 40))

  init() {
    for view in [name, toggle, other, notes, button] { page.view.addSubview(view) }
    name.text = "Ada"
    name.clearButtonMode = .always
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private var focused: UIView? { phone.window.screen.focusSystemInUse.focusedItem as? UIView }

  @Test("Tab reaches controls and text in reading order", .rule("R-TXT-60", "R-FOC-41"))
  func order() {
    phone.tap(at: CGPoint(x: 100, y: 117))
    #expect(name.isEditing)

    phone.press(.tab)
    #expect(focused === toggle)
    #expect(!name.isEditing)
    phone.press(.space)
    #expect(toggle.isOn)
    phone.press(.tab)
    #expect(other.isEditing)
    phone.press(.tab)
    #expect(notes.isFirstResponder)
    #expect(focused === notes)
  }

  @Test("a field that is reached by Tab selects its text", .rule("R-TXT-60"))
  func selecting() {
    other.text = "old"
    phone.tap(at: CGPoint(x: 100, y: 117))

    phone.press(.tab)
    phone.press(.tab)
    phone.type("new")
    #expect(other.text == "new")
    phone.press(.tab, holding: .shift)
    phone.press(.tab, holding: .shift)
    #expect(name.isEditing)
    #expect(name.editing.editor.selection.range == 0..<3)
    #expect(name.text == "Ada")
  }

  @Test("Tab inserts a tab into a text view, Shift-Tab and Control-Tab leave it", .rule("R-FOC-42"))
  func textView() {
    notes.becomeFirstResponder()

    phone.type("a")
    phone.press(.tab)
    #expect(notes.text == "a\t")
    phone.press(.tab, holding: .control)
    #expect(focused === button)
    #expect(!notes.isFirstResponder)
    phone.press(.tab, holding: .shift)
    #expect(notes.isFirstResponder)
    phone.press(.tab, holding: .shift)
    #expect(other.isEditing)
    phone.press(.tab)
    phone.press(.tab, holding: [.control, .shift])
    #expect(other.isEditing)
    #expect(notes.text == "a\t")
  }

  @Test("text that is not editable is left by Tab", .rule("R-FOC-42"))
  func readOnly() {
    notes.isEditable = false
    other.becomeFirstResponder()

    phone.press(.tab)
    #expect(notes.isFirstResponder)
    phone.press(.tab)
    #expect(focused === button)
    #expect(!notes.isFirstResponder)
  }

  private final class Refuser: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test("the focus stays in a field that refuses to end", .rule("R-FOC-41"))
  func refusing() {
    let refuser = Refuser()
    name.delegate = refuser
    name.becomeFirstResponder()

    phone.press(.tab)
    #expect(name.isEditing)
    #expect(focused !== toggle)
    name.delegate = nil
    phone.press(.tab)
    #expect(focused === toggle)
  }

  @Test("editing that the application begins moves a visible focus", .rule("R-FOC-41"))
  func following() {
    name.becomeFirstResponder()
    #expect(focused == nil)
    phone.press(.tab)

    other.becomeFirstResponder()

    #expect(focused === other)
    phone.press(.tab)
    #expect(focused === notes)
  }

  @Test("Tab stays in an alert with fields", .rule("R-FOC-11", "R-TXT-60"))
  func alert() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    name.becomeFirstResponder()
    page.present(alert, animated: false)
    phone.advance(by: 0.5)
    let fields = alert.textFields ?? []

    #expect(fields.first?.isEditing == true)
    phone.press(.tab)
    #expect(fields.last?.isEditing == true)
    for _ in 0..<5 {
      phone.press(.tab)
      #expect(!name.isEditing && !other.isEditing && focused !== toggle)
      #expect(focused?.isDescendant(of: alert.view) == true)
    }
    alert.dismiss(animated: false)
    phone.advance(by: 0.5)
  }

  @Test("hidden fields are not reached", .rule("R-FOC-6"))
  func hidden() {
    other.isHidden = true
    toggle.isEnabled = false
    name.becomeFirstResponder()

    phone.press(.tab)

    #expect(notes.isFirstResponder)
  }
}
