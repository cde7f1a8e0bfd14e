import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("GIF files", .rule("R-IMG-11"))
struct GIFTests {
  private let graphics = Picture.graphics

  private func read(_ data: Data) -> Pixels? {
    graphics.decodeImage(data, scale: 1).map(Pixels.init)
  }

  @Test("every pixel has its color, and transparent ones have none")
  func pixels() throws {
    let image = try #require(read(ImageFiles.gif))

    #expect((image.width, image.height) == (4, 3))
    for (index, color) in ImageFiles.colors.enumerated() {
      #expect(image.pixel(index % 4, index / 4) == color, "pixel \(index)")
    }
  }

  @Test("an image without transparent pixels is opaque")
  func opaque() throws {
    let file = ImageFiles.gif(width: 2, height: 1, rows: [[1, 2]])

    #expect(graphics.decodeImage(file, scale: 1)?.isOpaque == true)
    #expect(graphics.decodeImage(ImageFiles.gif, scale: 1)?.isOpaque == false)
  }

  @Test("of an animation, the first frame is read, with transparent pixels around it")
  func animation() throws {
    let image = try #require(read(ImageFiles.animatedGIF))

    #expect((image.width, image.height) == (4, 3))
    #expect(image.pixel(0, 0) == [0, 0, 0, 0])
    for (x, y) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
      #expect(image.pixel(x, y) == [0, 0, 255, 255])
    }
    #expect(image.pixel(3, 1) == [0, 0, 0, 0])
  }

  @Test("interlaced rows are put in order")
  func interlaced() throws {
    // The file has the rows 0, 8, 4, 2, 6, 1, 3, 5, 7 of nine.
    let order = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    let rows = order.map { [UInt8($0 % 4), UInt8($0 / 4 % 4)] }
    let file = ImageFiles.gif(width: 2, height: 9, rows: rows, isInterlaced: true)
    let image = try #require(read(file))

    let colors = [[0, 0, 0], [255, 0, 0], [0, 0, 255], [255, 255, 255]]
    for y in 0..<9 {
      #expect(image.color(0, y) == colors[y % 4], "row \(y)")
      #expect(image.color(1, y) == colors[y / 4 % 4], "row \(y)")
    }
  }

  @Test("the part of a frame beyond the edges of the image is not drawn")
  func beyondTheEdges() throws {
    let row: [UInt8] = [1, 2, 1, 2]
    let file = ImageFiles.gif(width: 4, height: 3, x: 2, y: 2, rows: [row, row, row, row])
    let image = try #require(read(file))

    #expect((image.width, image.height) == (4, 3))
    #expect(image.pixel(2, 2) == [255, 0, 0, 255])
    #expect(image.pixel(3, 2) == [0, 0, 255, 255])
    #expect(image.pixel(1, 2) == [0, 0, 0, 0])
  }

  @Test("a file that ends before the end of its first frame returns nil", .rule("R-BAD-2"))
  func truncated() throws {
    for file in [ImageFiles.gif, ImageFiles.animatedGIF] {
      let start = try #require(file.withUnsafeBytes { GIFStart($0) })
      let whole = try #require(read(file))
      for length in 0..<file.count {
        let image = read(file.prefix(length))
        #expect((image == nil) == (length < start.length), "\(length) bytes")
        if let image { #expect(image.difference(from: whole) == nil) }
      }
    }
  }

  @Test("images and frames that are too large return nil", .rule("R-IMG-12"))
  func bombs() {
    let row: [[UInt8]] = [[1]]
    let files = [
      ImageFiles.gif(width: 65_535, height: 65_535, rows: row),
      ImageFiles.gif(width: 32_001, height: 1, rows: row),
      ImageFiles.gif(width: 5000, height: 5000, rows: row),
      ImageFiles.gif(width: 1, height: 1, rows: row, frameSize: (5000, 5000)),
      ImageFiles.gif(width: 0, height: 1, rows: row),
      ImageFiles.gif(width: 1, height: 1, rows: row, frameSize: (65_535, 65_535)),
      ImageFiles.gif(width: 1, height: 1, rows: row, frameSize: (0, 0)),
    ]
    for file in files { #expect(graphics.decodeImage(file, scale: 1) == nil) }
  }
}
