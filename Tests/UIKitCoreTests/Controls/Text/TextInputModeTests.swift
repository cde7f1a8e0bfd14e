import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UITextInputMode", .releasesEverything) struct TextInputModeTests {
  private final class GermanField: UITextField {
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "de" }
    }
  }

  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let german = GermanField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))

  init() {
    page.view.addSubview(field)
    page.view.addSubview(german)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  @Test("the first input mode is that of the user's language", .rule("R-TXT-32"))
  func modes() {
    #expect(UITextInputMode.activeInputModes.first?.primaryLanguage == "en")
    #expect(field.textInputMode === UITextInputMode.activeInputModes.first)
    #expect(german.textInputMode?.primaryLanguage == "de")
  }

  @Test("the keyboard has the letters of the first responder's input mode", .rule("R-TXT-32"))
  func keyboard() {
    german.becomeFirstResponder()
    phone.advance(by: 0.5)
    #expect(phone.keyboard.keys.contains("Ü"))

    field.becomeFirstResponder()
    phone.advance(by: 0.5)
    #expect(!phone.keyboard.keys.contains("Ü"))
  }

  @Test("a change of the input mode posts a notification", .rule("R-TXT-32"))
  func notification() {
    field.becomeFirstResponder()
    let journal = Journal()
    let token = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification,
      object: nil,
      queue: nil
    ) { notice in
      MainActor.assumeIsolated {
        guard let mode = notice.object as? UITextInputMode else { return }
        journal.record(mode.primaryLanguage ?? "")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    german.becomeFirstResponder()
    field.becomeFirstResponder()
    page.becomeFirstResponder()
    field.resignFirstResponder()

    #expect(journal.lines == ["de", "en"])
  }
}
