import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Rotation gestures") struct RotationGestureTests {
  /// Records what a rotation reports.
  @MainActor final class Listener {
    var states: [UIGestureRecognizer.State] = []
    var angle: CGFloat = 0
    var velocity: CGFloat = 0
    var isRestarting = false

    func rotated(_ gesture: UIRotationGestureRecognizer) {
      if states.last != gesture.state { states.append(gesture.state) }
      angle = isRestarting ? angle + gesture.rotation : gesture.rotation
      velocity = gesture.velocity
      if isRestarting { gesture.rotation = 0 }
    }
  }

  private let phone = Simulator(.iPhone15)
  private let listener = Listener()
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let center = CGPoint(x: 150, y: 250)

  init() {
    let action = Selector(Listener.rotated, "rotated")
    view.addGestureRecognizer(UIRotationGestureRecognizer(target: listener, action: action))
    phone.window.addSubview(view)
  }

  @Test(
    "a rotation begins after 0.1 radians, counts from there and ends with a finger",
    .rule("R-GES-1")
  )
  func turn() {
    phone.rotate(at: center, by: .pi / 2, duration: 0.5)
    #expect(listener.states == [.began, .changed, .ended])
    // Two of the thirty steps pass before the gesture begins.
    #expect(abs(listener.angle - .pi / 2 * 28 / 30) < 0.001)
    #expect(abs(listener.velocity - .pi) < 0.01)
  }

  @Test("counterclockwise angles are negative, and angles exceed a full turn", .rule("R-GES-2"))
  func manyTurns() {
    phone.rotate(at: center, by: -3 * .pi, duration: 1)
    #expect(listener.angle < -2.9 * .pi)
    #expect(listener.angle > -3 * .pi)
  }

  @Test("setting the rotation restarts it from that angle", .rule("R-GES-2"))
  func restart() {
    listener.isRestarting = true
    phone.rotate(at: center, by: .pi / 2, duration: 0.5)
    #expect(abs(listener.angle - .pi / 2 * 28 / 30) < 0.001)
  }

  @Test("fingers that move apart do not rotate", .rule("R-GES-1"))
  func pinch() {
    phone.pinch(at: center, scale: 2)
    #expect(listener.states.isEmpty)
  }

  @Test("the simulator pinches with two fingers", .rule("R-GES-3"))
  func scale() {
    @MainActor final class Scale {
      var scale: CGFloat = 0
      func pinched(_ pinch: UIPinchGestureRecognizer) { scale = pinch.scale }
    }
    let scale = Scale()
    let action = Selector(Scale.pinched, "pinched")
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: scale, action: action))
    phone.pinch(at: center, scale: 2, duration: 0.5)
    // The gesture begins at a distance of 110, after 3 of the 30 steps.
    #expect(abs(scale.scale - 200 / 110) < 0.01)
  }
}
