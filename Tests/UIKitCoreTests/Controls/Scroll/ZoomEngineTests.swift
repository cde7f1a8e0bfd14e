import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Zooming: calculations") struct ZoomEngineTests {
  // MARK: Scales

  @Test(
    "a scale beyond a limit is resisted and never exceeds a factor of two",
    .rule("R-ZOOM-12")
  )
  func resistance() {
    let limits = ZoomLimits(minimum: 1, maximum: 4, bounces: true)

    #expect(limits.shown(2) == 2)
    #expect(limits.shown(6) > 4 && limits.shown(6) < 6)
    #expect(limits.shown(1e6) > 7 && limits.shown(1e6) < 8)
    #expect(limits.shown(0.8) > 0.8 && limits.shown(0.8) < 1)
    #expect(limits.shown(1e-6) > 0.5)
    for free in [0.3, 0.9, 1, 3, 4, 5, 9] as [CGFloat] {
      #expect(abs(limits.free(limits.shown(free)) - free) < 1e-9)
    }
  }

  @Test("without bounce the scale stops at the limits", .rule("R-ZOOM-12"))
  func stiff() {
    let limits = ZoomLimits(minimum: 1, maximum: 4, bounces: false)

    #expect(limits.shown(9) == 4 && limits.shown(0.1) == 1)
    #expect(limits.free(9) == 4)
  }

  @Test(
    "limits allow zooming if they differ; a minimum above the maximum counts",
    .rule("R-ZOOM-5"),
    arguments: [(1, 1, false, 1), (1, 4, true, 3), (0.5, 1, true, 1), (3, 2, false, 3)]
      as [(CGFloat, CGFloat, Bool, CGFloat)]
  )
  func limits(minimum: CGFloat, maximum: CGFloat, allows: Bool, clamped: CGFloat) {
    let limits = ZoomLimits(minimum: minimum, maximum: maximum)

    #expect(limits.allowsZooming == allows)
    #expect(limits.clamp(3) == clamped)
  }

  // MARK: Geometry

  private let geometry = ZoomGeometry(
    frame: CGRect(x: 10, y: 20, width: 600, height: 400),
    scale: 2
  )

  @Test("a point of the view stays at a place of the visible area", .rule("R-ZOOM-10"))
  func anchors() {
    let position = ZoomPosition(scale: 2, offset: CGPoint(x: 50, y: 30))
    let place = CGPoint(x: 100, y: 80)

    let point = geometry.point(at: place, in: position)
    let offset = geometry.offset(showing: point, at: place, scale: 3)

    #expect(geometry.size(at: 1) == CGSize(width: 300, height: 200))
    #expect(point == CGPoint(x: 70, y: 45))
    #expect(geometry.offset(showing: point, at: place, scale: 2) == position.offset)
    #expect(geometry.point(at: place, in: ZoomPosition(scale: 3, offset: offset)) == point)
  }

  @Test("a rectangle is shown as large as possible", .rule("R-ZOOM-17"))
  func fitting() {
    let visible = CGSize(width: 300, height: 600)

    #expect(ZoomGeometry.scale(fitting: CGSize(width: 100, height: 100), in: visible) == 3)
    #expect(ZoomGeometry.scale(fitting: CGSize(width: 50, height: 300), in: visible) == 2)
    #expect(ZoomGeometry.scale(fitting: .zero, in: visible) > 1e9)
  }

  @Test(
    "content has the size of the view, and keeps the margins of constraints",
    .rule("R-ZOOM-4")
  )
  func contentSize() {
    func size(keepsMargins: Bool) -> CGSize {
      ZoomGeometry.contentSize(
        CGSize(width: 340, height: 150),
        from: CGSize(width: 300, height: 200),
        to: CGSize(width: 600, height: 400),
        keepsMargins: keepsMargins
      )
    }

    #expect(size(keepsMargins: false) == CGSize(width: 600, height: 400))
    #expect(size(keepsMargins: true) == CGSize(width: 640, height: 400))
  }

  // MARK: Pinches

  private func space(_ width: CGFloat, _ height: CGFloat) -> ScrollSpace {
    let size = CGSize(width: 300, height: 600)
    return ScrollSpace(
      limits: ScrollLimits(size: size, content: CGSize(width: width, height: height), inset: .zero),
      size: size,
      bounces: true
    )
  }

  @Test(
    "content that fits along an axis stays there, and follows the fingers below the minimum",
    .rule("R-ZOOM-11")
  )
  func fittingAxis() {
    let geometry = ZoomGeometry(frame: CGRect(x: 0, y: 0, width: 300, height: 200), scale: 1)
    let limits = ZoomLimits(minimum: 1, maximum: 4)
    let place = CGPoint(x: 150, y: 100)
    var tracker = ZoomTracker(
      at: place,
      position: ZoomPosition(scale: 1, offset: .zero),
      geometry: geometry,
      limits: limits
    )

    let larger = tracker.move(to: place, factor: 2)
    let grown = tracker.offset(at: larger, geometry: geometry, space: space(600, 400))
    let smaller = tracker.move(to: place, factor: 0.5)
    let size = geometry.size(at: smaller)
    let shrunk = tracker.offset(
      at: smaller,
      geometry: geometry,
      space: space(size.width, size.height)
    )

    #expect(larger == 2 && grown == CGPoint(x: 150, y: 0))
    #expect(smaller < 1)
    // The middle of the content is still between the fingers.
    #expect(abs(shrunk.x + place.x - 150 * smaller) < 1e-9)
  }

  @Test("content beyond its edges resists while it is pinched", .rule("R-ZOOM-11"))
  func edge() {
    let geometry = ZoomGeometry(frame: CGRect(x: 0, y: 0, width: 900, height: 1200), scale: 2)
    var tracker = ZoomTracker(
      at: .zero,
      position: ZoomPosition(scale: 2, offset: .zero),
      geometry: geometry,
      limits: ZoomLimits(minimum: 1, maximum: 4)
    )

    let scale = tracker.move(to: CGPoint(x: 100, y: 0), factor: 1)
    let offset = tracker.offset(at: scale, geometry: geometry, space: space(900, 1200))

    #expect(offset.x == RubberBand.stretch(-100, length: 300))
  }

  // MARK: Animations

  private func motion(_ curve: ZoomMotion.Curve, from start: ZoomPosition) -> ZoomMotion {
    ZoomMotion(
      from: start,
      to: ZoomPosition(scale: 2, offset: CGPoint(x: 150, y: 100)),
      limits: space(300, 600).limits,
      size: CGSize(width: 300, height: 600),
      curve: curve
    )
  }

  @Test("a change by code takes 0.3 seconds with ease in and out", .rule("R-ZOOM-15"))
  func glide() {
    let motion = motion(.glide, from: ZoomPosition(scale: 1, offset: .zero))
    let limits = space(600, 1200).limits

    #expect(motion.duration == 0.3)
    #expect(motion.scale(at: 0) == 1 && motion.scale(at: 0.3) == 2 && motion.scale(at: 9) == 2)
    #expect(abs(motion.scale(at: 0.15) - 1.5) < 0.01)
    #expect(motion.offset(at: 0, limits: limits) == .zero)
    #expect(motion.offset(at: 0.3, limits: limits) == CGPoint(x: 150, y: 100))
  }

  @Test("a spring leads back to the limits without overshooting", .rule("R-ZOOM-13"))
  func spring() {
    let start = ZoomPosition(scale: 1.6, offset: CGPoint(x: -40, y: 0))
    let motion = motion(.spring(frequency: 12), from: start)
    let limits = space(600, 1200).limits
    let scales = (0...100).map { motion.scale(at: motion.duration * Double($0) / 100) }

    #expect(motion.offset(at: 0, limits: limits) == start.offset)
    #expect(scales.first == 1.6 && scales.last == 2)
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(motion.duration > 0.2 && motion.duration < 2)
  }

  @Test("an animation follows limits that change meanwhile", .rule("R-ZOOM-16"))
  func changedLimits() {
    let motion = motion(.glide, from: ZoomPosition(scale: 1, offset: .zero))

    #expect(motion.offset(at: 1, limits: space(350, 600).limits) == CGPoint(x: 50, y: 0))
  }

  @Test("each detent of the wheel is a factor of 1.25", .rule("R-ZOOM-30"))
  func wheel() {
    #expect(ZoomMetrics.factor(forWheel: -60) == 1.25)
    #expect(ZoomMetrics.factor(forWheel: 60) == 0.8)
    #expect(ZoomMetrics.factor(forWheel: 1e9) > 0)
  }
}
