import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Tool tips", .rule("R-PTR-8"))
struct ToolTipTests {
  private let phone = Simulator()
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  init() { phone.window.addSubview(button) }

  @Test("a control has a text that is shown when the pointer rests on it")
  func controls() {
    #expect(phone.toolTip(at: CGPoint(x: 120, y: 120)) == nil)
    #expect(button.toolTipInteraction == nil)
    button.toolTip = "Add a task"
    #expect(phone.toolTip(at: CGPoint(x: 120, y: 120)) == "Add a task")
    #expect(phone.toolTip(at: CGPoint(x: 20, y: 120)) == nil)
    button.toolTip = "Add a note"
    #expect(button.interactions.count == 1)
    #expect(button.toolTipInteraction?.defaultToolTip == "Add a note")
    button.toolTip = nil
    #expect(button.interactions.isEmpty)
    #expect(phone.toolTip(at: CGPoint(x: 120, y: 120)) == nil)
  }

  @Test("a delegate returns texts for parts of a view")
  func parts() throws {
    let delegate = SeatNames()
    let plan = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
    let interaction = UIToolTipInteraction(defaultToolTip: "Aisle")
    interaction.delegate = delegate
    plan.addInteraction(interaction)
    phone.window.addSubview(plan)
    #expect(phone.toolTip(at: CGPoint(x: 10, y: 310)) == "Seat 0")
    #expect(phone.toolTip(at: CGPoint(x: 250, y: 310)) == "Aisle")
    let found = UIApplication.shared.toolTip(at: CGPoint(x: 150, y: 310), on: phone.window.screen)
    #expect(found?.rect == CGRect(x: 100, y: 300, width: 100, height: 100))
    interaction.isEnabled = false
    #expect(phone.toolTip(at: CGPoint(x: 10, y: 310)) == nil)
    interaction.isEnabled = true
    interaction.delegate = nil
    interaction.defaultToolTip = ""
    #expect(phone.toolTip(at: CGPoint(x: 10, y: 310)) == nil)
  }

  @Test(
    "the text of a view behind the front view is shown if that has none, but not during a touch"
  )
  func nesting() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addSubview(inner)
    inner.addInteraction(UIToolTipInteraction())
    button.toolTip = "Outside"
    #expect(phone.toolTip(at: CGPoint(x: 110, y: 110)) == "Outside")
    phone.press(at: CGPoint(x: 110, y: 110))
    #expect(phone.toolTip(at: CGPoint(x: 110, y: 110)) == nil)
    phone.lift()
  }

  private final class SeatNames: NSObject, UIToolTipInteractionDelegate {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
      -> UIToolTipConfiguration?
    {
      let seat = Int(point.x / 100)
      guard seat < 2 else { return nil }
      let rect = CGRect(x: CGFloat(seat) * 100, y: 0, width: 100, height: 100)
      return seat == 0
        ? UIToolTipConfiguration(toolTip: "Seat 0")
        : UIToolTipConfiguration(toolTip: "Seat 1", in: rect)
    }
  }
}
