import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Customizing a bar with the keyboard", .releasesEverything, .serialized) @MainActor
struct CustomizeSheetKeyTests {
  private let stage = CustomizingStage("A", "B", "M", "C")
  private var bar: UITabBar { stage.bar }
  private var phone: Simulator { stage.phone }

  /// Presses keys one after the other, each followed by the time of its animation.
  private func press(_ keys: Simulator.Key...) {
    for key in keys {
      phone.press(key)
      phone.advance(by: 0.5)
    }
  }

  /// The label of the element inside the focus ring, or `nil` if the ring is hidden.
  private var marked: String? {
    guard let ring = stage.sheet?.marker, let holder = ring.superview else { return nil }
    let middle = holder.convert(ring.center, to: nil)
    return phone.elements.first { $0.frame.contains(middle) }?.label
  }

  private func glowing() -> [Int] {
    stage.sheet?.places.subviews.indices.filter {
      stage.sheet?.places.subviews[$0].layer.shadowOpacity ?? 0 > 0
    } ?? []
  }

  // MARK: Focus ring

  @Test("the focus ring appears with the first key and follows the keys", .rule("R-CUS-26"))
  func marker() {
    stage.begin("A", "B", "C", "D", "E")
    #expect(marked == nil)

    press(.tab)
    #expect(marked == "A")
    press(.rightArrow)
    #expect(marked == "B")
    press(.downArrow)
    #expect(marked == "E")
    press(.upArrow, .upArrow)
    #expect(marked == "Done")
    press(.tab)
    #expect(marked == "A")
  }

  @Test(
    "below the candidates are the places on the bar, without fixed ones",
    .rule("R-CUS-26")
  )
  func places() {
    stage.begin("A", "B", "C", "D")
    press(.tab, .downArrow)
    #expect(marked == "A")
    #expect(stage.sheet?.marker.superview === stage.sheet)

    press(.rightArrow, .rightArrow)
    #expect(marked == "C")
    press(.rightArrow)
    #expect(marked == "C")
    press(.tab)
    #expect(marked == "Done")
    phone.press(.tab, holding: .shift)
    #expect(marked == "C")
  }

  @Test("a touch hides the focus ring until the next key", .rule("R-CUS-29"))
  func touch() {
    stage.begin("A", "B", "C", "D")
    press(.tab, .rightArrow)

    phone.tap(at: CGPoint(x: 200, y: 500))
    #expect(marked == nil)

    press(.rightArrow)
    #expect(marked == "B")
  }

  @Test("candidates outside the visible area are scrolled into it", .rule("R-CUS-26"))
  func scrolling() throws {
    let titles = (0..<80).map { "T\($0)" }
    stage.begin(candidates: titles + ["A"])
    let sheet = try #require(stage.sheet)
    press(.tab)

    for _ in 0..<15 { press(.downArrow) }
    #expect(marked == "T60")
    let ring = sheet.marker.convert(sheet.marker.bounds, to: sheet.panel)
    #expect(sheet.panel.bounds.contains(ring))

    for _ in 0..<5 { press(.downArrow) }
    #expect(marked == "A")
    press(.downArrow)
    #expect(sheet.marker.superview === sheet)
    press(.upArrow)
    #expect(marked == "A")
    press(.upArrow)
    #expect(marked == "T76")
  }

  // MARK: Lifting and dropping

  @Test(
    "Space lifts a candidate, arrow keys choose a place, and Space drops it there",
    .rule("R-CUS-27")
  )
  func candidate() {
    stage.begin("A", "B", "C", "D")
    press(.tab, .rightArrow, .rightArrow, .rightArrow)
    #expect(marked == "D")

    press(.space)
    #expect(glowing() == [2])
    #expect(stage.candidate("D")?.isLifted == true)
    press(.leftArrow)
    #expect(glowing() == [1])
    #expect(stage.titles == ["A", "B", "M", "C"])
    press(.space)

    #expect(stage.titles == ["A", "D", "M", "C"])
    #expect(glowing() == [])
    #expect(stage.sheet?.drag == nil)
    #expect(stage.candidate("D")?.isOnBar == true)
    #expect(marked == "D")
    #expect(stage.sheet?.marker.superview === stage.sheet)
  }

