import TestSupport
import Testing

@testable import QuartzCore

@Suite("Drawing: operations that take long")
struct DrawingCostTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func path(_ count: Int) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 1..<count { path.addLine(to: CGPoint(x: index, y: index % 7)) }
    return path
  }

  @Test("outlines are costly if they have many elements, or if they are dashed", .rule("R-LYR-19"))
  func outlines() {
    func isCostly(_ operation: DrawingOperation) -> Bool {
      DisplayNode.operations([operation]).isCostly
    }
    #expect(!isCostly(.fillPath(path(99), rule: .winding, color: .black)))
    #expect(isCostly(.fillPath(path(100), rule: .winding, color: .black)))
    #expect(isCostly(.strokePath(path(50), style: StrokeStyle(width: 1), color: .black)))
    var dashed = StrokeStyle(width: 1)
    dashed.dashLengths = [2, 1]
    #expect(isCostly(.strokePath(path(13), style: dashed, color: .black)))
    #expect(!isCostly(.fillRect(rect, radii: CornerRadii(9), color: .black)))
  }

  @Test("gradients are costly unless they are horizontal or vertical", .rule("R-LYR-19"))
  func gradients() {
    func isCostly(_ end: CGPoint, radii: CornerRadii = .zero) -> Bool {
      let fill = GradientFill(
        shape: .linear(start: .zero, end: end),
        colors: [.black, .white],
        locations: [0, 1]
      )
      return DisplayNode.operations([.gradientRect(rect, radii: radii, fill: fill)]).isCostly
    }
    #expect(!isCostly(CGPoint(x: 100, y: 0)))
    #expect(!isCostly(CGPoint(x: 0, y: 100)))
    #expect(isCostly(CGPoint(x: 100, y: 100)))
    #expect(isCostly(CGPoint(x: 0, y: 100), radii: CornerRadii(5)))
  }

  @Test("groups with a shadow of their pixels are costly, others are not", .rule("R-LYR-19"))
  func groups() {
    let fill = DisplayNode.operations([.fillRect(rect, radii: .zero, color: .black)])
    #expect(!DisplayNode.group(DisplayGroup(children: [fill], opacity: 0.5)).isCostly)
    let shadow = (CGColor.black, CGSize.zero, CGFloat(3))
    #expect(DisplayNode.group(DisplayGroup(children: [fill], shadow: shadow)).isCostly)
  }

  @MainActor private final class Sketch: CALayer {
    override func draw(in context: CGContext) {
      context.setFillColor(.black)
      context.fill(CGRect(x: -50, y: 10, width: 300, height: 20))
    }
  }

  @MainActor @Test("a drawing is not shown outside of the bounds of its layer", .rule("R-LYR-20"))
  func cropping() {
    let layer = Sketch()
    layer.bounds = rect
    layer.display()

    #expect(layer.makeDrawing().below?.bounds == CGRect(x: 0, y: 10, width: 100, height: 20))
  }
}
