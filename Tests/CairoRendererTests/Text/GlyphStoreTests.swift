import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Text: cached pixels of glyphs")
struct GlyphStoreTests {
  private func frame(
    _ text: String,
    size: Double,
    in color: CGColor,
    clip: DisplayGroup.Clip? = nil
  ) -> Pixels {
    let shaped = Picture.text.shape(TextRequest(text, size: size))
    let group = DisplayGroup(
      children: [.text(shaped, at: CGPoint(x: 3.3, y: 2.6), color)],
      clip: clip
    )
    let frame = Picture.graphics.makeRasterizer(
      size: PixelSize(width: 600, height: 300),
      scale: 2
    )
    frame.draw(.group([.fill(CGRect(x: 0, y: 0, width: 300, height: 150), .white), .group(group)]))
    return Pixels(frame)
  }

  // Cairo itself draws glyphs inside of a clip with another shape.
  @Test(
    "text has the pixels that cairo draws",
    arguments: [("Home 012", 17.0), ("one\ntwo", 13), ("AVAT", 40), ("مرحبا", 20), ("Qg", 140)]
  )
  func cached(text: String, size: Double) {
    let around = CGRect(x: -600, y: -600, width: 1500, height: 1350)
    let ellipse = DisplayGroup.Clip.path(
      CGPath(ellipseIn: around, transform: nil),
      rule: .winding
    )
    for color in [CGColor.black, CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.4)] {
      let drawn = frame(text, size: size, in: color)
      let byCairo = frame(text, size: size, in: color, clip: ellipse)

      #expect(drawn.difference(from: byCairo) == nil)
    }
  }

  @Test("the masks of many glyphs and fonts have a limited size")
  func limit() {
    let graphics = CairoGraphicsEngine()
    let ideographs = (0..<600).compactMap { Unicode.Scalar(0x4E00 + $0) }
    let text = String(String.UnicodeScalarView(ideographs))
    for size in stride(from: 20.0, to: 60, by: 0.5) {
      let request = TextRequest(text, size: size, width: 300)
      let node = DisplayNode.text(Picture.text.shape(request), at: .zero, .black)
      let pixels = PixelSize(width: 300, height: 3_000)
      graphics.makeRasterizer(size: pixels, scale: 1).draw(node)
    }

    // The last run may exceed the limit.
    #expect(graphics.resources.glyphs.byteCount < GlyphStore.byteLimit * 2)
  }

  @Test("fonts of many sizes are released if no text uses them")
  func fontsOfManySizes() {
    let fonts = FontCatalog(language: "en-us", source: .simulator)
    func shape(_ size: Double) -> GlyphText {
      var setter = TextSetter(request: TextRequest("Home", size: size), fonts: fonts)
      return setter.set()
    }
    let shown = (0..<40).map { shape(100 + Double($0)) }
    for number in 0..<2_000 { _ = shape(10 + Double(number) / 100) }

    #expect(fonts.glyphFonts.count <= FontCatalog.glyphFontLimit)
    for run in shown.flatMap(\.runs) {
      #expect(fonts.glyphFonts.values.contains { $0 === run.font })
    }
  }
}
