import QuartzCore
import Testing

@testable import CairoRenderer

@MainActor @Suite("Backdrop filters")
struct BackdropTests {
  private func frame(
    _ filter: BackdropFilter,
    edge: CGFloat,
    above: CGColor? = nil
  ) -> DisplayNode {
    var nodes: [DisplayNode] = [
      .fill(CGRect(x: 0, y: 0, width: 120, height: 40), .white),
      .fill(CGRect(x: 0, y: 0, width: edge, height: 40), .black), .backdrop(filter),
    ]
    if let above { nodes.append(.fill(CGRect(x: 50, y: 25, width: 6, height: 6), above)) }
    return .group(nodes)
  }

  private func filter(
    blur: CGFloat = 4,
    saturation: CGFloat = 1,
    tint: CGColor = .clear,
    intensity: CGFloat = 1
  ) -> BackdropFilter {
    BackdropFilter(
      rect: CGRect(x: 0, y: 20, width: 120, height: 20),
      blurRadius: blur,
      saturation: saturation,
      tint: tint,
      intensity: intensity
    )
  }

  @Test(
    "the width of a blurred edge follows from the standard deviation, at every scale",
    arguments: [1, 2, 3]
  )
  func width(scale: Int) {
    let points: CGFloat = 6
    let picture = Picture(
      frame(filter(blur: points), edge: 60),
      width: 120 * scale,
      height: 40 * scale,
      scale: CGFloat(scale)
    )

    // A blurred edge spans two standard deviations between 16 % and 84 %.
    let row = (0..<120 * scale).map { picture.brightness($0, 30 * scale) }
    let low = row.firstIndex { $0 > 41 } ?? 0
    let high = row.firstIndex { $0 > 214 } ?? 0
    let width = CGFloat(high - low) / CGFloat(scale)
    #expect(abs(width - 2 * points) < 2.5)
    #expect(picture.brightness(59 * scale, 10 * scale) == 0)
    #expect(picture.brightness(61 * scale, 10 * scale) == 255)
  }

  @Test("the tint color covers the blurred backdrop by its alpha")
  func tint() {
    let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let picture = Picture(frame(filter(tint: half), edge: 0), width: 120, height: 40)

    let color = picture.color(100, 30)
    #expect(color >> 16 == 255)
    #expect(abs(Int(color & 0xFF) - 127) <= 1)
  }

