import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("The layout of a custom bar")
struct TabBarLayoutTests {
  /// The layout of a bar as specified for the original libraries: the size of its content, its
  /// items and its button.
  struct Bar: CustomTestStringConvertible, Sendable {
    var size: CGSize
    var count: Int
    var button: CGSize?
    var placement = TabBarAction.Placement.centered
    var vertical = TabBarAction.VerticalPosition.automatic
    var itemWidth: CGFloat
    var itemLefts: [CGFloat]
    var buttonLeft: CGFloat?
    var buttonMiddle: CGFloat?

    var testDescription: String {
      "\(size), \(count) items, button \(button.map { "\($0)" } ?? "none")"
    }

    @MainActor var frames: TabBarFrames {
      var layout = TabBarLayout(size: size, itemHeights: Array(repeating: nil, count: count))
      layout.scale = 4
      layout.action = button.map { TabBarLayout.Action(size: $0) }
      layout.action?.placement = placement
      layout.action?.verticalPosition = vertical
      return layout.frames
    }
  }

  nonisolated static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  nonisolated static let bars = [
    Bar(
      size: size(375, 49),
      count: 4,
      button: size(59, 80),
      itemWidth: 79,
      itemLefts: [0, 79, 217, 296],
      buttonLeft: 158,
      buttonMiddle: 9
    ),
    Bar(
      size: size(375, 49),
      count: 4,
      button: size(59, 40),
      itemWidth: 79,
      itemLefts: [0, 79, 217, 296],
      buttonLeft: 158,
      buttonMiddle: 24.5
    ),
    Bar(
      size: size(320, 49),
      count: 2,
      button: size(100, 49),
      itemWidth: 110,
      itemLefts: [0, 210],
      buttonLeft: 110,
      buttonMiddle: 24.5
    ),
    Bar(
      size: size(414, 49),
      count: 4,
      button: size(54, 59),
      itemWidth: 90,
      itemLefts: [0, 90, 234, 324],
      buttonLeft: 180,
      buttonMiddle: 19.5
    ),
    Bar(
      size: size(375, 49),
      count: 3,
      button: size(75, 60),
      placement: .index(1),
      itemWidth: 100,
      itemLefts: [0, 175, 275],
      buttonLeft: 100,
      buttonMiddle: 19
    ),
    Bar(
      size: size(375, 49),
      count: 4,
      button: size(59, 59),
      vertical: .fraction(0.3, offset: 4),
      itemWidth: 79,
      itemLefts: [0, 79, 217, 296],
      buttonLeft: 158,
      buttonMiddle: 18.7
    ),
    Bar(
      size: size(375, 49),
      count: 4,
      button: nil,
      itemWidth: 93.75,
      itemLefts: [0, 93.75, 187.5, 281.25]
    ),
  ]

  @Test(
    "items share the width beside the button, which is at its index and vertical fraction",
    .rule("CYL-20"),
    .rule("CYL-21"),
    .rule("CYL-22"),
    .rule("CYL-24"),
    .rule("CYL-13"),
    arguments: bars
  )
  func vectors(_ bar: Bar) throws {
    let frames = bar.frames

    #expect(frames.items.map(\.minX) == bar.itemLefts)
    #expect(frames.items.allSatisfy { $0.width == bar.itemWidth })
    #expect(frames.action?.minX == bar.buttonLeft)
    if let middle = bar.buttonMiddle {
      #expect(abs(try #require(frames.action).midY - middle) < 0.001)
    }
  }

  @Test("with an odd number of items the button is after the middle one", .rule("CYL-15"))
  func oddCount() {
    var layout = TabBarLayout(size: Self.size(375, 49), itemHeights: [nil, nil, nil])
    layout.action = TabBarLayout.Action(size: Self.size(75, 49))

    #expect(layout.frames.items.map(\.minX) == [0, 100, 275])
    #expect(layout.frames.action?.minX == 200)
  }

  @Test(
    "an index out of range is clamped",
    arguments: [(-3, 0), (99, 4), (Int.max, 4), (Int.min, 0)]
  )
  func clampedPlace(asked: Int, index: Int) {
    #expect(TabBarAction.Placement.index(asked).index(among: 4) == index)
  }

