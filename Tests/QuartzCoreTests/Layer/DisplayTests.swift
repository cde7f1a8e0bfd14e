import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite("CALayer: drawing")
@MainActor
struct DisplayTests {
  private final class Painter: CALayer {
    var count = 0

    override func draw(in context: CGContext) {
      count += 1
      context.setFillColor(Paint.red)
      context.fill(bounds)
    }
  }

  @Test("a layer that needs display draws once per frame")
  func onDemand() {
    let scene = Scene()
    let layer = scene.layer(Painter(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(layer.count == 0)

    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    let marks = scene.compositor.frame().marks
    scene.compositor.frame()

    #expect(layer.count == 1)
    #expect(marks == [.fillRect(layer.bounds, radii: .zero, color: Paint.red)])
  }

  @Test("a layer without drawing code keeps assigned contents, but not its own drawing")
  func nothingDrawn() {
    final class Erasable: CALayer {
      var isErased = false

      override func draw(in context: CGContext) {
        guard !isErased else { return }
        context.setFillColor(Paint.red)
        context.fill(bounds)
      }
    }
    let scene = Scene()
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let given = scene.layer(Erasable(), frame: frame)
    let own = scene.layer(Erasable(), frame: frame)
    let mark = DrawingOperation.fillRect(frame, radii: .zero, color: Paint.blue)
    CATransaction.setDisableActions(true)
    given.contents = DisplayNode.operations([mark])
    own.setNeedsDisplay()
    scene.compositor.frame()

    CATransaction.setDisableActions(true)
    for layer in [given, own] {
      layer.isErased = true
      layer.setNeedsDisplay()
    }

    #expect(scene.compositor.frame().marks == [mark])
  }

  @Test("a layer that draws again during an animation shows the new drawing immediately")
  func drawnInMovement() {
    final class Coloured: CALayer {
      var paint = Paint.red

      override func draw(in context: CGContext) {
        context.setFillColor(paint)
        context.fill(bounds)
      }
    }
    let scene = Scene()
    let layer = scene.layer(Coloured(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.setNeedsDisplay()
    let movement = CABasicAnimation(keyPath: "position.x")
    movement.toValue = CGFloat(100)
    layer.add(movement, forKey: nil)
    scene.compositor.frame()

    layer.paint = Paint.blue
    layer.setNeedsDisplay()

    #expect(
      scene.compositor.frame().marks
        == [.fillRect(layer.bounds, radii: .zero, color: Paint.blue)]
    )
  }

  @Test("a drawing is stretched with its layer unless the layer redraws on resizing")
  func stretching() {
    let scene = Scene()
    let layer = scene.layer(Painter(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.setNeedsDisplay()
    scene.compositor.frame()
    CATransaction.setDisableActions(true)
    layer.frame.size = CGSize(width: 20, height: 30)
    scene.compositor.frame()
    #expect(layer.count == 1)
    #expect(layer.node?.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))

    layer.needsDisplayOnBoundsChange = true
    CATransaction.setDisableActions(true)
    layer.frame.size = CGSize(width: 40, height: 40)
    scene.compositor.frame()
    #expect(layer.count == 2)
  }

  @Test(
    "contents gravity positions images",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
      (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
      (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
      (.bottom, CGRect(x: 40, y: 30, width: 20, height: 20)),
      (.left, CGRect(x: 0, y: 15, width: 20, height: 20)),
      (.right, CGRect(x: 80, y: 15, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
    ]
  )
  func gravity(gravity: CALayerContentsGravity, expected: CGRect) {
    let scene = Scene()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.contents = pixel(width: 40, height: 40)
    layer.contentsScale = 2
    layer.contentsGravity = gravity
    scene.root.addSublayer(layer)

    guard case .image(let fill)? = scene.compositor.frame().marks.first else {
      Issue.record("no image")
      return
    }
    #expect(fill.destination == expected)
  }

  @Test("contentsCenter makes nine slices, contentsRect shows a part of the image")
  func slices() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.contents = pixel(width: 40, height: 40)
    layer.contentsScale = 2
    layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0)
    layer.contentsTint = Paint.red

    guard case .image(let fill)? = layer.makeDrawing().below?.marks.first else { return }
    #expect(
      fill.scaling
        == .slices(top: 10, left: 5, bottom: 10, right: 5, scale: 2, tiles: false)
    )
    #expect(fill.tint == Paint.red)
  }

  @Test("the border is above sublayers and at most half as wide as the layer")
  func border() {
    let scene = Scene()
    let layer = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    layer.borderWidth = 100
    layer.cornerRadius = 100
    layer.maskedCorners = .layerMinXMinYCorner
    layer.addSublayer(CALayer(Paint.blue, frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    scene.root.addSublayer(layer)

    let radii = CornerRadii(topLeft: 5, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let marks = scene.compositor.frame().marks
    let inner = layer.bounds.insetBy(dx: 2.5, dy: 2.5)
    #expect(marks.first == .fillRect(inner, radii: radii.inset(by: 2.5), color: Paint.red))
    #expect(marks.last == .strokeRect(layer.bounds, radii: radii, width: 5, color: .black))
  }

  @Test("the corners of a layer that clips are rounded by the clip alone", .rule("R-LYR-11"))
  func clippedCorners() {
    let scene = Scene()
    let layer = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.borderWidth = 2
    layer.cornerRadius = 5
    layer.masksToBounds = true
    scene.root.addSublayer(layer)

    let marks = scene.compositor.frame().marks

    #expect(marks.first == .fillRect(layer.bounds, radii: .zero, color: Paint.red))
    guard case .fillPath(let frame, .evenOdd, .black)? = marks.last else {
      Issue.record("no frame")
      return
    }
    #expect(frame.contains(CGPoint(x: 0.1, y: 0.1), using: .evenOdd))
    #expect(frame.contains(CGPoint(x: 2.2, y: 2.2), using: .evenOdd))
    #expect(!frame.contains(CGPoint(x: 2.2, y: 10), using: .evenOdd))
  }

  @Test("a shadow is cast by the path, by an opaque background, or by the contents")
  func shadows() throws {
    let scene = Scene()
    let layer = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.shadowRadius = 3
    scene.root.addSublayer(layer)
    let half = CGColor(gray: 0, alpha: 0.5)
    #expect(
      scene.compositor.frame().marks.first
        == .shadowRect(
          CGRect(x: 1, y: 2, width: 10, height: 10),
          radii: .zero,
          blurRadius: 3,
          color: half
        )
    )

    CATransaction.setDisableActions(true)
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    layer.shadowPath = path
    let moved = path.applying(CGAffineTransform(translationX: 1, y: 2))
    #expect(
      scene.compositor.frame().marks.first == .shadowPath(moved, blurRadius: 3, color: half)
    )

    CATransaction.setDisableActions(true)
    layer.shadowPath = nil
    layer.backgroundColor = nil
    layer.addSublayer(CALayer(Paint.blue, frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    scene.compositor.frame()
    guard case .group(let group)? = layer.node?.content else { return }
    let shadow = try #require(group.shadow)
    #expect(shadow.blurRadius == 3)

    CATransaction.setDisableActions(true)
    layer.masksToBounds = true
    scene.compositor.frame()
    guard case .group(let clipped)? = layer.node?.content else { return }
    #expect(clipped.shadow == nil)
  }

  @Test("a shadow that is cut out is masked by the outline of its path", .rule("R-LYR-12"))
  func cutOutShadow() throws {
    let scene = Scene()
    let layer = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    layer.shadowOpacity = 0.5
    layer.shadowPath = path
    layer.cutsOutShadow = true
    scene.root.addSublayer(layer)
    scene.compositor.frame()

    guard case .group(let group)? = layer.node?.content,
      case .group(let shadow)? = group.children.first?.content
    else {
      Issue.record("the shadow is not masked")
      return
    }
    #expect(shadow.isMaskInverted)
    #expect(shadow.mask?.bounds == path.boundingBox)
  }

  @Test("a layer renders into a context without animations")
  func render() {
    let layer = CALayer(Paint.red, frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    let context = CGContext()
    context.translateBy(x: 3, y: 0)
    layer.render(in: context)

    let node = DisplayNode.recording(context.finish())
    #expect(node.bounds == CGRect(x: 3, y: 0, width: 10, height: 10))
  }

  @Test("recorded drawing is grouped by clips and transforms")
  func recording() {
    let context = CGContext()
    context.setFillColor(Paint.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 50))
    context.translateBy(x: 2, y: 20)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()

    let node = DisplayNode.recording(context.finish())
    #expect(node.bounds == CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(node.marks.count == 2)
  }
}
