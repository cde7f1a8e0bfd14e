import CoreGraphics
import Testing

@Suite("CGContext")
struct ContextTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func record(_ draw: (CGContext) -> Void) -> [DrawingRecording.Item] {
    let context = CGContext()
    draw(context)
    return context.finish().items
  }

  private func operation(_ item: DrawingRecording.Item?) -> DrawingOperation? {
    if case .operation(let operation)? = item { operation } else { nil }
  }

  private func group(_ item: DrawingRecording.Item?) -> DrawingGroup? {
    if case .group(let group)? = item { group } else { nil }
  }

  @Test("marks without a transform, clip or shadow are not grouped")
  func plain() {
    let items = record {
      $0.setFillColor(red)
      $0.fill(box)
      $0.fillEllipse(in: box)
    }

    #expect(items.count == 2)
    #expect(operation(items.first) == .fillRect(box, radii: .zero, color: red))
  }

  @Test("marks with the same transform share a group, and a changed transform begins another")
  func groups() {
    let items = record {
      $0.translateBy(x: 5, y: 0)
      $0.fill(box)
      $0.fill(box)
      $0.scaleBy(x: 2, y: 2)
      $0.fill(box)
    }

    #expect(items.count == 2)
    #expect(group(items.first)?.items.count == 2)
    #expect(
      group(items.last)?.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)
    )
  }

  @Test("restoring the state restores the color, transform and clip; too many calls are ignored")
  func state() {
    let items = record {
      $0.saveGState()
      $0.setFillColor(red)
      $0.rotate(by: 1)
      $0.clip(to: box)
      $0.setAlpha(0.5)
      $0.restoreGState()
      $0.restoreGState()
      $0.fill(box)
    }

    #expect(operation(items.first) == .fillRect(box, radii: .zero, color: .black))
  }

  @Test("a clip is not affected by a later change of the transform")
  func clip() {
    let items = record {
      $0.clip(to: box)
      $0.translateBy(x: 100, y: 0)
      $0.fill(box)
    }

    let outer = group(items.first)
    guard case .rect(let clip)? = outer?.clip else {
      Issue.record("no clip")
      return
    }
    #expect(clip == box)
    #expect(outer?.transform.isIdentity == true)
    #expect(group(outer?.items.first)?.transform.tx == 100)
  }

  @Test("the alpha applies to colors and images")
  func alpha() {
    let items = record {
      $0.setAlpha(0.5)
      $0.setFillColor(red)
      $0.fill(box)
    }

    guard case .fillRect(_, _, let color)? = operation(items.first) else { return }
    #expect(color.alpha == 0.5)
  }

  @Test("the standard deviation of a shadow is half its blur, and each mark casts its own shadow")
  func shadow() {
    let items = record {
      $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 8, color: red)
      $0.fill(box)
      $0.fill(box)
      $0.setShadow(offset: .zero, blur: 0, color: nil)
      $0.fill(box)
    }

    #expect(items.count == 3)
    #expect(
      group(items.first)?.shadow
        == DrawingShadow(color: red, offset: CGSize(width: 1, height: 2), blurRadius: 4)
    )
    #expect(operation(items.last) != nil)
  }

  @Test("drawing the path removes it from the context")
  func path() {
    let items = record {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 5, y: 5))
      $0.setLineWidth(3)
      $0.setLineCap(.round)
      $0.strokePath()
      #expect($0.isPathEmpty)
      $0.strokePath()
      $0.addRect(box)
      $0.drawPath(using: .fillStroke)
    }

    #expect(items.count == 3)
    guard case .strokePath(_, let style, _)? = operation(items.first) else { return }
    #expect(style == StrokeStyle(width: 3, cap: .round))
  }

  @Test("a gradient fills the clip")
  func gradient() throws {
    let gradient = try #require(CGGradient(colors: [.black, red, .white], locations: nil))
    let items = record {
      $0.clip(to: box)
      $0.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 10, y: 0),
        options: .drawsAfterEndLocation
      )
    }

    guard case .gradientRect(let rect, _, let fill)? = operation(group(items.first)?.items.first)
    else {
      Issue.record("no gradient")
      return
    }
    #expect(rect == box)
    #expect(fill.locations == [0, 0.5, 1])
    #expect(CGGradient(colors: [], locations: nil) == nil)
    #expect(CGGradient.locations([0.5, 0.2, 7], count: 3) == [0.5, 0.5, 1])
  }

  @Test("the infinite rectangle fills the clip")
  func infinite() {
    let items = record {
      $0.clip(to: box)
      $0.fill(CGRect.infinite)
    }

    #expect(
      operation(group(items.first)?.items.first) == .fillRect(box, radii: .zero, color: .black)
    )
  }

  @Test("NaN and infinity draw nothing")
  func odd() {
    let items = record {
      $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      $0.scaleBy(x: .nan, y: 1)
      $0.setLineWidth(.nan)
      $0.stroke(box)
    }

    #expect(items.isEmpty)
  }
}
