import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("DirtyRegion")
@MainActor
struct DirtyRegionTests {
  private func text(_ string: String, at origin: CGPoint) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = string
    layer.fontSize = 16
    layer.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 20))
    return layer
  }

  /// A white page with rows of text.
  private func page(_ rows: [String]) -> CALayer {
    let page = CALayer(.white, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for (index, row) in rows.enumerated() {
      page.addSublayer(text(row, at: CGPoint(x: 10, y: CGFloat(index) * 30)))
    }
    return page
  }

  @Test("the first frame is dirty as a whole, an equal frame is not dirty")
  func trivial() {
    let node = DisplayNode.operations([
      .fillRect(CGRect(x: 1, y: 2, width: 3, height: 4), radii: .zero, color: Paint.red)
    ])

    #expect(DirtyRegion(from: nil, to: node).rects == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(DirtyRegion(from: node, to: node).isEmpty)
  }

  @Test("a switch between similar pages dirties the rows that differ, not the equal background")
  func pages() {
    let scene = Scene()
    let (first, second) = (page(["one", "same", "three"]), page(["uno", "same", "tre"]))
    scene.root.addSublayer(first)

    let rects = scene.damage {
      first.removeFromSuperlayer()
      scene.root.addSublayer(second)
    }

    #expect(rects.count == 2)
    #expect(rects.allSatisfy { $0.width < 60 && $0.height <= 20 })
    #expect(rects.contains { $0.minY < 20 })
    #expect(!rects.contains { $0.minY > 25 && $0.maxY < 55 })
  }

  @Test("an equal display list is not dirty")
  func rebuilt() {
    let scene = Scene()
    let first = page(["a", "b"])
    scene.root.addSublayer(first)

    let rects = scene.damage {
      first.removeFromSuperlayer()
      scene.root.addSublayer(page(["a", "b"]))
    }

    #expect(rects.isEmpty)
  }

  @Test("a moved layer dirties its old and its new frame")
  func moved() {
    let scene = Scene()
    let layer = scene.layer(
      CALayer(Paint.red, frame: .zero),
      frame: CGRect(x: 0, y: 0, width: 20, height: 20)
    )

    let rects = scene.damage {
      CATransaction.setDisableActions(true)
      layer.position.x += 100
    }

    #expect(Set(rects.map(\.minX)) == [0, 100])
    #expect(rects.allSatisfy { $0.width == 20 && $0.height == 20 })
  }

  @Test("a new layer among many dirties only its frame")
  func inserted() {
    let scene = Scene()
    let layers = (0..<10).map { index in
      CALayer(Paint.red, frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 10, height: 10))
    }
    for layer in layers where layer !== layers[4] { scene.root.addSublayer(layer) }

    let rects = scene.damage { scene.root.insertSublayer(layers[4], at: 4) }
    #expect(rects == [CGRect(x: 0, y: 80, width: 10, height: 10)])

    let removal = scene.damage { layers[4].removeFromSuperlayer() }
    #expect(removal == [CGRect(x: 0, y: 80, width: 10, height: 10)])
  }

  @Test("a changed order dirties the layers that changed places")
  func reordered() {
    let scene = Scene()
    let layers = [Paint.red, Paint.blue].map { color in
      scene.layer(
        CALayer(color, frame: .zero),
        frame: CGRect(x: 5, y: 5, width: 10, height: 10)
      )
    }

    let rects = scene.damage { scene.root.addSublayer(layers[0]) }

    #expect(rects == [CGRect(x: 5, y: 5, width: 10, height: 10)])
  }

  @Test("clips limit the dirty region, transforms and opacity pass it on")
  func nested() {
    let scene = Scene()
    let parent = scene.layer(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    CATransaction.setDisableActions(true)
    parent.masksToBounds = true
    parent.opacity = 0.5
    parent.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let child = CALayer(Paint.red, frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    parent.addSublayer(child)

    let rects = scene.damage {
      CATransaction.setDisableActions(true)
      child.backgroundColor = Paint.blue
    }

    // The edges of a scaled clip, which ends at 110, may be moved by half a pixel.
    #expect(rects == [CGRect(x: 90, y: 90, width: 20.5, height: 20.5)])
  }

  @Test("a change in a layer with a shadow dirties its shadow")
  func shadow() {
    let scene = Scene()
    let layer = scene.layer(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    CATransaction.setDisableActions(true)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 10, height: 0)
    layer.shadowRadius = 2
    let child = CALayer(Paint.red, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.addSublayer(child)

    let rects = scene.damage {
      CATransaction.setDisableActions(true)
      child.backgroundColor = Paint.blue
    }

    #expect(rects == [CGRect(x: 50, y: 44, width: 26, height: 22)])
  }

  @Test("a change below a backdrop dirties it by the radius of the blur, a change above does not")
  func backdrop() {
    let scene = Scene()
    let below = scene.layer(
      CALayer(Paint.red, frame: .zero),
      frame: CGRect(x: 100, y: 0, width: 10, height: 10)
    )
    let bar = scene.layer(CABackdropLayer(), frame: CGRect(x: 0, y: 20, width: 200, height: 50))
    CATransaction.setDisableActions(true)
    bar.blurRadius = 5
    let above = CALayer(Paint.red, frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    bar.addSublayer(above)

    let beneath = scene.damage {
      CATransaction.setDisableActions(true)
      below.backgroundColor = Paint.blue
    }
    #expect(beneath.contains { $0.contains(CGRect(x: 85, y: 20, width: 40, height: 5)) })
    #expect(beneath.allSatisfy { $0.maxY <= 25 && $0.minX >= 85 && $0.maxX <= 125 })

    let over = scene.damage {
      CATransaction.setDisableActions(true)
      above.backgroundColor = Paint.blue
    }
    #expect(over == [CGRect(x: 10, y: 30, width: 10, height: 10)])
  }

  @Test("a changed mask dirties where it changed")
  func mask() {
    let scene = Scene()
    let layer = scene.layer(
      CALayer(Paint.red, frame: .zero),
      frame: CGRect(x: 0, y: 0, width: 100, height: 100)
    )
    let mask = CALayer(.black, frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    layer.mask = mask

    let rects = scene.damage {
      CATransaction.setDisableActions(true)
      mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
    }

    #expect(rects == [CGRect(x: 10, y: 10, width: 10, height: 10)])
  }

  @Test("many changes are merged into few rectangles that cover them")
  func many() {
    var region = DirtyRegion()
    let rects = (0..<1000).map { index in
      CGRect(x: (index % 40) * 100, y: (index / 40) * 100, width: 30, height: 30)
    }
    for rect in rects { region.add(rect) }

    #expect(region.rects.count <= DirtyRegion.limit)
    #expect(rects.allSatisfy { rect in region.rects.contains { $0.contains(rect) } })
  }

  // MARK: Hidden changes

  private static let content = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let bar = DisplayNode.operations([
    .fillRect(CGRect(x: 0, y: 80, width: 100, height: 20), radii: .zero, color: Paint.red)
  ])

  /// Returns the damage of a change behind nodes that are the same in both frames.
  private func damage(behind nodes: DisplayNode...) -> [CGRect] {
    func frame(_ color: CGColor) -> DisplayNode {
      let fill = DisplayNode.operations([.fillRect(Self.content, radii: .zero, color: color)])
      return .group(DisplayGroup(children: [fill] + nodes))
    }
    return DirtyRegion(from: frame(Paint.red), to: frame(Paint.blue), in: Self.content).rects
  }

  @Test("a change behind a bar dirties what the bar does not hide, and a point below its edge")
  func behindBar() {
    #expect(damage(behind: Self.bar) == [CGRect(x: 0, y: 0, width: 100, height: 81)])
  }

  @Test("a change behind a bar that does not span an edge is dirty as a whole")
  func behindPanel() {
    let panel = DisplayNode.operations([
      .fillRect(CGRect(x: 20, y: 80, width: 60, height: 20), radii: .zero, color: Paint.red)
    ])

    #expect(damage(behind: panel) == [Self.content])
  }

  @Test("a filter between a change and a bar blurs what the bar hides")
  func betweenChangeAndBar() {
    let filter = BackdropFilter(
      rect: CGRect(x: 0, y: 60, width: 100, height: 40),
      blurRadius: 4,
      saturation: 1,
      tint: Paint.red,
      intensity: 1
    )

    #expect(damage(behind: .backdrop(filter), Self.bar).contains(Self.content))
    #expect(!damage(behind: Self.bar, .backdrop(filter)).contains(Self.content))
  }

  @Test("a bar that is rotated hides nothing")
  func rotated() {
    let group = DisplayGroup(children: [Self.bar], transform: CGAffineTransform(rotationAngle: 0.1))

    #expect(damage(behind: .group(group)) == [Self.content])
  }
}
