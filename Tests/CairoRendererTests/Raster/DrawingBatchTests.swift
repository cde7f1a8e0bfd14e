import CCairo
import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Fills and text that are performed together")
struct DrawingBatchTests {
  private let size = CGSize(width: 300, height: 500)
  private let area = PixelRect(x: 0, y: 0, width: 900, height: 1_500)

  private func draw(_ node: DisplayNode, inBatch: Bool) -> Canvas {
    let canvas = Canvas(area: area, isOpaque: true)
    let painter = NodePainter(canvas: canvas, resources: RenderResources())
    let state = PaintState(scale: 3, clip: area, area: area)
    if inBatch {
      canvas.batching { painter.paint(node, state) }
    } else {
      painter.paint(node, state)
    }
    return canvas
  }

  private func pixels(_ canvas: Canvas) -> [UInt32] {
    Array(UnsafeBufferPointer(start: canvas.pixel(0, 0), count: area.area))
  }

  private func text(_ count: Int) -> [DisplayNode] {
    let shaped = Picture.text.shape(TextRequest("Voilà AVATAR مرحبا", size: 30))
    return (0..<count).map { index in
      let origin = CGPoint(x: Double(index % 7) * 40, y: Double(index) * 480 / Double(count))
      return .text(shaped, at: origin, CGColor(red: 0, green: 0, blue: 1, alpha: 0.6))
    }
  }

  @Test("any picture has the same pixels as without a batch", arguments: 0..<12)
  func random(seed: UInt64) {
    let picture = RandomPicture(
      seed: seed,
      size: size,
      hasBackdrops: seed % 2 == 0,
      hasGradients: true
    )
    let node = DisplayNode.group(
      [.fill(CGRect(origin: .zero, size: size), .white), picture.node] + text(20)
    )
    let isEqual = pixels(draw(node, inBatch: true)) == pixels(draw(node, inBatch: false))
    #expect(isEqual)
  }

  @Test("more fills than a batch has are drawn in order")
  func many() {
    let fills = (0..<1_000).map { index in
      DisplayNode.fill(
        CGRect(x: index % 97, y: index % 400, width: 200, height: 99),
        CGColor(red: Double(index % 5) / 4, green: 0, blue: 1, alpha: index % 3 == 0 ? 1 : 0.5),
        radii: index % 2 == 0 ? .zero : CornerRadii(12)
      )
    }
    let node = DisplayNode.group(fills + text(300))
    let isEqual = pixels(draw(node, inBatch: true)) == pixels(draw(node, inBatch: false))
    #expect(isEqual)
  }

  @Test("a surface that is read in a batch has all pixels that were drawn")
  func reading() throws {
    let canvas = Canvas(area: area, isOpaque: true)
    try canvas.batching {
      canvas.store(0xFF12_3456, in: area)
      let bytes = try #require(cairo_image_surface_get_data(canvas.surface))
      #expect(bytes[0] == 0x56)
      canvas.store(0xFF00_0000, in: area)
    }
    #expect(canvas.pixel(7, 1_400).pointee == 0xFF00_0000)
  }
}
