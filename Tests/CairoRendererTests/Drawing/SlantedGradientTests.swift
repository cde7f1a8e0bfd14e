import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Drawing: gradients along slanted lines")
struct SlantedGradientTests {
  enum Line: CaseIterable {
    case diagonal, reverse, short, steep, manyColors, edges

    fileprivate var fill: GradientFill {
      let (start, end): (CGPoint, CGPoint) =
        switch self {
        case .diagonal, .manyColors, .edges: (.zero, CGPoint(x: 120, y: 90))
        case .reverse: (CGPoint(x: 110, y: 80), CGPoint(x: 10, y: 5))
        case .short: (CGPoint(x: 50, y: 40), CGPoint(x: 55, y: 44))
        case .steep: (CGPoint(x: 60, y: -100), CGPoint(x: 61, y: 300))
        }
      let (colors, locations): ([CGColor], [CGFloat]) =
        switch self {
        case .manyColors: ([.red, .white, .blue, .black], [0, 0.2, 0.3, 0.9])
        case .edges: ([.red, .white, .blue, .black], [0.1, 0.5, 0.5, 0.9])
        default: ([.red, .blue], [0.1, 0.9])
        }
      return GradientFill(
        shape: .linear(start: start, end: end),
        colors: colors,
        locations: locations
      )
    }
  }

  private let rect = CGRect(x: 0, y: 0, width: 120, height: 90)

  @Test("they have cairo's colors, up to one shade", arguments: Line.allCases)
  func colors(line: Line) {
    let node = DisplayNode.operations([.gradientRect(rect, radii: .zero, fill: line.fill)])
    let ours = Picture(node, width: 360, height: 270, scale: 3)
    // Cairo draws gradients in paths.
    let path = CGPath(rect: rect, transform: nil)
    let marks = DrawingOperation.gradientPath(path, rule: .winding, fill: line.fill)
    let cairo = Picture(.operations([marks]), width: 360, height: 270, scale: 3)

    #expect(ours.difference(from: cairo)?.amount ?? 0 <= 1)
  }

  @Test("a part has the same pixels as the whole", .rule("R-LYR-15"), arguments: Line.allCases)
  func parts(line: Line) {
    let node = DisplayNode.operations([.gradientRect(rect, radii: .zero, fill: line.fill)])
    func frame(_ x: CGFloat) -> DisplayNode {
      .group([node, .fill(CGRect(x: x, y: 31, width: 9, height: 20), .black)])
    }
    let picture = Picture(frame(20), width: 360, height: 270, scale: 3)
    picture.rasterizer.draw(frame(47))

    #expect(picture.difference(from: Picture(frame(47), width: 360, height: 270, scale: 3)) == nil)
  }

  @Test("translucent and faded gradients are blended with what is below them")
  func translucent() {
    let clear = CGColor(red: 1, green: 1, blue: 1, alpha: 0)
    let fill = GradientFill(
      shape: .linear(start: .zero, end: CGPoint(x: 120, y: 90)),
      colors: [clear, .red],
      locations: [0, 1]
    )
    let picture = Picture(
      .fill(rect, .blue),
      .operations([.gradientRect(rect, radii: .zero, fill: fill)]),
      width: 120,
      height: 90
    )
    #expect(picture.color(1, 1) & 0xFF > 240)
    #expect(picture.brightness(118, 88) > 240)
  }
}
