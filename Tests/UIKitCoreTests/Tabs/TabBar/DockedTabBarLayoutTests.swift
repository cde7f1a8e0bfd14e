import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar layout: button frames")
struct DockedTabBarLayoutTests {
  struct Row: CustomTestStringConvertible {
    var width: CGFloat
    var spans: [(x: CGFloat, width: CGFloat)]
    var testDescription: String { "\(Int(width)) points, \(spans.count) items" }
  }

  static let rows = [
    Row(width: 320, spans: [(2, 76), (82, 76), (162, 76), (242, 76)]),
    Row(width: 375, spans: [(2, 90), (96, 90), (190, 89), (283, 90)]),
    Row(width: 390, spans: [(2, 94), (100, 93), (197, 94), (295, 93)]),
    Row(width: 414, spans: [(2, 79), (85, 79), (168, 78), (250, 79), (333, 79)]),
    Row(width: 320, spans: [(2, 60), (66, 60), (130, 60), (194, 60), (258, 60)]),
    Row(width: 375, spans: [(2, 184), (190, 183)]),
    Row(width: 375, spans: [(2, 121), (127, 121), (252, 121)]),
    Row(width: 375, spans: [(2, 71), (77, 71), (152, 71), (227, 71), (302, 71)]),
    Row(width: 390, spans: [(2, 74), (80, 74), (158, 74), (236, 74), (314, 74)]),
    Row(width: 393, spans: [(2, 94), (100, 95), (199, 94), (297, 94)]),
    Row(width: 393, spans: [(2, 75), (81, 74), (159, 75), (238, 74), (316, 75)]),
    Row(width: 402, spans: [(2, 76), (82, 77), (163, 76), (243, 77), (324, 76)]),
    Row(width: 414, spans: [(2, 100), (106, 99), (209, 100), (313, 99)]),
    Row(width: 428, spans: [(2, 82), (88, 81), (173, 82), (259, 81), (344, 82)]),
    Row(width: 430, spans: [(2, 82), (88, 82), (174, 82), (260, 82), (346, 82)]),
  ]

