import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIBezierPath")
struct UIBezierPathTests {
  @Test("an oval contains its center but not the corners of its bounds")
  func oval() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(circle.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("only the given corners are rounded")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8)
    )

    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test("a corner radius that is too large makes half circles")
  func largeRadius() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
      cornerRadius: 500
    )

    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.contains(CGPoint(x: 0.5, y: 10)))
    #expect(!path.contains(CGPoint(x: 1, y: 2)))
  }

  @Test("clockwise arcs turn clockwise on the screen")
  func arcs() {
    let lower = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    let upper = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: false
    )

    #expect(abs(lower.bounds.maxY - 10) < 0.01 && abs(lower.bounds.minY) < 0.01)
    #expect(abs(upper.bounds.minY + 10) < 0.01 && abs(upper.bounds.maxY) < 0.01)
    #expect(abs(lower.currentPoint.x + 10) < 0.01)
  }

  @Test("overlaps are inside the path unless the even-odd rule is used")
  func fillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))

    #expect(path.contains(CGPoint(x: 10, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test("a reversed path has the same bounds and ends where the original began")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10),
      controlPoint1: CGPoint(x: 15, y: 0),
      controlPoint2: CGPoint(x: 20, y: 5)
    )

    let reversed = path.reversing()

    #expect(reversed.currentPoint == .zero)
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test("a copy is independent of the original")
  func copying() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3

    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 100, y: 0))

    #expect(copy.lineWidth == 3)
    #expect(copy.bounds.minX == 100)
    #expect(path.bounds.minX == 0)
  }

  @Test("an archive restores the segments and the line style", .rule("R-BAD-41"))
  func archive() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 40, y: 0), controlPoint: CGPoint(x: 7, y: -3))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    path.miterLimit = .infinity

    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let decoded = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
    )

    #expect(decoded.cgPath == path.cgPath)
    #expect(decoded.lineWidth == 3)
    #expect(decoded.lineCapStyle == .round)
    #expect(decoded.lineJoinStyle == .bevel)
    #expect(decoded.usesEvenOddFillRule)
    #expect(decoded.miterLimit == 10)
  }

  @Test("NaN and infinite coordinates add nothing to a path", .rule("R-BAD-1"))
  func badNumbers() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
      cornerRadius: 2
    )
    path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addArc(
      withCenter: CGPoint.zero,
      radius: CGFloat.nan,
      startAngle: 0,
      endAngle: 1,
      clockwise: true
    )

    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
  }
}
