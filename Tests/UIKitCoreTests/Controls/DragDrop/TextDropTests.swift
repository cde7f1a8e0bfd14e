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

  /// Returns a field with selected text, and the middle of the selection.
  private func selected(_ text: String, _ range: Range<Int>) throws
    -> (SimulatorStage, UITextField, CGPoint)
  {
    let field = UITextField()
    field.text = text
    let stage = stage(field)
    field.becomeFirstResponder()
    let first = field.position(from: field.beginningOfDocument, offset: range.lowerBound)
    let last = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    let (start, end) = (try #require(first), try #require(last))
    let selection = try #require(field.textRange(from: start, to: end))
    field.selectedTextRange = selection
    stage.advance(by: 0.5)
    let rect = field.firstRect(for: selection)
    return (stage, field, field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
  }

  @Test("is the selection of the same field, which is moved", .rule("R-DRAG-61"))
  func moves() throws {
    let (stage, field, point) = try selected("Hot tea ", 0..<4)

    stage.phone.dragAndDrop(from: point, to: CGPoint(x: 310, y: 120))
    stage.advance(by: 1)

    #expect(field.text == "tea Hot ")
    field.resignFirstResponder()
    stage.advance(by: 1)
  }

  @Test("is the selection of another view, which is copied by a pointer", .rule("R-DRAG-61"))
  func copies() throws {
    let (stage, field, point) = try selected("Hot tea", 4..<7)
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    stage.phone.window.addSubview(notes)

    stage.phone.dragPointer(from: point, to: CGPoint(x: 100, y: 220))
    stage.advance(by: 1)

    #expect(field.text == "Hot tea")
    #expect(notes.text == "tea")
    notes.resignFirstResponder()
    stage.advance(by: 1)
  }

  @Test("is not dragged by a click, which places the caret", .rule("R-DRAG-61"))
  func click() throws {
    let (stage, field, point) = try selected("Hot tea", 4..<7)

    stage.phone.click(at: point)
    stage.advance(by: 0.1)

    #expect(field.selectedTextRange?.isEmpty == true)
    field.resignFirstResponder()
    stage.advance(by: 1)
  }
}