  @Test("an item on the bar can be moved along it", .rule("R-CUS-27"))
  func place() {
    stage.begin("A", "B", "C", "D")

    press(.tab, .downArrow, .return, .rightArrow, .rightArrow, .return)

    #expect(stage.titles == ["B", "C", "M", "A"])
    let layout = bar.layout
    for (place, button) in bar.row.buttons.enumerated() {
      #expect(button.frame == layout.buttonFrame(at: place))
      #expect(button.alpha == 1)
    }
    stage.done()
    #expect(stage.journal.lines.last == "didEnd BCMA changed on")
  }

  @Test("Escape returns a lifted item, then ends the customization like Done", .rule("R-CUS-28"))
  func escape() {
    stage.begin("A", "B", "C", "D")
    press(.tab, .rightArrow, .rightArrow, .rightArrow, .space, .leftArrow)

    press(.escape)
    #expect(stage.titles == ["A", "B", "M", "C"])
    #expect(stage.sheet?.drag == nil)
    #expect(stage.candidate("D")?.isLifted == false)
    #expect(glowing() == [])
    #expect(marked == "D")
    #expect(bar.isCustomizing)

    press(.escape, .escape)
    #expect(!bar.isCustomizing)
    #expect(stage.journal.lines.last == "didEnd ABMC on")
  }

