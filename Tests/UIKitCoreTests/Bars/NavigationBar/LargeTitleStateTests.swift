import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Navigation bars: visible height of a large title")
struct LargeTitleStateTests {
  private func state(_ contentTop: CGFloat?, full: CGFloat = 52) -> LargeTitleState {
    LargeTitleState(fullHeight: full, contentTop: contentTop)
  }

  @Test(
    "the visible height is what the content leaves",
    .rule("R-NBAR-40"),
    arguments: [(nil, 52), (52, 52), (80, 52), (30, 30), (0, 0), (-400, 0)]
      as [(CGFloat?, CGFloat)]
  )
  func shown(contentTop: CGFloat?, height: CGFloat) {
    #expect(state(contentTop).shown == height)
  }

  @Test("the row shows the title when little of the large one is left", .rule("R-NBAR-41"))
  func rowTitle() {
    #expect(!state(52).showsRowTitle)
    #expect(!state(20).showsRowTitle)
    #expect(state(15).showsRowTitle)
    #expect(state(-10).showsRowTitle)
    #expect(state(nil, full: 0).showsRowTitle)
  }

  @Test("pulling down stretches and scales the title", .rule("R-NBAR-43"))
  func stretch() {
    #expect(state(52).stretch == 0)
    #expect(state(52).scale == 1)
    #expect(state(82).stretch == 30)
    #expect(state(82).scale > 1)
    #expect(state(900).scale == 1.1)
  }

  @Test(
    "a partly visible title settles expanded or collapsed",
    .rule("R-NBAR-42"),
    arguments: [(52, nil), (60, nil), (40, 52), (26, 52), (25, 0), (1, 0), (0, nil), (-3, nil)]
      as [(CGFloat, CGFloat?)]
  )
  func rest(contentTop: CGFloat, rest: CGFloat?) {
    #expect(state(nil).rests(for: contentTop).first == rest)
  }

  @Test("invalid offsets stretch nothing")
  func odd() {
    #expect(state(.nan).stretch == 0)
    #expect(state(.infinity).stretch == 0)
    #expect(state(.infinity).shown == 52)
  }
}

@Suite("Navigation bars: content under the row")
struct NavigationScrollEdgeTests {
  private func edge(_ offset: CGFloat, inset: CGFloat = 0, top: CGFloat = 0) -> NavigationScrollEdge
  {
    NavigationScrollEdge(rowEnd: 91, viewTop: top, offset: offset, inset: inset)
  }

  @Test("the content's top is calculated from its offset and inset", .rule("R-NBAR-40"))
  func contentTop() {
    #expect(edge(-143).contentTop == 52)
    #expect(edge(-91).contentTop == 0)
    #expect(edge(9).contentTop == -100)
    #expect(edge(-163, inset: 20).contentTop == 52)
    #expect(edge(0).offset(forContentTop: 52) == -143)
  }

  @Test("content that begins at or below the row's end is at the scroll edge", .rule("R-NBAR-36"))
  func isAtEdge() {
    #expect(edge(-91).place.isAtScrollEdge)
    #expect(edge(-143).place.isAtScrollEdge)
    #expect(!edge(-90).place.isAtScrollEdge)
  }

  @Test("a view that begins below the row does not move the title", .rule("R-NBAR-40"))
  func below() {
    let place = edge(200, top: 91).place
    #expect(place.contentTop == nil)
    #expect(place.isAtScrollEdge)
  }

  @Test("nor does a scroll view without an inset for the bar", .rule("R-NBAR-40"))
  func underneath() {
    var edge = edge(0)
    edge.keepsClear = false
    #expect(edge.place.contentTop == nil)
    #expect(!edge.place.isAtScrollEdge)
  }
}
