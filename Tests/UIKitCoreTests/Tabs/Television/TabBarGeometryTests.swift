import TestSupport
import Testing

@testable import UIKitCore

@Suite("Bar geometry")
struct TabBarGeometryTests {
  private let docked = TabBarGeometry(viewSize: CGSize(width: 400, height: 800), barHeight: 83)
  private let television = TabBarGeometry(
    tabBarIdiom: .television,
    viewSize: CGSize(width: 1_920, height: 1_080),
    barHeight: 68
  )

  @Test("a docked bar covers the area below its top edge", .rule("R-STR-2", "R-SAFE-1", "R-TV-6"))
  func atTheBottom() {
    let frame = docked.frame(isOut: false)

    #expect(frame == CGRect(x: 0, y: 717, width: 400, height: 83))
    #expect(docked.frame(isOut: true).minY == 800)
    #expect(docked.coverage(of: frame) == 83)
    #expect(docked.coverage(of: CGRect(x: 0, y: 0, width: 400, height: 83)) == 0)
    #expect(docked.edge == .bottom)
    #expect(docked.insets(83) == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
    #expect(
      docked.area(of: CGRect(x: 0, y: 0, width: 400, height: 800), without: 83)
        == CGRect(x: 0, y: 0, width: 400, height: 717)
    )
  }

  @Test(
    "a television's bar is 68 points high, 46 below the top, with the same space below it",
    .rule("M-H-9", "R-TV-11", "R-STR-2")
  )
  func atTheTop() {
    let frame = television.frame(isOut: false)

    #expect(frame == CGRect(x: 0, y: 46, width: 1_920, height: 68))
    #expect(television.frame(isOut: true).maxY == 0)
    #expect(television.coverage(of: frame) == 160)
    #expect(television.coverage(of: CGRect(x: 0, y: 1_000, width: 1_920, height: 68)) == 0)
    #expect(television.edge == .top)
    #expect(television.inset(of: UIEdgeInsets(top: 7, left: 0, bottom: 1, right: 0)) == 7)
    #expect(
      television.area(of: CGRect(x: 0, y: 0, width: 1_920, height: 1_080), without: 160)
        == CGRect(x: 0, y: 160, width: 1_920, height: 920)
    )
  }

  @Test("content scrolled away with the bar keeps its insets", .rule("R-TV-1", "R-TV-11"))
  func scrolledAway() {
    var scrolledBar = television
    scrolledBar.scrolledAway = 114

    #expect(scrolledBar.frame(isOut: false).maxY == 0)
    #expect(scrolledBar.coverage(of: scrolledBar.frame(isOut: false)) == 160)
  }

  @Test(
    "the bar scrolls until it is just out of view, and never down",
    .rule("R-TV-1"),
    arguments: [(-160, 0), (-110, 50), (-46, 114), (3_000, 114), (-400, 0)] as [(CGFloat, CGFloat)]
  )
  func distance(offset: CGFloat, distance: CGFloat) {
    #expect(TelevisionBarScroll(contentOffset: offset, topInset: 160).distance == distance)
    #expect(TelevisionBarScroll(contentOffset: .nan, topInset: 160).distance == 0)
  }
}
