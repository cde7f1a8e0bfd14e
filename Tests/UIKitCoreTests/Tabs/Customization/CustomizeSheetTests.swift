import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Customization sheet", .releasesEverything, .serialized) @MainActor
struct CustomizeSheetTests {
  private let stage = CustomizingStage("A", "B", "M", "C")
  private var bar: UITabBar { stage.bar }

  // MARK: Dragging

  @Test("fixed items are neither moved nor replaced", .rule("R-CUS-11"))
  func fixedItems() {
    stage.begin("A", "B", "C", "D")

    stage.drag(candidate: "D", toPlace: 2)
    stage.drag(place: 2, toPlace: 0)
    stage.drag(place: 0, toPlace: 2)

    #expect(stage.titles == ["A", "B", "M", "C"])
  }

  @Test("moving an item along the bar shifts the others around fixed ones", .rule("R-CUS-20"))
  func reordering() {
    stage.begin("A", "B", "C", "D")

    stage.drag(place: 0, toPlace: 3)

    #expect(stage.titles == ["B", "C", "M", "A"])
    let layout = bar.layout
    for (place, button) in bar.row.buttons.enumerated() {
      #expect(button.frame == layout.buttonFrame(at: place))
      #expect(button.alpha == 1)
    }
  }

  @Test("a candidate that is on the bar changes places", .rule("R-CUS-20"))
  func exchange() {
    stage.begin("A", "B", "C", "D")
    #expect(stage.candidate("A")?.isOnBar == true)
    #expect(stage.candidate("D")?.isOnBar == false)

    stage.drag(candidate: "C", toPlace: 0)
    #expect(stage.titles == ["C", "B", "M", "A"])

    stage.drag(candidate: "D", toPlace: 0)
    #expect(stage.titles == ["D", "B", "M", "A"])
    #expect(stage.candidate("C")?.isOnBar == false)
    #expect(stage.candidate("D")?.isOnBar == true)
  }

  @Test("an item dropped elsewhere returns", .rule("R-CUS-20"))
  func droppedElsewhere() {
    stage.begin("A", "B", "C", "D")
    let sheet = stage.sheet
    let count = sheet?.subviews.count

    stage.phone.drag(from: stage.center(ofCandidate: "D"), to: CGPoint(x: 200, y: 500))
    #expect(sheet?.subviews.count == (count ?? 0) + 1)
    stage.phone.advance(by: 1)
    stage.phone.drag(from: stage.center(ofPlace: 0), to: CGPoint(x: 200, y: 300))
    stage.phone.advance(by: 1)

    #expect(sheet?.subviews.count == count)
    #expect(stage.titles == ["A", "B", "M", "C"])
    #expect(stage.candidate("D")?.isLifted == false)
    #expect(bar.row.buttons.allSatisfy { $0.alpha == 1 })
    #expect(!bar.endCustomizing(animated: false))
  }

  @Test("a selected item that is removed from the bar is deselected", .rule("R-CUS-13"))
  func selectionLeaves() {
    bar.selectedItem = stage.item("B")
    stage.begin("A", "B", "C", "D")

    stage.drag(place: 1, toPlace: 0)
    #expect(bar.selectedItem === stage.item("B"))
    stage.drag(candidate: "D", toPlace: 0)

    #expect(bar.selectedItem == nil)
    #expect(bar.row.buttons.allSatisfy { !$0.isSelected })
    #expect(!stage.journal.lines.contains { $0.hasPrefix("didSelect") })
  }

  @Test("a drag is dropped when the sheet is dismissed")
  func endDuringDrag() {
    stage.begin("A", "B", "C", "D")
    let start = stage.center(ofCandidate: "D")
    let finger = Finger(stage.phone)
    finger.down(start)
    finger.move(stage.center(ofPlace: 0))
    #expect(stage.sheet?.drag != nil)

    #expect(!bar.endCustomizing(animated: false))
    finger.up(stage.center(ofPlace: 0))

    #expect(stage.titles == ["A", "B", "M", "C"])
  }

