import SimulatorKit
import Testing

@Suite("Simulator: scrolling") @MainActor struct ScrollingTests {
  private let phone = Simulator(.iPhoneSE)
  private let scroll = UIScrollView()

  init() {
    scroll.frame = phone.window.bounds
    scroll.contentSize = CGSize(width: 375, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    phone.window.addSubview(scroll)
  }

  @Test("wheel input scrolls while time passes")
  func wheel() {
    phone.scroll(by: CGVector(dx: 0, dy: 120), at: CGPoint(x: 100, y: 100))
    #expect(scroll.contentOffset.y == 0)
    phone.advance(by: 1)
    #expect(scroll.contentOffset.y == 120)
  }

  @Test("a finger that rests before it is lifted causes no deceleration")
  func rest() {
    let (start, end) = (CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 290))
    phone.drag(from: start, to: end, rest: 0.2)
    phone.advance(by: 1)
    #expect(scroll.contentOffset.y == 100)

    phone.drag(from: start, to: end)
    phone.advance(by: 5)
    #expect(scroll.contentOffset.y > 300)
  }

  @Test("an element outside the visible area is scrolled into view for a tap")
  func revealing() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 20, y: 2000, width: 200, height: 44))
    button.setTitle("Far", for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)

    try phone.tap("Far")

    #expect(taps == 1)
    #expect(scroll.contentOffset.y == 1377)
  }
}
