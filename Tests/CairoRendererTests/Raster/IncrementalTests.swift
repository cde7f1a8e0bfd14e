import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: incremental drawing")
struct IncrementalTests {
  @Test(
    "incremental drawing gives the same pixels as drawing the whole frame",
    arguments: 1...24
  )
  func randomEdits(seed: Int) {
    expectSameFrames(seed: seed, hasGradients: false, tolerance: 0)
  }

  /// Gradients are computed relative to the canvas, which causes rounding differences.
  @Test("gradients differ by at most one level", arguments: 25...30)
  func randomEditsOfGradients(seed: Int) {
    expectSameFrames(seed: seed, hasGradients: true, tolerance: 1)
  }

  /// The edges of large clips that are scaled are moved to whole pixels (walk 31608).
  @Test("a node beside the clip of a scaled group is drawn in the pixel that the clip gains")
  func besideScaledClip() {
    func frame(_ color: CGColor) -> DisplayNode {
      let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
      let page = DisplayNode.fill(bounds, .white)
      let next = DisplayNode.fill(bounds.offsetBy(dx: 300, dy: 0), color)
      let group = DisplayGroup(
        children: [page, next],
        transform: CGAffineTransform(translationX: 0.5, y: 0.5).scaledBy(x: 0.99, y: 0.99),
        clip: .rect(bounds, radii: .zero)
      )
      return .group([.group(group)])
    }
    let picture = Picture(frame(.blue), width: 320, height: 320)

    picture.rasterizer.draw(frame(.red))

    #expect(picture.difference(from: Picture(frame(.red), width: 320, height: 320)) == nil)
  }

  @Test("the shadow of a group is drawn again where a change is clipped inside of the group")
  func shadowOfClippedChange() {
    func frame(_ height: CGFloat) -> DisplayNode {
      let bounds = CGRect(x: 10, y: 10, width: 50, height: 50)
      let part = DisplayNode.fill(CGRect(x: 10, y: 10, width: 50, height: height), .red)
      let content = DisplayGroup(children: [part], clip: .rect(bounds, radii: .zero))
      return .group([
        .fill(CGRect(x: 0, y: 0, width: 90, height: 150), .white),
        .group(DisplayGroup(children: [.group(content)], shadow: shadow(60))),
      ])
    }
    let picture = Picture(frame(50), width: 90, height: 150)

    picture.rasterizer.draw(frame(20))

    #expect(picture.difference(from: Picture(frame(20), width: 90, height: 150)) == nil)
  }

  @Test("the shadow of a group is drawn again where a bar covers the change")
  func shadowOfCoveredChange() {
    let ground = DisplayNode.fill(CGRect(x: 0, y: 0, width: 90, height: 150), .white)
    let bar = DisplayNode.fill(CGRect(x: 0, y: 80, width: 90, height: 70), .blue)
    func frame(_ width: CGFloat) -> DisplayNode {
      let part = DisplayNode.fill(CGRect(x: 20, y: 90, width: width, height: 40), .red)
      return .group([
        ground, .group(DisplayGroup(children: [part], shadow: shadow(-40))), bar,
      ])
    }
    let picture = Picture(frame(50), width: 90, height: 150)

    picture.rasterizer.draw(frame(20))

    #expect(picture.difference(from: Picture(frame(20), width: 90, height: 150)) == nil)
  }

  private func shadow(_ y: CGFloat) -> (color: CGColor, offset: CGSize, blurRadius: CGFloat) {
    (.black, CGSize(width: 0, height: y), 2)
  }

  /// Colors below a dimming view are rounded differently if the page is drawn in the dimmed
  /// colors, as it is without a filter (walks 994052 and 1003077).
  @Test("a scaled page below a dimming view is drawn again when its filter is removed")
  func filterOfScaledPage() {
    func frame(hasFilter: Bool) -> DisplayNode {
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      let filter = DisplayNode.backdrop(
        BackdropFilter(
          rect: CGRect(x: 0, y: 150, width: 200, height: 50),
          blurRadius: 10,
          saturation: 1,
          tint: CGColor(gray: 1, alpha: 0.5)
        )
      )
      let marks = (0..<6).flatMap { row in
        (0..<6).map { column in
          let origin = CGPoint(x: 10 + 30 * CGFloat(column), y: 10 + 22 * CGFloat(row))
          return DisplayNode.fill(
            CGRect(origin: origin, size: CGSize(width: 22, height: 17)),
            CGColor(red: CGFloat(row) / 7, green: CGFloat(column) / 9, blue: 0.3, alpha: 1)
          )
        }
      }
      let page = DisplayGroup(
        children: [.fill(bounds, .white)] + marks + marks + (hasFilter ? [filter] : []),
        transform: CGAffineTransform(translationX: 1.3, y: 1.3).scaledBy(x: 0.99, y: 0.99)
      )
      let dark = DisplayGroup(children: [.fill(bounds, .black)], opacity: 0.31)
      return .group([.fill(bounds, .black), .group(page), .group(dark)])
    }
    let picture = Picture(frame(hasFilter: true), width: 200, height: 200)

    picture.rasterizer.draw(frame(hasFilter: false))

    let whole = Picture(frame(hasFilter: false), width: 200, height: 200)
    #expect(picture.difference(from: whole) == nil)
  }