  @Test("a cancelled touch drops nothing", .rule("R-CUS-20"))
  func cancelledTouch() {
    stage.begin("A", "B", "C", "D")
    let finger = Finger(stage.phone)
    finger.down(stage.center(ofCandidate: "D"))
    finger.move(stage.center(ofPlace: 0))
    finger.cancel(stage.center(ofPlace: 0))
    stage.phone.advance(by: 1)

    #expect(stage.titles == ["A", "B", "M", "C"])
    #expect(stage.sheet?.drag == nil)
  }

  @Test("only the place under the touch is highlighted", .rule("R-CUS-20"))
  func glow() throws {
    stage.begin("A", "B", "C", "D")
    let sheet = try #require(stage.sheet)
    func glowing() -> [Int] {
      sheet.places.subviews.indices.filter { sheet.places.subviews[$0].layer.shadowOpacity > 0 }
    }
    #expect(sheet.places.subviews.count == 3)
    let finger = Finger(stage.phone)

    finger.down(stage.center(ofCandidate: "D"))
    #expect(glowing() == [])
    finger.move(stage.center(ofPlace: 1))
    #expect(glowing() == [1])
    finger.move(stage.center(ofPlace: 2))
    #expect(glowing() == [])
    finger.move(stage.center(ofPlace: 3))
    #expect(glowing() == [2])
    finger.up(stage.center(ofPlace: 3))
    #expect(glowing() == [])
    #expect(stage.titles == ["A", "B", "M", "D"])
  }

  @Test("the bar's controls are in the order of the items among its subviews", .rule("R-CUS-20"))
  func controls() {
    stage.begin("A", "B", "C", "D", "E")

    stage.drag(candidate: "D", toPlace: 1)
    stage.drag(candidate: "E", toPlace: 3)
    stage.done()

    #expect(bar.subviews.dropFirst().map(\.accessibilityLabel) == ["A", "D", "M", "E"])
    #expect(bar.subviews.first === bar.backgroundView)
  }

  // MARK: Touches

  @Test("neither page nor bar receive taps while the sheet is shown", .rule("R-CUS-23"))
  func page() throws {
    try stage.phone.tap("Page")
    #expect(stage.page.taps == 1)
    stage.begin("A", "B", "C", "D")

    stage.phone.tap(at: CGPoint(x: 150, y: 322))
    stage.phone.tap(at: stage.center(ofPlace: 0))
    stage.phone.tap(at: stage.center(ofPlace: 2))

    #expect(stage.page.taps == 1)
    #expect(bar.selectedItem == nil)
    stage.done()
    try stage.phone.tap("Page")
    stage.phone.tap(at: stage.center(ofPlace: 2))
    #expect(stage.page.taps == 2)
    #expect(bar.selectedItem === stage.item("M"))
  }

  // MARK: Layout

  @Test("the sheet is above the bar, or below it if there is more space", .rule("R-CUS-21"))
  func place() throws {
    stage.begin("A")
    var panel = try #require(stage.sheet?.panel)
    #expect(abs(panel.convert(panel.bounds, to: nil).maxY - bar.frame.minY) < 0.5)
    #expect(panel.insets.top == 59)
    bar.endCustomizing(animated: false)

    stage.page.barFrame = { CGRect(x: 0, y: 59, width: $0.width, height: 49) }
    stage.page.view.setNeedsLayout()
    stage.phone.advance(by: 0.1)
    stage.begin("A", "D")
    panel = try #require(stage.sheet?.panel)
    let frame = panel.convert(panel.bounds, to: nil)
    #expect(abs(frame.minY - 108) < 0.5)
    #expect(frame.maxY == 852)
    #expect(panel.insets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    stage.drag(candidate: "D", toPlace: 0)
    #expect(stage.titles.first == "D")
  }

  @Test("the sheet follows a rotation", .rule("R-CUS-21"))
  func rotation() throws {
    stage.begin("A", "B", "C", "D")

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)

