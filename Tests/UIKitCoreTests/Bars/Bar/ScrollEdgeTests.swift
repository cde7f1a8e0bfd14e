import TestSupport
import Testing

@testable import UIKitCore

@Suite("Scroll edge: whether content lies under a bar")
struct ScrollEdgeTests {
  @Test(
    "it is reached while content ends at the bar's top or above",
    .rule("R-APP-3"),
    arguments: [
      (0, true), (760.9, true), (761, true), (761.4, true), (762, false), (5_000, false),
      (-300, true), (CGFloat.infinity, false), (CGFloat.nan, true),
    ] as [(CGFloat, Bool)]
  )
  func ends(end: CGFloat, isReached: Bool) {
    #expect(ScrollEdge(contentEnd: end, barTop: 761).isReached == isReached)
  }

  @Test("a bar that stands nowhere has nothing under it", .rule("R-APP-3"))
  func brokenBar() {
    #expect(ScrollEdge(contentEnd: 100, barTop: .nan).isReached)
    #expect(ScrollEdge(contentEnd: 100, barTop: .infinity).isReached)
    #expect(!ScrollEdge(contentEnd: 100, barTop: -.infinity).isReached)
  }
}
