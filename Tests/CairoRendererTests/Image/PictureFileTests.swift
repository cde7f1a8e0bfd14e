import QuartzCore
import Testing
import TestSupport

@testable import CairoRenderer

@MainActor @Suite("Picture files")
struct PictureFileTests {
  private let graphics = Picture.graphics

  private func sample(opaque: Bool) throws -> CGImage {
    let node = DisplayNode.group([
      .fill(
        CGRect(x: 0, y: 0, width: 8, height: 4),
        CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      ),
      .fill(CGRect(x: 0, y: 4, width: 4, height: 4), .blue),
    ])
    return try #require(
      graphics.image(of: node, size: CGSize(width: 8, height: 8), scale: 2, isOpaque: opaque)
    )
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    Pixels(image).pixel(x, y) ?? []
  }

  @Test("PNG preserves every pixel and its alpha")
  func png() throws {
    let image = try sample(opaque: false)
    let data = try #require(graphics.encodePNG(image))
    let read = try #require(graphics.decodeImage(data, scale: 1))

    #expect((read.width, read.height) == (16, 16))
    #expect(pixel(read, 2, 2) == pixel(image, 2, 2))
    #expect(pixel(read, 12, 12) == [0, 0, 0, 0])
  }

  @Test("JPEG preserves the size, and the colors approximately")
  func jpeg() throws {
    let image = try sample(opaque: true)
    let data = try #require(graphics.encodeJPEG(image, quality: 1))
    let read = try #require(graphics.decodeImage(data, scale: 1))

    #expect((read.width, read.height) == (16, 16))
    #expect(read.isOpaque)
    for (one, other) in zip(pixel(read, 8, 2), pixel(image, 8, 2)) {
      #expect(abs(Int(one) - Int(other)) < 12)
    }
  }

  @Test("SVG is drawn at the requested scale")
  func svg() throws {
    let source = """
      <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">
      <rect width="5" height="6" fill="#f00"/></svg>
      """
    let read = try #require(graphics.decodeImage(Data(source.utf8), scale: 3))

    #expect((read.width, read.height) == (30, 18))
    #expect(pixel(read, 4, 4) == [255, 0, 0, 255])
    #expect(pixel(read, 25, 4)[3] == 0)
  }

  @Test("corrupt, truncated and unknown data return nil")
  func broken() throws {
    let png = try #require(graphics.encodePNG(sample(opaque: false)))
    let jpeg = try #require(graphics.encodeJPEG(sample(opaque: true), quality: 0.5))
    var damaged = png
    damaged[40] ^= 0xFF
    let huge =
      png.prefix(16) + Data([0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF]) + png.dropFirst(24)
    let samples = [
      Data(), Data([0x89]), png.prefix(30), png.prefix(60), Data(huge), jpeg.prefix(3),
      jpeg.prefix(20), Data("<svg".utf8), Data("<svg width='1e9' height='1e9'/>".utf8),
      Data("hello".utf8), Data("GIF89a".utf8), Data("BM".utf8), Data("RIFF----WEBP".utf8),
    ]
    for data in samples { #expect(graphics.decodeImage(data, scale: 2) == nil) }
    _ = graphics.decodeImage(damaged, scale: 1)
  }

  @Test("a small file of a large image is not read", .rule("R-IMG-12"))
  func smallFiles() {
    #expect(PixelBuffer.isAllowed(width: 4096, height: 4096, fileSize: 10))
    #expect(!PixelBuffer.isAllowed(width: 4097, height: 4096, fileSize: 1023))
    #expect(PixelBuffer.isAllowed(width: 4097, height: 4096, fileSize: 1024))
    #expect(!PixelBuffer.isAllowed(width: 32_001, height: 1, fileSize: 1 << 20))
  }

  /// Texts with sizes for which FreeType has no fonts, for which librsvg 2.54 ends the process.
  private nonisolated static let hugeTexts: [String] = [
    #"<text font-size="18446744073709551616">A</text>"#,
    #"<text font-size="2.1e6">A</text>"#,
    #"<text style="font-siz&#101;:&#57;99999999px">A</text>"#,
    #"<text font-size="3e4in" writing-mode="tb" letter-spacing="1e9em">A b</text>"#,
    #"<style>g { font-size: 100em }</style><g><g><g><g><text>A</text></g></g></g></g>"#,
    String(repeating: #"<g font-size="larger">"#, count: 90) + "<text>A</text>"
      + String(repeating: "</g>", count: 90),
  ]

  @Test("text of any size is drawn", .rule("R-IMG-13"), arguments: hugeTexts)
  func hugeText(content: String) throws {
    let start = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">"#

    let read = try #require(graphics.decodeImage(Data((start + content + "</svg>").utf8), scale: 1))

    #expect((read.width, read.height) == (10, 6))
  }

  @Test("drawings are searched for text", .rule("R-IMG-13"))
  func mayHaveText() {
    func mayHaveText(_ text: String) -> Bool { SVGText.mayOccur(in: Data(text.utf8)) }

    #expect(!mayHaveText(#"<?xml version="1.0" encoding="UTF-8"?><svg><rect width="1"/></svg>"#))
    #expect(mayHaveText("<svg><text>A</text></svg>"))
    #expect(mayHaveText(#"<svg><image href="data:image/svg+xml,"/></svg>"#))
    #expect(mayHaveText(#"<!DOCTYPE svg [<!ENTITY a "&#60;te&#120;t>">]><svg>&a;</svg>"#))
    #expect(mayHaveText(#"<?xml version="1.0" encoding="UTF-7"?><svg>+ADw-/svg>"#))
    #expect(mayHaveText("<\0s\0v\0g\0>\0"))
  }

  @Test("damaged data of a known format is logged once per format", .rule("R-IMG-12"))
  func logged() {
    let messages = warnings {
      for length in [20, 30] {
        #expect(graphics.decodeImage(ImageFiles.gif.prefix(length), scale: 1) == nil)
        #expect(graphics.decodeImage(ImageFiles.webP.prefix(length), scale: 1) == nil)
        #expect(graphics.decodeImage(Data(repeating: 7, count: length), scale: 1) == nil)
      }
    }

    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("the GIF data is damaged, or its image is too large") == true)
  }

  @Test("sizes that are not positive, not finite or too large return no image")
  func oddSizes() {
    let node = DisplayNode.fill(CGRect(x: 0, y: 0, width: 1, height: 1), .red)
    for size in [
      CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: 1e9, height: 1e9),
    ] {
      #expect(graphics.image(of: node, size: size, scale: 1, isOpaque: false) == nil)
    }
  }

  @Test("a template image is drawn in its tint color by its alpha")
  func tint() throws {
    let image = try sample(opaque: false)
    let fill = ImageFill(
      image: image,
      destination: CGRect(x: 0, y: 0, width: 8, height: 8),
      tint: .red
    )
    let picture = Picture(
      .fill(CGRect(x: 0, y: 0, width: 8, height: 8), .white),
      .operations([.image(fill)]),
      width: 16,
      height: 16,
      scale: 2
    )

    #expect(picture.color(2, 2) == 0xFF0000)
    #expect(picture.color(2, 12) == 0xFF0000)
    #expect(picture.color(12, 12) == 0xFFFFFF)
  }

  @Test("a nine-part image keeps its corners and stretches its center")
  func slices() throws {
    let node = DisplayNode.group([
      .fill(CGRect(x: 0, y: 0, width: 9, height: 9), .red),
      .fill(CGRect(x: 3, y: 3, width: 3, height: 3), .blue),
    ])
    let image = try #require(
      graphics.image(of: node, size: CGSize(width: 9, height: 9), scale: 1, isOpaque: true)
    )
    let fill = ImageFill(
      image: image,
      destination: CGRect(x: 0, y: 0, width: 30, height: 30),
      scaling: .slices(top: 3, left: 3, bottom: 3, right: 3, scale: 1, tiles: false),
      quality: .nearest
    )
    let picture = Picture(.operations([.image(fill)]), width: 30, height: 30)

    #expect(picture.color(2, 15) == 0xFF0000)
    #expect(picture.color(4, 4) == 0x0000FF)
    #expect(picture.color(25, 25) == 0x0000FF)
    #expect(picture.color(28, 28) == 0xFF0000)
  }
}
