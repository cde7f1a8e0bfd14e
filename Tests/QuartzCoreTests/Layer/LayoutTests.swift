import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("CALayer: layout")
@MainActor
struct LayoutTests {
  private final class Delegate: CALayerDelegate {
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

  @Test("layout runs once before the next frame, however often it was asked for")
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

  @Test("a new size and new sublayers ask for layout, a new place does not")
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

  @Test("superlayers are laid out first, and layout in layout settles in one pass")
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

  @Test("laying out from below begins at the topmost superlayer in a row that asked")
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

  @Test("layout that always asks again does not hang")
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
