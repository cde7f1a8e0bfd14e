import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar layout: content of a button")
struct TabBarButtonLayoutTests {
  private func stacked(width: CGFloat, _ content: TabBarButtonLayout.Content)
    -> TabBarButtonLayout.Frames
  {
    TabBarButtonLayout(size: CGSize(width: width, height: 48)).frames(of: content)
  }

  @Test(
    "the center of an icon is 18 points below the top, regardless of its size",
    .rule("M-ICO-1", "M-ICO-2", "M-ICO-3", "M-ICO-4")
  )
  func imageCenter() {
    let rows: [(width: CGFloat, height: CGFloat, y: CGFloat)] = [
      (25, 25, 5.5), (30, 30, 3), (21, 28, 4),
    ]
    for row in rows {
      let size = CGSize(width: row.width, height: row.height)
      let frames = stacked(width: 76, .init(imageSize: size))

      #expect(frames.image.minY == row.y)
      #expect(frames.image.size == size)
    }
  }

  @Test("icons and titles are at the measured positions", .rule("M-ICO-8", "M-TTL-1", "M-TTL-4"))
  func sampleRows() {
    let wide = stacked(width: 76, .init(imageSize: CGSize(width: 30, height: 30), titleWidth: 32.8))
    let narrow = stacked(width: 89, .init(imageSize: CGSize(width: 25, height: 25), titleWidth: 30))

    #expect(wide.image.origin == CGPoint(x: 23, y: 3))
    #expect(wide.title == CGRect(x: 21.5, y: 35, width: 33, height: 12))
    #expect(narrow.image.origin == CGPoint(x: 32, y: 5.5))
    #expect(narrow.title == CGRect(x: 29.5, y: 35, width: 30, height: 12))
  }

  @Test(
    "an icon is centered over its title, both rounded toward the left",
    .rule("M-ICO-4", "M-ICO-8", "M-TTL-4")
  )
  func dumpRows() {
    let rows: [(button: CGFloat, icon: CGFloat, title: CGFloat, x: (CGFloat, CGFloat))] = [
      (76, 30, 33, (23, 21.5)), (76, 30, 34.5, (22.5, 20.5)), (76, 30, 35, (23, 20.5)),
      (89, 25, 30, (32, 29.5)), (371, 21, 54.5, (174.5, 158)),
    ]
    for row in rows {
      let image = CGSize(width: row.icon, height: 28)
      let frames = stacked(width: row.button, .init(imageSize: image, titleWidth: row.title))

      #expect(frames.image.minX == row.x.0, "icon over a title of \(row.title)")
      #expect(frames.title.minX == row.x.1, "title of \(row.title)")
    }
  }

  @Test(
    "an icon without a title and a title without an icon keep their positions",
    .rule("R-IMG-6", "R-IMG-7")
  )
  func partsAlone() {
    let icon = stacked(width: 76, .init(imageSize: CGSize(width: 25, height: 25)))
    let title = stacked(width: 76, .init(titleWidth: 30))

    #expect(icon.image.midY == 18)
    #expect(icon.title.isEmpty)
    #expect(title.title.minY == 35)
    #expect(title.image.isEmpty)
  }

  @Test("balanced insets move an icon, one-sided ones shrink it", .rule("R-IMG-5", "R-IMG-6"))
  func imageInsets() {
    let size = CGSize(width: 25, height: 25)

    let moved = stacked(
      width: 76,
      .init(imageSize: size, imageInsets: UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0))
    )
    let squeezed = stacked(
      width: 76,
      .init(imageSize: size, imageInsets: UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
    )
    let gone = stacked(
      width: 76,
      .init(imageSize: size, imageInsets: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
    )

    #expect(moved.image == CGRect(x: 25.5, y: 11.5, width: 25, height: 25))
    #expect(squeezed.image == CGRect(x: 25.5, y: 11.5, width: 25, height: 19))
    #expect(gone.image.isEmpty)
  }

  @Test("icons larger than the button are not scaled down", .rule("R-IMG-4"))
  func largeImage() {
    let frames = stacked(width: 76, .init(imageSize: CGSize(width: 8_000, height: 8_000)))

    #expect(frames.image.size == CGSize(width: 8_000, height: 8_000))
    #expect(frames.image.midY == 18)
  }

  @Test("a title keeps its bottom edge when its font is larger", .rule("M-ICO-7", "M-TTL-3"))
  func largerTitle() {
    let frames = TabBarButtonLayout(size: CGSize(width: 90, height: 48), scale: 3)
      .frames(of: .init(titleWidth: 40, titleFontSize: 11))

    #expect(abs(frames.title.height - 13.33) < 0.01)
    #expect(abs(frames.title.maxY - 47) < 0.01)
  }

  @Test(
    "a title is never wider than its button",
    .rule("M-TTL-6"),
    arguments: [200, 20_000, CGFloat.infinity]
  )
  func wideTitle(width: CGFloat) {
    let frames = stacked(width: 60, .init(titleWidth: width))

    #expect(frames.title == CGRect(x: 0, y: 35, width: 60, height: 12))
  }

  @Test("titles and badges follow their offsets, and invalid offsets are ignored")
  func offsets() {
    var content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: 24, height: 24),
      titleWidth: 30
    )
    content.badgeSize = CGSize(width: 18, height: 18)
    content.titleOffset = UIOffset(horizontal: 3, vertical: -2)
    content.badgeOffset = UIOffset(horizontal: -4, vertical: 1)

