import CoreGraphics
import TestSupport
import Testing

@testable import UIKitCore

@Suite("AlertLayout") struct AlertLayoutTests {
  private let phone = AlertLayout.Room(
    size: CGSize(width: 393, height: 852),
    safeTop: 59,
    safeBottom: 34
  )

  private func content(
    isSheet: Bool = false,
    title: CGFloat = 20,
    message: CGFloat = 16,
    widths: [CGFloat] = [30, 50],
    cancel: Int? = nil
  ) -> AlertLayout.Content {
    var content = AlertLayout.Content()
    content.isSheet = isSheet
    content.titleHeight = title
    content.messageHeight = message
    content.actions = widths.enumerated().map {
      AlertLayout.Action(titleWidth: $1, titleHeight: 20, isCancel: $0 == cancel)
    }
    content.hairline = 1 / 3
    return content
  }

  @Test("an alert is 270 points wide and centered in the safe area", .rule("R-ALR-1"))
  func alertPlace() {
    let layout = AlertLayout(content(), in: phone)

    #expect(layout.width == 270)
    #expect(layout.panel.size == CGSize(width: 270, height: layout.height))
    let frame = layout.frame(in: phone, isSheet: false, scale: 3)
    #expect(abs(frame.midX - 393 / 2) < 0.4)
    #expect(abs(frame.midY - (59 + (852 - 59 - 34) / 2)) < 0.4)
  }

  @Test("title and message are centered above the actions", .rule("R-ALR-10"))
  func header() {
    let both = AlertLayout(content(title: 20.5, message: 16), in: phone)
    #expect(both.title.minY == both.header.maxY - both.message.maxY)
    #expect(both.message.minY == both.title.maxY + 2)
    #expect(abs(both.height - 121.5) < 0.5)

    let title = AlertLayout(content(message: 0), in: phone)
    #expect(title.title.minY == title.header.maxY - title.title.maxY)
  }

  @Test("two short actions are side by side, the cancel action first", .rule("R-ALR-3"))
  func pair() {
    let layout = AlertLayout(content(cancel: 1), in: phone)

    #expect(layout.isSideBySide)
    #expect(layout.listHeight == 44)
    #expect(layout.rows[1].minX == 0)
    #expect(layout.rows[0].maxX == 270)
    #expect(layout.rows[0].minX > layout.rows[1].maxX)
    #expect(layout.lines.count == 1)
    var mirrored = content(cancel: 1)
    mirrored.isRightToLeft = true
    let other = AlertLayout(mirrored, in: phone)
    #expect(other.rows[1].maxX == 270)
    #expect(other.rows[0].minX == 0)
  }

  @Test("long, many or large actions are stacked, the cancel action last", .rule("R-ALR-3"))
  func stack() {
    for content in [
      content(widths: [30, 190], cancel: 0), content(widths: [1, 2, 3], cancel: 1),
    ] {
      let layout = AlertLayout(content, in: phone)

      #expect(!layout.isSideBySide)
      let cancel = content.actions.firstIndex(where: \.isCancel) ?? 0
      #expect(layout.rows.allSatisfy { $0.width == 270 && $0.height == 44 })
      #expect(layout.rows.allSatisfy { $0.maxY <= layout.rows[cancel].maxY })
      #expect(layout.lines.count == content.actions.count - 1)
    }
    var large = content()
    large.isLarge = true
    let layout = AlertLayout(large, in: phone)
    #expect(!layout.isSideBySide)
    #expect(layout.width == 358)
  }

  @Test("a sheet leaves 8 points at each side, and its cancel action is separate", .rule("R-ALR-2"))
  func sheet() {
    let layout = AlertLayout(
      content(isSheet: true, widths: [20, 20, 20], cancel: 0),
      in: phone
    )

    #expect(layout.width == 377)
    #expect(layout.rows[1].height == 57)
    #expect(layout.rows[1].minY < layout.rows[2].minY)
    let cancel = layout.cancelPanel ?? .zero
    #expect(cancel.height == 57)
    #expect(cancel.minY == layout.panel.maxY + 8)
    let frame = layout.frame(in: phone, isSheet: true, scale: 3)
    #expect(frame.maxY == 818)
    #expect(frame.height == layout.height)
  }

  @Test("a sheet is 8 points above an edge without a home indicator", .rule("R-ALR-2"))
  func sheetWithoutIndicator() {
    let room = AlertLayout.Room(size: CGSize(width: 667, height: 375))
    let layout = AlertLayout(content(isSheet: true, cancel: 1), in: room)

    #expect(layout.width == 359)
    #expect(layout.frame(in: room, isSheet: true, scale: 2).maxY == 367)
  }

