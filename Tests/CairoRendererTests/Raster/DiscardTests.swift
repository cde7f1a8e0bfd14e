import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Pixels that are kept for later frames", .rule("R-LYR-16"))
struct DiscardTests {
  @Test("buffers and shadows are discarded")
  func discarded() {
    let resources = RenderResources()
    resources.scratch.withCanvas(PixelRect(x: 0, y: 0, width: 40, height: 40)) { _ in }
    _ = resources.shadows.mask(
      width: 30,
      height: 20,
      radii: CornerRadii(4),
      deviation: 3,
      blur: BoxBlur(deviation: 3)
    )
    #expect(resources.scratch.byteCount >= 40 * 40 * 4)
    #expect(resources.shadows.byteCount > 0)

    resources.discard()

    #expect(resources.scratch.byteCount == 0)
    #expect(resources.shadows.byteCount == 0)
  }

  @Test("a group that grows by a few pixels uses the same buffer")
  func growingGroup() {
    let pool = ScratchPool()
    pool.withCanvas(PixelRect(x: 0, y: 0, width: 400, height: 300)) { _ in }
    let byteCount = pool.byteCount

    for step in 1...10 {
      let area = PixelRect(x: 5, y: 5, width: 400 + step, height: 300 + step)
      pool.withCanvas(area) { #expect($0.area == area) }
    }

    #expect(pool.byteCount == byteCount)
  }

  @Test("frames are the same afterwards")
  func sameFrames() {
    func frame(_ x: CGFloat) -> DisplayNode {
      let content = DisplayNode.operations([
        .shadowRect(
          CGRect(x: 4, y: 4, width: 20, height: 12),
          radii: CornerRadii(3),
          blurRadius: 2,
          color: .black
        ),
        .fillRect(CGRect(x: 4, y: 4, width: 20, height: 12), radii: CornerRadii(3), color: .red),
      ])
      let mark = DisplayNode.fill(CGRect(x: x, y: 2, width: 9, height: 9), .blue)
      return .group([
        .fill(CGRect(x: 0, y: 0, width: 60, height: 30), .white),
        .group(DisplayGroup(children: [content, mark], opacity: 0.5)),
      ])
    }
    let graphics = CairoGraphicsEngine()
    let size = PixelSize(width: 60, height: 30)
    let rasterizer = graphics.makeRasterizer(size: size, scale: 1)
    rasterizer.draw(frame(10))

    graphics.discardCaches()
    rasterizer.draw(frame(30))

    let whole = graphics.makeRasterizer(size: size, scale: 1)
    whole.draw(frame(30))
    #expect(Pixels(rasterizer).difference(from: Pixels(whole)) == nil)
  }
}
