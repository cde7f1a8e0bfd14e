import SimulatorKit
import Testing
import UIKitCore

@MainActor @Suite("UIView: layout and display") struct LayoutCycleTests {
  private final class Page: UIView {
    var layouts = 0
    var drawings: [CGSize] = []
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      layouts += 1
      onLayout()
    }
    override func draw(_ rect: CGRect) {
      drawings.append(rect.size)
      UIGraphicsGetCurrentContext()?.setFillColor(.black)
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
  }

  private func shown(_ page: Page) -> Simulator {
    let phone = Simulator(.iPhone15)
    page.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    phone.window.addSubview(page)
    phone.advance(by: 0.1)
    page.layouts = 0
    page.drawings = []
    return phone
  }

  @Test("repeated calls of setNeedsLayout lay out once, with the next frame")
  func coalescing() {
    let page = Page()
    let phone = shown(page)

    page.setNeedsLayout()
    page.setNeedsLayout()
    #expect(page.layouts == 0)
    phone.advance(by: 0.1)
    #expect(page.layouts == 1)
  }

  @Test("layoutIfNeeded lays out immediately, but only if layout is needed")
  func immediate() {
    let page = Page()
    _ = shown(page)

    page.layoutIfNeeded()
    #expect(page.layouts == 0)
    page.setNeedsLayout()
    page.layoutIfNeeded()
    #expect(page.layouts == 1)
  }

  @Test("a change of size requires layout, a change of position does not")
  func sizeAndPlace() {
    let page = Page()
    let phone = shown(page)

    page.center.x += 10
    phone.advance(by: 0.1)
    #expect(page.layouts == 0)
    page.frame.size.width += 10
    phone.advance(by: 0.1)
    #expect(page.layouts == 1)
  }

  @Test("a superview is laid out before its subviews")
  func downwards() {
    let (outer, inner) = (Page(), Page())
    let phone = shown(outer)
    outer.addSubview(inner)
    var order: [String] = []
    outer.onLayout = { order.append("outer") }
    inner.onLayout = { order.append("inner") }

    inner.setNeedsLayout()
    outer.setNeedsLayout()
    phone.advance(by: 0.1)

    #expect(order == ["outer", "inner"])
  }

  @Test("setNeedsLayout during layout does not loop forever")
  func endless() {
    let page = Page()
    let phone = shown(page)
    page.onLayout = { [unowned page] in page.setNeedsLayout() }

    page.setNeedsLayout()
    phone.advance(by: 0.02)

    #expect(page.layouts > 0)
  }

  @Test("content is drawn on request and kept otherwise")
  func drawing() {
    let page = Page()
    let phone = shown(page)

    page.center.x += 5
    page.alpha = 0.5
    phone.advance(by: 0.1)
    #expect(page.drawings.isEmpty)
    page.setNeedsDisplay()
    phone.advance(by: 0.1)
    #expect(page.drawings == [CGSize(width: 100, height: 100)])
  }

  @Test("only the redraw content mode draws again at each size")
  func redraw() {
    let page = Page()
    let phone = shown(page)

    page.frame.size.height = 50
    phone.advance(by: 0.1)
    #expect(page.drawings.isEmpty)
    page.contentMode = .redraw
    page.frame.size.height = 70
    phone.advance(by: 0.1)
    #expect(page.drawings.last == CGSize(width: 100, height: 70))
  }

  @Test("a view that had no size is drawn when it gets one")
  func firstSize() {
    let page = Page()
    let phone = Simulator(.iPhone15)
    phone.window.addSubview(page)
    phone.advance(by: 0.1)
    #expect(page.drawings.isEmpty)

    page.frame.size = CGSize(width: 10, height: 10)
    phone.advance(by: 0.1)
    #expect(page.drawings == [CGSize(width: 10, height: 10)])
  }

  @Test("layer contents that were set directly are kept if the class draws nothing")
  func contentsSetDirectly() {
    final class Poster: UIView {}
    let phone = Simulator(.iPhone15)
    let poster = Poster(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage
    poster.layer.contents = image
    phone.window.addSubview(poster)

    poster.setNeedsDisplay()
    phone.advance(by: 0.1)

    #expect(poster.layer.contents as? CGImage === image)
  }

  @Test("margins are 8 points by default, and follow the layout direction")
  func margins() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 5, bottom: 3, right: 6)
    #expect(view.directionalLayoutMargins.leading == 6)
  }

  @Test("a view can preserve the layout margins of its superview")
  func preservedMargins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 5, y: 50, width: 95, height: 10))
    parent.addSubview(child)

    child.preservesSuperviewLayoutMargins = true

    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 20))
  }
}
