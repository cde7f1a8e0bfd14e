import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("BMP files", .rule("R-IMG-11"))
struct BMPTests {
  private let graphics = Picture.graphics
  /// Black, red, green and blue; each entry is blue, green, red and a byte that is not used.
  private let table: [UInt8] = [0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0]
  private let colors = [[0, 0, 0, 255], [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]

  private func read(_ data: Data) -> Pixels? {
    graphics.decodeImage(data, scale: 1).map(Pixels.init)
  }

  private func rows(_ image: Pixels) -> [[[Int]]] {
    (0..<image.height).map { y in (0..<image.width).map { image.pixel($0, y) ?? [] } }
  }

  @Test("24 bits: rows from below, padded to four bytes")
  func trueColor() throws {
    let rows: [UInt8] = [0, 0, 255, 0, 255, 0, 9, 9, 255, 0, 0, 255, 255, 255, 9, 9]
    let file = ImageFiles.bmp(width: 2, height: 2, depth: 24, rows: rows)
    let image = try #require(read(file))

    #expect(
      self.rows(image) == [
        [[0, 0, 255, 255], [255, 255, 255, 255]], [[255, 0, 0, 255], [0, 255, 0, 255]],
      ]
    )
    #expect(graphics.decodeImage(file, scale: 1)?.isOpaque == true)
  }

  @Test("a negative height: rows from above")
  func topDown() throws {
    let rows: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0]
    let image = try #require(read(ImageFiles.bmp(width: 1, height: -2, depth: 24, rows: rows)))

    #expect(self.rows(image) == [[[255, 0, 0, 255]], [[0, 255, 0, 255]]])
  }

  @Test("1, 4 and 8 bits: entries of the color table, and black for others")
  func indexes() throws {
    for (depth, row) in [(1, [0b0110_0000]), (4, [0x12, 0x30]), (8, [1, 2, 3])] {
      let bytes = row.map(UInt8.init) + [UInt8](repeating: 0, count: 4 - row.count)
      // The number of entries is 0, which stands for all that are possible, or 4.
      var file = ImageFiles.bmp(width: 3, height: 1, depth: depth, table: table, rows: bytes)
      file[46] = depth == 1 ? 2 : 4
      let image = try #require(read(file))
      let expected = depth == 1 ? [0, 1, 1] : [1, 2, 3]
      #expect(rows(image) == [expected.map { colors[$0] }], "\(depth) bits")
    }
    var short = ImageFiles.bmp(width: 2, height: 1, depth: 8, table: table, rows: [1, 200, 0, 0])
    short[46] = 2
    #expect(rows(try #require(read(short))) == [[colors[1], colors[0]]])
  }

  @Test("16 bits: five bits each, or the masks of the file")
  func highColor() throws {
    let plain = ImageFiles.bmp(width: 2, height: 1, depth: 16, rows: [0, 0x7C, 0x1F, 0])
    #expect(rows(try #require(read(plain))) == [[colors[1], colors[3]]])

    let masks = [0xF800, 0x7E0, 0x1F].flatMap { ImageFiles.bytes($0, 4) }
    let masked = ImageFiles.bmp(
      width: 2,
      height: 1,
      depth: 16,
      compression: 3,
      table: masks,
      rows: [0, 0xF8, 0xE0, 7]
    )
    #expect(rows(try #require(read(masked))) == [[colors[1], colors[2]]])
  }

  @Test("32 bits: opaque, or with the alpha values of a mask")
  func alpha() throws {
    let rows: [UInt8] = [0, 128, 255, 128]
    let plain = ImageFiles.bmp(width: 1, height: 1, depth: 32, rows: rows)
    #expect(read(plain)?.pixel(0, 0) == [255, 128, 0, 255])

    let masks = [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000].flatMap { ImageFiles.bytes($0, 4) }
    let masked = ImageFiles.bmp(
      width: 1,
      height: 1,
      depth: 32,
      compression: 6,
      table: masks,
      rows: rows
    )
    #expect(read(masked)?.pixel(0, 0) == [128, 64, 0, 128])
  }

  @Test("runs of 8 bits: repeated and literal pixels, ends of rows, and skipped pixels")
  func runs() throws {
    let runs: [UInt8] = [3, 1, 0, 0, 0, 3, 1, 2, 3, 0, 0, 2, 0, 1, 0, 0, 0, 1]
    let file = ImageFiles.bmp(
      width: 4,
      height: 4,
      depth: 8,
      compression: 1,
      table: table,
      rows: runs
    )
    var counted = file
    counted[46] = 4
    let image = try #require(read(counted))

    let empty = [0, 0, 0, 0]
    #expect(
      rows(image).reversed() == [
        [colors[1], colors[1], colors[1], empty],
        [colors[1], colors[2], colors[3], empty],
        [empty, empty, empty, empty], [empty, empty, empty, empty],
      ]
    )
  }

  @Test("runs of 4 bits alternate between two colors, and end at the right edge")
  func smallRuns() throws {
    let runs: [UInt8] = [9, 0x12, 0, 0, 0, 3, 0x31, 0x20, 0, 1]
    var file = ImageFiles.bmp(
      width: 3,
      height: 2,
      depth: 4,
      compression: 2,
      table: table,
      rows: runs
    )
    file[46] = 4
    let image = try #require(read(file))

    #expect(
      rows(image).reversed() == [
        [colors[1], colors[2], colors[1]], [colors[3], colors[1], colors[2]],
      ]
    )
  }

  @Test("a file that ends before its last pixel returns nil", .rule("R-BAD-2"))
  func truncated() throws {
    let plain = ImageFiles.bmp(width: 2, height: 2, depth: 24, rows: [UInt8](1...16))
    let runs = ImageFiles.bmp(
      width: 2,
      height: 2,
      depth: 8,
      compression: 1,
      rows: [2, 0, 0, 0, 0, 3, 1, 2, 3, 0, 0, 1]
    )
    for file in [plain, runs] {
      #expect(read(file) != nil)
      for length in 0..<file.count { #expect(read(file.prefix(length)) == nil, "\(length) bytes") }
    }
  }

  @Test("invalid headers return nil", .rule("R-BAD-2"))
  func invalid() {
    let rows = [UInt8](repeating: 0, count: 64)
    for depth in [0, 2, 3, 64, 65_535] {
      #expect(read(ImageFiles.bmp(width: 1, height: 1, depth: depth, rows: rows)) == nil)
    }
    for kind in [3, 4, 5, 11] {
      let file = ImageFiles.bmp(width: 1, height: 1, depth: 24, compression: kind, rows: rows)
      #expect(read(file) == nil)
    }
    let runs = ImageFiles.bmp(width: 1, height: -1, depth: 8, compression: 1, rows: rows)
    #expect(read(runs) == nil)
    for place in [10, 14] {
      var file = ImageFiles.bmp(width: 1, height: 1, depth: 24, rows: rows)
      file[place] = 13
      #expect(read(file) == nil)
    }
  }

  @Test("an image that is too large returns nil", .rule("R-IMG-12"))
  func bombs() {
    for (width, height) in [
      (32_001, 1), (1, 32_001), (1, -32_001), (32_000, 32_000), (Int(Int32.max), Int(Int32.max)),
      (Int(UInt32.max), 1), (1, Int(Int32.min)), (0, 1), (1, 0), (20_000, 20_000), (5000, 5000),
    ] {
      let rows: [UInt8] = [0, 1]
      let file = ImageFiles.bmp(
        width: width,
        height: height,
        depth: 8,
        compression: height > 0 ? 1 : 0,
        rows: rows
      )
      #expect(read(file) == nil, "\(width) x \(height)")
    }
  }
}