  @Test("an unchanged display list draws nothing")
  func sameList() {
    let node = DisplayNode.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let picture = Picture(width: 10, height: 10)

    #expect(picture.rasterizer.draw(node) == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(picture.rasterizer.draw(node).isEmpty)
  }

  @Test("a changed digit damages the digit and not the whole line")
  func changedDigit() throws {
    func frame(_ string: String) -> DisplayNode {
      .group([
        .fill(CGRect(x: 0, y: 0, width: 100, height: 30), .white),
        .text(Picture.text.shape(TextRequest(string)), at: CGPoint(x: 5, y: 5), .black),
      ])
    }
    let engine = Engines.text
    Engines.text = Picture.text
    defer { Engines.text = engine }
    let picture = Picture(width: 100, height: 30)
    picture.rasterizer.draw(frame("10:41"))

    let damage = picture.rasterizer.draw(frame("10:42"))

    let rect = try #require(damage.first)
    #expect(damage.count == 1)
    #expect(rect.x > 30 && rect.width < 20)
    #expect(picture.difference(from: Picture(frame("10:42"), width: 100, height: 30)) == nil)
  }

  @Test("a change inside of a round frame gives the same pixels as drawing the whole frame")
  func insideOfFrame() {
    func frame(_ x: CGFloat) -> DisplayNode {
      .group([
        .fill(CGRect(x: 0, y: 0, width: 60, height: 40), .white),
        .operations([
          .strokeRect(
            CGRect(x: 4.3, y: 4.3, width: 50.4, height: 30.4),
            radii: CornerRadii(8),
            width: 1.5,
            color: .red
          )
        ]),
        .fill(CGRect(x: x, y: 12, width: 2, height: 14), .black),
      ])
    }
    for (old, new) in [(30, 32), (6, 9), (3, 5), (50, 52)] as [(CGFloat, CGFloat)] {
      let picture = Picture(frame(old), width: 60, height: 40)

      picture.rasterizer.draw(frame(new))

      #expect(picture.difference(from: Picture(frame(new), width: 60, height: 40)) == nil)
    }
  }

  @Test(
    "a change on a circle gives the same pixels as drawing the whole frame",
    arguments: [1, 2, 3]
  )
  func onCircle(scale: Int) {
    func frame(_ mark: CGPoint) -> DisplayNode {
      let circle = DisplayNode.fill(
        CGRect(x: 0, y: 0, width: 18, height: 18),
        .red,
        radii: CornerRadii(9)
      )
      let inner = DisplayNode.fill(CGRect(origin: mark, size: CGSize(width: 2, height: 2)), .white)
      return .group([
        .fill(CGRect(x: 0, y: 0, width: 40, height: 40), .white),
        .operations([
          .strokeRect(
            CGRect(x: 4.3, y: 4.3, width: 20.4, height: 20.4),
            radii: CornerRadii(4),
            width: 1.5,
            color: .blue
          )
        ]),
        .group(
          DisplayGroup(children: [circle, inner], transform: .init(translationX: 12.5, y: 11.3))
        ),
      ])
    }
    let size = 40 * scale
    for (x, y) in [(8, 8), (5, 5), (3, 3), (2, 2), (1, 8), (0, 0), (13, 14), (16, 9)] {
      let picture = Picture(
        frame(CGPoint(x: 7, y: 9)),
        width: size,
        height: size,
        scale: CGFloat(scale)
      )
      let new = frame(CGPoint(x: x, y: y))

      picture.rasterizer.draw(new)

      let whole = Picture(new, width: size, height: size, scale: CGFloat(scale))
      #expect(picture.difference(from: whole) == nil)
    }
  }

  // Cairo rounds outlines in another way in a clip that is not a rectangle.
  @Test(
    "a change in a scaled group with rounded corners gives the pixels of a whole frame",
    .rule("R-LYR-15")
  )
  func inScaledGroup() {
    func frame(_ x: CGFloat) -> DisplayNode {
      let rows = (0..<8).map { row in
        DisplayNode.group(
          DisplayGroup(
            children: [
              .fill(CGRect(x: 0, y: 0, width: 100, height: 10), .white),
              .fill(CGRect(x: 10, y: 9, width: 90, height: 1), .black),
            ],
            transform: .init(translationX: 0, y: CGFloat(row) * 10)
          )
        )
      }
      let mark = DisplayNode.fill(CGRect(x: x, y: 13, width: 4, height: 50), .red)
      return .group([
        .group(
          DisplayGroup(
            children: rows + [mark],
            transform: .init(translationX: 0.05, y: 7.18).scaledBy(x: 0.9997, y: 0.9997),
            clip: .rect(CGRect(x: 0, y: 0, width: 100, height: 80), radii: CornerRadii(0.03))
          )
        )
      ])
    }
    for (old, new) in [(20, 24), (40, 70), (94, 92)] as [(CGFloat, CGFloat)] {
      let picture = Picture(frame(old), width: 100, height: 90)

      picture.rasterizer.draw(frame(new))

      #expect(picture.difference(from: Picture(frame(new), width: 100, height: 90)) == nil)
    }
  }

