import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Display nodes in colors between two others")
struct NodeMixingTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let black = CGColor(gray: 0, alpha: 1)
  private let white = CGColor(gray: 1, alpha: 1)

  private func fill(_ color: CGColor, radius: CGFloat = 0) -> DrawingOperation {
    .fillRect(box, radii: CornerRadii(radius), color: color)
  }

  private func page(_ operations: DrawingOperation..., opacity: CGFloat = 1) -> DisplayNode {
    .group(DisplayGroup(children: [.operations(operations)], opacity: opacity))
  }

  @Test("nodes that differ in colors have a node with the colors between them", .rule("R-LYR-18"))
  func colors() throws {
    let mixed = try #require(page(fill(black)).mixed(with: page(fill(white)), part: 0.25))

    guard case .group(let group) = mixed.content,
      case .operations(let operations) = group.children[0].content,
      case .fillRect(box, _, let color) = operations[0]
    else { return #expect(Bool(false), "another structure") }
    #expect(color == CGColor(gray: 0.25, alpha: 1))
  }

  @Test("colors of images and paths are mixed")
  func otherOperations() throws {
    let path = CGPath(rect: box, radii: CornerRadii(4))
    let operations = [
      { (color: CGColor) in DrawingOperation.fillPath(path, rule: .evenOdd, color: color) },
      { .strokeRect(box, radii: .zero, width: 2, color: $0) },
      { .strokePath(path, style: StrokeStyle(width: 2), color: $0) },
      { .image(ImageFill(image: Self.image, destination: box, tint: $0)) },
    ]
    for operation in operations {
      let mixed = page(operation(black)).mixed(with: page(operation(white)), part: 0.5)
      let expected = page(operation(CGColor(gray: 0.5, alpha: 1)))
      #expect(try #require(mixed).isDrawn(like: expected))
    }
  }

  @Test("nodes that differ in more than colors are not mixed")
  func others() {
    let old = page(fill(black))
    #expect(old.mixed(with: page(fill(white, radius: 4)), part: 0.5) == nil)
    #expect(old.mixed(with: page(fill(white), fill(black)), part: 0.5) == nil)
    #expect(old.mixed(with: page(fill(white), opacity: 0.5), part: 0.5) == nil)
    #expect(old.mixed(with: page(fill(CGColor(gray: 1, alpha: 0.5))), part: 0.5) == nil)
    #expect(old.mixed(with: .operations([fill(white)]), part: 0.5) == nil)
    let image = ImageFill(image: Self.image, destination: box)
    var tinted = image
    tinted.tint = white
    #expect(page(.image(image)).mixed(with: page(.image(tinted)), part: 0.5) == nil)
  }

  private static let image: CGImage = {
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    pixels.initialize(repeating: 255, count: 4)
    return CGImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: true, pixels: pixels) {
      pixels.deallocate()
    }
  }()
}
