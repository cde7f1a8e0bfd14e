import SimulatorKit
import TestSupport
import Testing
import UIKit

/// Touches, events and presses that tests of libraries create themselves.
@Suite("Touches of tests", .serialized) @MainActor
struct FakeTouchTests {
  private let phone = Simulator(.iPhone15)

  private final class FakeTouch: UITouch {
    var point = CGPoint.zero
    private var currentPhase = UITouch.Phase.began
    private weak var touchedView: UIView?

    init(at point: CGPoint, in view: UIView) {
      self.point = point
      touchedView = view
      super.init()
    }

    override var phase: UITouch.Phase {
      get { currentPhase }
      set { currentPhase = newValue }
    }
    override var view: UIView? { touchedView }
    override var tapCount: Int { 2 }
    override var timestamp: TimeInterval { 12 }
    override var force: CGFloat { 0.5 }
    override func location(in view: UIView?) -> CGPoint { point }
  }

  private final class FakeEvent: UIEvent {
    let fakes: Set<UITouch>

    init(_ fakes: Set<UITouch>) {
      self.fakes = fakes
      super.init()
    }

    override var allTouches: Set<UITouch>? { fakes }
    override var timestamp: TimeInterval { 12 }
    override var type: UIEvent.EventType { .touches }
  }

  @Test("a touch of a test has no view and has just begun", .rule("R-EV-1"))
  func plainTouch() {
    let touch = UITouch()

    #expect(touch.phase == .began)
    #expect(touch.view == nil)
    #expect(touch.location(in: nil) == .zero)
    #expect(touch.preciseLocation(in: nil) == .zero)
    #expect(touch.force == 0)
    #expect(touch.maximumPossibleForce == 1)
  }

  @Test("a view receives a touch of a test", .rule("R-EV-1"), .rule("R-EV-2"))
  func view() {
    final class Canvas: UIView {
      var points: [CGPoint] = []
      var found: Set<UITouch>?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
        found = event?.touches(for: self)
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let touch = FakeTouch(at: CGPoint(x: 10, y: 20), in: canvas)

    canvas.touchesBegan([touch], with: FakeEvent([touch]))

    #expect(canvas.points == [CGPoint(x: 10, y: 20)])
    #expect(canvas.found == [touch])
    #expect(touch.force == 0.5)
  }

  @Test("a control tracks a touch of a test", .rule("R-EV-1"))
  func control() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("twice") }, for: .touchDownRepeat)
    button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    let touch = FakeTouch(at: CGPoint(x: 10, y: 20), in: button)

    button.touchesBegan([touch], with: UIEvent())
    #expect(button.isHighlighted)
    touch.point.x = 400
    button.touchesMoved([touch], with: nil)
    #expect(!button.isHighlighted)
    button.touchesEnded([touch], with: nil)
    button.touchesBegan([touch], with: nil)
    touch.point.x = 10
    button.touchesEnded([touch], with: nil)

    #expect(events == ["twice", "outside", "twice", "inside"])
  }

  @Test("a responder receives a press of a test", .rule("R-EV-3"))
  func press() {
    final class FakePress: UIPress {
      override var type: UIPress.PressType { .playPause }
    }
    final class Player: UIView {
      var types: [UIPress.PressType] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        types += presses.map(\.type)
      }
    }
    let player = Player()

    player.pressesBegan([FakePress()], with: UIPressesEvent())

    #expect(player.types == [.playPause])
    #expect(UIPress().type == .select)
  }
}
