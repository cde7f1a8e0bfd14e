import CoreGraphics
import Testing

@Suite("CGPath")
struct PathTests {
  private func isClose(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
      && abs(left.maxX - right.maxX) < tolerance && abs(left.maxY - right.maxY) < tolerance
  }

  @Test("a path returns its current point, its bounding box and its rectangle, if it is one")
  func basics() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.asRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: .zero)
    #expect(path.asRect == nil)
  }

  @Test("the bounding box of a curve is smaller than that of its control points")
  func curveBox() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

    #expect(path.boundingBox.maxY == 10)
    #expect(abs(path.boundingBoxOfPath.maxY - 5) < 1e-9)
  }

  @Test("an ellipse fills its rectangle, and an arc is a part of the circle")
  func round() {
    let ellipse = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20), transform: nil)
    #expect(isClose(ellipse.boundingBoxOfPath, CGRect(x: 10, y: 20, width: 40, height: 20)))
    #expect(ellipse.contains(CGPoint(x: 30, y: 30)))
    #expect(!ellipse.contains(CGPoint(x: 11, y: 21)))

    let quarter = CGMutablePath()
    quarter.addArc(
      center: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(isClose(quarter.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))

    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isClose(rest.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))

    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(isClose(circle.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test("an arc between tangents touches both")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )

    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
  }

  @Test("corner radii that do not fit are reduced")
  func corners() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: box, cornerWidth: 100, cornerHeight: 100, transform: nil)
    #expect(isClose(path.boundingBoxOfPath, box))
    #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)))

    let radii = CornerRadii(topLeft: 20, topRight: 0, bottomRight: 20, bottomLeft: 0)
    #expect(radii.fitted(to: box.size).topLeft == 10)
  }

  @Test("the even-odd rule leaves a hole where the winding rule does not")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)

    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test("a transformed copy does not change the original")
  func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    var transform = CGAffineTransform(scaleX: 2, y: 3)

    let copy = path.copy(using: &transform)
    path.addLine(to: CGPoint(x: 100, y: 100))

    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(copy?.mutableCopy()?.isEmpty == false)
  }

  @Test("a path is trimmed by its length", arguments: [(0.0, 0.25), (0.25, 0.75), (0.5, 1)])
  func trimming(start: CGFloat, end: CGFloat) {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    let part = path.trimmed(from: start, to: end)

    let length = part.pieces.reduce(0) { $0 + $1.length }
    #expect(abs(length - 40 * (end - start)) < 1e-6)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0, to: 1) === path)
  }

  @Test("a trimmed circle ends at the expected point")
  func trimmedCurve() {
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)

    let end = circle.trimmed(from: 0, to: 0.5).currentPoint

    #expect(abs(end.x + 10) < 0.05)
    #expect(abs(end.y) < 0.05)
  }

  @Test("NaN, infinite and misplaced elements are ignored")
  func odd() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(
      center: .zero,
      radius: .infinity,
      startAngle: 0,
      endAngle: 1,
      clockwise: true
    )
    path.addArc(center: .zero, radius: 1, startAngle: -.infinity, endAngle: 1, clockwise: true)
    path.closeSubpath()

    #expect(path.isEmpty)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e300)
    #expect(path.elements.count < 100)
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }
}
