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
