import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UITextField: backgrounds and edit menus", .serialized, .releasesEverything)
struct TextFieldBackgroundTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let red = UIImage.filled(.red, width: 4, height: 4)
  private let blue = UIImage.filled(.blue, width: 4, height: 4)

  init() {
    page.view.backgroundColor = .white
    page.view.addSubview(field)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private var color: [Int] {
    phone.advance(by: 0.1)
    return phone.color(at: CGPoint(x: 200, y: 117))
  }

  @Test("a disabled field has its own background", .rule("R-TXT-36"))
  func disabledBackground() {
    field.background = red
    field.disabledBackground = blue
    #expect(color == [255, 0, 0])

    field.isEnabled = false
    #expect(color == [0, 0, 255])
    field.disabledBackground = nil
    #expect(color == [255, 0, 0])
  }

  @Test("it isn't drawn without a background, or with round corners", .rule("R-TXT-36"))
  func disabledBackgroundAlone() {
    field.disabledBackground = blue
    field.isEnabled = false
    #expect(color == [255, 255, 255])

    field.background = red
    field.borderStyle = .roundedRect
    #expect(color != [0, 0, 255] && color != [255, 0, 0])
  }

  @Test("the delegate makes the edit menu of the selected text", .rule("R-TXT-34"))
  func editMenu() {
    final class Owner: NSObject, UITextFieldDelegate {
      var makesMenu = true
      var suggestions = 0

      func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        suggestions = suggestedActions.count
        guard makesMenu else { return nil }
        let action = UIAction(title: "Quote \(range.location) \(range.length)") { _ in
          textField.text = "quoted"
        }
        return UIMenu(children: [action] + suggestedActions)
      }
    }
    let owner = Owner()
    field.delegate = owner
    field.text = "some words"
    field.becomeFirstResponder()
    field.editing.editor.select(5..<10)
    owner.makesMenu = false
    field.editing.selectionInteraction.showMenu()
    let standard = EditMenu.shown(in: phone.window)?.titles ?? []
    #expect(standard.contains("Copy"))
    EditMenu.shown(in: phone.window)?.dismiss()
    phone.advance(by: 1)

    owner.makesMenu = true
    field.editing.selectionInteraction.showMenu()

    #expect(owner.suggestions > 0)
    #expect(EditMenu.shown(in: phone.window)?.titles == ["Quote 5 5"] + standard)
    EditMenu.shown(in: phone.window)?.dismiss()
    phone.advance(by: 1)
    field.resignFirstResponder()
  }
}
