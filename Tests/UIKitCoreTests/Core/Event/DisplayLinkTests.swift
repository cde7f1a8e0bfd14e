import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("CADisplayLink") @MainActor
struct DisplayLinkTests {
  @Test("a display link calls its target once per frame until it is invalidated")
  func frames() {
    let phone = Simulator(.iPhoneSE)
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector(Counter.tick(_:)))

    link.add(to: .main, forMode: .common)
    phone.advance(by: 1)
    #expect((59...61).contains(counter.count))

    link.invalidate()
    counter.count = 0
    phone.advance(by: 1)
    #expect(counter.count == 0)
  }

  @Test("an invalidated display link releases its target")
  func leaks() {
    expectReleased {
      let phone = Simulator(.iPhoneSE)
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Selector(Counter.tick(_:)))
      link.add(to: .main, forMode: .common)
      phone.advance(by: 0.1)
      link.invalidate()
      return [counter, link]
    }
  }
}

private final class Counter: NSObject {
  var count = 0

  func tick(_ link: CADisplayLink) { count += 1 }
}
