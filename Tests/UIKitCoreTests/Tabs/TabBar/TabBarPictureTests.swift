import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

/// Draws the bar of a published picture of a real device with the same icons, and compares
/// positions.
///
/// The picture shows iOS 10, 375 points wide at scale 2; its measurements are recorded here. The
/// icons are the same files, so they must be at the same positions. Titles use the regular weight,
/// as they did then, but another font: letters differ by fractions of a pixel.
@Suite("Tab bar pictures compared with a real device") @MainActor
struct TabBarPictureTests {
  private let icons = [
    Marks(left: 52, top: 18, right: 96, bottom: 57),
    Marks(left: 203, top: 21, right: 247, bottom: 55),
    Marks(left: 354, top: 19, right: 396, bottom: 58),
    Marks(left: 502, top: 21, right: 546, bottom: 57),
    Marks(left: 656, top: 16, right: 694, bottom: 58),
  ]
  private let titles = [
    Marks(left: 48, top: 77, right: 101, bottom: 91),
    Marks(left: 206, top: 76, right: 243, bottom: 91),
    Marks(left: 348, top: 76, right: 401, bottom: 91),
    Marks(left: 500, top: 77, right: 550, bottom: 91),
    Marks(left: 662, top: 77, right: 688, bottom: 91),
  ]

  @Test("icons are within one pixel of the real ones", .rule("M-ICO-4", "M-BTN-1"))
  func iconPlaces() throws {
    let picture = try BarPicture(titles: BarPicture.titles)

    for (index, real) in icons.enumerated() {
      let ours = try #require(picture.marks(inSlot: index, rows: 4..<64))
      #expect(abs(ours.left - real.left) <= 1, "left edge of icon \(index)")
      #expect(abs(ours.right - real.right) <= 1, "right edge of icon \(index)")
      #expect(abs(ours.top - real.top) <= 1, "top of icon \(index)")
      #expect(abs(ours.bottom - real.bottom) <= 1, "bottom of icon \(index)")
    }
  }

  @Test("titles are within one pixel of the real ones", .rule("M-TTL-1", "M-TTL-4"))
  func titlePlaces() throws {
    let picture = try BarPicture(titles: BarPicture.titles)

    for (index, real) in titles.enumerated() {
      let ours = try #require(picture.marks(inSlot: index, rows: 68..<98))
      #expect(abs(ours.middle - real.middle) <= 1, "middle of title \(index)")
      #expect(
        abs((ours.right - ours.left) - (real.right - real.left)) <= 1,
        "width of \(index)"
      )
      #expect(abs(ours.top - real.top) <= 1, "top of title \(index)")
      #expect(abs(ours.bottom - real.bottom) <= 1, "baseline of title \(index)")
    }
  }

  // MARK: Badges

  /// The badges of the published picture, in whole pixels of the device.
  ///
  /// The picture was published enlarged, from 742 to 750 pixels and vertically by 1.018, as follows
  /// from the positions of titles and icons in the unscaled picture. In it the four badges begin at
  /// 84, 236.5, 387 and 539, and extend from 7 to 43.
  private let badges = [
    Badge(text: "New", isBlue: false, marks: Marks(left: 87, top: 6, right: 161, bottom: 42)),
    Badge(text: "99+", isBlue: false, marks: Marks(left: 238, top: 6, right: 308, bottom: 42)),
    Badge(text: "1", isBlue: true, marks: Marks(left: 387, top: 6, right: 423, bottom: 42)),
    Badge(text: "", isBlue: false, marks: Marks(left: 537, top: 6, right: 573, bottom: 42)),
  ]

  @Test(
    "badges are within one pixel of the real ones on all sides",
    .rule("M-BDG-1", "M-BDG-2", "M-BDG-3")
  )
  func badgePlaces() throws {
    let picture = try BarPicture(titles: BarPicture.titles) { items in
      for (item, badge) in zip(items, badges) {
        item.badgeValue = badge.text
        if badge.isBlue { item.badgeColor = .blue }
      }
    }

    for (index, badge) in badges.enumerated() {
      let ours = try #require(picture.badge(inSlot: index, isBlue: badge.isBlue))
      #expect(ours.distance(to: badge.marks) <= 1, "\"\(badge.text)\": \(ours)")
    }
  }

  private struct Badge {
    var text: String
    var isBlue: Bool
    var marks: Marks
  }

  // MARK: More

  @Test("the dots and the title of More are within one pixel of the real ones", .rule("R-SYS-1"))
  func more() throws {
    let picture = try BarPicture(titles: Array(BarPicture.titles.prefix(4))) { items in
      items.append(UITabBarItem(tabBarSystemItem: .more, tag: 0))
    }

    let dots = try #require(picture.marks(inSlot: 4, rows: 4..<64))
    let title = try #require(picture.marks(inSlot: 4, rows: 68..<98))
    let realTitle = Marks(left: 652, top: 77, right: 697, bottom: 91)
    #expect(dots.distance(to: Marks(left: 650, top: 33, right: 696, bottom: 43)) <= 1, "\(dots)")
    #expect(title.distance(to: realTitle) <= 1, "\(title)")
    for index in 0..<4 {
      let icon = try #require(picture.marks(inSlot: index, rows: 4..<64))
      #expect(icon.distance(to: icons[index]) <= 1, "icon \(index) beside More")
    }
  }
}
