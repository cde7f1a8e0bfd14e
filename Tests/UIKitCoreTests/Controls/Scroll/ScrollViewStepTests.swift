import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Scrolling: wheel, touchpad and keys") struct ScrollViewStepTests {
  @Test("a wheel notch moves content smoothly by its distance", .rule("R-SCR-50"))
  func wheel() {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []
    stage.delegate.onScroll = { offsets.append($0.contentOffset.y) }

    stage.phone.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 200, y: 400))
    stage.phone.advance(by: 1)

    #expect(stage.offset.y == 60)
    #expect(offsets.count > 8)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(
      stage.journal.lines == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ]
    )
  }

  @Test("consecutive notches add up to one movement within the limits", .rule("R-SCR-50"))
  func notches() {
    let stage = ScrollStage()
    for _ in 0..<5 {
      #expect(stage.wheel(0, 60))
      stage.phone.advance(by: 0.05)
    }
    stage.phone.advance(by: 1)
    #expect(stage.offset.y == 300)
    #expect(stage.journal.lines.filter { $0 == "willBeginDragging" }.count == 1)

    for _ in 0..<100 { stage.wheel(0, 60) }
    stage.phone.advance(by: 2)
    #expect(stage.offset.y == 2148)
    #expect(!stage.wheel(0, 60))
    #expect(!stage.wheel(60, 0))
  }

  @Test("the wheel turns pages", .rule("R-SCR-50"))
  func wheelPages() {
    let stage = ScrollStage(content: CGSize(width: 393 * 3, height: 852))
    stage.scroll.isPagingEnabled = true
    stage.wheel(60, 0)
    stage.phone.advance(by: 2)
    #expect(stage.offset.x == 393)
  }

  @Test("wheel events that an inner scroll view cannot use move the outer one", .rule("R-SCR-50"))
  func wheelNested() {
    let stage = ScrollStage()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    strip.contentSize = CGSize(width: 1000, height: 200)
    stage.scroll.addSubview(strip)

    #expect(stage.wheel(0, 60))
    stage.phone.advance(by: 1)
    #expect(strip.contentOffset == .zero && stage.offset.y == 60)
    #expect(stage.wheel(60, 0))
    stage.phone.advance(by: 1)
    #expect(strip.contentOffset.x == 60)
  }

  @Test(
    "two fingers on a touchpad drag content, which decelerates from their velocity",
    .rule("R-SCR-51")
  )
  func touchpadCoasts() {
    let stage = ScrollStage()
    for _ in 0..<10 {
      #expect(stage.touchpad(0, 20))
      #expect(stage.scroll.isDragging && stage.scroll.isTracking)
      stage.phone.advance(by: 1.0 / 60)
    }
    #expect(stage.offset.y == 200)
    stage.touchpad(0, 0, isFinished: true)
    #expect(stage.scroll.isDecelerating)
    stage.phone.advance(by: 6)

    #expect(stage.offset.y > 600)
    #expect(
      stage.journal.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
  }

  @Test("a touchpad pulls content beyond its edge", .rule("R-SCR-51"))
  func touchpadBounces() {
    let stage = ScrollStage()
    stage.touchpad(0, -200)
    #expect(abs(stage.offset.y + RubberBand.stretch(200, length: 852)) < 0.51)
    stage.touchpad(0, 0, isFinished: true)
    stage.phone.advance(by: 3)
    #expect(stage.offset.y == 0)
  }

  @Test("a touchpad that sends no further events ends the drag", .rule("R-SCR-51"))
  func touchpadWithoutEvents() {
    let stage = ScrollStage()
    stage.touchpad(0, 100)
    stage.phone.advance(by: 0.3)

    #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
    #expect(stage.offset.y == 100)
    #expect(stage.journal.lines.last == "didEndDragging false")
  }

  @Test("a finger takes over from the touchpad", .rule("R-SCR-51"))
  func touchpadAndFinger() {
    let stage = ScrollStage()
    stage.touchpad(0, 100)
    stage.pull(0, -110)
    stage.phone.advance(by: 1)

    #expect(stage.offset.y == 200)
    #expect(stage.journal.lines.filter { $0 == "didEndDragging false" }.count == 2)
  }

  @Test(
    "keys scroll",
    .rule("R-SCR-52"),
    arguments: [
      ("UIKeyInputDownArrow", [], 1000, 1040),
      ("UIKeyInputUpArrow", [], 1000, 960),
      ("UIKeyInputPageDown", [], 0, 812),
      ("UIKeyInputPageUp", [], 1000, 188),
      (" ", [], 0, 812),
      (" ", .shift, 1000, 188),
      ("UIKeyInputHome", [], 1000, 0),
      ("UIKeyInputEnd", [], 1000, 2148),
      ("UIKeyInputUpArrow", .command, 1000, 0),
      ("UIKeyInputDownArrow", .command, 1000, 2148),
      ("UIKeyInputDownArrow", [], 2140, 2148),
    ] as [(String, KeyInput.Modifiers, CGFloat, CGFloat)]
  )
  func keys(key: String, modifiers: KeyInput.Modifiers, from start: CGFloat, to end: CGFloat) {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = start
    stage.journal.clear()

    #expect(stage.press(key, modifiers))
    stage.phone.advance(by: 2)

    #expect(stage.offset.y == end)
    #expect(stage.journal.lines == ["didScroll", "didEndAnimation"])
  }

  @Test("keys that do not scroll, and keys at the edge, are not handled", .rule("R-SCR-52"))
  func otherKeys() {
    let stage = ScrollStage()

    #expect(!stage.press("a"))
    #expect(!stage.press("UIKeyInputUpArrow"))
    #expect(!stage.press("UIKeyInputRightArrow"))
    #expect(!stage.press("UIKeyInputDownArrow", .control))
    #expect(stage.press("UIKeyInputDownArrow"))
  }

  @Test(
    "keys scroll the scroll view that was used last, otherwise the largest one",
    .rule("R-SCR-53")
  )
  func keyTarget() {
    let stage = ScrollStage()
    let small = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
    small.contentSize.height = 1000
    stage.scroll.addSubview(small)
    stage.press("UIKeyInputDownArrow")
    stage.phone.advance(by: 1)
    #expect(small.contentOffset.y == 0 && stage.offset.y == 40)

    stage.phone.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 200, y: 300))
    stage.phone.advance(by: 1)
    #expect(small.contentOffset.y == 60)
    stage.press("UIKeyInputDownArrow")
    stage.phone.advance(by: 1)
    #expect(small.contentOffset.y == 100 && stage.offset.y == 40)
  }
}
