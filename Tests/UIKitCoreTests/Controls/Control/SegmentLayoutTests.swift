import TestSupport
import Testing

@testable import UIKitCore

@Suite("SegmentLayout: widths of segments")
struct SegmentLayoutTests {
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 32)

  private func layout(
    _ widths: [CGFloat],
    fixed: [CGFloat] = [],
    isByContent: Bool = false,
    isRightToLeft: Bool = false
  ) -> SegmentLayout {
    let segments = widths.indices.map { index in
      SegmentLayout.Segment(
        contentWidth: widths[index],
        fixedWidth: index < fixed.count ? fixed[index] : 0
      )
    }
    return SegmentLayout(
      segments: segments,
      isByContent: isByContent,
      isRightToLeft: isRightToLeft
    )
  }

  @Test("equal segments have the width of the widest one", .rule("R-CTL-12", "R-CTL-13"))
  func equal() {
    let layout = layout([10, 40, 20])

    #expect(layout.fittingWidth == 192)
    #expect(layout.frames(in: bounds).map(\.width) == [100, 100, 100])
  }

  @Test("proportional segments have their content width and a share of the rest", .rule("R-CTL-13"))
  func byContent() {
    let layout = layout([16, 46, 76], isByContent: true)

    #expect(layout.fittingWidth == 210)
    #expect(layout.frames(in: bounds).map(\.width) == [70, 100, 130])
  }

  @Test(
    "fixed widths are kept, and fill the control if there are no flexible ones",
    .rule("R-CTL-13")
  )
  func fixed() {
    #expect(layout([10, 10, 10], fixed: [100]).frames(in: bounds).map(\.width) == [100, 100, 100])
    #expect(layout([10, 10], fixed: [50, 100]).frames(in: bounds).map(\.width) == [100, 200])
    #expect(layout([10, 10], fixed: [600, 0]).frames(in: bounds).map(\.width) == [300, 0])
  }

  @Test("in right-to-left layout the first segment is at the right", .rule("R-CTL-13"))
  func mirrored() {
    let layout = layout([10, 10, 10], isRightToLeft: true)

    #expect(layout.frames(in: bounds).map(\.minX) == [200, 100, 0])
    #expect(layout.index(at: 250, in: bounds) == 0)
    #expect(layout.index(at: -50, in: bounds) == 2)
  }

  @Test(
    "random segments fill the control in order",
    .rule("R-CTL-13"),
    arguments: 0..<60 as Range<UInt64>
  )
  func atRandom(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9, using: &generator)
    let widths = (0..<count).map { _ in CGFloat.random(in: 0...150, using: &generator) }
    let layout = layout(widths, isByContent: Bool.random(using: &generator))
    let width = CGFloat.random(in: 0...900, using: &generator)

    let frames = layout.frames(in: CGRect(x: 5, y: 0, width: width, height: 32))

    #expect(abs(frames.map(\.width).reduce(0, +) - width) < 0.001)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.001 })
    #expect(frames.allSatisfy { $0.width >= 0 })
  }
}
