import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("CALayer: layout")
@MainActor
struct LayoutTests {
  private final class Delegate: NSObject, CALayerDelegate {
    var count = 0
    var work: () -> Void = {}

    func layoutSublayers(of layer: CALayer) {
      count += 1
      work()
    }
  }

  private func layer(_ delegate: Delegate) -> CALayer {
    let layer = CALayer()
    layer.delegate = delegate
    layer.layoutIfNeeded()
    delegate.count = 0
    return layer
  }

  @Test("several layout requests cause one layout before the next frame")
  func once() {
    let scene = Scene()
    let delegate = Delegate()
    let layer = layer(delegate)
    scene.root.addSublayer(layer)
    layer.setNeedsLayout()
    layer.setNeedsLayout()

    #expect(delegate.count == 0)
    scene.compositor.frame()
    #expect(delegate.count == 1)
    scene.compositor.frame()
    #expect(delegate.count == 1)
  }

  @Test("a new size and new sublayers request layout, a new position does not")
  func causes() {
    let delegate = Delegate()
    let layer = layer(delegate)

    layer.position.x = 50
    #expect(!layer.needsLayout())
    layer.bounds.size.width = 50
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.addSublayer(CALayer())
    #expect(layer.needsLayout())
  }

  @Test(
    "superlayers are laid out first, and layout requested during layout is done in the same pass"
  )
  func order() {
    let scene = Scene()
    var order: [String] = []
    let (outer, inner) = (Delegate(), Delegate())
    let (parent, child) = (layer(outer), layer(inner))
    outer.work = {
      order.append("parent")
      child.bounds.size.width += 1
    }
    inner.work = { order.append("child") }
    scene.root.addSublayer(parent)
    parent.addSublayer(child)
    scene.compositor.frame()
    order = []

    child.setNeedsLayout()
    parent.setNeedsLayout()
    scene.compositor.frame()

    #expect(order == ["parent", "child"])
  }

  @Test("layoutIfNeeded begins at the topmost superlayer that needs layout")
  func fromBelow() {
    let (outer, inner) = (Delegate(), Delegate())
    let (parent, child) = (layer(outer), layer(inner))
    parent.addSublayer(child)
    parent.layoutIfNeeded()
    (outer.count, inner.count) = (0, 0)

    parent.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()

    #expect(outer.count == 1)
    #expect(inner.count == 1)
  }

  @Test("layout that always requests layout ends")
  func endless() {
    let scene = Scene()
    let delegate = Delegate()
    let layer = layer(delegate)
    delegate.work = { layer.setNeedsLayout() }
    scene.root.addSublayer(layer)

    layer.setNeedsLayout()
    scene.compositor.frame()

    #expect(delegate.count <= 2 * LayoutPass.roundLimit)
    #expect(scene.compositor.needsFrame)
  }
}
