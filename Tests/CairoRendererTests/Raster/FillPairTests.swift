import QuartzCore
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: a translucent fill over an opaque one") struct FillPairTests {
  private let size = CGSize(width: 300, height: 240)
  private let tint = CGColor(red: 0, green: 0.48, blue: 1, alpha: 0.2)
  private let marks: [DisplayNode]

  init() {
    marks = [.fill(CGRect(x: 80, y: 60, width: 31, height: 17), .black)]
  }

  /// Returns a page whose fills are drawn in one pass or, with a background that is filled twice, one
  /// after the other.
  private func page(
    _ fills: [CGRect],
    offset: CGFloat = 0,
    inOnePass: Bool
  ) -> DisplayNode {
    let bounds = CGRect(origin: .zero, size: size)
    let background = DrawingOperation.fillRect(bounds, radii: .zero, color: .white)
    let text: [DrawingOperation] = fills.map { .fillRect($0, radii: .zero, color: tint) }
    let canvas = DisplayGroup(
      children: [.operations(text)] + marks,
      transform: CGAffineTransform(translationX: 0, y: offset),
      clip: .rect(CGRect(x: 5, y: 0, width: 290, height: 230), radii: .zero)
    )
    return .group([
      .operations(inOnePass ? [background] : [background, background]), .group(canvas),
    ])
  }

  @Test(
    "filling in one pass gives the same pixels as filling twice",
    arguments: [
      [CGRect(x: 0, y: 0, width: 300, height: 240)],
      [
        CGRect(x: 100, y: 0, width: 200, height: 20), CGRect(x: 0, y: 20, width: 300, height: 180),
        CGRect(x: 0, y: 200, width: 90, height: 20),
      ],
      [CGRect(x: 0, y: 0, width: 300, height: 100), CGRect(x: 0, y: 50, width: 300, height: 150)],
      [CGRect(x: 10.5, y: 0.5, width: 250, height: 150)],
    ]
  )
  func onePass(fills: [CGRect]) {
    let picture = Picture(page(fills, inOnePass: true), width: 300, height: 240)

    let other = Picture(page(fills, inOnePass: false), width: 300, height: 240)
    #expect(picture.difference(from: other) == nil)
  }

  @Test("a page that moves has the same pixels as one that is drawn at once")
  func moving() {
    let fills = [CGRect(x: 0, y: 0, width: 300, height: 200)]
    let incremental = Picture(width: 300, height: 240)
    for step in 0...6 {
      let node = page(fills, offset: CGFloat(step) * 7, inOnePass: true)
      incremental.rasterizer.draw(node)

      let other = page(fills, offset: CGFloat(step) * 7, inOnePass: false)
      let whole = Picture(other, width: 300, height: 240)
      #expect(incremental.difference(from: whole) == nil, "step \(step)")
    }
  }

  @Test("an opaque node over both hides them")
  func hidden() {
    let cover = DisplayNode.fill(CGRect(x: 0, y: 0, width: 300, height: 120), .red)
    let fills = [CGRect(x: 0, y: 0, width: 300, height: 200)]
    let picture = Picture(
      .group([page(fills, inOnePass: true), cover]),
      width: 300,
      height: 240
    )

    #expect(picture.color(150, 60) == 0xFF0000)
    #expect(picture.color(150, 150) == 0xCCE4FF)
    #expect(picture.color(150, 220) == 0xFFFFFF)
  }
}
