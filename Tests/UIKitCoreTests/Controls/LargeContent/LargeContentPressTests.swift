import TestSupport
import Testing

@testable import UIKitCore

@Suite("Large content viewer: press", .rule("R-AX-5"))
struct LargeContentPressTests {
  private enum Move {
    case press(String?)
    case slide(String?)
    case lift(String?)
    case cancel
  }

  private typealias Step = LargeContentPress<String>.Step

  private func steps(_ moves: [Move]) -> [Step] {
    var press = LargeContentPress<String>()
    return moves.flatMap { move -> [Step] in
      switch move {
      case .press(let item): press.press(on: item)
      case .slide(let item): press.move(to: item)
      case .lift(let item): press.lift(over: item)
      case .cancel: press.cancel()
      }
    }
  }

  @Test("the item under the finger is shown, and selected when the finger is lifted")
  func oneItem() {
    #expect(steps([.press("a")]) == [.show("a")])
    #expect(steps([.press("a"), .lift("a")]) == [.show("a"), .hide, .finish("a")])
  }

  @Test("sliding shows each item once, and the last one is selected")
  func sliding() {
    #expect(
      steps([.press("a"), .slide("a"), .slide("b"), .slide("b"), .lift("b")])
        == [.show("a"), .show("b"), .hide, .finish("b")]
    )
  }

  @Test("the panel is hidden outside of items, and shown again over an item", .rule("R-AX-9"))
  func beside() {
    #expect(
      steps([.press("a"), .slide(nil), .slide(nil), .lift(nil)])
        == [.show("a"), .hide, .finish(nil)]
    )
    #expect(
      steps([.press("a"), .slide(nil), .slide("b"), .lift("b")])
        == [.show("a"), .hide, .show("b"), .hide, .finish("b")]
    )
  }

  @Test("an item that moved under a resting finger is not selected", .rule("R-AX-10"))
  func changedItems() {
    #expect(steps([.press("a"), .lift("b")]) == [.show("a"), .hide, .finish(nil)])
    #expect(steps([.press("a"), .slide(nil), .lift("a")]) == [.show("a"), .hide, .finish(nil)])
  }

  @Test("a cancelled press hides the panel and selects nothing", .rule("R-AX-10"))
  func cancelling() {
    #expect(steps([.press("a"), .cancel]) == [.show("a"), .hide])
    #expect(steps([.press("a"), .slide(nil), .cancel]) == [.show("a"), .hide])
    #expect(steps([.press("a"), .cancel, .slide("b"), .lift("b")]) == [.show("a"), .hide])
  }

  @Test("a press that begins outside of items does nothing")
  func elsewhere() {
    #expect(steps([.press(nil), .slide("a"), .lift("a")]).isEmpty)
    #expect(steps([.slide("a"), .lift("a"), .cancel]).isEmpty)
  }
}

@Suite("Large content viewer: layout of the panel", .rule("R-AX-12")) @MainActor
struct LargeContentLayoutTests {
  private let window = CGRect(x: 0, y: 0, width: 393, height: 852)

  private func frames(
    in region: CGRect,
    image: CGSize = .zero,
    scales: Bool = false,
    title: CGSize = .zero
  ) -> LargeContentLayout.Frames {
    LargeContentLayout(region: region, imageSize: image, scalesImage: scales, titleSize: title)
      .frames
  }

  @Test("image and title are centered as one group in a square panel")
  func group() {
    let frames = frames(
      in: window,
      image: CGSize(width: 25, height: 25),
      scales: true,
      title: CGSize(width: 100, height: 34)
    )

    #expect(frames.panel.size == CGSize(width: 260, height: 260))
    #expect(abs(frames.panel.midX - window.midX) <= 0.5)
    #expect(abs(frames.panel.midY - window.midY) <= 0.5)
    #expect(frames.image.size == CGSize(width: 110, height: 110))
    #expect(frames.image.midX == 130)
    #expect(frames.image.minY == 260 - frames.title.maxY)
    #expect(frames.title.minY - frames.image.maxY == 16)
  }

  @Test("an image is enlarged only if it is to be scaled, and always reduced to fit")
  func imageSize() {
    let small = CGSize(width: 20, height: 10)
    let large = CGSize(width: 2_000, height: 1_000)

    #expect(frames(in: window, image: small).image.size == small)
    #expect(
      frames(in: window, image: small, scales: true).image.size == CGSize(width: 110, height: 55)
    )
    #expect(frames(in: window, image: large).image.size == CGSize(width: 110, height: 55))
  }

  @Test("a long title makes the panel higher, up to the height of the window")
  func longTitle() {
    let tall = frames(in: window, title: CGSize(width: 220, height: 400))
    #expect(tall.panel.height == 440)
    #expect(tall.title.height == 400)

    let endless = frames(in: window, title: CGSize(width: 220, height: 10_000))
    #expect(endless.panel.height == 812)
    #expect(endless.title.height == 772)
  }

  @Test("a tiny region results in no negative sizes", .rule("R-BAD-1"))
  func tinyRegion() {
    let frames = frames(
      in: CGRect(x: 0, y: 0, width: 10, height: 10),
      image: CGSize(width: 25, height: 25),
      scales: true,
      title: CGSize(width: 100, height: 34)
    )

    for side in [frames.panel.width, frames.panel.height, frames.title.width, frames.title.height] {
      #expect(side >= 0)
    }
  }
}
