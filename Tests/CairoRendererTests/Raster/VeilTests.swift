import QuartzCore
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: a page that slides below a dimming view")
struct VeilTests {
  private let size = CGSize(width: 320, height: 260)
  private let lowerParts: [DisplayNode]
  private let upperParts: [DisplayNode]

  init() {
    let bounds = CGRect(origin: .zero, size: size)
    lowerParts = [
      .fill(bounds, .white), .fill(CGRect(x: 20, y: 31, width: 150, height: 60), .red),
      .fill(
        CGRect(x: 33, y: 120, width: 201, height: 33),
        CGColor(red: 0, green: 0.4, blue: 1, alpha: 0.5)
      ),
    ]
    upperParts = [
      .fill(bounds, CGColor(gray: 0.9, alpha: 1)),
      .fill(CGRect(x: 40, y: 40, width: 99, height: 77), .black),
    ]
  }

  private func frame(_ step: Int, shade: CGRect) -> DisplayNode {
    let share = CGFloat(step) / 12
    let lower = DisplayGroup(
      children: lowerParts,
      transform: CGAffineTransform(translationX: -share * 96, y: 0)
    )
    let dark = DisplayGroup(children: [.fill(shade, .black)], opacity: 0.02 + share / 4)
    let upper = DisplayGroup(
      children: upperParts,
      transform: CGAffineTransform(translationX: size.width * (1 - share), y: 0)
    )
    return .group([
      .fill(CGRect(origin: .zero, size: size), .red), .group(lower), .group(dark), .group(upper),
    ])
  }

  @Test(
    "dimming a page while it is copied gives the same pixels as dimming it afterwards",
    arguments: [
      CGRect(x: 0, y: 0, width: 320, height: 260), CGRect(x: 10, y: 7, width: 211, height: 133),
      CGRect(x: -50, y: 100, width: 500, height: 500),
    ]
  )
  func shade(shade: CGRect) {
    let incremental = Picture(width: 320, height: 260)

    for step in 0...12 {
      let node = frame(step, shade: shade)
      incremental.rasterizer.draw(node)

      let whole = Picture(node, width: 320, height: 260)
      #expect(incremental.difference(from: whole) == nil, "step \(step)")
    }
  }
}
