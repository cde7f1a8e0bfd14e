import Foundation
import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@Suite("Simulator: traces", .rule("R-SIM-9")) @MainActor
struct TraceTests {
  private struct Event: Decodable {
    var name: String
    var ph: String
    var ts: Double
    var dur: Double

    func contains(_ other: Event) -> Bool {
      ts <= other.ts && other.ts + other.dur <= ts + dur + 0.001
    }
  }

  private final class Card: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    }
  }

  private func events(_ work: () throws -> Void) throws -> [Event] {
    try JSONDecoder().decode([Event].self, from: Simulator.trace(work))
  }

  @Test("a trace has the parts of a frame, and inside them those of the views")
  func parts() throws {
    let phone = Simulator(.iPhoneSE)
    let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

    let events = try events {
      phone.window.addSubview(card)
      phone.advance(by: 1.0 / 60)
    }

    let frame = try #require(events.first)
    #expect(frame.name == "frame")
    #expect(events.allSatisfy { $0.ph == "X" && frame.contains($0) })
    let around = [
      "layout of Card": "layout", "display of Card": "record", "paint of Card": "paint",
    ]
    for (inner, outer) in around {
      let inner = try #require(events.first { $0.name == inner })
      #expect(events.contains { $0.name == outer && $0.contains(inner) })
    }
    for name in ["animations", "difference"] {
      #expect(events.contains { $0.name == name })
    }
  }

  @Test("a trace of no frames is empty, and work outside a trace is not measured")
  func noFrames() throws {
    let phone = Simulator(.iPhoneSE)
    phone.advance(by: 1.0 / 60)
    #expect(try events { phone.advance(by: 1) }.isEmpty)
    #expect(FrameTrace.current == nil)
  }

  @Test("a trace ends if the work throws")
  func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try Simulator.trace { throw Failure() } }
    #expect(FrameTrace.current == nil)
  }
}
