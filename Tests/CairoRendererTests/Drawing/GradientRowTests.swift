import QuartzCore
import Testing

@testable import CairoRenderer

@MainActor @Suite("Drawing: gradients along rows")
struct GradientRowTests {
  private let fill = GradientFill(
    shape: .linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 40, y: 0)),
    colors: [CGColor(gray: 0, alpha: 0), CGColor(red: 0.2, green: 0.1, blue: 0.6, alpha: 0.7)],
    locations: []
  )

  /// A gradient over colored stripes, as a rectangle or as a path, which cairo draws.
  private func picture(isPath: Bool, opacity: CGFloat) -> Picture {
    let rect = CGRect(x: 10, y: 5, width: 30, height: 40)
    let marks: DrawingOperation =
      isPath
      ? .gradientPath(CGPath(rect: rect, transform: nil), rule: .winding, fill: fill)
      : .gradientRect(rect, radii: .zero, fill: fill)
    let stripes = (0..<10).map { row in
      DisplayNode.fill(
        CGRect(x: 0, y: row * 5, width: 50, height: 5),
        CGColor(red: CGFloat(row) / 9, green: 1 - CGFloat(row) / 9, blue: 0.3, alpha: 1)
      )
    }
    let gradient = DisplayNode.group(
      DisplayGroup(children: [.operations([marks])], opacity: opacity)
    )
    return Picture(.group(stripes + [gradient]), width: 50, height: 50)
  }

  @Test("they have cairo's colors, up to one shade", arguments: [1, 0.75, 0.5, 0.3, 0.01])
  func colors(opacity: CGFloat) {
    let rows = picture(isPath: false, opacity: opacity)

    let difference = rows.difference(from: picture(isPath: true, opacity: opacity))
    #expect(difference?.amount ?? 0 <= 1)
  }
}
