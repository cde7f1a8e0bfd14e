import TestSupport
import TestStage
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Touches: delivery to views") struct TouchRoutingTests {
  private let pad = Touchpad()

  private func add(_ frame: CGRect) -> Pad {
    let view = Pad(frame: frame)
    pad.window.addSubview(view)
    return view
  }

  @Test("a touch stays with the view in which it began")
  func capture() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    let other = add(CGRect(x: 100, y: 100, width: 100, height: 100))

    pad.down(50, 150)
    pad.move(150, 150)
    pad.up(150, 150)

    #expect(view.journal.lines == ["began 1", "moved", "ended 1"])
    #expect(other.journal.lines.isEmpty)
  }

  @Test("unhandled touches go up the responder chain")
  func chain() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)

    pad.tap(50, 150)

    #expect(view.journal.lines == ["began 1", "ended 1"])
  }

  @Test("touches have a current and a previous location in any view")
  func places() {
    final class Reader: UIView {
      var places: [CGPoint] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          places += [
            touch.location(in: self), touch.previousLocation(in: self), touch.location(in: nil),
          ]
        }
      }
    }
    let view = Reader(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    pad.window.addSubview(view)

    pad.down(20, 110)
    pad.move(25, 120)

    #expect(view.places == [CGPoint(x: 15, y: 20), CGPoint(x: 10, y: 10), CGPoint(x: 25, y: 120)])
  }

  @Test("a second touch is delivered only if multiple touch is enabled")
  func multipleTouch() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    pad.down(10, 110)
    pad.down(20, 110, finger: 1)
    pad.up(20, 110, finger: 1)
    pad.up(10, 110)
    #expect(view.journal.lines == ["began 1", "ended 1"])

    view.journal.clear()
    view.isMultipleTouchEnabled = true
    pad.wait(1)
    pad.down(10, 110)
    pad.down(20, 110, finger: 1)
    #expect(view.journal.lines == ["began 1", "began 1"])
    pad.up(20, 110, finger: 1)
    pad.up(10, 110)
  }

  @Test("an exclusive view does not share touches with other views")
  func exclusive() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    let other = add(CGRect(x: 100, y: 100, width: 100, height: 100))
    view.isExclusiveTouch = true

    pad.down(10, 110)
    pad.down(150, 110, finger: 1)
    pad.up(150, 110, finger: 1)
    pad.up(10, 110)
    #expect(other.journal.lines.isEmpty)

    view.journal.clear()
    pad.down(150, 110)
    pad.down(10, 110, finger: 1)
    pad.up(10, 110, finger: 1)
    pad.up(150, 110)
    #expect(view.journal.lines.isEmpty)
    #expect(other.journal.lines.count == 2)
  }

  @Test("consecutive taps that are close to each other are counted")
  func tapCount() {
    let view = add(CGRect(x: 0, y: 100, width: 300, height: 300))
    pad.tap(50, 150)
    pad.wait(0.1)
    pad.tap(55, 150)
    pad.wait(1)
    pad.tap(55, 150)
    pad.wait(0.1)
    pad.tap(200, 300)
    #expect(
      view.journal.lines.filter { $0.hasPrefix("ended") } == [
        "ended 1", "ended 2", "ended 1", "ended 1",
      ]
    )
  }

  @Test("a view that is removed during a touch gets it cancelled once", .rule("R-BAD-12"))
  func removal() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))

    pad.down(50, 150)
    view.removeFromSuperview()
    pad.move(60, 150)
    pad.up(60, 150)

    #expect(view.journal.lines == ["began 1", "cancelled"])
  }

  @Test("a view may remove itself in touchesBegan", .rule("R-BAD-12"))
  func removalInside() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    view.onBegan = { [unowned view] in view.removeFromSuperview() }

    pad.down(50, 150)
    pad.up(50, 150)

    #expect(view.journal.lines == ["began 1", "cancelled"])
  }

  @Test("a touch that the system cancels is cancelled in the view")
  func systemCancel() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    pad.down(50, 150)
    pad.cancel(50, 150)
    #expect(view.journal.lines == ["began 1", "cancelled"])
  }

  @Test("windows in front receive touches first, if they have a view there")
  func windows() {
    final class Overlay: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
      }
    }
    let below = add(CGRect(x: 0, y: 100, width: 300, height: 300))
    let overlay = Overlay(screen: pad.window.screen)
    overlay.windowLevel = .alert
    let above = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    overlay.addSubview(above)
    overlay.isHidden = false

    pad.tap(50, 150)
    pad.tap(200, 150)

    #expect(above.journal.lines == ["began 1", "ended 1"])
    #expect(below.journal.lines == ["began 1", "ended 1"])
    overlay.isHidden = true
  }

  @Test("each touch passes through the window's sendEvent")
  func sendEvent() {
    final class Gate: UIWindow {
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.allTouches?.map(\.phase) ?? []
      }
    }
    let gate = Gate(screen: pad.window.screen)
    let view = Pad(frame: gate.bounds)
    gate.addSubview(view)
    gate.isHidden = false

    pad.tap(50, 150)

    #expect(gate.phases == [.began, .ended])
    #expect(view.journal.lines.isEmpty)
    gate.isHidden = true
  }

  @Test("locations that are not finite and touches that never began are ignored")
  func badInput() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    pad.down(.nan, 150)
    pad.move(20, 150)
    pad.up(20, 150)
    #expect(view.journal.lines.isEmpty)
  }

  @Test("no touch begins while interaction events are ignored")
  func ignoring() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    UIApplication.shared.beginIgnoringInteractionEvents()
    pad.tap(50, 150)
    UIApplication.shared.endIgnoringInteractionEvents()
    pad.tap(50, 150)
    #expect(view.journal.lines == ["began 1", "ended 1"])
  }

  @Test("moving to the background cancels touches in views and recognizers")
  func background() {
    let view = add(CGRect(x: 0, y: 100, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    pad.window.addSubview(button)
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    let state = UIApplication.shared.applicationState
    defer { UIApplication.shared.move(to: state) }
    pad.down(50, 150)
    pad.down(150, 150, finger: 1)
    pad.wait(0.1)

    UIApplication.shared.move(to: .background)

    #expect(view.journal.lines == ["began 1", "cancelled"])
    #expect(!button.isHighlighted)
    #expect(press.state == .possible && press.numberOfTouches == 0)
    UIApplication.shared.move(to: .active)
    pad.wait(1)
    pad.up(50, 150)
    pad.up(150, 150, finger: 1)
    #expect(view.journal.lines == ["began 1", "cancelled"])
    #expect(taps == 0)
    pad.tap(150, 150)
    #expect(taps == 1)
  }

  @Test("a finger that is down when its screen is released keeps no recognizer")
  func releasedScreen() {
    expectReleased {
      let pad = Touchpad()
      let view = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let recognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
      recognizers.forEach(view.addGestureRecognizer)
      pad.window.addSubview(view)
      pad.down(50, 150)
      return [view] + recognizers + recognizers[0].touches
    }
  }
}
