import TestSupport
import Testing

@testable import UIKitCore

@Suite("Popover layout", .rule("R-PRE-31"))
struct PopoverLayoutTests {
  private let room = CGRect(x: 10, y: 34, width: 814, height: 1130)

  private func place(
    _ source: CGRect,
    _ content: CGSize = CGSize(width: 300, height: 200),
    _ permitted: UIPopoverArrowDirection = .any,
    mayOverlap: Bool = false
  ) -> PopoverLayout.Placement {
    PopoverLayout(
      room: room,
      source: source,
      content: content,
      permitted: permitted,
      mayOverlap: mayOverlap
    ).placement
  }

  @Test("the popover is below its source if possible, with the arrow centered")
  func below() {
    let placement = place(CGRect(x: 400, y: 300, width: 40, height: 20))

    #expect(placement.direction == .up)
    #expect(placement.body == CGRect(x: 270, y: 333, width: 300, height: 200))
    #expect(placement.tip == CGPoint(x: 420, y: 320))
    #expect(placement.frame == CGRect(x: 270, y: 320, width: 300, height: 213))
    #expect(placement.insets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
  }

  @Test(
    "the popover is above if there is no space below, or beside if only that is permitted"
  )
  func otherSides() {
    let low = CGRect(x: 400, y: 1100, width: 40, height: 20)
    #expect(place(low).direction == .down)
    #expect(place(low).body.maxY == 1087)
    let beside = place(
      CGRect(x: 600, y: 500, width: 40, height: 40),
      CGSize(width: 200, height: 100),
      [.left, .right]
    )
    #expect(beside.direction == .right)
    #expect(beside.body == CGRect(x: 387, y: 470, width: 200, height: 100))
  }

  @Test("at an edge the popover moves inward, and its arrow stays at the source")
  func edges() {
    let placement = place(CGRect(x: 12, y: 300, width: 10, height: 20))
    #expect(placement.body.minX == 10)
    let smallest = PopoverMetrics.smallestCornerRadius
    #expect(placement.tip.x == 10 + smallest + PopoverMetrics.arrowBase / 2)
  }

  @Test("the corner next to an arrow has a smaller radius, so that it points at a bar button")
  @MainActor func corner() {
    let placement = place(CGRect(x: 780, y: 60, width: 32, height: 44))
    #expect(placement.tip.x == 796)
    let path = PopoverOutline(placement: placement).path
    #expect(path.contains(CGPoint(x: 820.5, y: 120)))
    #expect(!path.contains(CGPoint(x: 823.9, y: 117.1)))
    #expect(!path.contains(CGPoint(x: 527.5, y: 120)))
  }

  @Test("a popover that fits nowhere is shrunk on the side with the most space")
  func shrinks() {
    let placement = place(
      CGRect(x: 400, y: 900, width: 40, height: 20),
      CGSize(width: 300, height: 2000)
    )
    #expect(placement.direction == .left || placement.direction == .right)
    #expect(placement.body.height == room.height)
    #expect(place(room, CGSize(width: 300, height: 300)).body.height >= 0)
  }

  @Test("a popover that may overlap its source keeps its size")
  func overlap() {
    let source = CGRect(x: 10, y: 100, width: 814, height: 1000)
    #expect(place(source, CGSize(width: 300, height: 400), .up).body.height < 400)
    let placement = place(source, CGSize(width: 300, height: 400), .up, mayOverlap: true)
    #expect(placement.body.height == 400)
    #expect(placement.body.maxY <= room.maxY)
  }

  @Test("without a permitted direction there is no arrow, and the popover covers its source")
  func noArrow() {
    let placement = place(
      CGRect(x: 400, y: 600, width: 0, height: 0),
      CGSize(width: 300, height: 200),
      []
    )
    #expect(placement.direction == .unknown)
    #expect(placement.body == CGRect(x: 250, y: 500, width: 300, height: 200))
    #expect(placement.insets == .zero)
  }

  @Test(
    "random popovers stay inside the room and use the first side with enough space"
  )
  func random() {
    var generator = SeededGenerator(seed: 11)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    for _ in 0..<2000 {
      let source = CGRect(
        x: number(10...800),
        y: number(34...1100),
        width: number(0...200),
        height: number(0...200)
      )
      let content = CGSize(width: number(1...900), height: number(1...1300))
      let placement = place(source, content)
      #expect(placement.body.width >= 0 && placement.body.height >= 0)
      guard placement.body.width > 0, placement.body.height > 0 else { continue }
      #expect(placement.body.minX >= room.minX && placement.body.minY >= room.minY)
      #expect(placement.body.maxX <= room.maxX + 0.001 && placement.body.maxY <= room.maxY + 0.001)
      let spaces: [(UIPopoverArrowDirection, CGSize)] = [
        (.up, CGSize(width: room.width, height: room.maxY - source.maxY - 13)),
        (.down, CGSize(width: room.width, height: source.minY - room.minY - 13)),
        (.left, CGSize(width: room.maxX - source.maxX - 13, height: room.height)),
        (.right, CGSize(width: source.minX - room.minX - 13, height: room.height)),
      ]
      let first = spaces.first { $0.1.width >= content.width && $0.1.height >= content.height }
      if let first {
        #expect(placement.direction == first.0)
        #expect(placement.body.size == content)
      }
    }
  }
}
