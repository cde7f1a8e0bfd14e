import QuartzCore
import Testing

@testable import CairoRenderer

@MainActor @Suite("Groups: opacity, clips, masks, shadows and reuse")
struct GroupTests {
  private let ground = DisplayNode.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .white)

  @Test("a translucent group is blended once, so overlapping parts do not show through")
  func opacity() {
    let parts: [DisplayNode] = [
      .fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black),
      .fill(CGRect(x: 10, y: 10, width: 20, height: 20), .black),
    ]
    let picture = Picture(
      ground,
      .group(DisplayGroup(children: parts, opacity: 0.5)),
      width: 40,
      height: 40
    )

    #expect(abs(picture.brightness(5, 5) - 127) <= 1)
    #expect(picture.brightness(5, 5) == picture.brightness(15, 15))
    #expect(picture.brightness(35, 35) == 255)
  }

  /// A blue square inside of a red one.
  private func scaledGroup(opacity: CGFloat) -> DisplayNode {
    .group(
      DisplayGroup(
        children: [
          .fill(CGRect(x: 0, y: 0, width: 60, height: 60), .red),
          .fill(CGRect(x: 20, y: 20, width: 20, height: 20), .blue),
        ],
        transform: CGAffineTransform(scaleX: 1.01, y: 1.01),
        opacity: opacity
      )
    )
  }

  /// Opacities are rounded to parts of 256, which a byte does not contain on processors with AVX2.
  @Test("a scaled group that is almost opaque has its colors", arguments: [0.9985, 0.9999])
  func almostOpaque(opacity: CGFloat) {
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 80, height: 80), .white),
      scaledGroup(opacity: opacity),
      width: 80,
      height: 80
    )

    #expect(picture.color(10, 10) == 0xFF0000)
    #expect(picture.color(30, 30) == 0x0000FF)
    #expect(picture.color(70, 70) == 0xFFFFFF)
  }

  @Test("a scaled group that is almost transparent in a round clip changes nothing")
  func almostTransparent() {
    let path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50), transform: nil)
    let clipped = DisplayGroup(
      children: [scaledGroup(opacity: 0.001)],
      clip: .path(path, rule: .winding)
    )

    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 80, height: 80), .white),
      .group(clipped),
      width: 80,
      height: 80
    )

    for y in 0..<80 { for x in 0..<80 { #expect(picture.color(x, y) == 0xFFFFFF) } }
  }

  @Test("the copy of a group keeps its properties when the other one changes")
  func copies() {
    var group = DisplayGroup(
      children: [ground],
      clip: .rect(CGRect(x: 1, y: 2, width: 3, height: 4), radii: .zero),
      mask: ground
    )
    let copy = group

    group.clip = nil
    group.rasterizationScale = 2

    #expect(copy.clip == .rect(CGRect(x: 1, y: 2, width: 3, height: 4), radii: .zero))
    #expect(copy.rasterizationScale == nil)
    #expect(group.clip == nil)
    #expect(group.mask === copy.mask)
    #expect(!group.isDrawn(like: copy))
  }

  @Test("a clip cuts off content, including at rounded corners")
  func clip() {
    let part = DisplayNode.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    let clip = DisplayGroup.Clip.rect(
      CGRect(x: 10, y: 10, width: 20, height: 20),
      radii: CornerRadii(8)
    )
    let picture = Picture(
      ground,
      .group(DisplayGroup(children: [part], clip: clip)),
      width: 40,
      height: 40
    )

    #expect(picture.brightness(20, 20) == 0)
    #expect(picture.brightness(9, 20) == 255)
    #expect(picture.brightness(10, 10) == 255)
    #expect(picture.brightness(20, 10) == 0)
  }

  @Test("a mask shows the group by the alpha of the mask")
  func mask() {
    let part = DisplayNode.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    let mask = DisplayNode.fill(
      CGRect(x: 0, y: 0, width: 20, height: 40),
      CGColor(gray: 1, alpha: 0.5)
    )
    let picture = Picture(
      ground,
      .group(DisplayGroup(children: [part], mask: mask)),
      width: 40,
      height: 40
    )

    #expect(abs(picture.brightness(10, 10) - 127) <= 1)
    #expect(picture.brightness(30, 10) == 255)
  }

  @Test(
    "a translucent group with a mask is blended with its opacity once",
    arguments: [false, true],
    [false, true]
  )
  func translucentMask(isInverted: Bool, hasShadow: Bool) {
    let part = DisplayNode.fill(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
    let mask = DisplayNode.fill(
      CGRect(x: 0, y: 0, width: isInverted ? 5 : 40, height: 40),
      .white
    )
    var group = DisplayGroup(
      children: [part],
      opacity: 0.5,
      mask: mask,
      isMaskInverted: isInverted
    )
    if hasShadow { group.shadow = (.black, .zero, 1) }
    let picture = Picture(ground, .group(group), width: 40, height: 40)

    // The shadow is also below the part.
    #expect(abs(picture.brightness(20, 20) - (hasShadow ? 63 : 127)) <= 1)
  }

  @Test("an inverted mask removes the group where the mask is opaque")
  func invertedMask() {
    let part = DisplayNode.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    let mask = DisplayNode.fill(CGRect(x: 0, y: 0, width: 20, height: 40), .white)
    let picture = Picture(
      ground,
      .group(DisplayGroup(children: [part], mask: mask, isMaskInverted: true)),
      width: 40,
      height: 40
    )

    #expect(picture.brightness(10, 10) == 255)
    #expect(picture.brightness(30, 10) == 0)
  }

  @Test("a shadow is drawn below its group with an offset and fades outwards")
  func shadow() {
    let part = DisplayNode.fill(CGRect(x: 10, y: 10, width: 10, height: 10), .white)
    let picture = Picture(
      ground,
      .group(DisplayGroup(children: [part], shadow: (.black, CGSize(width: 0, height: 8), 2))),
      width: 40,
      height: 40
    )

    #expect(picture.brightness(15, 15) == 255)
    #expect(picture.brightness(15, 22) < 80)
    #expect(picture.brightness(15, 25) > picture.brightness(15, 22))
    #expect(picture.brightness(15, 38) == 255)
  }

  @Test("the reused pixels of a sliding or fading group equal newly drawn ones")
  func keptGroups() {
    let area = CGRect(x: 0, y: 0, width: 300, height: 260)
    let row = Picture.text.shape(TextRequest("A row of text", size: 15))
    let page: [DisplayNode] =
      [
        .fill(area, .white),
        .fill(CGRect(x: 20, y: 200, width: 90, height: 30), .red, radii: CornerRadii(9)),
      ]
      + (0..<6).map { .text(row, at: CGPoint(x: 16, y: CGFloat($0) * 30), .black) }
    let sliding = Picture(width: 300, height: 260)

    for step in 0..<6 {
      let group = DisplayGroup(
        children: page,
        transform: CGAffineTransform(translationX: CGFloat(step) * 13, y: 0),
        opacity: step < 3 ? 1 : 1 - CGFloat(step) / 10
      )
      let node = DisplayNode.group([.fill(area, .blue), .group(group)])
      sliding.rasterizer.draw(node)

      let difference = sliding.difference(from: Picture(node, width: 300, height: 260))
      #expect((difference?.amount ?? 0) <= (step < 3 ? 0 : 1), "step \(step)")
    }
  }

  @Test(
    "an identity projection changes nothing, and a perspective narrows the far side"
  )
  func projection() {
    let part = DisplayNode.fill(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
    let flat = Picture(
      ground,
      .group(DisplayGroup(children: [part], projection: [1, 0, 0, 0, 1, 0, 0, 0, 1])),
      width: 40,
      height: 40
    )
    let tilted = Picture(
      ground,
      .group(DisplayGroup(children: [part], projection: [1, 0, 0, 0, 1, 0, 0.02, 0, 1])),
      width: 40,
      height: 40
    )

    #expect(flat.difference(from: Picture(ground, part, width: 40, height: 40)) == nil)
    #expect(tilted.brightness(10, 14) < 20)
    #expect(tilted.brightness(26, 14) == 255)
  }
}
