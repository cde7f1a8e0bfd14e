import QuartzCore
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
}