  @Test(
    "the edge between two opaque layers in a scaled group is not opaque",
    .rule("R-LYR-15"),
    arguments: [1, 0.987] as [CGFloat]
  )
  func seam(scale: CGFloat) {
    func frame(_ color: CGColor) -> DisplayNode {
      let pages = [0, 40].map { x in
        DisplayNode.group(
          DisplayGroup(
            children: [.fill(CGRect(x: 0, y: 0, width: 40, height: 60), color)],
            transform: .init(translationX: x, y: 0),
            clip: .rect(CGRect(x: 0, y: 0, width: 40, height: 60), radii: .zero)
          )
        )
      }
      return .group(
        DisplayGroup(children: pages, transform: .init(scaleX: scale, y: scale))
      )
    }
    let picture = Picture(frame(.white), width: 60, height: 50)

    picture.rasterizer.draw(frame(.red))

    let whole = Picture(frame(.red), width: 60, height: 50)
    #expect(picture.difference(from: whole) == nil)
    #expect(frame(.red).opaqueBounds.isNull == (scale != 1))
  }

  // The frame of the page begins at 29.937, but the page is drawn from 30.171 on.
  @Test(
    "a layer that rounding moves does not cover the first row of pixels of its frame",
    .rule("R-LYR-15"),
    arguments: [58.829, 58.766, 58.3, 59] as [CGFloat]
  )
  func movedEdge(scroll: CGFloat) {
    func page(_ rect: CGRect, y: CGFloat) -> DisplayNode {
      .group(
        DisplayGroup(
          children: [.fill(rect, .white)],
          transform: .init(translationX: 0, y: y),
          clip: .rect(rect, radii: .zero)
        )
      )
    }
    func frame(_ mark: CGFloat) -> DisplayNode {
      .group([
        .fill(CGRect(x: 0, y: 0, width: 100, height: 100), .white),
        page(CGRect(x: 0, y: -scroll, width: 100, height: 100), y: 88.766),
        .fill(CGRect(x: mark, y: 50, width: 4, height: 4), .red),
      ])
    }
    let picture = Picture(frame(10), width: 100, height: 100)
    for y in 0..<100 { #expect(picture.brightness(3, y) == 255) }

    picture.rasterizer.draw(frame(30))

    #expect(picture.difference(from: Picture(frame(30), width: 100, height: 100)) == nil)
  }

  @Test("the rounding of positions in one picture does not enlarge the damage in another")
  func ownReach() {
    let mark = DisplayNode.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let nested = (0..<6).reduce(mark) { node, _ in
      .group(DisplayGroup(children: [node], transform: .init(translationX: 0.4, y: 0.4)))
    }
    func frame(_ color: CGColor) -> DisplayNode {
      .group([
        .fill(CGRect(x: 0, y: 0, width: 40, height: 40), .white),
        .fill(CGRect(x: 10, y: 10, width: 10, height: 10), color),
      ])
    }
    let picture = Picture(frame(.red), width: 40, height: 40)
    _ = Picture(nested, width: 40, height: 40)

    let damage = picture.rasterizer.draw(frame(.blue))

    #expect(damage == [PixelRect(x: 9, y: 9, width: 12, height: 12)])
  }

  @Test("a frame of another size is drawn completely, including uncovered areas")
  func replaced() {
    let old = Picture(.fill(CGRect(x: 0, y: 0, width: 60, height: 40), .red), width: 60, height: 40)
    let node = DisplayNode.fill(CGRect(x: 5, y: 10, width: 20, height: 60), .white)
    for size in [PixelSize(width: 40, height: 60), PixelSize(width: 30, height: 70)] {
      let turned = Picture(size, replacing: old)

      let damage = turned.rasterizer.draw(node)

      #expect(damage == [PixelRect(x: 0, y: 0, width: size.width, height: size.height)])
      let fresh = Picture(node, width: size.width, height: size.height)
      #expect(turned.difference(from: fresh) == nil)
    }
  }

  private func expectSameFrames(seed: Int, hasGradients: Bool, tolerance: Int) {
    let scale: CGFloat = [1, 2, 3][seed % 3]
    let size = CGSize(width: 90, height: 70)
    let source = RandomPicture(
      seed: UInt64(seed),
      size: size,
      hasBackdrops: seed % 2 == 0,
      hasGradients: hasGradients
    )
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    let incremental = Picture(width: width, height: height, scale: scale)

    for step in 0..<40 {
      let node = source.node
      incremental.rasterizer.draw(node)
      let difference = incremental.difference(
        from: Picture(node, width: width, height: height, scale: scale)
      )
      let amount = difference?.amount ?? 0
      #expect(amount <= tolerance, "seed \(seed), step \(step): \(String(describing: difference))")
      if amount > tolerance { return }
      source.change()
    }
  }
}