  @Test(
    "filling buttons have the measured frames at every phone width",
    .rule("M-BTN-1"),
    arguments: rows
  )
  func fillingFrames(row: Row) {
    let layout = DockedTabBarLayout(
      size: CGSize(width: row.width, height: 49),
      count: row.spans.count
    )

    let frames = row.spans.indices.map(layout.buttonFrame(at:))

    #expect(
      frames
        == row.spans.map { CGRect(x: $0.x, y: 1, width: $0.width, height: 48) }
    )
  }

  @Test(
    "in right-to-left layouts the same frames are used in the opposite order",
    .rule("R-RTL-1"),
    arguments: rows
  )
  func mirroredFrames(row: Row) {
    var layout = DockedTabBarLayout(
      size: CGSize(width: row.width, height: 49),
      count: row.spans.count
    )
    let leftToRight = row.spans.indices.map(layout.buttonFrame(at:))

    layout.isRightToLeft = true

    #expect(row.spans.indices.map(layout.buttonFrame(at:)) == leftToRight.reversed())
  }

  @Test("a compact bar has buttons of 31 points", .rule("M-BTN-1", "M-INL-4"))
  func shortBar() {
    let layout = DockedTabBarLayout(
      size: CGSize(width: 667, height: 32),
      count: 3,
      standardHeight: 32
    )

    #expect(layout.buttonFrame(at: 0).height == 31)
    #expect(layout.buttonFrame(at: 0).minY == 1)
  }

  @Test(
    "a taller bar, or one over a home indicator, keeps its buttons at the top",
    .rule("M-BTN-3")
  )
  func tallBar() {
    for height in [83.0, 100] {
      let layout = DockedTabBarLayout(size: CGSize(width: 375, height: height), count: 3)

      #expect(layout.buttonFrame(at: 1) == CGRect(x: 127, y: 1, width: 121, height: 48))
    }
  }

  @Test("centered buttons are 76 points wide and 34 points apart", .rule("M-IPAD-1"))
  func centeredFrames() {
    let layout = DockedTabBarLayout(
      size: CGSize(width: 768, height: 49),
      count: 4,
      arrangement: .centered(width: 76, spacing: 34)
    )

    #expect((0..<4).map { layout.buttonFrame(at: $0).minX } == [181, 291, 401, 511])
    #expect(layout.buttonFrame(at: 3).size == CGSize(width: 76, height: 48))
  }

  @Test("a centered block that is too wide fills the bar instead", .rule("R-LAY-11"))
  func centeredOverflow() {
    let layout = DockedTabBarLayout(
      size: CGSize(width: 320, height: 49),
      count: 4,
      arrangement: .centered(width: 76, spacing: 34)
    )

    #expect(layout.buttonFrame(at: 3) == CGRect(x: 242, y: 1, width: 76, height: 48))
  }

  @Test("the touch areas of adjacent buttons have no gaps", .rule("R-IN-1"))
  func touchFrames() {
    let layout = DockedTabBarLayout(size: CGSize(width: 375, height: 83), count: 5)

    let slots = (0..<5).map(layout.touchFrame(at:))

    #expect(slots.first?.minX == 0)
    #expect(slots.last?.maxX == 375)
    for (left, right) in zip(slots, slots.dropFirst()) { #expect(left.maxX == right.minX) }
    #expect(slots.allSatisfy { $0.minY == 0 && $0.height == 83 })
  }

  @Test("between centered buttons each touch area extends to the middle", .rule("R-IN-1"))
  func centeredTouchFrames() {
    let layout = DockedTabBarLayout(
      size: CGSize(width: 768, height: 49),
      count: 4,
      arrangement: .centered(width: 76, spacing: 34)
    )

    let slots = (0..<4).map(layout.touchFrame(at:))

    #expect(slots.map(\.minX) == [164, 274, 384, 494])
    #expect(slots.allSatisfy { $0.width == 110 && $0.height == 49 })
  }

  @Test("touch areas of a centered block end with the bar", .rule("R-IN-1"))
  func touchFramesAtTheEdge() {
    let layout = DockedTabBarLayout(
      size: CGSize(width: 320, height: 49),
      count: 2,
      arrangement: .centered(width: 100, spacing: 110)
    )

    #expect(layout.touchFrame(at: 0) == CGRect(x: 0, y: 0, width: 160, height: 49))
    #expect(layout.touchFrame(at: 1) == CGRect(x: 160, y: 0, width: 160, height: 49))
  }

  @Test("the slots are inside of the safe area", .rule("M-BTN-5"))
  func safeArea() {
    var layout = DockedTabBarLayout(
      size: CGSize(width: 852, height: 53),
      count: 2,
      standardHeight: 32,
      leftInset: 59,
      rightInset: 33
    )
    #expect(layout.buttonFrame(at: 0) == CGRect(x: 61, y: 1, width: 376, height: 31))
    #expect(layout.buttonFrame(at: 1) == CGRect(x: 441, y: 1, width: 376, height: 31))
    #expect(layout.touchFrame(at: 0) == CGRect(x: 59, y: 0, width: 380, height: 53))

    layout.arrangement = .centered(width: 76, spacing: 34)
    #expect(layout.buttonFrame(at: 0).minX - 59 == 852 - 33 - layout.buttonFrame(at: 1).maxX)
    layout.leftInset = 800
    layout.rightInset = 800
    #expect(layout.buttonFrame(at: 0) == .zero)
  }

  @Test("invalid sizes and indexes give empty frames")
  func oddInput() {
    let sizes = [
      CGSize.zero, CGSize(width: -10, height: 49), CGSize(width: CGFloat.nan, height: 49),
      CGSize(width: 320, height: CGFloat.infinity),
    ]
    for size in sizes {
      #expect(DockedTabBarLayout(size: size, count: 3).buttonFrame(at: 0) == .zero)
    }
    let layout = DockedTabBarLayout(size: CGSize(width: 320, height: 49), count: 3)
    #expect(layout.buttonFrame(at: 3) == .zero)
    #expect(layout.buttonFrame(at: -1) == .zero)
    #expect(
      DockedTabBarLayout(size: CGSize(width: 2, height: 49), count: 5).buttonFrame(at: 0).width == 0
    )
  }

  @Test("a bar shows as many items as fit at 44 points, but at least five")
  func visibleCount() {
    #expect(DockedTabBarLayout.visibleCount(of: 3, width: 375) == 3)
    #expect(DockedTabBarLayout.visibleCount(of: 5_000, width: 375) == 8)
    #expect(DockedTabBarLayout.visibleCount(of: 5_000, width: 1_024) == 23)
    #expect(DockedTabBarLayout.visibleCount(of: 9, width: 100) == 5)
    #expect(DockedTabBarLayout.visibleCount(of: 6, width: 0) == 6)
    #expect(DockedTabBarLayout.visibleCount(of: 0, width: .nan) == 0)
    #expect(DockedTabBarLayout.visibleCount(of: 50, width: .greatestFiniteMagnitude) == 50)
  }
}