    let frames = stacked(width: 90, content)

    #expect(frames.title.origin == CGPoint(x: 33, y: 33))
    #expect(frames.badge.origin == CGPoint(x: 48, y: 3))

    content.titleOffset = UIOffset(horizontal: .nan, vertical: 0)
    #expect(stacked(width: 90, content).title.origin == CGPoint(x: 30, y: 35))
  }

  @Test("an icon exactly between two pixels is rounded up", .rule("M-ICO-5"))
  func tripleScale() {
    let layout = TabBarButtonLayout(size: CGSize(width: 76, height: 48), scale: 3)

    let frames = layout.frames(of: .init(imageSize: CGSize(width: 25, height: 25)))

    #expect(abs(frames.image.midY - 17.8) < 0.05)
  }

  @Test(
    "a 23-point icon has its center, title and badge at the measured positions",
    .rule("M-ICO-7", "M-BDG-2")
  )
  func standIn() {
    var content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: 23, height: 23),
      titleWidth: 30
    )
    content.badgeSize = CGSize(width: 18, height: 18)

    let frames = stacked(width: 75, content)

    #expect(frames.image.midY == 18)
    #expect(frames.title.maxY == 47)
    #expect(abs(frames.badge.minX - (37.5 + 6)) <= 0.5)
    #expect(frames.badge.minY == 2)
  }

  @Test("an empty image is treated like no image", .rule("R-BDG-3", "R-BAD-3"))
  func emptyImage() {
    var content = TabBarButtonLayout.Content(imageSize: .zero, titleWidth: 50)
    content.badgeSize = CGSize(width: 18, height: 18)
    let size = CGSize(width: 125, height: 31)

    #expect(stacked(width: 125, content).badge.minX == 0)
    for style in [UITabBarItemAppearance.Style.inline, .compactInline] {
      let frames = TabBarButtonLayout(size: size, style: style).frames(of: content)
      #expect(frames.title.midX == 62.5)
      #expect(frames.badge.minX == 0)
    }
  }

  @Test("a badge is as long as its text, even over other items", .rule("R-BDG-2"))
  func longBadge() {
    var content = TabBarButtonLayout.Content(imageSize: CGSize(width: 24, height: 24))
    content.badgeSize = CGSize(width: 400, height: 18)

    #expect(stacked(width: 90, content).badge == CGRect(x: 52, y: 2, width: 400, height: 18))
  }

  @Test(
    "invalid numbers give finite frames",
    .rule("R-BAD-8"),
    arguments: [CGFloat.nan, .infinity, -.infinity, -5]
  )
  func brokenNumbers(value: CGFloat) {
    let content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: value, height: value),
      imageInsets: UIEdgeInsets(top: value, left: value, bottom: value, right: value),
      titleWidth: value,
      titleFontSize: value,
      titleOffset: UIOffset(horizontal: value, vertical: 0),
      badgeSize: CGSize(width: 18, height: 18),
      badgeOffset: UIOffset(horizontal: 0, vertical: value)
    )
    for style in [UITabBarItemAppearance.Style.stacked, .inline, .compactInline] {
      let frames = TabBarButtonLayout(size: CGSize(width: 90, height: 48), style: style)
        .frames(of: content)
      for frame in [frames.image, frames.title, frames.badge] {
        #expect(frame.isFinite && frame.size.width >= 0 && frame.size.height >= 0)
      }
    }
    #expect(TabBarButtonLayout.inlineWidth(of: content, scale: 2).isFinite || value == .infinity)
  }

  @Test("the badge begins 5 points before the icon's trailing edge", .rule("M-BDG-2", "R-BDG-3"))
  func badge() {
    var content = TabBarButtonLayout.Content(imageSize: CGSize(width: 24, height: 24))
    content.badgeSize = CGSize(width: 18, height: 18)

    #expect(stacked(width: 90, content).image.minX == 33)
    #expect(stacked(width: 90, content).badge == CGRect(x: 52, y: 2, width: 18, height: 18))

    content.imageSize = nil
    #expect(stacked(width: 90, content).badge == CGRect(x: 0, y: 2, width: 18, height: 18))
  }

  @Test("in right-to-left layouts the badge is at the icon's left corner", .rule("R-RTL-2"))
  func mirroredBadge() {
    var content = TabBarButtonLayout.Content(imageSize: CGSize(width: 24, height: 24))
    content.badgeSize = CGSize(width: 30, height: 18)

    let frames = TabBarButtonLayout(size: CGSize(width: 90, height: 48), isRightToLeft: true)
      .frames(
        of: content
      )

    #expect(frames.badge == CGRect(x: 8, y: 2, width: 30, height: 18))
  }

  @Test(
    "inline icon and title form a centered group",
    .rule("M-INL-1", "M-INL-2", "M-INL-3", "M-INL-5")
  )
  func inline() {
    let content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: 25, height: 25),
      titleWidth: 50,
      titleFontSize: 12
    )
    let size = CGSize(width: 125, height: 31)

    let compact = TabBarButtonLayout(size: size, style: .compactInline).frames(of: content)
    let regular = TabBarButtonLayout(size: size, style: .inline, scale: 3).frames(of: content)

    #expect(compact.image == CGRect(x: 25, y: 5.5, width: 20, height: 20))
    #expect(compact.title.minX == 50)
    #expect(abs(compact.title.midY - 15.5) < 0.5)
    #expect(regular.image.width == 23)
    #expect(regular.title.minX - regular.image.maxX == 6)
    // The measured original has the title at (w - titleW) / 2 + 12.25 and 14.25.
    #expect(abs(compact.title.minX - 49.75) <= 0.25)
    #expect(abs(regular.title.minX - 51.75) <= 0.34)
    let triple = TabBarButtonLayout(size: size, style: .compactInline, scale: 3).frames(of: content)
    #expect(triple.image.width == 20)
  }

  @Test("in right-to-left layouts the inline icon is to the right of its title", .rule("R-RTL-2"))
  func mirroredInline() {
    let content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: 25, height: 25),
      titleWidth: 50
    )
    let layout = TabBarButtonLayout(
      size: CGSize(width: 125, height: 31),
      style: .compactInline,
      isRightToLeft: true
    )

    let frames = layout.frames(of: content)

    #expect(frames.title.minX == 25)
    #expect(frames.image.minX == 80)
  }

  @Test("landscape images keep their size", .rule("R-IMG-4"))
  func landscapeArt() {
    var content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: 24, height: 24),
      titleWidth: 50
    )
    let layout = TabBarButtonLayout(size: CGSize(width: 125, height: 31), style: .compactInline)

    #expect(layout.frames(of: content).image.width == 20)

    content.keepsImageSize = true
    #expect(layout.frames(of: content).image.width == 24)
  }

  @Test("an inline badge is positioned relative to its icon's center", .rule("M-INL-6"))
  func inlineBadge() {
    var content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: 20, height: 20),
      titleWidth: 50
    )
    content.badgeSize = CGSize(width: 18, height: 18)

    let frames = TabBarButtonLayout(size: CGSize(width: 125, height: 48), style: .inline).frames(
      of: content
    )

    #expect(frames.badge.minX == frames.image.midX + 3)
    #expect(frames.badge.minY == frames.image.midY - 19)
  }

  @Test(
    "an inline badge covers neither the title nor the line above the bar",
    .rule("R-BDG-6"),
    arguments: [false, true]
  )
  func inlineBadgeBesideTitle(isRightToLeft: Bool) {
    var content = TabBarButtonLayout.Content(
      imageSize: CGSize(width: 20, height: 20),
      titleWidth: 50
    )
    content.badgeSize = CGSize(width: 18, height: 18)
    let layout = TabBarButtonLayout(
      size: CGSize(width: 125, height: 31),
      style: .compactInline,
      isRightToLeft: isRightToLeft
    )

    let frames = layout.frames(of: content)

    #expect(frames.badge.minY == 0)
    if isRightToLeft {
      #expect(frames.title.maxX <= frames.badge.minX - 2)
    } else {
      #expect(frames.title.minX >= frames.badge.maxX + 2)
    }
    let width = TabBarButtonLayout.inlineWidth(of: content, scale: 2)
    #expect(abs(width - 83) < 0.001)
  }
}
