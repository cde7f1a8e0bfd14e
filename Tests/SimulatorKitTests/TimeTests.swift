import QuartzCore
import SimulatorKit
import TestSupport
import Testing

@Suite("Simulator: time") @MainActor
struct TimeTests {
  @Test("time passes only in advance(by:)")
  func stands() {
    let phone = Simulator(.iPhone15)
    let start = CACurrentMediaTime()

    _ = phone.screenshot()
    #expect(CACurrentMediaTime() == start)

    phone.advance(by: 0.35)
    #expect(abs(CACurrentMediaTime() - start - 0.35) < 1e-9)
  }

  @Test("an animation follows its timing curve, and calls its completion once")
  func animation() throws {
    let phone = Simulator(.iPhoneSE)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    phone.advance(by: 0.1)
    var completions = 0

    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.frame.origin.x = 100 },
      completion: { _ in completions += 1 }
    )
    phone.advance(by: 0.5)

    let position = try #require(view.layer.presentation()).position.x
    #expect(abs(position - 55) < 2.5)
    #expect(completions == 0)

    phone.advance(by: 0.6)
    #expect(completions == 1)
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test("zero and invalid durations do not change the time", arguments: [0, -1, .nan, .infinity])
  func oddDurations(duration: Double) {
    let phone = Simulator(.iPhone15)
    let start = CACurrentMediaTime()

    phone.advance(by: duration)

    #expect(CACurrentMediaTime() == start)
  }

  @Test("each simulator has its own time and settings")
  func independence() {
    let first = Simulator(.iPhone15)
    let second = Simulator(.iPadPro11)
    first.userInterfaceStyle = .dark
    first.advance(by: 5)
    let firstTime = CACurrentMediaTime()

    second.advance(by: 1)

    #expect(abs(firstTime - CACurrentMediaTime() - 4) < 1e-9)
    #expect(second.window.traitCollection.userInterfaceStyle == .light)
    #expect(UIScreen.main === second.window.screen)
    _ = first.screenshot()
    #expect(CACurrentMediaTime() == firstTime)
    #expect(UIScreen.main === first.window.screen)
  }

  @Test("without changes no frame is drawn")
  func rest() {
    let phone = Simulator(.iPhone15)
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    phone.advance(by: 1)
    let layouts = view.layoutCount

    phone.advance(by: 600)

    #expect(view.layoutCount == layouts)
  }

  @Test("a simulator releases its screen and window")
  func release() {
    expectReleased {
      let phone = Simulator(.iPhone15)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      phone.window.addSubview(view)
      phone.tap(at: CGPoint(x: 5, y: 5))
      _ = phone.screenshot()
      return [phone, phone.window, phone.window.screen, view]
    }
  }

  final class DrawingView: UIView {
    var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
    }
  }
}
