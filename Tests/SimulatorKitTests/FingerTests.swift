import QuartzCore
import SimulatorKit
import Testing
import TestStage

@Suite("Simulator: touches") @MainActor
struct FingerTests {
  /// Records its touches.
  final class Recorder: UIView {
    let journal = Journal()
    var times: [Double] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }

    private func note(_ word: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let point = touch.location(in: self)
      journal.record("\(word) \(Int(point.x)) \(Int(point.y))")
      times.append(touch.timestamp)
    }
  }

  private func stage() -> (phone: Simulator, recorder: Recorder) {
    let phone = Simulator(.iPhoneSE)
    let recorder = Recorder(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    phone.window.addSubview(recorder)
    return (phone, recorder)
  }

  @Test("a tap begins and ends a touch at the same location")
  func tap() {
    let (phone, recorder) = stage()

    phone.tap(at: CGPoint(x: 110, y: 120))

    #expect(recorder.journal.lines == ["began 10 20", "ended 10 20"])
  }

  @Test("a tap beside a view does not reach it")
  func miss() {
    let (phone, recorder) = stage()

    phone.tap(at: CGPoint(x: 50, y: 50))

    #expect(recorder.journal.lines.isEmpty)
  }

  @Test("a drag moves at constant speed, one step per frame")
  func drag() {
    let (phone, recorder) = stage()

    phone.drag(
      from: CGPoint(x: 110, y: 110),
      to: CGPoint(x: 170, y: 110),
      duration: 0.1
    )

    #expect(recorder.journal.lines.first == "began 10 10")
    #expect(recorder.journal.lines.last == "ended 70 10")
    #expect(
      recorder.journal.lines.dropFirst().dropLast() == [
        "moved 20 10", "moved 30 10", "moved 40 10", "moved 50 10", "moved 60 10", "moved 70 10",
      ]
    )
  }

  @Test("a long press has the requested duration")
  func longPress() throws {
    let (phone, recorder) = stage()

    phone.longPress(at: CGPoint(x: 110, y: 110), duration: 0.8)

    #expect(recorder.journal.lines == ["began 10 10", "ended 10 10"])
    let first = try #require(recorder.times.first)
    let last = try #require(recorder.times.last)
    #expect(abs(last - first - 0.8) < 1e-9)
  }

  @Test("a touch can be begun, moved and ended step by step")
  func separateSteps() {
    let (phone, recorder) = stage()

    phone.press(at: CGPoint(x: 110, y: 110))
    phone.advance(by: 1)
    phone.slide(to: CGPoint(x: 130, y: 110), duration: 1 / 30)
    phone.slide(to: CGPoint(x: CGFloat.nan, y: 0))
    phone.lift()
    phone.lift()
    phone.slide(to: CGPoint(x: 150, y: 110))

    #expect(recorder.journal.lines == ["began 10 10", "moved 20 10", "moved 30 10", "ended 30 10"])
  }

  @Test("a drag session activates spring-loaded views, and ends once")
  func dragSession() {
    let (phone, recorder) = stage()
    var presses = 0
    let button = UIButton(frame: recorder.bounds)
    button.isSpringLoaded = true
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    recorder.addSubview(button)

    phone.endDragHover()
    phone.hoverDrag(at: CGPoint(x: 110, y: 110))
    phone.advance(by: 0.5)
    phone.endDragHover()
    phone.advance(by: 1)
    #expect(presses == 0)

    phone.hoverDrag(at: CGPoint(x: 110, y: 110))
    phone.advance(by: 1)
    #expect(presses == 1)
    #expect(recorder.journal.lines.isEmpty)
  }

  @Test("touches that are not finite are ignored")
  func oddPlaces() {
    let (phone, recorder) = stage()

    phone.tap(at: CGPoint(x: CGFloat.nan, y: 0))
    phone.drag(
      from: CGPoint(x: 110, y: 110),
      to: CGPoint(x: CGFloat.infinity, y: 0),
      duration: .nan
    )

    #expect(recorder.journal.lines == ["began 10 10", "ended 10 10"])
  }
}
