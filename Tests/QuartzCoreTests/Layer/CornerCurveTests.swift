import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Continuous corners and group opacity")
struct CornerCurveTests {
  private func rounded(_ size: CGSize, radius: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.backgroundColor = .black
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    return layer
  }

  private func operations(_ node: DisplayNode?) -> [DrawingOperation] {
    if case .operations(let operations)? = node?.content { return operations }
    return []
  }

  @Test("circular corners are the default and are drawn as rectangles with radii", .rule("R-LYR-1"))
  func circular() {
    let layer = rounded(CGSize(width: 100, height: 100), radius: 20)
    layer.cornerCurve = .circular
    #expect(CALayer().cornerCurve == .circular)
    #expect(layer.continuousOutline == nil)
    guard case .fillRect(_, let radii, _)? = operations(layer.makeDrawing().below).first else {
      Issue.record("not a rectangle")
      return
    }
    #expect(radii == CornerRadii(20))
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }

  @Test(
    "a continuous corner begins 1.53 radii from the corner and passes near the circle",
    .rule("R-LYR-2")
  )
  func continuous() throws {
    let layer = rounded(CGSize(width: 200, height: 200), radius: 40)
    let outline = try #require(layer.continuousOutline)
    let factor = CALayer.cornerCurveExpansionFactor(.continuous)
    #expect(outline.boundingBoxOfPath == layer.bounds)
    let reach = 40 * factor
    #expect(abs(reach - 61.15) < 0.01)
    #expect(outline.contains(CGPoint(x: reach + 1, y: 0.1)))
    #expect(!outline.contains(CGPoint(x: reach * 0.7, y: 0.1)))
    // The middle of the corner is that of the circle.
    let middle = 40 - 40 * CGFloat(0.5).squareRoot()
    #expect(outline.contains(CGPoint(x: middle + 0.1, y: middle + 0.1)))
    #expect(!outline.contains(CGPoint(x: middle - 0.1, y: middle - 0.1)))
    guard case .fillPath? = operations(layer.makeDrawing().below).first else {
      Issue.record("not a path")
      return
    }
  }

  @Test("a corner without space for the curve becomes a circle", .rule("R-LYR-3"))
  func pill() throws {
    let outline = try #require(
      rounded(CGSize(width: 200, height: 80), radius: 60).continuousOutline
    )
    for angle in stride(from: CGFloat(0.1), to: .pi / 2, by: 0.2) {
      let (x, y) = (40 - 40 * cos(angle), 40 - 40 * sin(angle))
      #expect(outline.contains(CGPoint(x: x + 0.1, y: y + 0.1)))
      #expect(!outline.contains(CGPoint(x: x - 0.1, y: y - 0.1)))
    }
  }

  @Test("only the corners of the mask are rounded", .rule("R-LYR-2"))
  func maskedCorners() throws {
    let layer = rounded(CGSize(width: 100, height: 100), radius: 20)
    layer.maskedCorners = [.layerMinXMinYCorner]
    let outline = try #require(layer.continuousOutline)
    #expect(!outline.contains(CGPoint(x: 1, y: 1)))
    #expect(outline.contains(CGPoint(x: 99, y: 1)))
    #expect(outline.contains(CGPoint(x: 99, y: 99)))
  }

  @Test("continuous corners clip sublayers, and shape borders and shadows", .rule("R-LYR-4"))
  func clipping() {
    let layer = rounded(CGSize(width: 100, height: 100), radius: 20)
    layer.borderWidth = 4
    layer.shadowOpacity = 1
    guard case .fillPath(_, .evenOdd, _)? = operations(layer.makeDrawing().above).first,
      case .group(let shadowed) = PresentationPass().node(for: layer, in: nil).content,
      case .shadowPath? = operations(shadowed.children.first).first
    else {
      Issue.record("no path")
      return
    }
    layer.masksToBounds = true
    guard case .path? = PresentationPass(usesModels: true).clip(of: layer) else {
      Issue.record("no clip")
      return
    }
  }

  @Test("without group opacity each sublayer is blended with the opacity", .rule("R-LYR-5"))
  func splitOpacity() throws {
    let layer = rounded(CGSize(width: 100, height: 100), radius: 0)
    layer.addSublayer(CALayer(.white, frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    layer.opacity = 0.5
    #expect(layer.allowsGroupOpacity)
    func opacities() -> (CGFloat, [CGFloat]) {
      guard
        case .group(let group) = PresentationPass(usesModels: true).node(for: layer, in: nil)
          .content
      else { return (0, []) }
      return (
        group.opacity,
        group.children.map {
          if case .group(let child) = $0.content { return child.opacity }
          return 1
        }
      )
    }
    #expect(opacities() == (0.5, [1, 1]))
    layer.allowsGroupOpacity = false
    #expect(opacities() == (1, [0.5, 0.5]))
  }

  @Test("a text layer prefers the size of its text, others that of their frame", .rule("R-LYR-6"))
  func preferredSize() {
    let text = CATextLayer()
    #expect(text.preferredFrameSize() == .zero)
    text.string = "1234"
    text.fontSize = 20
    let size = text.preferredFrameSize()
    #expect(size.width > 20)
    #expect(size.height >= 20)
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 30, height: 40)
    #expect(layer.preferredFrameSize() == CGSize(width: 30, height: 40))
  }

  @Test("value objects contain transforms, which animations read", .rule("R-LYR-7"))
  func transformValues() {
    let transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let value = NSValue(caTransform3D: transform)
    #expect(value.caTransform3DValue == transform)
    #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
    guard case .transform(transform)? = LayerValue(value, like: .transform(CATransform3DIdentity))
    else {
      Issue.record("not read")
      return
    }
  }
}
