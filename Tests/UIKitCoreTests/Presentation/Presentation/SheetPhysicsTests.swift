import TestSupport
import Testing

@testable import UIKitCore

@Suite("Sheet physics", .rule("R-PRE-24"))
struct SheetPhysicsTests {
  private let single = SheetPhysics(stops: [800])
  private let double = SheetPhysics(stops: [400, 800])

  @Test("a sheet follows the touch between its detents and out of the window")
  func following() {
    #expect(single.targetHeight(from: 800, pulledBy: 200) == 600)
    #expect(single.height(for: 600) == 600)
    #expect(single.height(for: -100) == 0)
    #expect(SheetPhysics(stops: [300], gone: -250).height(for: -900) == -250)
    #expect(single.targetHeight(from: 800, pulledBy: .nan) == 800)
  }

  @Test("beyond its highest detent a sheet moves with increasing resistance, up to a limit")
  func stretch() {
    let steps = [0, 50, 100, 1000].map { double.height(for: 800 + $0) - 800 }
    #expect(steps[0] == 0)
    #expect(steps[1] > 0)
    #expect(steps[2] - steps[1] < steps[1])
    #expect(steps[3] < SheetMetrics.stretch)
  }

  @Test("a sheet that cannot be dismissed moves down with increasing resistance")
  func give() {
    let held = SheetPhysics(stops: [800], mayLeave: false)
    let steps = [0, 100, 200, 300].map { 800 - held.height(for: 800 - $0) }
    #expect(steps[0] == 0)
    #expect(steps[1] > 0 && steps[1] < 25)
    #expect(steps[2] - steps[1] < steps[1] - steps[0])
    #expect(steps[3] - steps[2] < steps[2] - steps[1])
  }

  @Test("a released sheet settles at the nearest detent")
  func nearest() {
    #expect(single.landing(from: 500, velocity: 0) == .stop(0))
    #expect(single.landing(from: 300, velocity: 0) == .away)
    #expect(double.landing(from: 620, velocity: 0) == .stop(1))
    #expect(double.landing(from: 580, velocity: 0) == .stop(0))
    #expect(double.landing(from: 180, velocity: 0) == .away)
    #expect(double.landing(from: 620, velocity: 500) == .stop(0))
  }

  @Test("a fast release goes at least to the next detent in its direction")
  func thrown() {
    #expect(single.landing(from: 750, velocity: 2000) == .away)
    #expect(single.landing(from: 100, velocity: -2000) == .stop(0))
    #expect(double.landing(from: 790, velocity: 1200) == .stop(0))
    #expect(double.landing(from: 790, velocity: 7000) == .away)
    #expect(double.landing(from: 410, velocity: -1200) == .stop(1))
    #expect(double.landing(from: 810, velocity: -1200) == .stop(1))
  }

  @Test("a sheet that cannot be dismissed never leaves, whatever the velocity")
  func stays() {
    let held = SheetPhysics(stops: [400, 800], mayLeave: false)
    #expect(held.landing(from: 380, velocity: 9000) == .stop(0))
    #expect(held.landing(from: 10, velocity: 0) == .stop(0))
  }

  @Test("for any velocity a sheet settles at one of its detents")
  func oddSpeeds() {
    for speed in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      switch double.landing(from: 500, velocity: speed) {
      case .away: break
      case .stop(let index): #expect(double.stops.indices.contains(index))
      }
    }
  }

  @Test(
    "a drag in content at its top moves the sheet, otherwise the content",
    .rule("R-PRE-25")
  )
  func content() {
    func takes(_ upwards: Bool, top: Bool, highest: Bool, expands: Bool = true) -> Bool {
      SheetPhysics.acceptsDrag(
        upwards: upwards,
        contentIsAtTop: top,
        cardIsHighest: highest,
        scrollingExpands: expands
      )
    }
    #expect(takes(false, top: true, highest: true))
    #expect(!takes(false, top: false, highest: true))
    #expect(takes(true, top: true, highest: false))
    #expect(!takes(true, top: true, highest: true))
    #expect(!takes(true, top: true, highest: false, expands: false))
    #expect(!takes(true, top: false, highest: false))
  }
}
