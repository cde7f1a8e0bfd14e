import Testing

@testable import UIKitCore

@Suite("PixelGrid")
struct PixelGridTests {
  private let grid = PixelGrid(scale: 3)

  @Test("values are rounded to thirds of a point at 3x")
  func nearest() {
    #expect(grid.rounded(1.1) == 1)
    #expect(grid.rounded(1.2) == 4.0 / 3)
    #expect(grid.rounded(CGPoint(x: 0.5, y: -0.5)) == CGPoint(x: 2.0 / 3, y: -1.0 / 3))
    #expect(grid.roundedHalfDown(0.5) == 1.0 / 3)
  }

  @Test("arithmetic errors below the tolerance neither add nor remove a pixel")
  func tolerance() {
    #expect(grid.roundedUp(2 + 1e-9) == 2)
    #expect(grid.roundedDown(2 - 1e-9) == 2)
    #expect(grid.rounded(0.5 - 1e-9) == grid.rounded(0.5))
    #expect(grid.roundedHalfDown(0.5 + 1e-9) == grid.roundedHalfDown(0.5))
    #expect(grid.roundedUp(2.01) == 7.0 / 3)
  }

  @Test("adjacent rectangles stay adjacent")
  func edges() {
    let left = grid.rounded(CGRect(x: 0, y: 0, width: 10.5, height: 1))
    let right = grid.rounded(CGRect(x: 10.5, y: 0, width: 10.5, height: 1))

    #expect(left.maxX == right.minX)
  }

  @Test("sizes are never negative, and a scale of zero counts as one")
  func limits() {
    #expect(
      PixelGrid(scale: 0).roundedUp(CGSize(width: -3, height: 1.5)) == CGSize(width: 0, height: 2)
    )
  }
}
