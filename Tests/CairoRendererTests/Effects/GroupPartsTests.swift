import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Groups: parts that are drawn without a buffer")
struct GroupPartsTests {
  private static let size = 400
  private let frame = CGRect(x: 60, y: 60, width: 280, height: 280)
  private let ground = DisplayNode.group([
    .fill(CGRect(x: 0, y: 0, width: 400, height: 400), .white),
    .fill(CGRect(x: 0, y: 180, width: 400, height: 40), .blue),
  ])

  /// A bubble with a shadow outside of its outline, which is faded and scaled as while it appears.
  private func bubble(opacity: CGFloat, scale: CGFloat, hasBackdrop: Bool = false) -> DisplayNode {
    let outline = CGPath(rect: frame, radii: CornerRadii(24))
    let shape = DisplayNode.operations([.fillPath(outline, rule: .winding, color: .black)])
    let shadow = DisplayNode.operations([
      .shadowPath(outline, blurRadius: 20, color: CGColor(gray: 0, alpha: 0.5))
    ])
    var content: [DisplayNode] = [.fill(frame, .red), .fill(frame.insetBy(dx: 90, dy: 90), .black)]
    if hasBackdrop {
      let filter = BackdropFilter(
        rect: frame,
        blurRadius: 10,
        saturation: 1.8,
        tint: CGColor(gray: 1, alpha: 0.5)
      )
      content.insert(.backdrop(filter), at: 0)
    }
    return .group(
      DisplayGroup(
        children: [
          .group(DisplayGroup(children: [shadow], mask: shape, isMaskInverted: true)),
          .group(DisplayGroup(children: content, mask: shape)),
        ],
        transform: CGAffineTransform(scaleX: scale, y: scale),
        opacity: opacity
      )
    )
  }

  private func picture(_ nodes: DisplayNode...) -> Picture {
    Picture(.group(nodes), width: Self.size, height: Self.size)
  }

  @Test(
    "the shadow beside a bubble fades as it does when it is blended with the bubble",
    .rule("R-LYR-12"),
    arguments: [0.05, 0.5, 0.9],
    [0.6, 0.83, 1]
  )
  func shadowBeside(opacity: CGFloat, scale: CGFloat) {
    let bubble = bubble(opacity: opacity, scale: scale, hasBackdrop: true)
    guard case .group(var group) = bubble.content else { return }
    // Nothing is beside a child that has the size of the shadow.
    group.children.append(
      .fill(CGRect(x: 0, y: 0, width: 400, height: 400), CGColor(gray: 1, alpha: 0.0001))
    )
    let apart = picture(ground, bubble)

    #expect(apart.difference(from: picture(ground, .group(group)))?.amount ?? 0 <= 2)
  }

  @Test(
    "a bubble is blended with its opacity, and its shadow is drawn outside of it only",
    .rule("R-LYR-12")
  )
  func blending() {
    let picture = picture(ground, bubble(opacity: 0.5, scale: 1))

    #expect(abs(picture.brightness(100, 100) - 255) <= 1)
    #expect(abs(Int(picture.color(100, 100) & 255) - 127) <= 2)
    #expect(abs(picture.brightness(200, 160) - 127) <= 2)
    #expect((150...250).contains(picture.brightness(200, 350)))
    #expect(picture.brightness(200, 350) < picture.brightness(200, 370))
    #expect(picture.brightness(2, 2) > 250)
  }

  @Test(
    "a frame in which a mark moves over a bubble equals a frame that is drawn completely",
    arguments: [1, 0.93, 0.85] as [CGFloat],
    [false, true]
  )
  func partialFrames(scale: CGFloat, hasBackdrop: Bool) {
    let bubble = bubble(opacity: 0.6, scale: scale, hasBackdrop: hasBackdrop)
    func frame(_ step: Int) -> DisplayNode {
      let place = CGFloat(step * 41)
      let mark = CGRect(x: place, y: place * 0.7, width: 17, height: 23)
      return .group([ground, bubble, .fill(mark, .black)])
    }
    let moving = Picture(frame(0), width: Self.size, height: Self.size)

    for step in 1...9 {
      moving.rasterizer.draw(frame(step))

      let whole = Picture(frame(step), width: Self.size, height: Self.size)
      #expect(moving.difference(from: whole) == nil, "step \(step)")
    }
  }

  @Test("a bubble whose opacity changes in every frame equals one that is drawn at once")
  func fading() {
    let picture = Picture(width: Self.size, height: Self.size)

    for step in 1...5 {
      let opacity = CGFloat(step) / 6
      let node = DisplayNode.group([ground, bubble(opacity: opacity, scale: 0.8 + opacity / 5)])
      picture.rasterizer.draw(node)

      let whole = Picture(node, width: Self.size, height: Self.size)
      #expect(picture.difference(from: whole) == nil, "step \(step)")
    }
  }

