import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Custom accessibility actions", .rule("R-AX-24"), .serialized) @MainActor
struct CustomActionTests {
  private let phone = Simulator()

  private func view(_ label: String) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    phone.window.addSubview(view)
    return view
  }

  @Test("a view has no custom actions by default")
  func defaults() {
    #expect(UIView().accessibilityCustomActions == nil)
    #expect(
      UIAccessibilityElement(accessibilityContainer: UIView()).accessibilityCustomActions == nil
    )
    #expect(UIAccessibilityCustomAction(name: "Open", actionHandler: nil).name == "Open")
  }

  @Test("performing an action calls its handler and returns the handler's result")
  func handler() throws {
    var performed: [String] = []
    view("Mail").accessibilityCustomActions = [true, false].map { answer in
      UIAccessibilityCustomAction(name: answer ? "Archive" : "Delete") { action in
        performed.append(action.name)
        return answer
      }
    }

    #expect(phone.elements.first?.actions == ["Archive", "Delete"])
    #expect(try phone.perform("Archive", on: "Mail"))
    #expect(try !phone.perform("Delete", on: "Mail"))
    #expect(performed == ["Archive", "Delete"])
  }

  @Test("elements that are not views have actions, too, and one without a handler fails")
  func elements() throws {
    let holder = view("Holder")
    holder.isAccessibilityElement = false
    let element = UIAccessibilityElement(accessibilityContainer: holder)
    element.accessibilityLabel = "Point"
    element.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Move", actionHandler: nil)
    ]
    holder.accessibilityElements = [element]

    #expect(try !phone.perform("Move", on: "Point"))
  }

  @Test("performing an unknown action throws an error that lists the available actions")
  func missing() throws {
    view("Mail").accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in true }
    ]

    let error = #expect(throws: Simulator.NotOnScreen.self) {
      try phone.perform("Delete", on: "Mail")
    }
    #expect(error?.label == "Mail: Delete")
    #expect(error?.present == ["Mail: Archive"])
  }
}
