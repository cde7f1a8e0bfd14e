import QuartzCore
import Testing
import TestSupport

@testable import CairoRenderer

@MainActor @Suite("Images at another size")
struct ImageSamplerTests {
  private let image = NoiseImage(width: 23, height: 17, seed: 5)

  @Test(
    "pixels are interpolated between the nearest pixels of the image",
    arguments: [(23, 17), (24, 18), (50, 17), (23, 61), (70, 51), (18, 13)]
  )
  func interpolation(width: Int, height: Int) throws {
    let source = PixelRect(x: 2, y: 3, width: 20, height: 13)
    let sampler = try #require(
      ImageSampler(image.image, source: source, width: width, height: height)
    )
    let drawn = pixels(of: sampler, PixelRect(x: 0, y: 0, width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        let place = CGPoint(
          x: (CGFloat(x) + 0.5) * 20 / CGFloat(width) - 0.5,
          y: (CGFloat(y) + 0.5) * 13 / CGFloat(height) - 0.5
        )
        let exact = image.interpolated(at: place, in: source)
        let found = NoiseImage.bytes(drawn[y * width + x])
        #expect(zip(exact, found).allSatisfy { abs($0 - CGFloat($1)) < 2.5 }, "at \(x), \(y)")
      }
    }
  }

  @Test("a part has the same pixels as the whole")
  func parts() throws {
    let source = PixelRect(x: 0, y: 0, width: 23, height: 17)
    let sampler = try #require(ImageSampler(image.image, source: source, width: 61, height: 40))
    let whole = pixels(of: sampler, PixelRect(x: 0, y: 0, width: 61, height: 40))
    for part in [
      PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 7, y: 11, width: 31, height: 20),
      PixelRect(x: 60, y: 39, width: 1, height: 1),
    ] {
      let drawn = pixels(of: sampler, part)
      for y in 0..<part.height {
        for x in 0..<part.width {
          #expect(drawn[y * part.width + x] == whole[(part.y + y) * 61 + part.x + x])
        }
      }
    }
  }

  @Test("images of one column or one row are stretched", arguments: [(1, 9), (9, 1), (1, 1)])
  func thin(width: Int, height: Int) throws {
    let thin = NoiseImage(width: width, height: height, seed: 9)
    let source = PixelRect(x: 0, y: 0, width: width, height: height)
    let sampler = try #require(ImageSampler(thin.image, source: source, width: 12, height: 12))
    let drawn = pixels(of: sampler, PixelRect(x: 0, y: 0, width: 12, height: 12))
    #expect(drawn.first == thin.pixel(0, 0))
    #expect(drawn.last == thin.pixel(width - 1, height - 1))
  }

  @Test("images that are drawn much smaller than they are have no sampler")
  func smaller() {
    let source = PixelRect(x: 0, y: 0, width: 23, height: 17)
    #expect(ImageSampler(image.image, source: source, width: 12, height: 17) == nil)
    #expect(ImageSampler(image.image, source: source, width: 23, height: 9) == nil)
  }

  @Test("two threads compute the same pixels as one")
  func largeAreas() throws {
    let source = PixelRect(x: 0, y: 0, width: 23, height: 17)
    let sampler = try #require(ImageSampler(image.image, source: source, width: 800, height: 701))
    let whole = pixels(of: sampler, PixelRect(x: 0, y: 0, width: 800, height: 701))
    let rows = [0, 349, 350, 351, 700]
    for row in rows {
      let drawn = pixels(of: sampler, PixelRect(x: 0, y: row, width: 800, height: 1))
      #expect(drawn == Array(whole[row * 800..<(row + 1) * 800]))
    }
  }

  @Test("an image that is zoomed has the same pixels as one that keeps its size")
  func zooming() {
    let fill = ImageFill(image: image.image, destination: CGRect(x: 3, y: 5, width: 40, height: 33))
    let node = DisplayNode.operations([.image(fill)])
    let first = Picture(node, width: 50, height: 40)
    let second = Picture(node, width: 50, height: 40)
    let third = Picture(node, width: 50, height: 40)
    #expect(first.difference(from: second) == nil)
    #expect(first.difference(from: third) == nil)
    #expect(first.color(20, 20) != Picture(width: 50, height: 40).color(20, 20))
  }

  private func pixels(of sampler: ImageSampler, _ area: PixelRect) -> [UInt32] {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width * area.height)
    defer { pixels.deallocate() }
    sampler.write(area, to: pixels, bytesPerRow: area.width * 4)
    return Array(UnsafeBufferPointer(start: pixels, count: area.width * area.height))
  }
}

/// An image of premultiplied random colors.
private struct NoiseImage {
  let image: CGImage
  private let pixels: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    for index in 0..<width * height {
      let alpha = UInt32.random(in: 0...255, using: &random)
      var pixel = alpha
      for _ in 0..<3 { pixel = pixel << 8 | UInt32.random(in: 0...alpha, using: &random) }
      pixels[index] = pixel
    }
    self.pixels = pixels
    image = CGImage(
      width: width,
      height: height,
      bytesPerRow: width * 4,
      isOpaque: false,
      pixels: UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self),
      release: { pixels.deallocate() }
    )
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * image.width + x] }

  static func bytes(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  /// Returns the bytes between four pixels of a part of the image.
  func interpolated(at place: CGPoint, in part: PixelRect) -> [CGFloat] {
    let x = min(max(place.x, 0), CGFloat(part.width - 1))
    let y = min(max(place.y, 0), CGFloat(part.height - 1))
    func corner(_ dx: Int, _ dy: Int) -> [Int] {
      let column = min(Int(x) + dx, part.width - 1)
      let row = min(Int(y) + dy, part.height - 1)
      return Self.bytes(pixel(part.x + column, part.y + row))
    }
    let (u, v) = (x - x.rounded(.down), y - y.rounded(.down))
    return (0..<4).map { byte in
      let upper = CGFloat(corner(0, 0)[byte]) * (1 - u) + CGFloat(corner(1, 0)[byte]) * u
      let lower = CGFloat(corner(0, 1)[byte]) * (1 - u) + CGFloat(corner(1, 1)[byte]) * u
      return upper * (1 - v) + lower * v
    }
  }
}
