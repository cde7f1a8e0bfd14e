import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("DisplayNode")
struct DisplayNodeTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func fill(_ rect: CGRect, _ color: CGColor = Paint.red, radius: CGFloat = 0)
    -> DisplayNode
  {
    .operations([.fillRect(rect, radii: CornerRadii(radius), color: color)])
  }

  @Test("an opaque fill covers its rectangle, a rounded one the part between its corners")
  func fills() {
    #expect(fill(box).opaqueBounds == box)
    #expect(fill(box, radius: 10).opaqueBounds == CGRect(x: 0, y: 10, width: 100, height: 80))
    #expect(fill(box, CGColor(gray: 0, alpha: 0.9)).opaqueBounds.isNull)
  }

  @Test("a group transforms what its children cover, and clips it")
  func groups() {
    let moved = DisplayNode.group(
      DisplayGroup(children: [fill(box)], transform: CGAffineTransform(translationX: 10, y: 0))
    )
    #expect(moved.opaqueBounds == box.offsetBy(dx: 10, dy: 0))

    let clip = DisplayGroup.Clip.rect(CGRect(x: 0, y: 0, width: 50, height: 50), radii: .zero)
    let cut = DisplayNode.group(DisplayGroup(children: [fill(box)], clip: clip))
    #expect(cut.opaqueBounds == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(cut.bounds == cut.opaqueBounds)
  }

  @Test("nothing is covered with opacity, a mask, a rotation or perspective")
  func uncovered() {
    #expect(
      DisplayNode.group(DisplayGroup(children: [fill(box)], opacity: 0.5)).opaqueBounds.isNull
    )
    #expect(
      DisplayNode.group(DisplayGroup(children: [fill(box)], mask: fill(box))).opaqueBounds.isNull
    )
    let turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(
      DisplayNode.group(DisplayGroup(children: [fill(box)], transform: turn)).opaqueBounds.isNull
    )
    let tilted = DisplayGroup(children: [fill(box)], projection: [1, 0, 0, 0, 1, 0, 0.001, 0, 1])
    #expect(DisplayNode.group(tilted).opaqueBounds.isNull)
  }

  @Test("a backdrop filter that an opaque child covers is left out of a group")
  func coveredFilters() {
    let filter = DisplayNode.backdrop(
      BackdropFilter(rect: box, blurRadius: 10, saturation: 1, tint: CGColor(gray: 1, alpha: 0.5))
    )
    let translucent = fill(box, CGColor(gray: 0, alpha: 0.9))
    let part = fill(box.insetBy(dx: 1, dy: 0))

    #expect(!DisplayNode.group(DisplayGroup(children: [filter, fill(box)])).hasBackdrop)
    #expect(DisplayNode.group(DisplayGroup(children: [filter, translucent])).hasBackdrop)
    #expect(DisplayNode.group(DisplayGroup(children: [filter, part])).hasBackdrop)
    #expect(DisplayNode.group(DisplayGroup(children: [fill(box), filter])).hasBackdrop)
  }

  @Test("adjacent opaque operations cover their union")
  func sideBySide() {
    let halves = DisplayNode.group(
      DisplayGroup(children: [
        fill(CGRect(x: 0, y: 0, width: 100, height: 40)),
        fill(CGRect(x: 0, y: 40, width: 100, height: 60)),
      ])
    )

    #expect(halves.opaqueBounds == box)
  }

  @Test("what is in front of a filter does not cover what the filter blurs")
  func inFrontOfFilter() {
    let filter = DisplayNode.backdrop(
      BackdropFilter(rect: box, radii: .zero, blurRadius: 4, saturation: 1, tint: .clear)
    )

    let cover = fill(box.insetBy(dx: 1, dy: 0))
    #expect(DisplayNode.group(DisplayGroup(children: [filter, cover])).opaqueBounds.isNull)
    let page = DisplayNode.group(DisplayGroup(children: [fill(box), filter]))
    let side = fill(box.offsetBy(dx: 100, dy: 0))
    #expect(
      DisplayNode.group(DisplayGroup(children: [page, side])).opaqueBounds
        == CGRect(x: 0, y: 0, width: 200, height: 100)
    )
  }

  @Test("an opaque image covers its frame unless it is tinted or faded")
  func images() {
    func covered(_ change: (inout ImageFill) -> Void) -> CGRect {
      var fill = ImageFill(image: pixel(), destination: box)
      change(&fill)
      return DisplayNode.operations([.image(fill)]).opaqueBounds
    }

    #expect(covered { _ in } == box)
    #expect(covered { $0.alpha = 0.5 }.isNull)
    #expect(covered { $0.tint = Paint.red }.isNull)
    #expect(covered { $0.image = pixel(isOpaque: false) }.isNull)
  }

  @Test("bounds include strokes, shadows and blurs")
  func bounds() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10)])
    let style = StrokeStyle(width: 4, join: .round)
    #expect(
      DisplayNode.operations([.strokePath(line, style: style, color: Paint.red)]).bounds
        == CGRect(x: -2, y: 8, width: 14, height: 4)
    )
    let shadow = DisplayNode.operations([
      .shadowRect(box, radii: .zero, blurRadius: 5, color: Paint.red)
    ])
    #expect(shadow.bounds == box.insetBy(dx: -15, dy: -15))
    let group = DisplayNode.group(
      DisplayGroup(
        children: [fill(box)],
        shadow: (Paint.red, CGSize(width: 20, height: 0), 0)
      )
    )
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 120, height: 100))
  }

  @Test("a node without drawing is the empty node")
  func empty() {
    #expect(DisplayNode.operations([]) === DisplayNode.empty)
    #expect(fill(box, .clear) === DisplayNode.empty)
    #expect(fill(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) === DisplayNode.empty)
    #expect(
      DisplayNode.group(DisplayGroup(children: [fill(box)], opacity: 0)) === DisplayNode.empty
    )
    let away = DisplayGroup.Clip.rect(CGRect(x: 500, y: 0, width: 5, height: 5), radii: .zero)
    #expect(
      DisplayNode.group(DisplayGroup(children: [fill(box)], clip: away)) === DisplayNode.empty
    )
  }
}
