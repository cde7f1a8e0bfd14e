import Testing
import UIKit

@testable import Gallery

@Suite("Sheet layout")
struct SheetLayoutTests {
  private let layout = SheetLayout(width: 300, margin: 20, gap: 10, captionHeight: 15)

  @Test("pictures fill centered rows")
  func rows() {
    let sizes = Array(repeating: CGSize(width: 80, height: 100), count: 4)

    let (frames, size) = layout.arrange(sizes)

    #expect(frames.map(\.minX) == [20, 110, 200, 110])
    #expect(frames.map(\.minY) == [20, 20, 20, 145])
    #expect(size == CGSize(width: 300, height: 20 + 100 + 15 + 10 + 100 + 15 + 20))
  }

  @Test("pictures of a row are aligned at their lower edges")
  func lowerEdges() {
    let (frames, _) = layout.arrange([
      CGSize(width: 60, height: 40), CGSize(width: 60, height: 90),
    ])

    #expect(frames.map(\.maxY) == [110, 110])
  }

  @Test("a picture that is wider than a row has a row of its own")
  func wide() {
    let (frames, _) = layout.arrange([
      CGSize(width: 60, height: 40), CGSize(width: 400, height: 40),
    ])

    #expect(frames[1].minY > frames[0].maxY)
  }
}