  @Test(
    "indivisible widths are rounded edge by edge, and the last item ends at the bar's edge",
    .rule("RDV-31")
  )
  func remainders() {
    for (width, count) in [(CGFloat(375), 2), (375, 4), (320, 3), (414, 7), (393, 5)] {
      for scale in [CGFloat(1), 2, 3] {
        var layout = TabBarLayout(
          size: CGSize(width: width, height: 49),
          itemHeights: Array(repeating: nil, count: count)
        )
        layout.scale = scale
        let items = layout.frames.items

        #expect(items.first?.minX == 0)
        #expect(items.last?.maxX == width)
        for (one, next) in zip(items, items.dropFirst()) {
          #expect(abs(one.maxX - next.minX) < 0.001)
        }
        for item in items {
          #expect(abs((item.minX * scale).rounded() - item.minX * scale) < 0.001)
        }
      }
    }
  }

  @Test("content insets limit the items horizontally", .rule("RDV-32"))
  func insets() {
    var layout = TabBarLayout(size: Self.size(768, 49), itemHeights: [nil, nil, nil])
    layout.contentInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    layout.scale = 2

    #expect(layout.frames.items.map(\.minX) == [100, 289.5, 478.5])
    #expect(layout.frames.items.last?.maxX == 668)
  }

  @Test(
    "content insets at the top and bottom shrink items without moving them out of the bar",
    .rule("RDV-33")
  )
  func verticalInsets() {
    var layout = TabBarLayout(size: Self.size(375, 49), itemHeights: [nil])
    layout.contentInsets = UIEdgeInsets(top: 5, left: 0, bottom: 3, right: 0)

    #expect(layout.frames.items == [CGRect(x: 0, y: 5, width: 375, height: 41)])
  }

  @Test(
    "an item taller than the bar rises above it and receives touches there",
    .rule("RDV-30"),
    .rule("RDV-33"),
    .rule("RDV-34")
  )
  func tallItem() {
    let layout = TabBarLayout(size: Self.size(375, 58), itemHeights: [nil, 80, nil])
    let frames = layout.frames
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 58)

