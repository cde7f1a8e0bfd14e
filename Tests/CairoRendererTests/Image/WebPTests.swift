import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("WebP files", .rule("R-IMG-11"))
struct WebPTests {
  private let graphics = Picture.graphics

  private func read(_ data: Data) -> Pixels? {
    graphics.decodeImage(data, scale: 1).map(Pixels.init)
  }

  @Test("every pixel has its color, multiplied by its alpha value")
  func pixels() throws {
    let image = try #require(read(ImageFiles.webP))

    #expect((image.width, image.height) == (4, 3))
    for (index, color) in ImageFiles.colors.enumerated() {
      let expected = index == 5 ? [128, 64, 0, 128] : color
      #expect(image.pixel(index % 4, index / 4) == expected, "pixel \(index)")
    }
  }

  @Test("an image that is compressed with losses has its alpha values")
  func lossy() throws {
    let image = try #require(read(ImageFiles.lossyWebP))

    #expect(image.alpha(0, 0) == 255)
    #expect(image.alpha(1, 1) == 128)
    #expect(image.pixel(2, 1) == [0, 0, 0, 0])
    #expect(try #require(image.pixel(1, 1)).allSatisfy { $0 <= 128 })
  }

  @Test("of an animation, the first frame is read, at its place in the image")
  func animation() throws {
    let file = ImageFiles.animatedWebP(x: 2, y: 2, chunks: ImageFiles.bluePixels)
    let image = try #require(read(file))

    #expect((image.width, image.height) == (4, 3))
    #expect(image.pixel(1, 2) == [0, 0, 0, 0])
    #expect(image.pixel(2, 2) == [0, 0, 255, 255])
    #expect(image.pixel(3, 2) == [0, 0, 255, 255])
    #expect(image.pixel(3, 1) == [0, 0, 0, 0])
    #expect(read(ImageFiles.animatedWebP)?.height == 3)
  }

  @Test("a frame can have its alpha values in a chunk of their own")
  func alphaOfFrame() throws {
    // The file of one image has a header of 12 bytes and a chunk with 18 bytes before the chunks.
    let chunks = ImageFiles.lossyWebP.dropFirst(30)
    let image = try #require(read(ImageFiles.animatedWebP(x: 0, y: 0, chunks: Data(chunks))))
    let still = try #require(read(ImageFiles.lossyWebP))

    #expect(image.difference(from: still) == nil)
    #expect(image.alpha(1, 1) == 128)
  }

  @Test("a file that ends before the end of its pixels returns nil", .rule("R-BAD-2"))
  func truncated() throws {
    let offset = ImageFiles.animatedWebP(x: 2, y: 2, chunks: ImageFiles.bluePixels)
    for file in [ImageFiles.webP, ImageFiles.lossyWebP, ImageFiles.animatedWebP, offset] {
      let whole = try #require(read(file))
      for length in 0..<file.count {
        guard let image = read(file.prefix(length)) else { continue }
        // Only padding or later frames are missing.
        #expect(image.difference(from: whole) == nil, "\(length) bytes")
        #expect(length > file.count / 2)
      }
    }
  }

  @Test("frames beyond the edges, and animations without frames, return nil", .rule("R-BAD-2"))
  func invalidFrames() {
    let files = [
      ImageFiles.animatedWebP(x: 4, y: 0, chunks: ImageFiles.bluePixels),
      ImageFiles.animatedWebP(x: 0, y: 4, chunks: ImageFiles.bluePixels),
      ImageFiles.animatedWebP(x: 0, y: 0, chunks: Data()),
      ImageFiles.animatedWebP(x: 0, y: 0, chunks: Data("VP8L".utf8)),
    ]
    for file in files { #expect(graphics.decodeImage(file, scale: 1) == nil) }
  }

  @Test("an image that is too large returns nil", .rule("R-IMG-12"))
  func bomb() {
    // The width and the height of the canvas are three bytes each.
    var file = ImageFiles.animatedWebP(x: 0, y: 0, chunks: ImageFiles.bluePixels)
    for place in 24..<30 { file[place] = 0xFF }
    #expect(graphics.decodeImage(file, scale: 1) == nil)
    for size in [[0xFF, 0x7F, 0, 0, 0, 0], [0, 0x20, 0, 0, 0x20, 0]] as [[UInt8]] {
      file.replaceSubrange(24..<30, with: size)
      #expect(graphics.decodeImage(file, scale: 1) == nil)
    }
  }
}
