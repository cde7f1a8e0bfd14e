import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: nodes that take long to draw")
struct CostlyNodeTests {
  enum Content: CaseIterable {
    case outlines, gradient, shadow, cropped
  }

  enum Motion: CaseIterable {
    case none, moved, reduced, faded, movedAndFaded, inMovedGroup, inReducedGroup
  }

  private static let size = CGSize(width: 400, height: 300)

  @Test(
    "each frame has the same pixels as if it were drawn completely",
    .rule("R-LYR-15", "R-LYR-19"),
    arguments: Content.allCases,
    Motion.allCases
  )
  func completely(content: Content, motion: Motion) {
    let picture = Picture(width: 400, height: 300)
    var node = Self.node(content, turn: 0)

    for step in 0..<16 {
      if step % 4 == 3 { node = Self.node(content, turn: step) }
      let frame = frame(step, node, motion)
      picture.rasterizer.draw(frame)
      // Another engine has no bitmap of the node.
      let whole = CairoGraphicsEngine().makeRasterizer(
        size: PixelSize(width: 400, height: 300),
        scale: 1
      )
      whole.draw(frame)
      let difference = Pixels(picture.rasterizer).difference(from: Pixels(whole))
      #expect(difference == nil, "\(step)")
    }
  }

  private func frame(_ step: Int, _ content: DisplayNode, _ motion: Motion) -> DisplayNode {
    var group = DisplayGroup(children: [content])
    if case .group(let inner) = content.content { group = inner }
    let share = CGFloat(step + 1) / 17
    let way = CGAffineTransform(translationX: CGFloat(step) * 1.3, y: 7)
    switch motion {
    case .none, .inMovedGroup, .inReducedGroup: break
    case .moved: group.transform = way
    case .reduced: group.transform = CGAffineTransform(scaleX: 1 - share / 5, y: 1 - share / 5)
    case .faded: group.opacity = share
    case .movedAndFaded: (group.transform, group.opacity) = (way, share)
    }
    var container = DisplayGroup(children: [.group(group)])
    if motion == .inMovedGroup { container.transform = way }
    if motion == .inReducedGroup { container.transform = CGAffineTransform(scaleX: 0.93, y: 0.93) }
    let mark = DisplayNode.fill(CGRect(x: 90 + step * 9, y: 110, width: 31, height: 20), .red)
    return .group([Self.ground, .group(container), mark])
  }

  /// A page with rows, which are more nodes than are drawn in each frame below a group that fades.
  private static let ground = DisplayNode.group(
    [.fill(CGRect(origin: .zero, size: size), .white)]
      + (0..<10).map { .fill(CGRect(x: 12, y: $0 * 30, width: 350, height: 9), .blue) }
  )

  private static func node(_ content: Content, turn: Int) -> DisplayNode {
    let rect = CGRect(x: 30, y: 20, width: 300, height: 230)
    switch content {
    case .outlines: return .operations(outlines(turn))
    case .gradient:
      let fill = GradientFill(
        shape: .linear(start: rect.origin, end: CGPoint(x: 330, y: 250 - turn)),
        colors: [.red, .blue],
        locations: [0, 1]
      )
      return .operations([.gradientRect(rect, radii: .zero, fill: fill)])
    case .shadow:
      return .group(
        DisplayGroup(
          children: [.fill(rect, .blue, radii: CornerRadii(CGFloat(40 + turn))), .empty],
          shadow: (CGColor(gray: 0, alpha: 0.5), CGSize(width: 0, height: 4), 9)
        )
      )
    case .cropped:
      // The edges are nearer to the pixels outside of the rectangle.
      let edges = rect.insetBy(dx: 0.6, dy: 0.6)
      return .group(
        DisplayGroup(children: [.operations(outlines(turn))], clip: .rect(edges, radii: .zero))
      )
    }
  }

  /// Translucent lines that cross each other, and reach beyond the frame.
  private static func outlines(_ turn: Int) -> [DrawingOperation] {
    (0..<60).map { index in
      let path = CGMutablePath()
      path.move(to: CGPoint(x: CGFloat(index) * 7.3 - 20, y: CGFloat(turn)))
      path.addQuadCurve(
        to: CGPoint(x: 420 - CGFloat(index) * 5.1, y: 290),
        control: CGPoint(x: CGFloat(index % 9) * 40, y: 150)
      )
      let color = CGColor(red: 0, green: CGFloat(index) / 60, blue: 1, alpha: 0.4)
      return .strokePath(path, style: StrokeStyle(width: 2.5), color: color)
    }
  }

  @Test("a change across the edge of a fading drawing is drawn", .rule("R-LYR-15", "R-LYR-19"))
  func changesAcrossEdge() {
    let picture = Picture(width: 400, height: 300)
    let drawing = Self.node(.cropped, turn: 0)
    guard case .group(var group) = drawing.content else { return }
    for step in 0..<14 {
      group.opacity = CGFloat(step + 1) / 17
      let mark = DisplayNode.fill(CGRect(x: 90 + step * 9, y: 5, width: 31, height: 40), .red)
      let frame = DisplayNode.group([Self.ground, .group(group), mark])
      picture.rasterizer.draw(frame)
      let size = PixelSize(width: 400, height: 300)
      let whole = CairoGraphicsEngine().makeRasterizer(size: size, scale: 1)
      whole.draw(frame)
      let difference = Pixels(picture.rasterizer).difference(from: Pixels(whole))
      #expect(difference == nil, "\(step)")
    }
  }