  @Test("saturation strengthens colors and leaves grays unchanged")
  func saturation() {
    let color = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 120, height: 40), color),
      .fill(CGRect(x: 0, y: 0, width: 40, height: 40), CGColor(gray: 0.5, alpha: 1)),
      .backdrop(filter(saturation: 2)),
      width: 120,
      height: 40
    )

    let vivid = picture.color(110, 30)
    #expect(vivid >> 16 > 160)
    #expect((vivid >> 8) & 0xFF < 100)
    let grey = picture.color(4, 30)
    #expect(grey >> 16 == grey & 0xFF)
  }

  @Test("an intensity of 0 leaves the backdrop unchanged")
  func noIntensity() {
    let plain = Picture(frame(filter(tint: .red, intensity: 0), edge: 60), width: 120, height: 40)

    #expect(plain.brightness(59, 30) == 0)
    #expect(plain.brightness(61, 30) == 255)
  }

  @Test("a filter that appears blurs more in each frame, and ends with its own blur")
  func appearing() {
    let widths = [0.02, 0.1, 0.3, 0.6, 0.999, 1].map { intensity in
      let picture = Picture(frame(filter(intensity: intensity), edge: 60), width: 120, height: 40)
      return (0..<120).filter { (8..<247).contains(picture.brightness($0, 30)) }.count
    }
    #expect(widths == widths.sorted(), "\(widths)")
    #expect(widths[0] < 8)
    #expect(abs(widths[4] - widths[5]) <= 2)
  }

  @Test(
    "changes below the filter change the blur, and changes above it do not"
  )
  func changes() {
    let picture = Picture(width: 120, height: 40)
    let filter = filter()
    for (edge, above) in [(60, nil), (60, CGColor.red), (60, .blue), (30, .blue), (30, nil)]
      as [(CGFloat, CGColor?)]
    {
      let node = frame(filter, edge: edge, above: above)
      picture.rasterizer.draw(node)

      #expect(picture.difference(from: Picture(node, width: 120, height: 40)) == nil)
    }
  }

  @Test("a rounded filter is drawn the same when only a part of the frame is redrawn")
  func roundCorners() {
    let picture = Picture(width: 120, height: 40)
    var group = DisplayGroup(children: [.backdrop(filter(tint: CGColor(gray: 1, alpha: 0.3)))])
    group.clip = .rect(CGRect(x: 0, y: 20, width: 120, height: 20), radii: CornerRadii(10))
    let pill = DisplayNode.group(group)
    for x in [20, 60, nil] as [CGFloat?] {
      var nodes = [DisplayNode.fill(CGRect(x: 0, y: 0, width: 120, height: 40), .black), pill]
      if let x { nodes.append(.fill(CGRect(x: x, y: 15, width: 20, height: 25), .white)) }
      picture.rasterizer.draw(.group(nodes))

      let whole = Picture(.group(nodes), width: 120, height: 40)
      #expect(picture.difference(from: whole) == nil)
    }
  }

  private func fading(_ opacity: CGFloat, edge: CGFloat, above: Bool = false) -> DisplayNode {
    var group = DisplayGroup(children: [.backdrop(filter(tint: CGColor(gray: 1, alpha: 0.2)))])
    if above { group.children.append(.fill(CGRect(x: 70, y: 25, width: 6, height: 6), .red)) }
    group.opacity = opacity
    return .group([
      .fill(CGRect(x: 0, y: 0, width: 120, height: 40), .white),
      .fill(CGRect(x: 0, y: 0, width: edge, height: 40), .black), .group(group),
    ])
  }

  @Test("a filter in a fading group is blended with the sharp content below it")
  func fadingGroup() {
    let whole = Picture(fading(1, edge: 60), width: 120, height: 40)
    let half = Picture(fading(0.5, edge: 60), width: 120, height: 40)

    for x in [20, 58, 61, 100] {
      let sharp = x < 60 ? 0 : 255
      #expect(abs(half.brightness(x, 30) - (whole.brightness(x, 30) + sharp) / 2) <= 2)
    }
    #expect(half.brightness(58, 10) == 0)
  }

  @Test("a filter in a fading group is drawn the same when only a part of the frame is redrawn")
  func fadingParts() {
    let picture = Picture(width: 120, height: 40)
    for (opacity, edge, above) in [
      (0.2, 60, false), (0.5, 60, false), (0.5, 60, true), (0.5, 30, true), (0.8, 30, false),
      (1, 30, false), (0.4, 30, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let node = fading(opacity, edge: edge, above: above)
      picture.rasterizer.draw(node)

      #expect(picture.difference(from: Picture(node, width: 120, height: 40)) == nil)
    }
  }

  @Test(
    "a filter in a fading group keeps its blur when a part in front of it is redrawn",
    .rule("R-LYR-15")
  )
  func changeInFrontOfFadingGroup() {
    func frame(_ x: CGFloat, glass: DisplayNode) -> DisplayNode {
      .group([
        .fill(CGRect(x: 0, y: 0, width: 120, height: 40), .white),
        .fill(CGRect(x: 0, y: 0, width: 60, height: 40), .black), glass,
        .fill(CGRect(x: x, y: 25, width: 6, height: 6), .red),
      ])
    }
    let glass = DisplayNode.group(
      DisplayGroup(children: [.backdrop(filter(tint: CGColor(gray: 1, alpha: 0.2)))], opacity: 0.7)
    )
    let picture = Picture(frame(50, glass: glass), width: 120, height: 40)

    for x in [52, 58, 80] as [CGFloat] {
      let new = frame(x, glass: glass)
      picture.rasterizer.draw(new)

      #expect(picture.difference(from: Picture(new, width: 120, height: 40)) == nil)
    }
  }

  @Test(
    "a filter without anything below it blurs black, and not what an earlier frame showed",
    .rule("R-LYR-15"),
    arguments: [20, 0] as [CGFloat]
  )
  func nothingBelow(top: CGFloat) {
    let button = DisplayNode.fill(CGRect(x: 10, y: top, width: 100, height: 40 - top), .red)
    let glass = DisplayNode.backdrop(filter(tint: CGColor(gray: 1, alpha: 0.5)))
    let new = DisplayNode.group([glass, button])
    let picture = Picture(frame(filter(), edge: 60), width: 120, height: 40)

    picture.rasterizer.draw(new)

    #expect(picture.difference(from: Picture(new, width: 120, height: 40)) == nil)
    #expect(picture.brightness(5, 30) == 128)
  }

  @Test("pixels below a filter are black where only the nodes in front of it cover them")
  func coveredFromBothSides() {
    let left = DisplayNode.fill(CGRect(x: 0, y: 0, width: 60, height: 40), .white)
    let right = DisplayNode.fill(CGRect(x: 60, y: 0, width: 60, height: 40), .red)
    let new = DisplayNode.group([left, .backdrop(filter(blur: 10)), right])
    let picture = Picture(frame(filter(), edge: 60, above: .red), width: 120, height: 40)

    picture.rasterizer.draw(new)

    #expect(picture.difference(from: Picture(new, width: 120, height: 40)) == nil)
  }

  @Test(
    "a filter blurs what is below it, also if it was in the same group as a cover in front of it",
    .rule("R-LYR-15")
  )
  func coveredInFront() {
    let box = CGRect(x: 0, y: 0, width: 120, height: 40)
    let page = DisplayNode.fill(box, .white)
    let glass = DisplayNode.backdrop(filter())
    let cover = DisplayNode.fill(filter().rect, .red)
    let new = DisplayNode.group([page, .group([glass])])
    let picture = Picture(.fill(box, .black), width: 120, height: 40)

    picture.rasterizer.draw(.group([page, .group([glass, cover])]))
    picture.rasterizer.draw(new)

    #expect(picture.difference(from: Picture(new, width: 120, height: 40)) == nil)
  }
}
