import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Keys that undo", .releasesEverything)
struct UndoKeyTests {
  private final class Page: UIViewController {
    let undo = UndoManager()
    var number = 0

    override var undoManager: UndoManager? { undo }
    override var canBecomeFirstResponder: Bool { true }

    func set(_ value: Int) {
      let old = number
      number = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  @Test("Control-Z undoes with the manager of the first responder", .rule("R-KEY-16"))
  func undoing() {
    let phone = Simulator(.iPhone15)
    let page = Page()
    phone.window.rootViewController = page
    page.becomeFirstResponder()
    page.set(1)

    #expect(phone.press(.character("z"), holding: .control))
    #expect(page.number == 0)
    #expect(!phone.press(.character("z"), holding: .control))
    phone.press(.character("z"), holding: [.control, .shift])
    #expect(page.number == 1)
    phone.press(.character("z"), holding: .command)
    phone.press(.character("y"), holding: .control)
    #expect(page.number == 1)
  }

  @Test("without a first responder it is the manager of the window", .rule("R-KEY-16"))
  func window() throws {
    let phone = Simulator(.iPhone15)
    phone.window.rootViewController = UIViewController()
    let label = UILabel()
    label.text = "old"
    try #require(phone.window.undoManager).registerUndo(withTarget: label) { $0.text = "new" }

    phone.press(.character("z"), holding: .control)
    #expect(label.text == "new")
    phone.window.undoManager?.removeAllActions()
  }
}