  @Test("without texts there is no header; a sheet can consist of its cancel action alone")
  func withoutTexts() {
    let bare = AlertLayout(content(title: 0, message: 0), in: phone)
    #expect(bare.header.height == 0)
    #expect(bare.headerLine == nil)
    #expect(bare.height == 44)

    let alone = AlertLayout(
      content(isSheet: true, title: 0, message: 0, widths: [9], cancel: 0),
      in: phone
    )
    #expect(alone.panel.height == 0)
    #expect(alone.height == 57)
  }

  @Test("content that is too long scrolls, and some rows stay visible", .rule("R-ALR-4"))
  func scrolling() {
    let many = AlertLayout(content(widths: Array(repeating: 20, count: 40)), in: phone)
    #expect(many.listHeight > many.list.height)
    #expect(many.header.height == many.headerHeight)

    let long = AlertLayout(content(message: 4000), in: phone)
    #expect(long.list.height == 44)
    #expect(long.header.height < long.headerHeight)

    let both = AlertLayout(
      content(isSheet: true, message: 4000, widths: Array(repeating: 20, count: 40), cancel: 0),
      in: phone
    )
    #expect(both.list.height >= 1.5 * 57)
    #expect(both.height <= 852 - 59 - 34)
  }

  @Test(
    "for random contents everything is inside the alert and nothing overlaps",
    .rule("R-ALR-30")
  )
  func random() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var content = AlertLayout.Content()
      content.isSheet = .random(using: &random)
      content.isLarge = .random(using: &random)
      content.isRightToLeft = .random(using: &random)
      content.titleHeight = [0, 20, 600].randomElement(using: &random)!
      content.messageHeight = [0, 16, 2000].randomElement(using: &random)!
      content.hairline = 0.5
      content.actions = (0..<Int.random(in: 0..<30, using: &random)).map {
        AlertLayout.Action(
          titleWidth: .random(in: 0...300, using: &random),
          titleHeight: .random(in: 10...80, using: &random),
          isCancel: $0 == 1
        )
      }
      let room = AlertLayout.Room(
        size: CGSize(
          width: .random(in: 100...1400, using: &random),
          height: .random(in: 100...1400, using: &random)
        ),
        safeTop: [0, 59].randomElement(using: &random)!,
        safeBottom: [0, 34].randomElement(using: &random)!
      )

      let layout = AlertLayout(content, in: room)

      #expect(layout.rows.count == content.actions.count, "seed \(seed)")
      #expect(layout.header.height >= 0 && layout.list.height >= 0, "seed \(seed)")
      #expect(layout.header.maxY <= layout.list.minY, "seed \(seed)")
      #expect(layout.list.maxY <= layout.panel.height + 0.001, "seed \(seed)")
      let cancel = content.isSheet ? content.actions.firstIndex(where: \.isCancel) : nil
      let listed = layout.rows.indices.filter { $0 != cancel }.map { layout.rows[$0] }
      for (index, row) in listed.enumerated() {
        #expect(row.minX >= 0 && row.maxX <= layout.width + 0.001, "seed \(seed)")
        #expect(row.minY >= 0 && row.maxY <= layout.listHeight + 0.001, "seed \(seed)")
        for other in listed[(index + 1)...] {
          let shared = row.intersection(other)
          #expect(shared.isNull || shared.width * shared.height < 0.001, "seed \(seed)")
        }
      }
      let cancelHeight = layout.cancelPanel.map { $0.height + 8 } ?? 0
      let frame = layout.frame(in: room, isSheet: content.isSheet, scale: 2)
      if cancelHeight + room.safeTop + room.safeBottom + 32 < room.size.height {
        #expect(frame.minY >= 0 && frame.maxY <= room.size.height, "seed \(seed)")
      }
    }
  }
}

@Suite("ActionTracking") struct ActionTrackingTests {
  @Test("the action under the touch when it ends is chosen", .rule("R-ALR-13"))
  func sliding() {
    var tracking = ActionTracking()
    tracking.begin(on: 0)
    #expect(tracking.highlighted == 0)

    tracking.move(to: nil)
    #expect(tracking.highlighted == nil)
    tracking.move(to: 2)

    #expect(tracking.end() == 2)
    #expect(tracking == ActionTracking())
  }

  @Test("nothing is chosen outside the actions, after a cancelled touch or without a touch")
  func nothing() {
    var tracking = ActionTracking()
    tracking.move(to: 1)
    #expect(tracking.highlighted == nil)
    #expect(tracking.end() == nil)
    tracking.begin(on: 1)
    tracking.move(to: nil)
    #expect(tracking.end() == nil)
    tracking.begin(on: 1)
    tracking.cancel()
    #expect(tracking.end() == nil)
  }
}
