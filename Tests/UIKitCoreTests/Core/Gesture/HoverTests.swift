import SimulatorKit
import TestSupport
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite("Hover gestures") struct HoverTests {
  private let pad = Touchpad()
  private let target = RecordingGestureTarget()
  private let view = Pad(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private var phone: Simulator { pad.phone }

  init() { pad.window.addSubview(view) }

  @Test("a pointer begins to hover in the view, moves and leaves it", .rule("R-GES-5"))
  func enterAndLeave() {
    let hover = target.watch(UIHoverGestureRecognizer(), in: view)
    phone.hover(at: CGPoint(x: 50, y: 50))
    #expect(target.journal.lines.isEmpty)
    phone.hover(at: CGPoint(x: 50, y: 150))
    #expect(hover.state == .began)
    #expect(hover.location(in: view) == CGPoint(x: 50, y: 50))
    phone.hover(at: CGPoint(x: 60, y: 150))
    #expect(hover.location(in: nil) == CGPoint(x: 60, y: 150))
    phone.hover(at: CGPoint(x: 50, y: 50))
    phone.hover(at: CGPoint(x: 50, y: 150))
    phone.endHover()
    #expect(target.journal.lines == ["began", "changed", "ended", "began", "ended"])
    #expect(hover.state == .possible)
  }

  @Test("the recognizers of superviews hover too, those of covered views do not", .rule("R-GES-5"))
  func nesting() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let cover = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 300))
    view.addSubview(inner)
    pad.window.addSubview(cover)
    let outside = target.watch(UIHoverGestureRecognizer(), in: view, name: "outer")
    let inside = target.watch(UIHoverGestureRecognizer(), in: inner, name: "inner")
    phone.hover(at: CGPoint(x: 20, y: 120))
    #expect(outside.state == .possible)
    phone.hover(at: CGPoint(x: 80, y: 120))
    phone.hover(at: CGPoint(x: 200, y: 300))
    #expect(inside.state == .possible)
    #expect(
      target.journal.lines == ["inner began", "outer began", "inner ended", "outer changed"]
    )
  }

  @Test("a pressed pointer is a touch and does not hover", .rule("R-GES-6"))
  func pressed() {
    let hover = target.watch(UIHoverGestureRecognizer(), in: view)
    pad.down(50, 150)
    phone.hover(at: CGPoint(x: 60, y: 150))
    #expect(hover.state == .possible)
    pad.up(50, 150)
    phone.hover(at: CGPoint(x: 60, y: 150))
    #expect(hover.state == .began)
  }

  @Test(
    "disabling and removing a recognizer cancels hovering, and taps do not end it",
    .rule("R-GES-7")
  )
  func cancelling() {
    let hover = target.watch(UIHoverGestureRecognizer(), in: view)
    let tap = target.watch(UITapGestureRecognizer(), in: view, name: "tap")
    phone.hover(at: CGPoint(x: 50, y: 150))
    pad.tap(50, 150)
    #expect(hover.state == .began)
    hover.isEnabled = false
    phone.hover(at: CGPoint(x: 60, y: 150))
    hover.isEnabled = true
    phone.hover(at: CGPoint(x: 70, y: 150))
    view.removeGestureRecognizer(hover)
    #expect(target.journal.lines == ["began", "tap ended", "cancelled", "began", "cancelled"])
    _ = tap
  }
}
