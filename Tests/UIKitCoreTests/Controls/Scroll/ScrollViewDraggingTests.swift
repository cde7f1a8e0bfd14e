import SimulatorKit
import TestSupport
import TestStage
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Scrolling: dragging") struct ScrollViewDraggingTests {
  @Test(
    "content follows the finger, less the 10 points that make a movement",
    .rule("R-SCR-10"),
    .member("UIScrollView.contentOffset", "UIScrollView.panGestureRecognizer")
  )
  func follow() {
    let stage = ScrollStage()

    stage.pull(0, -210)

    #expect(stage.offset == CGPoint(x: 0, y: 200))
    #expect(stage.scroll.panGestureRecognizer.view === stage.scroll)
  }

  @Test(
    "a slow drag: the calls in order",
    .rule("R-SCR-12"),
    .member(
      "UIScrollViewDelegate.scrollViewDidScroll",
      "UIScrollViewDelegate.scrollViewWillBeginDragging",
      "UIScrollViewDelegate.scrollViewWillEndDragging",
      "UIScrollViewDelegate.scrollViewDidEndDragging"
    )
  )
  func slowCalls() {
    let stage = ScrollStage()

    stage.pull(0, -210)
    stage.phone.advance(by: 1)

    #expect(
      stage.journal.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ]
    )
    #expect(stage.delegate.velocity == .zero)
    #expect(stage.delegate.target == CGPoint(x: 0, y: 200))
  }

  @Test(
    "a fling: the calls in order, and the state in each",
    .rule("R-SCR-12", "R-SCR-13"),
    .member(
      "UIScrollView.isTracking",
      "UIScrollView.isDragging",
      "UIScrollView.isDecelerating",
      "UIScrollViewDelegate.scrollViewWillBeginDecelerating",
      "UIScrollViewDelegate.scrollViewDidEndDecelerating"
    )
  )
  func flingCalls() {
    let stage = ScrollStage()
    var states: [String: [Bool]] = [:]
    stage.delegate.onCall = { call, view in
      states[call] = [view.isTracking, view.isDragging, view.isDecelerating]
    }

    stage.fling(0, -300)
    #expect(stage.scroll.isDecelerating)
    stage.phone.advance(by: 8)

    #expect(
      stage.journal.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    #expect(states["willBeginDragging"] == [true, true, false])
    #expect(states["willEndDragging"] == [true, true, false])
    #expect(states["didEndDragging true"] == [true, false, false])
    #expect(states["willBeginDecelerating"]?.last == true)
    #expect(states["didEndDecelerating"] == [false, false, false])
    #expect(!stage.scroll.isTracking)
  }

  @Test("decelerating content ends at the announced target", .rule("R-SCR-22", "R-SCR-23"))
  func target() {
    let stage = ScrollStage()

    stage.fling(0, -300)
    let speed = stage.delegate.velocity.y
    #expect(abs(speed - 1.5) < 0.1)
    #expect(abs(stage.delegate.target.y - (290 + speed * 499.5)) < 1)
    stage.phone.advance(by: 8)

    #expect(abs(stage.offset.y - stage.delegate.target.y) < 0.51)
  }

  @Test(
    "fast deceleration stops sooner",
    .rule("R-SCR-22"),
    .member("UIScrollView.decelerationRate")
  )
  func fastRate() {
    let stage = ScrollStage()
    stage.scroll.decelerationRate = .fast

    stage.fling(0, -300)
    stage.phone.advance(by: 3)

    #expect(abs(stage.offset.y - (290 + stage.delegate.velocity.y * 99.5)) < 1)
  }

  @Test(
    "the delegate can change the target",
    .rule("R-SCR-26"),
    arguments: [CGPoint(x: 0, y: 1000), CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 2148)]
  )
  func chosenTarget(target: CGPoint) {
    let stage = ScrollStage()
    stage.delegate.chosenTarget = target

    stage.fling(0, -300)
    stage.phone.advance(by: 8)

    #expect(stage.offset == target)
    #expect(stage.journal.lines.last == "didEndDecelerating")
  }

  @Test("a target beyond the limits is clamped to them", .rule("R-SCR-26"))
  func distantTarget() {
    let stage = ScrollStage()
    stage.delegate.chosenTarget = CGPoint(x: 500, y: 90000)

    stage.fling(0, -300)
    stage.phone.advance(by: 8)

    #expect(stage.offset == CGPoint(x: 0, y: 2148))
  }

  @Test(
    "beyond the edge content follows by the rubber band and springs back",
    .rule("R-SCR-20", "R-SCR-24"),
    .member("UIScrollView.bounces")
  )
  func rubberBand() {
    let stage = ScrollStage()
    let pad = stage.phone
    var lowest: CGFloat = 0
    stage.delegate.onScroll = { lowest = min(lowest, $0.contentOffset.y) }

    stage.pull(0, 210)
    let stretch = RubberBand.stretch(200, length: 852)

    #expect(abs(lowest + stretch) < 0.51)
    #expect(
      stage.journal.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating",
      ]
    )
    pad.advance(by: 3)
    #expect(stage.offset == .zero)
    #expect(stage.journal.lines.last == "didEndDecelerating")
  }

  @Test("content that does not bounce stops at its edge", .member("UIScrollView.bounces"))
  func noBounce() {
    let stage = ScrollStage()
    stage.scroll.bounces = false
    var lowest: CGFloat = 0
    stage.delegate.onScroll = { lowest = min(lowest, $0.contentOffset.y) }

    stage.pull(0, 210)
    #expect(lowest == 0)
    #expect(stage.offset == .zero)
    stage.fling(0, -400, over: 0.1)
    stage.phone.advance(by: 8)
    #expect(stage.offset.y == 2148)
  }

  @Test("a fling against the edge overshoots and returns", .rule("R-SCR-24"))
  func bounce() {
    let stage = ScrollStage(content: CGSize(width: 393, height: 1200))
    var highest: CGFloat = 0
    stage.delegate.onScroll = { highest = max(highest, $0.contentOffset.y) }

    stage.fling(0, -300, over: 0.1)
    stage.phone.advance(by: 5)

    #expect(highest > 360)
    #expect(stage.offset.y == 348)
  }

  @Test(
    "content no larger than the view stays, unless it always bounces",
    .rule("R-SCR-11"),
    .member("UIScrollView.alwaysBounceVertical", "UIScrollView.alwaysBounceHorizontal")
  )
  func alwaysBounce() {
    let stage = ScrollStage(content: CGSize(width: 393, height: 400))
    var moved = false
    stage.delegate.onScroll = { _ in moved = true }
    stage.pull(0, -100)
    stage.pull(-100, 0)
    #expect(!moved)

    stage.scroll.alwaysBounceVertical = true
    stage.pull(0, -100)
    #expect(moved)
    stage.phone.advance(by: 3)
    #expect(stage.offset == .zero)

    moved = false
    stage.scroll.alwaysBounceHorizontal = true
    stage.pull(-100, 0)
    #expect(moved)
    stage.phone.advance(by: 3)
    #expect(stage.offset == .zero)
  }

  @Test(
    "a finger catches moving content at once",
    .rule("R-SCR-14"),
    .member("UIScrollView.isDragging")
  )
  func catching() {
    let stage = ScrollStage()
    let button = Pad(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    stage.scroll.addSubview(button)
    stage.fling(0, -300)
    stage.phone.advance(by: 0.2)
    let offset = stage.offset
    stage.journal.clear()
    button.journal.clear()

    stage.phone.longPress(at: CGPoint(x: 200, y: 300), duration: 0.5)

    #expect(stage.offset == offset)
    #expect(
      stage.journal.lines == [
        "didEndDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging false",
      ]
    )
    #expect(button.journal.lines.isEmpty)
  }

  @Test(
    "pages are turned one by one",
    .rule("R-SCR-28"),
    .member("UIScrollView.isPagingEnabled")
  )
  func paging() {
    let stage = ScrollStage(content: CGSize(width: 393 * 4, height: 852))
    stage.scroll.isPagingEnabled = true

    stage.pull(-100, 0)
    stage.phone.advance(by: 2)
    #expect(stage.offset.x == 0)
    stage.fling(-100, 0, over: 0.1)
    stage.phone.advance(by: 2)
    #expect(stage.offset.x == 393)
    stage.pull(-260, 0, from: CGPoint(x: 380, y: 400))
    stage.phone.advance(by: 2)
    #expect(stage.offset.x == 786)
    stage.fling(150, 0, over: 0.05)
    stage.phone.advance(by: 2)
    #expect(stage.offset.x == 393)
    #expect(stage.journal.lines.last == "didEndDecelerating")
  }

  @Test(
    "a locked drag moves one axis",
    .rule("R-SCR-16"),
    .member("UIScrollView.isDirectionalLockEnabled")
  )
  func directionalLock() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))

    stage.pull(-30, -210)
    #expect(stage.offset.x > 0)

    stage.scroll.contentOffset = .zero
    stage.scroll.isDirectionalLockEnabled = true
    stage.pull(-30, -210)
    #expect(stage.offset.x == 0 && stage.offset.y > 150)

    stage.scroll.contentOffset = .zero
    stage.pull(-150, -150)
    #expect(stage.offset.x > 100 && stage.offset.y > 100)
  }

  @Test(
    "without scrolling content stays, and a held one is let go",
    .member("UIScrollView.isScrollEnabled")
  )
  func disabled() {
    let stage = ScrollStage()
    stage.scroll.isScrollEnabled = false
    stage.pull(0, -200)
    #expect(stage.offset == .zero)
    #expect(stage.journal.lines.isEmpty)
    #expect(!stage.wheel(0, 60))

    stage.scroll.isScrollEnabled = true
    stage.delegate.onScroll = { if $0.contentOffset.y > 50 { $0.isScrollEnabled = false } }
    stage.pull(0, -400)
    #expect(!stage.scroll.isDragging)
    #expect(stage.offset.y > 50 && stage.offset.y < 120)
    #expect(stage.journal.lines.last == "didEndDragging false")
  }
}
