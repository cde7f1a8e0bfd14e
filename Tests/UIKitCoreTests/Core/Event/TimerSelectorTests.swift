import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Timers with selectors") @MainActor
struct TimerSelectorTests {
  @Test("a timer calls its target with itself", .rule("R-FND-6", "R-FND-7"))
  func firing() {
    let target = TimerTarget()
    let timer = Timer(
      timeInterval: 60,
      target: target,
      selector: Selector(TimerTarget.tick(_:), "tick"),
      userInfo: ["page": 3],
      repeats: true
    )
    timer.fire()
    timer.fire()
    #expect(target.timers == [timer, timer])
    #expect(timer.timeInterval == 60)
    #expect((timer.userInfo as? [String: Int])?["page"] == 3)
    #expect(timer.isValid)
    timer.invalidate()
    #expect(timer.userInfo == nil)
    timer.fire()
    #expect(target.timers.count == 2)
    target.timers = []
  }

  @Test("a timer with a date fires first at that date", .rule("R-FND-6"))
  func date() {
    let target = TimerTarget()
    let date = Date(timeIntervalSinceReferenceDate: 3_000_000_000)
    let timer = Timer(
      fireAt: date,
      interval: 2,
      target: target,
      selector: Selector(TimerTarget.plainTick, "plainTick"),
      userInfo: nil,
      repeats: false
    )
    #expect(timer.fireDate == date)
    timer.fire()
    #expect(target.plainCount == 1)
    #expect(timer.userInfo == nil)
  }

  @Test("a scheduled timer is called by the run loop, on the main actor", .rule("R-FND-6"))
  func scheduling() {
    let target = TimerTarget()
    let timer = Timer.scheduledTimer(
      timeInterval: 0,
      target: target,
      selector: Selector(TimerTarget.tick(_:), "tick"),
      userInfo: nil,
      repeats: false
    )
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 5))
    #expect(target.timers == [timer])
    #expect(!timer.isValid)
    target.timers = []
  }

  @Test("the target is retained until the timer is invalidated or has fired", .rule("R-FND-6"))
  func release() {
    func make(_ target: TimerTarget, repeats: Bool) -> Timer {
      Timer(
        timeInterval: 60,
        target: target,
        selector: Selector(TimerTarget.plainTick, "plainTick"),
        userInfo: target,
        repeats: repeats
      )
    }
    for repeats in [true, false] {
      weak var weakTarget: TimerTarget?
      let timer: Timer
      do {
        let target = TimerTarget()
        weakTarget = target
        timer = make(target, repeats: repeats)
      }
      #expect(weakTarget != nil)
      if repeats { timer.invalidate() } else { timer.fire() }
      #expect(weakTarget == nil)
      #expect(!timer.isValid)
    }
  }

  @Test("timers with blocks have no user information", .rule("R-FND-7"))
  func blocks() {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(timer.userInfo == nil)
  }
}

@Suite("CADisplayLink outside the main actor")
struct NonisolatedDisplayLinkTests {
  @Test("a display link is created outside the main actor", .rule("R-FND-8"))
  @MainActor func creation() {
    let phone = Simulator(.iPhoneSE)
    let animation = Animation()
    animation.start()
    phone.advance(by: 0.5)
    #expect(animation.count > 20)
    animation.stop()
  }
}

/// A class as animation libraries have them: without an actor, and not a subclass of NSObject.
private final class Animation {
  private(set) var count = 0
  private var link: CADisplayLink?

  func start() {
    let link = CADisplayLink(target: self, selector: Selector(Animation.step(_:), "step"))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  func step(_ link: CADisplayLink) { count += 1 }
}

@MainActor
private final class TimerTarget: NSObject {
  var timers: [Timer] = []
  var plainCount = 0

  func tick(_ timer: Timer) { timers.append(timer) }
  func plainTick() { plainCount += 1 }
}
