import TestSupport
import Testing

@testable import UIKitCore

@Suite("Scroll edge")
struct ScrollEdgeTests {
  @Test(
    "the scroll edge is reached if the content ends at or above the bar's top",
    .rule("R-APP-3"),
    arguments: [
      (0, true), (760.9, true), (761, true), (761.4, true), (762, false), (5_000, false),
      (-300, true), (CGFloat.infinity, false), (CGFloat.nan, true),
    ] as [(CGFloat, Bool)]
  )
  func ends(end: CGFloat, isReached: Bool) {
    #expect(ScrollEdge(contentEnd: end, barTop: 761).isReached == isReached)
  }

  @Test("a bar with an invalid position is at the scroll edge", .rule("R-APP-3"))
  func brokenBar() {
    #expect(ScrollEdge(contentEnd: 100, barTop: .nan).isReached)
    #expect(ScrollEdge(contentEnd: 100, barTop: .infinity).isReached)
    #expect(!ScrollEdge(contentEnd: 100, barTop: -.infinity).isReached)
  }
}