  @Test("a bubble that only fades is drawn from cached pixels, which equal those drawn at once")
  func cachedFading() {
    guard case .group(var group) = bubble(opacity: 1, scale: 1).content else { return }
    let picture = Picture(width: Self.size, height: Self.size)
    let other = Picture(width: Self.size, height: Self.size)

    for step in 1...8 {
      group.opacity = CGFloat(step) / 9
      picture.rasterizer.draw(.group([ground, .group(group)]))
      other.rasterizer.draw(.group([ground, bubble(opacity: group.opacity, scale: 1)]))

      let whole = Picture(.group([ground, .group(group)]), width: Self.size, height: Self.size)
      #expect(picture.difference(from: whole) == nil, "step \(step)")
      #expect(picture.difference(from: other) == nil, "step \(step)")
    }
  }

  @Test("a translucent group of several texts in one node is drawn")
  func onlyChild() {
    let marks = DisplayNode.operations([
      .fillRect(CGRect(x: 0, y: 0, width: 300, height: 300), radii: .zero, color: .black),
      .fillRect(CGRect(x: 100, y: 100, width: 300, height: 300), radii: .zero, color: .black),
    ])
    let group = DisplayNode.group(DisplayGroup(children: [marks], opacity: 0.5))
    let picture = picture(ground, .group(DisplayGroup(children: [group], opacity: 0.5)))

    #expect(abs(picture.brightness(50, 50) - 191) <= 1)
    #expect(picture.brightness(50, 50) == picture.brightness(150, 150))
  }

  @Test("a large rectangle between pixels covers a part of the pixels at its edges")
  func unalignedFill() {
    let rect = CGRect(x: 10.25, y: 20.5, width: 300, height: 300)
    let group = DisplayGroup(
      children: [.fill(rect, .black)],
      transform: CGAffineTransform(scaleX: 1.001, y: 1.001)
    )
    let picture = picture(ground, .group(group))
    let box = rect.applying(group.transform)
    func level(_ coverage: CGFloat) -> Int { Int((255 * (1 - coverage)).rounded()) }

    #expect(picture.brightness(100, 100) == 0)
    #expect(abs(picture.brightness(10, 100) - level(11 - box.minX)) <= 2)
    #expect(abs(picture.brightness(100, 20) - level(21 - box.minY)) <= 2)
    #expect(abs(picture.brightness(310, 100) - level(box.maxX - 310)) <= 2)
    #expect(picture.brightness(9, 100) == 255)
  }
}

@MainActor @Suite("Shadows of paths")
struct PathShadowTests {
  @Test(
    "a shadow at a fraction of its size is that at full size within two levels",
    .rule("R-LYR-14")
  )
  func reduction() throws {
    let path = CGPath(rect: CGRect(x: 0.3, y: 0.6, width: 200, height: 150), radii: CornerRadii(20))
    let deviation: CGFloat = 30
    let shadow = try #require(PathShadow(path, transform: .identity, deviation: deviation))
    let area = shadow.area
    let canvas = Canvas(area: area, isOpaque: false)
    let mask = try #require(AlphaMask(width: area.width, height: area.height))
    let local = CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y))
    MaskCanvas(mask).draw(path, transform: local)
    mask.blur(BoxBlur(deviation: deviation))

    shadow.placed(0xFF00_0000, x: 0, y: 0, in: area).draw(on: canvas, in: area)

    #expect(shadow.mask == nil)
    var most = 0
    for row in 0..<area.height {
      for column in 0..<area.width {
        let alpha = Int(canvas.pixel(area.x + column, area.y + row).pointee >> 24)
        most = max(most, abs(alpha - Int(mask.bytes[row * mask.bytesPerRow + column])))
      }
    }
    #expect(most <= 2)
  }

  @Test("a narrow blur is computed at full size")
  func narrow() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), radii: .zero)
    let shadow = try #require(PathShadow(path, transform: .identity, deviation: 5))

    #expect(shadow.mask?.width == shadow.area.width)
  }

  @Test(
    "the pixels of shadows are kept for the next frame up to a limit in bytes",
    .rule("R-LYR-14")
  )
  func limit() throws {
    let store = ShadowStore()
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1000, height: 800), radii: .zero)
    func shadow(_ scale: CGFloat) throws -> PathShadow {
      let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 40, ty: 3)
      return try #require(store.shadow(of: path, transform, deviation: 4)).shadow
    }

    let first = try shadow(1)
    #expect(try shadow(1) === first)
    for step in 1...20 {
      _ = try shadow(1 + CGFloat(step) / 100)
      #expect(store.byteCount <= ShadowStore.byteLimit)
    }
    #expect(try shadow(1) !== first)
  }
}

@MainActor @Suite("Large rectangles inside of paths")
struct PathCoreTests {
  private let area = PixelRect(x: 0, y: 0, width: 600, height: 600)
  private var state: PaintState { PaintState(scale: 1, clip: area, area: area) }

