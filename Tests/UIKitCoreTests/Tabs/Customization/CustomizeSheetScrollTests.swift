import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "Customization sheet with scrolling candidates",
  .serialized,
  .releasesEverything,
  .rule("R-CUS-25")
) @MainActor
struct CustomizeSheetScrollTests {
  private let stage = CustomizingStage("A", "B", on: .iPhoneSE)
  private let names = (0..<50).map { "Candidate \($0)" }

  init() { stage.begin(candidates: ["A", "B"] + names) }

  @Test("a long press lifts a candidate, a touch that moves immediately does not")
  func resting() {
    let start = stage.center(ofCandidate: names[0])

    stage.phone.drag(from: start, to: stage.center(ofPlace: 0), duration: 0.1)
    stage.phone.advance(by: 1)
    #expect(stage.titles == ["A", "B"])

    stage.phone.press(at: stage.center(ofCandidate: names[4]))
    stage.phone.advance(by: 0.3)
    stage.phone.slide(to: stage.center(ofPlace: 0))
    stage.phone.lift()
    #expect(stage.titles == [names[4], "B"])
  }

  @Test("candidates scroll, and the ones that become visible can be lifted")
  func scrolling() throws {
    let start = stage.center(ofCandidate: names[10])
    #expect(stage.sheet?.panel.isScrolling == true)

    stage.phone.drag(from: start, to: CGPoint(x: start.x, y: start.y - 150), duration: 0.5)
    stage.phone.advance(by: 3)
    let end = stage.center(ofCandidate: names[10])
    #expect(end.y < start.y - 100)
    #expect(stage.sheet?.drag == nil)

    let name = try #require(names.last { stage.center(ofCandidate: $0).y < 560 })
    stage.phone.press(at: stage.center(ofCandidate: name))
    stage.phone.advance(by: 0.3)
    stage.phone.slide(to: stage.center(ofPlace: 1))
    stage.phone.lift()
    stage.phone.advance(by: 1)
    #expect(stage.titles == ["A", name])
    #expect(stage.center(ofCandidate: names[10]) == end)
  }

  @Test("the content offset stays valid after a rotation")
  func turning() {
    let start = CGPoint(x: 100, y: 500)
    for _ in 0..<4 {
      stage.phone.drag(from: start, to: CGPoint(x: 100, y: 120), duration: 0.2)
      stage.phone.advance(by: 3)
    }
    #expect(stage.center(ofCandidate: names[49]).y < stage.bar.frame.minY)

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)

    let last = stage.center(ofCandidate: names[49]).y
    #expect(last > 44 && last < stage.bar.frame.minY)
  }

  @Test("a mouse lifts immediately")
  func mouse() {
    let screen = stage.phone.window.screen
    func send(_ phase: TouchInput.Phase, _ point: CGPoint) {
      let input = TouchInput(
        identifier: 1,
        phase: phase,
        location: point,
        timestamp: screen.clock.now,
        isIndirect: true
      )
      UIApplication.shared.deliver(touches: [input], to: screen)
      stage.phone.advance(by: 0.02)
    }

    send(.began, stage.center(ofCandidate: names[1]))
    send(.moved, stage.center(ofPlace: 1))
    send(.ended, stage.center(ofPlace: 1))

    #expect(stage.titles == ["A", names[1]])
  }

  @Test("items on the bar are lifted immediately")
  func bar() {
    stage.phone.drag(from: stage.center(ofPlace: 0), to: stage.center(ofPlace: 1), duration: 0.1)

    #expect(stage.titles == ["B", "A"])
  }

  @Test("a candidate scrolled below the bar cannot be lifted there")
  func belowBar() {
    let place = stage.center(ofPlace: 0)
    let hidden = stage.sheet?.panel.candidates.first {
      $0.convert($0.bounds, to: nil).contains(place)
    }
    #expect(hidden != nil)

    stage.phone.press(at: place)
    stage.phone.advance(by: 0.3)

    guard case .place(0, _) = stage.sheet?.drag?.source else {
      Issue.record("the item on the bar was not lifted")
      return
    }
  }
}
