import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Draws the bars of three published pictures of a device, and compares what is visible.
///
/// The icons are the same files. Titles use the regular weight, as they did in iOS 10, but another
/// font: letters differ by fractions of a pixel.
@Suite("Tab bar pictures compared with a real device", .rule("M-PIC-1", "M-PIC-2")) @MainActor
struct TabBarPictureTests {
  private var comparison = BarComparison(scale: 2)

  @Test(
    "five items differ from the picture by at most a pixel, and in color by 2 on average",
    .rule("M-ICO-4", "M-BTN-1", "M-TTL-1", "M-TTL-4", "M-COL-1", "M-COL-2")
  )
  mutating func items() throws {
    let picture = try BarPicture(titles: ReferenceBar.titles)

    for index in 0..<5 { try compareItem(index, in: picture) }
    expectSimilar()
  }

  @Test("titles are as wide as in the picture, within a pixel", .rule("M-TTL-4"))
  func titleWidths() throws {
    let picture = try BarPicture(titles: ReferenceBar.titles)

    for (index, real) in ReferenceBar.titleMarks.enumerated() {
      let ours = try #require(picture.title(inSlot: index))
      #expect(abs(ours.width - real.width) <= 1, "width of \(index)")
    }
  }

  @Test(
    "badges differ from the picture by at most a pixel, their texts by a point, and colors by 2",
    .rule("M-BDG-1", "M-BDG-2", "M-BDG-3", "M-BDG-4")
  )
  mutating func badges() throws {
    let picture = try BarPicture(titles: ReferenceBar.titles) { items in
      for (item, badge) in zip(items, ReferenceBar.badges) {
        item.badgeValue = badge.text
        if badge.isBlue { item.badgeColor = .blue }
      }
    }

    for (index, badge) in ReferenceBar.badges.enumerated() {
      try compareBadge(badge, inSlot: index, of: picture)
    }
    // Widths of texts depend on the font, and so do the centers of badges.
    expectSimilar(within: 1)
  }

  @Test(
    "the dots and the title of More differ from the picture by at most a pixel, and in color by 2",
    .rule("R-SYS-1")
  )
  mutating func more() throws {
    let picture = try BarPicture(titles: Array(ReferenceBar.titles.prefix(4))) { items in
      items.append(UITabBarItem(tabBarSystemItem: .more, tag: 0))
    }

    let dots = try #require(picture.icon(inSlot: 4))
    let title = try #require(picture.title(inSlot: 4))
    comparison.add("dots", dots, ReferenceBar.moreDots)
    comparison.add("More", title, ReferenceBar.moreTitle)
    compareColor("dots", of: dots, with: ReferenceBar.tint(ofItem: 4), in: picture)
    compareColor("More", of: title, with: ReferenceBar.tint(ofItem: 4), in: picture)
    for index in 0..<4 { try compareItem(index, in: picture) }
    expectSimilar()
  }

  @Test(
    "the bar has the color of the picture within 3, and a line of one pixel above it",
    .rule("M-BG-1", "M-HAIR-1", "M-HAIR-2")
  )
  mutating func background() throws {
    let picture = try BarPicture(titles: ReferenceBar.titles)

    let rows = (-4..<0).map { picture.pixels.color(column: 300, row: $0) }
    comparison.add("ground", color: picture.ground, onDevice: ReferenceBar.ground)
    comparison.add("line", color: rows[3], onDevice: ReferenceBar.hairline)
    #expect(comparison.largestColorDifference <= 3, "\(comparison)")
    #expect(rows.dropLast().allSatisfy { $0 == [255, 255, 255] })
  }

  // MARK: Comparing

  private mutating func compareItem(_ index: Int, in picture: BarPicture) throws {
    let name = ReferenceBar.titles[index]
    let icon = try #require(picture.icon(inSlot: index))
    let title = try #require(picture.title(inSlot: index))
    let tint = ReferenceBar.tint(ofItem: index)
    comparison.add("icon of \(name)", icon, ReferenceBar.icons[index])
    comparison.add(text: name, title, ReferenceBar.titleMarks[index])
    compareColor("icon of \(name)", of: icon, with: tint, in: picture)
    compareColor(name, of: title, with: tint, in: picture)
  }

  private mutating func compareBadge(
    _ badge: ReferenceBar.Badge,
    inSlot slot: Int,
    of picture: BarPicture
  ) throws {
    let name = "\"\(badge.text)\""
    let ours = try #require(picture.badge(inSlot: slot, isBlue: badge.isBlue))
    comparison.add("badge \(name)", ours, badge.marks)
    let shade = picture.pixels.color(column: ours.right - 6, row: (ours.top + ours.bottom) / 2)
    comparison.add("badge \(name)", color: shade, onDevice: badge.color)
    #expect(ours.distance(to: badge.marks) <= 1, "\(name): \(ours)")
    guard let textMarks = badge.textMarks else { return }
    let text = try #require(picture.text(in: ours, ground: badge.color))
    comparison.add(text: "text \(name)", text, textMarks)
    comparison.add(
      "text \(name)",
      color: picture.pixels.color(
        columns: text.columns(),
        rows: text.rows(),
        ground: badge.color
      ),
      onDevice: ReferenceBar.badgeText
    )
  }

  private mutating func compareColor(
    _ name: String,
    of marks: Marks,
    with color: [Int],
    in picture: BarPicture
  ) {
    let ours = picture.pixels.color(
      columns: marks.columns(),
      rows: marks.rows(),
      ground: picture.ground
    )
    comparison.add(name, color: ours, onDevice: color)
  }

  private func expectSimilar(within points: Double = 0.5) {
    #expect(comparison.largestDistance <= points, "\(comparison)")
    #expect(comparison.meanColorDifference <= 2, "\(comparison)")
  }
}
