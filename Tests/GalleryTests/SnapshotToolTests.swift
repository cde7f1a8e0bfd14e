import SimulatorKit
import Testing
import TestStage

@Suite("Snapshot tools") @MainActor
struct SnapshotToolTests {
  @Test("the first line that differs is named, without its indentation")
  func differentLine() {
    #expect(FirstDifference.between("a\n  b\nc", "a\n  b\nc") == nil)
    #expect(FirstDifference.between("a\n  b\nc", "a\n  d\nc") == "line 2 was \"b\" and is \"d\"")
    #expect(FirstDifference.between("a\nb", "a\nb\nc") == "2 lines became 3")
  }

  @Test("pixels count as different beyond the tolerance, and are marked red")
  func differentPixels() throws {
    let before = picture(grey: 100, spot: 100)
    let near = picture(grey: 100, spot: 100 + PictureDifference.tolerance)
    let far = picture(grey: 100, spot: 101 + PictureDifference.tolerance)

    #expect(PictureDifference(from: before, to: near).isNone)
    let difference = PictureDifference(from: before, to: far)
    #expect(difference.count == 4)
    let marked = try #require(difference.picture?.pixel(0, 0))
    #expect(marked[0] > 200 && marked[2] == 0)
  }

  @Test("images of different sizes are different without a comparison of pixels")
  func differentSizes() {
    let difference = PictureDifference(
      from: picture(grey: 0, spot: 0),
      to: picture(grey: 0, spot: 0, side: 5)
    )

    #expect(difference.count == nil && !difference.isNone && difference.picture == nil)
  }

  /// A gray square with another gray in its first four pixels.
  private func picture(grey: Int, spot: Int, side: CGFloat = 4) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: CGFloat(grey) / 255, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: CGFloat(spot) / 255, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }
}
