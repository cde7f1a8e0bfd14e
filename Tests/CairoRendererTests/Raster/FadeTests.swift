import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: a page that fades over another one")
struct FadeTests {
  private let size = CGSize(width: 320, height: 260)
  private let lower: DisplayNode
  private let upperParts: [DisplayNode]

  init() {
    let bounds = CGRect(origin: .zero, size: size)
    lower = .group([
      .fill(bounds, .white), .fill(CGRect(x: 20, y: 31, width: 150, height: 60), .red),
      .fill(CGRect(x: 0, y: 200, width: 320, height: 20), .blue),
    ])
    upperParts = [
      .fill(bounds, CGColor(gray: 0.9, alpha: 1)),
      .fill(CGRect(x: 140, y: 40, width: 180, height: 77), .black),
      .fill(
        CGRect(x: 33, y: 150, width: 201, height: 33),
        CGColor(red: 0, green: 0.4, blue: 1, alpha: 0.5)
      ),
    ]
  }

  /// A frame of a fade.
  ///
  /// - Parameters:
  ///   - step: The number of the frame.
  ///   - under: The color of a node that the lower page covers. If it differs in each frame, what is
  ///     below the upper page is not the same as before.
  ///   - mark: The place of a mark on the lower page.
  ///   - cover: The place of a node over both pages.
  /// - Returns: The frame.
  private func frame(
    _ step: Int,
    under: CGColor,
    mark: CGPoint? = nil,
    cover: CGRect? = nil
  ) -> DisplayNode {
    let upper = DisplayGroup(
      children: upperParts,
      transform: CGAffineTransform(translationX: 10, y: 0),
      opacity: CGFloat(step) / 13
    )
    var nodes = [DisplayNode.fill(CGRect(x: 100, y: 100, width: 5, height: 5), under), lower]
    if let mark {
      nodes.append(.fill(CGRect(origin: mark, size: CGSize(width: 9, height: 9)), .red))
    }
    nodes.append(.group(upper))
    if let cover { nodes.append(.fill(cover, .white)) }
    return .group(nodes)
  }

  @Test(
    "what is below the page is drawn once, with the same pixels as if it were drawn in each frame",
    arguments: [nil, CGRect(x: 30, y: 20, width: 200, height: 100)]
  )
  func below(cover: CGRect?) {
    let steady = Picture(width: 320, height: 260)
    let changing = Picture(width: 320, height: 260)

    for step in 0...13 {
      // The mark appears, moves and disappears.
      let mark = (6...9).contains(step) ? CGPoint(x: step < 8 ? 60 : 90, y: 70) : nil
      // The cover disappears.
      let cover = step < 5 ? cover : nil
      let shade = CGColor(gray: CGFloat(step) / 20, alpha: 1)
      steady.rasterizer.draw(frame(step, under: .black, mark: mark, cover: cover))
      changing.rasterizer.draw(frame(step, under: shade, mark: mark, cover: cover))

      #expect(steady.difference(from: changing) == nil, "step \(step)")
    }
  }

  @Test(
    "a page that fades has the same pixels as in a frame that is drawn completely",
    .rule("R-LYR-15")
  )
  func completely() {
    let picture = Picture(width: 320, height: 260)

    for step in 1...12 {
      picture.rasterizer.draw(frame(step, under: .black))

      let whole = Picture(frame(step, under: .black), width: 320, height: 260)
      #expect(picture.difference(from: whole) == nil, "step \(step)")
    }
  }

  @Test("a page is also drawn below the outermost pixels of a round cover")
  func roundCover() {
    let picture = Picture(width: 320, height: 260)
    let lid = DisplayNode.fill(
      CGRect(x: 46.5, y: 240, width: 241, height: 15),
      .black,
      radii: CornerRadii(7.5)
    )
    func frame(_ step: Int) -> DisplayNode {
      let upper = DisplayGroup(
        children: upperParts,
        transform: CGAffineTransform(translationX: CGFloat(-step), y: 0)
      )
      return .group([lower, .group(upper), lid])
    }

    for step in 0...8 {
      picture.rasterizer.draw(frame(step))

      #expect(picture.difference(from: Picture(frame(step), width: 320, height: 260)) == nil)
    }
  }

  @Test("a new frame after an invalidation draws what is below the page again")
  func invalidation() {
    let steady = Picture(width: 320, height: 260)
    let changing = Picture(width: 320, height: 260)

    for step in 1...10 {
      if step % 4 == 0 { steady.rasterizer.invalidate() }
      steady.rasterizer.draw(frame(step, under: .black))
      changing.rasterizer.draw(frame(step, under: CGColor(gray: CGFloat(step) / 20, alpha: 1)))

      #expect(steady.difference(from: changing) == nil, "step \(step)")
    }
  }
}