    #expect(frames.items[1] == CGRect(x: 125, y: -22, width: 125, height: 80))
    #expect(frames.background == bounds)
    #expect(frames.target(at: CGPoint(x: 180, y: -10), in: bounds) == .item(1))
    #expect(frames.target(at: CGPoint(x: 60, y: -10), in: bounds) == nil)
  }

  @Test(
    "if all items are lower than the bar, so is its background",
    .rule("RDV-30"),
    .rule("RDV-34")
  )
  func lowItems() {
    let frames = TabBarLayout(size: Self.size(375, 58), itemHeights: [49, 49]).frames

    #expect(frames.background == CGRect(x: 0, y: 9, width: 375, height: 49))
    #expect(frames.items.allSatisfy { $0.minY == 9 })
  }

  @Test(
    "the home indicator's inset is below the items and inside the background",
    .rule("RDV-37")
  )
  func homeIndicator() {
    var layout = TabBarLayout(size: Self.size(375, 83), itemHeights: [nil, nil])
    layout.safeArea.bottom = 34
    let frames = layout.frames

    #expect(frames.items.allSatisfy { $0.minY == 0 && $0.height == 49 })
    #expect(frames.background == CGRect(x: 0, y: 0, width: 375, height: 83))
    #expect(frames.target(at: CGPoint(x: 10, y: 80), in: frames.background) == .item(0))
  }

  @Test("centered items with a fixed width form a block in the middle", .rule("ES-7"))
  func centredBlock() {
    var layout = TabBarLayout(size: Self.size(768, 49), itemHeights: [nil, nil, nil])
    layout.distribution = .centered(itemWidth: 76, spacing: 34)

    #expect(layout.frames.items.map(\.minX) == [236, 346, 456])
    #expect(layout.frames.items.allSatisfy { $0.width == 76 })
  }

  @Test("in right-to-left layouts all frames are mirrored, including the button's", .rule("RAM-5"))
  func mirrored() throws {
    var layout = TabBarLayout(size: Self.size(375, 49), itemHeights: [nil, nil, nil])
    layout.action = TabBarLayout.Action(size: Self.size(75, 60))
    layout.action?.placement = .index(1)
    let forward = layout.frames
    layout.isRightToLeft = true
    let back = layout.frames

    #expect(back.items.map(\.minX) == forward.items.map { 375 - $0.maxX })
    #expect(back.action?.minX == 375 - (try #require(forward.action)).maxX)
  }

  @Test(
    "every point of a bar belongs to one target, consistent with the item frames",
    .rule("CYL-40"),
    .rule("CYL-44")
  )
  func everyPoint() throws {
    var layout = TabBarLayout(size: Self.size(375, 83), itemHeights: [nil, nil, 70, nil])
    layout.safeArea = UIEdgeInsets(top: 0, left: 20, bottom: 34, right: 10)
    layout.contentInsets = UIEdgeInsets(top: 3, left: 12, bottom: 0, right: 4)
    layout.action = TabBarLayout.Action(size: Self.size(59, 80))
    let frames = layout.frames
    let bounds = CGRect(origin: .zero, size: layout.size)
    let action = try #require(frames.action)

    for x in stride(from: -5.5, through: 380, by: 3) {
      for y in stride(from: -60.5, through: 90, by: 3) {
        let point = CGPoint(x: x, y: y)
        let target = frames.target(at: point, in: bounds)
        if action.contains(point) {
          #expect(target == .action)
        } else if let index = frames.items.firstIndex(where: { $0.contains(point) }) {
          #expect(target == .item(index))
        } else {
          #expect((target != nil) == bounds.contains(point) || target == .item(2))
        }
      }
    }
  }

  @Test("touchOutsets extend the touch area of the button", .rule("CYL-43"))
  func touchOutsets() {
    var layout = TabBarLayout(size: Self.size(375, 49), itemHeights: [nil, nil])
    layout.action = TabBarLayout.Action(size: Self.size(60, 49))
    layout.action?.touchOutsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let bounds = CGRect(origin: .zero, size: layout.size)

    #expect(layout.frames.target(at: CGPoint(x: 187, y: -15), in: bounds) == .action)
    #expect(layout.frames.target(at: CGPoint(x: 187, y: -25), in: bounds) == nil)
  }

  @Test(
    "invalid sizes give empty frames",
    arguments: [
      CGSize.zero, CGSize(width: -10, height: 49), CGSize(width: CGFloat.nan, height: 49),
      CGSize(width: CGFloat.infinity, height: 49),
    ]
  )
  func oddSizes(_ size: CGSize) {
    #expect(TabBarLayout(size: size, itemHeights: [nil, nil]).frames == TabBarFrames(itemCount: 2))
  }

  @Test("invalid heights, widths and fractions are ignored")
  func oddNumbers() {
    var layout = TabBarLayout(size: Self.size(375, 49), itemHeights: [.nan, -4, .infinity])
    layout.action = TabBarLayout.Action(size: Self.size(59, 40))
    layout.action?.width = .fixed(.nan)
    layout.action?.verticalPosition = .fraction(.nan)
    layout.distribution = .centered(itemWidth: .nan, spacing: .nan)
    let frames = layout.frames

    #expect(frames.items.map(\.minX) == [0, 125, 250])
    #expect(frames.items.allSatisfy { $0.minY == 0 && $0.height == 49 })
    #expect(frames.action?.midY == 24.5)
  }

  @Test("a bar of 200 items has 200 frames, in order, from edge to edge")
  func manyItems() {
    let frames = TabBarLayout(
      size: Self.size(375, 49),
      itemHeights: Array(repeating: nil, count: 200)
    ).frames

    #expect(frames.items.count == 200)
    #expect(frames.items.last?.maxX == 375)
    #expect(zip(frames.items, frames.items.dropFirst()).allSatisfy { $0.minX <= $1.minX })
  }
}