    let panel = try #require(stage.sheet?.panel)
    let onScreen = panel.convert(panel.bounds, to: nil)
    #expect(onScreen.width == 852)
    #expect(abs(onScreen.maxY - bar.frame.minY) < 0.5)
    #expect(panel.insets.left == 59)
    stage.drag(candidate: "D", toPlace: 3)
    #expect(stage.titles == ["A", "B", "M", "D"])
  }

  @Test("a rotation does not interrupt a drag")
  func rotationDuringDrag() {
    stage.begin("A", "B", "C", "D")
    let finger = Finger(stage.phone)
    finger.down(stage.center(ofPlace: 0))
    finger.move(stage.center(ofPlace: 1))

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)
    finger.move(stage.center(ofPlace: 3))
    finger.up(stage.center(ofPlace: 3))
    stage.phone.advance(by: 1)

    #expect(stage.titles == ["B", "C", "M", "A"])
    #expect(bar.row.buttons.allSatisfy { $0.alpha == 1 })
  }

  @Test("in right-to-left layouts the sheet is mirrored", .rule("R-CUS-22"))
  func rightToLeft() throws {
    stage.phone.layoutDirection = .rightToLeft
    stage.begin("A", "B", "C", "D")

    let panel = try #require(stage.sheet?.panel)
    #expect(panel.doneButton.frame.minX == 16)
    #expect(stage.center(ofCandidate: "A").x > stage.center(ofCandidate: "B").x)
    stage.drag(candidate: "D", toPlace: 0)
    #expect(stage.titles == ["D", "B", "M", "C"])
    stage.drag(place: 0, toPlace: 1)
    #expect(stage.titles == ["B", "D", "M", "C"])
  }

  @Test("with Reduce Motion the sheet fades")
  func reducedMotion() {
    stage.phone.reducesMotion = true
    bar.beginCustomizingItems([stage.item("A")])
    stage.phone.advance(by: 0.1)

    #expect(stage.sheet?.panel.transform == .identity)
    stage.phone.advance(by: 1)
    stage.done()
    #expect(stage.journal.lines.last == "didEnd ABMC on")
  }

  @Test("a rotated bar can be customized by dragging")
  func turnedBar() {
    stage.page.barFrame = { CGRect(x: 20, y: $0.height - 200, width: 300, height: 49) }
    bar.transform = .identity
    stage.page.view.setNeedsLayout()
    stage.phone.advance(by: 0.1)
    let holder = UIView(frame: CGRect(x: 30, y: 500, width: 320, height: 320))
    stage.page.view.addSubview(holder)
    bar.removeFromSuperview()
    holder.addSubview(bar)
    stage.page.barFrame = { _ in CGRect(x: 10, y: 100, width: 300, height: 49) }
    holder.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.phone.advance(by: 0.1)
    stage.begin("A", "B", "C", "D")

    stage.drag(candidate: "D", toPlace: 1)

    #expect(stage.titles == ["A", "D", "M", "C"])
    #expect(stage.center(ofPlace: 0).y < stage.center(ofPlace: 1).y)
  }

  // MARK: Accessibility

  @Test("the sheet's elements are accessible, the elements behind it are not", .rule("R-CUS-24"))
  func accessibility() {
    stage.begin("A", "D")

    let elements = stage.phone.elements
    #expect(
      elements.map(\.label) == [
        "Configure", "Done", "Drag the icons to organize tabs.", "A", "D", "A", "B", "M", "C",
      ]
    )
    #expect(elements[3].value == "In the tab bar")
    #expect(elements[4].value == nil)
    #expect(elements[1].traits.contains(.button))
    #expect(elements[0].traits.contains(.header))
    stage.done()
    #expect(stage.phone.elements.contains { $0.label == "Page" })
  }
}

/// Sends single touch phases.
@MainActor
private struct Finger {
  let phone: Simulator

  init(_ phone: Simulator) { self.phone = phone }

  func down(_ point: CGPoint) { send(.began, point) }
  func move(_ point: CGPoint) { send(.moved, point) }
  func up(_ point: CGPoint) { send(.ended, point) }
  func cancel(_ point: CGPoint) { send(.cancelled, point) }

  private func send(_ phase: TouchInput.Phase, _ point: CGPoint) {
    let screen = phone.window.screen
    let input = TouchInput(
      identifier: 7,
      phase: phase,
      location: point,
      timestamp: screen.clock.now
    )
    UIApplication.shared.deliver(touches: [input], to: screen)
    phone.advance(by: 0.05)
  }
}
