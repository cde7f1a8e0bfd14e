import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("CALayer: geometry")
@MainActor
struct LayerGeometryTests {
  @Test("the frame follows bounds, position and anchor point")
  func frame() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 100)
    #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))

    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 200, y: 100, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 200, y: 100))
  }

  @Test("setting the frame sets position and size and keeps the bounds' origin")
  func setFrame() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test("the frame of a transformed layer is its bounding box, and can be set")
  func transformedFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(layer.frame.origin, CGPoint(x: 25, y: -25)))
    #expect(isClose(layer.frame.width, 50) && isClose(layer.frame.height, 100))

    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(isClose(layer.frame.origin, CGPoint(x: 10, y: 10)))
  }

  @Test("points are converted through positions, bounds origins and transforms")
  func convert() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    middle.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    middle.bounds.origin = CGPoint(x: 0, y: 50)
    leaf.frame = CGRect(x: 10, y: 60, width: 20, height: 20)
    leaf.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(middle)
    middle.addSublayer(leaf)

    let inRoot = leaf.convert(CGPoint(x: 10, y: 10), to: root)
    #expect(inRoot == CGPoint(x: 120, y: 120))
    #expect(leaf.convert(inRoot, from: root) == CGPoint(x: 10, y: 10))
    #expect(
      leaf.convert(leaf.bounds, to: middle) == CGRect(x: 0, y: 50, width: 40, height: 40)
    )
    #expect(
      root.convert(CGRect(x: 100, y: 100, width: 1, height: 1), to: middle).origin
        == CGPoint(x: 0, y: 50)
    )
  }

  @Test("a perspective transform converts in both directions")
  func perspective() {
    let (root, leaf) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    leaf.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    var sublayers = CATransform3DIdentity
    sublayers.m34 = -1 / 500
    root.sublayerTransform = sublayers
    leaf.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    root.addSublayer(leaf)

    let point = leaf.convert(CGPoint(x: 90, y: 20), to: root)
    #expect(isClose(leaf.convert(point, from: root), CGPoint(x: 90, y: 20), 1e-6))
    // With a rotation about y, the right half is farther from the viewer and shorter.
    let left = leaf.convert(CGPoint(x: 0, y: 0), to: root)
    let right = leaf.convert(CGPoint(x: 100, y: 0), to: root)
    #expect(100 - left.y != 100 - right.y)
  }

  @Test("perspective is a projection in the display list")
  func projection() {
    let scene = Scene()
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    let layer = CALayer(Paint.red, frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    scene.root.addSublayer(layer)
    scene.compositor.frame()

    guard case .group(let group)? = layer.node?.content else {
      Issue.record("no group")
      return
    }
    #expect(group.projection != nil)
    #expect(layer.node?.opaqueBounds.isNull == true)

    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    scene.compositor.frame()
    guard case .group(let flat)? = layer.node?.content else { return }
    #expect(flat.projection == nil)
    #expect(isClose(flat.transform.a, 0.5))
  }

  @Test("hit testing finds the frontmost layer, except hidden and clipped ones")
  func hitTest() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let back = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let outside = CALayer(Paint.red, frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    root.addSublayer(back)
    root.addSublayer(front)
    front.addSublayer(outside)

    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
    #expect(root.hitTest(CGPoint(x: 80, y: 10)) === outside)
    front.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 80, y: 10)) === root)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
    #expect(root.hitTest(CGPoint(x: 500, y: 10)) == nil)
  }

  @Test("geometry that is NaN or infinite is ignored, once with a warning")
  func oddNumbers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let before = layer.frame
    for value in [CGFloat.nan, .infinity, -.infinity] {
      layer.position.x = value
      layer.bounds.size.width = value
      layer.frame.origin.y = value
      layer.anchorPoint.x = value
      layer.zPosition = value
      layer.cornerRadius = value
      layer.borderWidth = value
      layer.shadowRadius = value
      layer.shadowOffset.width = value
      layer.contentsScale = value
      layer.transform.m11 = value
      layer.sublayerTransform.m11 = value
    }

    #expect(layer.frame == before)
    #expect(layer.cornerRadius == 0)
    #expect(layer.transform == CATransform3DIdentity)
  }

  @Test("negative, empty and huge sizes are drawn without errors")
  func oddSizes() {
    let scene = Scene()
    for size in [CGSize(width: -10, height: 10), .zero, CGSize(width: 1e300, height: 1e300)] {
      let layer = CALayer()
      layer.backgroundColor = Paint.red
      layer.borderWidth = 3
      layer.cornerRadius = 1e9
      layer.bounds.size = size
      layer.setAffineTransform(CGAffineTransform(scaleX: 1e200, y: 1e200))
      scene.root.addSublayer(layer)
    }

    #expect(scene.compositor.frame().bounds.isNull || scene.compositor.frame().bounds.isFinite)
  }
}
