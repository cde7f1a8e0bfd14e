import QuartzCore
import SimulatorKit
import UIKitCore

/// A phone to which touches are sent one by one.
@MainActor public final class Touchpad {
  public let phone = Simulator(.iPhone15)
  private var now: CFTimeInterval { phone.window.screen.clock.now }

  public init() {}

  public var window: UIWindow { phone.window }

  public func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.began, x, y, finger) }
  public func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.moved, x, y, finger) }
  public func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.ended, x, y, finger) }
  public func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.cancelled, x, y, finger) }

  public func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    wait(0.05)
    up(x, y)
  }

  public func wait(_ seconds: TimeInterval) { phone.advance(by: seconds) }

  /// Moves a finger that is down, in ten steps.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    over seconds: TimeInterval = 0.2,
    finger: Int = 0
  ) {
    for step in 1...10 {
      wait(seconds / 10)
      let part = CGFloat(step) / 10
      move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, finger: finger)
    }
  }

  private func send(_ phase: TouchInput.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int) {
    let input = TouchInput(
      identifier: finger,
      phase: phase,
      location: CGPoint(x: x, y: y),
      timestamp: now
    )
    UIApplication.shared.deliver(touches: [input], to: window.screen)
  }
}

/// A view that records the touches it receives.
public final class Pad: UIView {
  public let journal = Journal()
  public var onBegan: () -> Void = {}

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.record("began \(touches.count)")
    onBegan()
  }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if journal.lines.last != "moved" { journal.record("moved") }
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.record("ended \(touches.first?.tapCount ?? 0)")
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.record("cancelled")
  }
}