  @Test(
    "a drawing that is cropped does not change the pixels beside it",
    .rule("R-LYR-19", "R-LYR-20")
  )
  func croppedBackground() {
    let everything = CGRect(x: -5_000, y: -5_000, width: 10_000, height: 10_000)
    let ground = DrawingOperation.fillRect(everything, radii: .zero, color: .blue)
    let drawing = DisplayNode.operations([ground] + Self.outlines(0))
    let rect = CGRect(x: 40, y: 30, width: 300, height: 240)
    let cropped = DisplayGroup(children: [drawing], clip: .rect(rect, radii: .zero))
    let page = DisplayNode.fill(CGRect(origin: .zero, size: Self.size), .white)
    let picture = Picture(page, .group(cropped), width: 400, height: 300)

    for (x, y) in [(39, 100), (340, 100), (100, 29), (100, 270)] {
      #expect(picture.color(x, y) == 0xFFFFFF)
    }
    #expect(picture.color(40, 30) != 0xFFFFFF)
  }

  @Test("drawings that are longer than a bitmap can be are drawn", .rule("R-LYR-19"))
  func longDrawing() {
    let path = CGMutablePath()
    for x in 0..<400 { path.addRect(CGRect(x: x * 100, y: 0, width: 50, height: 100)) }
    let node = DisplayNode.operations([.fillPath(path, rule: .winding, color: .red)])
    #expect(node.isCostly)
    let ground = DisplayNode.fill(CGRect(origin: .zero, size: Self.size), .white)
    let picture = Picture(ground, node, width: 400, height: 300)

    #expect(picture.color(25, 50) == 0xFF0000)
    #expect(picture.color(75, 50) == 0xFFFFFF)
  }

  @Test("a node that is drawn again is copied from its bitmap", .rule("R-LYR-19"))
  func keeping() {
    let store = PictureStore()
    let area = PixelRect(x: 0, y: 0, width: 300, height: 300)
    var node: DisplayNode? = Self.node(.outlines, turn: 0)
    store.beginFrame()
    #expect(node.flatMap { store.pixels(of: $0, scale: 1, area: area) } == nil)
    keep(node, area, in: store)

    store.beginFrame()
    #expect(node.flatMap { store.pixels(of: $0, scale: 1, area: area) } != nil)
    #expect(node.flatMap { store.pixels(of: $0, scale: 2, area: area) } == nil)

    node = nil
    store.beginFrame()
    #expect(store.pixelCount == 0, "the node does not exist any longer")
  }

  @Test("a group keeps its bitmap while it is moved, scaled and faded", .rule("R-LYR-19"))
  func placing() {
    let store = PictureStore()
    let area = PixelRect(x: 0, y: 0, width: 300, height: 300)
    let shadow = (CGColor.black, CGSize.zero, CGFloat(4))
    var group = DisplayGroup(children: [Self.node(.outlines, turn: 0)], shadow: shadow)
    keep(.group(group), area, in: store)

    group.transform = CGAffineTransform(translationX: 7, y: 2).scaledBy(x: 0.9, y: 0.9)
    group.opacity = 0.4
    #expect(store.pixels(of: .group(group), scale: 1, area: area) != nil)
    group.shadow?.blurRadius = 5
    #expect(store.pixels(of: .group(group), scale: 1, area: area) == nil)
  }

  @Test("a drawing that changes is drawn into the memory of the previous one", .rule("R-LYR-19"))
  func changing() throws {
    let store = PictureStore()
    let area = PixelRect(x: 0, y: 0, width: 300, height: 300)
    var node: DisplayNode? = Self.node(.outlines, turn: 0)
    store.beginFrame()
    let first = try #require(store.makeCanvas(area))
    first.pixel(7, 7).pointee = 0xFFFF_FFFF
    try store.keep(CachedPixels(first, opaque: .empty), of: #require(node), scale: 1)

    node = nil
    store.beginFrame()
    let second = try #require(store.makeCanvas(area))
    #expect(second.buffer === first.buffer)
    #expect(second.pixel(7, 7).pointee == 0)
    #expect(store.makeCanvas(area)?.buffer !== first.buffer)
  }

  @Test("bitmaps that are not drawn are discarded after 120 frames", .rule("R-LYR-19"))
  func unused() {
    let store = PictureStore()
    let node = Self.node(.outlines, turn: 0)
    let area = PixelRect(x: 0, y: 0, width: 300, height: 300)
    keep(node, area, in: store)

    for _ in 0..<120 { store.beginFrame() }
    #expect(store.pixelCount == area.area)
    store.beginFrame()
    #expect(store.pixelCount == 0)
  }

  @Test("the bitmaps of a frame replace those of earlier frames, up to a limit", .rule("R-LYR-19"))
  func limit() {
    let store = PictureStore()
    let nodes = (0..<4).map { _ in Self.node(.outlines, turn: 0) }
    let area = PixelRect(x: 0, y: 0, width: 1_000, height: 3_000)
    for node in nodes[0..<3] { keep(node, area, in: store) }
    #expect(store.makeCanvas(area) == nil)

    store.beginFrame()
    _ = store.pixels(of: nodes[1], scale: 1, area: area)
    keep(nodes[3], area, in: store)
    #expect(store.pixels(of: nodes[0], scale: 1, area: area) == nil)
    #expect(store.pixels(of: nodes[1], scale: 1, area: area) != nil)
    #expect(store.pixelCount == 3 * area.area)
  }

  private func keep(_ node: DisplayNode?, _ area: PixelRect, in store: PictureStore) {
    guard let node, let canvas = store.makeCanvas(area) else { return }
    store.keep(CachedPixels(canvas, opaque: .empty), of: node, scale: 1)
  }
}
