import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("CADisplayLink")
@MainActor
struct DisplayLinkTests {
  @Test("a display link is called once per frame and requests frames until it is invalidated")
  func life() {
    let scene = Scene()
    scene.compositor.frame()
    let requests = scene.requests
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)

    #expect(scene.requests == requests + 1)
    scene.advance(by: 1.0 / 60)
    scene.advance(by: 1.0 / 60)
    #expect(times.count == 2)
    #expect(times.last == CACurrentMediaTime())
    #expect(scene.compositor.isAnimating)

    link.isPaused = true
    scene.advance(by: 1.0 / 60)
    #expect(times.count == 2)
    link.isPaused = false
    link.invalidate()
    scene.advance(by: 1.0 / 60)
    #expect(times.count == 2)
    #expect(!scene.compositor.isAnimating)
  }

  @Test("a rate of 30 per second uses every second frame")
  func rate() {
    let scene = Scene()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    for _ in 0..<60 { scene.advance(by: 1.0 / 60) }
    link.invalidate()

    #expect(count == 30)
  }

  @Test("layers convert times with their speed and begin time")
  func layerTime() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    parent.speed = 2
    child.beginTime = 10
    child.timeOffset = 1

    #expect(child.convertTime(20, from: nil) == 31)
    #expect(child.convertTime(31, to: nil) == 20)
    #expect(child.convertTime(31, to: parent) == 40)
  }
}
