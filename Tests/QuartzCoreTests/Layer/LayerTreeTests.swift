import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("CALayer: tree")
@MainActor
struct LayerTreeTests {
  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("layers are inserted in front, at an index, below and above siblings")
  func inserting() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 1)
    #expect(names(root) == "acb")
    root.insertSublayer(d, below: a)
    #expect(names(root) == "dacb")
    root.insertSublayer(d, above: c)
    #expect(names(root) == "acdb")
    root.addSublayer(a)
    #expect(names(root) == "cdba")
    root.insertSublayer(a, at: 99)
    #expect(names(root) == "cdba")
  }

  @Test("a layer has one superlayer")
  func moving() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)

    #expect(child.superlayer === second)
    #expect(first.sublayers == nil)
    child.removeFromSuperlayer()
    #expect(child.superlayer == nil)
    #expect(second.sublayers == nil)
  }

  @Test("replacing a sublayer keeps its index")
  func replacing() {
    let root = CALayer()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)

    #expect(names(root) == "cb")
    #expect(a.superlayer == nil)
    root.replaceSublayer(a, with: b)
    #expect(names(root) == "cb")
  }

  @Test("setting all sublayers removes the others")
  func setting() {
    let root = CALayer()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    root.sublayers = [a, b]
    root.sublayers = [c, a]

    #expect(names(root) == "ca")
    #expect(b.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test("a layer cannot be added to itself")
  func cycles() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)

    inner.addSublayer(outer)
    outer.addSublayer(outer)
    inner.mask = outer

    #expect(outer.superlayer == nil)
    #expect(inner.sublayers == nil)
    #expect(inner.mask == nil)
  }

  @Test("z positions change the drawing order, not the order of sublayers")
  func depth() {
    let scene = Scene()
    let red = scene.layer(CALayer(Paint.red, frame: .zero))
    let blue = scene.layer(CALayer(Paint.blue, frame: .zero))
    CATransaction.setDisableActions(true)
    red.zPosition = 1

    let marks = scene.compositor.frame().marks

    #expect(scene.root.sublayers?.first === red)
    #expect(marks.count == 2)
    #expect(marks.last == .fillRect(red.bounds, radii: .zero, color: Paint.red))
    #expect(blue.zPosition == 0)
  }

  @Test("a mask belongs to one layer and is not a sublayer")
  func masks() {
    let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer == nil)
    #expect(layer.sublayers == nil)

    other.mask = mask
    #expect(layer.mask == nil)
    other.addSublayer(mask)
    #expect(other.mask == nil)
    #expect(other.sublayers == [mask])
  }

  @Test("deallocating a copy of a masked layer does not remove the mask")
  func copyOfMasked() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    do { _ = CALayer(layer: layer) }

    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test("sublayers of a deallocated layer have no superlayer")
  func orphans() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
    }

    #expect(child.superlayer == nil)
    child.backgroundColor = Paint.red
  }

  @Test("superlayers of presentation layers are presentation layers")
  func presentation() {
    let scene = Scene()
    let parent = scene.layer()
    let child = CALayer()
    parent.addSublayer(child)
    scene.compositor.frame()
    parent.position.x += 100
    CATransaction.setAnimationDuration(1)
    scene.compositor.frame()

    #expect(child.presentation()?.superlayer === parent.presentation())
    #expect(parent.presentation()?.sublayers?.first?.model() === child)
    #expect(CALayer().presentation() == nil)
  }

  private final class Special: CALayer {
    var mark = 0
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      mark = (layer as? Special)?.mark ?? 0
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("the presentation layer of a subclass is created by its initializer")
  func subclass() {
    let scene = Scene()
    let layer = scene.layer(Special())
    layer.mark = 7
    layer.opacity = 0.5
    scene.compositor.frame()

    #expect(layer.presentation()?.mark == 7)
    #expect(layer.presentation()?.opacity == 1)
  }
}