  @Test("the core of a rounded rectangle is inside of its outline, and is most of it")
  func roundedRectangle() throws {
    let rect = CGRect(x: 20, y: 30, width: 500, height: 400)
    let path = CGPath(rect: rect, radii: CornerRadii(40))
    let core = try #require(PathCore(path, rule: .winding, state)).cores[0]

    #expect(core.area > 500 * 400 * 3 / 4)
    let inside = core.rect.insetBy(dx: 0.5, dy: 0.5)
    for x in [inside.minX, inside.maxX] {
      for y in [inside.minY, inside.maxY] { #expect(path.contains(CGPoint(x: x, y: y))) }
    }
  }

  @Test(
    "the cores of a rounded rectangle are covered entirely, and its edges are narrow",
    arguments: [1, 0.93, 0.7071, 1.17] as [CGFloat],
    [0, 7.5, 40] as [CGFloat]
  )
  func straightSides(scale: CGFloat, radius: CGFloat) throws {
    let rect = CGRect(x: 20.3, y: 30.6, width: 450, height: 400)
    let core = try coveredCore(rect, radius, CGAffineTransform(scaleX: scale, y: scale))

    let corner = (radius * scale).rounded(.up) + 3
    let sides = 2 * (rect.width + rect.height) * scale * 3
    #expect(core.edges.reduce(0) { $0 + CGFloat($1.area) } <= 4 * corner * corner + sides)
  }

  @Test(
    "the cores of turned, mirrored and nearly round rectangles are covered entirely, and are most of them",
    arguments: [0, 90, 180, 20] as [CGFloat],
    [10, 150, 199] as [CGFloat]
  )
  func otherCores(degrees: CGFloat, radius: CGFloat) throws {
    for mirror in [1, -1] as [CGFloat] {
      let transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        .concatenating(CGAffineTransform(scaleX: mirror, y: 1))
        .concatenating(CGAffineTransform(translationX: 300, y: 300))
      let rect = CGRect(x: -200, y: -200, width: 400, height: 400)
      let core = try coveredCore(rect, radius, transform)
      let covered = core.cores.reduce(0) { $0 + $1.area }
      #expect(covered > 400 * 400 / 2)
    }
  }

  /// Returns the core of a rounded rectangle, all pixels of which are covered.
  private func coveredCore(
    _ rect: CGRect,
    _ radius: CGFloat,
    _ transform: CGAffineTransform
  ) throws -> PathCore {
    var state = state
    state.transform = transform
    let path = CGPath(rect: rect, radii: CornerRadii(radius))
    let core = try #require(PathCore(path, rule: .winding, state))
    let mask = try #require(AlphaMask.drawing(path, transform: transform, in: area))
    for part in core.cores {
      for row in part.rows {
        for column in part.columns {
          try #require(mask.bytes[row * mask.bytesPerRow + column] == 255)
        }
      }
    }
    #expect((core.cores + core.edges).reduce(0) { $0 + $1.area } == core.bounds.area)
    return core
  }

  @Test("only a convex path with one outline has straight sides")
  func convexity() {
    func hasSides(_ build: (CGMutablePath) -> Void) -> Bool {
      let path = CGMutablePath()
      build(path)
      return StraightSides(path, .identity) != nil
    }
    let square = [(0, 0), (90, 0), (90, 90), (0, 90)].map { CGPoint(x: $0.0, y: $0.1) }
    let notched = [(0, 0), (40, 0), (45, 30), (50, 0), (90, 0), (90, 90), (0, 90)]
      .map { CGPoint(x: $0.0, y: $0.1) }

    #expect(hasSides { $0.addLines(between: square) })
    #expect(hasSides { $0.addLines(between: square.reversed()) })
    #expect(!hasSides { $0.addLines(between: notched) })
    #expect(!hasSides { $0.addLines(between: square + square) })
    #expect(!hasSides { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 90, height: 90)) })
    #expect(
      !hasSides {
        $0.addLines(between: square)
        $0.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
      }
    )
    #expect(!hasSides { _ in })
    // Points that are so far away are not drawn.
    #expect(!hasSides { $0.addLines(between: square + [CGPoint(x: 2e6, y: 0)]) })
    let small = CGMutablePath()
    small.addLines(between: square + [CGPoint(x: 2e6, y: 0)])
    #expect(StraightSides(small, CGAffineTransform(scaleX: 0.01, y: 1)) == nil)
    let fine = (0..<400).map { index in
      let x = CGFloat(index)
      return CGPoint(x: x, y: x * (400 - x) / 20_000)
    }
    let below = [CGPoint(x: 400, y: 90), CGPoint(x: 0, y: 90)]
    #expect(!hasSides { $0.addLines(between: fine + below) })
  }

  @Test("the core does not contain holes, and the edges contain everything else")
  func hole() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 500, height: 400))
    path.addRect(CGRect(x: 100, y: 100, width: 50, height: 200))
    let core = try #require(PathCore(path, rule: .evenOdd, state))

    #expect(
      core.cores.allSatisfy { $0.maxX <= 100 || $0.x >= 150 || $0.maxY <= 100 || $0.y >= 300 }
    )
    #expect(core.cores.allSatisfy { $0.maxX <= 500 && $0.maxY <= 400 })
    let areas = (core.cores + core.edges).reduce(0) { $0 + $1.area }
    #expect(areas == core.bounds.area)
  }

  @Test("small paths have no core")
  func small() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), radii: .zero)

    #expect(PathCore(path, rule: .winding, state) == nil)
  }
}
