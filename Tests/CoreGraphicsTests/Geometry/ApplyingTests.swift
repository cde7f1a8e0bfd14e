import CoreGraphics
import Testing

@Suite("Transforms of points, sizes and rectangles")
struct ApplyingTests {
  private let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)

  @Test("a translation moves points but does not change sizes")
  func pointsAndSizes() {
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test("a rectangle becomes the bounding box of its corners")
  func rectangles() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(box.applying(transform) == CGRect(x: 10, y: 20, width: 20, height: 30))
    #expect(
      box.applying(CGAffineTransform(scaleX: -1, y: 1))
        == CGRect(x: -10, y: 0, width: 10, height: 10)
    )

    let turned = box.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 200.0.squareRoot()) < 1e-9)
  }

  @Test("null and infinite rectangles do not change")
  func special() {
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
    #expect(CGRect(enclosing: []).isNull)
  }

  @Test("the area between rounded corners is the larger band")
  func insideCorners() {
    let wide = CGRect(x: 0, y: 0, width: 100, height: 40)

    #expect(wide.insideCorners(CornerRadii(10)) == CGRect(x: 10, y: 0, width: 80, height: 40))
    let top = CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0)
    #expect(
      CGRect(x: 0, y: 0, width: 40, height: 100).insideCorners(top)
        == CGRect(x: 0, y: 10, width: 40, height: 90)
    )
  }
}