  @Test("Return on Done ends the customization", .rule("R-CUS-28"))
  func done() {
    stage.begin("A", "B", "C", "D")

    press(.tab, .upArrow, .return)
    phone.advance(by: 1)

    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("an item lifted with keys returns when a touch begins", .rule("R-CUS-29"))
  func fingerTakesOver() {
    stage.begin("A", "B", "C", "D")
    press(.tab, .space)
    #expect(stage.sheet?.drag != nil)

    stage.drag(candidate: "D", toPlace: 1)

    #expect(stage.titles == ["A", "D", "M", "C"])
    #expect(marked == nil)
    #expect(stage.candidate("A")?.isLifted == false)
  }

  @Test("keys are ignored during a drag", .rule("R-CUS-29"))
  func keysDuringDrag() {
    stage.begin("A", "B", "C", "D")
    press(.tab)
    phone.press(at: stage.center(ofCandidate: "D"))
    phone.slide(to: stage.center(ofPlace: 1))

    press(.space, .escape, .rightArrow)
    #expect(bar.isCustomizing)
    phone.lift()
    phone.advance(by: 1)

    #expect(stage.titles == ["A", "D", "M", "C"])
  }

  @Test("a held key repeats its steps, but lifts and drops once", .rule("R-CUS-27"))
  func heldKey() {
    stage.begin("A", "B", "C", "D")
    press(.tab)

    phone.press(.rightArrow, repeats: 2)
    #expect(marked == "D")
    phone.press(.space, repeats: 9)

    #expect(stage.sheet?.drag != nil)
    #expect(stage.titles == ["A", "B", "M", "C"])
    #expect(bar.endCustomizing(animated: false) == false)
  }

  @Test(
    "in right-to-left layouts arrow keys follow the visual direction",
    .rule("R-CUS-26", "R-CUS-27")
  )
  func rightToLeft() {
    phone.layoutDirection = .rightToLeft
    stage.begin("A", "B", "C", "D")
    press(.tab, .rightArrow)
    #expect(marked == "A")

    press(.leftArrow, .leftArrow, .leftArrow)
    #expect(marked == "D")
    press(.space, .rightArrow, .space)
    #expect(stage.titles == ["A", "D", "M", "C"])
  }

  @Test("the focus ring and a lifted item follow a rotation", .rule("R-CUS-26"))
  func rotation() {
    stage.begin("A", "B", "C", "D")
    press(.tab, .downArrow, .rightArrow)

    phone.rotate(to: .landscapeLeft)
    phone.advance(by: 1)

    #expect(marked == "B")
    press(.space, .rightArrow)
    phone.rotate(to: .portrait)
    phone.advance(by: 1)
    press(.space)
    #expect(stage.titles == ["A", "C", "M", "B"])
  }

  // MARK: Key events

  @Test(
    "the page receives no keys while the sheet is shown, and receives them again afterwards",
    .rule("R-CUS-26")
  )
  func modality() {
    let listener = Listener(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    stage.page.view.addSubview(listener)
    listener.becomeFirstResponder()
    phone.press(.character("x"))
    #expect(listener.journal.lines == ["x"])
    stage.begin("A", "B", "C", "D")

    press(.character("y"), .pageDown, .tab)
    #expect(listener.journal.lines == ["x"])
    stage.done()

    #expect(listener.isFirstResponder)
    phone.press(.character("z"))
    #expect(listener.journal.lines == ["x", "z"])
    listener.resignFirstResponder()
  }

  @Test("keys of another screen do not reach the sheet", .rule("R-CUS-26"))
  func otherScreen() {
    stage.begin("A", "B", "C", "D")
    let other = Simulator(.iPhoneSE)
    other.press(.tab)
    other.press(.escape)

    phone.advance(by: 1)
    #expect(bar.isCustomizing)
    #expect(marked == nil)
  }

  // MARK: Assistive technology

  @Test("candidates have an accessibility action for each place", .rule("R-CUS-30"))
  func candidateActions() throws {
    stage.begin("A", "B", "C", "D")
    func actions(_ label: String) -> [String] {
      phone.elements.first { $0.label == label }?.actions ?? []
    }
    #expect(actions("D") == ["Put in place of A", "Put in place of B", "Put in place of C"])
    #expect(actions("A") == ["Change places with B", "Change places with C"])

    #expect(try phone.perform("Put in place of B", on: "D"))
    #expect(stage.titles == ["A", "D", "M", "C"])
    #expect(try phone.perform("Change places with C", on: "A"))
    #expect(stage.titles == ["C", "D", "M", "A"])
  }

  @Test(
    "items on the bar have actions for moving until the sheet is dismissed",
    .rule("R-CUS-30")
  )
  func placeActions() throws {
    stage.begin("A", "B", "C", "D")
    func actions(_ label: String) -> [String] {
      phone.elements.last { $0.label == label }?.actions ?? []
    }
    #expect(actions("A") == ["Move right"])
    #expect(actions("B") == ["Move left", "Move right"])
    #expect(actions("M") == [])
    #expect(actions("C") == ["Move left"])

    #expect(try phone.perform("Move right", on: "B"))
    #expect(stage.titles == ["A", "C", "M", "B"])
    #expect(actions("B") == ["Move left"])

    stage.done()
    #expect(phone.elements.allSatisfy { $0.actions.isEmpty })
    #expect(throws: Simulator.NotOnScreen.self) { try phone.perform("Move left", on: "B") }
  }

  @Test("changes are announced", .rule("R-CUS-31"))
  func announcements() throws {
    stage.begin("A", "B", "C", "D")
    var spoken: [String] = []
    UIAccessibility.observer = { notification, argument in
      if notification == .announcement { spoken.append(argument as? String ?? "") }
    }
    defer { UIAccessibility.observer = nil }

    press(.tab, .rightArrow, .rightArrow, .rightArrow, .space, .leftArrow, .space)
    press(.return, .rightArrow, .return)
    press(.return, .escape)
    stage.drag(candidate: "A", toPlace: 1)

    #expect(
      spoken == [
        "D lifted", "Over C", "Over B", "D is in the tab bar in place of B",
        "D lifted", "Over C", "D is tab 4 of 4",
        "D lifted", "D stays where it was",
        "A and C changed places",
      ]
    )
  }
}

/// Records the keys it receives.
private final class Listener: UIView {
  let journal = Journal()

  override var canBecomeFirstResponder: Bool { true }

  override func handle(_ key: KeyInput) -> Bool {
    if key.isDown { journal.record(key.characters) }
    return true
  }
}
