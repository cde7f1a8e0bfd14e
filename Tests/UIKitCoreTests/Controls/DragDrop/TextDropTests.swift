import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Text that is dropped", .releasesEverything, .serialized, .rule("R-DRAG-60")) @MainActor
struct TextDropTests {
  private func stage(_ view: UIView) -> SimulatorStage {
    let stage = SimulatorStage()
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    stage.phone.window.addSubview(view)
    ReleaseWitnesses.announce(view)
    stage.advance(by: 0.1)
    return stage
  }

  @Test("is inserted into a field where it is dropped")
  func field() {
    let field = UITextField()
    field.text = "Tea"
    let stage = stage(field)

    #expect(stage.phone.dropItems([" and milk"], at: CGPoint(x: 310, y: 120)) == .copy)
    stage.advance(by: 0.5)
    #expect(field.text == "Tea and milk")
    #expect(field.isFirstResponder)

    #expect(stage.phone.dropItems(["Hot "], at: CGPoint(x: 20, y: 120)) == .copy)
    stage.advance(by: 0.5)
    #expect(field.text == "Hot Tea and milk")
    field.resignFirstResponder()
    stage.advance(by: 1)
  }

  @Test("is inserted into a text view that can be edited")
  func textView() {
    let view = UITextView()
    let stage = stage(view)

    stage.phone.dropItems(["Milk", "Bread"], at: CGPoint(x: 100, y: 120))
    stage.advance(by: 0.5)
    #expect(view.text == "Milk\nBread")
    view.resignFirstResponder()

    view.isEditable = false
    #expect(stage.phone.dropItems(["Salt"], at: CGPoint(x: 100, y: 120)) == .cancel)
    stage.advance(by: 1)
    #expect(view.text == "Milk\nBread")
  }

  @Test("is not accepted by a disabled field, nor are images")
  func refused() {
    let field = UITextField()
    let stage = stage(field)

    #expect(stage.phone.hoverItems([UIColor.red], at: CGPoint(x: 100, y: 120)) == .cancel)
    stage.phone.endItemHover()
    field.isEnabled = false
    #expect(stage.phone.dropItems(["Salt"], at: CGPoint(x: 100, y: 120)) == .cancel)
    #expect(field.text == "")
  }
}
