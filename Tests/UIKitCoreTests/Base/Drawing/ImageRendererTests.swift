import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Drawing into images", .serialized) @MainActor
struct ImageRendererTests {
  private let phone = Simulator(.iPhoneSE)

  private func format(scale: CGFloat = 1, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test("an image has the size in points, and pixels according to its scale")
  func scale() {
    let image = UIImage.filled(.red, width: 5, height: 3, scale: 3)

    #expect(image.size == CGSize(width: 5, height: 3))
    #expect(image.cgImage?.width == 15 && image.cgImage?.height == 9)
    #expect(image.pixel(14, 8) == [255, 0, 0, 255])
  }

  @Test("undrawn pixels are clear, or opaque in an opaque image")
  func background() {
    let size = CGSize(width: 2, height: 2)
    let clear = UIGraphicsImageRenderer(size: size, format: format()).image { _ in }
    let opaque = UIGraphicsImageRenderer(size: size, format: format(opaque: true)).image { _ in }

    #expect(clear.pixel(0, 0) == [0, 0, 0, 0])
    #expect(opaque.pixel(0, 0)?[3] == 255)
  }

  @Test("drawing coordinates start at the origin of the renderer's bounds")
  func origin() {
    let bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format()).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 102, y: 52, width: 2, height: 2))
    }

    #expect(image.pixel(3, 3) == [0, 0, 255, 255])
    #expect(image.pixel(1, 1) == [0, 0, 0, 0])
  }

  @Test("paths can be filled, stroked and used for clipping")
  func paths() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format())
      .image { _ in
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
        UIColor.blue.setStroke()
        let line = UIBezierPath()
        line.lineWidth = 2
        line.move(to: CGPoint(x: 0, y: 2))
        line.addLine(to: CGPoint(x: 20, y: 2))
        line.stroke()
      }

    #expect(image.pixel(7, 7) == [255, 0, 0, 255])
    #expect(image.pixel(12, 7) == [0, 0, 0, 0])
    #expect(image.pixel(3, 2) == [0, 0, 255, 255])
    #expect(image.pixel(15, 2) == [0, 0, 0, 0])
  }

  @Test("image contexts can be nested, and outside of them there is no image")
  func contexts() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()

    #expect(inner?.pixel(0, 0) == [0, 0, 0, 0])
    #expect(outer?.pixel(0, 0) == [255, 0, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(
    "an invalid size creates an empty image",
    .rule("R-BAD-1"),
    arguments: [CGFloat.nan, .infinity, -4, 0, 1e9]
  )
  func badSizes(length: CGFloat) {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: length, height: length),
      format: format()
    ).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }

    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
  }

  @Test("the corners of a stretched image with caps keep their size")
  func caps() {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format()).image
    {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    let resizable = source.resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2),
      resizingMode: .stretch
    )

    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format()).image
    {
      _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect(drawn.pixel(1, 1) == [255, 0, 0, 255])
    #expect(drawn.pixel(10, 10) == [0, 0, 255, 255])
    #expect(drawn.pixel(18, 18) == [255, 0, 0, 255])
  }
}
