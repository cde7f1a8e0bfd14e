import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Drawing: marks")
struct MarkTests {
  @Test("a rectangle is snapped outwards to whole pixels")
  func exactRectangle() {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 20, height: 20), .white),
      .fill(CGRect(x: 5, y: 6, width: 4, height: 3), .red),
      width: 40,
      height: 40,
      scale: 2
    )

    #expect(picture.color(10, 12) == 0xFF0000)
    #expect(picture.color(17, 17) == 0xFF0000)
    #expect(picture.color(9, 12) == 0xFFFFFF)
    #expect(picture.color(18, 17) == 0xFFFFFF)
    #expect(picture.color(17, 18) == 0xFFFFFF)
  }

  @Test("a translucent rectangle is blended with the pixels below it")
  func translucentRectangle() {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 4, height: 4), .white),
      .fill(CGRect(x: 0, y: 0, width: 2, height: 4), CGColor(gray: 0, alpha: 0.5)),
      width: 4,
      height: 4
    )

    #expect(picture.brightness(0, 0) == 127)
    #expect(picture.brightness(3, 0) == 255)
  }

  @Test("rounded corners leave the background visible")
  func roundCorners() {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 20, height: 20), .white),
      .fill(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, radii: CornerRadii(8)),
      width: 20,
      height: 20
    )

    #expect(picture.color(0, 0) == 0xFFFFFF)
    #expect(picture.color(10, 0) == 0x0000FF)
    #expect(picture.color(10, 10) == 0x0000FF)
  }

  @Test(
    "nodes with the same rounded clip are blended with the background once",
    .rule("R-LYR-11"),
    arguments: [1.0, 2.0, 3.0]
  )
  func roundClip(scale: CGFloat) {
    let rect = CGRect(x: 2, y: 2, width: 31, height: 17)
    let whole = CGRect(x: 0, y: 0, width: 40, height: 24)
    func picture(_ children: [DisplayNode]) -> Picture {
      let clipped = DisplayGroup(
        children: children,
        clip: .rect(rect, radii: CornerRadii(8.5))
      )
      return Picture(
        .fill(whole, .white),
        .group(clipped),
        width: Int(40 * scale),
        height: Int(24 * scale),
        scale: scale
      )
    }

    let one = picture([.fill(whole, .blue)])
    let two = picture([.fill(whole, .red), .fill(whole, .blue)])

    #expect(one.difference(from: two) == nil)
    #expect(one.color(Int(2 * scale), Int(2 * scale)) == 0xFFFFFF)
    #expect(one.color(Int(20 * scale), Int(2 * scale)) == 0x0000FF)
    let round = Picture(
      .fill(whole, .white),
      .fill(rect, .blue, radii: CornerRadii(8.5)),
      width: Int(40 * scale),
      height: Int(24 * scale),
      scale: scale
    )
    // Cairo's samples are not symmetrical, and the clip uses one corner for all four.
    #expect((one.difference(from: round)?.amount ?? 0) <= 20)
  }
}
