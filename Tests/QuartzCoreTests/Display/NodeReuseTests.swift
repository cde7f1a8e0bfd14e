import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Frames")
@MainActor
struct NodeReuseTests {
  @Test("a frame without changes is the same object and requests no frame")
  func idle() {
    let scene = Scene()
    _ = scene.layer(CALayer(Paint.red, frame: .zero))
    let requests = scene.requests

    let first = scene.compositor.frame()
    let second = scene.advance(by: 1)

    #expect(first === second)
    #expect(scene.requests == requests)
    #expect(!scene.compositor.needsFrame)
  }

  @Test("a frame is requested once for several changes")
  func oneRequest() {
    let scene = Scene()
    let layer = scene.layer(CALayer(Paint.red, frame: .zero))
    let requests = scene.requests
    CATransaction.setDisableActions(true)

    for index in 1...10 { layer.position.x = CGFloat(index) }
    layer.backgroundColor = Paint.blue

    #expect(scene.requests == requests + 1)
  }

  @Test("siblings and sublayers of a changed layer keep their nodes")
  func siblings() {
    let scene = Scene()
    let still = scene.layer(CALayer(Paint.red, frame: .zero))
    let moving = scene.layer(CALayer(Paint.red, frame: .zero))
    let inner = CALayer(Paint.blue, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    moving.addSublayer(inner)
    scene.compositor.frame()
    let (stillNode, movingNode, innerNode) = (still.node, moving.node, inner.node)
    let drawing = moving.ownNodes?.below

    CATransaction.setDisableActions(true)
    moving.position.x += 10
    scene.compositor.frame()

    #expect(still.node === stillNode)
    #expect(inner.node === innerNode)
    #expect(moving.node !== movingNode)
    #expect(moving.ownNodes?.below === drawing)
  }

  @Test("a shadow keeps its node while the opacity of its layer changes")
  func shadow() throws {
    let scene = Scene()
    let layer = scene.layer(CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    CATransaction.setDisableActions(true)
    layer.shadowOpacity = 0.5
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    layer.cutsOutShadow = true
    func shadow() throws -> DisplayNode {
      scene.compositor.frame()
      guard case .group(let group)? = layer.node?.content else { return .empty }
      return try #require(group.children.first)
    }
    let first = try shadow()

    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    let faded = try shadow()
    CATransaction.setDisableActions(true)
    layer.shadowRadius += 1
    let widened = try shadow()

    #expect(faded === first)
    #expect(widened !== first)
  }

  @Test("a layer that only contains another one, without an effect on it, shares its node")
  func wrapper() {
    let scene = Scene()
    let wrapper = scene.layer()
    let child = CALayer(Paint.red, frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    wrapper.addSublayer(child)
    scene.compositor.frame()

    #expect(wrapper.node === child.node)

    let moved = scene.damage {
      CATransaction.setDisableActions(true)
      wrapper.position.x += 20
    }

    #expect(wrapper.node !== child.node)
    #expect(moved.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 5, y: 5, width: 30, height: 10))
  }

  @Test("a change marks only its ancestors")
  func marks() {
    let scene = Scene()
    let sibling = scene.layer()
    let parent = scene.layer()
    let child = CALayer()
    parent.addSublayer(child)
    scene.compositor.frame()

    child.backgroundColor = Paint.red

    #expect(child.flags.contains(.nodeDirty))
    #expect(parent.flags.contains(.nodeDirty))
    #expect(scene.root.flags.contains(.nodeDirty))
    #expect(!sibling.flags.contains(.nodeDirty))
  }

  @Test(
    "a hidden layer is not visited, and shows its changes when it is visible again"
  )
  func hidden() {
    let scene = Scene()
    let parent = scene.layer()
    let child = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSublayer(child)
    scene.compositor.frame()
    CATransaction.setDisableActions(true)
    parent.isHidden = true
    #expect(scene.compositor.frame().marks.isEmpty)

    CATransaction.setDisableActions(true)
    child.backgroundColor = Paint.blue
    scene.compositor.frame()
    CATransaction.setDisableActions(true)
    child.cornerRadius = 1
    parent.isHidden = false
    let marks = scene.compositor.frame().marks

    #expect(
      marks == [
        .fillRect(child.bounds, radii: CornerRadii(1), color: Paint.blue)
      ]
    )
  }

  @Test("setting a value it already has changes nothing")
  func sameValue() {
    let scene = Scene()
    let layer = scene.layer(CALayer(Paint.red, frame: .zero))

    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.frame = layer.frame
    layer.transform = CATransform3DIdentity
    layer.shadowOpacity = 0
    layer.opacity = 1

    #expect(!scene.compositor.needsFrame)
  }

  @Test("an animating layer rebuilds its node in each frame, its siblings do not")
  func animating() {
    let scene = Scene()
    let still = scene.layer(CALayer(Paint.red, frame: .zero))
    let moving = scene.layer(CALayer(Paint.red, frame: .zero))
    moving.position.x += 50
    scene.compositor.frame()
    let (stillNode, movingNode) = (still.node, moving.node)

    scene.advance(by: 0.1)

    #expect(still.node === stillNode)
    #expect(moving.node !== movingNode)
    #expect(scene.compositor.isAnimating)
    scene.advance(by: 1)
    #expect(!scene.compositor.isAnimating)
    #expect(moving.extras?.presentation == nil)
  }

  @Test("an ordinary layer allocates no additional storage")
  func size() {
    #expect(CALayer().extras == nil)
    let layer = CALayer(Paint.red, frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    layer.opacity = 0.5
    layer.isHidden = true
    #expect(layer.extras == nil)
  }

  @Test("layers are deallocated with their last reference")
  func release() {
    let scene = Scene()
    weak var gone: CALayer?
    do {
      let layer = scene.layer(CALayer(Paint.red, frame: .zero))
      layer.mask = CALayer()
      layer.opacity = 0
      scene.compositor.frame()
      layer.removeFromSuperlayer()
      gone = layer
    }
    scene.advance(by: 1)

    #expect(gone == nil)
  }
}
