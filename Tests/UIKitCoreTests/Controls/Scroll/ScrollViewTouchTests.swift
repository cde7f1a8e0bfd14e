import SimulatorKit
import TestSupport
import TestStage
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Scrolling: touches in the content") struct ScrollViewTouchTests {
  private let touchpad = Touchpad()
  private let scroll = TestScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
  private let pad = Pad(frame: CGRect(x: 50, y: 50, width: 300, height: 300))

  init() {
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(pad)
    touchpad.window.addSubview(scroll)
  }

  @Test(
    "content receives a touch when it has rested for 0.15 seconds",
    .rule("R-SCR-40"),
    .member("UIScrollView.delaysContentTouches")
  )
  func delay() {
    touchpad.down(100, 100)
    touchpad.wait(0.14)
    #expect(pad.journal.lines.isEmpty)
    touchpad.wait(0.02)
    #expect(pad.journal.lines == ["began 1"])
    touchpad.up(100, 100)
    #expect(pad.journal.lines == ["began 1", "ended 1"])

    pad.journal.clear()
    scroll.delaysContentTouches = false
    touchpad.wait(1)
    touchpad.down(100, 100)
    #expect(pad.journal.lines == ["began 1"])
    touchpad.up(100, 100)
  }

  @Test("a quick tap is delivered completely", .rule("R-SCR-40"))
  func quickTap() {
    touchpad.tap(100, 100)
    #expect(pad.journal.lines == ["began 1", "ended 1"])
  }

  @Test("content receives no touch from a finger that scrolls immediately", .rule("R-SCR-41"))
  func scrolling() {
    touchpad.down(100, 300)
    touchpad.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), over: 0.1)
    touchpad.up(100, 200)

    #expect(pad.journal.lines.isEmpty)
    #expect(scroll.contentOffset.y > 80)
  }

  @Test(
    "a finger that scrolls later is taken away, if the view may lose it",
    .rule("R-SCR-41"),
    .defaults("UIScrollView.touchesShouldCancel"),
    .member("UIScrollView.canCancelContentTouches", "UIScrollView.touchesShouldCancel")
  )
  func cancelling() {
    func press() -> [String] {
      pad.journal.clear()
      scroll.contentOffset = .zero
      touchpad.wait(1)
      touchpad.down(100, 300)
      touchpad.wait(0.2)
      touchpad.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
      touchpad.wait(0.2)
      touchpad.up(100, 200)
      return pad.journal.lines
    }
    #expect(scroll.touchesShouldCancel(in: pad))
    #expect(!scroll.touchesShouldCancel(in: UIButton()))
    #expect(press() == ["began 1", "cancelled"])
    #expect(scroll.contentOffset.y == 90)

    scroll.cancelsTouches = false
    #expect(press() == ["began 1", "moved", "ended 1"])
    #expect(scroll.contentOffset.y == 0)

    scroll.cancelsTouches = true
    scroll.canCancelContentTouches = false
    #expect(press() == ["began 1", "moved", "ended 1"])
    #expect(scroll.contentOffset.y == 0)
  }

  @Test(
    "a view hears nothing of touches that may not begin",
    .rule("R-SCR-42"),
    .defaults("UIScrollView.touchesShouldBegin"),
    .member("UIScrollView.touchesShouldBegin")
  )
  func refusing() {
    let plain = UIScrollView()
    #expect(plain.touchesShouldBegin([], with: nil, in: pad))
    scroll.admitsTouches = false

    touchpad.down(100, 300)
    touchpad.wait(0.2)
    touchpad.up(100, 300)

    #expect(pad.journal.lines.isEmpty)
    #expect(scroll.asked == [pad])
    touchpad.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    #expect(pad.journal.lines.isEmpty)
  }

  @Test(
    "a button in a scroll view can be pressed, and scrolling cancels the press",
    .rule("R-SCR-43")
  )
  func button() throws {
    let button = UIButton(frame: CGRect(x: 50, y: 400, width: 200, height: 44))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    scroll.addSubview(button)

    touchpad.phone.tap(at: CGPoint(x: 100, y: 420))
    #expect(presses == 1)
    touchpad.phone.drag(from: CGPoint(x: 100, y: 420), to: CGPoint(x: 100, y: 320), duration: 0.1)
    #expect(presses == 1)
    #expect(scroll.contentOffset.y >= 90)
  }

  @Test("an inner scroll view receives drags along its axis", .rule("R-SCR-44"))
  func crossed() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    scroll.addSubview(inner)
    let start = CGPoint(x: 300, y: 200)

    touchpad.phone.drag(from: start, to: CGPoint(x: 200, y: 215), rest: 0.2)
    #expect(inner.contentOffset.x == 90 && scroll.contentOffset.y == 0)
    touchpad.phone.drag(from: start, to: CGPoint(x: 285, y: 100), rest: 0.2)
    #expect(inner.contentOffset.x == 90 && scroll.contentOffset.y == 90)
  }

  @Test("an inner scroll view at its edge leaves the drag to the outer one", .rule("R-SCR-44"))
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    inner.contentSize = CGSize(width: 393, height: 500)
    inner.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(inner)
    let (low, high) = (CGPoint(x: 100, y: 350), CGPoint(x: 100, y: 150))

    touchpad.phone.drag(from: low, to: high, rest: 0.2)
    #expect(inner.contentOffset.y == 190 && scroll.contentOffset.y == 0)
    touchpad.phone.drag(from: low, to: high, rest: 0.2)
    touchpad.phone.advance(by: 2)
    #expect(inner.contentOffset.y == 200 && scroll.contentOffset.y == 0)
    touchpad.phone.drag(from: low, to: high, rest: 0.2)
    #expect(inner.contentOffset.y == 200 && scroll.contentOffset.y == 190)
  }

  @Test(
    "content in a sheet scrolls, and at its top the sheet can be pulled down",
    .rule("R-SCR-47")
  )
  func card() {
    let root = UIViewController()
    let card = UIViewController()
    card.view = scroll
    touchpad.window.rootViewController = root
    root.present(card, animated: false)
    touchpad.wait(1)
    let (low, high) = (CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 200))

    touchpad.phone.drag(from: low, to: high, rest: 0.2)
    #expect(scroll.contentOffset.y == 490)
    touchpad.phone.drag(from: high, to: low, rest: 0.2)
    touchpad.wait(1)
    #expect(root.presentedViewController === card && scroll.contentOffset.y == 0)
    touchpad.phone.drag(from: high, to: low, rest: 0.2)
    touchpad.wait(1)
    #expect(root.presentedViewController == nil)
  }
}
