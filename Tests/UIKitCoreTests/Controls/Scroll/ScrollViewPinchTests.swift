import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Zooming: pinches") struct ScrollViewPinchTests {
  private let center = CGPoint(x: 100, y: 200)

  // MARK: Following the fingers

  @Test(
    "the content stays under the fingers",
    .rule("R-ZOOM-10", "R-ZOOM-18"),
    .member("UIScrollView.isZooming", "UIScrollView.pinchGestureRecognizer")
  )
  func follows() {
    let stage = ZoomStage()

    stage.spread(at: center, to: 200)

    #expect(stage.scroll.isZooming && stage.scroll.pinchGestureRecognizer?.state == .changed)
    // The pinch begins when the distance has changed by 8 points or more.
    #expect(stage.scroll.zoomScale > 1.7 && stage.scroll.zoomScale <= 2)
    let place = stage.place(100, 200)
    #expect(abs(place.x - 100) <= 0.5 && abs(place.y - 200) <= 0.5)
    stage.fingers(.ended, center, 200)
    stage.rest()

    let scale = Double(stage.scroll.zoomScale)
    #expect(!stage.scroll.isZooming && !stage.scroll.isZoomBouncing)
    #expect(stage.journal.lines == ["willBeginZooming", "didZoom", "didEndZooming \(scale)"])
  }

  @Test("fingers that move together move the content", .rule("R-ZOOM-10"))
  func moves() {
    let stage = ZoomStage()
    stage.scroll.zoomScale = 2
    stage.spread(at: center, to: 150)
    let start = stage.scroll.contentOffset

    for step in 1...5 {
      stage.fingers(.moved, CGPoint(x: 100, y: 200 - CGFloat(step) * 10), 150)
    }

    #expect(abs(stage.scroll.contentOffset.y - start.y - 50) <= 0.5)
    stage.fingers(.ended, CGPoint(x: 100, y: 150), 150)
  }

  @Test(
    "content that fits along an axis stays centered while it is pinched",
    .rule("R-ZOOM-11"),
    arguments: [false, true]
  )
  func letterbox(byLayout: Bool) {
    let stage = ZoomStage()
    stage.picture.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    stage.scroll.contentSize = stage.picture.bounds.size
    center(in: stage, byLayout: byLayout)
    stage.rest()

    stage.spread(at: center, to: 200)

    #expect(stage.scroll.zoomScale > 1.5)
    #expect(abs(stage.place(150, 100).y - 300) <= 0.5)
    #expect(abs(stage.place(100, 100).x - 100) <= 0.5)
    stage.fingers(.ended, center, 200)
  }

  @Test(
    "below the minimum scale the content stays under the fingers, and returns to the middle",
    .rule("R-ZOOM-11", "R-ZOOM-12", "R-ZOOM-13"),
    .member("UIScrollView.isZoomBouncing", "UIScrollView.bouncesZoom"),
    arguments: [false, true]
  )
  func belowMinimum(byLayout: Bool) {
    let stage = ZoomStage()
    center(in: stage, byLayout: byLayout)

    stage.spread(at: center, from: 200, to: 80)
    #expect(stage.scroll.zoomScale < 0.9 && stage.scroll.zoomScale > 0.5)
    let place = stage.place(100, 200)
    #expect(abs(place.x - 100) <= 1 && abs(place.y - 200) <= 1)

    stage.fingers(.ended, center, 80)
    stage.advance(by: 0.05)
    #expect(stage.scroll.isZoomBouncing && !stage.scroll.isZooming)
    #expect(!stage.journal.lines.contains { $0.hasPrefix("didEnd") })
    stage.rest()

    #expect(stage.scroll.zoomScale == 1)
    #expect(stage.place(0, 0) == .zero)
    #expect(stage.journal.lines == ["willBeginZooming", "didZoom", "didEndZooming 1.0"])
  }

  private func center(in stage: ZoomStage, byLayout: Bool) {
    if byLayout {
      stage.scroll.centers = true
      return stage.scroll.setNeedsLayout()
    }
    let center: (UIScrollView) -> Void = { scroll in
      let x = max((scroll.bounds.width - scroll.contentSize.width) / 2, 0)
      let y = max((scroll.bounds.height - scroll.contentSize.height) / 2, 0)
      scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    center(stage.scroll)
    stage.delegate.onZoom = center
  }

  @Test("above the maximum the scale resists and returns", .rule("R-ZOOM-12", "R-ZOOM-13"))
  func aboveMaximum() {
    let stage = ZoomStage()
    stage.scroll.maximumZoomScale = 1.5

    stage.spread(at: center, from: 40, to: 200)
    #expect(stage.scroll.zoomScale > 1.6 && stage.scroll.zoomScale < 3)
    stage.fingers(.ended, center, 200)
    stage.rest()

    #expect(stage.scroll.zoomScale == 1.5)
    #expect(abs(stage.place(100, 200).x - 100) <= 1)
    #expect(stage.journal.lines.last == "didEndZooming 1.5")
  }

  @Test("without bounce the scale stops at its limit", .rule("R-ZOOM-12"))
  func withoutBounce() {
    let stage = ZoomStage()
    stage.scroll.maximumZoomScale = 1.5
    stage.scroll.bouncesZoom = false

    stage.spread(at: center, from: 40, to: 200)
    #expect(stage.scroll.zoomScale == 1.5)
    stage.fingers(.ended, center, 200)

    #expect(!stage.scroll.isZoomBouncing)
    #expect(stage.journal.lines.last == "didEndZooming 1.5")
  }

  @Test("content that was pinched beyond its edge returns", .rule("R-ZOOM-13"))
  func edge() {
    let stage = ZoomStage()
    stage.scroll.zoomScale = 2
    stage.scroll.contentOffset = .zero
    stage.spread(at: center, to: 110)
    for step in 1...5 {
      stage.fingers(.moved, CGPoint(x: 100 + CGFloat(step) * 10, y: 200), 110)
    }
    #expect(stage.scroll.contentOffset.x < -10)

    stage.fingers(.ended, CGPoint(x: 150, y: 200), 110)
    #expect(!stage.scroll.isZoomBouncing)
    stage.rest()

    #expect(stage.scroll.contentOffset.x == 0)
  }

  @Test("a pinch interrupts the return to the limits", .rule("R-ZOOM-13"))
  func interrupts() {
    let stage = ZoomStage()
    stage.spread(at: center, from: 200, to: 80)
    stage.fingers(.ended, center, 80)
    stage.advance(by: 0.05)
    let scale = stage.scroll.zoomScale

    stage.spread(at: center, from: 80, to: 92)

    #expect(scale < 1 && stage.scroll.isZooming)
    stage.fingers(.ended, center, 92)
    stage.rest()
    #expect(stage.scroll.zoomScale >= 1)
    #expect(stage.journal.lines.filter { $0 == "willBeginZooming" }.count == 2)
    #expect(stage.journal.lines.filter { $0.hasPrefix("didEndZooming") }.count == 2)
  }

  // MARK: Other recognizers

  @Test(
    "without a view for zooming, or with equal limits, a pinch does nothing",
    .rule("R-ZOOM-1", "R-ZOOM-5"),
    .member("UIScrollViewDelegate.viewForZooming(in:)"),
    arguments: [false, true]
  )
  func disabled(equalLimits: Bool) {
    let stage = ZoomStage()
    if equalLimits { stage.scroll.maximumZoomScale = 1 } else { stage.delegate.view = nil }

    stage.phone.pinch(at: center, scale: 3)
    stage.rest()

    #expect(stage.scroll.pinchGestureRecognizer == nil)
    #expect(stage.scroll.contentSize == CGSize(width: 300, height: 600))
    #expect(stage.picture.transform == .identity)
    #expect(stage.journal.lines.isEmpty)
  }

  @Test("a disabled recognizer does not zoom", .rule("R-ZOOM-5"))
  func disabledRecognizer() {
    let stage = ZoomStage()
    stage.scroll.pinchGestureRecognizer?.isEnabled = false

    stage.phone.pinch(at: center, scale: 3)

    #expect(stage.scroll.zoomScale == 1)
  }

  @Test(
    "a pinch begins during a drag, which continues with the finger that is left",
    .rule("R-ZOOM-20", "R-ZOOM-21")
  )
  func duringDrag() {
    let stage = ZoomStage()
    stage.scroll.zoomScale = 2
    stage.finger(.began, 1, at: CGPoint(x: 100, y: 300))
    for y in stride(from: CGFloat(295), through: 260, by: -5) {
      stage.finger(.moved, 1, at: CGPoint(x: 100, y: y))
    }
    #expect(stage.scroll.isDragging)

    stage.finger(.began, 2, at: CGPoint(x: 200, y: 260))
    for x in stride(from: CGFloat(205), through: 250, by: 5) {
      stage.finger(.moved, 2, at: CGPoint(x: x, y: 260))
    }
    #expect(stage.scroll.isZooming && stage.scroll.zoomScale > 2.5)

    stage.finger(.ended, 2, at: CGPoint(x: 250, y: 260))
    #expect(!stage.scroll.isZooming && stage.scroll.isDragging)
    let offset = stage.scroll.contentOffset
    stage.finger(.moved, 1, at: CGPoint(x: 100, y: 240))
    #expect(abs(stage.scroll.contentOffset.y - offset.y - 20) <= 0.5)
    #expect(abs(stage.scroll.contentOffset.x - offset.x) <= 0.5)

    stage.advance(by: 0.2)
    stage.finger(.ended, 1, at: CGPoint(x: 100, y: 240))
    stage.rest()
    #expect(stage.journal.lines.filter { $0.hasPrefix("didEnd") }.count == 2)
  }

  @Test("fingers that are lifted together end the drag and the pinch", .rule("R-ZOOM-21"))
  func together() {
    let stage = ZoomStage()
    stage.scroll.zoomScale = 2
    stage.spread(at: center, to: 150)
    for step in 1...5 {
      stage.fingers(.moved, CGPoint(x: 100, y: 200 - CGFloat(step) * 10), 150)
    }

    stage.fingers(.ended, CGPoint(x: 100, y: 150), 150)
    stage.rest()

    #expect(!stage.scroll.isDragging && !stage.scroll.isZooming && !stage.scroll.isDecelerating)
    #expect(stage.journal.lines.contains("didEndDragging"))
    #expect(stage.journal.lines.last?.hasPrefix("didEndZooming") == true)
  }

  @Test("a pinch in an outer scroll view's page does not turn the page", .rule("R-ZOOM-20"))
  func nested() {
    let stage = ZoomStage()
    let outer = UIScrollView(frame: stage.phone.window.bounds)
    outer.contentSize = CGSize(width: 900, height: 600)
    outer.isPagingEnabled = true
    stage.phone.window.addSubview(outer)
    outer.addSubview(stage.scroll)

    stage.phone.pinch(at: center, scale: 2)
    stage.rest()

    #expect(stage.scroll.zoomScale > 1.5)
    #expect(outer.contentOffset == .zero)
  }

  // MARK: Pointers

  @Test(
    "the wheel zooms at the pointer while Control is down",
    .rule("R-ZOOM-30")
  )
  func wheel() {
    let stage = ZoomStage()

    stage.phone.scroll(by: CGVector(dx: 0, dy: -60), at: center, holding: .control)
    stage.phone.scroll(by: CGVector(dx: 0, dy: -60), at: center, holding: .control)
    stage.rest()

    #expect(stage.scroll.zoomScale == 1.5625)
    let place = stage.place(100, 200)
    #expect(abs(place.x - 100) <= 0.5 && abs(place.y - 200) <= 0.5)
    #expect(stage.journal.lines == ["willBeginZooming", "didZoom", "didEndZooming 1.5625"])

    let offset = stage.scroll.contentOffset
    stage.phone.scroll(by: CGVector(dx: 0, dy: 60), at: center)
    stage.rest()
    #expect(stage.scroll.zoomScale == 1.5625 && stage.scroll.contentOffset.y == offset.y + 60)
  }

  @Test("with Control, content that cannot be zoomed scrolls", .rule("R-ZOOM-30"))
  func wheelWithoutZoom() {
    let stage = ScrollStage()

    stage.phone.scroll(by: CGVector(dx: 0, dy: 60), at: center, holding: .control)
    stage.rest()

    #expect(stage.offset.y == 60)
  }

  @Test(
    "a pinch on a touchpad zooms at the pointer",
    .rule("R-ZOOM-31")
  )
  func touchpad() {
    let stage = ZoomStage()

    let isHandled = stage.phone.pinchTouchpad(at: center, scale: 2)
    stage.rest()

    #expect(isHandled && stage.scroll.zoomScale == 2)
    #expect(stage.place(100, 200) == center)
    #expect(stage.journal.lines == ["willBeginZooming", "didZoom", "didEndZooming 2.0"])
  }

  @Test("a pinch on a touchpad over other content is not handled", .rule("R-ZOOM-31"))
  func touchpadWithoutZoom() {
    let stage = ScrollStage()
    let isHandled = stage.phone.pinchTouchpad(at: center, scale: 2)
    #expect(!isHandled)
  }

  // MARK: Ends

  @Test("a view that leaves its window ends the zoom inside its limits", .rule("R-ZOOM-41"))
  func leavesWindow() {
    let stage = ZoomStage()
    stage.spread(at: center, from: 200, to: 80)

    stage.scroll.removeFromSuperview()

    #expect(stage.scroll.zoomScale == 1 && !stage.scroll.isZooming)
    #expect(stage.journal.lines.last == "didEndZooming 1.0")
  }

  @Test("a zoomed view that is released ends the zoom", .rule("R-ZOOM-41"))
  func released() {
    let phone = Simulator(.iPhone15)
    let scroll = UIScrollView(frame: phone.window.bounds)
    let delegate = RecordingZoomDelegate()
    scroll.maximumZoomScale = 4
    scroll.delegate = delegate
    phone.window.addSubview(scroll)
    var picture: UIView? = UIView(frame: scroll.bounds)
    scroll.addSubview(picture ?? UIView())
    delegate.view = picture
    scroll.setZoomScale(3, animated: true)
    phone.advance(by: 0.1)

    picture?.removeFromSuperview()
    delegate.view = nil
    picture = nil
    phone.advance(by: 1)

    #expect(scroll.zoomScale == 1 && !scroll.isZooming)
    #expect(delegate.journal.lines == ["willBeginZooming", "didZoom"])
  }
}
