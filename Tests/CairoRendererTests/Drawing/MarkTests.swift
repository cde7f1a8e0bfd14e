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

  @Test("a rectangle of any width fills its pixels and no others", arguments: 1...40)
  func width(width: Int) {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 50, height: 6), .white),
      .fill(CGRect(x: 3, y: 2, width: width, height: 3), .red),
      width: 50,
      height: 6
    )

    for y in 0..<6 {
      for x in 0..<50 {
        let isInside = (2..<5).contains(y) && (3..<3 + width).contains(x)
        #expect(picture.color(x, y) == (isInside ? 0xFF0000 : 0xFFFFFF), "\(x), \(y)")
      }
    }
  }

  @Test("a rounded rectangle of any width fills its middle", arguments: 4...30)
  func roundedWidth(width: Int) {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 40, height: 20), .white),
      .fill(CGRect(x: 3, y: 2, width: width, height: 12), .red, radii: CornerRadii(2)),
      width: 40,
      height: 20
    )

    for y in 4..<12 {
      for x in 0..<40 {
        let isInside = (3..<3 + width).contains(x)
        #expect(picture.color(x, y) == (isInside ? 0xFF0000 : 0xFFFFFF), "\(x), \(y)")
      }
    }
    #expect(picture.color(3, 2) != 0xFF0000)
    #expect(picture.color(2 + width, 2) != 0xFF0000)
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

  @Test(
    "cards that adjoin each other at fractional positions have no line between them",
    .rule("R-LYR-13"),
    arguments: [1, 2, 3] as [CGFloat],
    [0, 0.1, 0.3, 0.5, 0.7, 0.9] as [CGFloat]
  )
  func adjoiningCards(scale: CGFloat, offset: CGFloat) {
    func cards(height: CGFloat, isNested: Bool, isClipped: Bool) -> [DisplayNode] {
      (0..<5).map { index in
        let frame = CGRect(x: 0, y: 0, width: 10, height: height)
        var card = DisplayNode.fill(frame, .white)
        if isNested { card = .group([card]) }
        if isClipped {
          let wide = DisplayNode.fill(frame.insetBy(dx: -5, dy: -5), .white)
          card = .group(DisplayGroup(children: [wide], clip: .rect(frame, radii: .zero)))
        }
        let y = offset + CGFloat(index) * height
        return .group(
          DisplayGroup(children: [card], transform: CGAffineTransform(translationX: 0, y: y))
        )
      }
    }
    for height in [6.1, 6.3, 6.5, 6.7, 6.9] as [CGFloat] {
      for (isNested, isClipped) in [(false, false), (true, false), (false, true)] {
        let nodes = cards(height: height, isNested: isNested, isClipped: isClipped)
        let picture = Picture(.group(nodes), width: 20, height: 120, scale: scale)
        let last = Int((offset + 5 * height) * scale) - 1
        let first = Int((offset * scale).rounded(.up))
        for y in first..<last { #expect(picture.color(4, y) == 0xFFFFFF, "\(height), row \(y)") }
      }
    }
  }

  @Test("a fill that is thinner than two pixels keeps its thickness", .rule("R-LYR-13"))
  func thinFill() {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black),
      .fill(CGRect(x: 0, y: 4, width: 20, height: 0.75), .white),
      width: 40,
      height: 40,
      scale: 2
    )

    #expect(picture.brightness(10, 8) == 255)
    #expect((100...155).contains(picture.brightness(10, 9)))
  }

  /// Returns a layer whose content is scrolled by 55 points and an offset.
  private func scrolledLayer(
    _ color: CGColor,
    _ frame: CGRect,
    offset: CGFloat
  ) -> DisplayNode {
    let bounds = frame.offsetBy(dx: -offset, dy: -55 - offset)
    return .group(
      DisplayGroup(
        children: [.fill(bounds, color)],
        transform: CGAffineTransform(translationX: offset, y: 55 + offset),
        clip: .rect(bounds, radii: .zero)
      )
    )
  }

  @Test(
    "the background of a layer that is scrolled by a fraction of a pixel covers its frame",
    .rule("R-LYR-13"),
    arguments: [1, 2, 3] as [CGFloat],
    [0.1, 0.383, 0.5, 0.617, 0.9] as [CGFloat]
  )
  func scrolledBackground(scale: CGFloat, offset: CGFloat) {
    func layer(_ color: CGColor) -> DisplayNode {
      scrolledLayer(color, CGRect(x: 0, y: 0, width: 20, height: 30), offset: offset)
    }
    let (width, height) = (Int(20 * scale), Int(30 * scale))
    let picture = Picture(layer(.red), width: width, height: height, scale: scale)

    picture.rasterizer.draw(layer(.white))

    #expect(picture.color(0, 0) == 0xFFFFFF)
    #expect(picture.color(width - 1, height - 1) == 0xFFFFFF)
  }

  @Test(
    "the edges of a scrolled layer that are at whole pixels are drawn there if the others are not",
    .rule("R-LYR-13", "R-LYR-15"),
    arguments: [1, 2, 3] as [CGFloat],
    [0.1, 0.383, 0.5, 0.617, 0.9] as [CGFloat]
  )
  func scrolledBackgroundOfFractionalSize(scale: CGFloat, offset: CGFloat) {
    func layer(_ color: CGColor, _ frame: CGRect) -> DisplayNode {
      scrolledLayer(color, frame, offset: offset)
    }
    let (width, height) = (Int(20 * scale), Int(30 * scale))
    for frame in [
      CGRect(x: 0, y: 0, width: 14.212, height: 21.787),
      CGRect(x: 5.788, y: 8.213, width: 14.212, height: 21.787),
    ] {
      let picture = Picture(layer(.red, frame), width: width, height: height, scale: scale)

      picture.rasterizer.draw(layer(.white, frame))

      let isFirst = frame.minX == 0
      let corner = (x: isFirst ? 0 : width - 1, y: isFirst ? 0 : height - 1)
      #expect(picture.color(corner.x, corner.y) == 0xFFFFFF)
      let whole = Picture(layer(.white, frame), width: width, height: height, scale: scale)
      #expect(picture.difference(from: whole) == nil)
    }
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
