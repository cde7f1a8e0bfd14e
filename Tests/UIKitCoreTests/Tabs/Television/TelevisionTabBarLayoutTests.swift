import TestSupport
import Testing

@testable import UIKitCore

@Suite("Television: item layout")
struct TelevisionTabBarLayoutTests {
  private func layout(_ widths: [CGFloat] = [100, 60, 140]) -> TelevisionTabBarLayout {
    TelevisionTabBarLayout(
      size: CGSize(width: 1_920, height: 68),
      contentWidths: widths,
      margin: 80
    )
  }

  @Test("items are side by side in a centered pill", .rule("R-TV-12", "M-H-9"))
  func pill() {
    let layout = layout()

    #expect(layout.backgroundFrame == CGRect(x: 708, y: 0, width: 504, height: 68))
    #expect(layout.backgroundCornerRadius == 34)
    #expect(layout.buttonFrame(at: 0) == CGRect(x: 708, y: 0, width: 168, height: 68))
    #expect(layout.buttonFrame(at: 1) == CGRect(x: 876, y: 0, width: 128, height: 68))
    #expect(layout.buttonFrame(at: 2) == CGRect(x: 1_004, y: 0, width: 208, height: 68))
    #expect(layout.touchFrame(at: 2) == layout.buttonFrame(at: 2))
  }

  @Test("in right-to-left layouts the first item is rightmost", .rule("R-TV-12", "R-RTL-1"))
  func mirrored() {
    var layout = layout()
    layout.isRightToLeft = true

    #expect(layout.buttonFrame(at: 0) == CGRect(x: 1_044, y: 0, width: 168, height: 68))
    #expect(layout.buttonFrame(at: 2).minX == layout.backgroundFrame.minX)
  }

  @Test("as many items as fit are shown", .rule("R-TV-5"))
  func asManyAsFit() {
    let layout = layout(Array(repeating: 200, count: 9))

    #expect(layout.visibleCount == 6)
    #expect(layout.shownCount == 6)
    #expect(layout.buttonFrame(at: 5).width == 268)
    #expect(layout.buttonFrame(at: 6) == .zero)
    #expect(layout.buttonFrame(at: -1) == .zero)
    #expect(TelevisionTabBarLayout.mostItems(of: 5_000, width: 1_920) == 28)
    #expect(TelevisionTabBarLayout.mostItems(of: 3, width: 1_920) == 3)
  }

  @Test("an item that is too wide gets the available width", .rule("R-TV-5"))
  func tooWide() {
    let layout = layout([5_000, 100])

    #expect(layout.visibleCount == 1)
    #expect(layout.buttonFrame(at: 0) == CGRect(x: 80, y: 0, width: 1_760, height: 68))
  }

  @Test("accessory views are at the sides, and the pill stays centered", .rule("R-TV-15"))
  func accessories() {
    var layout = layout(Array(repeating: 200, count: 9))
    layout.leadingWidth = 300
    layout.trailingWidth = 60

    #expect(layout.leadingFrame == CGRect(x: 80, y: 0, width: 300, height: 68))
    #expect(layout.trailingFrame == CGRect(x: 1_780, y: 0, width: 60, height: 68))
    #expect(layout.visibleCount == 4)
    #expect(layout.backgroundFrame.midX == 960)
    #expect(layout.backgroundFrame.minX >= layout.leadingFrame.maxX + 40)

    layout.isRightToLeft = true
    #expect(layout.leadingFrame == CGRect(x: 1_540, y: 0, width: 300, height: 68))
    #expect(layout.trailingFrame == CGRect(x: 80, y: 0, width: 60, height: 68))
  }

  @Test(
    "invalid sizes give empty frames",
    .rule("R-TV-5"),
    arguments: [CGFloat.nan, .infinity, 0, -10]
  )
  func oddSizes(value: CGFloat) {
    var layout = layout()
    layout.size.width = value

    #expect(layout.visibleCount == 0)
    #expect(layout.buttonFrame(at: 0) == .zero)
    #expect(TelevisionTabBarLayout.mostItems(of: 4, width: value) == 4)

    let narrow = self.layout([value])
    #expect(narrow.buttonFrame(at: 0).width == 68)
  }
}
