import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Scrolling: animations") struct ScrollViewMotionTests {
  @Test(
    "an animated offset takes 0.3 seconds and ends with a call",
    .rule("R-SCR-30"),
    .defaults("UIScrollView.setContentOffset"),
    .member(
      "UIScrollView.setContentOffset",
      "UIScrollViewDelegate.scrollViewDidEndScrollingAnimation"
    )
  )
  func animated() {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []
    stage.delegate.onScroll = { offsets.append($0.contentOffset.y) }

    stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stage.offset.y == 0)
    stage.phone.advance(by: 0.15)
    #expect(abs(stage.offset.y - 300) < 20)
    #expect(!stage.scroll.isDecelerating && !stage.scroll.isDragging)
    stage.phone.advance(by: 0.2)

    #expect(stage.offset.y == 600)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(offsets.count >= 15)
    #expect(stage.journal.lines == ["didScroll", "didEndAnimation"])
  }

  @Test("an animation to the current offset makes no calls", .rule("R-SCR-30"))
  func noWay() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(.zero, animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.journal.lines.isEmpty)
  }

  @Test("a new offset ends deceleration, with or without animation", .rule("R-SCR-31"))
  func jumps() {
    let stage = ScrollStage()
    stage.fling(0, -300)
    stage.phone.advance(by: 0.1)
    stage.journal.clear()

    stage.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(stage.journal.lines == ["didEndDecelerating", "didScroll"])
    stage.phone.advance(by: 1)
    #expect(stage.offset.y == 50)

    stage.fling(0, -300)
    stage.phone.advance(by: 0.1)
    stage.journal.clear()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.journal.lines == ["didEndDecelerating", "didScroll", "didEndAnimation"])
    #expect(stage.offset.y == 20)
  }

  @Test("decelerating content that is moved continues from there", .rule("R-SCR-3"))
  func recentring() {
    let stage = ScrollStage()
    var jumped = false
    stage.delegate.onScroll = {
      guard !jumped, $0.contentOffset.y > 400 else { return }
      jumped = true
      $0.contentOffset.y -= 200
    }
    stage.fling(0, -300)
    let speed = stage.delegate.velocity.y * 1000
    stage.phone.advance(by: 8)

    #expect(jumped)
    #expect(abs(stage.offset.y - (290 + speed * 0.4995 - 200)) < 8)
    #expect(stage.journal.lines.last == "didEndDecelerating")
  }

  @Test("content that its delegate keeps inside an edge comes to rest", .rule("R-SCR-3"))
  func clampingDelegate() {
    let stage = ScrollStage()
    stage.delegate.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    stage.scroll.contentOffset.y = 100

    stage.fling(0, 300)
    stage.phone.advance(by: 8)

    #expect(stage.offset.y == 0)
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.journal.lines.last == "didEndDecelerating")
  }

  @Test(
    "an animation that the delegate starts at the end of a drag takes precedence",
    .rule("R-SCR-31")
  )
  func snapping() {
    let stage = ScrollStage()
    stage.delegate.onCall = { call, view in
      if call.hasPrefix("didEndDragging") {
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      }
    }

    stage.fling(0, -300)
    stage.phone.advance(by: 5)

    #expect(stage.offset.y == 100)
    #expect(stage.journal.lines.suffix(2) == ["didScroll", "didEndAnimation"])
    #expect(!stage.journal.lines.contains("willBeginDecelerating"))
  }

  @Test("an animation block animates the offset, with one call", .rule("R-SCR-33"))
  func block() {
    let stage = ScrollStage()
    let box = UIView(frame: CGRect(x: 0, y: 600, width: 393, height: 100))
    box.backgroundColor = .red
    stage.scroll.addSubview(box)
    stage.phone.advance(by: 0.1)
    var count = 0
    stage.delegate.onScroll = { _ in count += 1 }

    UIView.animate(withDuration: 1) { stage.scroll.contentOffset.y = 600 }
    stage.phone.advance(by: 0.5)

    #expect(count == 1)
    #expect(stage.offset.y == 600)
    let shown = stage.scroll.layer.presentation()?.bounds.minY ?? 0
    #expect(abs(shown - 300) < 30)
  }

  @Test(
    "a rectangle is moved into view by the shortest way, within the limits",
    .rule("R-SCR-32"),
    .defaults("UIScrollView.scrollRectToVisible"),
    .member("UIScrollView.scrollRectToVisible")
  )
  func reveal() {
    let stage = ScrollStage()
    stage.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)

    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 100), animated: false)
    #expect(stage.offset.y == 148)
    let calls = stage.journal.lines
    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.journal.lines == calls)
    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 500), animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.offset.y == 2248)
    #expect(stage.journal.lines.last == "didEndAnimation")
  }

  @Test(
    "a tap on the status bar brings the top back",
    .rule("R-SCR-45", "R-SCR-46"),
    .member(
      "UIScrollView.scrollsToTop",
      "UIScrollViewDelegate.scrollViewShouldScrollToTop",
      "UIScrollViewDelegate.scrollViewDidScrollToTop"
    )
  )
  func scrollsToTop() {
    let stage = ScrollStage(on: .iPhone15)
    let bar = CGPoint(x: 190, y: 20)
    stage.scroll.contentOffset.y = 500
    stage.journal.clear()

    stage.delegate.allowsTop = false
    stage.phone.tap(at: bar)
    stage.phone.advance(by: 1)
    #expect(stage.offset.y == 500)
    stage.delegate.allowsTop = true
    stage.phone.tap(at: bar)
    stage.phone.advance(by: 1)

    #expect(stage.offset.y == -59)
    #expect(
      stage.journal.lines == [
        "shouldScrollToTop", "shouldScrollToTop", "didScroll", "didScrollToTop",
      ]
    )
    stage.phone.tap(at: bar)
    #expect(stage.journal.lines.last == "didScrollToTop")
  }

  @Test("on a phone the tap works only if exactly one scroll view accepts it", .rule("R-SCR-46"))
  func severalScrollViews() {
    let stage = ScrollStage(on: .iPhone15)
    let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    other.contentSize.height = 500
    stage.scroll.contentOffset.y = 500
    stage.scroll.addSubview(other)
    other.frame.origin.y = 800

    stage.phone.tap(at: CGPoint(x: 190, y: 20))
    stage.phone.advance(by: 1)
    #expect(stage.offset.y == 500)

    other.scrollsToTop = false
    stage.phone.tap(at: CGPoint(x: 190, y: 20))
    stage.phone.advance(by: 1)
    #expect(stage.offset.y == -59)
  }

  @Test("no frames are drawn at rest", .rule("R-SCR-70"))
  func rest() {
    let stage = ScrollStage()
    stage.fling(0, -300)
    stage.phone.advance(by: 8)
    let screen = stage.phone.window.screen

    #expect(!screen.isAnimating)
    #expect(stage.scroll.scrollAnimation == nil && stage.scroll.hold == nil)
  }

  @Test("the same drag results in the same offsets", .rule("R-SCR-70"))
  func deterministic() {
    func offsets() -> [CGFloat] {
      let stage = ScrollStage()
      var found: [CGFloat] = []
      stage.delegate.onScroll = { found.append($0.contentOffset.y) }
      stage.fling(0, -333, over: 0.17)
      stage.phone.advance(by: 6)
      return found
    }
    #expect(offsets() == offsets())
  }

  @Test("deceleration continues if the content grows", .rule("R-SCR-34"))
  func growing() {
    let stage = ScrollStage(content: CGSize(width: 393, height: 1300))
    stage.delegate.onScroll = {
      if $0.contentOffset.y > 400 { $0.contentSize.height = 5000 }
    }

    stage.fling(0, -300)
    stage.phone.advance(by: 8)

    #expect(stage.offset.y > 900)
  }

  @Test("content that shrinks while it scrolls ends within its limits", .rule("R-SCR-34"))
  func shrinking() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1500
    stage.delegate.onScroll = { if $0.contentOffset.y > 1600 { $0.contentSize.height = 1000 } }
    stage.fling(0, -300)
    stage.phone.advance(by: 8)
    #expect(stage.offset.y == 148)

    let second = ScrollStage()
    second.scroll.contentOffset.y = 1500
    second.delegate.onCall = { call, view in
      if call == "willBeginDecelerating" { view.contentSize.height = 1000 }
    }
    second.fling(0, -300)
    second.phone.advance(by: 8)
    #expect(second.offset.y == 148)
    #expect(second.journal.lines.last == "didEndDecelerating")
  }
}
